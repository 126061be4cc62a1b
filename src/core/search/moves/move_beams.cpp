// SPDX-License-Identifier: MIT
#include "core/search/moves/move_beams.h"

#include <algorithm>
#include <cassert>

#include "core/support/random.h"

namespace peg {

namespace {

// The positions that the moves of one position lead to are looked up in batches of this size: the
// tables exceed the caches, and one peg can have very many moves.
constexpr std::size_t kMaxFound = 256;

std::size_t index(SearchDirection direction) { return static_cast<std::size_t>(direction); }

}  // namespace

MoveBeams::MoveBeams(const DenseCanonicalizer& canonicalizer, Bits start,
                     std::span<const Bits> goals, const MersonRegions& regions, std::size_t known)
    : canonicalizer_(&canonicalizer), moves_of_(canonicalizer), regions_(&regions), start_(start),
      goal_(goals.size() == 1 ? std::optional(goals[0]) : std::nullopt),
      no_pagodas_(canonicalizer.board(), SearchDirection::kForwards, 0),
      pools_{PagodaPool(canonicalizer.board(), SearchDirection::kForwards, goals[0]),
             PagodaPool(canonicalizer.board(), SearchDirection::kBackwards, start)},
      incumbent_(known) {
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
            end.max_pegs = std::max(end.max_pegs, count(pegs_of_play(back, pegs)));
            starts_.at(index(direction)).push_back({position});
        }
}

std::uint64_t MoveBeams::extend_end(SearchDirection direction, std::size_t max_positions) {
    End& end = ends_.at(index(direction));
    if (max_positions <= end.failed_limit) return 0;
    const SearchDirection back = opposite(direction);
    const auto farther = static_cast<std::uint8_t>(end.back + 2);
    std::uint64_t looked = 0;
    for (const DensePosition position : end.farthest) {
        const auto visit = [&](const DenseCanonicalizer::Images& images, std::span<const JumpId>) {
            ++looked;
            if (regions_->moves_beyond(back, images.pegs) + end.back + 1 < incumbent_) {
                std::uint8_t& known = end.moves[canonicalizer_->smallest(images).bits];
                if (known == 0) {
                    known = farther;
                    const int pegs = count(pegs_of_play(direction, images.pegs));
                    end.max_pegs = std::max(end.max_pegs, pegs);
                }
            }
            return looked > max_positions;
        };
        if (moves_of_.visit(back, no_pagodas_, canonicalizer_->images(position), visit) !=
            Moves::Visited::kAll) {
            end.failed_limit = max_positions;
            return nodes_of_moves(looked);
        }
    }
    end.farthest.clear();
    for (std::size_t slot = 0; slot < end.moves.slots(); ++slot)
        if (end.moves.value(slot) == farther) end.farthest.emplace_back(end.moves.position(slot));
    ++end.back;
    end.failed_limit = 0;
    return nodes_of_moves(looked);
}

std::size_t MoveBeams::add(SearchDirection direction, const MoveScore::Weights& weights, Bits aim,
                           std::uint64_t seed) {
    assert(weights.region >= 0 && weights.noise >= 0);
    beams_.push_back({direction,
                      MoveScore(canonicalizer_->board(), weights, aim),
                      seed,
                      {},
                      {},
                      /*lossy=*/false});
    begin_anew(beams_.back());
    return beams_.size() - 1;
}

void MoveBeams::begin_anew(Beam& beam) {
    for (const Level& level : beam.levels) positions_ -= level.expanded.size() + level.left.size();
    beam.levels.assign(1, {});
    beam.levels[0].left = starts_.at(index(beam.direction));
    positions_ += beam.levels[0].left.size();
    beam.seen = {};
    beam.lossy = false;
}

void MoveBeams::improve_incumbent(std::size_t moves) {
    if (moves >= incumbent_) return;
    incumbent_ = moves;
    meeting_.reset();
    for (End& end : ends_) end.failed_limit = 0;
}

void MoveBeams::widen(std::size_t beam, std::size_t width, std::size_t places) {
    assert(done_ && 0 < width && width <= places);
    beam_ = &beams_[beam];
    width_ = width;
    places_ = places;
    depth_ = 0;
    meeting_.reset();
    done_ = !take_best();
    if (done_ && beam_->lossy) {
        begin_anew(*beam_);
        depth_ = 0;
        done_ = !take_best();
    }
    complete_ = done_;
}

