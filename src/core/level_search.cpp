// SPDX-License-Identifier: MIT
#include "core/level_search.h"

#include <algorithm>
#include <array>

namespace peg {

LevelSearch::LevelSearch(const Board& board) : board_(&board) {}

void LevelSearch::begin(const Problem& problem, const Limits& limits) {
    const std::array start{problem.start.pegs};
    limits_ = limits;
    reach_.reset();
    orbits_.emplace(*board_, start);
    reach_.emplace(*orbits_, start);
    levels_ = {reach_->sizes(), 1, reach_->exhausted(), 0};
}

bool LevelSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = levels_.nodes + std::min(nodes, limits_.nodes - levels_.nodes);
    while (levels_.nodes < end && !reach_->exhausted() && !reach_->full()) {
        const std::size_t depth = reach_->depth();
        levels_.nodes += reach_->expand(end - levels_.nodes, limits_.bytes);
        if (reach_->depth() > depth) reach_->drop(depth);
    }
    levels_.sizes = reach_->sizes();
    levels_.total = reach_->stored();
    levels_.complete = reach_->exhausted();
    return levels_.complete || reach_->full() || levels_.nodes >= limits_.nodes;
}

Progress LevelSearch::progress() const { return {levels_.nodes, reach_->stored()}; }

}  // namespace peg
