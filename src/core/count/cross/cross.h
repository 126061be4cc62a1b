// SPDX-License-Identifier: MIT
#pragma once

// A board in the shape of a cross, such as the English one, cut into a centre and two pairs of
// arms, with the tables that let a cross set (cross_set.h) play a jump in 64 positions at once.
//
//             V V V              C  centre             9 holes
//             V V V              H  horizontal arms   12
//         H H C C C H H          V  vertical arms     12
//         H H C C C H H
//         H H C C C H H          No jump touches both H and V, and a symmetry of the board
//             V V V              (a reflection in a diagonal) exchanges H and V: the *swap*.
//             V V V
//
//     pattern    the pegs of a part: bit i for its hole i. The swap exchanges hole i of the
//                horizontal arms with hole i of the vertical ones.
//     row        centre << (number of holes of an arm pair) | horizontal
//
// The positions of one class and number of pegs are a matrix of bits, with a row for each pattern
// of the centre and the horizontal arms. The row determines the class and number of pegs that
// remain for the vertical arms. The vertical patterns with these are a *bucket*, at most 66
// patterns on the English board, and the row has one bit for each. In a bucket, patterns that a
// symmetry maps to each other are adjacent, so that applying the symmetry moves the bits of a row
// by only a few places (pair_swaps.h).

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/proof/position_class.h"
#include "core/support/bits/pair_swaps.h"

namespace peg {

class Cross {
public:
    using Pattern = std::uint16_t;

    // The patterns of an arm pair with one number of pegs and one class, seen as vertical arms. As
    // horizontal arms they also share a class, because the swap maps classes to classes.
    struct Bucket {
        int pegs = 0;
        PositionClass vertical_class = 0;
        PositionClass horizontal_class = 0;
        std::uint16_t begin = 0;  // index of its first pattern in the list of all buckets
        std::uint16_t size = 0;   // number of its patterns
    };

    // The effect of a jump on the pattern of one part.
    struct PartJump {
        Pattern all = 0;  // the holes it flips
        Pattern to = 0;   // the hole it lands in, as one bit; 0 if that is in another part

        bool operator==(const PartJump&) const = default;
        // Whether the jump is possible from the pattern; whether the jump can have led to the
        // pattern.
        bool begins(std::size_t pattern) const { return (pattern & all) == (all ^ to); }
        bool ends(std::size_t pattern) const { return (pattern & all) == to; }
    };
    struct JumpParts {
        PartJump centre, horizontal, vertical;
    };

    // The effect of a symmetry on patterns.
    struct Image {
        bool swaps = false;           // whether it exchanges the horizontal and the vertical arms
        std::vector<Pattern> centre;  // by pattern
        std::vector<Pattern> horizontal;  // by pattern; if it swaps, this is the vertical image
        std::vector<Pattern> vertical;    // by pattern; if it swaps, this is the horizontal image
        // Only if it swaps, by index in the list of all buckets: the horizontal pattern whose image
        // is this vertical pattern, and the horizontal pattern that is the image of this vertical
        // pattern.
        std::vector<Pattern> comes_from, goes_to;
        // Only if it does not swap, by the bucket of a row's bits: how it permutes the bits, and
        // the mask of the bits whose patterns it fixes.
        std::vector<PairSwaps> places;
        struct Fixed {
            Bits word = 0;
            std::uint8_t spill = 0;
        };
        std::vector<Fixed> fixed;
    };

    // The orbit of a centre pattern under the symmetries that do not swap the arms. A set that is
    // closed under the symmetries has the same rows, permuted, for all centres of an orbit. So the
    // rows of the orbit's representative, its smallest pattern, determine all others.
    struct CentreOrbit {
        Pattern representative = 0;
        Pattern index = 0;       // of this centre among the representatives, or among the others
        std::uint8_t image = 0;  // index in images() of a symmetry that maps the representative
                                 // here
        // Only for a representative:
        std::uint8_t size = 0;  // of the orbit
        std::uint8_t swap = 0;  // index in images() of one that swaps and maps it to a
                                // representative; or 0
    };

    static constexpr int kMaxRowBits = 21;
    static constexpr int kMaxBucketSize = 72;
    static constexpr std::size_t kMaxBuckets = 256;  // their indices are bytes

    // Finds the cut with the fewest rows. Empty if the board is no cross, or needs more than
    // 2^kMaxRowBits rows or more than kMaxBucketSize patterns in a bucket. The canonicalizer
    // outlives the cross. Too expensive for small problems (lazy_cross.h).
    static std::optional<Cross> make(const DenseCanonicalizer& canonicalizer);

    const DenseCanonicalizer& canonicalizer() const { return *canonicalizer_; }
    // The number of patterns of the centre, and of the horizontal arms.
    std::size_t centres() const { return centre_positions_.size(); }
    std::size_t horizontals() const { return horizontal_positions_.size(); }
    std::size_t rows() const { return centres() * horizontals(); }
    // Whether some bucket has more than 64 patterns.
    bool spills() const { return spills_; }
    std::span<const JumpParts> jumps() const { return jumps_; }
    // The jumps that do not touch the vertical arms.
    std::span<const JumpParts> jumps_off_vertical() const {
        return std::span(jumps_).first(off_vertical_);
    }
    // The canonicalizer's symmetries, the identity first.
    std::span<const Image> images() const { return images_; }

