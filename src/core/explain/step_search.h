// SPDX-License-Identifier: MIT
#pragma once

// Bidirectional beam search for the minimum number of steps from a start to one of some goals,
// where a step is a jump or a removal (removals.h). Works layer by layer: all positions with one
// number of pegs are expanded before those with one peg less (from the goals: one more). So when a
// layer is expanded, the minimum number of steps to each of its positions is known.
//
//     start                                             goals     A position is pruned unless
//      32   31   30   29   28 ...  16  ... 5   4   3   2   1      the steps to it, plus a lower
//       |--->|                      |                  pegs       bound on the rest (at most six
//       |------------->| (three)    |              <---|          pegs a step), are fewer than
//       |------------------->| (six)|     <------------|          those of the best explanation.
//
// If a layer has more positions than the width, only the best are expanded, as in search/beam.h: by
// spread, plus a weight for each step. If no layer was cut, no way has fewer steps. The direction
// whose next layer is smaller continues, until the two meet.
//
// On request, the way is a most symmetric one among those with as many steps: the symmetry of a way
// is the sum, over its positions, of the number of symmetries of the problem, except the identity,
// that fix the position. A person remembers "the same on the other side".

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/explain/removals.h"
#include "core/explain/step_layer.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/support/search_direction.h"

namespace peg {

class StepSearch {
public:
    struct Ends {
        Bits start;
        // All have the same number of pegs, at least one and fewer than the start. Every symmetry
        // of the board that maps the start and the union of the goals to themselves must map the
        // set of goals to itself.
        std::span<const Bits> goals;
    };
    // What the search may drop.
    struct Beam {
        std::size_t width = 0;   // positions expanded per layer, > 0
        int step_weight = 0;     // weight of a step relative to the spread
        bool symmetric = false;  // whether to look for the most symmetric among the shortest ways
    };
    // Looks for fewer than `known` steps; known < 255. Board and removals outlive the search, the
    // goals need not.
    StepSearch(const Board& board, std::span<const Removal> removals, const Ends& ends, Beam beam,
               std::size_t known);

    // Searches until about `nodes` > 0 more positions were found, counting repetitions; returns how
    // many. Stops for good when its tables take more than `max_bytes`.
    std::uint64_t step(std::uint64_t nodes, std::size_t max_bytes);
    // Whether the search has ended: both directions have met, or the memory limit is reached.
    bool done() const { return done_; }
    // Whether the search has ended without dropping anything: fewer than steps() steps are
    // impossible.
    bool complete() const { return done_ && complete_; }

    // Whether a symmetry fixes the ends, so that ways can differ in symmetry.
    bool has_symmetry() const { return canonicalizer_.size() > 1; }

    // The minimum number of steps found, or else the number that was known.
    std::size_t steps() const { return steps_; }
    // The positions from the start to a goal; empty unless fewer steps were found.
    std::optional<std::vector<Bits>> path() const;

    std::uint64_t stored() const;
    std::size_t bytes() const;

private:
    // One direction. The index of a layer is the number of pegs of its positions.
    struct Half {
        std::vector<StepLayer> layers;
        int next = 0;  // the layer to be expanded next; all before it are expanded
        // By number of pegs: a lower bound on the steps from such a position to the other end.
        std::array<std::size_t, kMaxHoles + 1> needed{};
    };
    using Images = std::array<DensePosition, kMaxSymmetries>;

    Half& half(SearchDirection direction) { return halves_[index(direction)]; }
    const Half& half(SearchDirection direction) const { return halves_[index(direction)]; }
    static std::size_t index(SearchDirection direction) {
        return direction == SearchDirection::kForwards ? 0 : 1;
    }

    void begin_layer();
    void choose();
    void bound(SearchDirection direction);
    std::uint64_t expand(std::uint32_t number);
    void add(SearchDirection direction, int pegs, StepLayer::Node node);
    std::vector<DensePosition> chain(SearchDirection direction) const;
    Bits after_step(Bits pegs, DensePosition wanted) const;
    std::uint16_t symmetry_of(DensePosition position) const;

    const Board* board_;
    std::span<const Removal> removals_;
    DenseCanonicalizer canonicalizer_;
    std::vector<Images> block_images_;  // by removal
    Bits start_;
    int start_pegs_;
    int goal_pegs_;
    std::array<std::int32_t, kMaxHoles> spread_;  // by hole: how much a peg there adds to the
                                                  // spread

    Beam beam_;
    std::array<Half, 2> halves_;
    SearchDirection direction_ = SearchDirection::kForwards;  // of the layer being expanded
    int layer_ = 0;                                           // its number of pegs
    std::vector<std::uint32_t> chosen_;                       // its positions to be expanded
    std::size_t cursor_ = 0;                                  // how many of them were expanded
    std::size_t steps_;
    std::size_t too_many_;                  // numbers of steps from this one on are of no use
    std::optional<DensePosition> meeting_;  // where the two directions meet, with steps_ steps
    int symmetry_ = 0;                      // of the way through meeting_
    bool complete_ = true;
    bool done_ = false;
};

}  // namespace peg
