// SPDX-License-Identifier: MIT
#pragma once

// What the solver has said about the positions of one problem's board and finish, so that going
// back asks nothing again. Every answer says more than was asked: each position along a solution is
// winnable, and so is what follows a jump that was judged. A few hundred bytes a position.

#include <optional>
#include <string>
#include <unordered_map>

#include "core/game.h"
#include "ui/model/finding.h"

namespace peg {

struct Known {
    Verdict verdict = Verdict::kUndecided;
    int fewest = 0;  // for the finish `fewest`: pegs that can be reached; 0 is unknown
    std::vector<JumpId> solution;   // if solvable, where one was seen
    Proof proof;                    // if unsolvable, where it was asked for
    std::vector<JudgedJump> jumps;  // the legal jumps, as far as they were judged
    bool judged = false;            // all of them: there is nothing more to ask
    bool given_up = false;          // the limits were reached: asking again is of no use
    std::string solutions;          // how many there are, "1,234"; empty while that is not known
    bool tallied = false;           // the coach has asked how many, whatever came of it
};

enum class Stage : std::uint8_t {
    kPartial,   // more will come
    kAnswered,  // the end of a search for one solution
    kJudged,    // the end of a hint
};

class Knowledge {
public:
    void clear() { known_.clear(); }
    void learn(const Board& board, const Problem& asked, const Finding& finding, Stage stage);
    // How many solutions there are, "1,234"; empty where they could not be counted.
    void learn_count(Position position, const std::string& solutions);
    const Known* find(Position position) const;

private:
    void learn_line(const Board& board, const Problem& asked, std::span<const JumpId> solution);

    std::unordered_map<Bits, Known> known_;
};

// How bad a position is, as far as is known: 0 winnable, 1 lost; for the finish `fewest` the pegs
// that can be reached. Never falls in play. Free for positions in which the game is over.
std::optional<int> badness(const Knowledge& knowledge, const Game& game, std::size_t at);

// Where along the played line the game was lost, by bisection: the badness never falls, so each
// answer halves what is left.
struct Loss {
    bool lost = false;                         // the position is worse than the start
    bool from_the_start = false;               // the start itself cannot be won
    std::optional<std::size_t> last_winnable;  // jumps played before the mistake, once it is known
    std::optional<std::size_t> ask;  // else: the position (after so many jumps) to ask about
};
Loss find_loss(const Knowledge& knowledge, const Game& game);

}  // namespace peg
