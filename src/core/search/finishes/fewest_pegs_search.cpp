// SPDX-License-Identifier: MIT
#include "core/search/finishes/fewest_pegs_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/proof/position_class.h"

namespace peg {

namespace {

// Appends to `sets` every union of `chosen` with `size` of the holes.
void add_subsets(std::span<const Hole> holes, int size, Bits chosen, std::vector<Bits>& sets) {
    if (size == 0) {
        sets.push_back(chosen);
        return;
    }
    for (std::size_t i = 0; i + static_cast<std::size_t>(size) <= holes.size(); ++i)
        add_subsets(holes.subspan(i + 1), size - 1, chosen | bit(holes[i]), sets);
}

// The hole nearest to the centre of the bounding box. A beam without a goal uses it as its goal, so
// that it keeps positions whose pegs are close together.
Hole central_hole(const Board& board) {
    const auto distance = [&](Hole hole) {
        const Cell cell = board.cell(hole);
        const int x = 2 * cell.column + 1 - board.columns();
        const int y = 2 * cell.row + 1 - board.rows();
        return x * x + y * y;
    };
    return *std::ranges::min_element(board.reading_order(), {}, distance);
}

}  // namespace

FewestPegsSearch::FewestPegsSearch(const Board& board, Bits start, std::size_t max_bytes,
                                   int enough)
    : board_(&board), start_(start), max_bytes_(max_bytes), enough_(enough) {
    assert((start & ~board.holes()) == 0);
    assert(enough == 1 || (enough > 1 && enough < count(start)));
    if (enough == 1)
        begin_goal_search(1);
    else
        begin_wider_beam();
}

std::uint64_t FewestPegsSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    std::uint64_t done = 0;
    while (state_ == SearchState::kRunning && done < nodes)
        done += goal_search_ ? step_goal_search(nodes - done) : step_beam(nodes - done);
    return done;
}

void FewestPegsSearch::begin_goal_search(int pegs) {
    goal_pegs_ = pegs;
    std::vector<Bits> goals;
    add_subsets(board_->reading_order(), pegs, 0, goals);
    goal_search_.emplace(*board_, start_, goals, max_bytes_);
}

std::uint64_t FewestPegsSearch::step_goal_search(std::uint64_t nodes) {
    const std::uint64_t done = goal_search_->step(nodes);
    nodes_ += done;
    switch (goal_search_->state()) {
        case SearchState::kRunning: return done;
        case SearchState::kSolved:
            best_ = goal_search_->solution();
            state_ = SearchState::kSolved;
            return done;
        case SearchState::kInconclusive:
        case SearchState::kOutOfMemory: undecided_goals_ = true; break;
        case SearchState::kExhausted:
            certificate_ = goal_pegs_ == 1 ? no_single_peg(*board_, start_, *goal_search_)
                                           : Certificate{SearchCertificate{nodes_}};
            break;
    }
    goal_search_.reset();
    if (enough_ > 1 && !undecided_goals_)
        state_ = SearchState::kExhausted;
    else if (fewer_excluded())
        state_ = SearchState::kSolved;
    else
        begin_wider_beam();
    return done + 1;
}

void FewestPegsSearch::begin_wider_beam() {
    constexpr std::size_t kFirstWidth = 512;
    constexpr std::size_t kGrowth = 8;
    width_ = width_ == 0 ? kFirstWidth : width_ * kGrowth;
    beam_.emplace(*board_, start_, bit(central_hole(*board_)));
    beam_->restart(width_);
}

std::uint64_t FewestPegsSearch::step_beam(std::uint64_t nodes) {
    const PagodaPool none(*board_, SearchDirection::kForwards, 0);
    const std::uint64_t done = beam_->expand(none, nodes, max_bytes_);
    nodes_ += done;
    if (beam_->full()) {
        state_ = SearchState::kOutOfMemory;
        return done + 1;
    }
    if (beam_->in_between()) return done;
    if (!beam_->empty()) {
        if (beam_->depth() > best_.size()) best_ = beam_->path(0);
        if (enough_ > 1 && fewest_found() == enough_) state_ = SearchState::kSolved;
        return done;
    }
    if (beam_->complete()) {
        if (enough_ > 1 || fewest_found() > 2) certificate_ = {SearchCertificate{beam_->stored()}};
        state_ = enough_ > 1 ? SearchState::kExhausted : SearchState::kSolved;
    } else if (fewer_excluded()) {
        state_ = SearchState::kSolved;
    } else {
        widen();
    }
    return done + 1;
}

// Called when the beam has dropped positions and nothing is decided.
void FewestPegsSearch::widen() {
    constexpr int kMaxPegs = 4;  // some ten thousand goals on the largest boards
    const int pegs = enough_ > 1 ? enough_ : goal_pegs_ + 1;
    if (!undecided_goals_ && pegs > goal_pegs_ && pegs <= kMaxPegs)
        begin_goal_search(pegs);
    else
        begin_wider_beam();
}

// Whether every number of pegs below the fewest found is excluded.
bool FewestPegsSearch::fewer_excluded() const {
    return enough_ == 1 && !undecided_goals_ && goal_pegs_ + 1 == fewest_found();
}

std::uint64_t FewestPegsSearch::stored() const {
    if (goal_search_) return goal_search_->stored();
    return beam_ ? beam_->stored() : 0;
}

Certificate no_single_peg(const Board& board, Bits start, const GoalSearch& search) {
    if (search.goals().empty()) return class_certificate(board, start, {});
    CaseDistinction by_finish;
    for (const GoalSearch::Goal& goal : search.goals())
        by_finish.cases.push_back({lowest(goal.pegs), search.certificate(goal)});
    return {std::move(by_finish)};
}

}  // namespace peg
