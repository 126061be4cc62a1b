// SPDX-License-Identifier: MIT
#include "core/levels/moves.h"

#include <algorithm>
#include <span>

#include "core/board/jumps.h"
#include "core/support/inplace_vector.h"

namespace peg {

namespace {

constexpr std::size_t kShortRun = 4;  // jumps; what has more is a longer run

}  // namespace

Moves::Moves(const DenseCanonicalizer& canonicalizer) : canonicalizer_(&canonicalizer) {
    const std::span<const Jump> jumps = canonicalizer.board().jumps();
    for (std::size_t id = 0; id < jumps.size(); ++id) {
        const Jump& jump = jumps[id];
        const auto number = static_cast<JumpId>(id);
        from_[jump.from].push_back({jump.mask, jump.mask & ~bit(jump.to), number});
        into_[jump.to].push_back({jump.mask, bit(jump.to), number});
    }
}

bool Moves::visit(SearchDirection direction, const PagodaPool& pool,
                  const DenseCanonicalizer::Images& images, Visit visit, Bits movers) const {
    const Board& board = canonicalizer_->board();
    const PagodaPool::Slack slack = pool.slack(images.pegs);
    if (!pool.possible(slack)) return false;
    const bool forwards = direction == SearchDirection::kForwards;
    const Position seen{forwards ? images.pegs : board.holes() & ~images.pegs};
    Run run{direction, &pool, visit, images, {}, {}};
    bool stop = false;
    for_each_jump(board, seen, [&](JumpId jump) {
        const Hole mover = forwards ? board.jump(jump).from : board.jump(jump).to;
        if (!stop && contains(movers, mover) && pool.possible(slack, jump))
            stop = visit_run(run, slack, jump);
    });
    return stop;
}

bool Moves::visit_run(Run& run, const PagodaPool::Slack& before, JumpId jump) const {
    canonicalizer_->flip(run.images, jump);
    run.jumps.push_back(jump);
    const bool stop = visit_end(run, before, jump);
    run.jumps.pop_back();
    canonicalizer_->flip(run.images, jump);
    return stop;
}

bool Moves::visit_end(Run& run, const PagodaPool::Slack& before, JumpId jump) const {
    const Bits pegs = run.images.pegs;
    const bool forwards = run.direction == SearchDirection::kForwards;
    const Jump& last = canonicalizer_->board().jump(jump);
    const Hole peg = forwards ? last.to : last.from;
    if (run.jumps.size() > kShortRun) {
        if (!run.seen) run.seen.emplace();
        Bits& seen = (*run.seen)[pegs];
        if (contains(seen, peg)) return false;
        seen |= bit(peg);
    }
    if (run.visit(run.images, run.jumps)) return true;
    InplaceVector<JumpId, kMaxDirections> next;
    for (const Next& on : (forwards ? from_ : into_)[peg])
        if ((pegs & on.holes) == on.pegs) next.add(on.jump);
    // Most runs end here: then there is no need of a slack.
    if (next.size() == 0) return false;
    const PagodaPool::Slack slack = run.pool->slack(before, jump);
    return std::ranges::any_of(next, [&](JumpId on) {
        return run.pool->possible(slack, on) && visit_run(run, slack, on);
    });
}

}  // namespace peg
