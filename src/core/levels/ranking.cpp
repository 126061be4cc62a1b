// SPDX-License-Identifier: MIT
#include "core/levels/ranking.h"

#include <cassert>

namespace peg {

namespace {

constexpr std::size_t kClasses = 16;

}  // namespace

std::vector<std::uint64_t> positions_by_pegs(const Board& board, PositionClass position_class) {
    const ClassRule class_of(board);
    std::vector<std::array<std::uint64_t, kClasses>> sizes(
        static_cast<std::size_t>(board.hole_count()) + 1);
    sizes[0][0] = 1;
    for (Hole hole : board.reading_order()) {
        const PositionClass own = class_of(bit(hole));
        for (std::size_t pegs = sizes.size() - 1; pegs > 0; --pegs)
            for (std::size_t c = 0; c < kClasses; ++c) sizes[pegs][c] += sizes[pegs - 1][c ^ own];
    }
    std::vector<std::uint64_t> of_class;
    of_class.reserve(sizes.size());
    for (const auto& by_class : sizes) of_class.push_back(by_class[position_class]);
    return of_class;
}

Ranking::Ranking(const Board& board, PositionClass position_class)
    : position_class_(position_class), low_bits_(board.hole_count() / 2) {
    assert(board.hole_count() <= kMaxRankedHoles);
    const ClassRule class_of(board);
    const auto tabulate = [&](std::span<const Hole> holes) {
        std::vector<Half> halves(std::size_t{1} << holes.size());
        for (std::size_t i = 0; i < holes.size(); ++i) {
            const PositionClass own = class_of(bit(holes[i]));
            const std::size_t value = std::size_t{1} << i;
            for (std::size_t rest = 0; rest < value; ++rest) {
                const Half& half = halves[rest];
                halves[value | rest] = {static_cast<std::uint8_t>(half.pegs + 1),
                                        static_cast<PositionClass>(half.position_class ^ own)};
            }
        }
        return halves;
    };
    const auto low_holes = static_cast<std::size_t>(low_bits_);
    const std::vector<Half> low = tabulate(board.reading_order().first(low_holes));
    high_ = tabulate(board.reading_order().subspan(low_holes));

    // A counting sort of the low halves by pegs and class.
    const auto bucket = [](const Half& half) { return half.pegs * kClasses + half.position_class; };
    begin_.resize((low_holes + 1) * kClasses + 1);
    for (const Half& half : low) ++begin_[bucket(half) + 1];
    for (std::size_t i = 1; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
    place_.resize(low.size());
    lows_.resize(low.size());
    std::vector<std::uint32_t> next = begin_;
    for (std::size_t value = 0; value < low.size(); ++value) {
        const std::size_t b = bucket(low[value]);
        place_[value] = static_cast<std::uint16_t>(next[b] - begin_[b]);
        lows_[next[b]++] = static_cast<std::uint32_t>(value);
    }
}

std::span<const std::uint32_t> Ranking::lows(std::size_t high, int pegs) const {
    const Half& half = high_[high];
    const int left = pegs - half.pegs;
    if (left < 0 || left > low_bits_) return {};
    const auto b =
        static_cast<std::size_t>(left) * kClasses + (half.position_class ^ position_class_);
    return std::span(lows_).subspan(begin_[b], begin_[b + 1] - begin_[b]);
}

std::vector<std::uint32_t> Ranking::bases(int pegs) const {
    std::vector<std::uint32_t> bases(high_values() + 1);
    for (std::size_t high = 0; high < high_values(); ++high)
        bases[high + 1] = bases[high] + static_cast<std::uint32_t>(lows(high, pegs).size());
    return bases;
}

std::size_t Ranking::bytes() const {
    return high_.size() * sizeof(Half) + place_.size() * sizeof(std::uint16_t) +
           (lows_.size() + begin_.size()) * sizeof(std::uint32_t);
}

}  // namespace peg
