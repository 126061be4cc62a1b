// SPDX-License-Identifier: MIT
#pragma once

// Enumerates the moves of a position: runs of jumps by one peg, played or taken back, each with the
// images of the resulting position. From one jump of a run to the next, each image changes by one
// XOR (dense_canonicalizer.h). A peg that can go round in circles reaches the same position in very
// many ways, in millions on a triangle of 45 holes; therefore runs longer than a few jumps are
// continued only once from each position and hole of the peg. On a hexagon of 61 holes even these
// positions are too many for any search, so the number of runs is limited.

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

// The nodes that a position counts as if its moves lead to `positions` positions. Most count as
// one, but a peg that can go round in circles takes as long as very many positions with few moves.
constexpr std::uint64_t nodes_of_moves(std::uint64_t positions) {
    constexpr std::uint64_t kPositionsOfANode = 64;
    return 1 + positions / kPositionsOfANode;
}

class Moves {
public:
    // The canonicalizer outlives the moves.
    explicit Moves(const DenseCanonicalizer& canonicalizer);

    // Called with a position that a move leads to and the jumps of that move (backwards: the last
    // jump first). Returns true to stop.
    using Visit = FunctionRef<bool(const DenseCanonicalizer::Images&, std::span<const JumpId>)>;
    // Visits each position that one move in the direction leads to, until a visit returns true
    // (kStopped) or kMaxRuns runs were tried (kSome): twice the maximum seen on the triangle of
    // 55, at up to 150 MB. Skips positions that the pool, which is of the same direction, excludes,
    // and moves by pegs that are not in `movers`.
    static constexpr std::uint64_t kMaxRuns = std::uint64_t{1} << 22;
    enum class Visited : std::uint8_t { kAll, kStopped, kSome };
    Visited visit(SearchDirection direction, const PagodaPool& pool,
                  const DenseCanonicalizer::Images& images, Visit visit,
                  Bits movers = ~Bits{0}) const;

private:
    struct Run {
        SearchDirection direction;
        const PagodaPool* pool;
        Visit visit;
        std::uint64_t left = kMaxRuns;
        InplaceVector<JumpId, kMaxHoles> jumps;  // each jump removes (backwards: adds) a peg
        // For each position reached by a longer run: the holes where the moving peg was then.
        std::optional<PositionMap<Bits>> seen;
    };
    // A jump that continues a move if exactly the holes `pegs` of its three holes `holes` have
    // pegs.
    struct Next {
        Bits holes;
        Bits pegs;
        JumpId jump;
    };
    // Both return whether to stop. `from` and `before` are the images and the slack before the last
    // jump; `next` has the jumps of the peg's hole, possible or not.
    bool visit_run(Run& run, const DenseCanonicalizer::Images& from,
                   const PagodaPool::Slack& before, JumpId jump) const;
    bool go_on(Run& run, const DenseCanonicalizer::Images& images, const PagodaPool::Slack& before,
               std::span<const Next> next) const;

    const DenseCanonicalizer* canonicalizer_;
    // By hole: the jumps that start there, which continue a move forwards, and the jumps that end
    // there, which continue a move backwards.
    std::array<std::vector<Next>, kMaxHoles> from_;
    std::array<std::vector<Next>, kMaxHoles> into_;
};

}  // namespace peg
