// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first levels of play on any board, 64 positions at a time: one set of bits, a bit for
// each position of the class (class_numbering.h), holds all levels together, as the number of pegs
// tells them apart.
//
//     number of a position    | block | word in the block | bit of the word |
//     binary digits                 ...         6                  6
//
// What a jump needs of the holes of the block holds for all 4,096 positions of it or for none; of
// the holes of a word, for all words of some runs; of the holes of a bit, and of dependent holes,
// it is a mask. So playing a jump from a block is some AND, shift and OR of words, written without
// branches for the compiler to put into vectors:
//
//     to[block ^ jump]  |=  (from[block] & level & mask of the jump)  shifted by the jump
//
// The positions are not kept up to symmetry: there are up to eight or twelve times as many, but
// each takes some 7 ns, where a canonical form in a hash table or a ranked set takes 50 to 300. All
// 3,049,878,082 positions of the European board from c1 take 20 s (1 GiB; shared machine, one
// core), in which jump levels come to a tenth of them.
//
// The levels are counted up to symmetry by Burnside's lemma: the positions that a symmetry leaves
// as they are are few, and each is looked up.

#include <array>
#include <cstdint>
#include <vector>

#include "core/levels/class_numbering.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/levels/level_set.h"

namespace peg {

class ClassLevels {
public:
    // Bytes that the levels of a board take, in any class, the largest number where they are more
    // than can be addressed; and whether that can be, as boards with fewer than 20 holes or more
    // than 44 have none.
    static std::size_t bytes(const Board& board);
    static bool possible(const Board& board);

    // Begins with a level up to symmetry, made for the same canonicalizer, which outlives this.
    ClassLevels(const DenseCanonicalizer& canonicalizer, const LevelSet& level);

    // Plays on from the last level that is known, for about `nodes` positions, and returns how many
    // they were: a block counts for kNodesPerBlock. A level is known, and its size, once it has
    // been played from as well; the one that is found empty ends it.
    std::uint64_t expand(std::uint64_t nodes);
    bool exhausted() const { return exhausted_; }
    // The number of positions, up to symmetry, of the level that was begun with and of each that is
    // known since.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::size_t bytes() const {
        return (positions_.size() + touched_.size()) * sizeof(Bits) +
               (dependent_pegs_.size() + with_pegs_.size()) * sizeof(Block);
    }

    static constexpr std::uint64_t kNodesPerBlock = 8;

private:
    static constexpr int kBitDigits = 6;
    static constexpr int kWordDigits = 6;
    static constexpr std::size_t kWords = std::size_t{1} << kWordDigits;  // of a block
    using Block = std::array<Bits, kWords>;

    // A jump, by what it asks of the digits of a number and of the dependent holes, and flips.
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
    };
    // The sets of holes that a symmetry moves round: positions that have all or nothing of each are
    // left as they are.
    struct Fixed {
        InplaceVector<DensePosition, kMaxHoles> holes;
        InplaceVector<std::uint64_t, kMaxHoles> digits;  // of these, in the number
    };
    Play play_of(const Jump& jump) const;
    void make_tables();
    Fixed fixed_by(const Permutation& symmetry) const;
    std::uint64_t count_fixed(const Fixed& fixed) const;
    void insert(const LevelSet& level);
    void end_level();

    // Which dependent holes hold a peg in the first bit of a block's first word.
    std::size_t dependents_of(std::size_t block) const;
    void expand_block(std::size_t block, std::size_t pegs);
    void play(const Play& play, std::size_t block, std::size_t dependents, const Block& from);
    std::uint64_t orbits() const;

    const DenseCanonicalizer* canonicalizer_;
    ClassNumbering numbering_;
    std::vector<Bits> positions_;
    std::vector<Bits> touched_;  // a bit for each block that a jump has led to
    std::vector<Play> plays_;
    // For each dependent hole the bits of a block where it holds a peg, if it holds none in the
    // first.
    std::vector<Block> dependent_pegs_;
    // [pegs beside those of the block's digits][dependent holes]: the bits with so many.
    std::vector<Block> with_pegs_;
    std::vector<Fixed> fixed_;  // for each symmetry but the identity

    int first_pegs_;  // of the level that was begun with
    int pegs_;        // of the level that is being played from
    std::size_t block_ = 0;
    std::uint64_t found_ = 0;  // positions of this level so far
    std::vector<std::uint64_t> sizes_;
    bool exhausted_ = false;
};

}  // namespace peg
