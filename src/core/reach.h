// SPDX-License-Identifier: MIT
#pragma once

// Everything that can be reached from a set of positions with equally many pegs, level by level, up
// to symmetry: level n holds the positions after n jumps. Forward play from a start, or, from the
// complements of a finish, backward play (position.h).
//
// Where only what can lead on to a goal matters, pagoda functions are learned from samples of each
// level, and what they exclude is not played on from. Where they exclude most, as on Diamond 41,
// they are asked about each jump before it is played; elsewhere that costs more than it saves.

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>

#include "core/layer.h"
#include "core/orbits.h"
#include "core/pagoda_pool.h"

namespace peg {

class Reach {
public:
    // From positions in the board's layout, all of one class and number of pegs, that the
    // symmetries map among themselves; as they do the goal, where there is one.
    Reach(const Orbits& orbits, std::span<const Bits> first, std::optional<Bits> goal = {});

    // Jumps to the deepest complete level.
    std::size_t depth() const { return levels_.size() - 2; }
    const Layer& level(std::size_t n) const { return levels_[n]; }
    // Number of positions of each complete level, those included that are not played on from.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }

    // Expands up to `nodes` positions of the deepest level, and returns how many it did. When there
    // are no more, the next level is complete and depth() rises, or there is none: exhausted().
    // Stops for good, full(), when it takes more than `max_bytes`.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    // Whether nothing is known that keeps a position from the goal.
    bool promising(Bits pegs) const { return pool_.possible(pool_.slack(pegs)); }
    bool full() const { return full_; }

    // Makes the next level of positions that were found elsewhere, given by their smallest words.
    void adopt(std::span<const Bits> words);

    // Forgets the positions of a level that is expanded.
    void drop(std::size_t n);

    // Positions in all complete levels, dropped ones too.
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return level_bytes_ + levels_.back().bytes() + kind_->bytes() + pool_.bytes();
    }

    const Orbits& orbits() const { return *orbits_; }

private:
    void complete_level();
    void learn(const Layer& level);

    const Orbits* orbits_;
    std::optional<Bits> goal_;
    PagodaPool pool_;                  // of functions under which the goal is out of reach
    std::unique_ptr<LayerKind> kind_;  // layers point to it
    std::deque<Layer> levels_;         // the last one is being filled
    std::vector<std::uint64_t> sizes_;
    Layer::Cursor cursor_;  // in the deepest complete level
    std::uint64_t stored_ = 0;
    std::size_t level_bytes_ = 0;  // of the complete levels
    bool looks_ahead_ = false;     // the pool is asked about each jump
    bool exhausted_ = false;
    bool full_ = false;
};

}  // namespace peg
