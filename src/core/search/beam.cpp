// SPDX-License-Identifier: MIT
#include "core/search/beam.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/board/jumps.h"

namespace peg {

Beam::Beam(const Board& board, Bits start, Bits goal, Bits kept_holes)
    : board_(&board), start_(start), symmetries_(board, goal, kept_holes), score_(board, goal) {
    assert(((start | goal) & ~board.holes()) == 0);
}

void Beam::restart(std::size_t width) {
    assert(width > 0);
    levels_.assign(1, {Node{start_, 0, 0, score_.of(start_)}});
    next_.clear();
    seen_.reset();
    selection_.reset(width);
    width_ = width;
    cursor_ = 0;
    stored_ = 1;
    complete_ = true;
    full_ = false;
}

// A counting sort takes linear time, and selects the same positions with every standard library.
inline void Beam::Selection::add(JumpScore::Value score) {
    if (score >= count_of_.size()) count_of_.resize(score + std::size_t{1});
    ++count_of_[score];
    if (score <= cutoff_) ++within_;
    if (within_ < width_) return;
    cutoff_ = std::min(cutoff_, static_cast<JumpScore::Value>(count_of_.size() - 1));
    while (within_ - count_of_[cutoff_] >= width_) within_ -= count_of_[cutoff_--];
}

std::uint64_t Beam::expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes) {
    assert(!levels_.empty());
    const std::vector<Node>& level = levels_.back();
    const std::size_t end =
        cursor_ + static_cast<std::size_t>(std::min<std::uint64_t>(nodes, level.size() - cursor_));
    const std::size_t begin = cursor_;
    for (; cursor_ < end && !full_; ++cursor_) {
        const Node& node = level[cursor_];
        const PagodaPool::Slack slack = pool.slack(node.pegs);
        const JumpScore::Before before = score_.before(node.pegs, node.score);
        const Canonicalizer::Images images = symmetries_.images(node.pegs);
        struct Found {
            JumpId jump;
            JumpScore::Value score;
            Bits canonical;  // canonical form of the position after the jump
        };
        PerJump<Found> found;
        for (const JumpId id : legal_jumps(*board_, {node.pegs})) {
            if (!complete_ && !selection_.admits(score_.at_least(before, id))) continue;
            const JumpScore::Value score = score_.of(before, id);
            const bool selected = selection_.admits(score);
            if (!selected && !complete_) continue;
            if (!pool.possible(slack, id)) continue;
            const Bits canonical = symmetries_.smallest_flipped(images, id);
            if (selected) {
                seen_.prefetch(canonical);
                found.add({id, score, canonical});
            } else if (!seen_.contains(canonical)) {
                complete_ = false;
            }
        }
        for (const auto& [id, score, canonical] : found) {
            if (!seen_.insert(canonical)) continue;
            next_.push_back({node.pegs ^ board_->jump(id).mask, static_cast<std::uint32_t>(cursor_),
                             id, score});
            selection_.add(score);
        }
        full_ = bytes() > max_bytes;  // checked after each position, so that step sizes do not
                                      // matter
    }
    const std::uint64_t done = cursor_ - begin;
    if (cursor_ == level.size() && !full_) {
        if (next_.size() > width_) drop_unselected();
        stored_ += next_.size();
        seen_.reset(4 * std::min(width_, next_.size()));
        levels_.emplace_back(next_.begin(), next_.end());  // a copy has no spare capacity
        next_.clear();
        selection_.reset(width_);
        cursor_ = 0;
    }
    return done;
}

void Beam::Selection::reset(std::size_t width) {
    width_ = width;
    within_ = 0;
    cutoff_ = std::numeric_limits<JumpScore::Value>::max();
    count_of_.clear();
}

// The selected positions keep the order in which they were found.
void Beam::drop_unselected() {
    complete_ = false;
    std::size_t room = selection_.room_at_cutoff();
    std::erase_if(next_, [&](const Node& node) {
        if (node.score == selection_.cutoff() && room > 0) {
            --room;
            return false;
        }
        return node.score >= selection_.cutoff();
    });
}

std::optional<std::vector<JumpId>> Beam::find(const PositionSet& set) const {
    for (std::size_t i = 0; i < deepest_size(); ++i)
        if (set.contains(deepest(i))) return path(i);
    return std::nullopt;
}

std::vector<JumpId> Beam::path(std::size_t index) const {
    std::vector<JumpId> jumps;
    for (std::size_t level = depth(); level > 0; --level) {
        const Node& node = levels_[level][index];
        jumps.push_back(node.jump);
        index = node.parent;
    }
    std::ranges::reverse(jumps);
    return jumps;
}

}  // namespace peg
