// SPDX-License-Identifier: MIT
#include "core/count/play_out_search.h"

#include <utility>

namespace peg {

PlayOutSearch::PlayOutSearch(LazyCross& cross, Position start, std::uint64_t min_set_size)
    : cross_(&cross), canonicalizer_(&cross.canonicalizer()), min_set_size_(min_set_size) {
    if (start.pegs == 0) {  // a hash table cannot hold this position
        play_outs_ = 1;
        done_ = true;
        return;
    }
    const auto images = canonicalizer_->images(canonicalizer_->dense(start.pegs));
    from_[canonicalizer_->smallest(images).bits] = 1;
    starts_ = canonicalizer_->orbit_size(images);
}

std::uint64_t PlayOutSearch::run(std::uint64_t nodes, std::size_t max_bytes) {
    return in_sets_ ? run_in_sets(nodes, max_bytes) : run_positions(nodes, max_bytes);
}

// Software pipelining: the successors of one position are added after those of the next one have
// been found; in the meantime their memory is prefetched.
std::uint64_t PlayOutSearch::run_positions(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    for (; done < nodes && !done_ && !full_; ++slot_) {
        if (slot_ == from_.slots()) {
            next_level();
            if (done_) break;
            if (from_.size() >= min_set_size_) {
                const Cross* const cross = cross_->get();
                if (cross != nullptr && CrossPlay::bytes(*cross) <= max_bytes) {
                    begin_sets(*cross);
                    break;
                }
            }
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

// All images of the start have the same levels up to symmetry. A position gets the paths from all
// images of the start together, so all images of a position have equal numbers.
void PlayOutSearch::begin_sets(const Cross& cross) {
    std::optional<CrossSet> set;
    for (std::size_t slot = 0; slot < from_.slots(); ++slot) {
        if (from_.position(slot) == 0) continue;
        const auto images = canonicalizer_->images(DensePosition(from_.position(slot)));
        if (!set) {
            const ClassRule class_of(canonicalizer_->board());
            set.emplace(cross, class_of(images.pegs), peg::count(images.pegs));
        }
        for (std::size_t i = 0; i < canonicalizer_->size(); ++i) set->insert(images.dense[i]);
    }
    in_sets_.emplace(*std::move(set), [&](DensePosition position) {
        const auto images = canonicalizer_->images(position);
        const Uint128* const to_orbit = from_.find(canonicalizer_->smallest(images).bits);
        // Each image of the start has `*to_orbit` paths to the orbit; in total they are spread
        // evenly over the positions of the orbit.
        const Uint128 from_all = saturating_multiply(*to_orbit, starts_);
        return from_all == kTooMany ? kTooMany : from_all / canonicalizer_->orbit_size(images);
    });
    from_ = {};
    to_ = {};
}

std::uint64_t PlayOutSearch::run_in_sets(std::uint64_t nodes, std::size_t max_bytes) {
    const std::uint64_t done = in_sets_->run(nodes, max_bytes);
    full_ = in_sets_->full();
    if (!in_sets_->done()) return done;
    const Uint128 paths = in_sets_->paths_to_end();
    play_outs_ = saturating_add(play_outs_, paths == kTooMany ? kTooMany : paths / starts_);
    done_ = true;
    return done;
}

void PlayOutSearch::next_level() {
    add(batches_[last_]);
    from_ = std::exchange(to_, {});
    slot_ = 0;
    done_ = from_.size() == 0;
}

}  // namespace peg
