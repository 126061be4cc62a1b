// SPDX-License-Identifier: MIT
#pragma once

// Finds the legal jumps of a position, all jumps in one direction at once. If d is the rotation of
// one step,
//
//     rotl(pegs, d)                      holes one step after a peg
//     rotl(pegs, d) & pegs               ... that have a peg, too: the second of two pegs in a row
//     rotl(rotl(pegs, d) & pegs, d)      holes one step after two pegs in a row
//       & ~pegs & targets                ... that are empty, and landing holes on this board
//
// So two rotations and four logical operations find all landing holes. On boards with the common
// layout the rotations are by constants, for which wasm engines make much better code. Other
// layouts rotate by a variable, and boards without a layout try each jump.

#include <bit>
#include <optional>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/support/inplace_vector.h"

namespace peg {

namespace detail {

template <class Rotate>
constexpr Bits landings(Bits pegs, Bits targets, Rotate rotate) {
    return rotate(rotate(pegs) & pegs) & ~pegs & targets;
}

// Calls visit(direction, landing holes) for each direction, on a board with a rotation layout.
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
        if (board.lattice() != Lattice::kTriangular) return;  // no diagonal board: layout.h
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

// Calls visit(jump_id) for each legal jump: by direction, then by landing hole; on boards without a
// rotation layout, by id. The order depends only on the board, so searches are deterministic.
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

// A vector with room for one T per jump of any board.
template <class T>
using PerJump = InplaceVector<T, kMaxJumps>;

// The legal jumps, in the order of for_each_jump. A caller with a long loop body uses this
// function: for_each_jump instantiates its `visit` once per direction and kind of layout, and many
// copies of a long body are slower.
inline PerJump<JumpId> legal_jumps(const Board& board, Position position) {
    PerJump<JumpId> legal;
    for_each_jump(board, position, [&](JumpId id) { legal.add(id); });
    return legal;
}

// The number of legal jumps.
constexpr int count_jumps(const Board& board, Position position) {
    int jumps = 0;
    if (board.layout().rotates())
        detail::for_each_direction(board, position.pegs,
                                   [&](int, Bits landings) { jumps += count(landings); });
    else
        for (const Jump& jump : board.jumps()) jumps += is_legal(position, jump) ? 1 : 0;
    return jumps;
}

// The legal jump from one hole to another; the first one if there are several.
constexpr std::optional<JumpId> legal_jump(const Board& board, Position position, Hole from,
                                           Hole to) {
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        if (jump.from == from && jump.to == to && is_legal(position, jump))
            return static_cast<JumpId>(id);
    }
    return std::nullopt;
}

constexpr bool has_jump(const Board& board, Position position) {
    return count_jumps(board, position) > 0;
}

}  // namespace peg
