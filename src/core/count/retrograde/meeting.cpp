// SPDX-License-Identifier: MIT
#include "core/count/retrograde/meeting.h"

#include <cassert>
#include <utility>
#include <vector>

namespace peg {

PositionMeeting::PositionMeeting(const JumpLevels& forward, const JumpLevels* back)
    : forward_(&forward), back_(back) {
    const auto none_known = [](const JumpLevels& side) {
        return WinningSide(WinningPositions(side));
    };
    if (back != nullptr) winning_.after = none_known(*back);
    if (back != &forward) winning_.before = none_known(forward);
}

std::uint64_t PositionMeeting::run(std::uint64_t nodes, std::size_t max_bytes) {
    for (std::uint64_t done = 0; done < nodes; ++done) {
        const auto position = forward_->level(forward_->depth()).next(cursor_);
        done_ = !position;
        if (done_) return done;
        if (back_ == nullptr)
            winning_.before->positions().add(*position);
        else
            look_ahead(*position);
        full_ = bytes() > max_bytes;
        if (full_) return done + 1;
    }
    return nodes;
}

// Records a position and its successors as winning if the backward side has any of the successors.
void PositionMeeting::look_ahead(DensePosition position) {
    const DenseCanonicalizer& canonicalizer = forward_->canonicalizer();
    const DenseCanonicalizer::Images images = canonicalizer.images(position);
    if (!forward_->not_pruned(images.pegs)) return;
    const LevelSet& reached = back_->level(back_->depth());
    PerJump<DensePosition> children;
    for_each_complemented_child(canonicalizer, images, [&](DensePosition child) {
        reached.prefetch(child);
        children.add(child);
    });
    for (DensePosition child : children) {
        if (!reached.contains(child)) continue;
        winning_.after->positions().add(child);
        if (winning_.before) winning_.before->positions().add(position);
    }
}

SetMeeting::SetMeeting(AdaptiveLevels& forward, AdaptiveLevels& back)
    : forward_(&forward), back_(&back) {
    assert(forward.in_sets() || back.in_sets());
    AdaptiveLevels::Sets back_sets = back.take_sets();
    if (&forward == &back) {
        retrograde_.emplace(std::move(back_sets.deepest), std::move(back_sets.packed));
        return;
    }
    AdaptiveLevels::Sets forward_sets = forward.take_sets();
    retrograde_.emplace(std::move(back_sets.deepest), std::move(forward_sets.packed));
    next_ = {std::move(forward_sets.deepest.from().set()), std::move(back_sets.packed)};
}

std::uint64_t SetMeeting::run(std::uint64_t nodes, std::size_t max_bytes) {
    const std::uint64_t done = retrograde_->keep_winning(nodes);
    if (retrograde_->done()) finish_side();
    full_ = bytes() > max_bytes;
    return done;
}

void SetMeeting::finish_side() {
    std::optional<WinningSide>& side = next_ ? winning_.before : winning_.after;
    const AdaptiveLevels& levels = next_ ? *forward_ : *back_;
    CrossPlay play = retrograde_->take_play();
    side.emplace(levels.jump_levels(), CrossProspects(play.cross(), retrograde_->take_winning()));
    retrograde_.reset();
    done_ = !next_ || side->empty();
    if (!done_) {
        play.begin(std::move(next_->deepest), SearchDirection::kForwards);
        retrograde_.emplace(std::move(play), std::move(next_->packed));
    }
    next_.reset();
}

std::size_t SetMeeting::bytes() const {
    std::size_t bytes = winning_.bytes() + (retrograde_ ? retrograde_->bytes() : 0);
    if (!next_) return bytes;
    for (const std::vector<Bits>& level : next_->packed) bytes += level.size() * sizeof(Bits);
    return bytes + CrossSet::bytes(next_->deepest.cross());
}

}  // namespace peg
