// SPDX-License-Identifier: MIT
#pragma once

// Counts the positions of each breadth-first level of play by jumps, 64 positions at a time, on any
// board that can have a class set. One bit set (class_set.h) holds all levels together; the number
// of pegs tells them apart.
//
// The set holds every image of a position under the symmetries, not only its canonical form. That
// is up to 8 (on the triangular lattice 12) times as many positions, but each costs far less than a
// canonical form and an access to a hash table or a ranked set: this wins wherever levels are
// large. All 3,049,878,082 positions of the European board from c1 fit into 1 GiB; jump levels
// (jump_levels.h) reach only a tenth of them in the same time.
//
// Orbits are counted by Burnside's lemma: few positions are fixed by a symmetry, and each of those
// is looked up.

#include <cstdint>
#include <vector>

#include "core/levels/class_set.h"
#include "core/levels/level_set.h"
#include "core/support/limits.h"

namespace peg {

class ClassLevels {
public:
    // Begins with `level`, which holds canonical forms for the same canonicalizer. The
    // canonicalizer outlives this object, and ClassSet::possible(board) holds.
    ClassLevels(const DenseCanonicalizer& canonicalizer, const LevelSet& level);

    // Expands up to `nodes` nodes of the last known level, and returns the nodes spent:
    // ClassSet::kNodesPerBlock for a block that has positions of the level, 1 for any other block.
    // A level is known, and counted, once it has been expanded as well. The first empty level ends
    // the search: exhausted().
    std::uint64_t expand(std::uint64_t nodes);
    bool exhausted() const { return exhausted_; }
    // The number of orbits in the first level and in each level known since.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::size_t bytes() const { return positions_.bytes(); }

private:
    void end_level();

    ClassSet positions_;
    int first_pegs_;  // pegs in the first level
    int pegs_;        // pegs in the level being expanded
    std::size_t block_ = 0;
    OwedNodes owed_;           // by the last block
    std::uint64_t found_ = 0;  // positions of this level so far
    std::vector<std::uint64_t> sizes_;
    bool exhausted_ = false;
};

}  // namespace peg
