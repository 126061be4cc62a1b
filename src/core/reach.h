// SPDX-License-Identifier: MIT
#pragma once

// Everything that can be reached from a set of positions with equally many pegs, level by level, up
// to symmetry: level n holds the positions after n jumps. Forward play from a start, or, from the
// complements of a finish, backward play (position.h).

#include <cstdint>
#include <deque>
#include <memory>
#include <span>

#include "core/layer.h"
#include "core/orbits.h"

namespace peg {

class Reach {
public:
    // From positions in the board's layout, all of one class and number of pegs, that the
    // symmetries map among themselves.
    Reach(const Orbits& orbits, std::span<const Bits> first);

    // Jumps to the deepest complete level.
    std::size_t depth() const { return levels_.size() - 2; }
    const Layer& level(std::size_t n) const { return levels_[n]; }
    // Number of positions of each complete level.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }

    // Expands up to `nodes` positions of the deepest level, and returns how many it did. When there
    // are no more, the next level is complete and depth() rises, or there is none: exhausted().
    // Stops for good, full(), when it takes more than `max_bytes`.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return full_; }

    // Forgets the positions of a level that is expanded.
    void drop(std::size_t n);

    // Positions in all complete levels, dropped ones too.
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const { return level_bytes_ + kind_->bytes() + levels_.back().bytes(); }

    const Orbits& orbits() const { return *orbits_; }

private:
    void complete_level();

    const Orbits* orbits_;
    std::unique_ptr<LayerKind> kind_;  // layers point to it
    std::deque<Layer> levels_;         // the last one is being filled
    std::vector<std::uint64_t> sizes_;
    Layer::Cursor cursor_;  // in the deepest complete level
    std::uint64_t stored_ = 0;
    std::size_t level_bytes_ = 0;  // of the complete levels
    bool exhausted_ = false;
    bool full_ = false;
};

}  // namespace peg
