// SPDX-License-Identifier: MIT
#pragma once

// A set of positions of one class, a bit for each (class_numbering.h), that plays a jump from 64
// positions at a time. Positions of all numbers of pegs have their place, so that one set can hold
// many levels.
//
//     number of a position    | block | word in the block | bit of the word |
//     binary digits                 ...         6                  6
//
// What a jump needs of the holes of the block holds for all 4,096 positions of it or for none; of
// the holes of a word, for all words of some runs; of the holes of a bit, and of dependent holes,
// it is a mask. So playing a jump from a block is some AND and shift of words, written without
// branches for the compiler to put into vectors:
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
    static constexpr std::size_t kWords = std::size_t{1} << kWordDigits;  // of a block
    using Block = std::array<Bits, kWords>;
    // What going through a block with positions of a level counts for.
    static constexpr std::uint64_t kNodesPerBlock = 8;

    // Bytes that a set takes on a board, in any class, the largest number where they are more than
    // can be addressed; and whether there can be one, as boards with fewer than 20 holes or more
    // than 44 have none.
    static std::size_t bytes(const Board& board);
    static bool possible(const Board& board);
    // A set takes as long to go through whatever is in it. With a level of so many positions it
    // begins to be faster than one position after the other.
    static std::size_t worthwhile(const Board& board) { return bytes(board) / 1024; }

    // An empty set. The canonicalizer outlives it.
    ClassSet(const DenseCanonicalizer& canonicalizer, PositionClass position_class);

    // In the dense numbering of the canonicalizer, and of the class.
    void insert(DensePosition position);
    std::size_t bytes() const {
        return (positions_.size() + touched_.size()) * sizeof(Bits) +
               (dependent_pegs_.size() + with_pegs_.size()) * sizeof(Block);
    }

    std::size_t blocks() const { return positions_.size() / kWords; }
    // The first block from this one on that has, may have, or has had positions; blocks() where
    // none has.
    std::size_t next_block(std::size_t block) const;
    std::span<Bits, kWords> words(std::size_t block) {
        return std::span<Bits, kWords>(&positions_[block * kWords], kWords);
    }
    std::span<const Bits, kWords> words(std::size_t block) const {
        return std::span<const Bits, kWords>(&positions_[block * kWords], kWords);
    }

    // The positions of a block that have some number of pegs.
    struct Level {
        std::size_t block;
        std::size_t dependents;  // dependent holes with a peg in the first bit of the first word
        Block positions;
    };
    // Whether there are any. (Left unset otherwise.)
    bool find_level(std::size_t block, int pegs, Level& level) const;
    // The bits that stand for such positions; null where there are none.
    const Block* with_pegs(std::size_t block, int pegs) const;

    // A jump or un-jump, by what it asks of the digits of a number and of the dependent holes, and
    // flips.
    struct Play {
        std::size_t block_mask = 0;  // digits of the block in the jump, and their pegs before it
        std::size_t block_pegs = 0;
        std::size_t word_mask = 0;  // the same for the digits of the word
        std::size_t word_pegs = 0;
        Bits bits = ~Bits{0};  // the bits of a word that it can be played from
        int shift = 0;         // of these bits, upwards or, negative, downwards
        struct Needed {
            std::size_t dependent;
            bool peg;
        };
        InplaceVector<Needed, 3> needed;
        // Words of a block that it can be played from: runs of this length that begin at these.
        std::size_t run = kWords;
        Bits runs = 0;

        // Whether it can be played from some position of a block, or of a word of it; and where
        // that leads to.
        bool possible(std::size_t block) const { return (block & block_mask) == block_pegs; }
        bool possible_in(std::size_t word) const { return (word & word_mask) == word_pegs; }
        std::size_t target(std::size_t block) const { return block ^ block_mask; }
        std::size_t target_in(std::size_t word) const { return word ^ word_mask; }
    };
    // All jumps of the board, or all un-jumps.
    std::span<const Play> plays(SearchDirection direction) const {
        return plays_[static_cast<std::size_t>(direction)];
    }

    // Calls visit(i, j, landed) for words i of the block that it can be played from, where word j
    // of the target has the bits that the positions land on: those of word i, rotated by the shift.
    template <class Visit>
    void play(const Play& play, const Level& level, Visit visit) const;
    // The same bits for one word that it can be played from.
    Bits landed(const Play& play, const Level& level, std::size_t word) const {
        Bits from = level.positions[word] & play.bits;
        for (const Play::Needed& needed : play.needed)
            from &= ~(dependent_pegs_[needed.dependent][word] ^ flip(level, needed));
        return std::rotl(from, play.shift);
    }
    // Inserts all that the play leads to.
    void insert_played(const Play& played, const Level& level);

    // The number of positions with so many pegs, up to the symmetries of the canonicalizer, where
    // the set has all images of each; of `found` positions not up to symmetry.
    std::uint64_t orbits(int pegs, std::uint64_t found) const;

