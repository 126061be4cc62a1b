// SPDX-License-Identifier: MIT
#pragma once

// The canonical form of a position: the smallest, as a number, of its images under the symmetries.
// Two positions are equal up to symmetry if and only if their canonical forms are equal.
//
// A symmetry permutes the bits of a position, so it is linear: the image of p XOR q is the XOR of
// their images. A jump flips three holes. So if the images of a position are known, each image of a
// position one jump away costs one XOR:
//
//     images of p          p          image 1     image 2     ...
//     images of the jump   ..xxx..    .x..x..x    ...xxx.     ...      a row for each jump
//     images of p ^ jump   XOR        XOR         XOR         ...      the smallest is canonical
//
// This class is cheap to set up, because most goals are decided after a few hundred positions.
// Searches that visit millions of positions renumber the holes first
// (levels/dense_canonicalizer.h).

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "core/board/board.h"

namespace peg {

// The minimum of words[i] ^ flips[i] for i < 4.
template <class Word>
constexpr Word smallest_of_four(const Word* words, const Word* flips) {
    const Word first = std::min(words[0] ^ flips[0], words[1] ^ flips[1]);
    const Word second = std::min(words[2] ^ flips[2], words[3] ^ flips[3]);
    return std::min(first, second);
}

class Canonicalizer {
public:
    // Uses the symmetries of the board that map the set `invariant` to itself; for the empty set,
    // all of them. Cost: holes * symmetries; takes at most 42 KiB.
    Canonicalizer(const Board& board, Bits invariant) : Canonicalizer(board, invariant, 0) {}
    // The same, but only the symmetries that map each of two sets to itself.
    Canonicalizer(const Board& board, Bits invariant, Bits other) {
        for (const Permutation& permutation : board.symmetries())
            if (permute(permutation, invariant) == invariant &&
                (other == 0 || permute(permutation, other) == other))
                add(board, permutation);
        size_ = images_;
        while (images_ % kBlock != 0) add(board, board.symmetries()[0]);
    }

    // The number of symmetries in use, 1 to 12, including the identity.
    std::size_t size() const { return size_; }

    // The images of a position, by symmetry. Entries beyond the blocks in use are uninitialised.
    using Images = std::array<Bits, kMaxSymmetries>;
    Images images(Bits pegs) const {
        Images images;
        if (size_ == 1) {
            images.fill(pegs);
            return images;
        }
        for (std::size_t i = 0; i < images_; i += kBlock) {
            std::array<Bits, kBlock> block{};
            for_each_hole(pegs, [&](Hole hole) {
                for (std::size_t k = 0; k < kBlock; ++k) block[k] |= hole_[hole][i + k];
            });
            std::ranges::copy(block, images.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return images;
    }

    // The canonical form of the position one jump away from the position with these images.
    Bits smallest_flipped(const Images& images, JumpId jump) const {
        assert(jump < flips_.size());
        const Images& flips = flips_[jump];
        Bits least = smallest_of_four(images.data(), flips.data());
        for (std::size_t i = kBlock; i < images_; i += kBlock)
            least = std::min(least, smallest_of_four(&images[i], &flips[i]));
        return least;
    }

private:
    // Images are computed four at a time. Copies of the identity fill the last block.
    static constexpr std::size_t kBlock = 4;
    static_assert(kMaxSymmetries % kBlock == 0);

    void add(const Board& board, const Permutation& permutation) {
        for (Hole hole : board.reading_order()) hole_[hole][images_] = bit(permutation[hole]);
        flips_.resize(board.jumps().size());
        for (std::size_t id = 0; id < flips_.size(); ++id) {
            const Jump& jump = board.jumps()[id];
            flips_[id][images_] = bit(permutation[jump.from]) | bit(permutation[jump.over]) |
                                  bit(permutation[jump.to]);
        }
        ++images_;
    }

    std::size_t size_ = 0;
    std::size_t images_ = 0;                // size_ rounded up to whole blocks
    std::array<Images, kMaxHoles> hole_{};  // by hole: the images of the set of that hole
    std::vector<Images> flips_;             // by jump: the images of its three holes
};

}  // namespace peg
