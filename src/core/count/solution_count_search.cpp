// SPDX-License-Identifier: MIT
#include "core/count/solution_count_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/proof/position_class.h"
#include "core/search/goals.h"
#include "core/support/search_direction.h"

namespace peg {

namespace {

// The deepest forward level is kept for take_levels() only if it takes less than this fraction of
// the memory, because the count itself needs the rest.
constexpr std::size_t kShareOfDeepest = 32;

std::optional<Bits> only(std::span<const Bits> finishes) {
    if (finishes.size() != 1) return std::nullopt;
    return finishes[0];
}

// The set that symmetries must map to itself: the finish if there is a single one, even if its
// class excludes it; otherwise all holes.
Bits finish_invariant(const Board& board, const Problem& problem) {
    return kept_holes(problem.finish).value_or(board.holes());
}

// Whether every symmetry that maps `invariant` to itself keeps the start's position class, as the
// levels require.
bool keep_class(const Board& board, Bits invariant, Bits start) {
    const ClassRule class_of(board);
    return std::ranges::all_of(board.symmetries(), [&](const Permutation& symmetry) {
        return permute(symmetry, invariant) != invariant ||
               class_of(permute(symmetry, start)) == class_of(start);
    });
}

std::vector<Bits> complements(const Board& board, std::vector<Bits> positions) {
    for (Bits& pegs : positions) pegs = complement(board, {pegs}).pegs;
    return positions;
}

std::vector<Bits> images_of(const DenseCanonicalizer& canonicalizer, Bits pegs) {
    std::vector<Bits> images;
    for (const Permutation& symmetry : canonicalizer.symmetries())
        images.push_back(permute(symmetry, pegs));
    std::ranges::sort(images);
    images.erase(std::ranges::unique(images).begin(), images.end());
    return images;
}

}  // namespace

DenseCanonicalizer finish_symmetries(const Board& board, const Problem& problem) {
    const Bits invariant = finish_invariant(board, problem);
    if (!keep_class(board, invariant, problem.start.pegs))
        return problem_symmetries(board, problem);
    return {board, std::array{invariant}};
}

DenseCanonicalizer problem_symmetries(const Board& board, const Problem& problem) {
    return {board, std::array{problem.start.pegs, finish_invariant(board, problem)}};
}

SolutionCountSearch::SolutionCountSearch(const DenseCanonicalizer& canonicalizer, LazyCross& cross,
                                         const Problem& problem, std::span<const Bits> watched,
                                         std::uint64_t max_in_level)
    : canonicalizer_(&canonicalizer), cross_(&cross), start_(problem.start.pegs),
      finishes_(goals_of(canonicalizer.board(), problem)),
      fewest_(problem.finish.kind == Finish::Kind::kFewest),
      watched_(watched.begin(), watched.end()), max_in_level_(max_in_level) {
    const Board& board = canonicalizer.board();
    const std::vector<Bits> starts = images_of(canonicalizer, start_);
    forward_.emplace(JumpLevels(canonicalizer, starts, only(finishes_)), fewest_ ? nullptr : &cross,
                     AdaptiveLevels::Keep::kAllLevels);
    if (fewest_) {
        if (start_ == 0) report({1, 1.0}, 1);  // a level cannot hold this position
        return;
    }
    const int jumps = finishes_.empty() ? -1 : peg_count(problem.start) - peg::count(finishes_[0]);
    if (jumps <= 0) {
        const bool there = jumps == 0 && is_finished(problem.finish, problem.start);
        report(there ? Prospects{1, 1.0} : Prospects{}, there ? 1 : 0);
        return;
    }
    jumps_ = static_cast<std::size_t>(jumps);
    const std::vector<Bits> ends = complements(board, finishes_);
    if (jumps_ % 2 == 1 && ends == std::vector{start_}) return;  // one side serves as both
    backward_.emplace(JumpLevels(canonicalizer, ends, only(complements(board, starts))), &cross,
                      AdaptiveLevels::Keep::kAllLevels);
}

std::uint64_t SolutionCountSearch::run(std::uint64_t nodes, std::size_t max_bytes) {
    const bool winning_known = winning_.has_value();
    std::uint64_t done = 0;
    while (done < nodes && !result_ && !full_ && !outgrown_ &&
           winning_known == winning_.has_value()) {
        const std::uint64_t left = nodes - done;
        switch (phase_) {
            case Phase::kGrow: done += grow(left, max_bytes); break;
            case Phase::kMeet: done += meet(left, max_bytes); break;
            case Phase::kCount: done += count(left, max_bytes); break;
            case Phase::kDone: break;
        }
    }
    return done;
}

// Grows the side with the smaller deepest level by one level.
std::uint64_t SolutionCountSearch::grow(std::uint64_t nodes, std::size_t max_bytes) {
    if (one_jump_between()) {
        begin_meeting(max_bytes);
        return 0;
    }
    const bool backwards =
        backward_ && smaller_direction(forward_->sizes().back(), backward_->sizes().back()) ==
                         SearchDirection::kBackwards;
    AdaptiveLevels& smaller = backwards ? *backward_ : *forward_;
    const std::uint64_t done = smaller.expand(nodes, left_of(max_bytes, smaller.bytes()));
    full_ = smaller.full();
    outgrown_ = smaller.sizes().back() > max_in_level_ && !smaller.in_sets();
    if (smaller.exhausted() && !fewest_) report({}, 0);
    return done;
}

// For the finish `fewest`: whether no further jump can be played.
bool SolutionCountSearch::one_jump_between() const {
    if (fewest_) return forward_->exhausted();
    return forward_->depth() + (backward_ ? *backward_ : *forward_).depth() + 1 == jumps_;
}

void SolutionCountSearch::begin_meeting(std::size_t max_bytes) {
    phase_ = Phase::kMeet;
    AdaptiveLevels& back = backward_ ? *backward_ : *forward_;
    forward_in_sets_ = forward_->in_sets();
    if (forward_in_sets_ && !forward_->jump_levels().has_pruned()) {
        deepest_ = forward_->deepest();
        if (deepest_->bytes() > max_bytes / kShareOfDeepest) deepest_.reset();
    }
    if (!forward_in_sets_ && !back.in_sets()) {
        meeting_ = std::make_unique<PositionMeeting>(forward_->jump_levels(),
                                                     fewest_ ? nullptr : &back.jump_levels());
    } else if (bytes() + CrossSet::bytes(*cross_->get()) <= max_bytes) {
        meeting_ = std::make_unique<SetMeeting>(*forward_, back);
    } else {
        full_ = true;
    }
}

std::uint64_t SolutionCountSearch::meet(std::uint64_t nodes, std::size_t max_bytes) {
    const std::uint64_t done = meeting_->run(nodes, left_of(max_bytes, meeting_->bytes()));
    full_ = meeting_->full() && !meeting_->done();
    if (!meeting_->done()) return done;
    WinningSides winning = meeting_->take_winning();
    meeting_.reset();
    if (winning.empty()) {
        report({}, 0);
        return done;
    }
    counter_.emplace(*canonicalizer_, std::move(winning));
    counter_->watch(watched_);
    phase_ = Phase::kCount;
    full_ = bytes() > max_bytes;
    return done;
}

std::uint64_t SolutionCountSearch::count(std::uint64_t nodes, std::size_t max_bytes) {
    const std::uint64_t done = counter_->run(nodes, left_of(max_bytes, counter_->bytes()));
    full_ = counter_->full();
    if (!winning_ && counter_->winning_kept()) winning_ = counter_->winning();
    if (counter_->done()) report(counter_->prospects(), counter_->winning());
    return done;
}

void SolutionCountSearch::report(Prospects start, std::uint64_t winning) {
    phase_ = Phase::kDone;
    winning_ = winning;
    const int pegs_left = fewest_ ? peg::count(start_) - static_cast<int>(forward_->depth())
                                  : peg::count(start_) - static_cast<int>(jumps_);
    result_ = SolutionCount{start, winning, pegs_left, {}};
    for (std::size_t i = 0; i < watched_.size(); ++i)
        result_->watched.push_back(counter_                ? counter_->watched()[i]
                                   : watched_[i] == start_ ? start
                                                           : Prospects{});
    counter_.reset();
    meeting_.reset();
    backward_.reset();
}

std::optional<AdaptiveLevels> SolutionCountSearch::take_levels() {
    assert(result_);
    if (forward_->jump_levels().has_pruned() || (forward_in_sets_ && !deepest_))
        return std::nullopt;
    const auto go_on = [&](JumpLevels levels) {
        return AdaptiveLevels(std::move(levels), cross_, AdaptiveLevels::Keep::kDeepestLevel);
    };
    if (!deepest_) {
        forward_->jump_levels().stop_pruning();
        return go_on(std::move(forward_->jump_levels()));
    }
    AdaptiveLevels levels = go_on({*canonicalizer_, images_of(*canonicalizer_, start_)});
    levels.skip_to(*deepest_);
    return levels;
}

std::size_t SolutionCountSearch::bytes() const {
    const std::size_t bytes = forward_->bytes() + (backward_ ? backward_->bytes() : 0);
    return bytes + (deepest_ ? deepest_->bytes() : 0) + (meeting_ ? meeting_->bytes() : 0) +
           (counter_ ? counter_->bytes() : 0);
}

// What the memory limit leaves for a part that now takes `own` bytes, including these.
std::size_t SolutionCountSearch::left_of(std::size_t max_bytes, std::size_t own) const {
    const std::size_t others = bytes() - own;
    return max_bytes > others ? max_bytes - others : 0;
}

}  // namespace peg
