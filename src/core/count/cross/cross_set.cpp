// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_set.h"

#include <algorithm>
#include <optional>

namespace peg {

namespace {

using Pattern = Cross::Pattern;

// to[i] |= from[i ^ flipped] for all i with (i & flipped) == wanted, a subset of `flipped`. These i
// come in runs as long as the lowest bit of `flipped`.
template <class Word>
void add_rows(std::size_t flipped, std::size_t wanted, std::span<const Word> from,
              std::vector<Word>& to) {
    if (from.empty()) return;
    const std::size_t run = flipped == 0 ? from.size() : flipped & (~flipped + 1);
    const std::size_t others = (from.size() - 1) & ~flipped & ~(run - 1);
    std::size_t rest = 0;
    do {
        const Word* source = &from[rest | (wanted ^ flipped)];
        Word* target = &to[rest | wanted];
        for (std::size_t i = 0; i < run; ++i) target[i] |= source[i];
        rest = (rest - others) & others;  // the next subset of the other bits
    } while (rest != 0);
}

// The number of bits in all words. Of 31 words at a time the bits are added up byte by byte, which
// cannot overflow: a byte of a word has at most 8 bits, and 31 * 8 < 256.
std::uint64_t count_bits(std::span<const Bits> words) {
    constexpr std::size_t kRun = 31;
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < words.size(); i += kRun) {
        Bits sums = 0;
        for (Bits word : words.subspan(i, std::min(kRun, words.size() - i))) {
            word -= word >> 1 & 0x5555555555555555;
            word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
            sums += (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
        }
        sums = (sums & 0x00ff00ff00ff00ff) + (sums >> 8 & 0x00ff00ff00ff00ff);
        total += sums * 0x0001000100010001 >> 48;
    }
    return total;
}

}  // namespace

CrossSet::CrossSet(const Cross& cross, PositionClass position_class, int pegs)
    : cross_(&cross), position_class_(position_class), pegs_(pegs), words_(cross.rows()),
      spill_(cross.spills() ? cross.rows() : 0), filled_(cross.centres()) {}

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
    complete_ = false;
}

void CrossSet::insert(std::size_t row, std::size_t place) {
    if (place < 64)
        words_[row] |= Bits{1} << place;
    else
        spill_[row] = static_cast<std::uint8_t>(spill_[row] | 1U << (place - 64));
}

void CrossSet::insert(const Cross::Parts& parts) {
    insert(parts.centre * cross_->horizontals() + parts.horizontal,
           cross_->place_of(parts.vertical));
    filled_[parts.centre] = 1;
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
        if (filled_[centre] != 0) sum += cross_->centre_orbit(centre).size * size(centre);
    return sum;
}

// Burnside's lemma: the number of orbits is the number of positions that a symmetry maps to
// themselves, averaged over the symmetries. Summed over all symmetries, that number is the same for
// all centres of an orbit, so it is taken of the representative.
std::uint64_t CrossSet::orbits() const {
    std::uint64_t sum = 0;
    for (Pattern centre : cross_->representatives()) {
        if (filled_[centre] == 0) continue;
        std::uint64_t fixed = size(centre);  // by the identity
        for (const Cross::Image& image : cross_->images().subspan(1))
            if (image.centre[centre] == centre) fixed += fixed_positions(image, centre);
        sum += cross_->centre_orbit(centre).size * fixed;
    }
    return sum / cross_->images().size();
}

// The number of positions with a centre that a symmetry maps to themselves. The symmetry maps the
// centre to itself.
std::uint64_t CrossSet::fixed_positions(const Cross::Image& image, std::size_t centre) const {
    std::uint64_t fixed = 0;
    const auto has = [&](std::size_t row, std::size_t place) {
        return ((place < 64 ? words_[row] >> place : Bits{spill_[row]} >> (place - 64)) & 1) != 0;
    };
    for (std::size_t horizontal = 0; horizontal < cross_->horizontals(); ++horizontal) {
        const Pattern other = image.horizontal[horizontal];
        if ((image.swaps ? image.vertical[other] : other) != horizontal) continue;
        const std::size_t row = centre * cross_->horizontals() + horizontal;
        // Where the row's bucket is not the pattern's, this bit stands for another pattern: that is
        // found out below.
        if (image.swaps && !has(row, cross_->place_of(other))) continue;
        const Cross::Bucket* bucket =
            vertical_bucket(centre, cross_->buckets()[cross_->bucket_of(horizontal)]);
        if (bucket == nullptr) continue;
        if (image.swaps)
            fixed += bucket == &cross_->buckets()[cross_->bucket_of(other)];
        else
            for (Pattern pattern : cross_->members(*bucket))
                fixed += image.vertical[pattern] == pattern && has(row, cross_->place_of(pattern));
    }
    return fixed;
}

