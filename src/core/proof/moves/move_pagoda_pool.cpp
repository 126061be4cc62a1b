// SPDX-License-Identifier: MIT
#include "core/proof/moves/move_pagoda_pool.h"

#include <algorithm>
#include <utility>

namespace peg {

namespace {

constexpr std::size_t kMaxMembers = 3;
constexpr std::ptrdiff_t kWorthKeeping = 8;  // a member must exclude one in this many positions

}  // namespace

MovePagodaPool::MovePagodaPool(const Board& board, const MersonRegions& regions,
                               SearchDirection direction, Bits end)
    : regions_(&regions), direction_(direction), end_(end), windows_(board.holes()) {}

void MovePagodaPool::add(const MovePagoda& pagoda, std::span<const Bits> positions,
                         std::size_t moves) {
    ++refused_;
    // No linear program finds such weights.
    if (pagoda.max_loss > MersonRegions::kMaxWeight) return;
    Member added = member(pagoda);
    const std::ptrdiff_t excluded =
        std::ranges::count_if(positions, [&](Bits pegs) { return excludes(added, pegs, moves); });
    if (excluded * kWorthKeeping < std::ssize(positions)) return;
    refused_ = 0;
    if (members_.size() == kMaxMembers) members_.erase(members_.begin());
    members_.push_back(std::move(added));
}

MovePagodaPool::Member MovePagodaPool::member(const MovePagoda& pagoda) const {
    const std::int32_t sign = direction_ == SearchDirection::kForwards ? 1 : -1;
    Member member{pagoda.max_loss, 0, std::vector<std::int32_t>(windows_.rows()),
                  regions_->weigh(pagoda.min_slack)};
    for (const BitWindow& window : windows_.all())
        for (std::size_t value = 1; value < window.rows; ++value) {
            const auto hole = static_cast<std::size_t>(window.lowest + lowest(value));
            member.worth[window.first_row + value] =
                member.worth[window.first_row + (value & (value - 1))] +
                sign * pagoda.weights[hole];
        }
    for (const BitWindow& window : windows_.all()) member.end += member.worth[window.row(end_)];
    return member;
}

}  // namespace peg
