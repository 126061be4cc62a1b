// SPDX-License-Identifier: MIT
#include "core/count/cross/complete_cross_set.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/support/bits/bit_permutation.h"

namespace peg {

namespace {

using Pattern = Cross::Pattern;

// to[i] |= from[i ^ flipped] for all i with (i & flipped) == wanted, where `wanted` is a subset of
// `flipped`. These i come in runs whose length is the lowest bit of `flipped`.
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

}  // namespace

CompleteCrossSet::CompleteCrossSet(CrossSet set)
    : set_(std::move(set)), others_(cross(), cross().centres() - cross().representatives().size()) {
    complete();
}

void CompleteCrossSet::complete() {
    // Symmetry by symmetry, so that the tables of one symmetry stay in the cache.
    for (std::size_t image = 1; image < cross().images().size(); ++image)
        for (std::size_t centre = 0; centre < cross().centres(); ++centre)
            if (cross().centre_orbit(centre).image == image) complete(centre);
    is_swapped_ = false;
}

Rows CompleteCrossSet::rows(std::size_t centre) const {
    const Cross::CentreOrbit& orbit = cross().centre_orbit(centre);
    const Rows own = set_.rows(orbit.representative);
    return own.words.empty() || orbit.representative == centre ? own : others_.rows(orbit.index);
}

void CompleteCrossSet::complete(std::size_t centre) {
    const Cross::CentreOrbit& orbit = cross().centre_orbit(centre);
    const Cross::Image& image = cross().images()[orbit.image];
    const Rows from = set_.rows(orbit.representative);
    if (from.words.empty()) return;
    const RowsToFill to = others_.rows(orbit.index);
    std::ranges::fill(to.spill, std::uint8_t{0});
    // By the row's bucket: how its bits are permuted. A row without vertical patterns is empty.
    std::array<const PairSwaps*, Cross::kMaxBuckets> places;
    places.fill(&image.places.front());
    for (std::size_t i = 0; i < cross().buckets().size(); ++i) {
        const Cross::Bucket& rows_bucket = cross().buckets()[i];
        const Cross::Bucket* bits_bucket = set_.vertical_bucket(orbit.representative, rows_bucket);
        if (bits_bucket == nullptr) continue;
        places[i] = &image.places[static_cast<std::size_t>(bits_bucket - cross().buckets().data())];
        if (bits_bucket->size <= 64) continue;
        for (Pattern horizontal : cross().members(rows_bucket))
            to.spill[image.horizontal[horizontal]] =
                static_cast<std::uint8_t>(places[i]->spill(from.spill[horizontal]));
    }
    for (std::size_t horizontal = 0; horizontal < from.words.size(); ++horizontal)
        to.words[image.horizontal[horizontal]] =
            (*places[cross().bucket_of(horizontal)])(from.words[horizontal]);
}

void CompleteCrossSet::swap() {
    if (!swapped_) swapped_.emplace(cross(), cross().centres());
    std::ranges::fill(swapped_->words, 0);
    std::ranges::fill(swapped_->spill, std::uint8_t{0});
    is_swapped_ = true;
    swapped_filled_.assign(cross().centres(), 0);
    for (std::size_t centre = 0; centre < cross().centres(); ++centre) {
        const Rows from = rows(centre);
        if (from.words.empty()) continue;
        const std::size_t to = cross().swap().centre[centre];
        swapped_filled_[to] = 1;
        add_swapped(cross(), set_.position_class(), set_.pegs(), centre, cross().swap(), from,
                    swapped_->rows(to));
    }
}

bool CompleteCrossSet::play(std::size_t centre, SearchDirection direction, RowBuffer& to) const {
    return play([&](std::size_t before) { return rows(before); }, centre, direction, to);
}

bool CompleteCrossSet::play_swapped(std::size_t centre, SearchDirection direction, RowBuffer& to) {
    if (!is_swapped_) swap();
    const RowBuffer& swapped = *swapped_;
    const auto rows_of = [&](std::size_t before) {
        return swapped_filled_[before] != 0 ? swapped.rows(before) : Rows{};
    };
    return play(rows_of, centre, direction, to);
}

bool CompleteCrossSet::play(FunctionRef<Rows(std::size_t)> rows_of, std::size_t centre,
                            SearchDirection direction, RowBuffer& to) const {
    const bool backwards = direction == SearchDirection::kBackwards;
    bool found = false;
    for (const Cross::JumpParts& jump : cross().jumps_off_vertical()) {
        // After a jump, only the hole it lands in has a peg; after an un-jump, the other two have.
        const auto left = [&](const Cross::PartJump& part) -> std::size_t {
            return backwards ? part.all ^ part.to : part.to;
        };
        if ((centre & jump.centre.all) != left(jump.centre)) continue;
        const Rows from = rows_of(centre ^ jump.centre.all);
        if (from.words.empty()) continue;
        if (!found) {
            std::ranges::fill(to.words, 0);
            std::ranges::fill(to.spill, std::uint8_t{0});
            found = true;
        }
        const std::size_t wanted = left(jump.horizontal);
        add_rows(jump.horizontal.all, wanted, from.words, to.words);
        add_rows(jump.horizontal.all, wanted, from.spill, to.spill);
    }
    return found;
}

// The complements of a bucket's patterns form another bucket.
CrossSet CompleteCrossSet::complement() const {
    const std::size_t all = cross().horizontals() - 1;
    std::vector<BitPermutation> places;  // by the bucket of the bits
    for (const Cross::Bucket& bucket : cross().buckets()) {
        std::vector<std::uint8_t> images;
        for (Pattern vertical : cross().members(bucket))
            images.push_back(cross().place_of(all - vertical));
        places.emplace_back(images);
    }
    CrossSet to(cross(), cross().complement_class(set_.position_class()),
                cross().canonicalizer().board().hole_count() - set_.pegs());
    RowBuffer added(cross());
    for (std::size_t centre : cross().representatives()) {
        const std::size_t opposite = cross().centres() - 1 - centre;
        const Rows from = rows(opposite);
        if (from.words.empty()) continue;
        for (const Cross::Bucket& rows_bucket : cross().buckets()) {
            const Cross::Bucket* bits_bucket = set_.vertical_bucket(opposite, rows_bucket);
            for (Pattern horizontal : cross().members(rows_bucket)) {
                BitPermutation::Row row;
                if (bits_bucket != nullptr) {
                    row.word = from.words[horizontal];
                    if (!from.spill.empty()) row.spill = from.spill[horizontal];
                    row = places[static_cast<std::size_t>(bits_bucket - cross().buckets().data())](
                        row);
                }
                added.words[all - horizontal] = row.word;
                if (!added.spill.empty()) added.spill[all - horizontal] = row.spill;
            }
        }
        to.add(centre, added);
    }
    return to;
}

std::size_t CompleteCrossSet::bytes(const Cross& cross) {
    return RowBuffer::bytes(cross,
                            cross.swap_is_symmetry() ? cross.centres() : 2 * cross.centres());
}

}  // namespace peg
