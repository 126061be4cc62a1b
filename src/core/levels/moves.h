// SPDX-License-Identifier: MIT
#pragma once

// The moves of a position: runs of jumps by one peg, played or taken back, each with the images of
// the position that it leads to. From one jump of a run to the next the images change by one XOR
// each (dense_canonicalizer.h). A peg that can go round in circles gets to the same position in
// very many ways, on a triangle of 45 holes in millions: longer runs go on from each position once.
// On a hexagon of 61 holes even the positions are too many for any search.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/support/function_ref.h"
#include "core/support/inplace_vector.h"
#include "core/support/position_map.h"
#include "core/support/search_direction.h"

namespace peg {

// The nodes that a position counts as whose moves lead to so many positions: a peg that can go
// round in circles takes as long as very many positions with few moves. Most count as one.
constexpr std::uint64_t nodes_of_moves(std::uint64_t positions) {
    constexpr std::uint64_t kPositionsOfANode = 64;
    return 1 + positions / kPositionsOfANode;
}

class Moves {
public:
    // The canonicalizer outlives the moves.
    explicit Moves(const DenseCanonicalizer& canonicalizer);

    // Called with a position that a move leads to and the jumps of that move, backwards the last
    // one first; returns whether to stop.
    using Visit = FunctionRef<bool(const DenseCanonicalizer::Images&, std::span<const JumpId>)>;
    // Visits each position that one move in a direction leads to, until a visit says to stop, or
    // there were kMostRuns runs: twice as many as were ever seen on the triangle of 55, in up to
    // half a second and 150 MB. Passes over positions that the pool, of the same direction,
    // excludes, and over moves by pegs in other holes than `movers`.
    static constexpr std::uint64_t kMostRuns = std::uint64_t{1} << 22;
    enum class Visited : std::uint8_t { kAll, kStopped, kSome };
    Visited visit(SearchDirection direction, const PagodaPool& pool,
                  const DenseCanonicalizer::Images& images, Visit visit,
                  Bits movers = ~Bits{0}) const;

private:
    struct Run {
        SearchDirection direction;
        const PagodaPool* pool;
        Visit visit;
        std::uint64_t left = kMostRuns;
        InplaceVector<JumpId, kMaxHoles> jumps;  // each of them takes or brings a peg
        // By position that a longer run led to: the holes where its peg was then.
        std::optional<PositionMap<Bits>> seen;
    };
    // A jump with which a peg can go on where just these of its holes have pegs.
    struct Next {
        Bits holes;
        Bits pegs;
        JumpId jump;
    };
    using NextJumps = InplaceVector<JumpId, kMaxDirections>;
    // Both return whether to stop. `from` and `before` are the images and the slack
    // before the last jump.
    bool visit_run(Run& run, const DenseCanonicalizer::Images& from,
                   const PagodaPool::Slack& before, JumpId jump) const;
    bool go_on(Run& run, const DenseCanonicalizer::Images& images, const PagodaPool::Slack& before,
               const NextJumps& next) const;

    const DenseCanonicalizer* canonicalizer_;
    // The jumps that start in each hole, with which a peg there can go on, and the jumps that end
    // in each hole, with which a peg there can have come.
    std::array<std::vector<Next>, kMaxHoles> from_;
    std::array<std::vector<Next>, kMaxHoles> into_;
};

}  // namespace peg
