// SPDX-License-Identifier: MIT
#pragma once

// Reviews a game: for each position, whether it can be won, in how many ways and with what odds;
// for each legal jump, whether it keeps the game winnable. Resumable and deterministic like the
// solver. The result can be read at any time; it grows in this order:
//
//     positions    from the last one backwards until one can be won: then all before it can be
//                  won, too, and all after it are lost
//     jumps        of positions that can be won, from the last one backwards
//     counts       of solutions, from the last position that is not lost backwards, while the
//                  limits last; one count serves several positions (solution_count_search.h).
//                  There are no counts for patterns, for a number of pegs, and for `most`
//     the rest     what was too hard to judge at first
//
// A jump that is legal both before and after the jump that was played shares no hole with it, so
// the two jumps commute:
//
//     p ---played---> p'             If p' with the jump can be won, p with the jump can be won;
//     |               |              if p with the jump is lost, p' with the jump is lost. So a
//    jump            jump            jump that stays legal for a while is judged by bisection.
//     v               v
//     q ---played---> q'
//
// Counting takes several times as long as judging.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/count/solution_count_search.h"
#include "core/solver/solver.h"

namespace peg {

struct ReviewedPosition {
    // For the finishes `fewest` and `most`, kSolvable means that the best end that the game's start
    // can reach can still be reached.
    Verdict verdict = Verdict::kUndecided;
    std::optional<Prospects> prospects;  // empty if they could not be counted
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

    // The number, counted from 1, of the jump from a position that can be won to one that cannot;
    // empty if there is none, or if that is not known.
    std::optional<std::size_t> lost_at() const;
};

// The number of legal jumps that keep the game winnable; empty if one of them is undecided.
std::optional<std::size_t> count_keeping(const ReviewedPosition& position);

class ReviewSearch {
public:
    // The board outlives this object.
    ReviewSearch(const Board& board, std::vector<JumpId> game);
    ~ReviewSearch();
    ReviewSearch(ReviewSearch&&) noexcept;
    ReviewSearch& operator=(ReviewSearch&&) noexcept;

    // See Solver::begin. The jumps of the game are legal, one after the other, from the start. The
    // limit of nodes applies to the whole review, that of bytes to one search at a time.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step. Between steps, result() has what is known so far.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Review& result() const { return review_; }

private:
    enum class Phase : std::uint8_t {
        kBestEnd,    // of the start, for the finishes `fewest` and `most`
        kPositions,  // judges the positions
        kChoices,    // judges their jumps
        kCounts,
        kDone
    };
    enum class Round : std::uint8_t { kFirst, kSecond };  // the second one has no limit per verdict
    // What the solver works on: the position after `jumps` jumps, or the one after `choice` there.
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
    std::vector<Position> positions_;  // positions of the game
    Review review_;

    Phase phase_ = Phase::kDone;
    Round round_ = Round::kFirst;
    Solver solver_;
    std::optional<Target> target_;  // what the solver works on
    std::size_t next_ = 0;  // the positions before this index are still to be judged in this round
    // By position: the choices that were tried in this round.
    std::vector<std::vector<JumpId>> tried_;
    int best_ = 0;  // pegs at the best end
    std::unique_ptr<Counting> counting_;
    // Whether a count from the start can use more symmetries than one from a later position, and
    // has not turned out to be too expensive: then it comes before the counts of other early
    // positions.
    bool symmetric_start_ = false;
};

}  // namespace peg
