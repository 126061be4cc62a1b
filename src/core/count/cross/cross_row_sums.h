// SPDX-License-Identifier: MIT
#pragma once

// Sums along the rows of cross sets (cross.h): for each position one jump after those of a set, the
// sum of the numbers of all positions from which a jump leads to it. A jump leads to a row from
// exactly one other row, whose numbers are contiguous in memory, so a row is summed as a whole:
//
//     for each jump that lands in the row
//         for each position of the row that it comes from        numbers read in order
//             sum[place after the jump] += number                places read in order, too
//
// So the hardware prefetches the memory. Looking up each number separately is clearly slower, above
// all in WebAssembly, which has no prefetch. (Sums by rows pay if most positions of a row are in
// the set. Winning positions are too sparse for that, so their neighbours are looked up one by one:
// cross_prospects.h.)
//
// Numbers are stored only for the positions of representative centres, row by row like the set.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count/cross/cross_set.h"
#include "core/support/uint128_list.h"

namespace peg {

class CrossRowSums {
public:
    // The cross outlives this object. Takes half a megabyte on the English board.
    explicit CrossRowSums(const Cross& cross);
    // Not copyable: members point into each other.
    CrossRowSums(const CrossRowSums&) = delete;
    CrossRowSums& operator=(const CrossRowSums&) = delete;

    // The numbers of the positions of a set, in the order of its representative centres' rows and
    // of the bits in each row; and the index at which each row begins.
    struct Level {
        std::vector<std::uint32_t> begins;
        Uint128List numbers;

        std::size_t bytes() const {
            return begins.capacity() * sizeof(begins[0]) + numbers.bytes();
        }
    };

    // The bytes of the tables.
    std::size_t bytes() const;

    // begin_level: prepares for the positions one jump after those of `from`, whose numbers are
    // `known`; both outlive the sums. begin_centre: then selects a centre of these positions.
    void begin_level(const CrossSet& from, const Level& known);
    void begin_centre(std::size_t centre);
    // Computes the sums of a row of the centre; the row has at least one position.
    void make_row(std::size_t horizontal);
    // The sum of the position at a place of that row.
    Uint128 sum(std::size_t place) const { return small_ ? small_sums_[place] : sums_[place]; }

private:
    using Pattern = Cross::Pattern;

    // [vertical pattern, by bucket]: its place in the target row.
    using Places = std::vector<std::uint8_t>;
    // A jump that lands in rows of the centre; and the representative centre's rows in which the
    // jump starts, or of which these rows are images.
    struct Step {
        Cross::PartJump horizontal;
        const Pattern* row;  // by horizontal pattern: the row of the representative
        Rows from;
        const std::uint32_t* begins;    // by row
        const std::uint16_t* vertical;  // by the row's bucket: where its bits begin in `places`
        const std::uint8_t* places;
    };

    // By place. Beyond the places of a row there is room for sums that belong to no position.
    template <class Number>
    using Sums = std::array<Number, 256>;
    template <class Number, class Numbers>
    void make_row(std::size_t horizontal, const Numbers& numbers, Sums<Number>& sums) const;

    const Cross* cross_;
    // The distinct effects of jumps on the vertical arms, and for each jump of the cross the index
    // of its effect.
    std::vector<Cross::PartJump> on_vertical_;
    std::vector<std::size_t> index_on_vertical_;
    // By image that does not swap the arms. row_before_: [row] the row that the image maps to it.
    // places_: [effect of a jump on the vertical arms][pattern in bucket order] the place of the
    // vertical pattern after image and jump, or a place beyond the row if the jump cannot have led
    // there.
    std::vector<std::vector<Pattern>> row_before_;
    std::vector<std::vector<Places>> places_;
    std::vector<std::uint16_t> vertical_;  // by representative and bucket
    std::vector<Step> steps_;
    const CrossSet* from_ = nullptr;
    const Level* known_ = nullptr;
    bool small_ = false;  // which of the two arrays is in use
    Sums<std::uint64_t> small_sums_{};
    Sums<Uint128> sums_{};
};

}  // namespace peg
