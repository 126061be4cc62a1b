// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_set.h"

#include <algorithm>
#include <optional>

#include "core/support/bits/count_bits.h"

namespace peg {

namespace {

using Pattern = Cross::Pattern;

}  // namespace

void CrossSet::clear(PositionClass position_class, int pegs) {
    position_class_ = position_class;
    pegs_ = pegs;
    std::ranges::fill(rows_.words, 0);
    std::ranges::fill(rows_.spill, std::uint8_t{0});
    std::ranges::fill(filled_, std::uint8_t{0});
}

CrossSet::CrossSet(const Cross& cross, PositionClass position_class, int pegs)
    : cross_(&cross), position_class_(position_class), pegs_(pegs),
      rows_(cross, cross.representatives().size()), filled_(cross.representatives().size()) {}

namespace {

PositionClass class_in(const Cross& cross, const LevelSet& level) {
    LevelSet::Cursor cursor;
    const DenseCanonicalizer& canonicalizer = cross.canonicalizer();
    const std::optional<DensePosition> some = level.next(cursor);
    assert(some);
    return ClassRule(canonicalizer.board())(canonicalizer.pegs(*some));
}

}  // namespace

CrossSet::CrossSet(const Cross& cross, const LevelSet& level)
    : CrossSet(cross, class_in(cross, level), level.pegs()) {
    const DenseCanonicalizer& canonicalizer = cross.canonicalizer();
    LevelSet::Cursor cursor;
    while (const auto position = level.next(cursor)) {
        const DenseCanonicalizer::Images images = canonicalizer.images(*position);
        for (std::size_t i = 0; i < canonicalizer.size(); ++i) {
            const Cross::Parts parts = cross.split(images.dense[i]);
            if (cross.is_representative(parts.centre)) insert(parts);
        }
    }
}

void CrossSet::insert(const Cross::Parts& parts) {
    const std::size_t index = cross_->centre_orbit(parts.centre).index;
    const RowsToFill own = rows_.rows(index);
    const std::size_t place = cross_->place_of(parts.vertical);
    if (place < 64)
        own.words[parts.horizontal] |= Bits{1} << place;
    else
        own.spill[parts.horizontal] =
            static_cast<std::uint8_t>(own.spill[parts.horizontal] | 1U << (place - 64));
    filled_[index] = 1;
}

std::uint64_t CrossSet::size(std::size_t centre) const {
    const Rows own = rows(centre);
    std::uint64_t size = count_bits(own.words);
    for (std::uint8_t spill : own.spill)
        if (spill != 0) size += static_cast<std::uint64_t>(peg::count(spill));
    return size;
}

std::uint64_t CrossSet::size() const {
    std::uint64_t sum = 0;
    for (Pattern centre : cross_->representatives())
        sum += cross_->centre_orbit(centre).size * size(centre);
    return sum;
}

// Burnside's lemma: the number of orbits is the average, over the symmetries, of the number of
// positions that each one fixes. Summed over all symmetries, that number is the same for all
// centres of an orbit, so it is computed for the representative.
std::uint64_t CrossSet::orbits() const {
    std::uint64_t sum = 0;
    for (Pattern centre : cross_->representatives()) {
        std::uint64_t fixed = size(centre);  // the identity fixes all positions
        if (fixed == 0) continue;
        for (const Cross::Image& image : cross_->images().subspan(1))
            if (image.centre[centre] == centre) fixed += fixed_positions(image, centre);
        sum += cross_->centre_orbit(centre).size * fixed;
    }
    return sum / cross_->images().size();
}

// The number of positions with this centre that a symmetry fixes. The symmetry maps the centre to
// itself.
std::uint64_t CrossSet::fixed_positions(const Cross::Image& image, std::size_t centre) const {
    std::uint64_t fixed = 0;
    const Rows own = rows(centre);
    const auto has = [&](std::size_t row, std::size_t place) {
        return ((place < 64 ? own.words[row] >> place : Bits{own.spill[row]} >> (place - 64)) &
                1) != 0;
    };
    for (std::size_t horizontal = 0; horizontal < cross_->horizontals(); ++horizontal) {
        const Pattern other = image.horizontal[horizontal];
        if ((image.swaps ? image.vertical[other] : other) != horizontal) continue;
        // If the pattern is not in the row's bucket, this bit stands for another pattern; that case
        // is excluded below.
        if (image.swaps && !has(horizontal, cross_->place_of(other))) continue;
        const Cross::Bucket* bucket =
            vertical_bucket(centre, cross_->buckets()[cross_->bucket_of(horizontal)]);
        if (bucket == nullptr) continue;
        if (image.swaps) {
            fixed += bucket == &cross_->buckets()[cross_->bucket_of(other)];
            continue;
        }
        const Cross::Image::Fixed& same =
            image.fixed[static_cast<std::size_t>(bucket - cross_->buckets().data())];
        fixed += static_cast<std::uint64_t>(peg::count(own.words[horizontal] & same.word));
        if (same.spill != 0)
            fixed += static_cast<std::uint64_t>(peg::count(own.spill[horizontal] & same.spill));
    }
    return fixed;
}

void CrossSet::add(std::size_t centre, const RowBuffer& added) {
    const std::size_t index = cross_->centre_orbit(centre).index;
    const RowsToFill own = rows_.rows(index);
    for (std::size_t i = 0; i < own.words.size(); ++i) own.words[i] |= added.words[i];
    for (std::size_t i = 0; i < own.spill.size(); ++i)
        own.spill[i] = static_cast<std::uint8_t>(own.spill[i] | added.spill[i]);
    filled_[index] = 1;
}

void CrossSet::add_swapped(PositionClass from_class, std::size_t centre, const Cross::Image& swap,
                           const RowBuffer& added) {
    const std::size_t index = cross_->centre_orbit(swap.centre[centre]).index;
    peg::add_swapped(*cross_, from_class, pegs_, centre, swap, added.rows(0), rows_.rows(index));
    filled_[index] = 1;
}

// Calls visit(row, size) for each row of a representative centre that has a bucket, with its size.
template <class Visit>
void CrossSet::for_each_row(Visit&& visit) const {
    std::vector<std::size_t> sizes(cross_->buckets().size());
    std::size_t first_row = 0;
    for (const std::size_t centre : cross_->representatives()) {
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const Cross::Bucket* bucket = vertical_bucket(centre, cross_->buckets()[i]);
            sizes[i] = bucket == nullptr ? 0 : bucket->size;
        }
        for (std::size_t horizontal = 0; horizontal < cross_->horizontals(); ++horizontal) {
            const std::size_t size = sizes[cross_->bucket_of(horizontal)];
            if (size > 0) visit(first_row + horizontal, size);
        }
        first_row += cross_->horizontals();
    }
}

