// SPDX-License-Identifier: MIT
#pragma once

// Counts and lists the solutions in the minimum number of moves as multisets of moves, regardless
// of order, up to symmetry. A move is defined by its start, its end and the set of pegs it removes:
// two ways round a circle are the same move. A multiset determines the position that it leads to.
// So all multisets are stored explicitly for each position on shortest solutions
// (winning_move_levels.h), as count/jump_sets/jump_set_levels.h does for jumps: they are the
// multisets of the positions one move before, each with that move added.
//
// This is how Bell counts: the Triangle 15 from a1 to a1 has 15 solutions in ten moves.

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/solver/moves/winning_move_levels.h"

namespace peg {

class MoveSetLevels {
public:
    // Takes winning levels that are done(). They and their canonicalizer outlive this object.
    MoveSetLevels(const DenseCanonicalizer& canonicalizer, Position start,
                  const WinningMoveLevels& winning);

    // See WinningMoveLevels::run; for up to `nodes` positions and multisets.
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return done_; }
    bool full() const { return full_; }
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const;

    // Requires done(). The number of solutions, up to the canonicalizer's symmetries.
    std::size_t size() const { return moves() == 0 ? 1 : distinct_.size() / moves(); }
    // Requires done(). The jumps of one of them, in an order in which they can be played.
    std::vector<JumpId> solution(std::size_t number) const;

private:
    using MoveId = std::uint32_t;
    struct Kind {
        Hole start;
        Hole end;
        Bits taken;

        auto operator<=>(const Kind&) const = default;
    };
    // Positions and their multisets. Those of positions[i] begin at number begins[i]; a multiset is
    // `moves` sorted move ids.
    struct Level {
        std::size_t moves = 0;
        std::vector<DensePosition> positions;
        std::vector<std::size_t> begins{0};
        std::vector<MoveId> multisets;
    };
    // A position one move before: its multisets, mapped back and with the move added, are multisets
    // here.
    struct Source {
        std::uint32_t position;  // index in the known level
        std::uint32_t symmetry;  // that mapped it to its canonical form
        MoveId move;

        auto operator<=>(const Source&) const = default;
    };

    std::size_t moves() const { return winning_->moves(); }
    Kind image(const Kind& kind, const Permutation& symmetry) const;
    MoveId number(const Kind& kind);
    MoveId image(MoveId move, std::size_t symmetry) const {
        return images_[move * canonicalizer_->size() + symmetry];
    }
    std::uint64_t find_sources(DensePosition position);
    std::uint64_t find_multisets(DensePosition position);
    void end_level();
    void keep_distinct();
    bool order(Bits pegs, std::span<const MoveId> moves, std::uint64_t left,
               std::map<std::uint64_t, bool>& tried, std::vector<JumpId>& jumps) const;
    bool play(Bits& pegs, Hole peg, const Kind& left, std::vector<JumpId>& jumps) const;

    const DenseCanonicalizer* canonicalizer_;
    Position start_;
    const WinningMoveLevels* winning_;
    Moves moves_of_;
    PagodaPool none_;                    // an empty pool
    std::vector<std::size_t> inverses_;  // of the symmetries
    std::vector<Kind> kinds_;            // by MoveId
    std::vector<MoveId> images_;         // [move][symmetry]
    std::map<Kind, MoveId> numbers_;
    Level known_;
    Level next_;  // the level being filled
    PositionMap<std::uint32_t> index_;
    std::vector<Source> sources_;
    std::vector<std::uint32_t> slots_;  // hash table of the position's multisets: 1 + index
    OwedNodes owed_;
    std::uint64_t stored_ = 0;
    std::vector<MoveId> distinct_;  // one multiset of each class under the symmetries
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
