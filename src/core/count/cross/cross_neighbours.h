// SPDX-License-Identifier: MIT
#pragma once

// The neighbours of several positions on a cross, as places in a level (cross_numbering.h): a list
// for each position, so that the memory for all lists is fetched at once. The neighbours are found
// by number, without a canonical form and nearly in the order of memory, which takes half the time
// that hash tables would take.

#include <cstddef>
#include <span>
#include <vector>

#include "core/count/cross/cross_numbering.h"

namespace peg {

class CrossNeighbours {
public:
    // So many lists at a time keep the processor busy.
    static constexpr std::size_t kAtOnce = 64;

    // The cross outlives this.
    explicit CrossNeighbours(const Cross& cross);

    const CrossNumbering& numbering() const { return numbering_; }

    // The patterns of all holes, which flip a position's to its complement's.
    Bits full() const { return full_; }

    void clear();
    // Adds a list of the positions to which the jumps of some pegs lead from a position, or from
    // its complement, whose patterns are given; returns their number.
    std::size_t add(const CrossNumbering::Level& level, Bits pegs, Bits patterns);
    // Adds an empty list.
    void skip() { ends_.push_back(places_.size()); }
    std::size_t lists() const { return ends_.size(); }

    // The places of all neighbours, and where the lists end among them. Valid until the next call.
    std::span<const std::size_t> places() const { return places_; }
    std::span<const std::size_t> ends() const { return ends_; }

private:
    const Board* board_;
    CrossNumbering numbering_;
    std::vector<Bits> flips_;  // by jump: the patterns of its three holes
    Bits full_;
    std::vector<std::size_t> places_, ends_;
};

}  // namespace peg
