// SPDX-License-Identifier: MIT
#include "core/levels/move_levels.h"

#include <algorithm>
#include <cassert>

#include "core/board/jumps.h"

namespace peg {

namespace {

// Whether a jump can be played in a position, or, backwards, taken back.
bool possible(SearchDirection direction, Bits pegs, const Jump& jump) {
    if (direction == SearchDirection::kForwards) return is_legal({pegs}, jump);
    return (pegs & jump.mask) == bit(jump.to);
}

}  // namespace

MoveLevels::MoveLevels(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                       std::span<const Bits> first, const MersonRegions& regions,
                       const PagodaPool& pool, std::size_t moves)
    : canonicalizer_(&canonicalizer), regions_(&regions), pool_(&pool), moves_(moves),
      direction_(direction), levels_(2) {
    const std::span<const Jump> jumps = canonicalizer.board().jumps();
    for (std::size_t id = 0; id < jumps.size(); ++id) {
        from_[jumps[id].from].push_back(static_cast<JumpId>(id));
        into_[jumps[id].to].push_back(static_cast<JumpId>(id));
    }
    for (Bits pegs : first) {
        const DensePosition position = canonicalizer.smallest(pegs);
        if (seen_.insert(position.bits)) levels_[0].push_back(position);
    }
}

bool MoveLevels::expand() {
    if (cursor_ == levels_[depth()].size()) {
        levels_.back().shrink_to_fit();
        level_bytes_ += levels_.back().size() * sizeof(DensePosition);
        levels_.emplace_back();
        cursor_ = 0;
        fresh_ = 0;
        return false;
    }
    fresh_ = levels_.back().size();
    const auto keep_found = [&] {
        for (DensePosition position : found_)
            if (seen_.insert(position.bits)) levels_.back().push_back(position);
        found_.clear();
    };
    visit_moves(direction_, *pool_, canonicalizer_->images(levels_[depth()][cursor_++]),
                [&](const DenseCanonicalizer::Images& images, const std::vector<JumpId>&) {
                    if (depth() + 1 + moves_beyond(images.pegs) > moves_) return false;
                    found_.push_back(canonicalizer_->smallest(images));
                    seen_.prefetch(found_.back().bits);
                    if (found_.size() == kMostFound) keep_found();
                    return false;
                });
    keep_found();
    return true;
}

// Lower bound on the moves of a solution on the other side of a position.
std::size_t MoveLevels::moves_beyond(Bits pegs) const {
    return direction_ == SearchDirection::kForwards ? regions_->moves_to_end(pegs)
                                                    : regions_->moves_from_start(pegs);
}

std::vector<JumpId> MoveLevels::path(Bits pegs) const {
    const bool forwards = direction_ == SearchDirection::kForwards;
    const SearchDirection back = opposite(direction_);
    const DensePosition canonical = canonicalizer_->smallest(pegs);
    assert(contains(canonical));
    std::size_t level = 0;
    while (std::ranges::find(levels_[level], canonical) == levels_[level].end()) ++level;

    const PagodaPool none(canonicalizer_->board(), SearchDirection::kForwards, 0);
    std::vector<JumpId> path;
    for (DenseCanonicalizer::Images images = canonicalizer_->images(canonicalizer_->dense(pegs));
         level > 0; --level) {
        PositionSet nearer(levels_[level - 1].size());
        for (DensePosition before : levels_[level - 1]) nearer.insert(before.bits);
        visit_moves(back, none, images,
                    [&](const DenseCanonicalizer::Images& next, const std::vector<JumpId>& chain) {
                        if (!nearer.contains(canonicalizer_->smallest(next).bits)) return false;
                        path.insert(path.end(), chain.begin(), chain.end());
                        images = next;
                        return true;
                    });
    }
    if (forwards) std::ranges::reverse(path);
    return path;
}

template <class Visit>
bool MoveLevels::visit_moves(SearchDirection direction, const PagodaPool& pool,
                             const DenseCanonicalizer::Images& images, Visit&& visit) const {
    const Board& board = canonicalizer_->board();
    const PagodaPool::Slack slack = pool.slack(images.pegs);
    if (!pool.possible(slack)) return false;
    const Position seen{direction == SearchDirection::kForwards ? images.pegs
                                                                : board.holes() & ~images.pegs};
    std::vector<JumpId> chain;
    bool stop = false;
    for_each_jump(board, seen, [&](JumpId jump) {
        if (!stop && pool.possible(slack, jump))
            stop = visit_chain(direction, pool, images, jump, chain, visit);
    });
    return stop;
}

template <class Visit>
bool MoveLevels::visit_chain(SearchDirection direction, const PagodaPool& pool,
                             DenseCanonicalizer::Images images, JumpId jump,
                             std::vector<JumpId>& chain, Visit& visit) const {
    const Board& board = canonicalizer_->board();
    canonicalizer_->flip(images, jump);
    chain.push_back(jump);
    bool stop = visit(images, chain);
    const auto& next = direction == SearchDirection::kForwards ? from_[board.jump(jump).to]
                                                               : into_[board.jump(jump).from];
    for (JumpId on : next) {
        if (stop) break;
        if (possible(direction, images.pegs, board.jump(on)) &&
            pool.possible(pool.slack(images.pegs), on))
            stop = visit_chain(direction, pool, images, on, chain, visit);
    }
    chain.pop_back();
    return stop;
}

}  // namespace peg
