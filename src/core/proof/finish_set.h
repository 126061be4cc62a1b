// SPDX-License-Identifier: MIT
#pragma once

// Sets of positions that a finish allows and that are too large to list: patterns, and finishes
// with a number of pegs in any holes. Computes what all positions of such a set have in common. A
// proof then covers the whole set: none of its positions has the start's class, or even the
// position with the minimum worth is worth more than the start.

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/proof/position_class.h"

namespace peg {

// Whether a finish is such a set.
constexpr bool is_set_of_positions(const Finish& finish) {
    return finish.kind == Finish::Kind::kPattern || finish.kind == Finish::Kind::kPegs;
}

// The classes (position_class.h) of the positions in the set: bit c for class c.
inline std::uint32_t classes_in(const Board& board, const Finish& finish) {
    assert(is_set_of_positions(finish));
    const bool pattern = finish.kind == Finish::Kind::kPattern;
    const ClassRule class_of(board);
    const auto shifted = [](std::uint32_t classes, PositionClass by) {
        std::uint32_t sum = 0;
        for (unsigned c = 0; c < 16; ++c)
            if ((classes >> c & 1) != 0) sum |= std::uint32_t{1} << (c ^ by);
        return sum;
    };
    // By number of pegs, up to finish.pegs; for a pattern the number does not matter.
    std::vector<std::uint32_t> classes(pattern ? 1 : finish.pegs + std::size_t{1});
    classes[0] = std::uint32_t{1} << class_of(finish.position.pegs);
    for_each_hole(board.holes() & ~finish.holes, [&](Hole hole) {
        const PositionClass own = class_of(bit(hole));
        if (pattern) classes[0] |= shifted(classes[0], own);
        for (std::size_t n = classes.size() - 1; n > 0; --n)
            classes[n] |= shifted(classes[n - 1], own);
    });
    return classes.back();
}

// The minimum worth of the positions in the set.
inline std::int64_t min_worth(const Board& board, const Weights& weights, const Finish& finish) {
    assert(is_set_of_positions(finish));
    std::vector<std::int64_t> free;
    std::int64_t sum = 0;
    for (const Hole hole : board.reading_order())
        if (!contains(finish.holes, hole))
            free.push_back(weights[hole]);
        else if (contains(finish.position.pegs, hole))
            sum += weights[hole];
    std::ranges::sort(free);
    for (std::size_t i = 0; i < free.size(); ++i)
        if (finish.kind == Finish::Kind::kPattern ? free[i] < 0 : i < finish.pegs) sum += free[i];
    return sum;
}

}  // namespace peg