    const CentreOrbit& centre_orbit(std::size_t centre) const { return centre_orbits_[centre]; }
    bool is_representative(std::size_t centre) const {
        return centre_orbits_[centre].representative == centre;
    }
    // The representative of each orbit of centres, in increasing order.
    std::span<const Pattern> representatives() const { return representatives_; }
    // Whether the centre is minimal in its orbit under all symmetries, swapping or not.
    bool is_smallest(std::size_t centre) const { return smallest_centre_[centre] != 0; }

    // The swap, which is its own inverse. It maps each horizontal pattern to the equal vertical
    // one.
    const Image& swap() const { return swap_; }
    // Whether the swap is one of the canonicalizer's symmetries.
    bool swap_is_symmetry() const { return swap_is_symmetry_; }
    // The class of the swapped positions of a class; the class of their complements.
    PositionClass swapped_class(PositionClass from) const { return swapped_class_[from]; }
    PositionClass complement_class(PositionClass from) const { return from ^ full_class_; }

    std::span<const Bucket> buckets() const { return buckets_; }
    // The patterns of a bucket, in the order of the bits.
    std::span<const Pattern> members(const Bucket& bucket) const {
        return std::span(patterns_).subspan(bucket.begin, bucket.size);
    }
    // The index of a pattern's bucket in buckets(), and its index in members() of that bucket.
    std::uint8_t bucket_of(std::size_t pattern) const { return bucket_of_[pattern]; }
    std::uint8_t place_of(std::size_t pattern) const { return place_of_[pattern]; }
    // The bucket of the vertical patterns that complete `centre` and any pattern of the bucket
    // `horizontal` to a position with this class and number of pegs; null if there are none.
    const Bucket* vertical_bucket(int pegs, PositionClass position_class, std::size_t centre,
                                  const Bucket& horizontal) const;

    // Conversions between a position and the patterns of its parts.
    DensePosition join(std::size_t centre, std::size_t horizontal, std::size_t vertical) const {
        return centre_positions_[centre] | horizontal_positions_[horizontal] |
               vertical_positions_[vertical];
    }
    // The patterns of a position's parts in one word: centre | horizontal << 16 | vertical << 32.
    // For disjoint positions, patterns(a | b) == (patterns(a) | patterns(b)).
    Bits patterns(DensePosition position) const {
        Bits patterns = 0;
        Bits rest = position.bits;
        for (const std::vector<Bits>& values : parts_) {
            patterns |= values[static_cast<std::size_t>(rest & (values.size() - 1))];
            rest >>= kChunkBits;
        }
        return patterns;
    }
    struct Parts {
        std::size_t centre, horizontal, vertical;
    };
    Parts split(DensePosition position) const { return parts(patterns(position)); }
    static Parts parts(Bits patterns) {
        return {static_cast<std::size_t>(patterns & 0xffff),
                static_cast<std::size_t>(patterns >> 16 & 0xffff),
                static_cast<std::size_t>(patterns >> 32)};
    }
    DensePosition position(Bits patterns) const {
        const Parts parts = Cross::parts(patterns);
        return join(parts.centre, parts.horizontal, parts.vertical);
    }

private:
    Cross() = default;
    bool cut(Bits centre, Bits horizontal, Bits vertical);
    void find_classes(const Permutation& swap);
    Image image_under(const Permutation& symmetry) const;
    void find_centre_orbits();
    void tabulate_parts();
    void fill_buckets();
    void order_buckets();
    void order_bucket(std::size_t index, std::span<const Image* const> kept);
    bool find_places(Image& image) const;

    const DenseCanonicalizer* canonicalizer_ = nullptr;
    std::vector<Hole> centre_, horizontal_, vertical_;  // of each part
    std::vector<JumpParts> jumps_;
    std::size_t off_vertical_ = 0;  // number of jumps off the vertical arms, which come first
    std::vector<Image> images_;
    Image swap_;
    bool swap_is_symmetry_ = false;

    // [pattern]: the position with exactly the pegs of the pattern.
    std::vector<DensePosition> centre_positions_, horizontal_positions_, vertical_positions_;
    // Tables for patterns(): a position is cut into chunks; [chunk][value] are the patterns of its
    // pegs.
    static constexpr int kChunkBits = 11;
    std::vector<std::vector<Bits>> parts_;

    std::vector<std::uint8_t> smallest_centre_;
    std::vector<CentreOrbit> centre_orbits_;  // by centre
    std::vector<Pattern> representatives_;

    std::vector<PositionClass> centre_class_;
    std::array<PositionClass, 16> swapped_class_{};
    PositionClass full_class_ = 0;  // of the position with all pegs

    bool spills_ = false;
    std::vector<Bucket> buckets_;
    std::vector<Pattern> patterns_;                   // concatenated, by bucket
    std::vector<std::uint8_t> bucket_of_, place_of_;  // by pattern
    // [pegs][vertical class]: the index of the bucket; -1 if there is none.
    std::array<std::array<std::int16_t, 16>, 64> find_;
};

}  // namespace peg
