// SPDX-License-Identifier: MIT
#pragma once

// Finds a solution in the minimum number of moves, where a move is a run of jumps by one peg, and
// proves it. First the solver decides whether there is any solution. Then iterative deepening: a
// bidirectional search by moves (levels/move_levels.h) looks for a solution in n moves, with n
// beginning at the lower bound of the Merson regions (proof/moves/merson_regions.h). The frontier
// that is expected to take fewer nodes is expanded until the two meet; the last level, which holds
// most of all positions, is not stored. The search also ends when all numbers of moves below that
// of the best known solution are excluded. If a limit ends it, the result is that solution and a
// lower bound.
//
// So that the solution is short even if the proof does not fit into the limits, beams by moves take
// turns with these levels (search/moves/short_solution_search.h, beam_turns.h), and later so do
// beam levels, which look for one move less than is known (beam_levels.h). Both continue alone when
// the levels would need more memory than allowed.
//
// If very many last moves lead to a hole, as on triangles, the levels from the start do most of the
// work, and relaxed moves (proof/moves/relaxed_moves.h) prune them early: on the triangle of 45,
// from a2 to g8 in 16 moves, they leave 55,000 of 1,239,000 positions of the ninth level. That
// saves memory, not time.
//
// There are fewer positions by moves than by jumps: of the 23,475,688 positions up to symmetry of
// the English central game, 217,000 are within nine moves of the start. Its minimum, eighteen moves
// (E. Bergholt 1912, proved by J. Beasley 1964), would take 4,577,000 positions from both ends
// without bounds; Merson regions and pagoda functions leave 1,005,000 of them, patterns
// (levels/level_patterns.h) 395,000, and pagoda functions for moves (proof/moves/move_pagoda.h)
// 339,000, including the nodes that tables and linear programs count as. The central game of the
// Wiegleb board takes 20 million nodes (28 million without pagoda functions for moves): no solution
// in 21 moves, and one in 22, which beam levels find.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/search/moves/short_solution_search.h"
#include "core/solver/moves/beam_levels.h"
#include "core/solver/moves/beam_turns.h"
#include "core/solver/moves/move_side.h"
#include "core/solver/solver.h"

namespace peg {

struct FewestMoves {
    Answer answer;                // the solver's, but with the jumps of the best solution known
    bool proved = false;          // whether no solution has fewer moves
    std::size_t lower_bound = 0;  // on the moves of any solution; 0 if there is none
};

class FewestMovesSearch {
public:
    // The board outlives this object.
    explicit FewestMovesSearch(const Board& board) : board_(&board) {}
    // Neither copyable nor movable: members point to each other.
    FewestMovesSearch(const FewestMovesSearch&) = delete;
    FewestMovesSearch& operator=(const FewestMovesSearch&) = delete;

    // See Solver::begin.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step. Between steps, result() has what is known so far.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const FewestMoves& result() const { return result_; }

private:
    std::uint64_t step_solver(std::uint64_t nodes);
    std::uint64_t step_parts(std::uint64_t nodes);
    void begin_levels();
    void begin_number_of_moves(std::size_t moves);
    void exclude_fewer_moves(std::size_t moves);
    std::size_t next_number_of_moves();
    bool short_cut_is_long() const;
    std::uint64_t step_levels(std::uint64_t nodes);
    std::uint64_t grow_levels(std::uint64_t nodes);
    std::uint64_t step_beams(std::uint64_t nodes);
    bool beams_may_go_on() const;
    std::uint64_t step_beam_levels(std::uint64_t nodes);
    void end_beam_levels();
    std::size_t bytes_beside_levels() const;
    void end_levels();
    bool take(std::vector<JumpId> jumps);
    std::size_t known_moves() const;
    RelaxedMoves* useful_relaxed_moves();
    std::uint64_t make_patterns(SearchDirection direction);
    const DensePosition* find_meeting(SearchDirection direction) const;
    void join_at(DensePosition position);
    std::size_t bytes() const;

    MoveSide& side(SearchDirection direction) {
        return direction == SearchDirection::kBackwards ? backwards_ : forwards_;
    }

    const Board* board_;
    Problem problem_;
    Limits limits_;
    std::uint64_t nodes_ = 0;
    OwedNodes owed_;     // by the last position, level or beam
    bool done_ = false;  // whether the search has ended; owed nodes may still have to be paid
    FewestMoves result_;
    std::optional<Solver> solver_;  // until it has ended

    // After the solver:
    std::vector<Bits> goals_;  // empty for `fewest`: too many to begin from
    std::optional<DenseCanonicalizer> canonicalizer_;
    std::optional<MersonRegions> regions_;
    std::optional<RelaxedMoves> relaxed_;  // if the only goal is one peg in one hole
    LevelSampler sampler_;
    MoveSide forwards_;
    MoveSide backwards_;                        // has no levels for `fewest`
    std::optional<ShortSolutionSearch> beams_;  // empty for `fewest`
    std::optional<BeamLevels> beam_levels_;     // empty for `fewest`
    std::size_t moves_ = 0;                     // the target of the current levels
    std::uint64_t level_nodes_ = 0;             // spent on the current levels
    std::uint64_t last_level_nodes_ = 0;  // spent on the levels for the previous number of moves
    enum class ShortCut : std::uint8_t { kUntried, kTaken, kLeft };
    ShortCut short_cut_ = ShortCut::kUntried;
    BeamTurns turns_;
};

}  // namespace peg
