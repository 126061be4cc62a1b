// SPDX-License-Identifier: MIT
#pragma once

// A set of positions of one class and number of pegs on a cross (cross.h) as a matrix of bits: bit
// i of a row stands for the vertical pattern at place i of the row's bucket. On the English board
// such a set takes 18 MiB, whatever is in it, but jumps are played in 64 positions at once:
//
//     jumps off the vertical arms   to[row with the jump played] |= from[row]
//     jumps on the vertical arms    the same after the swap of horizontal and vertical arms, which
//                                   turns columns into rows, 64 x 64 bits at a time (transpose.h)
//
// The bits from place 64 on are in a byte beside each row, its spill.
//
// A set that is closed under the symmetries is determined by the rows of the representative centres
// (cross.h): 168 of 512 centres in the central game. Play makes the rows of these alone; complete()
// makes the others by permuting rows and their bits, in a third of the time that play would take.
//
// Every set is closed under the symmetries of the cross's canonicalizer, but for what swapped()
// returns.

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/cross/cross.h"
#include "core/levels/level_set.h"
#include "core/support/search_direction.h"

namespace peg {

// The rows of one centre, by horizontal pattern.
struct Block {
    explicit Block(const Cross& cross)
        : words(cross.horizontals()), spill(cross.spills() ? cross.horizontals() : 0) {}

    std::vector<Bits> words;
    std::vector<std::uint8_t> spill;  // empty where no bucket spills
};

class CrossSet {
public:
    // Empty. The cross outlives the set.
    CrossSet(const Cross& cross, PositionClass position_class, int pegs);
    // Of all images of the positions of a level, which is not empty; not complete().
    CrossSet(const Cross& cross, const LevelSet& level);
    // As packed(); not complete().
    CrossSet(const Cross& cross, PositionClass position_class, int pegs,
             std::span<const Bits> packed);
    // A level with fewer orbits of positions is expanded faster one by one than in such a set.
    static constexpr std::uint64_t kWorthwhile = std::uint64_t{1} << 16;

    const Cross& cross() const { return *cross_; }
    PositionClass position_class() const { return position_class_; }
    int pegs() const { return pegs_; }
    static std::size_t bytes(const Cross& cross) {
        return cross.rows() * (sizeof(Bits) + (cross.spills() ? 1 : 0));
    }

    // Inserts a position of the set's class and number of pegs. All its images have to be inserted
    // too.
    void insert(DensePosition position) {
        assert(peg_count(position) == pegs_);
        insert(cross_->split(position));
    }

    // Number of positions, and of their orbits under the symmetries.
    std::uint64_t size() const;
    std::uint64_t orbits() const;
    // Calls visit(position) for one or more positions of each orbit, most often for one.
    template <class Visit>
    void for_some_of_each_orbit(Visit&& visit) const;

    // Fills a block with the positions of one centre that a jump (backwards: an un-jump) off the
    // vertical arms leads to from this complete set. Returns false, and leaves the block as it is,
    // where there cannot be any.
    bool play(std::size_t centre, SearchDirection direction, Block& to) const;
    // Adds the positions of a block, as they are or as a symmetry that swaps the arms maps them.
    // After this has been done for the representative centres, complete() makes the others.
    void add(std::size_t centre, const Block& block);
    void add_swapped(std::size_t centre, const Cross::Image& swap, const Block& block);
    void complete();

    // From a complete set, a complete one: of the swapped positions, or of the complements
    // (position.h).
    CrossSet swapped() const;
    CrossSet complement() const;

    // The rows of the representative centres one after the other, without the bits beyond their
    // buckets: half of the set's size, a sixth in the central game.
    std::vector<Bits> packed() const;
    // Drops all positions that are not in a packed set of the same class and number of pegs; then
    // the set is not complete().
    void intersect(std::span<const Bits> packed);

private:
    // A view of a block.
    struct Rows {
        std::span<const Bits> words;
        std::span<const std::uint8_t> spill;
    };
    Rows rows(std::size_t centre) const;
    // The bucket that the bits of a row stand for; null where no vertical pattern fits the row.
    const Cross::Bucket* vertical_bucket(std::size_t centre,
                                         const Cross::Bucket& horizontal) const {
        return cross_->vertical_bucket(pegs_, position_class_, centre, horizontal);
    }
    void insert(const Cross::Parts& parts);
    void insert(std::size_t row, std::size_t place);
    void add_swapped(std::size_t centre, const Cross::Image& swap, Rows from);
    void complete(std::size_t centre);
    std::uint64_t size(std::size_t centre) const;
    std::uint64_t fixed_positions(const Cross::Image& image, std::size_t centre) const;
    template <class Visit>
    void for_each_row(Visit&& visit) const;
    template <class Visit>
    void for_each_packed_row(std::span<const Bits> packed, Visit&& visit) const;

    const Cross* cross_;
    PositionClass position_class_;
    int pegs_;
    std::vector<Bits> words_;           // by row: the bits for places 0 to 63
    std::vector<std::uint8_t> spill_;   // by row: those from 64 on; empty where no bucket spills
    std::vector<std::uint8_t> filled_;  // by centre: 0 where all its rows are empty
    bool complete_ = true;              // or only the rows of representative centres are there
};

template <class Visit>
void CrossSet::for_some_of_each_orbit(Visit&& visit) const {
    for (std::size_t centre = 0; centre < cross_->centres(); ++centre) {
        if (filled_[centre] == 0 || !cross_->is_smallest(centre)) continue;
        for (std::size_t horizontal = 0; horizontal < cross_->horizontals(); ++horizontal) {
            const std::size_t row = centre * cross_->horizontals() + horizontal;
            const Bits spill = spill_.empty() ? 0 : spill_[row];
            if ((words_[row] | spill) == 0) continue;
            const Cross::Bucket& bucket = cross_->buckets()[cross_->bucket_of(horizontal)];
            const auto members = cross_->members(*vertical_bucket(centre, bucket));
            for_each_hole(words_[row], [&](Hole place) {
                visit(cross_->join(centre, horizontal, members[place]));
            });
            for_each_hole(spill, [&](Hole place) {
                visit(cross_->join(centre, horizontal, members[64 + place]));
            });
        }
    }
}

}  // namespace peg
