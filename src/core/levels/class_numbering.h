// SPDX-License-Identifier: MIT
#pragma once

// Numbers the positions of one position class without gaps, so that a set of positions is a bitmap.
// The rule of three fixes the parity of the pegs in some sets of holes: four such conditions on the
// square lattice, two on the triangular one. So the pegs of up to four *dependent* holes follow
// from all other holes, the free ones, and the bits of the free holes are the number:
//
//     English board, 33 holes      0  *  1              * dependent: whether a peg is there
//                                  2  3  4                is the parity of some free holes
//                            5  6  *  7 ...
//     number of a position         bit i is free hole i: 2^29 numbers, so a bitmap of 64 MiB
//
// Positions with any number of pegs have numbers, so one set holds all levels of play. A jump flips
// up to three bits of the number, the same bits from every position. (A bitmap of the positions
// with one number of pegs (ranking.h) is smaller, but there the number after a jump has to be
// looked up.)

#include <array>
#include <cstdint>
#include <span>

#include "core/levels/dense_position.h"
#include "core/proof/position_class.h"
#include "core/support/inplace_vector.h"

namespace peg {

class ClassNumbering {
public:
    static constexpr std::size_t kMaxDependent = 4;

    // Takes 16 KiB. `position_class` is the class of at least one position of the board.
    ClassNumbering(const Board& board, PositionClass position_class);

    // A dependent hole. It holds a peg if an odd number of the bits `others` are set in the number;
    // if `complemented`, if an even number of them are set.
    struct Dependent {
        int hole;              // its bit in a dense position
        std::uint64_t others;  // bits of the number
        bool complemented;

        bool peg(std::uint64_t number) const { return odd(number & others) != complemented; }
    };

    // The numbers have this many binary digits: 0 <= number < 2^digits().
    int digits() const { return static_cast<int>(free_.size()); }
    // The free holes, by digit; each as its bit in a dense position.
    std::span<const int> free_holes() const { return free_; }
    std::span<const Dependent> dependent_holes() const { return dependent_; }

    // The number of a position of the class. For any set of holes: the digits of the free holes
    // among them, which are the digits in which positions that differ in just these holes differ.
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
    InplaceVector<Dependent, kMaxDependent> dependent_;
    // [byte of a dense position][its value]
    std::array<std::array<std::uint64_t, 256>, 8> digits_{};
};

}  // namespace peg
