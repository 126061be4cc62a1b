// SPDX-License-Identifier: MIT
#pragma once

// Positions up to symmetry, for searches that visit millions of them. A position is here a *word*
// in which the holes are numbered without gaps in reading order, so that it can be ranked
// (ranking.h); of all its images under the symmetries the smallest word stands for it.
//
//     English board, hole numbers:       0  1  2           a position of 33 holes is a word
//                                        3  4  5           below 2^33; the layout of the board
//                                  6  7  8  9 10 11 12     itself (layout.h) has gaps
//                                 13 14 15 16 17 18 19
//                                 20 21 22 23 24 25 26
//                                       27 28 29
//                                       30 31 32
//
// With the images of a position at hand those of any position one jump away cost one XOR each
// (symmetry.h): with 8 symmetries 8 XORs and 7 comparisons, some 3 ns.

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/symmetry.h"

namespace peg {

class Orbits {
public:
    // Up to the symmetries of the board that leave each of the sets as it is. Takes 30 KiB on the
    // English board, 1.3 MiB at most.
    Orbits(const Board& board, std::span<const Bits> invariant);

    // A position in all its images, and as the board has it.
    struct Images {
        Bits pegs;                               // in the board's layout
        std::array<Bits, kMaxSymmetries> words;  // the first size() of them
    };

    const Board& board() const { return *board_; }
    // Number of symmetries, the identity among them; no two move the holes alike.
    std::size_t size() const { return size_; }
    std::span<const Permutation> symmetries() const { return symmetries_; }
    std::size_t bytes() const { return (table_.size() + flips_.size()) * sizeof(Bits); }

    Images images(Bits word) const {
        std::array<const Bits*, kChunks> rows;
        for (std::size_t chunk = 0; chunk < kChunks; ++chunk, word >>= chunk_bits_)
            rows[chunk] = row(chunk, word & ((Bits{1} << chunk_bits_) - 1));
        Images images;
        for (std::size_t i = 0; i < size_; ++i) images.words[i] = joined(rows, i);
        images.pegs = joined(rows, size_);
        return images;
    }

    // The word that stands for a position.
    Bits smallest(const Images& images) const {
        Bits least = images.words[0];
        for (std::size_t i = 1; i < size_; ++i) least = std::min(least, images.words[i]);
        return least;
    }
    // The same for the position with the three holes of a jump flipped: played, or taken back.
    Bits smallest_flipped(const Images& images, JumpId jump) const {
        const Bits* flips = flips_.data() + jump * size_;
        if (size_ == 8) return smallest_of_eight(images.words.data(), flips);
        Bits least = images.words[0] ^ flips[0];
        for (std::size_t i = 1; i < size_; ++i) least = std::min(least, images.words[i] ^ flips[i]);
        return least;
    }

    // Flips the three holes of a jump in all images.
    void flip(Images& images, JumpId jump) const {
        images.pegs ^= board_->jump(jump).mask;
        const Bits* flips = flips_.data() + jump * size_;
        for (std::size_t i = 0; i < size_; ++i) images.words[i] ^= flips[i];
    }

    // The complement (position.h) in all its images.
    Images complement(Images images) const {
        images.pegs ^= board_->holes();
        for (std::size_t i = 0; i < size_; ++i) images.words[i] ^= full_;
        return images;
    }

    // How many positions the smallest word stands for.
    std::size_t orbit_size(const Images& images) const;

    Bits word(Bits pegs) const;
    Bits pegs(Bits word) const { return images(word).pegs; }
    Bits smallest_word(Bits pegs) const { return smallest(images(word(pegs))); }

private:
    // A word is cut into six chunks, and each image put together from those of the chunks.
    static constexpr std::size_t kChunks = 6;

    const Bits* row(std::size_t chunk, Bits value) const {
        return table_.data() + ((chunk << chunk_bits_) + value) * (size_ + 1);
    }
    // On the square boards, where it matters most: without a loop the reachable set takes 40 % less
    // time as WebAssembly, natively as long.
    static Bits smallest_of_eight(const Bits* words, const Bits* flips) {
        return std::min(smallest_of_four(words, flips), smallest_of_four(words + 4, flips + 4));
    }
    static Bits joined(const std::array<const Bits*, kChunks>& rows, std::size_t i) {
        return rows[0][i] ^ rows[1][i] ^ rows[2][i] ^ rows[3][i] ^ rows[4][i] ^ rows[5][i];
    }

    const Board* board_;
    std::vector<Permutation> symmetries_;
    std::size_t size_ = 0;
    std::size_t chunk_bits_ = 0;
    Bits full_ = 0;            // every hole, in any image
    std::vector<Bits> table_;  // [chunk][value of its bits][image, then layout]
    std::vector<Bits> flips_;  // [jump][image]: its three holes
};

}  // namespace peg
