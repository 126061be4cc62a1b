// SPDX-License-Identifier: MIT
#include "core/count/retrograde/winning_levels.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/search/goals.h"
#include "core/support/search_direction.h"

namespace peg {

WinningLevels::WinningLevels(const DenseCanonicalizer& canonicalizer, const Problem& problem,
                             int pegs_left)
    : canonicalizer_(&canonicalizer),
      jumps_(static_cast<std::size_t>(peg_count(problem.start) - pegs_left)) {
    assert(pegs_left <= peg_count(problem.start) && problem.start.pegs != 0);
    const Board& board = canonicalizer.board();
    const std::array start{problem.start.pegs};
    if (problem.finish.kind == Finish::Kind::kFewest || jumps_ == 0) {
        forward_.emplace(canonicalizer, start);
        return;
    }
    const std::vector<Bits> goals = goals_of(board, problem);
    if (goals.empty()) return;
    std::vector<Bits> ends;
    ends.reserve(goals.size());
    for (const Bits goal : goals) ends.push_back(complement(board, {goal}).pegs);
    const auto one = goals.size() == 1 ? std::optional(goals.front()) : std::nullopt;
    forward_.emplace(canonicalizer, start, one);
    both_ = jumps_ % 2 == 1 && ends.size() == 1 && ends.front() == problem.start.pegs;
    if (!both_) backward_.emplace(canonicalizer, ends, complement(board, problem.start).pegs);
}

std::uint64_t WinningLevels::run(std::uint64_t nodes, std::size_t max_bytes) {
    if (!forward_) phase_ = Phase::kDone;
    std::uint64_t done = 0;
    while (done < nodes && !full_ && phase_ != Phase::kDone) {
        const std::uint64_t left = nodes - done;
        switch (phase_) {
            case Phase::kGrow: done += grow(left, max_bytes); break;
            case Phase::kMeet: done += meet(left, max_bytes); break;
            case Phase::kKeep: done += keep(left, max_bytes); break;
            case Phase::kDone: break;
        }
    }
    return done;
}

// Grows the side with the smaller deepest level by one level, until one jump is between the sides.
std::uint64_t WinningLevels::grow(std::uint64_t nodes, std::size_t max_bytes) {
    const JumpLevels* const other = back();
    const std::size_t deep = forward_->depth() + (other != nullptr ? other->depth() + 1 : 0);
    if (deep == jumps_) {
        meeting_.emplace(*forward_, other);
        phase_ = Phase::kMeet;
        return 0;
    }
    const bool backwards =
        backward_ && smaller_direction(forward_->sizes().back(), backward_->sizes().back()) ==
                         SearchDirection::kBackwards;
    JumpLevels& smaller = backwards ? *backward_ : *forward_;
    const std::uint64_t done = smaller.expand(nodes, left_of(max_bytes, smaller.bytes()));
    full_ = smaller.full();
    if (smaller.exhausted()) phase_ = Phase::kDone;
    return done;
}

std::uint64_t WinningLevels::meet(std::uint64_t nodes, std::size_t max_bytes) {
    const std::uint64_t done = meeting_->run(nodes, left_of(max_bytes, meeting_->bytes()));
    full_ = meeting_->full() && !meeting_->done();
    if (!meeting_->done()) return done;
    winning_ = meeting_->take_winning();
    meeting_.reset();
    phase_ = winning_.empty() ? Phase::kDone : Phase::kKeep;
    if (winning_.empty()) winning_ = {};
    return done;
}

std::uint64_t WinningLevels::keep(std::uint64_t nodes, std::size_t max_bytes) {
    for (std::optional<WinningSide>* side : {&winning_.before, &winning_.after}) {
        if (!*side || (*side)->winning_kept()) continue;
        const std::size_t own = (*side)->bytes();
        const std::uint64_t done = (*side)->keep_winning(nodes, left_of(max_bytes, own));
        full_ = (*side)->full();
        return done;
    }
    phase_ = Phase::kDone;
    return 0;
}

template <class Visit>
void WinningLevels::visit_side(const WinningSide& side, std::size_t n, bool complements,
                               Visit visit) const {
    LevelSet::Cursor cursor;
    while (const auto position = side.next(n, cursor)) {
        visit(complements ? canonicalizer_->smallest(
                                canonicalizer_->complement(canonicalizer_->images(*position)))
                          : *position);
    }
}

std::vector<DensePosition> WinningLevels::level(std::size_t n) const {
    std::vector<DensePosition> positions;
    const auto add = [&](DensePosition position) { positions.push_back(position); };
    if (!winning_.before && !winning_.after) return positions;
    // If one side serves as both, its positions are also those of play from the start.
    const WinningSide& first = winning_.first();
    if (n <= forward_->depth())
        visit_side(first, n, false, add);
    else
        visit_side(*winning_.after, jumps_ - n, true, add);
    return positions;
}

std::uint64_t WinningLevels::size() const {
    const std::uint64_t after = winning_.after ? winning_.after->size() : 0;
    return after + (winning_.before ? winning_.before->size() : both_ ? after : 0);
}

std::uint64_t WinningLevels::stored() const {
    return (forward_ ? forward_->stored() : 0) + (backward_ ? backward_->stored() : 0);
}

std::size_t WinningLevels::bytes() const {
    return (forward_ ? forward_->bytes() : 0) + (backward_ ? backward_->bytes() : 0) +
           (meeting_ ? meeting_->bytes() : 0) + winning_.bytes();
}

std::size_t WinningLevels::left_of(std::size_t max_bytes, std::size_t own) const {
    const std::size_t others = bytes() - own;
    return max_bytes > others ? max_bytes - others : 0;
}

}  // namespace peg
