// SPDX-License-Identifier: MIT
#pragma once

// Positions up to symmetry, cheap to set up: for searches that see but some hundred positions of
// most goals. (Those that see millions of all number the holes anew: orbits.h.)
//
// A symmetry only moves holes about, so it is linear: the image of p XOR q is the XOR of their
// images. A jump flips three holes, so with the images of a position at hand those of a position
// one jump away cost an XOR each:
//
//     position  p        image 1        image 2      ...     one row for each peg, OR-ed
//     flips     xxx.     .x..x..x       ...xxx.      ...     one row for each jump
//               p^xxx    ...                                 the smallest stands for them all
//
// Made anew for each position reached, the images took half of a first solution's time.

#include <algorithm>
#include <array>
#include <vector>

#include "core/board.h"

namespace peg {

// The smallest of four words, each with its flips.
constexpr Bits smallest_of_four(const Bits* words, const Bits* flips) {
    const Bits first = std::min(words[0] ^ flips[0], words[1] ^ flips[1]);
    const Bits second = std::min(words[2] ^ flips[2], words[3] ^ flips[3]);
    return std::min(first, second);
}

class SymmetryGroup {
public:
    // The symmetries of the board that leave the set as it is; the set 0 gives all of them. Takes
    // some microseconds and at most 42 KiB.
    SymmetryGroup(const Board& board, Bits invariant) {
        for (const Permutation& permutation : board.symmetries())
            if (permute(permutation, invariant) == invariant) add(board, permutation);
        size_ = images_;
        while (images_ % kBlock != 0) add(board, board.symmetries()[0]);
    }

    // Number of symmetries, the identity among them.
    std::size_t size() const { return size_; }

    // A position under each symmetry.
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

    // The smallest image of a position with the three holes of a jump flipped: the same for two
    // positions exactly if a symmetry of the group maps one to the other.
    Bits smallest_flipped(const Images& images, JumpId jump) const {
        const Images& flips = flips_[jump];
        Bits least = smallest_of_four(images.data(), flips.data());
        for (std::size_t i = kBlock; i < images_; i += kBlock)
            least = std::min(least, smallest_of_four(&images[i], &flips[i]));
        return least;
    }

private:
    // The images are worked on four at a time; the identity fills the last block up.
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
    std::size_t images_ = 0;  // with those that fill up
    std::array<Images, kMaxHoles> hole_{};
    std::vector<Images> flips_;  // by jump: its three holes
};

}  // namespace peg
