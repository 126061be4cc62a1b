// SPDX-License-Identifier: MIT
#include "core/solver/moves/winning_move_levels.h"

#include <array>
#include <cassert>

namespace peg {

namespace {

// The goal, if there is exactly one.
std::optional<Bits> sole(std::span<const Bits> goals) {
    return goals.size() == 1 ? std::optional(goals.front()) : std::nullopt;
}

}  // namespace

// The bounds are those of FewestMovesSearch.
WinningMoveLevels::WinningMoveLevels(const DenseCanonicalizer& canonicalizer, Position start,
                                     std::span<const Bits> goals, int pegs_left, std::size_t moves)
    : none_(canonicalizer.board(), SearchDirection::kForwards, 0), canonicalizer_(&canonicalizer),
      regions_(canonicalizer.board(), start.pegs, sole(goals).value_or(0),
               sole(goals) ? 0 : static_cast<std::size_t>(pegs_left)),
      forward_pools_(canonicalizer.board(), regions_, SearchDirection::kForwards,
                     sole(goals).value_or(canonicalizer.board().holes())),
      backward_pools_(canonicalizer.board(), regions_, SearchDirection::kBackwards, start.pegs),
      moves_of_(canonicalizer), kept_(moves + 1), pegs_left_(pegs_left) {
    forwards_.emplace(canonicalizer, SearchDirection::kForwards, std::array{start.pegs},
                      forward_pools_, moves);
    if (!goals.empty())
        backwards_.emplace(canonicalizer, SearchDirection::kBackwards, goals, backward_pools_,
                           moves);
}

std::uint64_t WinningMoveLevels::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (done < nodes && !full_ && phase_ != Phase::kDone) {
        done += owed_.pay(nodes - done);
        if (!owed_.paid()) break;
        switch (phase_) {
            case Phase::kGrow: owed_.owe(grow()); break;
            case Phase::kBefore: owed_.owe(keep_neighbours(SearchDirection::kBackwards)); break;
            case Phase::kAfter: owed_.owe(keep_neighbours(SearchDirection::kForwards)); break;
            case Phase::kDone: break;
        }
        full_ = full_ || bytes() > max_bytes;
    }
    return done;
}

std::size_t WinningMoveLevels::depth() const {
    return (forwards_ ? forwards_->depth() : 0) + (backwards_ ? backwards_->depth() : 0);
}

std::uint64_t WinningMoveLevels::grow() {
    if (depth() == moves()) {
        meet();
        return 1;
    }
    const bool between =
        forwards_->between_levels() && (!backwards_ || backwards_->between_levels());
    const bool backwards =
        backwards_ && (between ? backwards_->expected_nodes() < forwards_->expected_nodes()
                               : !backwards_->between_levels());
    MoveLevels& growing = backwards ? *backwards_ : *forwards_;
    const std::uint64_t nodes = growing.expand(true);
    full_ = !growing.complete();
    return nodes;
}

void WinningMoveLevels::meet() {
    middle_ = forwards_->depth();
    std::vector<DensePosition>& meeting = kept_[middle_];
    PositionSet other(backwards_ ? backwards_->frontier().size() : 0);
    if (backwards_)
        for (const DensePosition position : backwards_->frontier()) other.insert(position.bits);
    for (const DensePosition position : forwards_->frontier())
        if (backwards_ ? other.contains(position.bits) : peg_count(position) == pegs_left_)
            meeting.push_back(position);
    level_ = middle_ + 1;
    phase_ = Phase::kBefore;
    end_level();
}

// Begins the next level whose neighbours are kept: from the middle to the start, then from the
// middle to the goals.
void WinningMoveLevels::end_level() {
    cursor_ = 0;
    if (phase_ == Phase::kBefore) --level_;
    if (phase_ == Phase::kAfter) ++level_;
    if (phase_ == Phase::kBefore && level_ == 0) {
        phase_ = Phase::kAfter;
        level_ = middle_;
    }
    if (phase_ == Phase::kAfter && level_ == moves()) {
        phase_ = Phase::kDone;
        forwards_.reset();
        backwards_.reset();
        reached_.reset();
        seen_.reset();
        return;
    }
    const std::span<const DensePosition> beside = phase_ == Phase::kBefore
                                                      ? forwards_->level(level_ - 1)
                                                      : backwards_->level(moves() - level_ - 1);
    reached_.reset(beside.size());
    seen_.reset();
    for (const DensePosition position : beside) reached_.insert(position.bits);
}

// Keeps the neighbours of one position of the level; returns the nodes.
std::uint64_t WinningMoveLevels::keep_neighbours(SearchDirection direction) {
    if (cursor_ == kept_[level_].size()) {
        end_level();
        return 1;
    }
    const bool backwards = direction == SearchDirection::kBackwards;
    std::vector<DensePosition>& kept = kept_[backwards ? level_ - 1 : level_ + 1];
    std::uint64_t looked = 0;
    const auto look = [&](const DenseCanonicalizer::Images& next, std::span<const JumpId>) {
        ++looked;
        const DensePosition position = canonicalizer_->smallest(next);
        if (reached_.contains(position.bits) && seen_.insert(position.bits))
            kept.push_back(position);
        return false;
    };
    const auto visited =
        moves_of_.visit(direction, none_, canonicalizer_->images(kept_[level_][cursor_++]), look);
    full_ = visited != Moves::Visited::kAll;
    return nodes_of_moves(looked);
}

std::uint64_t WinningMoveLevels::stored() const {
    return (forwards_ ? forwards_->stored() : 0) + (backwards_ ? backwards_->stored() : 0);
}

std::size_t WinningMoveLevels::bytes() const {
    std::size_t bytes = (forwards_ ? forwards_->bytes() : 0) +
                        (backwards_ ? backwards_->bytes() : 0) + reached_.bytes() +
                        seen_.growing_bytes();
    for (const auto& level : kept_) bytes += grown_bytes<DensePosition>(level.size());
    return bytes;
}

}  // namespace peg
