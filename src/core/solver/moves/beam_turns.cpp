// SPDX-License-Identifier: MIT
#include "core/solver/moves/beam_turns.h"

#include <algorithm>
#include <array>
#include <limits>

namespace peg {

namespace {

// The nodes of the levels' first turn, and of each later one.
constexpr std::uint64_t kFirstLevelTurn = 20'000;
constexpr std::uint64_t kLevelTurn = 16'000;
// The turns of the levels after which a search is late.
constexpr std::uint64_t kEarlyTurns = 120;
// The levels are slow if the bound last rose after more turns than this.
constexpr std::uint64_t kFastTurns = 60;
// The beams get a first turn of this many nodes if the solution has more than this many times as
// many moves as the lower bound.
constexpr std::uint64_t kFirstBeamTurn = 8'000;
constexpr std::size_t kVeryFarTimes = 2;

enum class Phase : std::uint8_t { kEarly, kLate };
enum class If : std::uint8_t { kAlways, kSlowLevels, kBeamLevelsGoOn };

// What the others get for a turn of the levels, in nodes: the first row that applies.
struct Share {
    Phase phase;
    std::size_t min_open;  // moves between bound and solution
    std::size_t max_open;
    If condition;
    std::uint64_t beams;
    std::uint64_t beam_levels;  // while they go on
};
constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
constexpr std::array kShares{
    Share{Phase::kEarly, 3, kAny, If::kAlways, kLevelTurn / 8, 0},
    Share{Phase::kEarly, 0, kAny, If::kAlways, kLevelTurn / 80, 0},
    Share{Phase::kLate, 1, 1, If::kBeamLevelsGoOn, kLevelTurn / 80, kLevelTurn / 2},
    Share{Phase::kLate, 4, kAny, If::kSlowLevels, kLevelTurn, kLevelTurn / 4},
    Share{Phase::kLate, 0, kAny, If::kAlways, kLevelTurn / 8, kLevelTurn / 4},
};

}  // namespace

void BeamTurns::begin(std::size_t found, std::size_t bound) {
    *this = {};
    levels_due_ = kFirstLevelTurn;
    if (found > kVeryFarTimes * bound) beams_due_ = kFirstBeamTurn;
}

void BeamTurns::add_levels(std::uint64_t nodes, std::size_t open) {
    levels_had_ += nodes;
    for (; levels_had_ >= levels_due_; levels_due_ += kLevelTurn) {
        ++turns_;
        const Phase phase = turns_ > kEarlyTurns ? Phase::kLate : Phase::kEarly;
        const auto applies = [&](const Share& share) {
            return share.phase == phase && share.min_open <= open && open <= share.max_open &&
                   (share.condition != If::kSlowLevels || bound_turn_ > kFastTurns) &&
                   (share.condition != If::kBeamLevelsGoOn || !beam_ended_);
        };
        const Share& share = *std::ranges::find_if(kShares, applies);
        beams_due_ += share.beams;
        if (!beam_ended_) beam_due_ += share.beam_levels;
    }
}

}  // namespace peg
