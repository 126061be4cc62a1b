// SPDX-License-Identifier: MIT
#pragma once

// A bitmap of the positions of one class (class_numbering.h) that plays a jump from 64 positions at
// a time. Positions with any number of pegs have their bit, so one set can hold many levels.
//
//     number of a position    | block | word in the block | bit of the word |
//     binary digits                 ...         6                  6
//
// What a jump requires of holes among the block's digits is true of all 4,096 positions of a block
// or of none. What it requires of holes among the word's digits is true of whole words, in runs of
// equal length. What it requires of holes among the bit's digits, and of dependent holes, is a
// mask. So playing a jump from a block is a few ANDs and shifts of words, written without branches
// so that the compiler vectorizes them:
//
//     landed in block ^ jump  =  (block & mask of the jump)  shifted by the jump
//
// Un-jumps, which take a jump back, are played in the same way.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/levels/class_numbering.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/support/search_direction.h"

namespace peg {

class ClassSet {
public:
    static constexpr int kBitDigits = 6;
    static constexpr int kWordDigits = 6;
    static constexpr std::size_t kWords = std::size_t{1} << kWordDigits;  // per block
    using Block = std::array<Bits, kWords>;
    // The nodes that a block with positions of the level counts as.
    static constexpr std::uint64_t kNodesPerBlock = 8;

    // Whether there can be a set: on boards with 20 to 44 holes. And the bytes that it then takes,
    // the same for every class; the maximum of the type if that cannot be addressed. bytes()
    // requires possible().
    static std::size_t bytes(const Board& board);
    static bool possible(const Board& board);
    // A pass over the set takes the same time whatever is in it. This is the level size from which
    // a pass is faster than expanding one position after the other.
    static std::size_t break_even_size(const Board& board) { return bytes(board) / 1024; }

    // Makes an empty set. The canonicalizer outlives it.
    ClassSet(const DenseCanonicalizer& canonicalizer, PositionClass position_class);

    // Inserts a position, given in the canonicalizer's dense numbering; it is of the set's class.
    void insert(DensePosition position);
    std::size_t bytes() const {
        return (positions_.size() + touched_.size()) * sizeof(Bits) +
               (dependent_pegs_.size() + with_pegs_.size()) * sizeof(Block);
    }

    std::size_t blocks() const { return positions_.size() / kWords; }
    // The first block >= `block` into which something may have been inserted (it may since be
    // empty); blocks() if there is none.
    std::size_t next_block(std::size_t block) const;
    std::span<Bits, kWords> words(std::size_t block) {
        return std::span<Bits, kWords>(&positions_[block * kWords], kWords);
    }
    std::span<const Bits, kWords> words(std::size_t block) const {
        return std::span<const Bits, kWords>(&positions_[block * kWords], kWords);
    }

    // The positions of a block that have a given number of pegs.
    struct Level {
        std::size_t block;
        std::size_t dependents;  // bit i: dependent hole i has a peg in the block's first position
        Block positions;
    };
    // Returns whether the block has positions with `pegs` pegs, and fills `level` with them.
    // Otherwise `level` is unspecified.
    bool find_level(std::size_t block, int pegs, Level& level) const;
    // The mask of those positions of a block that have `pegs` pegs; null if there are none.
    const Block* with_pegs(std::size_t block, int pegs) const;

    // A jump or un-jump: what it requires of the digits of a number and of the dependent holes, and
    // which digits it flips.
    struct Transition {
        std::size_t block_mask = 0;  // the block's digits in the jump, and which of them are pegs
                                     // before it
        std::size_t block_pegs = 0;
        std::size_t word_mask = 0;  // the same for the digits of the word
        std::size_t word_pegs = 0;
        Bits bits = ~Bits{0};  // the bits of a word that the jump can be played from
        int shift = 0;         // how far these bits move: up, or down if negative
        struct Needed {
            std::size_t dependent;
            bool peg;
        };
        InplaceVector<Needed, 3> needed;
        // The words of a block that the jump can be played from: runs of `run` words, beginning at
        // each word in `runs`.
        std::size_t run = kWords;
        Bits runs = 0;

