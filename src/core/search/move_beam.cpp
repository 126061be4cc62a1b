// SPDX-License-Identifier: MIT
#include "core/search/move_beam.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/board/jumps.h"
#include "core/board/squared_distance.h"
#include "core/support/random.h"

namespace peg {

MoveBeam::MoveBeam(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
                   const MersonRegions& regions, const PagodaPool& pool, std::size_t known)
    : canonicalizer_(&canonicalizer), moves_of_(canonicalizer), start_(start), regions_(&regions),
      pool_(&pool), known_(known) {
    for (const Bits goal : goals) {
        const DensePosition position = canonicalizer.smallest(goal);
        std::uint8_t& to_finish = to_finish_[position.bits];
        if (to_finish == 0) farthest_.push_back(position);
        to_finish = 1;  // one more than the moves
    }
}

std::uint64_t MoveBeam::look_back(std::size_t most) {
    if (most <= too_few_) return 0;
    const PagodaPool none(canonicalizer_->board(), SearchDirection::kBackwards, start_);
    const auto farther = static_cast<std::uint8_t>(back_ + 2);
    std::uint64_t looked = 0;
    for (const DensePosition position : farthest_) {
        const auto visit = [&](const DenseCanonicalizer::Images& images,
                               const std::vector<JumpId>&) {
            ++looked;
            if (regions_->moves_from_start(images.pegs) + back_ + 1 < known_) {
                std::uint8_t& known = to_finish_[canonicalizer_->smallest(images).bits];
                if (known == 0) known = farther;
            }
            return looked > most;
        };
        if (moves_of_.visit(SearchDirection::kBackwards, none, canonicalizer_->images(position),
                            visit)) {
            too_few_ = most;
            return looked;
        }
    }
    farthest_.clear();
    for (std::size_t slot = 0; slot < to_finish_.slots(); ++slot)
        if (to_finish_.value(slot) == farther) farthest_.emplace_back(to_finish_.position(slot));
    ++back_;
    too_few_ = 0;
    return looked;
}

void MoveBeam::restart(std::size_t width, const Score& score, Bits aim, std::uint64_t seed) {
    assert(width > 0 && aim != 0);
    const Board& board = canonicalizer_->board();
    for (const Hole hole : board.reading_order()) {
        distance_[hole] = std::numeric_limits<std::int32_t>::max();
        for_each_hole(aim, [&](Hole goal) {
            distance_[hole] = std::min(distance_[hole], squared_distance(board, hole, goal));
        });
    }
    width_ = width;
    score_ = score;
    seed_ = seed;
    meeting_.reset();
    levels_.assign(1, {{canonicalizer_->smallest(start_)}});
    next_.clear();
    stored_ = 1;
    seen_.reset();
    first_out_ = std::numeric_limits<std::int32_t>::max();
    cursor_ = 0;
    complete_ = true;
    done_ = false;
}

std::int32_t MoveBeam::score_of(Bits pegs, DensePosition position) const {
    int score = score_.peg * count(pegs);
    score += score_.region * static_cast<int>(regions_->moves_to_end(pegs));
    if (score_.distance != 0)
        for_each_hole(pegs, [&](Hole hole) { score += score_.distance * distance_[hole]; });
    if (score_.mobility != 0)
        for_each_jump(canonicalizer_->board(), {pegs}, [&](JumpId) { score -= score_.mobility; });
    if (score_.noise != 0) {
        const std::uint64_t chance = mixed(position.bits ^ seed_);
        score += static_cast<int>(chance % static_cast<unsigned>(score_.noise));
    }
    return score;
}

void MoveBeam::add(const DenseCanonicalizer::Images& images, std::uint32_t parent) {
    const std::size_t moves = levels_.size();
    const DensePosition position = canonicalizer_->smallest(images);
    if (const std::uint8_t* to_finish = to_finish_.find(position.bits)) {
        const std::size_t sum = moves + *to_finish - 1;
        if (sum >= known_) return;
        known_ = sum;
        too_few_ = 0;
        meet(position, parent);
        return;
    }
    if (moves + std::max(back_ + 1, regions_->moves_to_end(images.pegs)) >= known_) return;
    const std::int32_t score = score_of(images.pegs, position);
    if (score >= first_out_ || !seen_.insert(position.bits)) return;
    next_.push_back({position, parent, score});
    if (next_.size() >= 3 * width_) keep_best();
}

void MoveBeam::meet(DensePosition position, std::uint32_t parent) {
    meeting_ = {{}, position};
    for (std::size_t level = levels_.size(); level-- > 0;) {
        const Node& node = levels_[level][parent];
        meeting_->before.push_back(node.position);
        parent = node.parent;
    }
    std::ranges::reverse(meeting_->before);
}

void MoveBeam::keep_best() {
    if (next_.size() <= width_) return;
    complete_ = false;
    std::ranges::sort(next_, {}, &Node::rank);
    first_out_ = next_[width_].score;
    next_.resize(width_);
}

std::uint64_t MoveBeam::expand(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (!done_ && done < nodes && bytes() <= max_bytes) {
        if (cursor_ == levels_.back().size()) {
            keep_best();
            done_ = next_.empty();
            stored_ += next_.size();
            levels_.push_back(std::move(next_));
            next_ = {};
            cursor_ = 0;
            first_out_ = std::numeric_limits<std::int32_t>::max();
            ++done;
            continue;
        }
        const auto number = static_cast<std::uint32_t>(cursor_++);
        ++done;
        moves_of_.visit(SearchDirection::kForwards, *pool_,
                        canonicalizer_->images(levels_.back()[number].position),
                        [&](const DenseCanonicalizer::Images& images, const std::vector<JumpId>&) {
                            add(images, number);
                            return false;
                        });
    }
    return done;
}

std::optional<std::vector<JumpId>> MoveBeam::solution() const {
    if (!meeting_) return std::nullopt;
    std::vector<JumpId> jumps;
    const PagodaPool none(canonicalizer_->board(), SearchDirection::kForwards, 0);
    auto images = canonicalizer_->images(canonicalizer_->dense(start_));
    // Plays a move to a position whose canonical form is wanted; there is one.
    const auto go_to = [&](auto&& wanted) {
        moves_of_.visit(
            SearchDirection::kForwards, none, images,
            [&](const DenseCanonicalizer::Images& next, const std::vector<JumpId>& chain) {
                if (!wanted(canonicalizer_->smallest(next))) return false;
                jumps.insert(jumps.end(), chain.begin(), chain.end());
                images = next;
                return true;
            });
    };
    for (std::size_t i = 1; i < meeting_->before.size(); ++i)
        go_to([&](DensePosition position) { return position == meeting_->before[i]; });
    go_to([&](DensePosition position) { return position == meeting_->at; });
    for (int left = *to_finish_.find(meeting_->at.bits); left > 1; --left)
        go_to([&](DensePosition position) {
            const std::uint8_t* there = to_finish_.find(position.bits);
            return there != nullptr && *there == left - 1;
        });
    return jumps;
}

std::size_t MoveBeam::bytes() const {
    return seen_.growing_bytes() + to_finish_.growing_bytes() +
           farthest_.size() * sizeof(DensePosition) +
           static_cast<std::size_t>(stored_) * sizeof(Node) + grown_bytes<Node>(next_.size());
}

}  // namespace peg
