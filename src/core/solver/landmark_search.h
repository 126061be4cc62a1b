// SPDX-License-Identifier: MIT
#pragma once

// What must come: the jumps that every solution of a problem contains (in planning: its action
// landmarks; J. Hoffmann, J. Porteous and L. Sebastia, JAIR 22, 2004), and the pegs that can be the
// last one. A jump must come exactly if the board without that jump (Board::without_jump) has no
// solution, which is a problem for the solver. One solution is found first; only its jumps can be
// landmarks, and each further solution strikes out all jumps that it does without (as for the
// backbone of a formula; J. Marques-Silva, M. Janota and I. Lynce, ECAI 2010).
//
//     solution            a b c d e f       candidates: a b c d e f
//     one without a       g b c h e f       candidates:   b c   e f
//     none without b                        b must come
//     one without c       a b i k e f       candidates:         e f ...
//
// What holds of a jump or a peg holds of its images under the symmetries of the problem, so one of
// them is asked for. Questions are asked in rounds, each with a higher price, so that the hard ones
// come last and are perhaps answered by the solutions of others.
//
// Resumable and deterministic like the solver; the result can be read at any time. Most English
// problems take milliseconds for the jumps, and up to seconds for the pegs.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/solver/solver.h"
#include "core/solver/survivor_search.h"

namespace peg {

struct Landmarks {
    // Of the problem. Where it is not kSolvable, there is nothing in the lists.
    Verdict verdict = Verdict::kUndecided;
    // The jumps that every solution contains, at least once each, in the board's order; and those
    // of which it is not known, because a limit was reached or the search goes on. Every solution
    // found so far contains the latter.
    std::vector<JumpId> jumps;
    std::vector<JumpId> undecided;

    // Holes with a peg in the start, in reading order: the pegs that some solution leaves to last,
    // so that they make its last jumps and stand alone at the end; and those of which it is not
    // known. A single peg, where none is undecided, is left to last by every solution.
    struct LastPegs {
        std::vector<Hole> possible;
        std::vector<Hole> undecided;
    };
    std::optional<LastPegs> last;  // nothing where solutions leave more than one peg

    std::optional<Certificate> proof;  // when unsolvable
    std::uint64_t nodes = 0;
};

// Whether nothing is undecided.
inline bool is_complete(const Landmarks& known) {
    return known.verdict != Verdict::kUndecided && known.undecided.empty() &&
           (!known.last || known.last->undecided.empty());
}

class LandmarkSearch {
public:
    // The board must outlive this object.
    explicit LandmarkSearch(const Board& board) : board_(&board), solver_(board) {}

    // As Solver::begin. The limit of nodes is for everything together. With the finish `fewest`,
    // solutions are those with the fewest pegs.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Landmarks& result() const { return result_; }

private:
    enum class Phase : std::uint8_t { kProblem, kQuestions, kDone };
    // Whether there is a solution without a jump.
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
    Solver solver_;                        // of the problem itself
    Phase phase_ = Phase::kDone;
    int pegs_left_ = 0;  // by every solution

    // Whether there is a solution without the jump, by number, and one that leaves the peg of a
    // hole of the start to last, by hole.
    std::vector<Verdict> without_;
    std::array<Verdict, kMaxHoles> last_{};

    std::size_t round_ = 0;
    std::size_t next_ = 0;  // question of this round: the jumps by number, then the reading order
    std::unique_ptr<Avoidance> avoidance_;      // at work, or
    std::unique_ptr<SurvivorSearch> survivor_;  // at work, for
    Hole survivor_hole_ = 0;
    Landmarks result_;
};

}  // namespace peg
