// SPDX-License-Identifier: MIT
#pragma once

// Numbers for the positions of one class and number of pegs on a cross. A position is moved to
// where its centre is smallest (Cross::is_smallest), so all positions of an orbit have the same
// number, or a few where symmetries keep that centre. The rows of these centres are laid one after
// the other, without gaps, those of one centre by the buckets of their horizontal patterns. So all
// rows of a *group*, of one centre and bucket, are equally long:
//
//     group      | 0110010 | 0000100 | 1000000 |    a bit for each vertical pattern that fits
//     number     begin of the group + size of its rows * row + place in the row
//
// Groups are so few that the processor keeps them in its near caches: 102 centres of 164 buckets in
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

    // For positions of one class and number of pegs.
    struct Level {
        struct Group {
            std::uint32_t begin = 0;  // number of its first place
            std::uint32_t size = 0;   // of its rows
        };
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<Group> groups;                     // and one that begins at the end
        std::vector<const Cross::Pattern*> verticals;  // by group: the patterns that fit

        std::size_t bytes() const {
            return groups.capacity() * sizeof(groups[0]) +
                   verticals.capacity() * sizeof(verticals[0]);
        }
    };
    Level level(PositionClass position_class, int pegs) const;
    // The positions of a set, by the numbers of its level.
    std::vector<Bits> places(const Level& level, const CrossSet& set) const;

    // The number of a position, given the patterns of its parts (Cross::patterns).
    std::size_t place(const Level& level, Bits patterns) const {
        return place(level, ways_[patterns & 0xffff], patterns);
    }
    // A smaller number that an image of a position has whose centre is smallest, or its own number
    // where there is none: where it stands for its orbit.
    std::size_t earlier_place(const Level& level, std::size_t place, Bits patterns) const {
        for (const Way& way : kept_[patterns & 0xffff]) {
            const std::size_t other = this->place(level, way, patterns);
            if (other < place) return other;
        }
        return place;
    }

    // Where a walk through the positions of a level stands.
    struct Cursor {
        std::size_t place = 0;  // behind the last position's
        std::size_t group = 0;
    };
    // The patterns of the next position among those in some places; nothing at the end.
    std::optional<Bits> next(const Level& level, std::span<const Bits> places,
                             Cursor& cursor) const;

private:
    // Where a horizontal pattern is: in which group of a centre, and in which row there.
    struct Row {
        std::uint8_t group = 0;
        std::uint8_t row = 0;
    };
    // How a symmetry moves positions with a centre to where it is smallest.
    struct Way {
        std::uint32_t first_group = 0;
        const Row* along = nullptr;            // by pattern, which becomes a horizontal one
        const std::uint8_t* across = nullptr;  // the new place, by pattern of the other arms
        int along_shift = 0;                   // where these patterns are among patterns()
        int across_shift = 0;
    };
    static std::size_t place(const Level& level, const Way& way, Bits patterns) {
        const Row row = way.along[patterns >> way.along_shift & 0xffff];
        const Level::Group group = level.groups[way.first_group + row.group];
        return group.begin + group.size * row.row +
               way.across[patterns >> way.across_shift & 0xffff];
    }

    const Cross* cross_;
    std::vector<std::size_t> smallest_;              // centres
    std::vector<std::vector<Row>> along_;            // by image
    std::vector<std::vector<std::uint8_t>> across_;  // by image
    std::vector<Way> ways_;                          // by centre
    std::vector<std::vector<Way>>
        kept_;  // by smallest centre: those that keep it, but the identity
};

}  // namespace peg
