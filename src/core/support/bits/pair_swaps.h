// SPDX-License-Identifier: MIT
#pragma once

// Permutes up to 72 bits, 64 in a word and the others in a byte beside it, without tables, if the
// permutation can be made by exchanging bits one and two places apart. Most permutations need
// tables (bit_permutation.h). It is for the rows of cross sets (count/cross/cross_set.h): the bits
// of a row are ordered (cross.h) so that most symmetries only move them within aligned groups of
// four. For that, two steps of six operations on the whole word can be enough: exchange some pairs
// of neighbours (bits i and i + 1), then some pairs two places apart (bits i and i + 2). A step,
// here for the neighbours:
//
//     bits       d c b a        differing   = (bits >> 1 ^ bits) & 0101      bit 0 of each pair
//     exchanged  c d a b                    = bits ^ differing ^ differing << 1
//
// D. E. Knuth, The Art of Computer Programming, section 7.1.3 (delta swaps).

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>

#include "core/support/bitboard.h"

namespace peg {

class PairSwaps {
public:
    // Bit i goes to bit images[i], a permutation of 0 .. n - 1 with n <= 72. Empty if these two
    // steps cannot make the permutation.
    static std::optional<PairSwaps> make(std::span<const std::uint8_t> images) {
        assert(images.size() <= 72);
        PairSwaps swaps;
        for (std::size_t i = 0; i < images.size(); ++i) {
            const std::size_t differing = i ^ images[i];
            if (differing > 3) return std::nullopt;
            for (std::size_t by : {std::size_t{1}, std::size_t{2}})
                if ((differing & by) != 0 && (i & by) == 0)
                    swaps.pairs_[by - 1][i / 64] |= Bits{1} << i % 64;
        }
        for (std::size_t i = 0; i < images.size(); ++i) {
            const std::array own{i < 64 ? Bits{1} << i : 0, i < 64 ? 0 : Bits{1} << (i - 64)};
            const std::size_t to = images[i];
            if ((to < 64 ? swaps(own[0]) >> to : swaps.spill(own[1]) >> (to - 64)) != 1)
                return std::nullopt;
        }
        return swaps;
    }

    // The images of bits 0 to 63, and of bits 64 to 71.
    Bits operator()(Bits word) const { return image<0>(word); }
    Bits spill(Bits bits) const { return image<1>(bits); }

private:
    PairSwaps() = default;

    template <std::size_t kPart>
    Bits image(Bits bits) const {
        for (std::size_t by : {std::size_t{1}, std::size_t{2}}) {
            const Bits differing = (bits >> by ^ bits) & pairs_[by - 1][kPart];
            bits ^= differing ^ differing << by;
        }
        return bits;
    }

    // The lower bit of each pair that is exchanged: [0] of neighbours, [1] of bits two places
    // apart.
    std::array<std::array<Bits, 2>, 2> pairs_{};
};

}  // namespace peg
