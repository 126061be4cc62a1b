// SPDX-License-Identifier: MIT
#pragma once

// All positions within so many *moves* of a set of positions, up to symmetry; a move is a run of
// jumps by one peg. Level n holds those that need n moves: forwards, from the start, or backwards,
// to the finish. Left out is what cannot be part of a solution in a given number of moves: because
// too many Merson regions are still full, or no longer (merson.h), or because a pagoda function
// excludes it (pagoda_pool.h).

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/merson.h"
#include "core/orbits.h"
#include "core/pagoda_pool.h"
#include "core/table.h"

namespace peg {

class MoveLevels {
public:
    enum class Side : std::uint8_t { kForwards, kBackwards };

    // From positions in the board's layout that the symmetries map among themselves, as far as a
    // solution in `moves` moves may lead. The pool, of the same side, may gain members between
    // levels.
    MoveLevels(const Orbits& orbits, Side side, std::span<const Bits> first,
               const MersonRegions& regions, const PagodaPool& pool, std::size_t moves);

    // Moves to the deepest complete level, and the number of its positions.
    std::size_t depth() const { return levels_.size() - 2; }
    std::span<const Bits> frontier() const { return levels_[depth()]; }
    // Whether a position is in a complete level, or already found for the next.
    bool contains(Bits word) const { return seen_.contains(word); }
    // Begins to fetch what contains will look at: these tables are in no cache.
    [[gnu::always_inline]] void prefetch(Bits word) const { seen_.prefetch(word); }

    // Expands one more position of the deepest complete level: true, and fresh() are the positions
    // it adds to the next. False when there is none: instead the next level is complete now.
    bool expand();
    std::span<const Bits> fresh() const { return std::span(levels_.back()).subspan(fresh_); }

    // The jumps, in the order in which they are played, from one of the first positions to this one
    // that contains(), or, backwards, from this one to one of the first.
    std::vector<JumpId> path(Bits pegs) const;

    std::uint64_t stored() const { return seen_.size(); }
    std::size_t bytes() const {
        return seen_.bytes() + level_bytes_ + grown_bytes<Bits>(levels_.back().size());
    }

private:
    // Calls visit(images, chain) for each position that one move of a side leads to, until it
    // gives true; whether it did. What the pool excludes is passed over.
    template <class Visit>
    bool visit_moves(Side side, const PagodaPool& pool, const Orbits::Images& images,
                     Visit&& visit) const;
    template <class Visit>
    bool visit_chain(Side side, const PagodaPool& pool, Orbits::Images images, JumpId jump,
                     std::vector<JumpId>& chain, Visit& visit) const;

    std::size_t moves_beyond(Bits pegs) const;

    const Orbits* orbits_;
    const MersonRegions* regions_;
    const PagodaPool* pool_;
    std::size_t moves_;
    Side side_;
    // The jumps that start, or end, in each hole: with which one peg can go on, or can have come.
    std::array<std::vector<JumpId>, kMaxHoles> from_;
    std::array<std::vector<JumpId>, kMaxHoles> into_;
    std::vector<std::vector<Bits>> levels_;  // the last one is being filled
    PositionSet seen_;
    static constexpr std::size_t kMostFound = 256;  // one peg may have very many ways to go
    std::vector<Bits> found_;                       // and looked up together; known before or not
    std::size_t cursor_ = 0;
    std::size_t fresh_ = 0;
    std::size_t level_bytes_ = 0;
};

}  // namespace peg
