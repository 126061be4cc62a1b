// SPDX-License-Identifier: MIT
#include "core/search/move_beam.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/support/random.h"

namespace peg {

namespace {

// What the moves from one position lead to is looked up so many at a time: the tables are in no
// cache, and the moves of one peg can be very many.
constexpr std::size_t kMostFound = 256;

std::size_t index(SearchDirection direction) { return static_cast<std::size_t>(direction); }

}  // namespace

MoveBeam::MoveBeam(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
                   const MersonRegions& regions, std::size_t known)
    : canonicalizer_(&canonicalizer), moves_of_(canonicalizer), regions_(&regions), start_(start),
      goal_(goals.size() == 1 ? std::optional(goals[0]) : std::nullopt),
      no_pagodas_(canonicalizer.board(), SearchDirection::kForwards, 0),
      pools_{PagodaPool(canonicalizer.board(), SearchDirection::kForwards, goals[0]),
             PagodaPool(canonicalizer.board(), SearchDirection::kBackwards, start)},
      known_(known) {
    const std::array<std::span<const Bits>, 2> first{std::span(&start, 1), goals};
    for (const auto direction : {SearchDirection::kForwards, SearchDirection::kBackwards})
        for (const Bits pegs : first.at(index(direction))) {
            const DensePosition position = canonicalizer.smallest(pegs);
            const SearchDirection back = opposite(direction);
            End& end = ends_.at(index(back));
            std::uint8_t& moves = end.moves[position.bits];
            if (moves != 0) continue;  // an image of another goal
            moves = 1;
            end.farthest.push_back(position);
            end.most_pegs = std::max(end.most_pegs, count(pegs_of_play(back, pegs)));
            first_.at(index(direction)).push_back({position});
        }
}

std::uint64_t MoveBeam::look_back(SearchDirection direction, std::size_t most) {
    End& end = ends_.at(index(direction));
    if (most <= end.too_few) return 0;
    const SearchDirection back = opposite(direction);
    const auto farther = static_cast<std::uint8_t>(end.back + 2);
    std::uint64_t looked = 0;
    for (const DensePosition position : end.farthest) {
        const auto visit = [&](const DenseCanonicalizer::Images& images,
                               const std::vector<JumpId>&) {
            ++looked;
            if (regions_->moves_beyond(back, images.pegs) + end.back + 1 < known_) {
                std::uint8_t& known = end.moves[canonicalizer_->smallest(images).bits];
                if (known == 0) {
                    known = farther;
                    const int pegs = count(pegs_of_play(direction, images.pegs));
                    end.most_pegs = std::max(end.most_pegs, pegs);
                }
            }
            return looked > most;
        };
        if (moves_of_.visit(back, no_pagodas_, canonicalizer_->images(position), visit)) {
            end.too_few = most;
            return nodes_of_moves(looked);
        }
    }
    end.farthest.clear();
    for (std::size_t slot = 0; slot < end.moves.slots(); ++slot)
        if (end.moves.value(slot) == farther) end.farthest.emplace_back(end.moves.position(slot));
    ++end.back;
    end.too_few = 0;
    return nodes_of_moves(looked);
}

void MoveBeam::restart(SearchDirection direction, std::size_t width,
                       const MoveScore::Weights& weights, Bits aim, std::uint64_t seed) {
    assert(width > 0 && weights.region >= 0 && weights.noise >= 0);
    score_.emplace(canonicalizer_->board(), weights, aim);
    direction_ = direction;
    width_ = width;
    seed_ = seed;
    meeting_.reset();
    levels_.assign(1, first_.at(index(direction)));
    next_.clear();
    stored_ = levels_[0].size();
    seen_.reset();
    first_out_ = std::numeric_limits<std::int32_t>::max();
    cursor_ = 0;
    complete_ = true;
    done_ = false;
}

// Play backwards is play forwards on the complement.
Bits MoveBeam::pegs_of_play(SearchDirection direction, Bits pegs) const {
    return direction == SearchDirection::kForwards ? pegs : pegs ^ canonicalizer_->board().holes();
}

void MoveBeam::add(const Found& found, std::uint32_t parent) {
    const std::size_t moves = levels_.size();
    const DensePosition position = found.position;
    const End& end = ends_.at(index(direction_));
    if (const std::uint8_t* to_end = end.moves.find(position.bits)) {
        const std::size_t sum = moves + *to_end - 1;
        if (sum >= known_) return;
        known_ = sum;
        for (End& one : ends_) one.too_few = 0;
        meet(position, parent);
        return;
    }
    if (moves + end.back + 1 >= known_) return;
    const std::int32_t score = score_->of(pegs_of_play(direction_, found.pegs), found.beyond,
                                          mixed(found.position.bits ^ seed_));
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
}

void MoveBeam::keep_best() {
    if (next_.size() <= width_) return;
    complete_ = false;
    const auto first_out = next_.begin() + static_cast<std::ptrdiff_t>(width_);
    std::ranges::nth_element(next_, first_out, {}, &Node::rank);
    first_out_ = first_out->score;
    next_.resize(width_);
}

// Learns from the new level; returns the nodes of the linear programs.
std::uint64_t MoveBeam::learn() {
    const bool forwards = direction_ == SearchDirection::kForwards;
    if (forwards && !goal_) return 0;  // a pagoda function would have to exclude every goal
    const Board& board = canonicalizer_->board();
    const std::vector<Node>& level = levels_.back();
    PagodaPool& pool = pools_.at(index(direction_));
    return learn_pagodas(
        learning_rule_of_move_beam(width_, canonicalizer_->size()), level.size(), pool,
        [&] {
            return std::optional(canonicalizer_->pegs(level[sampler_.draw(level.size())].position));
        },
        [&](Bits pegs) {
            return forwards ? find_pagoda(board, pegs, *goal_) : find_pagoda(board, start_, pegs);
        },
        [&](const PagodaWithCuts& pagoda) {
            add_images(pool, board, canonicalizer_->symmetries(), pagoda);
            return true;
        });
}

std::uint64_t MoveBeam::expand(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t known = known_;
    std::uint64_t done = 0;
    while (!done_ && done < nodes && known_ == known && bytes() <= max_bytes) {
        if (cursor_ == levels_.back().size()) {
            keep_best();
            std::ranges::sort(next_, {}, &Node::rank);  // the same order with every library
            done_ = next_.empty();
            stored_ += next_.size();
            levels_.push_back(std::move(next_));
            next_ = {};
            cursor_ = 0;
            first_out_ = std::numeric_limits<std::int32_t>::max();
            done += 1 + learn();
            continue;
        }
        done += expand_one(static_cast<std::uint32_t>(cursor_++));
    }
    return done;
}

std::uint64_t MoveBeam::expand_one(std::uint32_t number) {
    const std::size_t moves = levels_.size();
    const auto images = canonicalizer_->images(levels_.back()[number].position);
    const PagodaPool& pool = pools_.at(index(direction_));
    if (moves >= known_ || !pool.possible(pool.slack(images.pegs))) return 1;
    // With a move what the regions need falls by one at most.
    const std::size_t here = regions_->moves_beyond(direction_, images.pegs);
    const std::size_t least_beyond = here - std::min<std::size_t>(here, 1);
    const End& end = ends_.at(index(direction_));
    const auto add_found = [&] {
        for (const Found& found : found_) add(found, number);
        found_.clear();
    };
    // Most positions, nine of ten on the triangle of 55, score too badly for their level. They only
    // matter where they are known from the end, which their pegs mostly rule out. So that is asked
    // first, and pagoda functions last, as they exclude one in a hundred.
    std::uint64_t looked = 0;
    const auto look = [&](const DenseCanonicalizer::Images& next, const std::vector<JumpId>&) {
        ++looked;
        const Bits pegs = pegs_of_play(direction_, next.pegs);
        const bool too_bad =
            moves + end.back + 1 >= known_ || score_->of(pegs, least_beyond, 0) >= first_out_;
        if (too_bad && count(pegs) > end.most_pegs) return false;
        const std::size_t beyond = regions_->moves_beyond(direction_, next.pegs);
        if (moves + beyond >= known_ || (too_bad && beyond > end.back + 1)) return false;
        if (!pool.possible(pool.slack(next.pegs))) return false;
        found_.push_back({next.pegs, canonicalizer_->smallest(next), beyond});
        end.moves.prefetch(found_.back().position.bits);
        seen_.prefetch(found_.back().position.bits);
        if (found_.size() == kMostFound) add_found();
        return false;
    };
    const Bits movers = regions_->movers(direction_, images.pegs, known_ - 1 - moves);
    moves_of_.visit(direction_, no_pagodas_, images, look, movers);
    add_found();
    return nodes_of_moves(looked);
}

std::optional<std::vector<JumpId>> MoveBeam::solution() const {
    if (!meeting_) return std::nullopt;
    const auto at = canonicalizer_->images(meeting_->at);
    // The jumps of a way from the meeting, played in a direction, in the order of play; moves go to
    // positions whose canonical forms are wanted, and there is always one.
    const auto way = [&](SearchDirection direction, std::size_t moves, auto&& wanted) {
        std::vector<JumpId> jumps;
        auto images = at;
        for (std::size_t move = 0; move < moves; ++move)
            moves_of_.visit(
                direction, no_pagodas_, images,
                [&](const DenseCanonicalizer::Images& next, const std::vector<JumpId>& chain) {
                    if (!wanted(move, canonicalizer_->smallest(next))) return false;
                    jumps.insert(jumps.end(), chain.begin(), chain.end());
                    images = next;
                    return true;
                });
        if (direction == SearchDirection::kBackwards) std::ranges::reverse(jumps);
        return jumps;
    };
    std::vector<JumpId> before = way(opposite(direction_), meeting_->before.size(),
                                     [&](std::size_t move, DensePosition position) {
                                         return position == meeting_->before[move];
                                     });
    const PositionMap<std::uint8_t>& moves = ends_.at(index(direction_)).moves;
    const auto to_end = static_cast<std::size_t>(*moves.find(meeting_->at.bits));
    std::vector<JumpId> beyond =
        way(direction_, to_end - 1, [&](std::size_t move, DensePosition position) {
            const std::uint8_t* there = moves.find(position.bits);
            return there != nullptr && *there == to_end - 1 - move;
        });
    if (direction_ == SearchDirection::kBackwards) std::swap(before, beyond);
    before.insert(before.end(), beyond.begin(), beyond.end());
    return before;
}

std::size_t MoveBeam::bytes() const {
    std::size_t bytes = 0;
    for (const End& end : ends_)
        bytes += end.moves.growing_bytes() + end.farthest.size() * sizeof(DensePosition);
    for (const PagodaPool& pool : pools_) bytes += pool.bytes();
    return bytes + seen_.growing_bytes() + static_cast<std::size_t>(stored_) * sizeof(Node) +
           grown_bytes<Node>(next_.size());
}

}  // namespace peg
