// SPDX-License-Identifier: MIT
#pragma once

// What the solver has said about the positions of one board and finish, with any peg as the last
// one or with a survivor, so that nothing is asked twice when a player goes back. An answer teaches
// more than was asked: every position along a solution is winnable, and a jump that was judged says
// how the position after it stands. A few hundred bytes a position.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "app/model/finding.h"
#include "core/board/game.h"

namespace peg {

// How likely it is that a player wins who makes each time one of the legal jumps at random.
struct Odds {
    double chance = 0;       // 0 to 1; 0: not known
    int give_or_take = 0;    // of an estimate: two standard errors, in percent of the chance
    std::int64_t games = 0;  // of an estimate: played at random for it; 0: the chance is exact
};
// Of a result of "count" (report/knowledge_json.h): the exact odds, else the estimate.
Odds odds_in(const Json& result);

struct Known {
    Verdict verdict = Verdict::kUndecided;
    int fewest = 0;  // with the finish `fewest`: how few pegs can be reached; 0 while not known
    std::vector<JumpId> solution;      // of a solvable position, where one was seen
    std::optional<Certificate> proof;  // of an unsolvable position, where one was given
    std::vector<JudgedJump> jumps;     // the legal jumps that were judged so far
    bool judged = false;               // every legal jump was judged: no more to ask
    bool given_up = false;             // the solver reached its limits: it is not asked again
    std::string solutions;             // their number, "1234"; empty while not known
    Odds odds;
    bool count_asked = false;  // the coach has asked for that number, whatever came of it
};

// How far an answer has come.
enum class Stage : std::uint8_t {
    kPartial,   // more will come
    kAnswered,  // complete: one solution, or that there is none
    kJudged,    // complete: every legal jump
};

class Knowledge {
public:
    void clear() { known_.clear(); }
    // Takes up an answer to the question `asked`, whose jumps and proof have been checked.
    void learn(const Board& board, const Problem& asked, const Finding& finding, Stage stage);
    // How many solutions there are, "1234", empty where they could not be counted; and the odds.
    void learn_count(const Problem& asked, const std::string& solutions, const Odds& odds);
    // Null where nothing is known.
    const Known* find(const Problem& left) const;

private:
    // The finish is always the same one.
    struct HashOfLeft {
        std::size_t operator()(const Problem& left) const {
            return std::hash<Bits>{}(left.start.pegs);
        }
    };

    void learn_line(const Board& board, Problem asked, std::span<const JumpId> solution);

    std::unordered_map<Problem, Known, HashOfLeft> known_;
};

// The best outcome that can be reached from the position after `at` jumps of the line, if it is
// known. Smaller is better: 0 is a win, 1 a loss; with the finish `fewest` it is the number of
// pegs. It never gets smaller along a line. Where the game is over the position itself says it;
// where the survivor was taken, it is lost.
std::optional<int> known_outcome(const Knowledge& knowledge, const Game& game, std::size_t at);

// Where along the played line the game was lost. Found by bisection: outcomes never get better
// along a line, so each answer of the solver halves the stretch in which the mistake can be.
struct Loss {
    bool lost = false;            // the outcome in reach is worse than it was at the start
    bool from_the_start = false;  // the start itself cannot be won
    std::optional<std::size_t> last_winnable;  // number of jumps before the mistake, once known
    std::optional<std::size_t> to_ask;         // while not known: after how many jumps to ask next
};
// At most one look at each position of the line.
Loss find_loss(const Knowledge& knowledge, const Game& game);

}  // namespace peg
