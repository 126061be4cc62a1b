// SPDX-License-Identifier: MIT
#pragma once

// A set of positions of one class and number of pegs on a cross (cross.h) as a matrix of bits: bit
// i of a row stands for the vertical pattern at place i of the row's bucket. Jumps are played from
// it 64 positions at a time (complete_cross_set.h).
//
// Every set is closed under the symmetries of the cross's canonicalizer. So the rows of the
// representative centres (cross.h), 168 of 512 in the English central game, determine all others,
// and only those are stored: 6 MiB there, 18 MiB without symmetries, whatever is in the set.

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/cross/cross_rows.h"
#include "core/levels/level_set.h"

namespace peg {

class CrossSet {
public:
    // Makes an empty set. The cross outlives the set.
    CrossSet(const Cross& cross, PositionClass position_class, int pegs);
    // Makes the set of all images of the positions of a level, which is not empty.
    CrossSet(const Cross& cross, const LevelSet& level);
    // Makes a set from its packed() form.
    CrossSet(const Cross& cross, PositionClass position_class, int pegs,
             std::span<const Bits> packed);
    // A level with fewer orbits is expanded faster position by position than in a cross set.
    static constexpr std::uint64_t kBreakEvenSize = std::uint64_t{1} << 16;

    const Cross& cross() const { return *cross_; }
    PositionClass position_class() const { return position_class_; }
    int pegs() const { return pegs_; }
    static std::size_t bytes(const Cross& cross) {
        return RowBuffer::bytes(cross, cross.representatives().size());
    }

    // Empties the set and changes its class and number of pegs.
    void clear(PositionClass position_class, int pegs);

    // Inserts a position of the set's class and number of pegs. The caller must insert all its
    // images too.
    void insert(DensePosition position) {
        assert(peg_count(position) == pegs_);
        const Cross::Parts parts = cross_->split(position);
        if (cross_->is_representative(parts.centre)) insert(parts);
    }

    // The number of positions, and the number of their orbits under the symmetries.
    std::uint64_t size() const;
    std::uint64_t orbits() const;
    // The number of positions with this centre, which must be a representative.
    std::uint64_t size(std::size_t centre) const;
    // Calls visit(position) for at least one position of each orbit, and for most orbits exactly
    // one.
    template <class Visit>
    void for_some_of_each_orbit(Visit&& visit) const;

    // The rows of a representative centre; empty Rows if no row has a position.
    Rows rows(std::size_t centre) const {
        const std::size_t index = cross_->centre_orbit(centre).index;
        return filled_[index] == 0 ? Rows{} : rows_.rows(index);
    }
    // The bucket that the bits of a row stand for; null if no vertical pattern fits the row.
    const Cross::Bucket* vertical_bucket(std::size_t centre,
                                         const Cross::Bucket& horizontal) const {
        return cross_->vertical_bucket(pegs_, position_class_, centre, horizontal);
    }

    // Adds positions of a representative centre.
    void add(std::size_t centre, const RowBuffer& added);
    // Adds the images of positions under `swap`, which swaps the arms and maps the centre to a
    // representative. The positions are of the class `from_class` and of this centre.
    void add_swapped(PositionClass from_class, std::size_t centre, const Cross::Image& swap,
                     const RowBuffer& added);

    // The rows of the representative centres as a list of bits without gaps: half of the set's
    // size, a sixth in the central game.
    std::vector<Bits> packed() const;
    // Intersects with a packed set of the same class and number of pegs.
    void intersect(std::span<const Bits> packed);

private:
    void insert(const Cross::Parts& parts);
    std::uint64_t fixed_positions(const Cross::Image& image, std::size_t centre) const;
    template <class Visit>
    void for_each_row(Visit&& visit) const;
    template <class Visit>
    void for_each_packed_row(std::span<const Bits> packed, Visit&& visit) const;

    const Cross* cross_;
    PositionClass position_class_;
    int pegs_;
    RowBuffer rows_;                    // of the representative centres
    std::vector<std::uint8_t> filled_;  // by representative: 0 if all its rows are empty
};

template <class Visit>
void CrossSet::for_some_of_each_orbit(Visit&& visit) const {
    for (std::size_t centre : cross_->representatives()) {
        const Rows own = rows(centre);
        if (own.words.empty() || !cross_->is_smallest(centre)) continue;
        for (std::size_t horizontal = 0; horizontal < own.words.size(); ++horizontal) {
            const Bits spill = own.spill.empty() ? 0 : own.spill[horizontal];
            if ((own.words[horizontal] | spill) == 0) continue;
            const Cross::Bucket& bucket = cross_->buckets()[cross_->bucket_of(horizontal)];
            const auto members = cross_->members(*vertical_bucket(centre, bucket));
            for_each_place(own.words[horizontal], spill, [&](std::size_t place) {
                visit(cross_->join(centre, horizontal, members[place]));
            });
        }
    }
}

}  // namespace peg
