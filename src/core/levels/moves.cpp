// SPDX-License-Identifier: MIT
#include "core/levels/moves.h"

#include <algorithm>

#include "core/board/jumps.h"

namespace peg {

namespace {

constexpr std::size_t kShortRun = 4;  // in jumps; a run of more jumps is a longer run

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

Moves::Visited Moves::visit(SearchDirection direction, const PagodaPool& pool,
                            const DenseCanonicalizer::Images& images, Visit visit,
                            Bits movers) const {
    const Board& board = canonicalizer_->board();
    const PagodaPool::Slack slack = pool.slack(images.pegs);
    if (!pool.possible(slack)) return Visited::kAll;
    const bool forwards = direction == SearchDirection::kForwards;
    const Position seen{forwards ? images.pegs : board.holes() & ~images.pegs};
    Run run{.direction = direction, .pool = &pool, .visit = visit};
    bool stop = false;
    for_each_jump(board, seen, [&](JumpId jump) {
        const Hole mover = forwards ? board.jump(jump).from : board.jump(jump).to;
        if (!stop && contains(movers, mover) && pool.possible(slack, jump))
            stop = visit_run(run, images, slack, jump);
    });
    if (!stop) return Visited::kAll;
    return run.left > 0 ? Visited::kStopped : Visited::kSome;
}

bool Moves::visit_run(Run& run, const DenseCanonicalizer::Images& from,
                      const PagodaPool::Slack& before, JumpId jump) const {
    if (--run.left == 0) return true;
    const DenseCanonicalizer::Images images = canonicalizer_->flipped(from, jump);
    const Bits pegs = images.pegs;
    const bool forwards = run.direction == SearchDirection::kForwards;
    const Jump& last = canonicalizer_->board().jump(jump);
    const Hole peg = forwards ? last.to : last.from;
    if (run.jumps.size() >= kShortRun) {
        if (!run.seen) run.seen.emplace();
        Bits& seen = (*run.seen)[pegs];
        if (contains(seen, peg)) return false;
        seen |= bit(peg);
    }
    run.jumps.add(jump);
    const std::span<const Next> next = (forwards ? from_ : into_)[peg];
    const auto possible = [pegs](const Next& on) { return (pegs & on.holes) == on.pegs; };
    const bool goes_on = std::ranges::any_of(next, possible);
    // Most runs end here, and then no slack has to be computed.
    const bool stop = run.visit(images, run.jumps) || (goes_on && go_on(run, images, before, next));
    run.jumps.remove_last();
    return stop;
}

bool Moves::go_on(Run& run, const DenseCanonicalizer::Images& images,
                  const PagodaPool::Slack& before, std::span<const Next> next) const {
    const PagodaPool::Slack slack = run.pool->slack(before, run.jumps.last());
    return std::ranges::any_of(next, [&](const Next& on) {
        return (images.pegs & on.holes) == on.pegs && run.pool->possible(slack, on.jump) &&
               visit_run(run, images, slack, on.jump);
    });
}

}  // namespace peg
