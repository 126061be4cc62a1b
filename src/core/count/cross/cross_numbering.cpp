// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_numbering.h"

namespace peg {

namespace {

using Pattern = Cross::Pattern;

}  // namespace

CrossNumbering::CrossNumbering(const Cross& cross)
    : cross_(&cross), ways_(cross.centres()), kept_(cross.centres()) {
    for (const Cross::Image& image : cross.images()) {
        const std::vector<Pattern>& vertical = image.swaps ? image.horizontal : image.vertical;
        std::vector<std::uint8_t>& places = across_.emplace_back();
        for (Pattern pattern : vertical) places.push_back(cross.place_of(pattern));
    }
    constexpr int kHorizontal = 16, kVertical = 32;  // the shifts of Cross::patterns
    std::vector<std::uint32_t> first_row(cross.centres());
    for (std::size_t centre = 0; centre < cross.centres(); ++centre) {
        if (!cross.is_smallest(centre)) continue;
        first_row[centre] = static_cast<std::uint32_t>(smallest_.size() * cross.horizontals());
        smallest_.push_back(centre);
    }
    for (std::size_t i = 0; i < cross.images().size(); ++i) {
        const Cross::Image& image = cross.images()[i];
        for (std::size_t centre = 0; centre < cross.centres(); ++centre) {
            const std::size_t to = image.centre[centre];
            if (!cross.is_smallest(to)) continue;
            const Way way{first_row[to],
                          image.swaps ? image.vertical.data() : image.horizontal.data(),
                          across_[i].data(), image.swaps ? kVertical : kHorizontal,
                          image.swaps ? kHorizontal : kVertical};
            if (centre == to && i > 0) kept_[centre].push_back(way);
            if (ways_[centre].along == nullptr) ways_[centre] = way;
        }
    }
}

CrossNumbering::Level CrossNumbering::level(PositionClass position_class, int pegs) const {
    Level level{position_class, pegs, {0}, {}};
    level.begins.reserve(smallest_.size() * cross_->horizontals() + 1);
    std::vector<std::uint32_t> sizes(cross_->buckets().size());
    for (std::size_t centre : smallest_) {
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const Cross::Bucket* bucket =
                cross_->vertical_bucket(pegs, position_class, centre, cross_->buckets()[i]);
            sizes[i] = bucket == nullptr ? 0 : bucket->size;
            level.verticals.push_back(bucket == nullptr ? nullptr
                                                        : cross_->members(*bucket).data());
        }
        for (std::size_t horizontal = 0; horizontal < cross_->horizontals(); ++horizontal)
            level.begins.push_back(level.begins.back() + sizes[cross_->bucket_of(horizontal)]);
    }
    return level;
}

std::vector<Bits> CrossNumbering::places(const Level& level, const CrossSet& set) const {
    // One word more, so that there is always one behind a row.
    std::vector<Bits> places(level.begins.back() / 64 + 2);
    std::size_t row = 0;
    for (std::size_t centre : smallest_) {
        const Rows rows = set.rows(centre);
        for (std::size_t i = 0; i < rows.words.size(); ++i) {
            const std::size_t begin = level.begins[row + i];
            const Bits word = rows.words[i];
            places[begin / 64] |= word << begin % 64;
            // Two shifts, because one by 64 would not be defined.
            places[begin / 64 + 1] |= word >> 1 >> (63 - begin % 64);
            if (!rows.spill.empty())
                for_each_hole(rows.spill[i], [&](Hole place) {
                    places[(begin + 64 + place) / 64] |= Bits{1} << (begin + place) % 64;
                });
        }
        row += cross_->horizontals();
    }
    return places;
}

std::optional<Bits> CrossNumbering::next(const Level& level, std::span<const Bits> places,
                                         Cursor& cursor) const {
    std::size_t i = cursor.place / 64;
    if (i >= places.size()) return std::nullopt;
    Bits left = places[i] & ~Bits{0} << cursor.place % 64;
    while (left == 0) {
        if (++i == places.size()) {
            cursor.place = 64 * i;
            return std::nullopt;
        }
        left = places[i];
    }
    const std::size_t place = 64 * i + lowest(left);
    cursor.place = place + 1;
    const std::size_t horizontals = cross_->horizontals();
    const std::uint32_t* begins = level.begins.data() + cursor.centre * horizontals;
    while (begins[horizontals] <= place) {
        begins += horizontals;
        ++cursor.centre;
        cursor.horizontal = 0;
    }
    while (begins[cursor.horizontal + 1] <= place) ++cursor.horizontal;
    const Pattern* verticals = level.verticals[cursor.centre * cross_->buckets().size() +
                                               cross_->bucket_of(cursor.horizontal)];
    return smallest_[cursor.centre] | cursor.horizontal << 16 |
           Bits{verticals[place - begins[cursor.horizontal]]} << 32;
}

}  // namespace peg
