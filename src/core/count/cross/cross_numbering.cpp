// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_numbering.h"

namespace peg {

CrossNumbering::CrossNumbering(const Cross& cross)
    : cross_(&cross), ways_(cross.centres()), kept_(cross.centres()) {
    for (const Cross::Image& image : cross.images()) {
        std::vector<Row>& rows = along_.emplace_back();
        for (const Cross::Pattern pattern : image.swaps ? image.vertical : image.horizontal)
            rows.push_back({cross.bucket_of(pattern), cross.place_of(pattern)});
        std::vector<std::uint8_t>& places = across_.emplace_back();
        for (const Cross::Pattern pattern : image.swaps ? image.horizontal : image.vertical)
            places.push_back(cross.place_of(pattern));
    }
    constexpr int kHorizontal = 16, kVertical = 32;  // the shifts of Cross::patterns
    std::vector<std::uint32_t> first_group(cross.centres());
    for (std::size_t centre = 0; centre < cross.centres(); ++centre) {
        if (!cross.is_smallest(centre)) continue;
        first_group[centre] = static_cast<std::uint32_t>(smallest_.size() * cross.buckets().size());
        smallest_.push_back(centre);
    }
    for (std::size_t i = 0; i < cross.images().size(); ++i) {
        const Cross::Image& image = cross.images()[i];
        for (std::size_t centre = 0; centre < cross.centres(); ++centre) {
            const std::size_t to = image.centre[centre];
            if (!cross.is_smallest(to)) continue;
            const Way way{first_group[to], along_[i].data(), across_[i].data(),
                          image.swaps ? kVertical : kHorizontal,
                          image.swaps ? kHorizontal : kVertical};
            if (centre == to && i > 0) kept_[centre].push_back(way);
            if (ways_[centre].along == nullptr) ways_[centre] = way;
        }
    }
}

CrossNumbering::Level CrossNumbering::level(PositionClass position_class, int pegs) const {
    Level level{position_class, pegs, {}, {}};
    std::uint32_t begin = 0;
    for (const std::size_t centre : smallest_)
        for (const Cross::Bucket& bucket : cross_->buckets()) {
            const Cross::Bucket* vertical =
                cross_->vertical_bucket(pegs, position_class, centre, bucket);
            const std::uint32_t size = vertical == nullptr ? 0 : vertical->size;
            level.groups.push_back({begin, size});
            level.verticals.push_back(vertical == nullptr ? nullptr
                                                          : cross_->members(*vertical).data());
            begin += size * bucket.size;
        }
    level.groups.push_back({begin, 0});
    return level;
}

std::vector<Bits> CrossNumbering::places(const Level& level, const CrossSet& set) const {
    // One extra word, because put_bits writes one word beyond a row.
    std::vector<Bits> places(level.groups.back().begin / 64 + 2);
    const Level::Group* group = level.groups.data();
    for (const std::size_t centre : smallest_) {
        const Rows rows = set.rows(centre);
        for (const Cross::Bucket& bucket : cross_->buckets()) {
            const Level::Group in = *group++;
            if (in.size == 0 || rows.words.empty()) continue;
            std::size_t begin = in.begin;
            for (const Cross::Pattern horizontal : cross_->members(bucket)) {
                put_bits(places, begin, rows.words[horizontal]);
                if (in.size > 64) put_bits(places, begin + 64, rows.spill[horizontal]);
                begin += in.size;
            }
        }
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
    while (level.groups[cursor.group + 1].begin <= place) ++cursor.group;
    const Level::Group group = level.groups[cursor.group];
    const std::size_t in_group = place - group.begin;
    const std::size_t buckets = cross_->buckets().size();
    const Cross::Bucket& bucket = cross_->buckets()[cursor.group % buckets];
    return smallest_[cursor.group / buckets] |
           Bits{cross_->members(bucket)[in_group / group.size]} << 16 |
           Bits{level.verticals[cursor.group][in_group % group.size]} << 32;
}

}  // namespace peg
