// SPDX-License-Identifier: MIT
#pragma once

// A lower bound on the number of moves to an end, summed over parts of the board: additive pattern
// databases (R. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence
// 134, 2002). A cut divides the holes into parts, and a move is charged to the part in which it
// begins:
//
//     a a a      For each pattern of pegs in a part, a table has the minimum number of moves
//     a a a      that begin in the part and lead to the end's pattern there. Pegs elsewhere move
//     b b b      for free: they jump in, over, on and out again wherever the pattern lets them.
//     b b b      No move begins in two parts, so the sum over all parts is a lower bound.
//
// Every symmetry of the board, even one that is no symmetry of the problem, gives another cut; the
// bound is the maximum over all cuts. On a nearly full board patterns know no more than Merson
// regions do (proof/moves/merson_regions.h); on positions found backwards, some moves before the
// end, they know much more: on the square of 36 holes, from c3 to c3 in 15 moves, they leave 89,000
// of 489,000 positions. About the last moves they know little, and those are better taken from the
// levels of the other direction (level_patterns.h). Letting a part see more holes than it is
// charged for would add nothing, because free moves can arrange any pattern there.
//
// While a table is made, a set of patterns is a bitmap (pattern_set.h), so that a jump is played in
// 64 patterns at once. The tables of the Wiegleb board have 12 million patterns.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/support/search_direction.h"

namespace peg {

class MovePatterns {
public:
    // For positions of a search in a direction that leads to one of `ends` (not empty), in the
    // board's layout; `perimeter_depth` more moves are needed from there. The board outlives this
    // object. Makes no table yet.
    MovePatterns(const Board& board, SearchDirection direction, std::span<const Bits> ends,
                 std::size_t perimeter_depth = 0);

    // Makes one more table and returns the nodes that this counts as, up to 524,289: as many as a
    // search visits in that time. Returns 0 if all tables are made.
    std::uint64_t make_table();
    bool made() const { return made_ == tables_.size(); }
    // The nodes that the missing tables will count as.
    std::uint64_t nodes_to_make() const { return nodes_to_make_; }
    // The nodes that the finished tables counted as.
    std::uint64_t nodes_made() const { return nodes_made_; }
    // The bytes of the finished tables; and the bytes that making all tables takes, up to 150 MiB.
    std::size_t bytes() const;
    std::size_t bytes_to_make() const;

    // Requires made(). If true, at least moves + 1 moves are needed from the position to the
    // nearest end; false says nothing.
    bool excludes(DensePosition position, std::size_t moves) const {
        const DenseCanonicalizer::Images images = canonicalizer_.images(position);
        return std::ranges::any_of(
            cuts_, [&](const Cut& cut) { return lower_bound(cut, images) > moves; });
    }
    // Requires made(). A lower bound on the moves from the position to the nearest end.
    std::size_t lower_bound(DensePosition position) const;

private:
    // The table of the part that consists of `holes` holes from `first` on, in reading order.
    struct Table {
        std::size_t first;
        std::size_t holes;
        std::vector<Bits> ends;           // as patterns, sorted; empty once the table is made
        std::vector<std::uint8_t> moves;  // by pattern
    };
    // One way to cut the board: an image of the board, and for each of its parts the index of its
    // table.
    static constexpr std::size_t kMaxParts = 3;
    struct Cut {
        std::size_t symmetry;
        std::array<std::size_t, kMaxParts> tables;
    };

    std::size_t lower_bound(const Cut& cut, const DenseCanonicalizer::Images& images) const {
        std::size_t bound = perimeter_depth_;
        for (std::size_t part = 0; part < parts_; ++part) {
            const Table& table = tables_[cut.tables[part]];
            bound += table.moves[pattern(table, images.dense[cut.symmetry])];
        }
        return bound;
    }
    static std::size_t pattern(const Table& table, DensePosition position) {
        return static_cast<std::size_t>(position.bits >> table.first) &
               ((std::size_t{1} << table.holes) - 1);
    }

    DenseCanonicalizer canonicalizer_;  // for all symmetries of the board
    SearchDirection direction_;
    std::size_t perimeter_depth_;
    std::size_t parts_;
    std::vector<Cut> cuts_;
    std::vector<Table> tables_;
    std::size_t made_ = 0;
    std::uint64_t nodes_to_make_ = 0;
    std::uint64_t nodes_made_ = 0;
};

}  // namespace peg
