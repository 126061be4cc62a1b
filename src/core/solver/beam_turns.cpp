// SPDX-License-Identifier: MIT
#include "core/solver/beam_turns.h"

namespace peg {

namespace {

// Nodes of the levels' turns; and turns, until it is later, and until a bound rises slowly.
constexpr std::uint64_t kLevelsFirst = 20'000;
constexpr std::uint64_t kLevelsTurn = 16'000;
constexpr std::uint64_t kLater = 120;
constexpr std::uint64_t kSlow = 60;
// Nodes of the beams' turns: the first one, and then by what they are of the levels'.
constexpr std::uint64_t kBeamsFirst = 8'000;
constexpr std::uint64_t kHardly = 200;
constexpr std::uint64_t kEighth = 2'000;
constexpr std::uint64_t kAsMany = 16'000;
// And of those of the narrow levels.
constexpr std::uint64_t kQuarter = 4'000;
constexpr std::uint64_t kHalf = 8'000;
// Moves between bound and solution that are far apart; and how many times the bound is very far.
constexpr std::size_t kFar = 3;
constexpr std::size_t kVeryFarTimes = 2;

}  // namespace

void BeamTurns::begin(std::size_t found, std::size_t bound) {
    *this = {};
    levels_due_ = kLevelsFirst;
    if (found > kVeryFarTimes * bound) beams_due_ = kBeamsFirst;
}

void BeamTurns::add_levels(std::uint64_t nodes, std::size_t open) {
    levels_had_ += nodes;
    for (; levels_had_ >= levels_due_; levels_due_ += kLevelsTurn) {
        ++turns_;
        beams_due_ += nodes_of_beams(open);
        if (later() && !narrow_ended_) narrow_due_ += open == 1 ? kHalf : kQuarter;
    }
}

// Those of a turn.
std::uint64_t BeamTurns::nodes_of_beams(std::size_t open) const {
    if (!later()) return open >= kFar ? kEighth : kHardly;
    if (open == 1 && !narrow_ended_) return kHardly;
    return open > kFar && bound_turn_ > kSlow ? kAsMany : kEighth;
}

bool BeamTurns::later() const { return turns_ > kLater; }

}  // namespace peg
