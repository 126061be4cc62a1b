// SPDX-License-Identifier: MIT
#include "core/pagoda_pool.h"

#include <cstdlib>
#include <limits>

namespace peg {

PagodaPool::PagodaPool(const Board& board, Side side, Bits bound)
    : board_(&board), side_(side), bound_(bound), loss_(board.jumps().size()) {}

bool PagodaPool::add(const Pagoda& pagoda) {
    if (full()) return false;
    std::int64_t most = 0;  // bounds every worth, slack and loss below
    for (std::int32_t weight : pagoda.weights) most += std::abs(std::int64_t{weight});
    if (2 * most > std::numeric_limits<std::int16_t>::max()) return false;

    const int sign = side_ == Side::kForwards ? 1 : -1;
    base_[size_] = static_cast<std::int16_t>(-sign * worth(pagoda, bound_));
    for (Hole hole : board_->reading_order())
        weight_[hole][size_] = static_cast<std::int16_t>(sign * pagoda.weights[hole]);
    for (std::size_t id = 0; id < loss_.size(); ++id) {
        const Jump& jump = board_->jumps()[id];
        loss_[id][size_] = static_cast<std::int16_t>(
            pagoda.weights[jump.from] + pagoda.weights[jump.over] - pagoda.weights[jump.to]);
    }
    ++size_;
    return true;
}

PagodaPool::Slack PagodaPool::slack(Bits pegs) const {
    Slack sum = base_;
    if (size_ == 0) return sum;
    for_each_hole(pegs, [&](Hole hole) {
        for (std::size_t i = 0; i < kMost; ++i)
            sum[i] = static_cast<std::int16_t>(sum[i] + weight_[hole][i]);
    });
    return sum;
}

}  // namespace peg
