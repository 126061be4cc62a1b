// SPDX-License-Identifier: MIT
#include "app/kit/proof/cheapest_path.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace peg {

namespace {

// The effect of a jump on the region.
struct Change {
    JumpId jump = 0;
    Bits taken = 0;
    Bits put = 0;
    std::int32_t cost = 0;
};

std::vector<Change> changes_in(const Board& board, const CostPartition::Region& region) {
    std::vector<Change> changes;
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        const Bits taken = (bit(jump.from) | bit(jump.over)) & region.holes;
        const Bits put = bit(jump.to) & region.holes;
        if ((taken | put) == 0) continue;
        const auto cost = std::ranges::find(region.costs, static_cast<JumpId>(id),
                                            &CostPartition::JumpCost::jump);
        changes.push_back(
            {static_cast<JumpId>(id), taken, put, cost != region.costs.end() ? cost->cost : 0});
    }
    return changes;
}

// The cheapest known path to a pattern: its cost and its last step.
struct Reached {
    std::int64_t cost = 0;
    Bits before = 0;
    PathStep step;
};

}  // namespace

// Relaxation (Bellman and Ford): costs may be negative, but no cycle has negative cost.
std::vector<PathStep> cheapest_path(const Board& board, const CostPartition::Region& region,
                                    Bits start, Bits goal) {
    const std::vector<Change> changes = changes_in(board, region);
    const Bits first = start & region.holes;
    const Bits last = goal & region.holes;
    std::unordered_map<Bits, Reached> reached{{first, {}}};
    std::vector<Bits> lowered{first};
    const std::size_t patterns = std::size_t{1} << count(region.holes);
    for (std::size_t round = 0; round < patterns && !lowered.empty(); ++round) {
        std::vector<Bits> next;
        for (const Bits from : lowered)
            for (const Change& change : changes) {
                if ((from & change.taken) != change.taken || (from & change.put) != 0) continue;
                const Bits to = (from & ~change.taken) | change.put;
                const std::int64_t cost = reached[from].cost + change.cost;
                const auto known = reached.find(to);
                if (known != reached.end() && known->second.cost <= cost) continue;
                reached[to] = {cost, from, {change.jump, change.cost, to}};
                next.push_back(to);
            }
        lowered = std::move(next);
    }
    std::vector<PathStep> path;
    if (!reached.contains(last)) return path;
    for (Bits at = last; at != first && path.size() < patterns; at = reached[at].before)
        path.push_back(reached[at].step);
    std::ranges::reverse(path);
    return path;
}

}  // namespace peg
