// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_neighbours.h"

#include "core/board/jumps.h"

namespace peg {

CrossNeighbours::CrossNeighbours(const Cross& cross)
    : board_(&cross.canonicalizer().board()), numbering_(cross) {
    const DenseCanonicalizer& canonicalizer = cross.canonicalizer();
    for (const Jump& jump : board_->jumps())
        flips_.push_back(cross.patterns(canonicalizer.dense(jump.mask)));
    full_ = cross.patterns(canonicalizer.dense(board_->holes()));
}

void CrossNeighbours::clear() {
    places_.clear();
    ends_.clear();
}

std::size_t CrossNeighbours::add(const CrossNumbering::Level& level, Bits pegs, Bits patterns) {
    const auto jumps = legal_jumps(*board_, {pegs});
    for (const JumpId jump : jumps)
        places_.push_back(numbering_.place(level, patterns ^ flips_[jump]));
    ends_.push_back(places_.size());
    return jumps.size();
}

}  // namespace peg
