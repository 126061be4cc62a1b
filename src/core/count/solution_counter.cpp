// SPDX-License-Identifier: MIT
#include "core/count/solution_counter.h"

#include <cassert>
#include <utility>

namespace peg {

namespace {

// A position at the finish.
constexpr Prospects kFinished{1, 1.0};

std::vector<Prospects> finished(std::uint64_t positions) {
    return std::vector(static_cast<std::size_t>(positions), kFinished);
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
    using From = WinningPositions::From;
    std::uint64_t done = 0;
    switch (phase_) {
        case Phase::kBegin:
            if (winning_.after) {
                phase_ = Phase::kFinishSide;
                winning_.after->begin_counting(From::kLevel0,
                                               finished(winning_.after->size(From::kLevel0)));
                look_up_watched();
            } else {
                middle_ = finished(winning_.before->size(From::kDeepestLevel));
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
                prospects_ = start_side.prospects(*start);
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
            for_each_complemented_child(*canonicalizer_, canonicalizer_->images(*position),
                                        [&](DensePosition child) {
                                            after.prefetch(child);
                                            children_.positions.push_back(child);
                                        });
            children_.end_list();
        }
        after.add_prospects(children_, middle_);
        if (!at_end) continue;
        begin_start_side();
        break;
    }
    return done;
}

void SolutionCounter::begin_start_side() {
    phase_ = Phase::kStartSide;
    winning_.first().begin_counting(WinningPositions::From::kDeepestLevel, std::move(middle_));
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
        found_[i] = side.prospects(canonicalizer_->smallest(pegs));
    }
}

std::uint64_t SolutionCounter::winning() {
    return winning_.first().size() + (winning_.after ? winning_.after->size() : 0);
}

}  // namespace peg
