// SPDX-License-Identifier: MIT
#pragma once

// Permutes the bits of a row of a cross set (count/cross/cross_set.h) in any way, by tables: up to
// 72 bits, 64 in a word and the others in a byte beside it. The image of an OR is the OR of the
// images. So the image of a word is the OR of the images of its sixteen nibbles, which are in a
// table:
//
//     word      hhhh ... llll llll       sixteen nibbles
//     table     image of each of a nibble's 16 values: 128 bytes a nibble, 2 KiB a word
//
// All tables for one symmetry of the English board fit into the second-level cache.

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

class BitPermutation {
public:
    // Bit i goes to bit images[i]. `images` is a permutation of 0 .. n - 1 with n <= 72.
    explicit BitPermutation(std::span<const std::uint8_t> images)
        : nibbles_((images.size() + 3) / 4), spill_(images.size() > 64 ? images.size() - 64 : 0) {
        assert(images.size() <= 72);
        for (std::size_t i = 0; i < images.size(); ++i) {
            assert(images[i] < images.size());
            if (images[i] >= 64) {
                spill_[images[i] - std::size_t{64}] = static_cast<std::uint8_t>(i);
                continue;
            }
            for (std::size_t value = 0; value < 16; ++value)
                if ((value >> i % 4 & 1) != 0) nibbles_[i / 4][value] |= Bits{1} << images[i];
        }
    }

    struct Row {
        Bits word = 0;
        std::uint8_t spill = 0;  // bits 64 to 71
    };
    Row operator()(Row row) const {
        Row image;
        Bits left = row.word;
        for (std::size_t i = 0; left != 0; ++i, left >>= 4) image.word |= nibbles_[i][left & 15];
        if (spill_.empty()) return image;
        for (std::size_t i = 16; i < nibbles_.size(); ++i)
            image.word |= nibbles_[i][row.spill >> 4 * (i - 16) & 15];
        for (std::size_t i = 0; i < spill_.size(); ++i) {
            const std::size_t from = spill_[i];
            const Bits bit = from < 64 ? row.word >> from : Bits{row.spill} >> (from - 64);
            image.spill = static_cast<std::uint8_t>(image.spill | (bit & 1) << i);
        }
        return image;
    }

private:
    std::vector<std::array<Bits, 16>> nibbles_;
    std::vector<std::uint8_t> spill_;  // spill_[i]: the bit that goes to bit 64 + i
};

}  // namespace peg
