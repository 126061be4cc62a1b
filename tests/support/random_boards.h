// SPDX-License-Identifier: MIT
#pragma once

// Random boards, holes and positions for tests.

#include <ranges>
#include <vector>

#include "core/board/board.h"
#include "core/board/jumps.h"
#include "core/board/position.h"
#include "support/oracle.h"
#include "support/translate.h"

namespace peg {

// The i-th board, as drawn and for the core.
struct RandomBoard {
    int i;
    oracle::Board drawn;
    Board board;
};

// Boards that are sometimes inserted between connected ones.
enum class MixedIn {
    kNothing,
    kUnrotatable,  // no pair of steps numbers its holes
    kAnyBoard,     // any kind and size
};

// `count` connected boards, alternating between the lattices, each made on demand:
//
//     for (const auto& [i, drawn, board] : random_boards(random, rounds(60), 8, 16))
inline auto random_boards(oracle::Random& random, int count, int least_holes, int most_holes,
                          MixedIn mixed = MixedIn::kNothing) {
    const auto draw = [=, &random](int i) {
        if (mixed == MixedIn::kAnyBoard && i % 3 == 0) return oracle::random_board(random, i);
        const bool triangular = i % 2 == 1;
        if (mixed == MixedIn::kUnrotatable && i % 7 == 6)
            return oracle::random_unrotatable_board(random, triangular, 15);
        const int holes = least_holes + oracle::below(random, most_holes - least_holes + 1);
        return oracle::random_connected_board(random, triangular, holes);
    };
    return std::views::iota(0, count) | std::views::transform([=](int i) {
               const oracle::Board drawn = draw(i);
               return RandomBoard{i, drawn, board_of(drawn)};
           });
}

inline Hole random_hole(oracle::Random& random, const Board& board) {
    return oracle::one_of(random, board.reading_order());
}
// About one hole in `one_in`.
inline Bits random_holes(oracle::Random& random, const Board& board, int one_in = 2) {
    Bits holes = 0;
    for (const Hole hole : board.reading_order())
        if (oracle::below(random, one_in) == 0) holes |= bit(hole);
    return holes;
}
// The position after `jumps` random jumps, or fewer if no jump is possible.
inline Position careless(oracle::Random& random, const Board& board, Position position, int jumps) {
    for (; jumps > 0; --jumps) {
        std::vector<JumpId> legal;
        for_each_jump(board, position, [&](JumpId id) { legal.push_back(id); });
        if (legal.empty()) break;
        position = play(position, board.jump(oracle::one_of(random, legal)));
    }
    return position;
}

}  // namespace peg
