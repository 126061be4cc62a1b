// SPDX-License-Identifier: MIT
#pragma once

// The position class, an invariant of play: the rule of three, in de Bruijn's form.
//
// Colour the holes 0, 1, 2 so that three in a line always have three colours: by (column + row)
// mod 3, and on the square lattice also by (column - row) mod 3.
//
//     0 1 2 0 1        Give the colours the values 1, w, w^2 of GF(4), where 1 + w + w^2 = 0 and
//     1 2 0 1 2        x + x = 0, and add up the values of all pegs. A jump takes two values away
//     2 0 1 2 0        and adds the third: it adds 1 + w + w^2 = 0. The sum never changes in play.
//
// So there are 16 classes on the square lattice and 4 on the triangular one, and play reaches only
// positions of the same class. An element of GF(4) is written as two bits, 1 = 01, w = 10, w^2 =
// 11, with addition XOR: each bit of a class is the parity of the pegs under one mask.
//
// On the diagonal lattice no colouring gives every three in a line three colours, and boards that
// list their jumps have none in general: all their positions are of one class, 0.
//
// N. G. de Bruijn, "A solitaire game and its relation to a finite field", J. Recreational Math. 5
// (1972); J. D. Beasley, The Ins and Outs of Peg Solitaire, chapter 4.

#include <array>
#include <cstdint>
#include <optional>

#include "core/board/board.h"
#include "core/proof/certificate.h"

namespace peg {

using PositionClass = std::uint8_t;  // 0..15, on the triangular lattice 0..3

// Whether the rule of three holds on a board.
constexpr bool has_rule_of_three(const Board& board) {
    return !board.lists_jumps() && board.lattice() != Lattice::kDiagonal;
}

class ClassRule {
public:
    constexpr explicit ClassRule(const Board& board) {
        if (!has_rule_of_three(board)) return;
        for (Hole hole : board.reading_order()) {
            const auto [column, row] = board.cell(hole);
            add(hole, (column + row) % 3, 0);
            if (board.lattice() == Lattice::kSquare) add(hole, (column + 2 * row) % 3, 2);
        }
    }

    constexpr PositionClass operator()(Bits pegs) const {
        unsigned value = 0;
        for (unsigned i = 0; i < masks_.size(); ++i)
            value |= static_cast<unsigned>(odd(pegs & masks_[i])) << i;
        return static_cast<PositionClass>(value);
    }

    // The holes in which a single peg has this class.
    constexpr Bits single_pegs(const Board& board, PositionClass wanted) const {
        Bits holes = 0;
        for (Hole hole : board.reading_order())
            if ((*this)(bit(hole)) == wanted) holes |= bit(hole);
        return holes;
    }

private:
    constexpr void add(Hole hole, int colour, std::size_t first_mask) {
        const int value = colour + 1;  // 1, w, w^2
        if ((value & 1) != 0) masks_[first_mask] |= bit(hole);
        if ((value & 2) != 0) masks_[first_mask + 1] |= bit(hole);
    }

    std::array<Bits, 4> masks_{};
};

// The certificate that start and finish have different classes; without a finish, that the start's
// class excludes every hole for a last peg.
inline Certificate class_certificate(const Board& board, Bits start, std::optional<Bits> finish) {
    const ClassRule class_of(board);
    ClassCertificate certificate{class_of(start), {}};
    if (finish) certificate.finish_class = class_of(*finish);
    return {certificate};
}

}  // namespace peg
