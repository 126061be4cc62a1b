// SPDX-License-Identifier: MIT
#pragma once

// Legal jumps, all those in one direction at once. With d the rotation of one step,
//
//     rotl(pegs, d)                      holes whose neighbour behind has a peg
//     rotl(pegs, d) & pegs               ... and that have a peg themselves: "peg, peg"
//     rotl(rotl(pegs, d) & pegs, d)      holes behind which stand two pegs in a line
//       & ~pegs & targets                ... that are empty, and really lie there on this board
//
// so three logical operations and two rotations find every landing place. For boards of the common
// layout the rotations are constants, which is what a wasm engine turns into good code (1.7 times
// faster under Node 20 than a variable count); other layouts rotate by a variable; boards that no
// layout fits try each jump.

#include <bit>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/support/inplace_vector.h"

namespace peg {

namespace detail {

template <class Rotate>
constexpr Bits landings(Bits pegs, Bits targets, Rotate rotate) {
    return rotate(rotate(pegs) & pegs) & ~pegs & targets;
}

// Calls visit(direction, landings) for each direction, on a board with a rotation layout.
template <class Visit>
constexpr void for_each_direction(const Board& board, Bits pegs, Visit&& visit) {
    const auto visit_step = [&]<int kStep>(int direction) {
        const auto rotate = [](Bits set) { return std::rotl(set, kStep); };
        visit(direction, landings(pegs, board.targets(direction), rotate));
    };
    if (board.layout() == kCommonLayout) {
        constexpr int kRight = kCommonLayout.right;
        constexpr int kDown = kCommonLayout.down;
        visit_step.template operator()<kRight>(0);
        visit_step.template operator()<-kRight>(1);
        visit_step.template operator()<kDown>(2);
        visit_step.template operator()<-kDown>(3);
        if (board.lattice() != Lattice::kTriangular) return;
        visit_step.template operator()<kRight + kDown>(4);
        visit_step.template operator()<-kRight - kDown>(5);
    } else {
        for (int d = 0; d < direction_count(board.lattice()); ++d) {
            const auto [column, row] = kDirections[static_cast<std::size_t>(d)];
            const int step = column * board.layout().right + row * board.layout().down;
            const auto rotate = [step](Bits set) { return std::rotl(set, step); };
            visit(d, landings(pegs, board.targets(d), rotate));
        }
    }
}

}  // namespace detail

// Calls visit(jump_id) for each legal jump, by direction, then by landing hole; on boards without a
// rotation layout by number. The order depends only on the board, so searches are deterministic.
template <class Visit>
constexpr void for_each_jump(const Board& board, Position position, Visit&& visit) {
    if (board.layout().rotates()) {
        detail::for_each_direction(board, position.pegs, [&](int direction, Bits landings) {
            for_each_hole(landings, [&](Hole to) { visit(board.jump_into(direction, to)); });
        });
    } else {
        for (std::size_t id = 0; id < board.jumps().size(); ++id)
            if (is_legal(position, board.jumps()[id])) visit(static_cast<JumpId>(id));
    }
}

// Room for one T for each jump of any board.
template <class T>
using PerJump = InplaceVector<T, kMaxJumps>;

// The legal jumps, in the order of for_each_jump. A caller that does much with each jump gathers
// them first: for_each_jump instantiates its visit once for each direction and kind of layout, and
// gathering takes a tenth less time than so many copies of a long visit.
inline PerJump<JumpId> legal_jumps(const Board& board, Position position) {
    PerJump<JumpId> legal;
    for_each_jump(board, position, [&](JumpId id) { legal.add(id); });
    return legal;
}

// Their number.
constexpr int count_jumps(const Board& board, Position position) {
    int jumps = 0;
    if (board.layout().rotates())
        detail::for_each_direction(board, position.pegs,
                                   [&](int, Bits landings) { jumps += count(landings); });
    else
        for (const Jump& jump : board.jumps()) jumps += is_legal(position, jump) ? 1 : 0;
    return jumps;
}

constexpr bool has_jump(const Board& board, Position position) {
    return count_jumps(board, position) > 0;
}

}  // namespace peg
