// SPDX-License-Identifier: MIT

// What the symmetries, the swap and the complement do to a cross set (cross_set.h).

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/count/cross/cross_set.h"
#include "core/support/transpose.h"

namespace peg {

namespace {

using Pattern = Cross::Pattern;

// Bit i becomes bit 63 - i.
Bits reversed(Bits word) {
    const auto exchange = [](Bits bits, int by, Bits columns) {
        return (bits >> by & columns) | (bits & columns) << by;
    };
    word = exchange(word, 1, 0x5555555555555555);
    word = exchange(word, 2, 0x3333333333333333);
    word = exchange(word, 4, 0x0f0f0f0f0f0f0f0f);
    word = exchange(word, 8, 0x00ff00ff00ff00ff);
    word = exchange(word, 16, 0x0000ffff0000ffff);
    return std::rotl(word, 32);
}

}  // namespace

void CrossSet::add_swapped(std::size_t centre, const Cross::Image& swap, const Block& block) {
    add_swapped(centre, swap, {block.words, block.spill});
    complete_ = false;
}

void CrossSet::complete() {
    if (complete_) return;
    complete_ = true;
    // One symmetry after the other: its tables stay in the cache.
    for (std::size_t image = 1; image < cross_->images().size(); ++image)
        for (std::size_t centre = 0; centre < cross_->centres(); ++centre)
            if (cross_->centre_orbit(centre).image == image) complete(centre);
}

void CrossSet::complete(std::size_t centre) {
    const Cross::CentreOrbit& orbit = cross_->centre_orbit(centre);
    const Cross::Image& image = cross_->images()[orbit.image];
    const Rows from = rows(orbit.representative);
    const std::size_t first_row = centre * cross_->horizontals();
    filled_[centre] = filled_[orbit.representative];
    if (filled_[centre] == 0) return;
    // The rows of a bucket are scattered over the block.
    for (std::size_t i = 0; i < from.words.size(); i += 8) {
        __builtin_prefetch(&from.words[i]);
        __builtin_prefetch(&words_[first_row + i]);
    }
    for (const Cross::Bucket& rows_bucket : cross_->buckets()) {
        const Cross::Bucket* bits_bucket = vertical_bucket(orbit.representative, rows_bucket);
        if (bits_bucket == nullptr) continue;
        const bool spills = bits_bucket->size > 64;
        const BitPermutation& places =
            image.places[static_cast<std::size_t>(bits_bucket - cross_->buckets().data())];
        for (Pattern horizontal : cross_->members(rows_bucket)) {
            BitPermutation::Row row{from.words[horizontal], 0};
            if (spills) row.spill = from.spill[horizontal];
            row = places(row);
            words_[first_row + image.horizontal[horizontal]] = row.word;
            if (spills) spill_[first_row + image.horizontal[horizontal]] = row.spill;
        }
    }
}

namespace {

// Bit j of from[from_rows[i]] is added to bit i of to[to_rows[j]], for all i and j below 64.
void transpose_rows(std::span<const Pattern> from_rows, std::span<const Bits> from,
                    std::span<const Pattern> to_rows, Bits* to) {
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

// The horizontal patterns become vertical ones, so rows become columns.
void CrossSet::add_swapped(std::size_t centre, const Cross::Image& swap, Rows from) {
    const PositionClass from_class = cross_->swapped_class(position_class_);
    const std::size_t to_centre = swap.centre[centre];
    const std::size_t first_row = to_centre * cross_->horizontals();
    Bits* to = &words_[first_row];
    filled_[to_centre] = 1;
    for (const Cross::Bucket& places : cross_->buckets()) {
        // The rows that become bits for this bucket, in the order of the bits.
        const auto rows = std::span(swap.comes_from).subspan(places.begin, places.size);
        const Cross::Bucket& horizontal = cross_->buckets()[cross_->bucket_of(rows[0])];
        const Cross::Bucket* vertical =
            cross_->vertical_bucket(pegs_, from_class, centre, horizontal);
        if (vertical == nullptr) continue;
        const auto columns = std::span(swap.goes_to).subspan(vertical->begin, vertical->size);
        transpose_rows(rows, from.words, columns, to);
        // What a square of 64 x 64 bits has no room for, bit by bit.
        for (std::size_t i = 64; i < rows.size(); ++i)
            for_each_hole(from.words[rows[i]], [&](Hole j) { insert(first_row + columns[j], i); });
        if (columns.size() > 64)
            for (std::size_t i = 0; i < rows.size(); ++i)
                for_each_hole(from.spill[rows[i]],
                              [&](Hole j) { insert(first_row + columns[std::size_t{64} + j], i); });
    }
}

CrossSet CrossSet::swapped() const {
    assert(complete_);
    CrossSet swapped(*cross_, cross_->swapped_class(position_class_), pegs_);
    for (std::size_t centre = 0; centre < cross_->centres(); ++centre)
        if (filled_[centre] != 0) swapped.add_swapped(centre, cross_->swap(), rows(centre));
    return swapped;
}

// The larger a pattern, the smaller its complement: so the complements of a bucket's patterns are
// another bucket in reverse order.
CrossSet CrossSet::complement() const {
    assert(complete_);
    const std::size_t all = cross_->horizontals() - 1;
    CrossSet to(*cross_, cross_->complement_class(position_class_),
                cross_->canonicalizer().board().hole_count() - pegs_);
    for (std::size_t centre = 0; centre < cross_->centres(); ++centre) {
        if (filled_[centre] == 0) continue;
        const Rows from = rows(centre);
        const std::size_t opposite = cross_->centres() - 1 - centre;
        to.filled_[opposite] = 1;
        for (const Cross::Bucket& rows_bucket : cross_->buckets()) {
            const Cross::Bucket* bits_bucket = vertical_bucket(centre, rows_bucket);
            if (bits_bucket == nullptr) continue;
            const std::size_t size = bits_bucket->size;
            for (Pattern horizontal : cross_->members(rows_bucket)) {
                const std::size_t row = opposite * cross_->horizontals() + (all - horizontal);
                if (size <= 64) {
                    to.words_[row] = reversed(from.words[horizontal]) >> (64 - size);
                    continue;
                }
                for_each_hole(from.words[horizontal],
                              [&](Hole i) { to.insert(row, size - 1 - i); });
                for_each_hole(from.spill[horizontal],
                              [&](Hole i) { to.insert(row, size - 65 - i); });
            }
        }
    }
    return to;
}

}  // namespace peg
