// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first levels of play on any board, 64 positions at a time: one set (class_set.h) holds
// all levels together, as the number of pegs tells them apart.
//
// The positions are not kept up to symmetry: there are up to eight or twelve times as many, but
// each takes some 7 ns, where a canonical form in a hash table or a ranked set takes 50 to 300. All
// 3,049,878,082 positions of the European board from c1 take 20 s (1 GiB; shared machine, one
// core), in which jump levels come to a tenth of them.
//
// The levels are counted up to symmetry by Burnside's lemma: the positions that a symmetry leaves
// as they are are few, and each is looked up.

#include <cstdint>
#include <vector>

#include "core/levels/class_set.h"
#include "core/levels/level_set.h"
#include "core/support/limits.h"

namespace peg {

class ClassLevels {
public:
    // Begins with a level up to symmetry, made for the same canonicalizer, which outlives this, on
    // a board where there can be a class set.
    ClassLevels(const DenseCanonicalizer& canonicalizer, const LevelSet& level);

    // Plays on from the last level that is known, for up to `nodes` positions, and returns how many
    // they were: a block with some counts for ClassSet::kNodesPerBlock. A level is known, and its
    // size, once it has been played from as well; the one that is found empty ends it.
    std::uint64_t expand(std::uint64_t nodes);
    bool exhausted() const { return exhausted_; }
    // The number of positions, up to symmetry, of the level that was begun with and of each that is
    // known since.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::size_t bytes() const { return positions_.bytes(); }

private:
    void end_level();

    ClassSet positions_;
    int first_pegs_;  // of the level that was begun with
    int pegs_;        // of the level that is being played from
    std::size_t block_ = 0;
    OwedNodes owed_;           // of the last block
    std::uint64_t found_ = 0;  // positions of this level so far
    std::vector<std::uint64_t> sizes_;
    bool exhausted_ = false;
};

}  // namespace peg
