// SPDX-License-Identifier: MIT
#pragma once

// Sums along the rows of cross sets (cross.h): of each position one jump after those of a set, the
// numbers that are known of all positions from which a jump leads to it. One jump leads to a row
// from one other row, whose numbers follow one another in memory, so a row is summed as a whole:
//
//     for each jump that lands in the row
//         for each position of the row that it comes from        numbers read in order
//             sum[place after the jump] += number                places read in order, too
//
// So the processor itself fetches memory ahead. Where the number of each position was looked up by
// itself, all counts of the English board together took 1.3 times as long in WebAssembly, which has
// no prefetch, and 1.1 times natively; from c1, where no symmetry swaps the arms, 1.7 times. (That
// pays where most positions of a row are in the set. Of winning positions few rows have one, so
// their neighbours are looked up: cross_prospects.h.)
//
// Numbers are known of the positions of representative centres, row by row as a cross set has them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count/cross/cross_set.h"
#include "core/support/uint128_list.h"

namespace peg {

class CrossRowSums {
public:
    // The cross outlives this. Takes some milliseconds, and half a megabyte on the English board.
    explicit CrossRowSums(const Cross& cross);
    // Sums point to what stands beside them.
    CrossRowSums(const CrossRowSums&) = delete;
    CrossRowSums& operator=(const CrossRowSums&) = delete;

    // What is known of the positions of a set: numbers in the order of the rows of its
    // representative centres, and of the bits in each; and where each row begins among them.
    struct Level {
        std::vector<std::uint32_t> begins;
        Uint128List numbers;

        std::size_t bytes() const {
            return begins.capacity() * sizeof(begins[0]) + numbers.bytes();
        }
    };

    // What the tables take.
    std::size_t bytes() const;

    // Turns to the positions one jump after those of a set, of all of which numbers are known, and
    // to a centre that these positions have. The set and the numbers outlive the sums.
    void begin_level(const CrossSet& from, const Level& known);
    void begin_centre(std::size_t centre);
    // Makes the sums of a row of the centre, which has a position at least.
    void make_row(std::size_t horizontal);
    // The sum of the position at a place of that row.
    Uint128 sum(std::size_t place) const { return small_ ? small_sums_[place] : sums_[place]; }

private:
    using Pattern = Cross::Pattern;

    // Where in the places of a row the vertical patterns go.
    using Places = std::vector<std::uint8_t>;
    // A jump that lands in rows of the centre, and the rows of the representative centre that those
    // come from which it starts in.
    struct Step {
        Cross::PartJump horizontal;
        const Pattern* row;  // by horizontal pattern: of the representative's row
        Rows from;
        const std::uint32_t* begins;    // by the row
        const std::uint16_t* vertical;  // by the bucket of the row: of its bits, in `places`
        const std::uint8_t* places;
    };

    // By place; beyond those of a row, there is room for what is summed of no position.
    template <class Number>
    using Sums = std::array<Number, 256>;
    template <class Number, class Numbers>
    void make_row(std::size_t horizontal, const Numbers& numbers, Sums<Number>& sums) const;

    const Cross* cross_;
    // What jumps do to the vertical arms, and the index there of each jump of the cross.
    std::vector<Cross::PartJump> on_vertical_;
    std::vector<std::size_t> index_on_vertical_;
    // By image that does not swap the arms: where a row goes that it comes from; and by what jumps
    // do on the vertical arms, by pattern in the order of the buckets: the place of the vertical
    // pattern after the image and the jump, or one beyond all places where there is no such jump.
    std::vector<std::vector<Pattern>> row_before_;
    std::vector<std::vector<Places>> places_;
    std::vector<std::uint16_t> vertical_;  // by representative and bucket
    std::vector<Step> steps_;
    const CrossSet* from_ = nullptr;
    const Level* known_ = nullptr;
    bool small_ = false;  // which sums are in use
    Sums<std::uint64_t> small_sums_{};
    Sums<Uint128> sums_{};
};

}  // namespace peg
