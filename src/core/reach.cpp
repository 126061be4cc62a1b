// SPDX-License-Identifier: MIT
#include "core/reach.h"

#include <array>

#include "core/jumps.h"

namespace peg {

Reach::Reach(const Orbits& orbits, std::span<const Bits> first) : orbits_(&orbits) {
    const Board& board = orbits.board();
    const int pegs = count(first.front());
    kind_ = std::make_unique<LayerKind>(board, ClassRule(board)(first.front()));
    levels_.emplace_back(*kind_, pegs);
    for (Bits position : first) levels_.back().insert(orbits.smallest_word(position));
    complete_level();
    // No set can hold the position without pegs, and no play goes on from it.
    if (pegs == 0) {
        sizes_ = {1};
        stored_ = 1;
        exhausted_ = true;
    }
}

std::uint64_t Reach::expand(std::uint64_t nodes, std::size_t max_bytes) {
    const Board& board = orbits_->board();
    const Layer& from = levels_[depth()];
    Layer& to = levels_.back();
    std::array<Bits, kMaxJumps> next;
    for (std::uint64_t done = 0; done < nodes; ++done) {
        const Bits word = from.next(cursor_);
        if (word == 0) {
            if (to.size() > 0)
                complete_level();
            else
                exhausted_ = true;
            return done;
        }
        const Orbits::Images images = orbits_->images(word);
        std::size_t found = 0;
        for_each_jump(board, {images.pegs}, [&](JumpId jump) {
            next[found] = orbits_->smallest_flipped(images, jump);
            to.prefetch(next[found++]);
        });
        for (std::size_t i = 0; i < found; ++i) to.insert(next[i]);
        if (bytes() > max_bytes) {
            full_ = true;
            return done + 1;
        }
    }
    return nodes;
}

void Reach::complete_level() {
    const Layer& level = levels_.back();
    sizes_.push_back(level.size());
    stored_ += level.size();
    level_bytes_ += level.bytes();
    levels_.emplace_back(*kind_, level.pegs() - 1);
    cursor_ = {};
}

void Reach::drop(std::size_t n) {
    Layer& level = levels_[n];
    level_bytes_ -= level.bytes();
    level = Layer(*kind_, level.pegs());
    level_bytes_ += level.bytes();
}

}  // namespace peg
