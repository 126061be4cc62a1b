// SPDX-License-Identifier: MIT
#include "core/orbits.h"

#include <algorithm>
#include <utility>

namespace peg {

namespace {

// The symmetries that keep every set, each way of moving the holes once: on a board of one row
// several symmetries of the lattice are the same.
std::vector<Permutation> group_of(const Board& board, std::span<const Bits> invariant) {
    std::vector<Permutation> group;
    for (const Permutation& symmetry : board.symmetries()) {
        const bool keeps =
            std::ranges::all_of(invariant, [&](Bits set) { return permute(symmetry, set) == set; });
        const auto same = [&](const Permutation& other) {
            return std::ranges::all_of(board.reading_order(),
                                       [&](Hole hole) { return symmetry[hole] == other[hole]; });
        };
        if (keeps && std::ranges::none_of(group, same)) group.push_back(symmetry);
    }
    return group;
}

}  // namespace

Orbits::Orbits(const Board& board, std::span<const Bits> invariant)
    : board_(&board), symmetries_(group_of(board, invariant)), size_(symmetries_.size()) {
    chunk_bits_ = (board.reading_order().size() + kChunks - 1) / kChunks;
    full_ = ~Bits{0} >> (kMaxHoles - board.hole_count());

    std::array<Hole, kMaxHoles> number{};
    for (std::size_t i = 0; i < board.reading_order().size(); ++i)
        number[board.reading_order()[i]] = static_cast<Hole>(i);

    const std::size_t stride = size_ + 1;
    table_.resize((kChunks << chunk_bits_) * stride);
    for (std::size_t i = 0; i < board.reading_order().size(); ++i) {
        const Hole hole = board.reading_order()[i];
        const auto [chunk, own] = std::pair(i / chunk_bits_, Bits{1} << i % chunk_bits_);
        // The values whose highest bit is this hole: those below it, with the hole added.
        for (Bits rest = 0; rest < own; ++rest) {
            const Bits* from = row(chunk, rest);
            Bits* to = table_.data() + (row(chunk, own | rest) - table_.data());
            for (std::size_t g = 0; g < size_; ++g)
                to[g] = from[g] | bit(number[symmetries_[g][hole]]);
            to[size_] = from[size_] | bit(hole);
        }
    }
    for (const Jump& jump : board.jumps())
        for (const Permutation& symmetry : symmetries_)
            flips_.push_back(bit(number[symmetry[jump.from]]) | bit(number[symmetry[jump.over]]) |
                             bit(number[symmetry[jump.to]]));
}

std::size_t Orbits::orbit_size(const Images& images) const {
    std::size_t same = 1;  // the first one
    for (std::size_t i = 1; i < size_; ++i) same += images.words[i] == images.words[0];
    return size_ / same;
}

Bits Orbits::word(Bits pegs) const {
    Bits word = 0;
    for (std::size_t i = 0; i < board_->reading_order().size(); ++i)
        word |= (pegs >> board_->reading_order()[i] & 1) << i;
    return word;
}

}  // namespace peg