// Goes to the first level, from this one on, that has positions left, and takes the best of them
// for expansion. Returns whether there is such a level.
bool MoveBeams::take_best() {
    std::vector<Level>& levels = beam_->levels;
    while (depth_ < levels.size() && levels[depth_].left.empty()) ++depth_;
    if (depth_ == levels.size()) return false;
    if (depth_ + 1 == levels.size()) levels.emplace_back();
    auto& [expanded, left, first_out] = levels[depth_];
    const auto taken = left.begin() + static_cast<std::ptrdiff_t>(std::min(width_, left.size()));
    if (taken != left.end()) std::ranges::nth_element(left, taken, {}, &Node::rank);
    std::ranges::sort(left.begin(), taken, {}, &Node::rank);  // the same order with every library
    first_ = cursor_ = expanded.size();
    expanded.insert(expanded.end(), left.begin(), taken);
    left = std::vector(taken, left.end());  // releases spare capacity
    first_out = kNoScore;
    count_bytes();
    return true;
}

// Forgets the positions that are not kept, so that later passes may find them again.
void MoveBeams::end_pass() {
    done_ = true;
    bool left = false;
    beam_->seen = {};
    for (std::size_t moves = 0; moves < beam_->levels.size(); ++moves) {
        const Level& level = beam_->levels[moves];
        left |= !level.left.empty();
        for (const std::vector<Node>* nodes : {&level.expanded, &level.left})
            for (const Node& node : *nodes) {
                std::uint8_t& seen = beam_->seen[node.position.bits];
                if (seen == 0) seen = static_cast<std::uint8_t>(moves + 1);
            }
    }
    complete_ = !left && !beam_->lossy;
}

void MoveBeams::count_bytes() {
    idle_bytes_ = 0;
    for (const Beam& beam : beams_) {
        if (&beam != beam_) idle_bytes_ += beam.seen.growing_bytes();
        for (const Level& level : beam.levels) idle_bytes_ += level.bytes();
    }
    idle_bytes_ -= grown_bytes<Node>(beam_->levels[depth_ + 1].left.size());
}

// Play backwards is play forwards on the complement.
Bits MoveBeams::pegs_of_play(SearchDirection direction, Bits pegs) const {
    return direction == SearchDirection::kForwards ? pegs : pegs ^ canonicalizer_->board().holes();
}

void MoveBeams::add_found(const Found& found, std::uint32_t parent) {
    const std::size_t moves = depth_ + 1;
    const DensePosition position = found.position;
    const End& end = ends_.at(index(beam_->direction));
    if (const std::uint8_t* to_end = end.moves.find(position.bits)) {
        const std::size_t sum = moves + *to_end - 1;
        if (sum >= incumbent_) return;
        incumbent_ = sum;
        for (End& one : ends_) one.failed_limit = 0;
        meet(position, parent);
        return;
    }
    if (moves + end.back + 1 >= incumbent_) return;
    Level& next = beam_->levels[moves];
    const std::int32_t score = beam_->score.of(pegs_of_play(beam_->direction, found.pegs),
                                               found.beyond, mixed(position.bits ^ beam_->seed));
    if (score >= next.first_out) return;
    std::uint8_t& seen = beam_->seen[position.bits];
    if (seen != 0 && seen <= moves + 1) return;
    seen = static_cast<std::uint8_t>(moves + 1);
    next.left.push_back({position, parent, score});
    ++positions_;
    if (next.left.size() >= 2 * places_) keep_best(next);
}

void MoveBeams::meet(DensePosition position, std::uint32_t parent) {
    meeting_ = {{}, position};
    for (std::size_t level = depth_ + 1; level-- > 0;) {
        const Node& node = beam_->levels[level].expanded[parent];
        meeting_->before.push_back(node.position);
        parent = node.parent;
    }
}

void MoveBeams::keep_best(Level& level) {
    beam_->lossy = true;
    const auto first_out = level.left.begin() + static_cast<std::ptrdiff_t>(places_);
    std::ranges::nth_element(level.left, first_out, {}, &Node::rank);
    level.first_out = first_out->score;
    positions_ -= level.left.size() - places_;
    level.left.resize(places_);
}