bool CrossSet::play(std::size_t centre, SearchDirection direction, Block& to) const {
    assert(complete_);
    const bool backwards = direction == SearchDirection::kBackwards;
    bool found = false;
    for (const Cross::PartJump& jump : cross_->jumps()) {
        // Of the three holes, a jump leaves a peg in the one it lands in, an un-jump in the others.
        const auto left = [&](Pattern flipped, Pattern landing) -> std::size_t {
            return backwards ? flipped ^ landing : landing;
        };
        if ((centre & jump.centre) != left(jump.centre, jump.centre_to)) continue;
        const std::size_t before = centre ^ jump.centre;
        if (filled_[before] == 0) continue;
        if (!found) {
            std::ranges::fill(to.words, 0);
            std::ranges::fill(to.spill, std::uint8_t{0});
            found = true;
        }
        const std::size_t wanted = left(jump.horizontal, jump.horizontal_to);
        const Rows from = rows(before);
        add_rows(jump.horizontal, wanted, from.words, to.words);
        add_rows(jump.horizontal, wanted, from.spill, to.spill);
    }
    return found;
}

void CrossSet::add(std::size_t centre, const Block& block) {
    Bits* own = &words_[centre * block.words.size()];
    for (std::size_t i = 0; i < block.words.size(); ++i) own[i] |= block.words[i];
    for (std::size_t i = 0; i < block.spill.size(); ++i) {
        std::uint8_t& spill = spill_[centre * block.spill.size() + i];
        spill = static_cast<std::uint8_t>(spill | block.spill[i]);
    }
    filled_[centre] = 1;
    complete_ = false;
}

CrossSet::Rows CrossSet::rows(std::size_t centre) const {
    const std::size_t size = cross_->horizontals();
    Rows rows{std::span(words_).subspan(centre * size, size), {}};
    if (!spill_.empty()) rows.spill = std::span(spill_).subspan(centre * size, size);
    return rows;
}

// Calls visit(row, size) for each row of a representative centre that has a bucket, of that size.
template <class Visit>
void CrossSet::for_each_row(Visit&& visit) const {
    std::vector<std::size_t> sizes(cross_->buckets().size());
    for (const std::size_t centre : cross_->representatives()) {
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const Cross::Bucket* bucket = vertical_bucket(centre, cross_->buckets()[i]);
            sizes[i] = bucket == nullptr ? 0 : bucket->size;
        }
        for (std::size_t horizontal = 0; horizontal < cross_->horizontals(); ++horizontal) {
            const std::size_t size = sizes[cross_->bucket_of(horizontal)];
            if (size > 0) visit(centre * cross_->horizontals() + horizontal, size);
        }
    }
}

std::vector<Bits> CrossSet::packed() const {
    std::size_t bits = 0;
    for_each_row([&](std::size_t, std::size_t size) { bits += size; });
    std::vector<Bits> packed(bits / 64 + 2);
    std::size_t at = 0;
    const auto put = [&](Bits word, std::size_t size) {
        packed[at / 64] |= word << at % 64;
        // Two shifts, because one by 64 would not be defined.
        packed[at / 64 + 1] |= word >> 1 >> (63 - at % 64);
        at += size;
    };
    for_each_row([&](std::size_t row, std::size_t size) {
        put(words_[row], std::min<std::size_t>(size, 64));
        if (size > 64) put(spill_[row], size - 64);
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
        words_[row] = word;
        if (!spill_.empty()) spill_[row] = spill;
        if ((word | spill) != 0) filled_[row / cross_->horizontals()] = 1;
    });
    complete_ = false;
}

void CrossSet::intersect(std::span<const Bits> packed) {
    for_each_packed_row(packed, [&](std::size_t row, Bits word, std::uint8_t spill) {
        words_[row] &= word;
        if (!spill_.empty()) spill_[row] &= spill;
    });
    complete_ = false;
}

}  // namespace peg
