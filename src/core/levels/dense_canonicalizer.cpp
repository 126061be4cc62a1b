// SPDX-License-Identifier: MIT
#include "core/levels/dense_canonicalizer.h"

#include <algorithm>
#include <utility>

#include "core/proof/position_class.h"

namespace peg {

namespace {

// The symmetries for which keeps(symmetry) holds, without duplicates: on a board of one row,
// several symmetries of the lattice move the holes alike.
template <class Keeps>
std::vector<Permutation> symmetries_of(const Board& board, Keeps&& keeps) {
    std::vector<Permutation> kept;
    for (const Permutation& symmetry : board.symmetries()) {
        const auto same = [&](const Permutation& other) {
            return std::ranges::all_of(board.reading_order(),
                                       [&](Hole hole) { return symmetry[hole] == other[hole]; });
        };
        if (keeps(symmetry) && std::ranges::none_of(kept, same)) kept.push_back(symmetry);
    }
    return kept;
}

}  // namespace

DenseCanonicalizer::DenseCanonicalizer(const Board& board, std::span<const Bits> invariant)
    : DenseCanonicalizer(board, symmetries_of(board, [&](const Permutation& symmetry) {
                             return std::ranges::all_of(invariant, [&](Bits set) {
                                 return permute(symmetry, set) == set;
                             });
                         })) {}

// Checking one position is enough: a symmetry maps all positions of a class to the same class.
DenseCanonicalizer DenseCanonicalizer::keeping_class(const Board& board, Bits some) {
    const ClassRule class_of(board);
    return {board, symmetries_of(board, [&](const Permutation& symmetry) {
                return class_of(permute(symmetry, some)) == class_of(some);
            })};
}

DenseCanonicalizer DenseCanonicalizer::without_symmetries(const Board& board) {
    return {board, std::vector{board.symmetries()[0]}};
}

DenseCanonicalizer::DenseCanonicalizer(const Board& board, std::vector<Permutation> symmetries)
    : board_(&board), symmetries_(std::move(symmetries)), size_(symmetries_.size()) {
    chunk_bits_ = (board.reading_order().size() + kChunks - 1) / kChunks;
    full_ = DensePosition(~Bits{0} >> (kMaxHoles - board.hole_count()));

    std::array<Hole, kMaxHoles> number{};
    for (std::size_t i = 0; i < board.reading_order().size(); ++i)
        number[board.reading_order()[i]] = static_cast<Hole>(i);

    const std::size_t stride = size_ + 1;
    table_.resize((kChunks << chunk_bits_) * stride);
    for (std::size_t n = 0; n < board.reading_order().size(); ++n) {
        const Hole hole = board.reading_order()[n];
        const auto [chunk, own] = std::pair(n / chunk_bits_, Bits{1} << n % chunk_bits_);
        // The values whose highest bit is this hole are all smaller values with the hole added.
        for (Bits rest = 0; rest < own; ++rest) {
            const Bits* from = row(chunk, rest);
            Bits* to = table_.data() + (row(chunk, own | rest) - table_.data());
            for (std::size_t i = 0; i < size_; ++i)
                to[i] = from[i] | bit(number[symmetries_[i][hole]]);
            to[size_] = from[size_] | bit(hole);
        }
    }
    for (const Jump& jump : board.jumps())
        for (const Permutation& symmetry : symmetries_)
            flips_.emplace_back(bit(number[symmetry[jump.from]]) |
                                bit(number[symmetry[jump.over]]) | bit(number[symmetry[jump.to]]));
}

// Orbit-stabilizer theorem: each image comes from as many symmetries as fix the position.
std::size_t DenseCanonicalizer::orbit_size(const Images& images) const {
    std::size_t same = 1;  // the identity
    for (std::size_t i = 1; i < size_; ++i)
        if (images.dense[i] == images.dense[0]) ++same;
    return size_ / same;
}

DensePosition DenseCanonicalizer::dense(Bits pegs) const {
    assert((pegs & ~board_->holes()) == 0);
    Bits bits = 0;
    for (std::size_t i = 0; i < board_->reading_order().size(); ++i)
        bits |= (pegs >> board_->reading_order()[i] & 1) << i;
    return DensePosition(bits);
}

}  // namespace peg
