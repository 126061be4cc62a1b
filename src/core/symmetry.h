// SPDX-License-Identifier: MIT
#pragma once

// Positions up to symmetry. A group of symmetries of a board, as tables that map a word four bits
// at a time: the image of a position is the XOR of the images of its 16 nibbles. 2 KiB and some
// hundred nanoseconds to make for each symmetry; an image takes 16 look-ups.

#include <array>
#include <vector>

#include "core/board.h"

namespace peg {

class SymmetryGroup {
public:
    // The symmetries of the board that leave the set as it is; the set 0 gives all of them.
    SymmetryGroup(const Board& board, Bits invariant) {
        for (const Permutation& permutation : board.symmetries().subspan(1))
            if (permute(permutation, invariant) == invariant)
                images_.push_back(tabulate(board, permutation));
    }

    // Number of symmetries, the identity among them.
    std::size_t size() const { return images_.size() + 1; }

    // The smallest image of a position: the same for two positions exactly if a symmetry of the
    // group maps one to the other.
    Bits canonical(Bits pegs) const {
        Bits smallest = pegs;
        for (const Image& image : images_) {
            Bits word = 0;
            for (unsigned i = 0; i < kNibbles; ++i) word ^= image[i][pegs >> (4 * i) & 15];
            if (word < smallest) smallest = word;
        }
        return smallest;
    }

private:
    static constexpr std::size_t kNibbles = 16;
    using Image = std::array<std::array<Bits, 16>, kNibbles>;

    static Image tabulate(const Board& board, const Permutation& permutation) {
        Image image{};
        for (Hole hole : board.reading_order()) {
            std::array<Bits, 16>& nibble = image[hole / 4];
            for (unsigned value = 0; value < 16; ++value)
                if ((value >> hole % 4 & 1) != 0) nibble[value] |= bit(permutation[hole]);
        }
        return image;
    }

    std::vector<Image> images_;  // but for the identity
};

}  // namespace peg
