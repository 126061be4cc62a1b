// SPDX-License-Identifier: MIT
#pragma once

// Numbers the positions, up to symmetry, that one level of play on a cross-shaped board can have,
// so that an array can hold a value for each. They have one class (position_class.h) and one number
// of pegs. Most orbits have one number, some have several. A position is first mapped to an image
// with the smallest centre (Cross::is_smallest); if several symmetries do that, the position has
// several numbers. The rows of the smallest centres are concatenated without gaps, and the rows of
// one centre are sorted by the buckets of their horizontal patterns. So all rows of a *group*,
// which is one centre and one bucket, have the same length:
//
//     group      | 0110010 | 0000100 | 1000000 |    a bit for each vertical pattern that fits
//     number     begin of the group + size of its rows * row + place in the row
//
// There are few groups, so their table stays in the nearest caches: 102 centres with 164 buckets in
// the English central game.

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

    // The table for the positions of one class and number of pegs.
    struct Level {
        struct Group {
            std::uint32_t begin = 0;  // the number of its first position
            std::uint32_t size = 0;   // of a row, in bits
        };
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<Group> groups;  // followed by a sentinel, which begins at the end
        std::vector<const Cross::Pattern*> verticals;  // by group: the vertical patterns that fit

        std::size_t bytes() const {
            return groups.capacity() * sizeof(groups[0]) +
                   verticals.capacity() * sizeof(verticals[0]);
        }
    };
    Level level(PositionClass position_class, int pegs) const;
    // The positions of a set as a bitmap over the numbers of its level.
    std::vector<Bits> places(const Level& level, const CrossSet& set) const;

    // The number of a position, given the patterns of its parts (Cross::patterns).
    std::size_t place(const Level& level, Bits patterns) const {
        return place(level, ways_[patterns & 0xffff], patterns);
    }
    // A smaller number of the same orbit, if there is one; otherwise `place` itself, which then
    // represents the orbit. The position's centre must be the smallest.
    std::size_t earlier_place(const Level& level, std::size_t place, Bits patterns) const {
        for (const Way& way : kept_[patterns & 0xffff]) {
            const std::size_t other = this->place(level, way, patterns);
            if (other < place) return other;
        }
        return place;
    }

    // An iterator over the positions of a level.
    struct Cursor {
        std::size_t place = 0;  // one beyond the last position's
        std::size_t group = 0;
    };
    // The patterns of the next position in the bitmap `places`; empty at the end.
    std::optional<Bits> next(const Level& level, std::span<const Bits> places,
                             Cursor& cursor) const;

private:
    // Where a horizontal pattern is: its group within a centre, and its row within the group.
    struct Row {
        std::uint8_t group = 0;
        std::uint8_t row = 0;
    };
    // How a symmetry maps the positions with one centre to their smallest centre.
    struct Way {
        std::uint32_t first_group = 0;
        const Row* along = nullptr;            // by the pattern of the arms that become horizontal
        const std::uint8_t* across = nullptr;  // by the pattern of the other arms: the new place in
                                               // the row
        int along_shift = 0;                   // shift of the former arms' pattern in patterns()
        int across_shift = 0;
    };
    static std::size_t place(const Level& level, const Way& way, Bits patterns) {
        const Row row = way.along[patterns >> way.along_shift & 0xffff];
        const Level::Group group = level.groups[way.first_group + row.group];
        return group.begin + group.size * row.row +
               way.across[patterns >> way.across_shift & 0xffff];
    }

    const Cross* cross_;
    std::vector<std::size_t> smallest_;              // the smallest centres
    std::vector<std::vector<Row>> along_;            // by image
    std::vector<std::vector<std::uint8_t>> across_;  // by image
    std::vector<Way> ways_;                          // by centre
    std::vector<std::vector<Way>>
        kept_;  // by smallest centre: those that keep it, except the identity
};

}  // namespace peg
