// SPDX-License-Identifier: MIT
#include "core/levels/class_levels.h"

#include "core/support/bits/count_bits.h"

namespace peg {

ClassLevels::ClassLevels(const DenseCanonicalizer& canonicalizer, const LevelSet& level)
    : positions_(canonicalizer, level.position_class()), first_pegs_(level.pegs()),
      pegs_(level.pegs()), sizes_{level.size()} {
    LevelSet::Cursor cursor;
    while (const auto position = level.next(cursor)) {
        const DenseCanonicalizer::Images images = canonicalizer.images(*position);
        for (std::size_t i = 0; i < canonicalizer.size(); ++i) positions_.insert(images.dense[i]);
    }
}

std::uint64_t ClassLevels::expand(std::uint64_t nodes) {
    std::uint64_t done = 0;
    while (done < nodes && !exhausted_) {
        done += owed_.pay(nodes - done);
        if (!owed_.paid()) break;
        const std::size_t block = positions_.next_block(block_);
        if (block == positions_.blocks()) {
            end_level();
            return done;
        }
        block_ = block + 1;
        ClassSet::Level level;
        const bool found = positions_.find_level(block, pegs_, level);
        owed_.owe(found ? ClassSet::kNodesPerBlock : 1);
        if (!found) continue;
        found_ += count_bits(level.positions);
        for (const ClassSet::Transition& transition :
             positions_.transitions(SearchDirection::kForwards))
            if (transition.possible(block)) positions_.insert_targets(transition, level);
    }
    return done;
}

void ClassLevels::end_level() {
    exhausted_ = found_ == 0;
    if (!exhausted_ && pegs_ != first_pegs_) sizes_.push_back(positions_.orbits(pegs_, found_));
    --pegs_;
    block_ = 0;
    found_ = 0;
}

}  // namespace peg
