// SPDX-License-Identifier: MIT
#include "core/pagoda_pool.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace peg {

PagodaPool::PagodaPool(const Board& board, Side side, Bits bound)
    : board_(&board), side_(side), bound_(bound) {
    std::size_t rows = 0;
    for (Bits left = board.holes(); left != 0;) {
        const Hole lowest = peg::lowest(left);
        const Bits reach = left >> lowest & ((Bits{1} << kWindowBits) - 1);
        left ^= reach << lowest;
        Window& window = windows_[window_count_++];
        window = {lowest, 2 * std::bit_floor(static_cast<std::size_t>(reach)), rows};
        rows += window.rows;
    }
}

bool PagodaPool::add(const Pagoda& pagoda) {
    const auto tolls = static_cast<std::size_t>(
        std::ranges::count_if(pagoda.tolls, [](const Toll& toll) { return toll.toll > 0; }));
    if (full() || tolls > kMostTolls) return false;
    std::int64_t most = 0;  // bounds every worth, slack and loss below
    for (std::int32_t weight : pagoda.weights) most += std::abs(std::int64_t{weight});
    for (const Toll& toll : pagoda.tolls) most += toll.toll;
    if (2 * most > std::numeric_limits<std::int16_t>::max()) return false;

    rows_.resize(windows().back().first + windows().back().rows);
    effect_.resize(board_->jumps().size());
    const std::size_t number = size_++;
    const std::size_t block = number / kLanes, lane = number % kLanes;
    tolls_ = std::max(tolls_, tolls);
    const auto narrow = [](std::int64_t value) { return static_cast<std::int16_t>(value); };
    const int sign = side_ == Side::kForwards ? 1 : -1;
    base_.worth[block][lane] = narrow(-sign * worth(pagoda, bound_));
    for (const Window& window : windows()) {
        Row* rows = &rows_[window.first];
        for (std::size_t value = 1; value < window.rows; ++value) {
            const Row& rest = rows[value & (value - 1)];
            const auto hole = static_cast<Hole>(window.lowest + lowest(value));
            rows[value].worth[block][lane] =
                narrow(rest.worth[block][lane] + sign * pagoda.weights[hole]);
            for (std::size_t k = 0; k < tolls; ++k) {
                const Bits own = Bits{contains(pagoda.tolls[k].holes, hole)} << number;
                rows[value].inside[k] |= (rest.inside[k] & Bits{1} << number) ^ own;
            }
        }
    }
    for (std::size_t k = 0; k < tolls; ++k) {
        toll_[k][block][lane] = narrow(pagoda.tolls[k].toll);
        base_.inside[k] |= Bits{pagoda.tolls[k].due(bound_)} << number;
    }
    for (std::size_t id = 0; id < effect_.size(); ++id) {
        const Jump& jump = board_->jumps()[id];
        effect_[id].loss[block][lane] = narrow(loss(pagoda, jump));
        for (std::size_t k = 0; k < tolls; ++k)
            if (pagoda.tolls[k].due(jump.mask)) effect_[id].crosses[k][block][lane] = -1;
    }
    return true;
}

PagodaPool::Slack PagodaPool::slack(Bits pegs) const {
    Slack slack;  // of the blocks in use, which no other is read of
    if (size_ == 0) return slack;
    std::array<const Row*, kMaxWindows> window_rows;
    for (std::size_t w = 0; w < window_count_; ++w) window_rows[w] = &rows_[row(windows_[w], pegs)];
    const std::span rows(window_rows.data(), window_count_);
    for (std::size_t b = 0; b < blocks(); ++b) {
        slack.left[b] = base_.worth[b];
        for (const Row* row : rows) slack.left[b] += row->worth[b];
    }
    if (tolls_ == 0) return slack;
    for (std::size_t k = 0; k < kMostTolls; ++k) {
        Bits inside = base_.inside[k];
        for (const Row* row : rows) inside ^= row->inside[k];
        for (std::size_t b = 0; b < blocks(); ++b, inside >>= kLanes) {
            const Lane8 due = masked(toll_[k][b], static_cast<std::uint8_t>(inside));
            slack.left[b] -= due;
            slack.price[k][b] = toll_[k][b] - 2 * due;
        }
    }
    return slack;
}

void add_images(PagodaPool& pool, const Board& board, std::span<const Permutation> symmetries,
                const Pagoda& pagoda) {
    std::vector<Pagoda> images;
    for (const Permutation& symmetry : symmetries) {
        const Pagoda image = permute(board, symmetry, pagoda);
        if (std::ranges::find(images, image) != images.end()) continue;
        images.push_back(image);
        pool.add(image);
    }
}

}  // namespace peg