private:
    // The sets of holes that a symmetry moves round: positions that have all or nothing of each are
    // left as they are.
    struct Fixed {
        InplaceVector<DensePosition, kMaxHoles> holes;
        InplaceVector<std::uint64_t, kMaxHoles> digits;  // of these, in the number
    };
    void make_tables();
    Play play_of(const Jump& jump, SearchDirection direction) const;
    Fixed fixed_by(const Permutation& symmetry) const;
    std::uint64_t count_fixed(const Fixed& fixed, int pegs) const;
    std::size_t dependents_of(std::size_t block) const;
    // What the pegs of a dependent hole are to be flipped with, for a play that needs it.
    static Bits flip(const Level& level, const Play::Needed& needed) {
        const bool flips = ((level.dependents >> needed.dependent & 1) != 0) != needed.peg;
        return flips ? ~Bits{0} : 0;
    }
    void touch(std::size_t block) { touched_[block / 64] |= Bits{1} << block % 64; }

    const DenseCanonicalizer* canonicalizer_;
    ClassNumbering numbering_;
    std::vector<Bits> positions_;
    std::vector<Bits> touched_;  // a bit for each block that something may have been inserted into
    std::array<std::vector<Play>, 2> plays_;
    // For each dependent hole the bits of a block where it holds a peg, if it holds none in the
    // first.
    std::vector<Block> dependent_pegs_;
    // [pegs beside those of the block's digits][dependent holes]: the bits with so many.
    std::vector<Block> with_pegs_;
    std::vector<Fixed> fixed_;  // for each symmetry but the identity
};

// The compiler makes the most of each of these loops where it knows how long it is and which way it
// shifts: a third of the time.
template <class Visit>
void ClassSet::play(const Play& play, const Level& level, Visit visit) const {
    Block masked;
    const Bits* source = level.positions.data();
    for (const Play::Needed& needed : play.needed) {
        const Bits flipped = flip(level, needed);
        const Bits* const pegs = dependent_pegs_[needed.dependent].data();
        for (std::size_t i = 0; i < kWords; ++i) masked[i] = source[i] & ~(pegs[i] ^ flipped);
        source = masked.data();
    }
    const Bits bits = play.bits;
    const auto join = [&](auto shifted) {
        if (play.run == kWords) {
            for (std::size_t i = 0; i < kWords; ++i) visit(i, i, shifted(source[i] & bits));
            return;
        }
        for_each_hole(play.runs, [&](std::size_t begin) {
            const std::size_t into = begin ^ play.word_mask;
            for (std::size_t i = 0; i < play.run; ++i)
                visit(begin + i, into + i, shifted(source[begin + i] & bits));
        });
    };
    const int shift = play.shift;
    if (shift == 0)
        join([](Bits word) { return word; });
    else if (shift > 0)
        join([shift](Bits word) { return word << shift; });
    else
        join([shift](Bits word) { return word >> -shift; });
}

}  // namespace peg
