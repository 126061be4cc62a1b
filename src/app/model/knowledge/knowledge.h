// SPDX-License-Identifier: MIT
#pragma once

// What the solver has found about the positions of one board and finish, with any survivor, so that
// nothing is asked twice when a player goes back. An answer teaches more than the question: every
// position along a solution is winnable, and a judged jump tells about the position after it.
// Memory: a few hundred bytes per position.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "app/model/knowledge/finding.h"
#include "core/board/game.h"

namespace peg {

// The probability of winning if each jump is a random legal jump.
struct Odds {
    double chance = 0;       // 0 to 1; 0: unknown
    int give_or_take = 0;    // for an estimate: two standard errors, in percent of the chance
    std::int64_t games = 0;  // for an estimate: number of random games; 0: the chance is exact
};
// The odds of a result of "count" (report/knowledge_json.h): exact if known, otherwise the
// estimate.
Odds odds_in(const Json& result);

struct Known {
    Verdict verdict = Verdict::kUndecided;
    int best = 0;                  // with the finish `fewest` or `most`: the best number of pegs;
                                   // 0: unknown
    std::vector<JumpId> solution;  // if solvable and a solution was found
    std::optional<Certificate> proof;  // if unsolvable and a proof was found
    std::vector<JudgedJump> jumps;     // the legal jumps judged so far
    bool judged = false;               // every legal jump is judged
    bool given_up = false;             // the solver reached its limits; do not ask again
    std::string solutions;             // number of solutions, "1234"; empty: unknown
    Odds odds;
    bool count_asked = false;  // the coach has asked for that number, with or without success
};

// How complete an answer is.
enum class Stage : std::uint8_t {
    kPartial,   // incomplete
    kAnswered,  // complete: a solution, or that there is none
    kJudged,    // complete: every legal jump is judged
};

class Knowledge {
public:
    void clear() { known_.clear(); }
    // Learns from an answer to the question `asked`. Its jumps and its proof must have been
    // checked.
    void learn(const Board& board, const Problem& asked, const Finding& finding, Stage stage);
    // Learns the number of solutions, "1234", empty if they could not be counted, and the odds.
    void learn_count(const Problem& asked, const std::string& solutions, const Odds& odds);
    // Null if nothing is known.
    const Known* find(const Problem& left) const;

private:
    // Ignores the finish, which is always the same.
    struct HashOfLeft {
        std::size_t operator()(const Problem& left) const {
            return std::hash<Bits>{}(left.start.pegs);
        }
    };

    void learn_line(const Board& board, Problem asked, std::span<const JumpId> solution);

    std::unordered_map<Problem, Known, HashOfLeft> known_;
};

// The rank of an end with n pegs under the finish `fewest` or `most`; lower is better. The function
// is its own inverse.
constexpr int rank(const Finish& finish, int pegs) {
    return finish.kind == Finish::Kind::kMost ? static_cast<int>(kMaxHoles) + 1 - pegs : pegs;
}

// The best outcome that can be reached from the position after `at` jumps of the line, if known.
// Lower is better: 0 is a win, 1 a loss; with the finish `fewest` or `most` it is the `rank` of the
// number of pegs. The outcome never gets better along a line. If the game is over, the position
// decides; if the survivor or a marked peg was taken, the game is lost.
std::optional<int> known_outcome(const Knowledge& knowledge, const Game& game, std::size_t at);

// Where along the played line the game was lost. Found by bisection: outcomes never get better
// along a line, so each answer of the solver halves the range that contains the mistake.
struct Loss {
    bool lost = false;            // the reachable outcome is worse than it was at the start
    bool from_the_start = false;  // the start itself cannot be won
    std::optional<std::size_t> last_winnable;  // number of jumps before the mistake, if known
    std::optional<std::size_t> to_ask;         // if unknown: number of jumps of the position to ask
                                               // about next
};
// Cost: at most one lookup per position of the line.
Loss find_loss(const Knowledge& knowledge, const Game& game);

}  // namespace peg
