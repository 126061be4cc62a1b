// SPDX-License-Identifier: MIT
#pragma once

// Counts play-outs in cross sets, level by level: the number of paths to a position is the sum of
// the paths to all positions one jump before it. Play-outs are the paths to positions without
// jumps. A set is played first (cross_play.h), 64 positions at a time; then the paths to each
// position of the new set are summed row by row (cross_row_sums.h). Path numbers are kept for two
// levels, 8 bytes a position of a representative centre, or 16 when they are very large. If a
// symmetry swaps the arms and maps a centre to a smaller one, the paths of the smaller centre are
// copied.

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
    // Begins with a level. paths_to(position) is the number of paths that lead to a position, the
    // same for all its images. The set's cross outlives this object.
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

    // Processes up to `nodes` positions, or rows that are played (CrossPlay::run), and continues to
    // the end of the current row; returns how many. If it takes more than `max_bytes`, it stops for
    // good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return done_; }
    bool full() const { return full_; }
    // The number of positions whose paths are stored now.
    std::uint64_t stored() const { return known_.numbers.size() + next_.numbers.size(); }
    // The paths to positions without jumps so far; kTooMany if 128 bits are not enough. The
    // complete number requires done().
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
    // Appends a row to next_; paths_to(place, vertical) gives the number of each position. Returns
    // the number of positions.
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
    CrossRowSums::Level known_, next_;  // known_ is complete; next_ is being filled
    bool summing_ = false;  // whether next_ is being summed; if not, its set is still being played
    std::size_t row_ = 0;   // of next_, by representative centre
    // The effect on the horizontal arms of the jumps off the vertical arms that the centre allows.
    std::vector<Cross::PartJump> jumps_;
    Uint128 to_end_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
