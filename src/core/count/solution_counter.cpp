// SPDX-License-Identifier: MIT
#include "core/count/solution_counter.h"

#include <cassert>
#include <utility>

namespace peg {

namespace {

Prospects prospects_of(const WinningPositions::Known& known) {
    return {known.solutions, known.odds};
}

}  // namespace

SolutionCounter::SolutionCounter(const DenseCanonicalizer& canonicalizer, WinningSides winning)
    : canonicalizer_(&canonicalizer), winning_(std::move(winning)) {
    assert(winning_.before || winning_.after);
}

void SolutionCounter::watch(std::span<const Bits> positions) {
    assert(phase_ == Phase::kBegin);
    watched_.assign(positions.begin(), positions.end());
    found_.resize(watched_.size());
}

std::uint64_t SolutionCounter::run(std::uint64_t nodes, std::size_t max_bytes) {
    for (auto* side : {&winning_.before, &winning_.after})
        if (*side && !(*side)->winning_kept())
            return run_pass(**side, max_bytes,
                            [&](std::size_t bytes) { return (*side)->keep_winning(nodes, bytes); });
    const auto count = [&](WinningPositions& side) {
        return run_pass(side, max_bytes,
                        [&](std::size_t bytes) { return side.count(nodes, bytes); });
    };
    std::uint64_t done = 0;
    switch (phase_) {
        case Phase::kBegin:
            if (winning_.after) {
                phase_ = Phase::kFinishSide;
                winning_.after->begin_counting_from_level_0();
                look_up_watched();
            } else {
                constexpr WinningPositions::Known kFinished{1, 1.0};
                middle_.assign(static_cast<std::size_t>(winning_.before->deepest_size()),
                               kFinished);
                begin_start_side();
            }
            break;
        case Phase::kFinishSide:
            done = count(*winning_.after);
            look_up_watched();
            if (winning_.after->counted()) phase_ = Phase::kMiddle;
            break;
        case Phase::kMiddle: return cross_middle(nodes);
        case Phase::kStartSide: {
            WinningPositions& start_side = winning_.first();
            done = count(start_side);
            look_up_watched();
            if (!start_side.counted()) break;
            LevelSet::Cursor first;
            if (const auto start = start_side.known_level().next(first))
                prospects_ = prospects_of(start_side.known(*start));
            phase_ = Phase::kDone;
            break;
        }
        case Phase::kDone: break;
    }
    return done;
}

template <class Pass>
std::uint64_t SolutionCounter::run_pass(WinningPositions& side, std::size_t max_bytes, Pass pass) {
    const std::size_t others = bytes() - side.bytes();
    const std::uint64_t done = pass(max_bytes > others ? max_bytes - others : 0);
    full_ = side.full();
    return done;
}

std::uint64_t SolutionCounter::cross_middle(std::uint64_t nodes) {
    WinningPositions& first = winning_.first();
    WinningPositions& after = *winning_.after;
    std::uint64_t done = 0;
    while (done < nodes) {
        children_.clear();
        bool at_end = false;
        while (children_.ends.size() < WinningPositions::kAtOnce && done < nodes) {
            const std::optional<DensePosition> position = first.next(cursor_);
            at_end = !position;
            if (at_end) break;
            ++done;
            const DenseCanonicalizer::Images images = canonicalizer_->images(*position);
            const std::size_t others = children_.positions.size();
            for_each_complemented_child(*canonicalizer_, images, [&](DensePosition child) {
                after.prefetch(child);
                children_.positions.push_back(child);
            });
            children_.end_list();
            if (!sums_up()) continue;
            const WinningPositions::Known known = after.known(*position);
            const std::size_t orbit = canonicalizer_->orbit_size(images);
            const std::size_t jumps = children_.positions.size() - others;
            arrivals_.push_back({saturating_multiply(known.solutions, orbit),
                                 known.share * static_cast<double>(jumps * orbit)});
        }
        after.append_known(children_, middle_);
        if (sums_up()) add_jumps_of_middle();
        if (!at_end) continue;
        if (sums_up())
            phase_ = Phase::kDone;
        else
            begin_start_side();
        break;
    }
    return done;
}

// The odds of middle_ are those after a jump, whichever it is.
void SolutionCounter::add_jumps_of_middle() {
    for (std::size_t i = 0; i < arrivals_.size(); ++i) {
        prospects_.solutions = saturating_add(
            prospects_.solutions, saturating_multiply(arrivals_[i].paths, middle_[i].solutions));
        prospects_.odds += arrivals_[i].odds * middle_[i].odds;
    }
    arrivals_.clear();
    middle_.clear();
}

void SolutionCounter::begin_start_side() {
    phase_ = Phase::kStartSide;
    winning_.first().begin_counting_from_deepest(std::move(middle_));
    look_up_watched();
}

// Of the level that is known.
void SolutionCounter::look_up_watched() {
    const bool complemented = phase_ == Phase::kFinishSide;
    const WinningPositions& side = complemented ? *winning_.after : winning_.first();
    const Board& board = canonicalizer_->board();
    for (std::size_t i = 0; i < watched_.size(); ++i) {
        const Bits pegs = complemented ? complement(board, {watched_[i]}).pegs : watched_[i];
        if (peg::count(pegs) != side.known_level().pegs()) continue;
        found_[i] = prospects_of(side.known(canonicalizer_->smallest(pegs)));
    }
}

std::uint64_t SolutionCounter::winning() {
    return winning_.first().size() + (winning_.after ? winning_.after->size() : 0);
}

}  // namespace peg
