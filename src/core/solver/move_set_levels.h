// SPDX-License-Identifier: MIT
#pragma once

// The solutions in the fewest moves as multisets of moves, whatever their order, and up to
// symmetry. A move is where it starts and ends and which pegs it takes: two ways round a circle are
// the same. Such a multiset fixes the position that it leads to, so of each position that shortest
// solutions pass (winning_move_levels.h) all multisets that lead to it are written out, as of jumps
// in count/jump_set_levels.h: those of the positions one move before, each with that move.
//
// Bell counts so: the Triangle-15 from a1 to a1 has 15 solutions in ten moves.

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/solver/winning_move_levels.h"

namespace peg {

class MoveSetLevels {
public:
    // Of winning levels that are done; these and the canonicalizer, which is theirs, outlive this.
    MoveSetLevels(const DenseCanonicalizer& canonicalizer, Position start,
                  const WinningMoveLevels& winning);

    // As WinningMoveLevels::run, for up to `nodes` positions and multisets.
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return done_; }
    bool full() const { return full_; }
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const;

    // When done(): their number, up to the symmetries of the canonicalizer.
    std::size_t size() const { return moves() == 0 ? 1 : distinct_.size() / moves(); }
    // The jumps of one of them, in an order in which they can be played.
    std::vector<JumpId> solution(std::size_t number) const;

private:
    using MoveId = std::uint32_t;
    struct Kind {
        Hole start;
        Hole end;
        Bits taken;

        auto operator<=>(const Kind&) const = default;
    };
    // Positions, and of each, from begins[i] on, its multisets: `moves` numbers of moves in order.
    struct Level {
        std::size_t moves = 0;
        std::vector<DensePosition> positions;
        std::vector<std::size_t> begins{0};
        std::vector<MoveId> multisets;
    };
    // Multisets to a position before, and how these are to be changed.
    struct Source {
        std::uint32_t position;  // of the known level
        std::uint32_t symmetry;  // that made it canonical
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
    PagodaPool none_;                    // of pagoda functions
    std::vector<std::size_t> inverses_;  // of the symmetries
    std::vector<Kind> kinds_;            // by number of a move
    std::vector<MoveId> images_;         // [move][symmetry]
    std::map<Kind, MoveId> numbers_;
    Level known_;
    Level next_;  // being filled
    PositionMap<std::uint32_t> index_;
    std::vector<Source> sources_;
    std::vector<std::uint32_t> slots_;  // 1 + the number of a multiset of the position
    OwedNodes owed_;
    std::uint64_t stored_ = 0;
    std::vector<MoveId> distinct_;  // one multiset of those that symmetries map to each other
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