// Learns from the positions to be expanded on this level; returns the nodes of the linear programs.
std::uint64_t MoveBeams::learn() {
    const bool forwards = beam_->direction == SearchDirection::kForwards;
    if (forwards && !goal_) return 0;  // a pagoda function would have to exclude every goal
    const Board& board = canonicalizer_->board();
    const std::span<const Node> level = std::span(beam_->levels[depth_].expanded).subspan(first_);
    PagodaPool& pool = pools_.at(index(beam_->direction));
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

std::uint64_t MoveBeams::expand(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t known = incumbent_;
    std::uint64_t done = 0;
    while (!done_ && done < nodes && incumbent_ == known && bytes() <= max_bytes) {
        if (cursor_ < beam_->levels[depth_].expanded.size()) {
            done += expand_one(static_cast<std::uint32_t>(cursor_++));
            continue;
        }
        ++depth_;
        if (take_best())
            done += learn();
        else
            end_pass();
        ++done;
    }
    return done;
}

std::uint64_t MoveBeams::expand_one(std::uint32_t number) {
    const SearchDirection direction = beam_->direction;
    const std::size_t moves = depth_ + 1;
    const auto images = canonicalizer_->images(beam_->levels[depth_].expanded[number].position);
    const PagodaPool& pool = pools_.at(index(direction));
    if (moves >= incumbent_ || !pool.possible(pool.slack(images.pegs))) return 1;
    // A move lowers the bound of the Merson regions by at most one.
    const std::size_t here = regions_->moves_beyond(direction, images.pegs);
    const std::size_t least_beyond = here - std::min<std::size_t>(here, 1);
    Level& next_level = beam_->levels[moves];
    const End& end = ends_.at(index(direction));
    const auto look_up = [&] {
        for (const Found& found : found_) add_found(found, number);
        found_.clear();
    };
    // Most positions (on the triangle of 55, nine of ten) score too badly for their level; they
    // only matter if they are among those known from the end, and the number of their pegs mostly
    // rules that out. So that is checked first, and pagoda functions, which exclude about one in a
    // hundred, last.
    std::uint64_t looked = 0;
    const auto look = [&](const DenseCanonicalizer::Images& next, std::span<const JumpId>) {
        ++looked;
        const Bits pegs = pegs_of_play(direction, next.pegs);
        const bool too_bad = moves + end.back + 1 >= incumbent_ ||
                             beam_->score.of(pegs, least_beyond, 0) >= next_level.first_out;
        if (too_bad && count(pegs) > end.max_pegs) return false;
        const std::size_t beyond = regions_->moves_beyond(direction, next.pegs);
        if (moves + beyond >= incumbent_ || (too_bad && beyond > end.back + 1)) return false;
        if (!pool.possible(pool.slack(next.pegs))) return false;
        found_.push_back({next.pegs, canonicalizer_->smallest(next), beyond});
        end.moves.prefetch(found_.back().position.bits);
        beam_->seen.prefetch(found_.back().position.bits);
        if (found_.size() == kMaxFound) look_up();
        return false;
    };
    const Bits movers = regions_->movers(direction, images.pegs, incumbent_ - 1 - moves);
    if (moves_of_.visit(direction, no_pagodas_, images, look, movers) == Moves::Visited::kSome)
        beam_->lossy = true;
    look_up();
    return nodes_of_moves(looked);
}

std::optional<std::vector<JumpId>> MoveBeams::solution() const {
    if (!meeting_) return std::nullopt;
    const auto at = canonicalizer_->images(meeting_->at);
    // The jumps, in the order of play, of a way from the meeting in a direction; each move leads to
    // a position for which wanted() holds for its canonical form, and there always is one.
    const auto way = [&](SearchDirection direction, std::size_t moves,
                         auto&& wanted) -> std::optional<std::vector<JumpId>> {
        std::vector<JumpId> jumps;
        auto images = at;
        for (std::size_t move = 0; move < moves; ++move) {
            const auto visited = moves_of_.visit(
                direction, no_pagodas_, images,
                [&](const DenseCanonicalizer::Images& next, std::span<const JumpId> chain) {
                    if (!wanted(move, canonicalizer_->smallest(next))) return false;
                    jumps.insert(jumps.end(), chain.begin(), chain.end());
                    images = next;
                    return true;
                });
            if (visited != Moves::Visited::kStopped) return std::nullopt;
        }
        if (direction == SearchDirection::kBackwards) std::ranges::reverse(jumps);
        return jumps;
    };
    auto before = way(opposite(beam_->direction), meeting_->before.size(),
                      [&](std::size_t move, DensePosition position) {
                          return position == meeting_->before[move];
                      });
    const PositionMap<std::uint8_t>& moves = ends_.at(index(beam_->direction)).moves;
    const auto to_end = static_cast<std::size_t>(*moves.find(meeting_->at.bits));
    auto beyond = way(beam_->direction, to_end - 1, [&](std::size_t move, DensePosition position) {
        const std::uint8_t* there = moves.find(position.bits);
        return there != nullptr && *there == to_end - 1 - move;
    });
    if (!before || !beyond) return std::nullopt;
    if (beam_->direction == SearchDirection::kBackwards) std::swap(before, beyond);
    before->insert(before->end(), beyond->begin(), beyond->end());
    return before;
}

std::size_t MoveBeams::bytes() const {
    std::size_t bytes = 0;
    for (const End& end : ends_)
        bytes += end.moves.growing_bytes() + end.farthest.size() * sizeof(DensePosition);
    for (const PagodaPool& pool : pools_) bytes += pool.bytes();
    if (beam_ == nullptr) return bytes;
    if (!done_) bytes += grown_bytes<Node>(beam_->levels[depth_ + 1].left.size());
    return bytes + beam_->seen.growing_bytes() + idle_bytes_;
}

}  // namespace peg
