// SPDX-License-Identifier: MIT
#include "core/frontier_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/jumps.h"
#include "core/reach.h"

namespace peg {

// Both frontiers of one stretch.
class FrontierSearch::Ends {
public:
    Ends(const Board& board, Bits from, Bits to)
        : jumps_(static_cast<std::size_t>(count(from) - count(to))),
          orbits_(board, std::array{from, to}), forward_(orbits_, std::array{from}, to),
          backward_(orbits_, std::array{complement(board, {to}).pegs},
                    complement(board, {from}).pegs) {}
    Ends(const Ends&) = delete;  // the reaches point to the orbits
    Ends& operator=(const Ends&) = delete;

    std::uint64_t step(std::uint64_t nodes, std::size_t max_bytes) {
        if (forward_.depth() + backward_.depth() == jumps_) return meet(nodes);
        // Each makes at least one step, so that they meet in between.
        const bool back =
            backward_.depth() == 0 ||
            (forward_.depth() > 0 && backward_.sizes().back() < forward_.sizes().back());
        Reach& smaller = back ? backward_ : forward_;
        const std::size_t other = (back ? forward_ : backward_).bytes();
        const std::size_t depth = smaller.depth();
        const std::uint64_t done = smaller.expand(nodes, max_bytes - std::min(max_bytes, other));
        if (smaller.depth() > depth) smaller.drop(depth);
        exhausted_ = smaller.exhausted();
        return done;
    }

    bool exhausted() const { return exhausted_; }
    bool full() const { return forward_.full() || backward_.full(); }
    // A position on a way from one end to the other, once there is one.
    std::optional<Bits> meeting() const { return meeting_; }
    std::uint64_t stored() const { return forward_.stored() + backward_.stored(); }

private:
    // Looks for positions of the one frontier, seen backwards, in the other.
    std::uint64_t meet(std::uint64_t nodes) {
        const Layer& reached = backward_.level(backward_.depth());
        for (std::uint64_t done = 0; done < nodes; ++done) {
            const Bits word = forward_.level(forward_.depth()).next(cursor_);
            exhausted_ = word == 0;
            if (exhausted_) return done;
            const Orbits::Images images = orbits_.images(word);
            if (!reached.contains(orbits_.smallest(orbits_.complement(images)))) continue;
            meeting_ = images.pegs;
            return done + 1;
        }
        return nodes;
    }

    std::size_t jumps_;
    Orbits orbits_;
    Reach forward_;
    Reach backward_;
    Layer::Cursor cursor_;  // of the meeting
    std::optional<Bits> meeting_;
    bool exhausted_ = false;
};

FrontierSearch::FrontierSearch(const Board& board, Bits start, Bits goal, std::size_t max_bytes)
    : board_(&board), max_bytes_(max_bytes), stretches_{{start, goal}} {
    begin_next();
}

FrontierSearch::~FrontierSearch() = default;

std::uint64_t FrontierSearch::step(std::uint64_t nodes) {
    if (state_ != State::kRunning) return 0;
    const std::uint64_t done = ends_->step(nodes, max_bytes_);
    if (const auto meeting = ends_->meeting()) {
        const Bits from = std::exchange(stretches_.back().from, *meeting);
        stretches_.push_back({from, *meeting});
        begin_next();
    } else if (ends_->exhausted()) {
        state_ = State::kExhausted;
    } else if (ends_->full()) {
        state_ = State::kOutOfMemory;
    }
    return done;
}

// Plays the stretches of one jump, up to a longer one. (Only the whole may have none.)
void FrontierSearch::begin_next() {
    stored_ = stored();
    ends_.reset();
    for (; !stretches_.empty(); stretches_.pop_back()) {
        const Bits from = stretches_.back().from, to = stretches_.back().to;
        if (count(from) - count(to) > 1) {
            ends_ = std::make_unique<Ends>(*board_, from, to);
            return;
        }
        ++stored_;
        const std::size_t played = solution_.size();
        for_each_jump(*board_, {from}, [&](JumpId jump) {
            if (board_->jump(jump).mask == (from ^ to)) solution_.push_back(jump);
        });
        if (solution_.size() == played) {
            state_ = State::kExhausted;
            return;
        }
    }
    state_ = State::kSolved;
}

std::uint64_t FrontierSearch::stored() const { return stored_ + (ends_ ? ends_->stored() : 0); }

}  // namespace peg
