// SPDX-License-Identifier: MIT
#pragma once

// Lower bounds on moves for each position of a search in one direction: that of the Merson regions
// (merson_regions.h), and those of some pagoda functions for moves (move_pagoda.h). Near the end of
// a search a function of one level excludes half of the positions of the next, and one of the level
// before still some of the others: the pool keeps the newest ones.
//
// The worth of a position is added up by windows (support/bits/bit_windows.h), and the lightest
// holes are a look into a table for each group of regions: it takes some nanoseconds.

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
    // For play in a direction that leads to `end`, or backwards comes from it: the start. Board and
    // regions outlive the pool.
    MovePagodaPool(const Board& board, const MersonRegions& regions, SearchDirection direction,
                   Bits end);

    const MersonRegions& regions() const { return *regions_; }
    Bits end() const { return end_; }

    // Adds a pagoda function if it excludes one of `positions` in eight at least, from which so
    // many moves are left. The oldest one makes room for it.
    void add(const MovePagoda& pagoda, std::span<const Bits> positions, std::size_t moves);
    // How many have not been added since the last one that was.
    int refused() const { return refused_; }

    // Whether there are more moves than so many from a position to where the direction leads.
    bool exclude(Bits pegs, std::size_t moves) const {
        if (regions_->moves_beyond(direction_, pegs) > moves) return true;
        return std::ranges::any_of(
            members_, [&](const Member& member) { return exclude(member, pegs, moves); });
    }

private:
    struct Member {
        std::int32_t most;
        std::int32_t end;                 // its worth, taken from that of positions
        std::vector<std::int32_t> worth;  // of the pegs, by window and value; backwards less than 0
        MersonRegions::WeightTables spare;
    };
    bool exclude(const Member& member, Bits pegs, std::size_t moves) const {
        auto lowered =
            static_cast<std::int64_t>(regions_->least_weight(member.spare, direction_, pegs));
        for (const BitWindow& window : windows_.all()) lowered += member.worth[window.row(pegs)];
        return lowered > member.end + member.most * static_cast<std::int64_t>(moves);
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
