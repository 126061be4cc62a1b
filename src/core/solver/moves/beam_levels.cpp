// SPDX-License-Identifier: MIT
#include "core/solver/moves/beam_levels.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/support/random.h"

namespace peg {

namespace {

// Another level backwards is worth this many nodes per place of a beam level.
constexpr double kNodesOfPlaceBackwards = 2;
// Positions ranked in the time of one node.
constexpr std::size_t kRankedOfANode = 8;
// More than the maximum difference of scores.
constexpr std::int64_t kRanksOfAMove = std::int64_t{1} << 32;
// Memory for ranking a position.
constexpr std::size_t kRankingBytes = 2 * sizeof(std::int64_t);

}  // namespace

BeamLevels::BeamLevels(const DenseCanonicalizer& canonicalizer, Bits start,
                       std::span<const Bits> goals, const MovePools& forwards,
                       const MovePools& backwards)
    : canonicalizer_(&canonicalizer), start_(start), goals_(goals.begin(), goals.end()),
      forwards_pools_(&forwards), backwards_pools_(&backwards) {
    assert(!goals.empty());
}

std::uint64_t BeamLevels::step(std::uint64_t nodes, const Task& task, std::size_t max_bytes) {
    assert(nodes > 0 && task.moves > 0 && task.width > 0);
    solution_.clear();
    if (task.moves != moves_) begin_anew(task.moves);
    std::uint64_t done = 0;
    do {
        if (!forwards_) begin_beam_levels(task.width);
        done += go_on(task);
    } while (done < nodes && solution_.empty() && !complete_ && !stuck_ && bytes() <= max_bytes);
    return done;
}

void BeamLevels::begin_anew(std::size_t moves) {
    moves_ = moves;
    complete_ = stuck_ = false;
    forwards_.reset();
    backwards_.emplace(*canonicalizer_, SearchDirection::kBackwards, goals_, *backwards_pools_,
                       moves);
}

void BeamLevels::begin_beam_levels(std::size_t width) {
    width_ = width;
    lossy_ = false;
    forwards_.emplace(*canonicalizer_, SearchDirection::kForwards, std::array{start_},
                      *forwards_pools_, moves_);
}

// Expands some positions, keeps the best of a level, or ends these levels; returns the nodes.
std::uint64_t BeamLevels::go_on(const Task& task) {
    backwards_->set_target(moves_, task.backwards, nullptr);
    forwards_->set_target(moves_, task.forwards, nullptr);
    const std::size_t depth = backwards_->depth() + forwards_->depth();
    // At least one level is left to the beam levels; it is compared and not stored.
    const bool farther =
        forwards_->depth() == 0 && depth + 1 < moves_ &&
        backwards_->expected_nodes() < kNodesOfPlaceBackwards * static_cast<double>(width_);
    if (farther || !backwards_->between_levels())
        return std::max<std::uint64_t>(backwards_->expand(true), 1);
    if (forwards_->between_levels() && forwards_->frontier().size() > width_)
        return keep_best(task.forwards);
    const bool last = depth + 1 == moves_;
    if (const std::uint64_t nodes = forwards_->expand(!last); nodes > 0) {
        meet();
        return nodes;
    }
    if (last || forwards_->frontier().empty()) {
        const bool all_seen = forwards_->complete() && backwards_->complete();
        complete_ = !lossy_ && all_seen;
        stuck_ = !lossy_ && !all_seen;
        forwards_.reset();
    }
    return 1;
}

// Keeps the best width_ positions of a new level, in the order in which they were found; returns
// the nodes.
std::uint64_t BeamLevels::keep_best(const MovePatterns* patterns) {
    lossy_ = true;
    const Board& board = canonicalizer_->board();
    const MersonRegions& regions = forwards_pools_->move_pagodas.regions();
    if (!score_) score_.emplace(board, MoveScore::forwards(board.lattice()), union_of(goals_));
    const std::span<const DensePosition> frontier = forwards_->frontier();
    std::vector<std::int64_t> ranks;  // lower is better
    ranks.reserve(frontier.size());
    for (const DensePosition position : frontier) {
        const Bits pegs = canonicalizer_->pegs(position);
        const std::size_t beyond = regions.moves_beyond(SearchDirection::kForwards, pegs);
        const std::size_t moves = patterns ? patterns->lower_bound(position) : 0;
        ranks.push_back(static_cast<std::int64_t>(moves) * kRanksOfAMove +
                        score_->of(pegs, beyond, mixed(position.bits)));
    }
    std::vector<std::int64_t> ordered = ranks;
    const auto first_out = ordered.begin() + static_cast<std::ptrdiff_t>(width_);
    std::ranges::nth_element(ordered, first_out);
    std::int64_t equal = std::ranges::count(ordered.begin(), first_out, *first_out);
    std::vector<DensePosition> best;
    best.reserve(width_);
    for (std::size_t i = 0; i < frontier.size(); ++i)
        if (ranks[i] < *first_out || (ranks[i] == *first_out && equal-- > 0))
            best.push_back(frontier[i]);
    forwards_->restrict_frontier(std::move(best));
    return 1 + ranks.size() / kRankedOfANode;
}

// Takes the solution through a position that both ends know, if there is one and its moves can be
// enumerated again.
void BeamLevels::meet() {
    const DensePosition* met = backwards_->find_first(forwards_->fresh());
    if (met == nullptr) return;
    const Bits pegs = canonicalizer_->pegs(*met);
    auto jumps = forwards_->path(pegs);
    const auto rest = backwards_->path(pegs);
    forwards_.reset();
    stuck_ = !jumps || !rest;
    if (stuck_) return;
    solution_ = std::move(*jumps);
    solution_.insert(solution_.end(), rest->begin(), rest->end());
}

std::uint64_t BeamLevels::stored() const {
    return (forwards_ ? forwards_->stored() : 0) + (backwards_ ? backwards_->stored() : 0);
}

std::size_t BeamLevels::bytes() const {
    const std::size_t backwards = backwards_ ? backwards_->bytes() : 0;
    if (!forwards_) return backwards;
    return backwards + forwards_->bytes() + forwards_->frontier().size() * kRankingBytes;
}

}  // namespace peg
