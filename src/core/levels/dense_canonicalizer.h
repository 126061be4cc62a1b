// SPDX-License-Identifier: MIT
#pragma once

// Canonical forms of positions under the symmetries of a problem, for searches that visit millions
// of positions. The images of a position under all symmetries are dense positions
// (dense_position.h); the smallest of them is the canonical form, which represents the orbit.
//
// All images of a position come from a table, with six look-ups each. If the images of a position
// are known, those of a position one jump away cost one XOR each (canonicalizer.h): a canonical
// form under 8 symmetries takes 8 XORs and 7 comparisons.

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <vector>

#include "core/board/canonicalizer.h"
#include "core/levels/dense_position.h"

namespace peg {

class DenseCanonicalizer {
public:
    // Uses the symmetries of the board that map each set in `invariant`, given in the board's
    // layout, to itself. The board outlives the canonicalizer. Takes 30 KiB on the English board,
    // 1.3 MiB at most.
    DenseCanonicalizer(const Board& board, std::span<const Bits> invariant);
    // Uses the symmetries that keep the position class (position_class.h) of `some`, and therefore
    // of every position of that class.
    static DenseCanonicalizer keeping_class(const Board& board, Bits some);

    // Uses the identity alone: each position is its own canonical form.
    static DenseCanonicalizer without_symmetries(const Board& board);

    // A position in the board's layout, and its images under all symmetries.
    struct Images {
        Bits pegs;
        std::array<DensePosition, kMaxSymmetries> dense;  // the first size(), the identity's first
    };

    const Board& board() const { return *board_; }
    // The number of symmetries, including the identity. No two of them move the holes alike.
    std::size_t size() const { return size_; }
    // The symmetries, in the order of the images.
    std::span<const Permutation> symmetries() const { return symmetries_; }

    Images images(DensePosition position) const {
        assert((position.bits & ~full_.bits) == 0);
        std::array<const Bits*, kChunks> rows;
        Bits rest = position.bits;
        for (std::size_t chunk = 0; chunk < kChunks; ++chunk, rest >>= chunk_bits_)
            rows[chunk] = row(chunk, rest & ((Bits{1} << chunk_bits_) - 1));
        Images images;
        for (std::size_t i = 0; i < size_; ++i) images.dense[i] = DensePosition(joined(rows, i));
        images.pegs = joined(rows, size_);
        return images;
    }

    // The canonical form: the smallest image.
    DensePosition smallest(const Images& images) const {
        DensePosition smallest = images.dense[0];
        for (std::size_t i = 1; i < size_; ++i) smallest = std::min(smallest, images.dense[i]);
        return smallest;
    }
    // The canonical form of the position with the three holes of a jump flipped; flipping plays the
    // jump or takes it back.
    DensePosition smallest_flipped(const Images& images, JumpId jump) const {
        const DensePosition* flips = flips_.data() + jump * size_;
        if (size_ == 8) return smallest_of_eight(images.dense.data(), flips);
        DensePosition smallest = images.dense[0] ^ flips[0];
        for (std::size_t i = 1; i < size_; ++i)
            smallest = std::min(smallest, images.dense[i] ^ flips[i]);
        return smallest;
    }

    // The images of the position with the three holes of a jump flipped. This function and the next
    // one fill a new object instead of copying one: a copy of this size is a call out of the module
    // in WebAssembly.
    Images flipped(const Images& images, JumpId jump) const {
        const DensePosition* flips = flips_.data() + jump * size_;
        Images result;
        result.pegs = images.pegs ^ board_->jump(jump).mask;
        for (std::size_t i = 0; i < size_; ++i) result.dense[i] = images.dense[i] ^ flips[i];
        return result;
    }

    // The images of the complement (position.h).
    Images complement(const Images& images) const {
        Images result;
        result.pegs = images.pegs ^ board_->holes();
        for (std::size_t i = 0; i < size_; ++i) result.dense[i] = images.dense[i] ^ full_;
        return result;
    }

    // The number of different images: the size of the position's orbit.
    std::size_t orbit_size(const Images& images) const;

    // Conversions between the board's layout and the dense numbering.
    DensePosition dense(Bits pegs) const;
    Bits pegs(DensePosition position) const { return images(position).pegs; }
    // The canonical form of a position in the board's layout.
    DensePosition smallest(Bits pegs) const { return smallest(images(dense(pegs))); }

private:
    DenseCanonicalizer(const Board& board, std::vector<Permutation> symmetries);

    // A dense position is cut into six chunks; an image of it is the XOR of the images of its
    // chunks.
    static constexpr std::size_t kChunks = 6;

    const Bits* row(std::size_t chunk, Bits value) const {
        return table_.data() + ((chunk << chunk_bits_) + value) * (size_ + 1);
    }
    // Unrolled for the square boards, which have eight symmetries: much faster than a loop as
    // WebAssembly, the same natively.
    static DensePosition smallest_of_eight(const DensePosition* images,
                                           const DensePosition* flips) {
        return std::min(smallest_of_four(images, flips), smallest_of_four(images + 4, flips + 4));
    }
    static Bits joined(const std::array<const Bits*, kChunks>& rows, std::size_t i) {
        return rows[0][i] ^ rows[1][i] ^ rows[2][i] ^ rows[3][i] ^ rows[4][i] ^ rows[5][i];
    }

    const Board* board_;
    std::vector<Permutation> symmetries_;
    std::size_t size_ = 0;
    std::size_t chunk_bits_ = 0;
    DensePosition full_;  // every hole, in any image
    // [chunk][value of its bits][symmetry]: the image as a dense position; after the last symmetry,
    // the chunk in the board's layout.
    std::vector<Bits> table_;
    std::vector<DensePosition> flips_;  // [jump][symmetry]: the jump's three holes
};

}  // namespace peg
