// SPDX-License-Identifier: MIT
#pragma once

// A lower bound on moves from parts of the board: additive pattern databases (R. Korf and A.
// Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002). A cut divides
// the holes into parts, and a move is charged to the part that it begins in:
//
//     a a a      A table has, for every pattern of pegs in a part, the fewest moves that begin
//     a a a      there and lead to the part's pattern of the end, where pegs elsewhere do what they
//     b b b      like for nothing: they jump in, over, on and out again wherever the pattern lets
//     b b b      them. As no move begins in two parts, the numbers of all parts add up to a bound.
//
// Every symmetry of the board, also one that the problem does not have, cuts it in another way: the
// greatest bound counts. Of a full board patterns know no more than Merson regions do
// (proof/moves/merson_regions.h), but of what comes backwards, some moves before the end, they know
// much more. On the square of 36 holes, from c3 to c3 in 15 moves, they leave 89,000 positions of
// 489,000. What they know of the last moves is little, and is better taken from the levels of the
// other direction (level_patterns.h). Holes that a part sees beyond those it is charged for would
// add nothing: what is free there can always be arranged.
//
// To make a table, sets of patterns have a bit for each pattern (pattern_set.h), so that a jump is
// played in 64 of them at once: the tables of the Wiegleb board, 12 million patterns, take half a
// second.

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
    // For the positions of a search in a direction that leads to one of `ends`, one at least, in
    // the board's layout, and then needs `beyond` more moves. The board outlives this object. Makes
    // no table yet.
    MovePatterns(const Board& board, SearchDirection direction, std::span<const Bits> ends,
                 std::size_t beyond = 0);

    // Makes one more table, and returns the nodes that this counts as, up to 524,289, for it takes
    // as long as searching them: up to half a second. Returns 0 when all were made.
    std::uint64_t make_table();
    bool made() const { return made_ == tables_.size(); }
    // The nodes that are still needed to make all tables.
    std::uint64_t nodes_to_make() const { return nodes_to_make_; }
    // Those that the tables counted as that were made.
    std::uint64_t nodes_made() const { return nodes_made_; }
    // What the tables take that were made; and what making them all takes, up to 150 MiB.
    std::size_t bytes() const;
    std::size_t bytes_to_make() const;

    // Where made(): whether a position has more moves to the nearest end than so many.
    bool exclude(DensePosition position, std::size_t moves) const {
        const DenseCanonicalizer::Images images = canonicalizer_.images(position);
        return std::ranges::any_of(
            cuts_, [&](const Cut& cut) { return least_moves(cut, images) > moves; });
    }
    // The moves that it has at least.
    std::size_t least_moves(DensePosition position) const;

private:
    // Of the part that is the holes from `first` on, in reading order.
    struct Table {
        std::size_t first;
        std::size_t holes;
        std::vector<Bits> ends;           // as patterns, in order; none when the table is made
        std::vector<std::uint8_t> moves;  // by pattern
    };
    // The parts of an image of the board, by the numbers of their tables.
    static constexpr std::size_t kMostParts = 3;
    struct Cut {
        std::size_t symmetry;
        std::array<std::size_t, kMostParts> tables;
    };

    std::size_t least_moves(const Cut& cut, const DenseCanonicalizer::Images& images) const {
        std::size_t least = beyond_;
        for (std::size_t part = 0; part < parts_; ++part) {
            const Table& table = tables_[cut.tables[part]];
            least += table.moves[pattern(table, images.dense[cut.symmetry])];
        }
        return least;
    }
    static std::size_t pattern(const Table& table, DensePosition position) {
        return static_cast<std::size_t>(position.bits >> table.first) &
               ((std::size_t{1} << table.holes) - 1);
    }

    DenseCanonicalizer canonicalizer_;  // for all symmetries of the board
    SearchDirection direction_;
    std::size_t beyond_;
    std::size_t parts_;
    std::vector<Cut> cuts_;
    std::vector<Table> tables_;
    std::size_t made_ = 0;
    std::uint64_t nodes_to_make_ = 0;
    std::uint64_t nodes_made_ = 0;
};

}  // namespace peg
