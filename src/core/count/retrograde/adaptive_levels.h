// SPDX-License-Identifier: MIT
#pragma once

// Searches breadth-first by jumps, up to symmetry; it stores small levels as sets of canonical
// forms, and large ones as bitmaps in which 64 positions are played at once, cross sets or class
// sets. On a board in the shape of a cross that is a cross set (cross/cross_set.h), a matrix of
// bits:
//
//     jump levels    0 1 2 ... m                      canonical forms (levels/jump_levels.h)
//     cross sets               m  m+1  ...  d         64 positions at a time
//
// The fewer symmetries a problem has, the more cross sets gain. A cross set of the English board
// takes 18 MiB, and the search needs two or three of them at a time. On other boards, if only the
// sizes of the levels matter, the search continues in one class set for all levels
// (levels/class_levels.h), if that fits into memory.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/count/cross/cross_play.h"
#include "core/count/cross/lazy_cross.h"
#include "core/levels/class_levels.h"
#include "core/levels/jump_levels.h"

namespace peg {

class AdaptiveLevels {
public:
    // Which complete levels are kept: all of them, for a retrograde analysis; or only the deepest
    // one, if only the sizes matter.
    enum class Keep : std::uint8_t { kAllLevels, kDeepestLevel };

    // Continues from jump levels. `cross`, made for the same canonicalizer, outlives this object;
    // if it is null, jump levels are never left. Keep::kDeepestLevel requires jump levels without a
    // goal.
    AdaptiveLevels(JumpLevels levels, LazyCross* cross, Keep keep);

    // The number of the deepest complete level.
    std::size_t depth() const { return sizes_.size() - 1; }
    // The number of positions, up to symmetry, of each complete level; and the sum over all levels.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::uint64_t stored() const { return stored_; }

    // Like JumpLevels::expand. In cross sets a row of bits counts as one node (CrossPlay::run); in
    // class levels, several hundred positions do. Does nothing once exhausted() or full().
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return full_; }
    std::size_t bytes() const;

    // Levels 0 to m. If all levels are kept and there are cross sets, level m is complete and no
    // position of it has been expanded.
    JumpLevels& jump_levels() { return jump_levels_; }
    const JumpLevels& jump_levels() const { return jump_levels_; }

    // Whether the deepest level is a cross set.
    bool in_sets() const { return play_.has_value(); }
    // Converts the deepest level to a cross set. Requires a board that is a cross.
    void begin_sets();

    // The cross sets of all kept levels, for a retrograde analysis on a board that is a cross.
    struct Sets {
        CrossPlay deepest;                      // plays from the deepest level; nothing played yet
        std::vector<std::vector<Bits>> packed;  // levels m to d
    };
    // Moves the sets out; nothing can be expanded afterwards.
    Sets take_sets();

    // A copy of the deepest level from which a search without a goal can continue later. Requires
    // in_sets() and that all levels are kept.
    struct Deepest {
        std::vector<std::uint64_t> sizes;  // of this level and all before it
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<Bits> packed;

        std::size_t bytes() const { return packed.capacity() * sizeof(Bits); }
    };
    Deepest deepest();
    // Continues from that level instead. Requires that nothing has been expanded yet,
    // Keep::kDeepestLevel, and the same cross.
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
    std::vector<std::vector<Bits>> packed_;  // levels m to d, if all are kept
    std::size_t packed_bytes_ = 0;
    std::optional<CrossPlay> play_;  // from the deepest level
    std::optional<ClassLevels> class_levels_;
    std::vector<std::uint64_t> sizes_;
    std::uint64_t stored_;
    bool exhausted_;
    bool full_;
};

}  // namespace peg
