// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/pagoda_pool.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/support/inplace_vector.h"

namespace peg {

PagodaPool::PagodaPool(const Board& board, SearchDirection direction, Bits bound)
    : board_(&board), direction_(direction), bound_(bound), windows_(board.holes()) {}

bool PagodaPool::add(const PagodaWithCuts& pagoda) {
    const auto cuts = static_cast<std::size_t>(
        std::ranges::count_if(pagoda.cuts, [](const ZeroHalfCut& cut) { return cut.weight > 0; }));
    if (full() || cuts > kMaxCuts) return false;
    std::int64_t of_cuts = 0;
    for (const ZeroHalfCut& cut : pagoda.cuts) of_cuts += cut.weight;
    std::int64_t bound = of_cuts;  // bounds every worth and slack below
    for (std::int32_t weight : pagoda.weights) bound += std::abs(std::int64_t{weight});
    if (2 * bound > std::numeric_limits<std::int16_t>::max()) return false;
    const bool costs_fit = std::ranges::all_of(board_->jumps(), [&](const Jump& jump) {
        return loss(pagoda, jump) + of_cuts <= std::numeric_limits<std::int8_t>::max();
    });
    if (!costs_fit) return false;

    rows_.resize(windows_.rows());
    effect_.resize(board_->jumps().size());
    const std::size_t number = size_++;
    const std::size_t block = number / (2 * kLanes), lane = number % (2 * kLanes);
    const std::size_t half = 2 * block + lane % 2, half_lane = lane / 2;
    cuts_ = std::max(cuts_, cuts);
    const auto wide = [](std::int64_t value) { return static_cast<std::int16_t>(value); };
    const auto narrow = [](std::int64_t value) { return static_cast<std::int8_t>(value); };
    const int sign = direction_ == SearchDirection::kForwards ? 1 : -1;
    base_.worth[half][half_lane] = wide(-sign * worth(pagoda, bound_));
    for (const BitWindow& window : windows_.all()) {
        Row* rows = &rows_[window.first_row];
        for (std::size_t value = 1; value < window.rows; ++value) {
            const Row& rest = rows[value & (value - 1)];
            const auto hole = static_cast<Hole>(window.lowest + lowest(value));
            rows[value].worth[half][half_lane] =
                wide(rest.worth[half][half_lane] + sign * pagoda.weights[hole]);
            for (std::size_t k = 0; k < cuts; ++k) {
                const Bits own = Bits{contains(pagoda.cuts[k].holes, hole)} << number;
                rows[value].inside[k] |= (rest.inside[k] & Bits{1} << number) ^ own;
            }
        }
    }
    for (std::size_t k = 0; k < cuts; ++k) {
        cut_weight_[k][block][lane] = narrow(pagoda.cuts[k].weight);
        base_.inside[k] |= Bits{pagoda.cuts[k].due(bound_)} << number;
    }
    for (std::size_t id = 0; id < effect_.size(); ++id) {
        const Jump& jump = board_->jumps()[id];
        effect_[id].loss[block][lane] = narrow(loss(pagoda, jump));
        for (std::size_t k = 0; k < cuts; ++k)
            if (pagoda.cuts[k].due(jump.mask)) effect_[id].crosses[k][block][lane] = -1;
    }
    return true;
}

// Sets the slacks of a block to other slacks minus a cost.
void PagodaPool::take(Slack& slack, const Slack& from, std::size_t block, Int8x16 cost) {
    slack.left[2 * block] = from.left[2 * block] - even(cost);
    slack.left[2 * block + 1] = from.left[2 * block + 1] - odd(cost);
    slack.near[block] = clamped(slack.left[2 * block], slack.left[2 * block + 1]);
}

PagodaPool::Slack PagodaPool::slack(Bits pegs) const {
    Slack slack;  // only the blocks in use are written and read
    if (size_ == 0) return slack;
    InplaceVector<const Row*, BitWindows::kMax> rows;
    for (const BitWindow& window : windows_.all()) rows.add(&rows_[window.row(pegs)]);
    for (std::size_t half = 0; half < 2 * blocks(); ++half) {
        slack.left[half] = base_.worth[half];
        for (const Row* row : rows) slack.left[half] += row->worth[half];
    }
    std::array<Bits, kMaxCuts> inside = base_.inside;
    for (const Row* row : rows)
        for (std::size_t k = 0; k < kMaxCuts; ++k) inside[k] ^= row->inside[k];
    for (std::size_t b = 0; b < blocks(); ++b) {
        Int8x16 all_due{};
        for (std::size_t k = 0; k < kMaxCuts; ++k) {
            const Int8x16 due =
                masked(cut_weight_[k][b], static_cast<std::uint16_t>(inside[k] >> 2 * kLanes * b));
            all_due += due;
            slack.fall[k][b] = cut_weight_[k][b] - due - due;
        }
        take(slack, slack, b, all_due);
    }
    return slack;
}

PagodaPool::Slack PagodaPool::slack(const Slack& before, JumpId jump) const {
    Slack slack;  // as above
    if (size_ == 0) return slack;
    const Effect& effect = effect_[jump];
    for (std::size_t b = 0; b < blocks(); ++b) {
        take(slack, before, b, cost(before, effect, b));
        for (std::size_t k = 0; k < kMaxCuts; ++k) {
            const Int8x16 crosses = effect.crosses[k][b];
            slack.fall[k][b] = (before.fall[k][b] ^ crosses) - crosses;  // negates it if crossed
        }
    }
    return slack;
}

void add_images(PagodaPool& pool, const Board& board, std::span<const Permutation> symmetries,
                const PagodaWithCuts& pagoda) {
    std::vector<PagodaWithCuts> images;
    for (const Permutation& symmetry : symmetries) {
        const PagodaWithCuts image = permute(board, symmetry, pagoda);
        if (std::ranges::find(images, image) != images.end()) continue;
        images.push_back(image);
        pool.add(image);
    }
}

}  // namespace peg
