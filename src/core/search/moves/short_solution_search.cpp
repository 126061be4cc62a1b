// SPDX-License-Identifier: MIT
#include "core/search/moves/short_solution_search.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace peg {

namespace {

constexpr std::size_t kNarrowest = 250;
constexpr std::size_t kMaxDoublings = 24;  // wider than any memory allows
// Positions kept on a level (move_beams.h): kPlaces for each position that a pass expands, and at
// least kMinPlaces. Without that minimum, beams of width 64,000 on the Wiegleb board miss
// solutions that others find.
constexpr std::size_t kPlaces = 4;
constexpr std::size_t kMinPlaces = 1 << 16;

// The direction that found the best solution gets kWorse times the nodes of the other one.
constexpr std::uint64_t kWorse = 4;

// Positions searched backwards before a round, per position kept on a level.
constexpr std::size_t kBackwards = 100;
constexpr std::size_t kMaxBackwards = 4'000'000;

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
    // A full board has no empty hole to aim at, so it aims at all holes.
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

// Looks back and widens a beam, in the direction whose turn it is. When each beam of that direction
// (one per hole to aim at) has had its turn, the direction's width doubles; so a level expands as
// many positions again as all earlier passes did. Counts as at least one node, so that a search
// with nothing left to do still reaches its limits.
std::uint64_t ShortSolutionSearch::begin_round() {
    const auto share = [&](SearchDirection direction) {
        return side(direction).nodes * (direction == better_ ? 1 : kWorse);
    };
    direction_ = share(opposite(better_)) < share(better_) ? opposite(better_) : better_;
    Side& turn = side(direction_);
    const std::size_t beams = turn.beams.size();
    const std::size_t doublings = std::min(turn.rounds / beams, kMaxDoublings);
    const std::size_t width = kNarrowest << doublings;
    const std::uint64_t nodes =
        beams_.extend_end(direction_, std::min(kBackwards * width, kMaxBackwards));
    const std::size_t more = doublings == 0 ? width : width / 2;
    beams_.widen(turn.beams[turn.rounds % beams], more, std::max(kPlaces * more, kMinPlaces));
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