std::vector<Bits> CrossSet::packed() const {
    std::size_t bits = 0;
    for_each_row([&](std::size_t, std::size_t size) { bits += size; });
    std::vector<Bits> packed(bits / 64 + 2);
    std::size_t at = 0;
    const auto put = [&](Bits word, std::size_t size) {
        put_bits(packed, at, word);
        at += size;
    };
    for_each_row([&](std::size_t row, std::size_t size) {
        put(rows_.words[row], std::min<std::size_t>(size, 64));
        if (size > 64) put(rows_.spill[row], size - 64);
    });
    return packed;
}

// Calls visit(row, word, spill) for each row of a packed set.
template <class Visit>
void CrossSet::for_each_packed_row(std::span<const Bits> packed, Visit&& visit) const {
    std::size_t at = 0;
    const auto take = [&](std::size_t size) {
        const Bits word = packed[at / 64] >> at % 64 | packed[at / 64 + 1] << 1 << (63 - at % 64);
        at += size;
        return word & ~Bits{0} >> (64 - size);
    };
    for_each_row([&](std::size_t row, std::size_t size) {
        const Bits word = take(std::min<std::size_t>(size, 64));
        visit(row, word, static_cast<std::uint8_t>(size > 64 ? take(size - 64) : 0));
    });
}

CrossSet::CrossSet(const Cross& cross, PositionClass position_class, int pegs,
                   std::span<const Bits> packed)
    : CrossSet(cross, position_class, pegs) {
    for_each_packed_row(packed, [&](std::size_t row, Bits word, std::uint8_t spill) {
        rows_.words[row] = word;
        if (!rows_.spill.empty()) rows_.spill[row] = spill;
        if ((word | spill) != 0) filled_[row / cross_->horizontals()] = 1;
    });
}

void CrossSet::intersect(std::span<const Bits> packed) {
    for_each_packed_row(packed, [&](std::size_t row, Bits word, std::uint8_t spill) {
        rows_.words[row] &= word;
        if (!rows_.spill.empty()) rows_.spill[row] &= spill;
    });
}

}  // namespace peg
