// SPDX-License-Identifier: MIT
#pragma once

// The review of a game: of each position whether it can be won, in how many ways and by what odds,
// and of each legal jump whether it kept the game. Resumable and deterministic like the solver. The
// result can be read at any time; it grows in this order:
//
//     positions    from the last one backwards until one can be won: all before it can be, too, and
//                  all after it are lost
//     jumps        of positions that can be won, from the last one backwards
//     counts       of solutions, from the last positions that are not lost backwards, while the
//                  limits last; one count serves several positions (solution_count_search.h).
//                  Those to a pattern, to so many pegs or to `most` are not counted
//     the rest     what was too hard to judge at first
//
// A jump that is legal before and after the jump that was played shares no hole with it, so the two
// can be played in either order:
//
//     p ---played---> p'             If p' with the jump can be won, p with the jump can be won,
//     |               |              and if p with the jump is lost, p' with the jump is lost. A
//    jump            jump            jump that stays legal for a while is judged by bisection.
//     v               v
//     q ---played---> q'
//
// An English game of 31 jumps takes 0.3 s of CPU time to judge and some 3 s to count.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/count/solution_count_search.h"
#include "core/solver/solver.h"

namespace peg {

struct ReviewedPosition {
    // For the finishes `fewest` and `most`, solvable is what still leads to the best end that the
    // game's start leads to.
    Verdict verdict = Verdict::kUndecided;
    std::optional<Prospects> prospects;  // unknown where they could not be counted
    // Every legal jump, in the order of for_each_jump, with the verdict on the position after it.
    struct Choice {
        JumpId jump = 0;
        Verdict verdict = Verdict::kUndecided;
    };
    std::vector<Choice> choices;
};

struct Review {
    std::vector<ReviewedPosition> positions;  // [n] is the position after n jumps of the game
    std::uint64_t nodes = 0;

    // The number, from 1, of the jump that led from a position that can be won to one that cannot;
    // nothing where there is none, or where it is not known.
    std::optional<std::size_t> lost_at() const;
};

// How many of the legal jumps keep the game; nothing where one of them is undecided.
std::optional<std::size_t> count_keeping(const ReviewedPosition& position);

class ReviewSearch {
public:
    // The board must outlive this object.
    ReviewSearch(const Board& board, std::vector<JumpId> game);
    ~ReviewSearch();
    ReviewSearch(ReviewSearch&&) noexcept;
    ReviewSearch& operator=(ReviewSearch&&) noexcept;

    // As Solver::begin. The jumps of the game must be legal, one after the other, from the start.
    // The limit of nodes is for the whole review, that of bytes for one search at a time.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step. result() says between steps what is known so far.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Review& result() const { return review_; }

private:
    enum class Phase : std::uint8_t {
        kBestEnd,    // that the start leads to, for the finishes `fewest` and `most`
        kPositions,  // verdicts on the positions
        kChoices,    // and on their jumps
        kCounts,
        kDone
    };
    enum class Round : std::uint8_t { kFirst, kSecond };  // the second one spares no effort
    // What the solver is at work on: the position after so many jumps, or after a choice there.
    struct Target {
        std::size_t jumps = 0;
        std::optional<JumpId> choice;
    };
    struct Counting;

    void begin_round(Round round);
    void begin_judging(const Target& target);
    std::uint64_t judge(std::uint64_t nodes);
    void take_verdict(const Target& target);
    void set_position(std::size_t jumps, Verdict verdict);
    bool begin_next_position();
    void begin_choices();
    Verdict* find_choice(std::size_t jumps, JumpId choice);
    void set_choice(std::size_t jumps, JumpId choice, Verdict verdict);
    bool is_open(std::size_t jumps, JumpId choice);
    bool begin_next_choice();
    void end_round();
    void begin_counting(std::size_t end);
    std::uint64_t count(std::uint64_t nodes);

    const Board* board_;
    std::vector<JumpId> game_;
    Problem problem_;
    Limits limits_;
    std::vector<Position> positions_;  // of the game
    Review review_;

    Phase phase_ = Phase::kDone;
    Round round_ = Round::kFirst;
    Solver solver_;
    std::optional<Target> target_;  // of the solver
    std::size_t next_ = 0;          // the positions before it are still to be judged in this round
    // By position: the choices that were judged in this round.
    std::vector<std::vector<JumpId>> tried_;
    int best_ = 0;  // pegs at the best end
    std::unique_ptr<Counting> counting_;
    // Whether a count from the start has more symmetries to use than one from a later position, and
    // has not turned out to be too much: then it comes before those of early positions.
    bool symmetric_start_ = false;
};

}  // namespace peg
