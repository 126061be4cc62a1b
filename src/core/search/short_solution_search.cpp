// SPDX-License-Identifier: MIT
#include "core/search/short_solution_search.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace peg {

namespace {

constexpr std::size_t kNarrowest = 250;
constexpr std::size_t kMostDoublings = 24;  // wider than any memory
// Places on a level (move_beams.h): so many for each position that a pass expands, and so many at
// least. With 4 alone, beams of Wiegleb's board that are 64,000 wide miss what others find.
constexpr std::size_t kPlaces = 4;
constexpr std::size_t kLeastPlaces = 1 << 16;

// The direction that found the best solution has so many times the nodes of the other one.
constexpr std::uint64_t kWorse = 4;

// Positions that are looked at backwards before a round, for each place of a level.
constexpr std::size_t kBackwards = 100;
constexpr std::size_t kMostBackwards = 4'000'000;

}  // namespace

ShortSolutionSearch::ShortSolutionSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                                         std::span<const Bits> goals, const MersonRegions& regions,
                                         std::size_t known)
    : beams_(canonicalizer, start, goals, regions, known) {
    const auto add = [&](SearchDirection direction, const MoveScore::Weights& weights, Bits aim) {
        std::vector<std::size_t>& beams = side(direction).beams;
        beams.push_back(beams_.add(direction, weights, aim, beams.size()));
    };
    const bool squares = canonicalizer.board().lattice() == Lattice::kSquare;
    // A full board has no open hole to aim at: any hole will do.
    const Bits holes = canonicalizer.board().holes();
    add(SearchDirection::kBackwards, MoveScore::backwards(),
        start != holes ? holes ^ start : holes);
    const MoveScore::Weights forwards = MoveScore::forwards(canonicalizer.board().lattice());
    std::vector<Bits> aims{union_of(goals)};
    if (squares) {
        better_ = SearchDirection::kBackwards;
        for (const Bits goal : goals) {
            Bits orbit = 0;
            for (const Permutation& symmetry : canonicalizer.symmetries())
                orbit |= permute(symmetry, goal);
            if (std::ranges::find(aims, orbit) == aims.end()) aims.push_back(orbit);
        }
    }
    for (const Bits aim : aims) add(SearchDirection::kForwards, forwards, aim);
}

// Looks back and widens a beam, in the direction whose turn it is. When each hole to aim at had its
// turn, the beams of that direction get twice as wide: as many positions as all earlier passes
// expanded on a level, which is half of the new width, are expanded besides. Counts as a node at
// least, so that a search that nothing is left to always comes to its limits.
std::uint64_t ShortSolutionSearch::begin_round() {
    const auto share = [&](SearchDirection direction) {
        return side(direction).nodes * (direction == better_ ? 1 : kWorse);
    };
    direction_ = share(opposite(better_)) < share(better_) ? opposite(better_) : better_;
    Side& turn = side(direction_);
    const std::size_t beams = turn.beams.size();
    const std::size_t doublings = std::min(turn.rounds / beams, kMostDoublings);
    const std::size_t width = kNarrowest << doublings;
    const std::uint64_t nodes =
        beams_.look_back(direction_, std::min(kBackwards * width, kMostBackwards));
    const std::size_t more = doublings == 0 ? width : width / 2;
    beams_.widen(turn.beams[turn.rounds % beams], more, std::max(kPlaces * more, kLeastPlaces));
    ++turn.rounds;
    return std::max<std::uint64_t>(nodes, 1);
}

std::uint64_t ShortSolutionSearch::step(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t known = moves();
    const std::uint64_t done = beams_.done() ? begin_round() : beams_.expand(nodes, max_bytes);
    if (moves() < known) better_ = direction_;
    side(direction_).nodes += done;
    return done;
}

}  // namespace peg
