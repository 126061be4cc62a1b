// SPDX-License-Identifier: MIT
#pragma once

// Lower bounds on moves for every position of a search in one direction: that of the Merson regions
// (merson_regions.h), and those of a few pagoda functions for moves (move_pagoda.h). Near the end
// of a search, a function learned on one level excludes half of the positions of the next level,
// and one from the level before still some of the others: the pool keeps the newest functions.
//
// The worth of a position is summed up by windows (support/bits/bit_windows.h), and the minimum
// weight of a hitting set takes one look-up per group of regions.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/proof/moves/merson_regions.h"
#include "core/proof/moves/move_pagoda.h"
#include "core/support/bits/bit_windows.h"
#include "core/support/search_direction.h"

namespace peg {

class MovePagodaPool {
public:
    // For play in a direction: forwards it leads to `end`; backwards it comes from `end`, the
    // start. Board and regions outlive the pool.
    MovePagodaPool(const Board& board, const MersonRegions& regions, SearchDirection direction,
                   Bits end);

    const MersonRegions& regions() const { return *regions_; }
    Bits end() const { return end_; }

    // Adds a pagoda function if it excludes at least an eighth of `positions`, from which `moves`
    // moves are left. Replaces the oldest function if the pool is full.
    void add(const MovePagoda& pagoda, std::span<const Bits> positions, std::size_t moves);
    // The number of functions refused since the last one that was added.
    int refused() const { return refused_; }

    // If true, at least moves + 1 moves are needed from a position to where the direction leads;
    // false says nothing.
    bool excludes(Bits pegs, std::size_t moves) const {
        if (regions_->moves_beyond(direction_, pegs) > moves) return true;
        return std::ranges::any_of(
            members_, [&](const Member& member) { return excludes(member, pegs, moves); });
    }

private:
    struct Member {
        std::int32_t max_loss;
        std::int32_t end;                 // worth of the end, subtracted from that of positions
        std::vector<std::int32_t> worth;  // of the pegs, by window and value; negated for backwards
                                          // play
        MersonRegions::WeightTables min_slack;
    };
    bool excludes(const Member& member, Bits pegs, std::size_t moves) const {
        auto lowered =
            static_cast<std::int64_t>(regions_->min_weight(member.min_slack, direction_, pegs));
        for (const BitWindow& window : windows_.all()) lowered += member.worth[window.row(pegs)];
        return lowered > member.end + member.max_loss * static_cast<std::int64_t>(moves);
    }
    Member member(const MovePagoda& pagoda) const;

    const MersonRegions* regions_;
    SearchDirection direction_;
    Bits end_;
    BitWindows windows_;
    std::vector<Member> members_;
    int refused_ = 0;
};

}  // namespace peg
