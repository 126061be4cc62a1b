// SPDX-License-Identifier: MIT
#pragma once

// Numbers for the positions of one class and number of pegs on a cross. A position is moved to
// where its centre is smallest (Cross::is_smallest), so all positions of an orbit have the same
// number, or a few where symmetries keep that centre. The rows of these centres are laid one after
// the other, without gaps:
//
//     rows       ... 0110010 | 1001 | 0100110100 ...      a bit for each vertical pattern that fits
//     begins         ^         ^      ^
//
// One jump moves a position to one of few rows, and along one row the numbers follow one another:
// what is kept by number is read nearly in order.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/count/cross/cross_set.h"

namespace peg {

class CrossNumbering {
public:
    // The cross outlives the numbering.
    explicit CrossNumbering(const Cross& cross);
    CrossNumbering(CrossNumbering&&) = default;
    CrossNumbering& operator=(CrossNumbering&&) = default;

    // For positions of one class and number of pegs.
    struct Level {
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<std::uint32_t> begins;  // by row of smallest centres; the end
        // By smallest centre and bucket of the row: the patterns that fit.
        std::vector<const Cross::Pattern*> verticals;

        std::size_t bytes() const {
            return begins.capacity() * sizeof(begins[0]) +
                   verticals.capacity() * sizeof(verticals[0]);
        }
    };
    Level level(PositionClass position_class, int pegs) const;
    // The positions of a set, by the numbers of its level.
    std::vector<Bits> places(const Level& level, const CrossSet& set) const;

    // Where the number of a position is found, given the patterns of its parts (Cross::patterns):
    // in which row, and at which place there.
    struct Spot {
        std::uint32_t row = 0;
        std::uint32_t across = 0;
    };
    Spot spot(Bits patterns) const { return spot(ways_[patterns & 0xffff], patterns); }
    // The number of a position.
    static std::size_t place(const Level& level, Spot spot) {
        return level.begins[spot.row] + spot.across;
    }
    // Begins to fetch the memory that place will read.
    [[gnu::always_inline]] static void prefetch(const Level& level, Spot spot) {
        __builtin_prefetch(&level.begins[spot.row]);
    }
    // A smaller number that an image of a position has whose centre is smallest, or its own number
    // where there is none: where it stands for its orbit.
    std::size_t earlier_place(const Level& level, std::size_t place, Bits patterns) const {
        for (const Way& way : kept_[patterns & 0xffff]) {
            const std::size_t other = CrossNumbering::place(level, spot(way, patterns));
            if (other < place) return other;
        }
        return place;
    }

    // Where a walk through the positions of a level stands.
    struct Cursor {
        std::size_t place = 0;       // behind the last position's
        std::size_t centre = 0;      // index among the smallest ones
        std::size_t horizontal = 0;  // the rest of the row
    };
    // The patterns of the next position among those in some places; nothing at the end.
    std::optional<Bits> next(const Level& level, std::span<const Bits> places,
                             Cursor& cursor) const;

private:
    // How a symmetry moves positions with a centre to where it is smallest.
    struct Way {
        std::uint32_t first_row = 0;
        const Cross::Pattern* along = nullptr;  // the new horizontal pattern, by pattern
        const std::uint8_t* across = nullptr;   // the new place, by pattern of the other arms
        int along_shift = 0;                    // where these patterns are among patterns()
        int across_shift = 0;
    };
    static Spot spot(const Way& way, Bits patterns) {
        return {way.first_row + way.along[patterns >> way.along_shift & 0xffff],
                way.across[patterns >> way.across_shift & 0xffff]};
    }

    const Cross* cross_;
    std::vector<std::size_t> smallest_;              // centres
    std::vector<std::vector<std::uint8_t>> across_;  // by image
    std::vector<Way> ways_;                          // by centre
    std::vector<std::vector<Way>>
        kept_;  // by smallest centre: those that keep it, but the identity
};

}  // namespace peg
