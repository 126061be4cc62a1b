// SPDX-License-Identifier: MIT
#include "core/levels/move_levels.h"

#include <algorithm>
#include <cassert>

namespace peg {

namespace {

// If patterns exclude less than one in kWorthAsking positions of a level, only one list in
// kAskedAnyway is checked, to notice when they become useful: the check costs about as much as
// finding the positions.
constexpr std::uint64_t kWorthAsking = 16;
constexpr std::size_t kAskedAnyway = 8;
// Relaxed moves may spend kRelaxedNodes of their nodes on a level, plus kNodesOfExcluded for each
// position they exclude. Beyond that, expanding the positions is cheaper than excluding them.
constexpr std::uint64_t kRelaxedNodes = 4'000'000;
constexpr std::uint64_t kNodesOfExcluded = 250;

}  // namespace

MoveLevels::MoveLevels(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                       std::span<const Bits> first, const MovePools& pools, std::size_t moves)
    : canonicalizer_(&canonicalizer), moves_of_(canonicalizer), pools_(&pools), moves_(moves),
      direction_(direction), levels_(2) {
    for (Bits pegs : first) {
        const DensePosition position = canonicalizer.smallest(pegs);
        if (seen_.insert(position.bits)) levels_[0].push_back(position);
    }
}

void MoveLevels::set_target(std::size_t moves, const MovePatterns* patterns,
                            RelaxedMoves* relaxed) {
    moves_ = moves;
    relaxed_ = relaxed;
    if (patterns != patterns_) asks_frontier_ = patterns != nullptr;
    patterns_ = patterns;
}

std::uint64_t MoveLevels::expand(bool keep) {
    keeps_ = keep;
    if (cursor_ == frontier().size()) {
        begin_next_level();
        return 0;
    }
    if (!keep && cursor_ == 0) sort_frontier();
    fresh_ = levels_.back().size();
    found_.clear();
    assert(depth() < moves_);
    const std::uint64_t relaxed_before = relaxed_nodes_;
    std::uint64_t nodes = 0;
    while (cursor_ < frontier().size() && found_.size() < kFoundAtOnce && nodes < kNodesAtOnce)
        nodes += find_next(frontier()[cursor_++]);
    if (keep) keep_found();
    constexpr std::uint64_t kRelaxedOfANode = 4;
    nodes += (relaxed_nodes_ - relaxed_before) / kRelaxedOfANode;
    nodes_ += nodes;
    return nodes;
}

void MoveLevels::begin_next_level() {
    if (cursor_ > 0)
        nodes_of_position_ = static_cast<double>(nodes_) / static_cast<double>(cursor_);
    levels_.back().shrink_to_fit();
    level_bytes_ += levels_.back().size() * sizeof(DensePosition);
    levels_.emplace_back();
    cursor_ = 0;
    nodes_ = 0;
    asks_frontier_ = false;
    lists_ = 0;
    asked_ = 0;
    excluded_ = 0;
    relaxed_nodes_ = 0;
    relaxed_excluded_ = 0;
    fresh_ = 0;
}

Moves::Visited MoveLevels::visit_moves(const DenseCanonicalizer::Images& images,
                                       Moves::Visit visit) const {
    const Bits movers =
        pools_->move_pagodas.regions().movers(direction_, images.pegs, moves_ - depth() - 1);
    return moves_of_.visit(direction_, pools_->pagodas, images, visit, movers);
}

// Finds the positions that the moves of a position lead to; returns the nodes.
std::uint64_t MoveLevels::find_next(DensePosition position) {
    const auto images = canonicalizer_->images(position);
    // The pool may have gained a member since the position was found.
    if (pools_->move_pagodas.excludes(images.pegs, moves_ - depth())) return 1;
    if (asks_frontier_ && patterns_->lower_bound(position) > moves_ - depth()) return 1;
    std::uint64_t looked = 0;
    const auto look = [&](const DenseCanonicalizer::Images& next, std::span<const JumpId>) {
        ++looked;
        if (pools_->move_pagodas.excludes(next.pegs, moves_ - depth() - 1)) return false;
        found_.push_back(canonicalizer_->smallest(next));
        if (!keeps_) return false;
        seen_.prefetch(found_.back().bits);
        if (found_.size() == kMaxFound) keep_found();
        return false;
    };
    complete_ &= visit_moves(images, look) == Moves::Visited::kAll;
    return nodes_of_moves(looked);
}

void MoveLevels::restrict_frontier(std::vector<DensePosition> kept) {
    assert(between_levels() && depth() > 0 && kept.size() <= frontier().size());
    level_bytes_ -= (frontier().size() - kept.size()) * sizeof(DensePosition);
    levels_[depth()] = std::move(kept);
}

void MoveLevels::keep_found() {
    seen_.drop_most_seen(found_);
    if (patterns_ && (excluded_ * kWorthAsking >= asked_ || ++lists_ % kAskedAnyway == 0))
        drop_excluded();
    for (const DensePosition position : found_)
        if (seen_.insert(position.bits) && may_end(position)) levels_.back().push_back(position);
    found_.clear();
}

// Drops the positions found for the next level that patterns exclude.
void MoveLevels::drop_excluded() {
    const std::size_t left = moves_ - depth() - 1;
    asked_ += found_.size();
    excluded_ += std::erase_if(
        found_, [&](DensePosition position) { return patterns_->excludes(position, left); });
}

// Whether relaxed moves can reach the end in the moves that are left after the next level.
bool MoveLevels::may_end(DensePosition position) {
    assert(!relaxed_ || direction_ == SearchDirection::kForwards);
    const std::size_t left = moves_ - depth() - 1;
    if (!relaxed_ || left == 0 || left > RelaxedMoves::kMaxMoves ||
        relaxed_nodes_ > kRelaxedNodes + kNodesOfExcluded * relaxed_excluded_)
        return true;
    const std::uint64_t before = relaxed_->nodes();
    const bool may_end = relaxed_->may_end(canonicalizer_->pegs(position), left);
    relaxed_nodes_ += relaxed_->nodes() - before;
    relaxed_excluded_ += may_end ? 0 : 1;
    return may_end;
}

// Sorts the frontier by the Merson bound, lowest first: a solution most likely passes through
// those.
void MoveLevels::sort_frontier() {
    std::vector<std::vector<DensePosition>> by_moves;
    for (const DensePosition position : frontier()) {
        const std::size_t moves =
            pools_->move_pagodas.regions().moves_beyond(direction_, canonicalizer_->pegs(position));
        if (moves >= by_moves.size()) by_moves.resize(moves + 1);
        by_moves[moves].push_back(position);
    }
    levels_[depth()].clear();
    for (const std::vector<DensePosition>& positions : by_moves)
        levels_[depth()].insert(levels_[depth()].end(), positions.begin(), positions.end());
}

std::optional<std::vector<JumpId>> MoveLevels::path(Bits pegs) const {
    const bool forwards = direction_ == SearchDirection::kForwards;
    const SearchDirection back = opposite(direction_);
    const DensePosition canonical = canonicalizer_->smallest(pegs);
    std::size_t level = 0;
    while (level <= depth() && std::ranges::find(levels_[level], canonical) == levels_[level].end())
        ++level;

    const PagodaPool none(canonicalizer_->board(), SearchDirection::kForwards, 0);
    std::vector<JumpId> path;
    for (DenseCanonicalizer::Images images = canonicalizer_->images(canonicalizer_->dense(pegs));
         level > 0; --level) {
        PositionSet nearer(levels_[level - 1].size());
        for (DensePosition before : levels_[level - 1]) nearer.insert(before.bits);
        const auto visited = moves_of_.visit(
            back, none, images,
            [&](const DenseCanonicalizer::Images& next, std::span<const JumpId> chain) {
                if (!nearer.contains(canonicalizer_->smallest(next).bits)) return false;
                path.insert(path.end(), chain.begin(), chain.end());
                images = next;
                return true;
            });
        if (visited != Moves::Visited::kStopped) return std::nullopt;
    }
    if (forwards) std::ranges::reverse(path);
    return path;
}

}  // namespace peg
