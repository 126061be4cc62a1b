// SPDX-License-Identifier: MIT
#include "core/count/play_out_search.h"

#include <utility>

namespace peg {

PlayOutSearch::PlayOutSearch(const DenseCanonicalizer& canonicalizer, Position start)
    : canonicalizer_(&canonicalizer) {
    if (start.pegs == 0) {  // no table holds this position
        play_outs_ = 1;
        done_ = true;
        return;
    }
    from_[canonicalizer.smallest(start.pegs).bits] = 1;
}

// The successors of one position are added after those of the next one have been found: meanwhile
// the memory where they go is fetched.
std::uint64_t PlayOutSearch::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    for (; done < nodes && !done_ && !full_; ++slot_) {
        if (slot_ == from_.slots()) {
            next_level();
            if (done_) break;
        }
        const DensePosition position(from_.position(slot_));
        if (position.bits == 0) continue;
        ++done;
        Batch& before = batches_[last_];
        last_ ^= 1;
        Batch& batch = batches_[last_];
        batch.paths = from_.value(slot_);
        const DenseCanonicalizer::Images images = canonicalizer_->images(position);
        bool stuck = true;
        for_each_jump(canonicalizer_->board(), {images.pegs}, [&](JumpId jump) {
            const DensePosition successor = canonicalizer_->smallest_flipped(images, jump);
            to_.prefetch(successor.bits);
            batch.successors.add(successor);
            stuck = false;
        });
        if (stuck) play_outs_ = saturating_add(play_outs_, batch.paths);
        add(before);
        full_ = from_.growing_bytes() + to_.growing_bytes() > max_bytes;
    }
    return done;
}

void PlayOutSearch::add(Batch& batch) {
    for (DensePosition successor : batch.successors) {
        Uint128& paths = to_[successor.bits];
        paths = saturating_add(paths, batch.paths);
    }
    batch.successors.clear();
}

void PlayOutSearch::next_level() {
    add(batches_[last_]);
    from_ = std::exchange(to_, {});
    slot_ = 0;
    done_ = from_.size() == 0;
}

}  // namespace peg
