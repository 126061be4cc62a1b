// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_rows.h"

#include <algorithm>
#include <bit>

#include "core/support/bits/transpose.h"

namespace peg {

namespace {

using Pattern = Cross::Pattern;

// For all i, j < 64: ORs bit j of from[from_rows[i]] into bit i of to[to_rows[j]].
void transpose_rows(std::span<const Pattern> from_rows, std::span<const Bits> from,
                    std::span<const Pattern> to_rows, std::span<Bits> to) {
    const std::size_t most = std::max(from_rows.size(), to_rows.size());
    const std::size_t size = std::clamp<std::size_t>(std::bit_ceil(most), 8, 64);
    BitSquare square(size);
    Bits any = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const Bits word = i < from_rows.size() ? from[from_rows[i]] : 0;
        square.set_row(i, word);
        any |= word;
    }
    if (any == 0) return;
    square.transpose();
    for (std::size_t i = 0; i < std::min(size, to_rows.size()); ++i)
        to[to_rows[i]] |= square.row(i);
}

}  // namespace

// Horizontal patterns become vertical ones, so rows become columns.
void add_swapped(const Cross& cross, PositionClass position_class, int pegs, std::size_t centre,
                 const Cross::Image& swap, const Rows& from, const RowsToFill& to) {
    const auto insert = [&](std::size_t row, std::size_t place) {
        if (place < 64)
            to.words[row] |= Bits{1} << place;
        else
            to.spill[row] = static_cast<std::uint8_t>(to.spill[row] | 1U << (place - 64));
    };
    for (const Cross::Bucket& places : cross.buckets()) {
        // The rows that become bits of this bucket, in the order of the bits.
        const auto rows = std::span(swap.comes_from).subspan(places.begin, places.size);
        const Cross::Bucket& horizontal = cross.buckets()[cross.bucket_of(rows[0])];
        const Cross::Bucket* vertical =
            cross.vertical_bucket(pegs, position_class, centre, horizontal);
        if (vertical == nullptr) continue;
        const auto columns = std::span(swap.goes_to).subspan(vertical->begin, vertical->size);
        transpose_rows(rows, from.words, columns, to.words);
        // What exceeds a square of 64 x 64 bits is moved bit by bit.
        for (std::size_t i = 64; i < rows.size(); ++i)
            for_each_hole(from.words[rows[i]], [&](Hole j) { insert(columns[j], i); });
        if (columns.size() > 64)
            for (std::size_t i = 0; i < rows.size(); ++i)
                for_each_hole(from.spill[rows[i]],
                              [&](Hole j) { insert(columns[std::size_t{64} + j], i); });
    }
}

}  // namespace peg
