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

template <class Visit>
constexpr void visit_landings(const Board& board, int direction, Bits landings, Visit& visit) {
    for_each_hole(landings, [&](Hole to) { visit(board.jump_into(direction, to)); });
}

template <int kStep, int kDirection, class Visit>
constexpr void visit_common(const Board& board, Bits pegs, Visit& visit) {
    const auto rotate = [](Bits set) { return std::rotl(set, kStep); };
    visit_landings(board, kDirection, landings(pegs, board.targets(kDirection), rotate), visit);
}

}  // namespace detail

// Calls visit(jump_id) for each legal jump, by direction, then by landing hole; on boards without a
// rotation layout by number. The order depends only on the board, so searches are deterministic.
template <class Visit>
constexpr void for_each_jump(const Board& board, Position position, Visit&& visit) {
    const Bits pegs = position.pegs;
    const bool triangular = board.lattice() == Lattice::kTriangular;
    if (board.layout() == kCommonLayout) {
        constexpr int kRight = kCommonLayout.right;
        constexpr int kDown = kCommonLayout.down;
        detail::visit_common<kRight, 0>(board, pegs, visit);
        detail::visit_common<-kRight, 1>(board, pegs, visit);
        detail::visit_common<kDown, 2>(board, pegs, visit);
        detail::visit_common<-kDown, 3>(board, pegs, visit);
        if (!triangular) return;
        detail::visit_common<kRight + kDown, 4>(board, pegs, visit);
        detail::visit_common<-kRight - kDown, 5>(board, pegs, visit);
    } else if (board.layout().rotates()) {
        for (int d = 0; d < direction_count(board.lattice()); ++d) {
            const auto [column, row] = kDirections[static_cast<std::size_t>(d)];
            const int step = column * board.layout().right + row * board.layout().down;
            const auto rotate = [step](Bits set) { return std::rotl(set, step); };
            detail::visit_landings(board, d, detail::landings(pegs, board.targets(d), rotate),
                                   visit);
        }
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
    for_each_jump(board, position, [&](JumpId) { ++jumps; });
    return jumps;
}

constexpr bool has_jump(const Board& board, Position position) {
    bool found = false;
    for_each_jump(board, position, [&](JumpId) { found = true; });
    return found;
}

}  // namespace peg
