// SPDX-License-Identifier: MIT
#pragma once

// Looks for the fewest steps from a start to one of some goals, where a step is a jump or a removal
// (removals.h). A search from both ends, layer by layer: all positions with one number of pegs are
// expanded before those with one less (from the goals: with one more), so that the fewest steps to
// each of them are known by then.
//
//     start                                             goals     A position is dropped when the
//      32   31   30   29   28 ...  16  ... 5   4   3   2   1      steps to it and those that are
//       |--->|                      |                             needed beyond it, at most six
//       pegs
//       |------------->| (three)    |              <---|          a step, are not fewer than those
//       of
//       |------------------->| (six)|     <------------|          the best explanation known.
//
// Of a layer with more positions than the width only the best are expanded, as in search/beam.h: by
// spread, with a weight for each step. When no layer was cut, there is no way in fewer steps. Of
// the two directions the one with the smaller next layer goes on, until they meet.
//
// On request the way is, among those of as many steps, the one of the most symmetry: summed over
// its positions, the symmetries of the problem, but for the identity, that leave a position as it
// is. A person remembers "the same on the other side".

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
        // All have the same number of pegs, at least one and fewer than the start. A symmetry of
        // the board that keeps the start and the union of the goals must keep the set of goals.
        std::span<const Bits> goals;
    };
    // What the search may leave out.
    struct Beam {
        std::size_t width = 0;   // positions of a layer that are expanded, above 0
        int step_weight = 0;     // what a step counts beside the spread
        bool symmetric = false;  // of ways with as many steps it looks for the most symmetric one
    };
    // Looks for fewer steps than `known`, which is below 255. Board and removals must outlive the
    // search, the goals need not.
    StepSearch(const Board& board, std::span<const Removal> removals, const Ends& ends, Beam beam,
               std::size_t known);

    // Goes on until about `nodes` > 0 positions more were found, each time counted; returns how
    // many. Stops for good when its tables take more than `max_bytes`.
    std::uint64_t step(std::uint64_t nodes, std::size_t max_bytes);
    // No further steps make sense: both directions have met, or the memory is used up.
    bool done() const { return done_; }
    // Done, with nothing left out: fewer steps than steps() are impossible.
    bool complete() const { return done_ && complete_; }

    // Whether a symmetry keeps the ends, so that one way can have more of it than another.
    bool has_symmetry() const { return canonicalizer_.size() > 1; }

    // The fewest steps found, or else the number that was known.
    std::size_t steps() const { return steps_; }
    // The positions from the start to a goal, if fewer steps were found.
    std::optional<std::vector<Bits>> path() const;

    std::uint64_t stored() const;
    std::size_t bytes() const;

private:
    // One direction. Layers are numbered by the pegs of their positions.
    struct Half {
        std::vector<StepLayer> layers;
        int next = 0;  // the layer to be expanded next: all before it are
        // By number of pegs: so many steps at least lead on from such a position to the other end.
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
    std::array<std::int32_t, kMaxHoles> spread_;  // by hole: what a peg there adds to the spread

    Beam beam_;
    std::array<Half, 2> halves_;
    SearchDirection direction_ = SearchDirection::kForwards;  // of the layer being expanded
    int layer_ = 0;                                           // its pegs
    std::vector<std::uint32_t> chosen_;                       // its positions that are expanded
    std::size_t cursor_ = 0;                                  // number of them that were
    std::size_t steps_;
    std::size_t too_many_;                  // steps that are not worth while any more
    std::optional<DensePosition> meeting_;  // of the two directions, in `steps_` steps
    int symmetry_ = 0;                      // of the way through it
    bool complete_ = true;
    bool done_ = false;
};

}  // namespace peg
