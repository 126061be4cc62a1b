// SPDX-License-Identifier: MIT
#include "core/move_levels.h"

#include <algorithm>

#include "core/jumps.h"

namespace peg {

namespace {

using Side = MoveLevels::Side;

// Whether a jump can be played, or, backwards, taken back.
bool possible(Side side, Bits pegs, const Jump& jump) {
    if (side == Side::kForwards) return is_legal({pegs}, jump);
    return (pegs & jump.mask) == bit(jump.to);
}

}  // namespace

MoveLevels::MoveLevels(const Orbits& orbits, Side side, std::span<const Bits> first,
                       const MersonRegions& regions, const PagodaPool& pool, std::size_t moves)
    : orbits_(&orbits), regions_(&regions), pool_(&pool), moves_(moves), side_(side), levels_(2) {
    const std::span<const Jump> jumps = orbits.board().jumps();
    for (std::size_t id = 0; id < jumps.size(); ++id) {
        from_[jumps[id].from].push_back(static_cast<JumpId>(id));
        into_[jumps[id].to].push_back(static_cast<JumpId>(id));
    }
    for (Bits pegs : first) {
        const Bits word = orbits.smallest_word(pegs);
        if (seen_.insert(word)) levels_[0].push_back(word);
    }
}

bool MoveLevels::expand() {
    if (cursor_ == levels_[depth()].size()) {
        levels_.back().shrink_to_fit();
        level_bytes_ += levels_.back().size() * sizeof(Bits);
        levels_.emplace_back();
        cursor_ = 0;
        fresh_ = 0;
        return false;
    }
    fresh_ = levels_.back().size();
    const auto keep_found = [&] {
        for (Bits word : found_)
            if (seen_.insert(word)) levels_.back().push_back(word);
        found_.clear();
    };
    visit_moves(side_, *pool_, orbits_->images(levels_[depth()][cursor_++]),
                [&](const Orbits::Images& images, const std::vector<JumpId>&) {
                    if (depth() + 1 + moves_beyond(images.pegs) > moves_) return false;
                    found_.push_back(orbits_->smallest(images));
                    seen_.prefetch(found_.back());
                    if (found_.size() == kMostFound) keep_found();
                    return false;
                });
    keep_found();
    return true;
}

// The moves that a solution has at least on the other side of a position.
std::size_t MoveLevels::moves_beyond(Bits pegs) const {
    return side_ == Side::kForwards ? regions_->moves_to_end(pegs)
                                    : regions_->moves_from_start(pegs);
}

std::vector<JumpId> MoveLevels::path(Bits pegs) const {
    const bool forwards = side_ == Side::kForwards;
    const Side back = forwards ? Side::kBackwards : Side::kForwards;
    const Bits word = orbits_->smallest_word(pegs);
    std::size_t level = 0;
    while (std::ranges::find(levels_[level], word) == levels_[level].end()) ++level;

    const PagodaPool none(orbits_->board(), PagodaPool::Side::kForwards, 0);
    std::vector<JumpId> path;
    for (Orbits::Images images = orbits_->images(orbits_->word(pegs)); level > 0; --level) {
        PositionSet nearer(levels_[level - 1].size());
        for (Bits before : levels_[level - 1]) nearer.insert(before);
        visit_moves(back, none, images,
                    [&](const Orbits::Images& next, const std::vector<JumpId>& chain) {
                        if (!nearer.contains(orbits_->smallest(next))) return false;
                        path.insert(path.end(), chain.begin(), chain.end());
                        images = next;
                        return true;
                    });
    }
    if (forwards) std::ranges::reverse(path);
    return path;
}

template <class Visit>
bool MoveLevels::visit_moves(Side side, const PagodaPool& pool, const Orbits::Images& images,
                             Visit&& visit) const {
    const Board& board = orbits_->board();
    const PagodaPool::Slack slack = pool.slack(images.pegs);
    if (!pool.possible(slack)) return false;
    const Position seen{side == Side::kForwards ? images.pegs : board.holes() & ~images.pegs};
    std::vector<JumpId> chain;
    bool stop = false;
    for_each_jump(board, seen, [&](JumpId jump) {
        if (!stop && pool.possible(slack, jump))
            stop = visit_chain(side, pool, images, jump, chain, visit);
    });
    return stop;
}

template <class Visit>
bool MoveLevels::visit_chain(Side side, const PagodaPool& pool, Orbits::Images images, JumpId jump,
                             std::vector<JumpId>& chain, Visit& visit) const {
    const Board& board = orbits_->board();
    orbits_->flip(images, jump);
    chain.push_back(jump);
    bool stop = visit(images, chain);
    const auto& next =
        side == Side::kForwards ? from_[board.jump(jump).to] : into_[board.jump(jump).from];
    for (JumpId on : next) {
        if (stop) break;
        if (possible(side, images.pegs, board.jump(on)) &&
            pool.possible(pool.slack(images.pegs), on))
            stop = visit_chain(side, pool, images, on, chain, visit);
    }
    chain.pop_back();
    return stop;
}

}  // namespace peg
