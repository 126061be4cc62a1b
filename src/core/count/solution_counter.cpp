// SPDX-License-Identifier: MIT
#include "core/count/solution_counter.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace peg {

namespace {

Prospects prospects_of(const KnownProspects& known) { return {known.solutions, known.odds}; }

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
    const auto count = [&](WinningSide& side) {
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
                constexpr KnownProspects kFinished{1, 1.0};
                middle_.assign(
                    static_cast<std::size_t>(winning_.before->positions().deepest_size()),
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
            WinningSide& start_side = winning_.first();
            done = count(start_side);
            look_up_watched();
            if (!start_side.counted()) break;
            LevelSet::Cursor first;
            if (const auto start = start_side.positions().known_level().next(first))
                prospects_ = prospects_of(start_side.known(*start));
            phase_ = Phase::kDone;
            break;
        }
        case Phase::kDone: break;
    }
    return done;
}

template <class Pass>
std::uint64_t SolutionCounter::run_pass(WinningSide& side, std::size_t max_bytes, Pass pass) {
    const std::size_t others = bytes() - side.bytes();
    const std::uint64_t done = pass(max_bytes > others ? max_bytes - others : 0);
    full_ = side.full();
    return done;
}

std::uint64_t SolutionCounter::cross_middle(std::uint64_t nodes) {
    std::uint64_t done = 0;
    bool at_end = false;
    while (done < nodes && !at_end) {
        at_end = winning_.after->sets() != nullptr ? cross_middle_of_sets(nodes, done)
                                                   : cross_middle_of_positions(nodes, done);
        if (sums_up()) add_jumps_of_middle();
    }
    if (at_end && sums_up())
        phase_ = Phase::kDone;
    else if (at_end)
        begin_start_side();
    return done;
}

// Processes a few more positions; returns whether they were the last ones.
bool SolutionCounter::cross_middle_of_positions(std::uint64_t nodes, std::uint64_t& done) {
    WinningPositions& after = winning_.after->positions();
    children_.clear();
    bool at_end = false;
    while (children_.ends.size() < WinningPositions::kAtOnce && done < nodes) {
        const std::optional<DensePosition> position = winning_.first().positions().next(cursor_);
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
        if (sums_up())
            add_arrivals(after.known(*position), children_.positions.size() - others,
                         canonicalizer_->orbit_size(images));
    }
    after.append_known(children_, middle_);
    return at_end;
}

// The same in cross sets.
bool SolutionCounter::cross_middle_of_sets(std::uint64_t nodes, std::uint64_t& done) {
    constexpr std::uint64_t kSome = 512;
    CrossProspects::Middle middle{{}, std::move(middle_)};
    const std::uint64_t wanted = std::min(nodes - done, kSome);
    const std::uint64_t found =
        winning_.after->sets()->append_middle(*winning_.first().sets(), sums_up(), wanted, middle);
    middle_ = std::move(middle.after);
    for (const CrossProspects::Middle::Before& before : middle.before)
        add_arrivals(before.known, before.jumps, before.orbit);
    done += found;
    return found < wanted;
}

void SolutionCounter::add_arrivals(const KnownProspects& known, std::size_t jumps,
                                   std::size_t orbit) {
    arrivals_.push_back({saturating_multiply(known.solutions, orbit),
                         known.share * static_cast<double>(jumps * orbit)});
}

// middle_[i].odds is already the mean over the jumps of the position.
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

// Looks up the watched positions in the level that is known.
void SolutionCounter::look_up_watched() {
    const bool complemented = phase_ == Phase::kFinishSide;
    const WinningSide& side = complemented ? *winning_.after : winning_.first();
    const Board& board = canonicalizer_->board();
    for (std::size_t i = 0; i < watched_.size(); ++i) {
        const Bits pegs = complemented ? complement(board, {watched_[i]}).pegs : watched_[i];
        if (peg::count(pegs) != side.known_pegs()) continue;
        found_[i] = prospects_of(side.known(canonicalizer_->smallest(pegs)));
    }
}

bool SolutionCounter::winning_kept() const {
    const auto kept = [](const std::optional<WinningSide>& side) {
        return !side || side->winning_kept();
    };
    return kept(winning_.before) && kept(winning_.after);
}

// If one side serves as both, its positions are counted once here, in `after`, and once in first().
std::uint64_t SolutionCounter::winning() const {
    return winning_.first().size() + (winning_.after ? winning_.after->size() : 0);
}

}  // namespace peg
