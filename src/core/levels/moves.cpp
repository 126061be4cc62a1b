// SPDX-License-Identifier: MIT
#include "core/levels/moves.h"

#include <algorithm>
#include <span>

#include "core/board/jumps.h"

namespace peg {

namespace {

constexpr std::size_t kShortRun = 4;  // jumps; what has more is a longer run

// Whether a jump can be played in a position, or, backwards, taken back.
bool possible(SearchDirection direction, Bits pegs, const Jump& jump) {
    if (direction == SearchDirection::kForwards) return is_legal({pegs}, jump);
    return (pegs & jump.mask) == bit(jump.to);
}

}  // namespace

Moves::Moves(const DenseCanonicalizer& canonicalizer) : canonicalizer_(&canonicalizer) {
    const std::span<const Jump> jumps = canonicalizer.board().jumps();
    for (std::size_t id = 0; id < jumps.size(); ++id) {
        from_[jumps[id].from].push_back(static_cast<JumpId>(id));
        into_[jumps[id].to].push_back(static_cast<JumpId>(id));
    }
}

bool Moves::visit(SearchDirection direction, const PagodaPool& pool,
                  const DenseCanonicalizer::Images& images, Visit visit, Bits movers) const {
    const Board& board = canonicalizer_->board();
    const PagodaPool::Slack slack = pool.slack(images.pegs);
    if (!pool.possible(slack)) return false;
    const bool forwards = direction == SearchDirection::kForwards;
    const Position seen{forwards ? images.pegs : board.holes() & ~images.pegs};
    Run run{direction, &pool, visit, {}, {}};
    bool stop = false;
    for_each_jump(board, seen, [&](JumpId jump) {
        const Hole mover = forwards ? board.jump(jump).from : board.jump(jump).to;
        if (!stop && contains(movers, mover) && pool.possible(slack, jump))
            stop = visit_run(run, images, slack, jump);
    });
    return stop;
}

bool Moves::visit_run(Run& run, DenseCanonicalizer::Images images, const PagodaPool::Slack& before,
                      JumpId jump) const {
    const Board& board = canonicalizer_->board();
    canonicalizer_->flip(images, jump);
    const bool forwards = run.direction == SearchDirection::kForwards;
    const Hole peg = forwards ? board.jump(jump).to : board.jump(jump).from;
    if (run.jumps.size() >= kShortRun) {
        if (!run.seen) run.seen.emplace();
        Bits& seen = (*run.seen)[images.pegs];
        if (contains(seen, peg)) return false;
        seen |= bit(peg);
    }
    run.jumps.push_back(jump);
    const std::span<const JumpId> next = forwards ? from_[peg] : into_[peg];
    const auto is_possible = [&](JumpId on) {
        return possible(run.direction, images.pegs, board.jump(on));
    };
    // Most runs end here: then there is no need of a slack.
    const bool stop = run.visit(images, run.jumps) ||
                      (std::ranges::any_of(next, is_possible) && go_on(run, images, before, next));
    run.jumps.pop_back();
    return stop;
}

bool Moves::go_on(Run& run, const DenseCanonicalizer::Images& images,
                  const PagodaPool::Slack& before, std::span<const JumpId> next) const {
    const PagodaPool::Slack slack = run.pool->slack(before, run.jumps.back());
    return std::ranges::any_of(next, [&](JumpId on) {
        return possible(run.direction, images.pegs, canonicalizer_->board().jump(on)) &&
               run.pool->possible(slack, on) && visit_run(run, images, slack, on);
    });
}

}  // namespace peg
