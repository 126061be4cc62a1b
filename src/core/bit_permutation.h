// SPDX-License-Identifier: MIT
#pragma once

// A permutation of up to 72 bits, those of a row of a cross set (cross_set.h): 64 in a word and the
// others in a byte beside it. Tables map the word four bits at a time, as a permutation does with
// an OR of bits what it does with each:
//
//     word      hhhh ... llll llll       its nibbles
//     tables    +row ... +row +row       where their bits go, 128 bytes each
//
// All tables that a symmetry of the English board needs stay in the second-level cache.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/bitboard.h"

namespace peg {

class BitPermutation {
public:
    // Bit i goes to images[i].
    explicit BitPermutation(std::span<const std::uint8_t> images)
        : nibbles_((images.size() + 3) / 4), spill_(images.size() > 64 ? images.size() - 64 : 0) {
        for (std::size_t i = 0; i < images.size(); ++i) {
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
        std::uint8_t spill = 0;  // the bits from 64 on
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
    std::vector<std::uint8_t> spill_;  // where the bits from 64 on come from
};

}  // namespace peg
