// SPDX-License-Identifier: MIT
#pragma once

// Stores families of jump multisets, unites two families, adds a jump to each multiset of a family,
// and counts: for solutions regardless of the order of their jumps. A family is a zero-suppressed
// decision diagram (Minato 1993), extended to multisets:
//
//     node (jump, without, with)      the multisets of `without`, in which this jump does not occur
//                                     again, and those of `with`, each with one more of this jump
//
// In `without` all jumps are larger; in `with` they are larger or equal. Nodes are unique, so equal
// families have equal numbers. A family of billions can have few nodes, and the union of two
// families costs at most the product of their numbers of nodes.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/support/uint128.h"

namespace peg {

class JumpSets {
public:
    // A family is the index of its node.
    using Family = std::uint32_t;
    static constexpr Family kNone = 0;   // no multisets
    static constexpr Family kEmpty = 1;  // the multiset without jumps alone

    JumpSets();

    // The multisets of a family, each with one more of this jump.
    Family with_jump(Family family, JumpId jump);
    Family unite(Family a, Family b);
    // The number of multisets; kTooMany if 128 bits are not enough.
    Uint128 size(Family family) const { return nodes_[family].size; }

    // The number of nodes made so far, and the bytes of all tables.
    std::size_t nodes() const { return nodes_.size(); }
    std::size_t bytes() const;

private:
    struct Node {
        Uint128 size = 0;
        Family without = kNone;
        Family with = kNone;
        std::uint32_t jump = kNoJump;
    };
    // Cached result for a pair of families, or for a family and a jump (written as ~jump).
    struct Found {
        std::uint32_t a = kNone;
        std::uint32_t b = kNone;
        Family family = kNone;
    };
    static constexpr std::uint32_t kNoJump = ~std::uint32_t{0};  // greater than every jump

    Family node(std::uint32_t jump, Family without, Family with);
    void grow();
    const Family* find(std::uint32_t a, std::uint32_t b) const;
    Family keep(std::uint32_t a, std::uint32_t b, Family family);

    std::vector<Node> nodes_;
    std::vector<Family> table_;  // hash table of nodes with open addressing; kNone marks an empty
                                 // slot
    std::vector<Found> found_;   // cache: each slot has the last pair that hashed to it
};

}  // namespace peg
