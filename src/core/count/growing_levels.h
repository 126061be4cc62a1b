// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first levels by jumps, up to symmetry. They begin as sets of canonical forms; once a
// level is large, they change to what is faster there. On a cross-shaped board these are cross sets
// (cross/cross_set.h), matrices of bits:
//
//     jump levels    0 1 2 ... m                      canonical forms (levels/jump_levels.h)
//     cross sets               m  m+1  ...  d         64 positions at a time
//
// On the English board all levels from the centre take a sixth of the time that jump levels alone
// would take, and those from c1, where there are fewer symmetries, a tenth. A cross set takes 18
// MiB there, and the search two or three of them at a time. On other boards, where only the sizes
// of the levels matter, they go on in one set for all of them (levels/class_levels.h), if that fits
// into memory.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/count/cross/cross_play.h"
#include "core/count/cross/lazy_cross.h"
#include "core/levels/class_levels.h"
#include "core/levels/jump_levels.h"

namespace peg {

class GrowingLevels {
public:
    // What stays of the complete levels: all of them, for a retrograde analysis; or the deepest one
    // alone, where only their sizes matter.
    enum class Keep : std::uint8_t { kAllLevels, kDeepestLevel };

    // Goes on from jump levels. The cross, of the same canonicalizer, outlives this; with null
    // they remain jump levels. Only jump levels without a goal may keep the deepest level alone.
    GrowingLevels(JumpLevels levels, LazyCross* cross, Keep keep);

    // The number of the deepest complete level.
    std::size_t depth() const { return sizes_.size() - 1; }
    // Number of positions, up to symmetry, of each complete level, and of all of them together.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::uint64_t stored() const { return stored_; }

    // As JumpLevels::expand; in cross sets a row of bits counts as a position (CrossPlay::run), and
    // in class levels some hundred positions do. Of no effect once exhausted() or full().
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return full_; }
    std::size_t bytes() const;

    // Levels 0 to m. Where all levels are kept, level m is complete and nothing of it expanded once
    // there are cross sets.
    JumpLevels& jump_levels() { return jump_levels_; }
    const JumpLevels& jump_levels() const { return jump_levels_; }

    // Whether the deepest level is a cross set.
    bool in_sets() const { return play_.has_value(); }
    // Makes the deepest level a cross set, of a board that is a cross.
    void begin_sets();

    // For a retrograde analysis of kept levels on a board that is a cross.
    struct Sets {
        CrossPlay deepest;                      // from the deepest level: nothing of it yet
        std::vector<std::vector<Bits>> packed;  // levels m to d
    };
    // Gives these away; after that, nothing can be expanded.
    Sets take_sets();

    // The deepest level, where it is a set and all levels are kept, so that a search without a goal
    // can begin with it later.
    struct Deepest {
        std::vector<std::uint64_t> sizes;  // of this level and those before it
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<Bits> packed;

        std::size_t bytes() const { return packed.capacity() * sizeof(Bits); }
    };
    Deepest deepest();
    // Goes on from there instead, in a search that has expanded nothing yet and keeps the deepest
    // level alone, on the same cross.
    void skip_to(const Deepest& deepest);

private:
    std::uint64_t expand_positions(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t expand_set(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t expand_class(std::uint64_t nodes);
    void change(std::size_t max_bytes);
    void continue_from(CrossSet set);
    void add_size(std::uint64_t size);

    JumpLevels jump_levels_;
    LazyCross* cross_;
    Keep keep_;
    std::vector<std::vector<Bits>> packed_;  // of levels m to d, where all are kept
    std::size_t packed_bytes_ = 0;
    std::optional<CrossPlay> play_;  // from the deepest level
    std::optional<ClassLevels> class_levels_;
    std::vector<std::uint64_t> sizes_;
    std::uint64_t stored_;
    bool exhausted_;
    bool full_;
};

}  // namespace peg
