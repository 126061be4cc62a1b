// SPDX-License-Identifier: MIT
#include "core/beam.h"

#include <algorithm>

#include "core/batch.h"
#include "core/jumps.h"

namespace peg {

namespace {

int squared_distance(const Board& board, Hole a, Hole b) {
    const int x = board.cell(a).column - board.cell(b).column;
    const int y = board.cell(a).row - board.cell(b).row;
    // The two axes of the triangular lattice meet at 60 degrees.
    return x * x + y * y - (board.lattice() == Lattice::kTriangular ? x * y : 0);
}

}  // namespace

Beam::Beam(const Board& board, Bits start, Bits goal)
    : board_(&board), start_(start), symmetries_(board, goal) {
    // 64 pegs at no more than this each stay within 16 bits.
    constexpr int kFarthest = 1000;
    for (Hole hole : board.reading_order()) {
        int nearest = kFarthest;
        for_each_hole(goal, [&](Hole aim) {
            nearest = std::min(nearest, squared_distance(board, hole, aim));
        });
        distance_[hole] = static_cast<std::uint16_t>(nearest);
    }
}

void Beam::restart(std::size_t width) {
    std::uint16_t spread = 0;
    for_each_hole(
        start_, [&](Hole hole) { spread = static_cast<std::uint16_t>(spread + distance_[hole]); });
    levels_.assign(1, {Node{start_, 0, 0, spread}});
    next_.clear();
    seen_.reset();
    width_ = width;
    cursor_ = 0;
    stored_ = 1;
    complete_ = true;
    full_ = false;
}

std::uint64_t Beam::expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes) {
    const std::vector<Node>& level = levels_.back();
    const std::size_t end =
        cursor_ + static_cast<std::size_t>(std::min<std::uint64_t>(nodes, level.size() - cursor_));
    const std::size_t begin = cursor_;
    for (; cursor_ < end && !full_; ++cursor_) {
        const Node& node = level[cursor_];
        const PagodaPool::Slack slack = pool.slack(node.pegs);
        struct Found {
            JumpId jump;
            Bits canonical;  // stands for where it leads
        };
        Batch<Found> found;
        for_each_jump(*board_, {node.pegs}, [&](JumpId id) {
            if (!pool.possible(slack, id)) return;
            const Bits canonical = symmetries_.canonical(node.pegs ^ board_->jump(id).mask);
            seen_.prefetch(canonical);
            found.add({id, canonical});
        });
        for (const auto& [id, canonical] : found) {
            if (!seen_.insert(canonical)) continue;
            const Jump& jump = board_->jump(id);
            const int spread =
                node.spread - distance_[jump.from] - distance_[jump.over] + distance_[jump.to];
            next_.push_back({node.pegs ^ jump.mask, static_cast<std::uint32_t>(cursor_), id,
                             static_cast<std::uint16_t>(spread)});
        }
        full_ = bytes() > max_bytes;  // after each position, so that step sizes make no difference
    }
    const std::uint64_t done = cursor_ - begin;
    if (cursor_ == level.size() && !full_) {
        if (next_.size() > width_) choose();
        stored_ += next_.size();
        seen_.reset(4 * std::min(width_, next_.size()));
        levels_.emplace_back(next_.begin(), next_.end());  // a copy takes no more than it needs
        next_.clear();
        cursor_ = 0;
    }
    return done;
}

// Keeps the `width` positions of least spread, in the order found, ties to the earlier ones:
// selection by counting is linear, and the same in every standard library.
void Beam::choose() {
    complete_ = false;
    std::vector<std::size_t> of_spread;
    for (const Node& node : next_) {
        if (node.spread >= of_spread.size()) of_spread.resize(node.spread + std::size_t{1});
        ++of_spread[node.spread];
    }
    std::size_t last = 0;  // the largest spread of which not all fit
    std::size_t room = width_;
    while (of_spread[last] <= room) room -= of_spread[last++];
    std::erase_if(next_, [&](const Node& node) {
        if (node.spread == last && room > 0) {
            --room;
            return false;
        }
        return node.spread >= last;
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
