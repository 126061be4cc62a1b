// SPDX-License-Identifier: MIT
#include "core/search/short_solution_search.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace peg {
namespace {

// Of nine scores that were compared on six problems of four square boards, these two together found
// the fewest moves. On triangular boards the jumps that are possible are not counted.
constexpr std::array<MoveBeam::Score, 2> kSquareScores{{
    {.distance = 1, .region = 30, .noise = 30},
    {.distance = 1, .region = 30, .mobility = 4, .noise = 30},
}};
constexpr std::array<MoveBeam::Score, 1> kTriangularScores{
    {{.distance = 1, .region = 60, .noise = 60}}};
constexpr std::size_t kNarrowest = 250;
constexpr std::size_t kMostDoublings = 24;  // wider than any memory

// Positions that are looked at backwards before a round, for each place of a level.
constexpr std::size_t kBackwards = 100;
constexpr std::size_t kMostBackwards = 4'000'000;

}  // namespace

ShortSolutionSearch::ShortSolutionSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                                         std::span<const Bits> goals, const MersonRegions& regions,
                                         std::size_t known)
    : beam_(canonicalizer, start, goals, regions, known),
      scores_(canonicalizer.board().lattice() == Lattice::kSquare
                  ? std::span<const MoveBeam::Score>(kSquareScores)
                  : kTriangularScores) {
    auto& [forwards, backwards] = sides_;
    forwards.aims.resize(1);
    for (const Bits goal : goals) {
        forwards.aims[0] |= goal;
        Bits orbit = 0;
        for (const Permutation& symmetry : canonicalizer.symmetries())
            orbit |= permute(symmetry, goal);
        if (std::ranges::find(forwards.aims, orbit) == forwards.aims.end())
            forwards.aims.push_back(orbit);
    }
    backwards.aims.push_back(canonicalizer.board().holes() ^ start);
}

// Looks back and restarts the beam, in the direction whose turn it is: that of the narrower beam.
// When each hole to aim at had its turn, the beams of that direction get twice as wide, and take
// the next score.
std::uint64_t ShortSolutionSearch::begin_round() {
    const SearchDirection direction = smaller_direction(sides_[0].width, sides_[1].width);
    Side& side = sides_.at(static_cast<std::size_t>(direction));
    const std::size_t turns = side.aims.size();
    const std::size_t doublings = std::min(side.rounds / turns, kMostDoublings);
    const std::size_t width = kNarrowest << doublings;
    const std::uint64_t found =
        beam_.look_back(direction, std::min(kBackwards * width, kMostBackwards));
    const MoveBeam::Score& score = scores_[doublings % scores_.size()];
    beam_.restart(direction, width, score, side.aims[side.rounds % turns], side.rounds);
    ++side.rounds;
    side.width = kNarrowest << std::min(side.rounds / turns, kMostDoublings);
    return found / kBackwards;
}

std::uint64_t ShortSolutionSearch::step(std::uint64_t nodes, std::size_t max_bytes) {
    return beam_.done() ? begin_round() : beam_.expand(nodes, max_bytes);
}

}  // namespace peg
