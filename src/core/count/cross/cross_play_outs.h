// SPDX-License-Identifier: MIT
#pragma once

// The number of paths to each position of cross sets, level by level: those to a position are as
// many as to all positions one jump before it. Complete games are the paths to the positions
// without jumps. One set leads to the next 64 positions at a time (cross_play.h), and then the
// paths to each of its positions are summed row by row (cross_row_sums.h). Of two levels at a time
// what is known is kept, 8 bytes a position of a representative centre, or 16 where paths are very
// many. Where a symmetry swaps the arms, the paths of a centre that it maps to a smaller one are
// copied from there.

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/count/cross/cross_play.h"
#include "core/count/cross/cross_row_sums.h"
#include "core/support/uint128.h"

namespace peg {

class CrossPlayOuts {
public:
    // From a level, where paths_to(position) says how many paths lead to each position, as many as
    // to its images. The cross of the set outlives this.
    template <class PathsTo>
    CrossPlayOuts(CrossSet level, PathsTo&& paths_to)
        : play_(std::move(level), SearchDirection::kForwards), sums_(play_.cross()) {
        const CrossSet& set = play_.from().set();
        for (const std::size_t centre : play_.cross().representatives()) {
            begin_centre(centre);
            for (std::size_t horizontal = 0; horizontal < play_.cross().horizontals(); ++horizontal)
                add_row(row_of(set, centre, horizontal), [&](std::size_t, std::size_t vertical) {
                    return paths_to(play_.cross().join(centre, horizontal, vertical));
                });
        }
        known_ = std::exchange(next_, {});
    }

    // Goes on for up to `nodes` positions, or rows that are played (CrossPlay::run), and to the end
    // of the last row; returns how many they were. When it takes more than `max_bytes`, it stops
    // for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return done_; }
    bool full() const { return full_; }
    // Positions of which something is known now.
    std::uint64_t stored() const { return known_.numbers.size() + next_.numbers.size(); }
    // Paths to positions without jumps, from the first level on; kTooMany where 128 bits are too
    // few. All of them when done().
    Uint128 paths_to_end() const { return to_end_; }

private:
    void end_play();
    std::uint64_t sum(std::uint64_t nodes);
    void begin_centre(std::size_t centre);
    struct Row {
        std::size_t centre = 0, horizontal = 0;
        Bits word = 0, spill = 0;
        std::span<const Cross::Pattern> members;  // of the bucket that these bits stand for

        // Calls visit(place, vertical) for each position.
        template <class Visit>
        void for_each(Visit&& visit) const {
            for_each_place(word, spill, [&](std::size_t place) { visit(place, members[place]); });
        }
    };
    Row row_of(const CrossSet& set, std::size_t centre, std::size_t horizontal) const;
    // Adds what is known of a row, paths_to(place, vertical) of each of its positions; returns
    // their number.
    template <class PathsTo>
    std::uint64_t add_row(const Row& row, PathsTo&& paths_to) {
        const std::size_t begin = next_.numbers.size();
        next_.begins.push_back(static_cast<std::uint32_t>(begin));
        if (row.members.empty()) return 0;
        row.for_each([&](std::size_t place, std::size_t vertical) {
            next_.numbers.push_back(paths_to(place, vertical));
        });
        add_stuck(row);
        return next_.numbers.size() - begin;
    }
    std::uint64_t sum_row(const Row& row);
    std::uint64_t copy_row(const Row& row);
    void add_stuck(const Row& row);
    std::size_t bytes() const;

    CrossPlay play_;
    CrossRowSums sums_;
    CrossRowSums::Level known_, next_;  // all is known of the first, and the other one is summed,
    bool summing_ = false;              // or is being played
    std::size_t row_ = 0;               // of the latter, by representative centre
    // What jumps off the vertical arms that the centre allows do to the horizontal ones.
    std::vector<Cross::PartJump> jumps_;
    Uint128 to_end_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
