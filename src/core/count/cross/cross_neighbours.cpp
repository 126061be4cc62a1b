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
    spots_.clear();
    ends_.clear();
}

std::size_t CrossNeighbours::add(const CrossNumbering::Level& level, Bits pegs, Bits patterns) {
    const std::size_t others = spots_.size();
    for (const JumpId jump : legal_jumps(*board_, {pegs})) {
        const CrossNumbering::Spot spot = numbering_.spot(patterns ^ flips_[jump]);
        CrossNumbering::prefetch(level, spot);
        spots_.push_back(spot);
    }
    ends_.push_back(spots_.size());
    return spots_.size() - others;
}

}  // namespace peg
