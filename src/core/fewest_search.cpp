// SPDX-License-Identifier: MIT
#include "core/fewest_search.h"

#include <algorithm>

namespace peg {

namespace {

// Adds to `sets` every set that joins `chosen` and `size` of the holes.
void add_subsets(std::span<const Hole> holes, int size, Bits chosen, std::vector<Bits>& sets) {
    if (size == 0) {
        sets.push_back(chosen);
        return;
    }
    for (std::size_t i = 0; i + static_cast<std::size_t>(size) <= holes.size(); ++i)
        add_subsets(holes.subspan(i + 1), size - 1, chosen | bit(holes[i]), sets);
}

// The hole nearest to the middle of the bounding box: what a beam without a goal gathers round.
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

FewestSearch::FewestSearch(const Board& board, Bits start, std::size_t max_bytes)
    : board_(&board), start_(start), max_bytes_(max_bytes) {
    aim_at(1);
}

std::uint64_t FewestSearch::step(std::uint64_t nodes) {
    std::uint64_t done = 0;
    while (state_ == State::kRunning && done < nodes)
        done += goals_ ? aim(nodes - done) : sweep(nodes - done);
    return done;
}

void FewestSearch::aim_at(int pegs) {
    pegs_ = pegs;
    std::vector<Bits> sets;
    add_subsets(board_->reading_order(), pegs, 0, sets);
    goals_.emplace(*board_, start_, sets, max_bytes_);
}

std::uint64_t FewestSearch::aim(std::uint64_t nodes) {
    const std::uint64_t done = goals_->step(nodes);
    nodes_ += done;
    switch (goals_->state()) {
        case State::kRunning: return done;
        case State::kSolved:
            best_ = goals_->solution();
            state_ = State::kSolved;
            return done;
        case State::kGaveUp: open_ = true; break;
        case State::kImpossible:
            proof_ = pegs_ == 1 ? proof_of_cases(*goals_) : exhaustive_proof(nodes_);
            break;
    }
    goals_.reset();
    if (settled())
        state_ = State::kSolved;
    else
        widen();
    return done + 1;
}

void FewestSearch::widen() {
    constexpr std::size_t kFirstWidth = 512;
    constexpr std::size_t kGrowth = 8;
    width_ = width_ == 0 ? kFirstWidth : width_ * kGrowth;
    beam_.emplace(*board_, start_, bit(central_hole(*board_)));
    beam_->restart(width_);
}

std::uint64_t FewestSearch::sweep(std::uint64_t nodes) {
    const PagodaPool none(*board_, PagodaPool::Side::kForwards, 0);
    const std::uint64_t done = beam_->expand(none, nodes, max_bytes_);
    nodes_ += done;
    if (beam_->full()) {
        state_ = State::kGaveUp;
        return done + 1;
    }
    if (beam_->in_between()) return done;
    if (!beam_->empty()) {
        if (beam_->depth() > best_.size()) best_ = beam_->path(0);
        return done;
    }
    constexpr int kMostPegs = 4;  // some ten thousand goals on the largest boards
    if (beam_->complete()) {
        if (fewest_found() > 2) proof_ = exhaustive_proof(beam_->stored());
        state_ = State::kSolved;
    } else if (settled()) {
        state_ = State::kSolved;
    } else if (!open_ && pegs_ < kMostPegs) {
        aim_at(pegs_ + 1);
    } else {
        widen();
    }
    return done + 1;
}

Proof proof_of_cases(const GoalSearch& search) {
    Proof proof;
    proof.kind = search.goals().empty() ? Proof::Kind::kClass : Proof::Kind::kCases;
    for (const GoalSearch::Goal& goal : search.goals())
        proof.cases.push_back({lowest(goal.pegs), search.proof(goal)});
    return proof;
}

}  // namespace peg
