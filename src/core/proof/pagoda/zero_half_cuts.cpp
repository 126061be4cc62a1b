// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/zero_half_cuts.h"

#include <array>

namespace peg {

// Gauss-Jordan elimination: each row of the basis has a pivot, a hole that no other row has. Each
// hole that is not a pivot gives one set that is even with all rows: the hole itself and the pivots
// of its rows.
std::vector<Bits> zero_half_cuts(std::span<const Bits> flips, Bits change) {
    std::array<Bits, 64> row_of{};  // by pivot
    Bits pivots = 0;
    const auto reduced = [&](Bits set) {
        for_each_hole(set & pivots, [&](Hole pivot) { set ^= row_of[pivot]; });
        return set;
    };
    for (Bits flip : flips) {
        const Bits row = reduced(flip);
        if (row == 0) continue;
        if (reduced(change) == row) break;  // including this one would leave nothing
        const Hole pivot = lowest(row);
        for_each_hole(pivots, [&](Hole other) {
            if (contains(row_of[other], pivot)) row_of[other] ^= row;
        });
        row_of[pivot] = row;
        pivots |= bit(pivot);
    }
    std::vector<Bits> sets;
    for_each_hole(reduced(change), [&](Hole free) {
        Bits set = bit(free);
        for_each_hole(pivots, [&](Hole pivot) {
            if (contains(row_of[pivot], free)) set |= bit(pivot);
        });
        sets.push_back(set);
    });
    return sets;
}

}  // namespace peg
