// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/find_finish_pagoda.h"

#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/proof/finish_set.h"
#include "core/support/simplex.h"

namespace peg {

namespace {

// The weights, by the hole's index in reading order, that maximize the minimum worth of the
// finish's positions relative to the start. It is the linear program of find_pagoda.cpp, in v = 1 -
// w, with what a free hole h may contribute to the position with the minimum worth:
//
//     for a pattern          min(0, w(h))             = -n(h), n(h) >= 0, n(h) >= v(h) - 1
//     for p pegs anywhere    p t + min(0, w(h) - t)   for the best threshold t = 1 - s (the sum of
//                                                     the p smallest): n(h) >= v(h) - s
//
// FreeHoles::kNotNegative means v(h) <= 1; then n(h) is not needed.
std::vector<double> best_weights(const Board& board, Bits start, const Finish& finish,
                                 FreeHoles free) {
    constexpr double kMaxV = 2;
    const bool pattern = finish.kind == Finish::Kind::kPattern;
    const bool bounded = pattern && free == FreeHoles::kNotNegative;
    const auto& jumps = board.jumps();
    std::vector<Hole> with_n;
    for (const Hole hole : board.reading_order())
        if (!bounded && !contains(finish.holes, hole)) with_n.push_back(hole);
    std::vector<double> bound(jumps.size() + with_n.size(), 1.0);
    if (!pattern)
        for (std::size_t i = 0; i < with_n.size(); ++i) bound[jumps.size() + i] = 0;

    const auto holes = static_cast<std::size_t>(board.hole_count());
    Simplex simplex(bound, holes + with_n.size() + 1);
    std::vector<double> column(bound.size());
    for (const Hole hole : board.reading_order()) {
        for (std::size_t r = 0; r < jumps.size(); ++r)
            column[r] = contains(jumps[r].mask, hole) ? (jumps[r].to == hole ? -1 : 1) : 0;
        for (std::size_t i = 0; i < with_n.size(); ++i)
            column[jumps.size() + i] = with_n[i] == hole ? 1 : 0;
        const int gain = static_cast<int>(contains(start, hole)) -
                         static_cast<int>(contains(finish.position.pegs, hole));
        const bool not_negative = bounded && !contains(finish.holes, hole);
        simplex.add_column(column, gain, not_negative ? 1 : kMaxV);
    }
    for (std::size_t i = 0; i < with_n.size(); ++i) {
        column.assign(bound.size(), 0);
        column[jumps.size() + i] = -1;
        simplex.add_column(column, -1, HUGE_VAL);
    }
    if (!pattern) {
        column.assign(bound.size(), 0);
        for (std::size_t i = 0; i < with_n.size(); ++i) column[jumps.size() + i] = -1;
        simplex.add_column(column, -static_cast<double>(finish.pegs), kMaxV);
    }
    simplex.maximise();
    std::vector<double> weights = simplex.values();
    weights.resize(holes);
    for (double& weight : weights) weight = 1 - weight;
    return weights;
}

bool excludes(const Board& board, const PagodaWithCuts& pagoda, Bits start, const Finish& finish,
              FreeHoles free) {
    if (free == FreeHoles::kNotNegative)
        for (const Hole hole : board.reading_order())
            if (!contains(finish.holes, hole) && pagoda.weights[hole] < 0) return false;
    return is_pagoda(board, pagoda) &&
           worth(pagoda, start) < min_worth(board, pagoda.weights, finish);
}

}  // namespace

std::optional<PagodaWithCuts> find_finish_pagoda(const Board& board, Bits start,
                                                 const Finish& finish, FreeHoles free) {
    assert(is_set_of_positions(finish));
    const std::vector<double> weights = best_weights(board, start, finish, free);
    // Vertices usually have small denominators.
    constexpr int kMaxMultiplier = 240;
    for (int scale = 1; scale <= kMaxMultiplier; ++scale) {
        PagodaWithCuts pagoda;
        std::int32_t factor = 0;
        for (std::size_t c = 0; c < weights.size(); ++c) {
            const auto whole = static_cast<std::int32_t>(std::lround(weights[c] * scale));
            pagoda.weights[board.reading_order()[c]] = whole;
            factor = std::gcd(factor, whole);
        }
        if (!excludes(board, pagoda, start, finish, free)) continue;
        for (std::int32_t& weight : pagoda.weights) weight /= factor;
        return pagoda;
    }
    return std::nullopt;
}

}  // namespace peg
