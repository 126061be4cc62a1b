// SPDX-License-Identifier: MIT
#include "core/search/short_solution_search.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace peg {
namespace {

// Of nine scores that were compared on six problems of four square boards, these two together found
// the fewest moves.
constexpr std::array<MoveBeam::Score, 2> kSquareScores{{
    {.distance = 1, .region = 30, .noise = 30},
    {.distance = 1, .region = 30, .mobility = 4, .noise = 30},
}};
// On triangular boards pegs are counted instead of jumps: the Triangle 55 is then played in 19 or
// 20 moves, instead of 21 to 24, by beams as wide. There it hardly matters which hole they aim at.
constexpr std::array<MoveBeam::Score, 2> kTriangularScores{{
    {.peg = 20, .distance = 1, .region = 60, .noise = 60},
    {.peg = 15, .distance = 1, .region = 30, .noise = 100},
}};
constexpr std::size_t kNarrowest = 250;
constexpr std::size_t kMostDoublings = 24;  // wider than any memory

// The direction that found the best solution has so many times the nodes of the other one.
constexpr std::uint64_t kWorse = 2;

// Positions that are looked at backwards before a round, for each place of a level.
constexpr std::size_t kBackwards = 100;
constexpr std::size_t kMostBackwards = 4'000'000;

}  // namespace

ShortSolutionSearch::ShortSolutionSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                                         std::span<const Bits> goals, const MersonRegions& regions,
                                         std::size_t known)
    : beam_(canonicalizer, start, goals, regions, known), scores_(kSquareScores) {
    auto& [forwards, backwards] = sides_;
    forwards.aims.resize(1);
    for (const Bits goal : goals) forwards.aims[0] |= goal;
    backwards.aims.push_back(canonicalizer.board().holes() ^ start);
    if (canonicalizer.board().lattice() == Lattice::kTriangular) {
        scores_ = kTriangularScores;
        return;
    }
    for (const Bits goal : goals) {
        Bits orbit = 0;
        for (const Permutation& symmetry : canonicalizer.symmetries())
            orbit |= permute(symmetry, goal);
        if (std::ranges::find(forwards.aims, orbit) == forwards.aims.end())
            forwards.aims.push_back(orbit);
    }
}

// Looks back and restarts the beam, in the direction whose turn it is. When each hole to aim at had
// its turn, the beams of that direction get twice as wide, and take the next score.
std::uint64_t ShortSolutionSearch::begin_round() {
    const auto share = [&](SearchDirection direction) {
        return sides_.at(static_cast<std::size_t>(direction)).nodes *
               (direction == better_ ? 1 : kWorse);
    };
    direction_ = share(opposite(better_)) < share(better_) ? opposite(better_) : better_;
    Side& side = sides_.at(static_cast<std::size_t>(direction_));
    const std::size_t turns = side.aims.size();
    const std::size_t doublings = std::min(side.rounds / turns, kMostDoublings);
    const std::size_t width = kNarrowest << doublings;
    const std::uint64_t nodes =
        beam_.look_back(direction_, std::min(kBackwards * width, kMostBackwards));
    const MoveBeam::Score& score = scores_[doublings % scores_.size()];
    beam_.restart(direction_, width, score, side.aims[side.rounds % turns], side.rounds);
    ++side.rounds;
    return nodes;
}

std::uint64_t ShortSolutionSearch::step(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t known = moves();
    const std::uint64_t done = beam_.done() ? begin_round() : beam_.expand(nodes, max_bytes);
    if (moves() < known) better_ = direction_;
    sides_.at(static_cast<std::size_t>(direction_)).nodes += done;
    return done;
}

}  // namespace peg
