// SPDX-License-Identifier: MIT
#pragma once

// The number of paths to each position of cross sets, level by level: those to a position are as
// many as to all positions one jump before it. Complete games are the paths to the positions
// without jumps. One set leads to the next 64 positions at a time (cross_play.h), and then the
// paths to each of its positions are summed by number (cross_neighbours.h), up to symmetry. Of two
// levels at a time what is known is kept, 16 bytes an orbit.

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/jumps.h"
#include "core/count/cross/cross_neighbours.h"
#include "core/count/cross/cross_play.h"
#include "core/levels/known_level.h"
#include "core/support/uint128.h"

namespace peg {

class CrossPlayOuts {
public:
    // From a level, where paths_to(position) says how many paths lead to each position, as many as
    // to its images. The cross of the set outlives this.
    template <class PathsTo>
    CrossPlayOuts(CrossSet level, PathsTo&& paths_to)
        : play_(std::move(level), SearchDirection::kForwards), neighbours_(play_.cross()) {
        known_ = of(play_.from().set());
        CrossNumbering::Cursor cursor;
        while (const auto patterns = next(known_, cursor)) {
            const DensePosition position = play_.cross().position(*patterns);
            const Paths paths{paths_to(position)};
            known_.level.known.push_back(paths);
            const bool stuck = !has_jump(canonicalizer().board(), {canonicalizer().pegs(position)});
            if (stuck && earlier_place(known_, cursor, *patterns) == cursor.place - 1)
                add_play_outs(position, paths);
        }
    }

    // Goes on for up to `nodes` positions, or rows that are played (CrossPlay::run); returns how
    // many they were. When it takes more than `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return done_; }
    bool full() const { return full_; }
    // Positions of which something is known now.
    std::uint64_t stored() const { return known_.level.known.size() + next_.level.known.size(); }
    // Paths to positions without jumps, from the first level on; kTooMany where 128 bits are too
    // few. All of them when done().
    Uint128 paths_to_end() const { return to_end_; }

private:
    struct Paths {
        Uint128 number = 0;

        Paths& operator+=(Paths other) {
            number = saturating_add(number, other.number);
            return *this;
        }
    };
    struct Level {
        CrossNumbering::Level numbers;
        KnownLevel<Paths> level;
    };

    const DenseCanonicalizer& canonicalizer() const { return play_.cross().canonicalizer(); }
    std::optional<Bits> next(const Level& level, CrossNumbering::Cursor& cursor) const {
        return neighbours_.numbering().next(level.numbers, level.level.places, cursor);
    }
    // Of the position before the cursor (CrossNumbering::earlier_place).
    std::size_t earlier_place(const Level& level, const CrossNumbering::Cursor& cursor,
                              Bits patterns) const {
        return neighbours_.numbering().earlier_place(level.numbers, cursor.place - 1, patterns);
    }
    Level of(const CrossSet& set) const;
    // Adds the paths to all images of a position without jumps.
    void add_play_outs(DensePosition position, Paths paths);
    void end_play();
    std::uint64_t sum(std::uint64_t nodes);
    std::size_t bytes() const;

    CrossPlay play_;
    CrossNeighbours neighbours_;
    Level known_, next_;    // two levels: all is known of the first, and the other one is summed,
    bool summing_ = false;  // or is being played
    CrossNumbering::Cursor cursor_;   // in the latter
    KnownLevel<Paths>::Terms terms_;  // kept for its memory
    Uint128 to_end_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