        // Whether the jump can be played from some position of a block, or of a word in it; and the
        // block or word that it leads to.
        bool possible(std::size_t block) const { return (block & block_mask) == block_pegs; }
        bool possible_in(std::size_t word) const { return (word & word_mask) == word_pegs; }
        std::size_t target(std::size_t block) const { return block ^ block_mask; }
        std::size_t target_in(std::size_t word) const { return word ^ word_mask; }
    };
    // All jumps of the board, or all un-jumps.
    std::span<const Transition> transitions(SearchDirection direction) const {
        return transitions_[static_cast<std::size_t>(direction)];
    }

    // Calls visit(i, j, landed) for each word i of the block that the jump can be played from:
    // `landed` are the bits in word j of the target block that the positions of word i land on.
    // Cost: proportional to kWords.
    template <class Visit>
    void apply(const Transition& transition, const Level& level, Visit visit) const;
    // The same `landed` for one word from which the jump can be played.
    Bits landed(const Transition& transition, const Level& level, std::size_t word) const {
        Bits from = level.positions[word] & transition.bits;
        for (const Transition::Needed& needed : transition.needed)
            from &= ~(dependent_pegs_[needed.dependent][word] ^ flip(level, needed));
        return std::rotl(from, transition.shift);
    }
    // Inserts all positions that the jump leads to from the level.
    void insert_targets(const Transition& transition, const Level& level);

    // The number of orbits, under the canonicalizer's symmetries, of the positions with `pegs`
    // pegs. The set holds all images of each, `found` positions in total. By Burnside's lemma.
    std::uint64_t orbits(int pegs, std::uint64_t found) const;

private:
    // The cycles of a symmetry on the holes. A position is fixed by the symmetry if and only if
    // each cycle is full or empty.
    struct Fixed {
        InplaceVector<DensePosition, kMaxHoles> holes;
        InplaceVector<std::uint64_t, kMaxHoles> digits;  // the same cycles as digits of the number
    };
    void make_tables();
    Transition transition_of(const Jump& jump, SearchDirection direction) const;
    Fixed fixed_by(const Permutation& symmetry) const;
    std::uint64_t count_fixed(const Fixed& fixed, int pegs) const;
    std::size_t dependents_of(std::size_t block) const;
    // The mask to XOR with a dependent hole's pegs so that positions without what the transition
    // needs have bit 1.
    static Bits flip(const Level& level, const Transition::Needed& needed) {
        const bool flips = ((level.dependents >> needed.dependent & 1) != 0) != needed.peg;
        return flips ? ~Bits{0} : 0;
    }
    void touch(std::size_t block) { touched_[block / 64] |= Bits{1} << block % 64; }

    const DenseCanonicalizer* canonicalizer_;
    ClassNumbering numbering_;
    std::vector<Bits> positions_;
    std::vector<Bits> touched_;  // one bit per block: something may have been inserted into it
    std::array<std::vector<Transition>, 2> transitions_;
    // [dependent hole]: the bits of a block that differ in it from the block's first position.
    std::vector<Block> dependent_pegs_;
    // Masks of a block, by [peg count outside the block's digits][dependent holes of its first
    // position].
    std::vector<Block> with_pegs_;
    std::vector<Fixed> fixed_;  // one per symmetry except the identity
};

// Each loop below has a fixed length and a fixed direction of shift, which lets the compiler
// vectorize it.
template <class Visit>
void ClassSet::apply(const Transition& transition, const Level& level, Visit visit) const {
    Block masked;
    const Bits* source = level.positions.data();
    for (const Transition::Needed& needed : transition.needed) {
        const Bits flipped = flip(level, needed);
        const Bits* const pegs = dependent_pegs_[needed.dependent].data();
        for (std::size_t i = 0; i < kWords; ++i) masked[i] = source[i] & ~(pegs[i] ^ flipped);
        source = masked.data();
    }
    const Bits bits = transition.bits;
    const auto join = [&](auto shifted) {
        if (transition.run == kWords) {
            for (std::size_t i = 0; i < kWords; ++i) visit(i, i, shifted(source[i] & bits));
            return;
        }
        for_each_hole(transition.runs, [&](std::size_t begin) {
            const std::size_t into = begin ^ transition.word_mask;
            for (std::size_t i = 0; i < transition.run; ++i)
                visit(begin + i, into + i, shifted(source[begin + i] & bits));
        });
    };
    const int shift = transition.shift;
    if (shift == 0)
        join([](Bits word) { return word; });
    else if (shift > 0)
        join([shift](Bits word) { return word << shift; });
    else
        join([shift](Bits word) { return word >> -shift; });
}

}  // namespace peg
