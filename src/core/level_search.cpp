// SPDX-License-Identifier: MIT
#include "core/level_search.h"

#include <algorithm>
#include <array>

namespace peg {

LevelSearch::LevelSearch(const Board& board) : board_(&board) {}

void LevelSearch::begin(const Problem& problem, const Limits& limits) {
    const std::array start{problem.start.pegs};
    limits_ = limits;
    counter_.reset();
    orbits_.emplace(*board_, start);
    counter_.emplace(Reach(*orbits_, start));
    levels_ = {counter_->sizes(), 1, counter_->exhausted(), 0};
}

bool LevelSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = levels_.nodes + std::min(nodes, limits_.nodes - levels_.nodes);
    while (levels_.nodes < end && !counter_->exhausted() && !counter_->full())
        levels_.nodes += counter_->expand(end - levels_.nodes, limits_.bytes);
    levels_.sizes = counter_->sizes();
    levels_.total = counter_->stored();
    levels_.complete = counter_->exhausted();
    return levels_.complete || counter_->full() || levels_.nodes >= limits_.nodes;
}

Progress LevelSearch::progress() const { return {levels_.nodes, counter_->stored()}; }

}  // namespace peg
