// SPDX-License-Identifier: MIT
#pragma once

// The positions of one position class as numbers without gaps. The rule of three says of some sets
// of holes whether they hold an odd number of pegs: four such conditions, two on the triangular
// lattice. So four holes, the dependent ones, follow from all others, and the bits of these are the
// number:
//
//     English board, 33 holes      0  *  1              * dependent: whether a peg is there
//                                  2  3  4                is the parity of some of the others
//                            5  6  *  7 ...
//     number of a position         bit i is hole i:  2^29 numbers, a bit for each 64 MiB
//
// Positions of all numbers of pegs have their place, so one set holds all levels of play, and a
// jump flips up to three bits of the number, whichever position it is played from. (A ranking of
// the positions with one number of pegs, ranking.h, takes as much room, but there the place after a
// jump has to be looked up.)

#include <array>
#include <cstdint>
#include <span>

#include "core/levels/dense_position.h"
#include "core/proof/position_class.h"
#include "core/support/inplace_vector.h"

namespace peg {

class ClassNumbering {
public:
    static constexpr std::size_t kMostDependent = 4;

    // Takes 16 KiB. The class is one that positions of the board have.
    ClassNumbering(const Board& board, PositionClass position_class);

    // A hole that follows from the others: it holds a peg if the bits of `others` in the number are
    // odd in sum, or the other way round.
    struct Dependent {
        int hole;              // its bit in a dense position
        std::uint64_t others;  // bits of the number
        bool complemented;

        bool peg(std::uint64_t number) const { return odd(number & others) != complemented; }
    };

    // The numbers are those of so many binary digits.
    int digits() const { return static_cast<int>(free_.size()); }
    // The hole of each digit, as the bit of a dense position.
    std::span<const int> free_holes() const { return free_; }
    std::span<const Dependent> dependent_holes() const { return dependent_; }

    // Of a position of the class. Of any set of holes it gives the digits among them: numbers of
    // positions that differ in these holes differ in these digits.
    std::uint64_t number(DensePosition position) const {
        std::uint64_t number = 0;
        Bits rest = position.bits;
        for (const auto& digits : digits_) {
            number |= digits[rest & 0xff];
            rest >>= 8;
        }
        return number;
    }

private:
    InplaceVector<int, kMaxHoles> free_;
    InplaceVector<Dependent, kMostDependent> dependent_;
    std::array<std::array<std::uint64_t, 256>, 8> digits_{};  // of each byte of a dense position
};

}  // namespace peg
