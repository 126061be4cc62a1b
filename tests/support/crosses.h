// SPDX-License-Identifier: MIT
#pragma once

// Cross-shaped boards of several sizes, and play on sets of canonical forms position by position,
// for checking play on cross sets.

#include <set>

#include "core/levels/dense_canonicalizer.h"

namespace peg::crosses {

inline constexpr const char* kEnglish = "..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxx/..xxx";
inline constexpr const char* kNarrow = "..xx/..xx/xxxxxx/xxxxxx/..xx/..xx";
inline constexpr const char* kShort = ".xxx/xxxxx/xxxxx/xxxxx/.xxx";
inline constexpr const char* kLong = "...xx/...xx/...xx/xxxxxxxx/xxxxxxxx/...xx/...xx/...xx";

using Positions = std::set<DensePosition>;

// The canonical forms of all positions one jump (or un-jump) after the given ones.
inline Positions next_level(const DenseCanonicalizer& canonicalizer, const Positions& positions,
                            bool backwards) {
    Positions next;
    for (DensePosition position : positions) {
        const Bits pegs = canonicalizer.pegs(position);
        for (const Jump& jump : canonicalizer.board().jumps()) {
            const Bits left = backwards ? bit(jump.to) : jump.mask ^ bit(jump.to);
            if ((pegs & jump.mask) == left) next.insert(canonicalizer.smallest(pegs ^ jump.mask));
        }
    }
    return next;
}

}  // namespace peg::crosses
