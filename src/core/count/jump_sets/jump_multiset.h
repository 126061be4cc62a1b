// SPDX-License-Identifier: MIT
#pragma once

// A multiset of jumps in a few machine words: one digit for each jump of the board, its
// multiplicity. A table per byte applies a symmetry of the board to a multiset.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"

namespace peg {

// Has as many digits of `kDigitBits` bits as fit into `kWords` words.
template <std::size_t kWords, unsigned kDigitBits>
class JumpMultiset {
public:
    static constexpr std::size_t kMaxJumpsHere = kWords * 64 / kDigitBits;
    static constexpr unsigned kMaxTaken = (1U << kDigitBits) - 1;

    bool operator==(const JumpMultiset&) const = default;

    unsigned taken(JumpId jump) const {
        return static_cast<unsigned>(words_[word(jump)] >> shift(jump)) & kMaxTaken;
    }
    // Adds one of a jump; requires taken(jump) < kMaxTaken.
    void add(JumpId jump) { words_[word(jump)] += Bits{1} << shift(jump); }
    // Adds another multiset; the two have no jump in common.
    void join(const JumpMultiset& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    }
    std::size_t byte(std::size_t n) const {
        return static_cast<std::size_t>(words_[n / 8] >> n % 8 * 8 & 0xff);
    }
    std::uint64_t hash() const {
        constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;
        std::uint64_t hash = 0;
        for (const Bits word : words_) {
            hash = (hash ^ word) * kGolden;
            hash ^= hash >> 32;
        }
        return hash;
    }

private:
    static std::size_t word(JumpId jump) { return jump * kDigitBits / 64; }
    static unsigned shift(JumpId jump) { return jump * kDigitBits % 64; }

    std::array<Bits, kWords> words_{};
};

// [jump]: the jump that a symmetry of the board maps it to.
inline std::vector<JumpId> permuted_jumps(const Board& board, const Permutation& symmetry) {
    std::vector<JumpId> images;
    for (const Jump& jump : board.jumps())
        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const Jump& image = board.jumps()[id];
            if (image.from == symmetry[jump.from] && image.over == symmetry[jump.over] &&
                image.to == symmetry[jump.to])
                images.push_back(static_cast<JumpId>(id));
        }
    assert(images.size() == board.jumps().size());
    return images;
}

// A permutation of the jumps, applied to multisets. Cost: proportional to the bytes in use.
template <class Multiset>
class MultisetPermutation {
public:
    // `images[jump]` is the image of a jump.
    explicit MultisetPermutation(std::span<const JumpId> images) {
        constexpr std::size_t kBitsOfJump = 8 * sizeof(Multiset) / Multiset::kMaxJumpsHere;
        constexpr std::size_t kJumpsOfByte = 8 / kBitsOfJump;
        bytes_ = (images.size() + kJumpsOfByte - 1) / kJumpsOfByte;
        table_.resize(bytes_ * kValues);
        for (std::size_t jump = 0; jump < images.size(); ++jump)
            for (std::size_t value = 0; value < kValues; ++value) {
                const std::size_t shift = jump % kJumpsOfByte * kBitsOfJump;
                const std::size_t taken = value >> shift & Multiset::kMaxTaken;
                Multiset& image = table_[jump / kJumpsOfByte * kValues + value];
                for (std::size_t n = 0; n < taken; ++n) image.add(images[jump]);
            }
    }

    Multiset operator()(const Multiset& multiset) const {
        Multiset image;
        for (std::size_t n = 0; n < bytes_; ++n) image.join(table_[n * kValues + multiset.byte(n)]);
        return image;
    }
    std::size_t bytes() const { return table_.size() * sizeof(Multiset); }

private:
    static constexpr std::size_t kValues = 256;
    std::size_t bytes_ = 0;        // bytes of a multiset that are in use
    std::vector<Multiset> table_;  // [byte][its value]
};

}  // namespace peg
