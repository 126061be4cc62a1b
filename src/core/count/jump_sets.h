// SPDX-License-Identifier: MIT
#pragma once

// Sets of jump multisets, for counting solutions whatever the order of their jumps. A family is a
// zero-suppressed decision diagram (Minato 1993) in which a jump may be taken more than once:
//
//     node (jump, without, with)      the multisets of `without`, which take this jump no more, and
//                                     those of `with`, each with one more of this jump
//
// Below `without` jumps are larger; below `with` they are the same or larger. Equal families are
// equal nodes, so a family of billions can take few nodes, and the union of two families costs no
// more than the product of their nodes.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/support/uint128.h"

namespace peg {

class JumpSets {
public:
    // A family: the number of a node.
    using Family = std::uint32_t;
    static constexpr Family kNone = 0;   // no multiset
    static constexpr Family kEmpty = 1;  // the one without jumps

    JumpSets();

    // The multisets of a family, each with one more of this jump.
    Family with_jump(Family family, JumpId jump);
    Family unite(Family a, Family b);
    // How many multisets there are; kTooMany where 128 bits are too few.
    Uint128 size(Family family) const { return nodes_[family].size; }

    // Nodes made so far, and what the tables take.
    std::size_t nodes() const { return nodes_.size(); }
    std::size_t bytes() const;

private:
    struct Node {
        Uint128 size = 0;
        Family without = kNone;
        Family with = kNone;
        std::uint32_t jump = kNoJump;
    };
    // What was found for two families, or for a family and a jump, which is written as ~jump.
    struct Found {
        std::uint32_t a = kNone;
        std::uint32_t b = kNone;
        Family family = kNone;
    };
    static constexpr std::uint32_t kNoJump = ~std::uint32_t{0};  // after all jumps

    Family node(std::uint32_t jump, Family without, Family with);
    void grow();
    const Family* find(std::uint32_t a, std::uint32_t b) const;
    Family keep(std::uint32_t a, std::uint32_t b, Family family);

    std::vector<Node> nodes_;
    std::vector<Family> table_;  // open addressing, of nodes; kNone marks an empty slot
    std::vector<Found> found_;   // each slot has the last pair that hashed there
};

}  // namespace peg
