// SPDX-License-Identifier: MIT
#pragma once

// Boards in the shape of a cross, such as the English one, fall into three parts:
//
//             S S S              C  centre            9 holes
//             S S S              L  lying arms       12
//         L L C C C L L          S  standing arms    12
//         L L C C C L L
//         L L C C C L L          No jump touches both L and S, and a symmetry of the board
//             S S S              (a reflection in a diagonal) swaps L and S.
//             S S S
//
// So a set of positions of one class and number of pegs can be a matrix of bits (cross_set.h) with
// a row for each pattern of C and L. These leave to S a class and a number of pegs: the standing
// patterns that have them are *fellows*, at most 66 there, in increasing order, and have a bit of
// the row each.
//
//     patterns   number their part's holes from bit 0; lying hole i is swapped with standing hole i
//     row        centre << arm_bits | lying

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/bit_permutation.h"
#include "core/orbits.h"
#include "core/position_class.h"

namespace peg {

class Cross {
public:
    using Pattern = std::uint16_t;

    // Patterns of an arm pair with equally many pegs, equal as to their class while they stand, and
    // as to that while they lie.
    struct Fellows {
        int pegs = 0;
        PositionClass standing = 0;
        PositionClass lying = 0;
        std::uint16_t begin = 0;
        std::uint16_t size = 0;
    };

    // A jump that does not touch the standing arms, as what it does to a pattern.
    struct PartJump {
        Pattern centre = 0;  // the holes it flips
        Pattern lying = 0;
        Pattern centre_to = 0;  // and the one of them that it lands in
        Pattern lying_to = 0;
    };

    // What a symmetry of the orbits does to patterns.
    struct Image {
        bool swaps = false;             // lying arms with standing ones
        std::vector<Pattern> centre;    // by pattern
        std::vector<Pattern> lying;     // by pattern; the standing one where it swaps
        std::vector<Pattern> standing;  // the other way round
        // Where it swaps: from where each standing pattern comes and where it goes, by group, as
        // members() are.
        std::vector<Pattern> comes_from, goes_to;
        // Where it does not: what it does to the bits of a row, by the group of these.
        std::vector<BitPermutation> places;
    };

    // Of the centres that symmetries without a swap map to each other the least pattern leads: what
    // a set that is closed under the symmetries has with it says what it has with the others.
    struct Lead {
        Pattern leader = 0;
        std::uint8_t image = 0;  // one of images() that maps the leader here
        std::uint8_t size = 0;   // of a leader: how many it leads, itself among them
        std::uint8_t swap = 0;   // of a leader: one that swaps and maps it to one, if any swaps
    };

    static constexpr int kMostRowBits = 21;
    static constexpr int kMostFellows = 72;

    // The cut with the fewest rows. Nothing where the board is no cross, or one with more than
    // 2^kMostRowBits rows or kMostFellows fellows. The orbits stay, they outlive this. Takes some
    // milliseconds on a cross.
    static std::optional<Cross> make(const Orbits& orbits);

    const Orbits& orbits() const { return *orbits_; }
    std::size_t centres() const { return centre_words_.size(); }
    std::size_t lyings() const { return standing_words_.size(); }
    std::size_t rows() const { return centres() * lyings(); }
    // Whether some have more than 64 fellows.
    bool spills() const { return spills_; }
    std::span<const PartJump> jumps() const { return jumps_; }
    std::span<const Image> images() const { return images_; }

    const Lead& lead(std::size_t centre) const { return leads_[centre]; }
    std::span<const Pattern> leaders() const { return leaders_; }

    // The swap, its own inverse. It takes lying patterns to the equal standing ones.
    const Image& swap() const { return swap_; }
    PositionClass swapped_class(PositionClass from) const { return swapped_class_[from]; }
    // Whether it is among the symmetries of the orbits.
    bool closed() const { return closed_; }

    PositionClass complement_class(PositionClass from) const { return from ^ full_class_; }

    std::span<const Fellows> groups() const { return groups_; }
    std::span<const Pattern> members(const Fellows& fellows) const {
        return std::span(patterns_).subspan(fellows.begin, fellows.size);
    }
    std::uint8_t group_of(std::size_t pattern) const { return group_of_[pattern]; }
    std::uint8_t place_of(std::size_t pattern) const { return place_of_[pattern]; }
    // The fellows that positions of a class, with so many pegs, have standing where they have this
    // centre and lying patterns of this group; null where there are none.
    const Fellows* standing(int pegs, PositionClass position_class, std::size_t centre,
                            const Fellows& lying) const;

    Bits word(std::size_t centre, std::size_t lying, std::size_t standing) const {
        return centre_words_[centre] | lying_words_[lying] | standing_words_[standing];
    }
    struct Parts {
        std::size_t centre, lying, standing;
    };
    Parts parts(Bits word) const {
        Bits parts = 0;
        for (const std::vector<Bits>& values : parts_) {
            parts |= values[static_cast<std::size_t>(word & (values.size() - 1))];
            word >>= kChunkBits;
        }
        return {static_cast<std::size_t>(parts & 0xffff),
                static_cast<std::size_t>(parts >> 16 & 0xffff),
                static_cast<std::size_t>(parts >> 32)};
    }
    // Whether no symmetry of the orbits maps the centre to a smaller pattern.
    bool least(std::size_t centre) const { return least_centre_[centre] != 0; }

private:
    Cross() = default;
    bool cut(Bits centre, Bits lying, Bits standing);
    void find_classes(const Permutation& swap);
    Image image_under(const Permutation& symmetry) const;
    void find_leads();
    void tabulate();
    void group();

    const Orbits* orbits_ = nullptr;
    std::vector<Hole> centre_, lying_, standing_;  // the holes of each part
    std::vector<PartJump> jumps_;
    std::vector<Image> images_;
    std::vector<Bits> centre_words_, lying_words_, standing_words_;  // by pattern
    // A word is cut into chunks. Of each value of a chunk: its centre, lying << 16, standing << 32.
    static constexpr int kChunkBits = 11;
    std::vector<std::vector<Bits>> parts_;
    std::vector<PositionClass> centre_class_;
    Image swap_;
    std::vector<std::uint8_t> least_centre_;
    std::vector<Lead> leads_;  // by centre
    std::vector<Pattern> leaders_;
    std::array<PositionClass, 16> swapped_class_{};
    PositionClass full_class_ = 0;  // of the position with all pegs
    bool closed_ = false;
    bool spills_ = false;
    std::vector<Fellows> groups_;
    std::vector<Pattern> patterns_;                      // by group
    std::vector<std::uint8_t> group_of_, place_of_;      // by pattern
    std::array<std::array<std::int16_t, 16>, 64> find_;  // the group with so many pegs standing so
};

}  // namespace peg
