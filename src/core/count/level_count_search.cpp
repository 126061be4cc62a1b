// SPDX-License-Identifier: MIT
#include "core/count/level_count_search.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/levels/class_levels.h"

namespace peg {

LevelCountSearch::LevelCountSearch(const Board& board, Symmetric symmetric)
    : board_(&board), symmetric_(symmetric) {}

std::size_t LevelCountSearch::comfortable_bytes(const Board& board) {
    if (!ClassSet::possible(board)) return 0;
    const std::size_t own = ClassSet::bytes(board);
    return own + std::min(own / 4,
                          // A quarter more, for the levels before the class set.
                          std::numeric_limits<std::size_t>::max() - own);
}

void LevelCountSearch::begin(const Problem& problem, const Limits& limits) {
    const std::array start{problem.start.pegs};
    limits_ = limits;
    levels_.reset();
    canonicalizer_.emplace(symmetric_ == Symmetric::kMerged
                               ? DenseCanonicalizer(*board_, start)
                               : DenseCanonicalizer::without_symmetries(*board_));
    cross_.emplace(*canonicalizer_);
    levels_.emplace(JumpLevels(*canonicalizer_, start), &*cross_,
                    AdaptiveLevels::Keep::kDeepestLevel);
    result_ = {levels_->sizes(), 1, levels_->exhausted(), 0};
}

bool LevelCountSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = result_.nodes + std::min(nodes, limits_.nodes - result_.nodes);
    while (result_.nodes < end && !levels_->exhausted() && !levels_->full())
        result_.nodes += levels_->expand(end - result_.nodes, limits_.bytes);
    result_.sizes = levels_->sizes();
    result_.total = levels_->stored();
    result_.complete = levels_->exhausted();
    return result_.complete || levels_->full() || result_.nodes >= limits_.nodes;
}

Progress LevelCountSearch::progress() const { return {result_.nodes, levels_->stored()}; }

}  // namespace peg
