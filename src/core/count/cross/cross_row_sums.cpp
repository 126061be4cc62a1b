// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_row_sums.h"

#include <algorithm>

namespace peg {

namespace {

// The first place beyond every row, for numbers that belong to no position. They are spread over
// several places, because each addition to one place has to wait for the previous one.
constexpr std::size_t kBeyond = 128;
static_assert(kBeyond + Cross::kMaxBucketSize <= 256);

}  // namespace

CrossRowSums::CrossRowSums(const Cross& cross) : cross_(&cross) {
    for (const Cross::JumpParts& jump : cross.jumps()) {
        const auto known = std::ranges::find(on_vertical_, jump.vertical);
        index_on_vertical_.push_back(static_cast<std::size_t>(known - on_vertical_.begin()));
        if (known == on_vertical_.end()) on_vertical_.push_back(jump.vertical);
    }
    row_before_.resize(cross.images().size());
    places_.resize(cross.images().size());
    for (std::size_t i = 0; i < cross.images().size(); ++i) {
        const Cross::Image& image = cross.images()[i];
        if (image.swaps) continue;
        row_before_[i].resize(cross.horizontals());
        for (std::size_t row = 0; row < cross.horizontals(); ++row)
            row_before_[i][image.horizontal[row]] = static_cast<Pattern>(row);
        for (const Cross::PartJump& jump : on_vertical_) {
            Places& places = places_[i].emplace_back(cross.horizontals());
            for (const Cross::Bucket& bucket : cross.buckets())
                for (std::size_t place = 0; place < bucket.size; ++place) {
                    const std::size_t after =
                        image.vertical[cross.members(bucket)[place]] ^ jump.all;
                    places[bucket.begin + place] = jump.ends(after)
                                                       ? cross.place_of(after)
                                                       : static_cast<std::uint8_t>(kBeyond + place);
                }
        }
    }
}

void CrossRowSums::begin_level(const CrossSet& from, const Level& known) {
    from_ = &from;
    known_ = &known;
    small_ = known.numbers.sums_are_small(cross_->jumps().size());
    vertical_.clear();
    for (const std::size_t centre : cross_->representatives())
        for (const Cross::Bucket& horizontal : cross_->buckets()) {
            const Cross::Bucket* bucket = from.vertical_bucket(centre, horizontal);
            vertical_.push_back(bucket == nullptr ? 0 : bucket->begin);
        }
}

void CrossRowSums::begin_centre(std::size_t centre) {
    steps_.clear();
    for (std::size_t i = 0; i < cross_->jumps().size(); ++i) {
        const Cross::JumpParts& jump = cross_->jumps()[i];
        if (!jump.centre.ends(centre)) continue;
        const Cross::CentreOrbit& orbit = cross_->centre_orbit(centre ^ jump.centre.all);
        const Rows rows = from_->rows(orbit.representative);
        if (rows.words.empty()) continue;
        const std::size_t index = cross_->centre_orbit(orbit.representative).index;
        steps_.push_back({jump.horizontal, row_before_[orbit.image].data(), rows,
                          known_->begins.data() + index * cross_->horizontals(),
                          vertical_.data() + index * cross_->buckets().size(),
                          places_[orbit.image][index_on_vertical_[i]].data()});
    }
}

void CrossRowSums::make_row(std::size_t horizontal) {
    if (small_)
        make_row(horizontal, known_->numbers.small(), small_sums_);
    else
        make_row(horizontal, known_->numbers, sums_);
}

template <class Number, class Numbers>
void CrossRowSums::make_row(std::size_t horizontal, const Numbers& numbers,
                            Sums<Number>& sums) const {
    std::fill_n(sums.begin(), Cross::kMaxBucketSize, Number{0});
    for (const Step& step : steps_) {
        if (!step.horizontal.ends(horizontal)) continue;
        const std::size_t row = step.row[horizontal ^ step.horizontal.all];
        const Bits spill = step.from.spill.empty() ? 0 : step.from.spill[row];
        const Bits word = step.from.words[row];
        if ((word | spill) == 0) continue;
        std::size_t number = step.begins[row];
        const std::uint8_t* places = step.places + step.vertical[cross_->bucket_of(row)];
        for_each_place(word, spill, [&](std::size_t place) {
            Number& sum = sums[places[place]];
            if constexpr (sizeof(Number) < sizeof(Uint128))
                sum += numbers[number++];
            else
                sum = saturating_add(sum, numbers[number++]);
        });
    }
}

std::size_t CrossRowSums::bytes() const {
    std::size_t bytes = vertical_.capacity() * sizeof(vertical_[0]);
    for (const std::vector<Pattern>& rows : row_before_) bytes += rows.size() * sizeof(Pattern);
    for (const std::vector<Places>& of_image : places_)
        for (const Places& places : of_image) bytes += places.size();
    return bytes;
}

}  // namespace peg
