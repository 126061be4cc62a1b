// SPDX-License-Identifier: MIT
#include "core/cross_set.h"

#include <algorithm>
#include <bit>

#include "core/transpose.h"

namespace peg {

namespace {

using Pattern = Cross::Pattern;

// to[i] |= from[i ^ flipped] for all i with these bits of `flipped` and no others. Such i come in
// runs as long as the lowest of them.
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

// The number of bits in all words, 31 words at a time: sums by byte do not overflow before.
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

CrossSet::CrossSet(const Cross& cross, PositionClass position_class, int pegs)
    : cross_(&cross), position_class_(position_class), pegs_(pegs), words_(cross.rows()),
      spill_(cross.spills() ? cross.rows() : 0), filled_(cross.centres()) {}

namespace {

PositionClass class_in(const Cross& cross, const Layer& layer) {
    Layer::Cursor cursor;
    const Orbits& orbits = cross.orbits();
    return ClassRule(orbits.board())(orbits.pegs(layer.next(cursor)));
}

}  // namespace

CrossSet::CrossSet(const Cross& cross, const Layer& layer)
    : CrossSet(cross, class_in(cross, layer), layer.pegs()) {
    const Orbits& orbits = cross.orbits();
    Layer::Cursor cursor;
    while (const Bits word = layer.next(cursor)) {
        const Orbits::Images images = orbits.images(word);
        for (std::size_t i = 0; i < orbits.size(); ++i) {
            const Cross::Parts parts = cross.parts(images.words[i]);
            if (cross.lead(parts.centre).leader == parts.centre) insert(parts);
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
    insert(parts.centre * cross_->lyings() + parts.lying, cross_->place_of(parts.standing));
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
    for (Pattern centre : cross_->leaders())
        if (filled_[centre] != 0) sum += cross_->lead(centre).size * size(centre);
    return sum;
}

// Burnside's lemma: there are as many classes as positions that a symmetry leaves as they are, on
// the average over the symmetries. All of these together leave as many with a centre as with its
// leader.
std::uint64_t CrossSet::classes() const {
    std::uint64_t sum = 0;
    for (Pattern centre : cross_->leaders()) {
        if (filled_[centre] == 0) continue;
        std::uint64_t left = size(centre);  // by the identity
        for (const Cross::Image& image : cross_->images().subspan(1))
            if (image.centre[centre] == centre) left += fixed(image, centre);
        sum += cross_->lead(centre).size * left;
    }
    return sum / cross_->images().size();
}

// The positions with a centre that a symmetry leaves as they are, if it leaves the centre.
std::uint64_t CrossSet::fixed(const Cross::Image& image, std::size_t centre) const {
    std::uint64_t fixed = 0;
    const auto has = [&](std::size_t row, std::size_t place) {
        return ((place < 64 ? words_[row] >> place : Bits{spill_[row]} >> (place - 64)) & 1) != 0;
    };
    for (std::size_t lying = 0; lying < cross_->lyings(); ++lying) {
        const Pattern other = image.lying[lying];
        if ((image.swaps ? image.standing[other] : other) != lying) continue;
        const std::size_t row = centre * cross_->lyings() + lying;
        // In another group a bit stands for something else.
        if (image.swaps && !has(row, cross_->place_of(other))) continue;
        const auto* fellows = standing(centre, cross_->groups()[cross_->group_of(lying)]);
        if (fellows == nullptr) continue;
        if (image.swaps)
            fixed += fellows == &cross_->groups()[cross_->group_of(other)];
        else
            for (Pattern pattern : cross_->members(*fellows))
                fixed += image.standing[pattern] == pattern && has(row, cross_->place_of(pattern));
    }
    return fixed;
}

bool CrossSet::play(std::size_t centre, bool backwards, Block& to) const {
    bool found = false;
    for (const Cross::PartJump& jump : cross_->jumps()) {
        // What the jump leaves behind: a peg where it lands, backwards all but that.
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
        const std::size_t wanted = left(jump.lying, jump.lying_to);
        const Rows from = rows(before);
        add_rows(jump.lying, wanted, from.words, to.words);
        add_rows(jump.lying, wanted, from.spill, to.spill);
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

void CrossSet::add_swapped(std::size_t centre, const Cross::Image& swap, const Block& block) {
    add_swapped(centre, swap, {block.words, block.spill});
    complete_ = false;
}

void CrossSet::complete() {
    if (complete_) return;
    complete_ = true;
    // By symmetry, as each has tables of its own.
    for (std::size_t image = 1; image < cross_->images().size(); ++image)
        for (std::size_t centre = 0; centre < cross_->centres(); ++centre)
            if (cross_->lead(centre).image == image) complete(centre);
}

void CrossSet::complete(std::size_t centre) {
    const Cross::Lead& lead = cross_->lead(centre);
    const Cross::Image& image = cross_->images()[lead.image];
    const Rows from = rows(lead.leader);
    const std::size_t first_row = centre * cross_->lyings();
    filled_[centre] = filled_[lead.leader];
    if (filled_[centre] == 0) return;
    // Groups are all over the block.
    for (std::size_t i = 0; i < from.words.size(); i += 8) {
        __builtin_prefetch(&from.words[i]);
        __builtin_prefetch(&words_[first_row + i]);
    }
    for (const Cross::Fellows& group : cross_->groups()) {
        const Cross::Fellows* fellows = standing(lead.leader, group);
        if (fellows == nullptr) continue;
        const BitPermutation& places =
            image.places[static_cast<std::size_t>(fellows - cross_->groups().data())];
        for (Pattern lying : cross_->members(group)) {
            BitPermutation::Row row{from.words[lying], 0};
            if (fellows->size > 64) row.spill = from.spill[lying];
            row = places(row);
            words_[first_row + image.lying[lying]] = row.word;
            if (fellows->size > 64) spill_[first_row + image.lying[lying]] = row.spill;
        }
    }
}

CrossSet::Rows CrossSet::rows(std::size_t centre) const {
    const std::size_t size = cross_->lyings();
    Rows rows{std::span(words_).subspan(centre * size, size), {}};
    if (!spill_.empty()) rows.spill = std::span(spill_).subspan(centre * size, size);
    return rows;
}

namespace {

// Gathers the words of these rows, makes columns of them, and adds these to other rows, as far as
// there is room in a square.
void transpose_rows(std::span<const Pattern> from_rows, std::span<const Bits> from,
                    std::span<const Pattern> to_rows, Bits* to) {
    const std::size_t fellows = std::max(from_rows.size(), to_rows.size());
    const std::size_t size = std::clamp<std::size_t>(std::bit_ceil(fellows), 8, 64);
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

// The fellows that lay become fellows that stand: rows become columns.
void CrossSet::add_swapped(std::size_t centre, const Cross::Image& swap, Rows from) {
    const PositionClass from_class = cross_->swapped_class(position_class_);
    const std::size_t to_centre = swap.centre[centre];
    const std::size_t first_row = to_centre * cross_->lyings();
    Bits* to = &words_[first_row];
    filled_[to_centre] = 1;
    for (const Cross::Fellows& columns_group : cross_->groups()) {
        // The rows, in the order of the columns that they become.
        const auto rows =
            std::span(swap.comes_from).subspan(columns_group.begin, columns_group.size);
        const Cross::Fellows& lying = cross_->groups()[cross_->group_of(rows[0])];
        const Cross::Fellows* standing = cross_->standing(pegs_, from_class, centre, lying);
        if (standing == nullptr) continue;
        const auto columns = std::span(swap.goes_to).subspan(standing->begin, standing->size);
        transpose_rows(rows, from.words, columns, to);
        // What a square has no room for, bit by bit.
        for (std::size_t i = 64; i < rows.size(); ++i)
            for_each_hole(from.words[rows[i]], [&](Hole j) { insert(first_row + columns[j], i); });
        if (columns.size() > 64)
            for (std::size_t i = 0; i < rows.size(); ++i)
                for_each_hole(from.spill[rows[i]],
                              [&](Hole j) { insert(first_row + columns[std::size_t{64} + j], i); });
    }
}

CrossSet CrossSet::swapped() const {
    CrossSet swapped(*cross_, cross_->swapped_class(position_class_), pegs_);
    for (std::size_t centre = 0; centre < cross_->centres(); ++centre)
        if (filled_[centre] != 0) swapped.add_swapped(centre, cross_->swap(), rows(centre));
    return swapped;
}

// As patterns grow, their complements become smaller: the last of some fellows is the complement of
// the first of others.
CrossSet CrossSet::complement() const {
    const std::size_t all = cross_->lyings() - 1;
    CrossSet to(*cross_, cross_->complement_class(position_class_),
                cross_->orbits().board().hole_count() - pegs_);
    for (std::size_t centre = 0; centre < cross_->centres(); ++centre) {
        if (filled_[centre] == 0) continue;
        const Rows from = rows(centre);
        const std::size_t opposite = cross_->centres() - 1 - centre;
        to.filled_[opposite] = 1;
        for (const Cross::Fellows& group : cross_->groups()) {
            const Cross::Fellows* fellows = standing(centre, group);
            if (fellows == nullptr) continue;
            for (Pattern lying : cross_->members(group)) {
                const std::size_t row = opposite * cross_->lyings() + (all - lying);
                if (fellows->size <= 64)
                    to.words_[row] = reversed(from.words[lying]) >> (64 - fellows->size);
                else {
                    for_each_hole(from.words[lying], [&](Hole i) {
                        to.insert(row, std::size_t{fellows->size} - 1 - i);
                    });
                    for_each_hole(from.spill[lying], [&](Hole i) {
                        to.insert(row, std::size_t{fellows->size} - 65 - i);
                    });
                }
            }
        }
    }
    return to;
}

// Calls visit(row, size) for each row of a leading centre that can hold something, where `size`
// fellows have bits.
template <class Visit>
void CrossSet::for_each_row(Visit&& visit) const {
    std::vector<std::size_t> sizes(cross_->groups().size());
    for (const std::size_t centre : cross_->leaders()) {
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const Cross::Fellows* fellows = standing(centre, cross_->groups()[i]);
            sizes[i] = fellows == nullptr ? 0 : fellows->size;
        }
        for (std::size_t lying = 0; lying < cross_->lyings(); ++lying) {
            const std::size_t size = sizes[cross_->group_of(lying)];
            if (size > 0) visit(centre * cross_->lyings() + lying, size);
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

void CrossSet::keep(std::span<const Bits> packed) {
    std::size_t at = 0;
    const auto take = [&](std::size_t size) {
        const Bits word = packed[at / 64] >> at % 64 | packed[at / 64 + 1] << 1 << (63 - at % 64);
        at += size;
        return word;
    };
    // What comes behind a row in the packed words is no fellow, so the row does not have it.
    for_each_row([&](std::size_t row, std::size_t size) {
        words_[row] &= take(std::min<std::size_t>(size, 64));
        if (size > 64) spill_[row] = static_cast<std::uint8_t>(spill_[row] & take(size - 64));
    });
    complete_ = false;
}

}  // namespace peg
