// SPDX-License-Identifier: MIT
#pragma once

// A solution in the fewest moves, where a move is a run of jumps by one peg. First the solver says
// whether there is any solution. Then a search from both ends by moves (levels/move_levels.h) looks
// for a solution in as many moves as the Merson regions need (proof/moves/merson_regions.h), then
// in more, and so on. Each time that end grows whose frontier seems to take fewer nodes, until the
// two meet; of the last level, which is most of all positions, none is kept. The search ends as
// well when it has excluded all numbers of moves below that of the best solution known. Where a
// limit ends it, there is that solution, and a lower bound.
//
// That the solution is a short one also where no proof fits, beams by moves take turns with these
// levels (search/short_solution_search.h, beam_turns.h), and later so do narrow levels, for one
// move less than is known (narrow_levels.h). Both go on by themselves where the levels would take
// more memory than there may be.
//
// Where very many last moves lead to a hole, as on triangles, the levels from the start do most of
// the work, and generous moves (proof/moves/generous_moves.h) end them early: on the triangle of
// 45, from a2 to g8 in 16 moves, they leave 55,000 of 1,239,000 positions of the ninth level. That
// takes as long as to go on with all of them, but less memory.
//
// By moves positions spread more slowly than by jumps: of the 23,475,688 classes of the English
// central game 217,000 are within nine moves of the start. Its fewest moves, eighteen (E. Bergholt
// 1912, proved by J. Beasley 1964), would need 4,577,000 positions of both ends; Merson regions and
// pagoda functions leave 1,005,000 of them, patterns (levels/level_patterns.h) 395,000, and pagoda
// functions for moves (proof/moves/move_pagoda.h) 339,000, with what making tables and linear
// programs count as. The central game of the Wiegleb board takes 20 million nodes, and 28 million
// without the last ones: no solution in 21 moves, and one in 22, which narrow levels find.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/level_patterns.h"
#include "core/levels/move_levels.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/search/short_solution_search.h"
#include "core/solver/beam_turns.h"
#include "core/solver/narrow_levels.h"
#include "core/solver/solver.h"

namespace peg {

struct FewestMoves {
    Answer answer;                // the solver's, but for the jumps: those are the best known
    bool proved = false;          // no solution has fewer moves
    std::size_t lower_bound = 0;  // on the moves of any solution; 0 where there is none
};

class FewestMovesSearch {
public:
    // The board must outlive this object.
    explicit FewestMovesSearch(const Board& board) : board_(&board) {}
    // Neither copied nor moved: its levels point to other parts of it.
    FewestMovesSearch(const FewestMovesSearch&) = delete;
    FewestMovesSearch& operator=(const FewestMovesSearch&) = delete;

    // As Solver::begin.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step. result() says between steps what is known so far.
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
    std::uint64_t step_narrow_levels(std::uint64_t nodes);
    void end_narrow_levels();
    std::size_t bytes_beside_levels() const;
    void end_levels();
    bool take(std::vector<JumpId> jumps);
    std::size_t known_moves() const;
    std::uint64_t learn(SearchDirection direction);
    GenerousMoves* useful_generous_moves();
    std::uint64_t make_patterns(SearchDirection direction);
    const DensePosition* find_meeting(SearchDirection direction) const;
    void join_at(DensePosition position);
    std::size_t bytes() const;

    // What grows from one end.
    struct Side {
        std::optional<MovePools> pools;
        std::optional<MoveLevels> levels;
        std::optional<LevelPatterns> patterns;  // none for `fewest`

        std::size_t bytes() const {
            return (levels ? levels->bytes() : 0) + (patterns ? patterns->bytes() : 0);
        }
    };
    Side& side(SearchDirection direction) {
        return direction == SearchDirection::kBackwards ? backwards_ : forwards_;
    }

    const Board* board_;
    Problem problem_;
    Limits limits_;
    std::uint64_t nodes_ = 0;
    OwedNodes owed_;     // of the last position, level or beam
    bool done_ = false;  // what is owed may still have to be paid
    FewestMoves result_;
    std::optional<Solver> solver_;  // as long as it has not ended

    // From then on.
    std::vector<Bits> goals_;  // none for `fewest`: too many to begin from
    std::optional<DenseCanonicalizer> canonicalizer_;
    std::optional<MersonRegions> regions_;
    std::optional<GenerousMoves> generous_;  // where one peg is to end in one hole
    LevelSampler sampler_;
    Side forwards_;
    Side backwards_;                            // without levels for `fewest`
    std::optional<ShortSolutionSearch> beams_;  // none for `fewest`
    std::optional<NarrowLevels> narrow_;        // none either
    std::size_t moves_ = 0;                     // that the levels are for
    std::uint64_t level_nodes_ = 0;             // that these levels had
    std::uint64_t last_level_nodes_ = 0;        // and those for the number of moves before
    enum class ShortCut : std::uint8_t { kUntried, kTaken, kLeft };
    ShortCut short_cut_ = ShortCut::kUntried;
    BeamTurns turns_;
};

}  // namespace peg
