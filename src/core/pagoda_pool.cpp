// SPDX-License-Identifier: MIT
#include "core/pagoda_pool.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace peg {

PagodaPool::PagodaPool(const Board& board, Side side, Bits bound)
    : board_(&board), side_(side), bound_(bound), effect_(board.jumps().size()) {}

bool PagodaPool::add(const Pagoda& pagoda) {
    const auto tolls = static_cast<std::size_t>(
        std::ranges::count_if(pagoda.tolls, [](const Toll& toll) { return toll.toll > 0; }));
    if (full() || tolls > kMostTolls) return false;
    std::int64_t most = 0;  // bounds every worth, slack and loss below
    for (std::int32_t weight : pagoda.weights) most += std::abs(std::int64_t{weight});
    for (const Toll& toll : pagoda.tolls) most += toll.toll;
    if (2 * most > std::numeric_limits<std::int16_t>::max()) return false;

    const std::size_t lane = size_++;
    const auto narrow = [](std::int64_t value) { return static_cast<std::int16_t>(value); };
    const int sign = side_ == Side::kForwards ? 1 : -1;
    base_.worth[lane] = narrow(-sign * worth(pagoda, bound_));
    for (Hole hole : board_->reading_order())
        weight_[hole].worth[lane] = narrow(std::int64_t{sign} * pagoda.weights[hole]);
    for (std::size_t id = 0; id < effect_.size(); ++id)
        effect_[id].loss[lane] = narrow(loss(pagoda, board_->jumps()[id]));

    tolls_ = std::max(tolls_, tolls);
    for (std::size_t k = 0; k < tolls; ++k) {
        const Toll& toll = pagoda.tolls[k];
        const std::int16_t price = narrow(toll.toll);
        toll_[k][lane] = price;
        base_.toll[k][lane] = toll.due(bound_) ? price : std::int16_t{0};
        for_each_hole(toll.holes, [&](Hole hole) { weight_[hole].toll[k][lane] = price; });
        for (std::size_t id = 0; id < effect_.size(); ++id)
            if (toll.due(board_->jumps()[id].mask)) effect_[id].crosses[k][lane] = -1;
    }
    return true;
}

PagodaPool::Slack PagodaPool::slack(Bits pegs) const {
    if (size_ == 0) return {};
    Weight sum = base_;
    for_each_hole(pegs, [&](Hole hole) {
        for (std::size_t i = 0; i < kMost; ++i)
            sum.worth[i] = static_cast<std::int16_t>(sum.worth[i] + weight_[hole].worth[i]);
        for (std::size_t k = 0; k < tolls_; ++k)
            for (std::size_t i = 0; i < kMost; ++i)
                sum.toll[k][i] =
                    static_cast<std::int16_t>(sum.toll[k][i] ^ weight_[hole].toll[k][i]);
    });
    Slack slack{sum.worth, {}};
    for (std::size_t k = 0; k < tolls_; ++k)
        for (std::size_t i = 0; i < kMost; ++i) {
            const std::int16_t due = sum.toll[k][i];
            slack.left[i] = static_cast<std::int16_t>(slack.left[i] - due);
            slack.price[k][i] = static_cast<std::int16_t>(toll_[k][i] - 2 * due);
        }
    return slack;
}

}  // namespace peg
