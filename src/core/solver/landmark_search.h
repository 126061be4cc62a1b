// SPDX-License-Identifier: MIT
#pragma once

// Finds the jumps that every solution of a problem contains, and the pegs that can be the last one.
// In planning such jumps are action landmarks (J. Hoffmann, J. Porteous and L. Sebastia, JAIR 22,
// 2004). A jump is a landmark if and only if the board without that jump (Board::without_jump) has
// no solution, which is a problem for the solver. One solution is found first; only its jumps can
// be landmarks, and each further solution removes all candidates that it does not contain (as for
// the backbone of a formula; J. Marques-Silva, M. Janota and I. Lynce, ECAI 2010).
//
//     solution            a b c d e f       candidates: a b c d e f
//     one without a       g b c h e f       candidates:   b c   e f
//     none without b                        b must come
//     one without c       a b i k e f       candidates:         e f ...
//
// What is true of a jump or a peg is true of its images under the symmetries of the problem, so
// only one of them is examined. The questions are asked in rounds with rising node limits, so that
// hard questions come last; the solutions found for other questions may answer them.
//
// Resumable and deterministic like the solver; the result can be read at any time. The jumps take
// little time on the English board, the pegs much more.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/solver/marked_search.h"
#include "core/solver/solver.h"

namespace peg {

struct Landmarks {
    // The verdict on the problem. If it is not kSolvable, the lists are empty.
    Verdict verdict = Verdict::kUndecided;
    // `jumps`: the jumps that every solution contains at least once, in the board's order.
    // `undecided`: the jumps not decided yet, because a limit was reached or the search is still
    // running; every solution found so far contains them.
    std::vector<JumpId> jumps;
    std::vector<JumpId> undecided;

    // Pegs of the start, as holes in reading order. `possible`: the pegs that are the last peg of
    // some solution. `undecided`: the pegs not decided yet. If `possible` has one peg and
    // `undecided` none, every solution ends with that peg.
    struct LastPegs {
        std::vector<Hole> possible;
        std::vector<Hole> undecided;
    };
    std::optional<LastPegs> last;  // empty if solutions leave more than one peg

    std::optional<Certificate> proof;  // if unsolvable
    std::uint64_t nodes = 0;
};

// Whether nothing is undecided.
inline bool is_complete(const Landmarks& known) {
    return known.verdict != Verdict::kUndecided && known.undecided.empty() &&
           (!known.last || known.last->undecided.empty());
}

class LandmarkSearch {
public:
    // The board outlives this object.
    explicit LandmarkSearch(const Board& board) : board_(&board), solver_(board) {}

    // See Solver::begin. The limit of nodes applies to everything together. With the finish
    // `fewest`, solutions are those with the minimum number of pegs.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Landmarks& result() const { return result_; }

private:
    enum class Phase : std::uint8_t { kProblem, kQuestions, kDone };
    // The question whether there is a solution without a certain jump.
    struct Avoidance {
        Avoidance(const Board& whole, JumpId forbidden)
            : board(whole.without_jump(forbidden)), jump(forbidden), solver(board) {}
        Board board;
        JumpId jump;
        Solver solver;
    };

    void advance(std::uint64_t nodes);
    void take_problem();
    void take_avoidance();
    void take_survivor();
    void take_solution(const std::vector<JumpId>& jumps);
    void begin_next_question();
    bool begin_question(std::size_t number, const Limits& limits);
    JumpId image(const Permutation& symmetry, JumpId id) const;
    void set_without(JumpId id, Verdict verdict);
    void set_last(Hole hole, Verdict verdict);
    void show();

    const Board* board_;
    Problem problem_;
    Limits limits_;
    std::vector<Permutation> symmetries_;  // of the problem
    Solver solver_;                        // for the problem itself
    Phase phase_ = Phase::kDone;
    int pegs_left_ = 0;  // in every solution

    // without_[jump]: whether there is a solution without the jump. last_[hole]: whether some
    // solution has the peg that starts in the hole as its last peg.
    std::vector<Verdict> without_;
    std::array<Verdict, kMaxHoles> last_{};

    std::size_t round_ = 0;
    std::size_t next_ = 0;  // index of the next question: the jumps, then the holes in reading
                            // order
    std::unique_ptr<Avoidance> avoidance_;    // current question about a jump
    std::unique_ptr<MarkedSearch> survivor_;  // current question about survivor_hole_
    Hole survivor_hole_ = 0;
    Landmarks result_;
};

}  // namespace peg
