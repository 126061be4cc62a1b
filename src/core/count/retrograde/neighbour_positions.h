// SPDX-License-Identifier: MIT
#pragma once

// Enumerates the canonical forms of the positions one jump before or one jump after a given
// position, or of their complements (position.h).

#include <cstddef>
#include <vector>

#include "core/board/jumps.h"
#include "core/levels/dense_canonicalizer.h"

namespace peg {

// Calls visit(parent) for each position one jump before a position.
template <class Visit>
void for_each_parent(const DenseCanonicalizer& canonicalizer,
                     const DenseCanonicalizer::Images& images, Visit&& visit) {
    const Board& board = canonicalizer.board();
    for (JumpId jump : legal_jumps(board, complement(board, {images.pegs})))
        visit(canonicalizer.smallest_flipped(images, jump));
}

// Calls visit(child) for each position one jump after a position.
template <class Visit>
void for_each_child(const DenseCanonicalizer& canonicalizer,
                    const DenseCanonicalizer::Images& images, Visit&& visit) {
    for (JumpId jump : legal_jumps(canonicalizer.board(), {images.pegs}))
        visit(canonicalizer.smallest_flipped(images, jump));
}

// Calls visit(child) for the complement (position.h) of each position one jump after a position.
template <class Visit>
void for_each_complemented_child(const DenseCanonicalizer& canonicalizer,
                                 const DenseCanonicalizer::Images& images, Visit&& visit) {
    const DenseCanonicalizer::Images complements = canonicalizer.complement(images);
    for (JumpId jump : legal_jumps(canonicalizer.board(), {images.pegs}))
        visit(canonicalizer.smallest_flipped(complements, jump));
}

// The neighbours of several positions as concatenated lists, so that memory can be prefetched for
// all of them at once.
struct Neighbours {
    void clear() {
        positions.clear();
        ends.clear();
    }
    // Ends the list of the current position.
    void end_list() { ends.push_back(positions.size()); }

    std::vector<DensePosition> positions;
    std::vector<std::size_t> ends;  // [list]: its end in `positions`
};

}  // namespace peg
