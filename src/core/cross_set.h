// SPDX-License-Identifier: MIT
#pragma once

// A set of positions of one class and number of pegs on a cross (cross.h), as bits: 18 MiB on the
// English board, whatever is in it, but 64 positions are played on from at once.
//
//     jumps off the standing arms   to[row with the jump played] |= from[row]
//     the others                    the same after lying and standing arms are swapped: columns
//                                   become rows, up to 64 x 64 bits at a time (transpose.h)
//
// In a row, bit i is the fellow i; the fellows from 64 on are the bits of a byte beside it.
//
// Where the set is closed under symmetries that do not swap the arms, the centres that lead
// (cross.h) say all: 168 of the 512 in the central game. Play makes these alone; complete() adds
// the others by permuting rows and their bits, which takes a third of the time that play would.

#include <cstdint>
#include <span>
#include <vector>

#include "core/cross.h"
#include "core/layer.h"

namespace peg {

// The rows of one centre, by lying pattern.
struct Block {
    explicit Block(const Cross& cross)
        : words(cross.lyings()), spill(cross.spills() ? cross.lyings() : 0) {}

    std::vector<Bits> words;
    std::vector<std::uint8_t> spill;  // none where no group spills
};

class CrossSet {
public:
    // Empty. The cross outlives it.
    CrossSet(const Cross& cross, PositionClass position_class, int pegs);
    // Of all positions of the classes in a layer, which is not empty.
    CrossSet(const Cross& cross, const Layer& layer);
    // So many classes take longer one by one than in such a set.
    static constexpr std::uint64_t kWorthwhile = std::uint64_t{1} << 16;

    const Cross& cross() const { return *cross_; }
    PositionClass position_class() const { return position_class_; }
    int pegs() const { return pegs_; }
    static std::size_t bytes(const Cross& cross) {
        return cross.rows() * (sizeof(Bits) + (cross.spills() ? 1 : 0));
    }

    // A position by its word (orbits.h); its images are to be inserted too.
    void insert(Bits word) { insert(cross_->parts(word)); }

    // From here on the set is closed under the symmetries of the orbits; but for what swapped()
    // gives, which is there to be played from.

    // Number of positions, and of classes of them.
    std::uint64_t size() const;
    std::uint64_t classes() const;
    // Calls visit(word) for some positions of each class, most often for one.
    template <class Visit>
    void for_some_of_each_class(Visit&& visit) const;

    // Fills a block with the positions of one centre that a jump (backwards: an un-jump) off the
    // standing arms leads to, and returns whether there may be any. Of a complete set.
    bool play(std::size_t centre, bool backwards, Block& to) const;
    // Adds the positions of a block, as they are or as a symmetry that swaps the arms maps them. To
    // be done for all that belongs to centres that lead, and then complete().
    void add(std::size_t centre, const Block& block);
    void add_swapped(std::size_t centre, const Cross::Image& swap, const Block& block);
    void complete();

    // A complete set made of a complete one: swapped, and the complements (position.h).
    CrossSet swapped() const;
    CrossSet complement() const;

    // The rows of centres that lead, without the bits that can never be set, one after the other:
    // half of the size, a sixth in the central game.
    std::vector<Bits> packed() const;
    // Drops what is not in a packed set of the same class and number of pegs; then complete().
    void keep(std::span<const Bits> packed);

private:
    // A view of a block.
    struct Rows {
        std::span<const Bits> words;
        std::span<const std::uint8_t> spill;
    };
    Rows rows(std::size_t centre) const;
    // The fellows that the bits of a row stand for; null where there are none.
    const Cross::Fellows* standing(std::size_t centre, const Cross::Fellows& lying) const {
        return cross_->standing(pegs_, position_class_, centre, lying);
    }
    void insert(const Cross::Parts& parts);
    void insert(std::size_t row, std::size_t place);
    void add_swapped(std::size_t centre, const Cross::Image& swap, Rows from);
    void complete(std::size_t centre);
    std::uint64_t size(std::size_t centre) const;
    template <class Visit>
    void for_each_row(Visit&& visit) const;
    std::uint64_t fixed(const Cross::Image& image, std::size_t centre) const;

    const Cross* cross_;
    PositionClass position_class_;
    int pegs_;
    std::vector<Bits> words_;
    std::vector<std::uint8_t> spill_;
    std::vector<std::uint8_t> filled_;  // by centre: whether there may be something
    bool complete_ = true;              // or it has what leads alone
};

template <class Visit>
void CrossSet::for_some_of_each_class(Visit&& visit) const {
    for (std::size_t centre = 0; centre < cross_->centres(); ++centre) {
        if (filled_[centre] == 0 || !cross_->least(centre)) continue;
        for (std::size_t lying = 0; lying < cross_->lyings(); ++lying) {
            const std::size_t row = centre * cross_->lyings() + lying;
            const Bits spill = spill_.empty() ? 0 : spill_[row];
            if ((words_[row] | spill) == 0) continue;
            const Cross::Fellows& group = cross_->groups()[cross_->group_of(lying)];
            const auto members = cross_->members(*standing(centre, group));
            for_each_hole(words_[row],
                          [&](Hole place) { visit(cross_->word(centre, lying, members[place])); });
            for_each_hole(spill, [&](Hole place) {
                visit(cross_->word(centre, lying, members[64 + place]));
            });
        }
    }
}

}  // namespace peg
