// SPDX-License-Identifier: MIT
#pragma once

// The part of the checker of certificates that checks one region of a cost partition: the cost of
// the cheapest path from the start's pattern to the goal's, by relaxation (Bellman-Ford). Like the
// rest of the checker it shares no code with the finder of cost partitions (projection.h).

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"

namespace peg {

// The graph of one region. A pattern is the set of its holes that have a peg, with the first hole
// as bit 0. Seen from the region, a jump removes up to two pegs, puts in at most one, or does
// nothing.
class RegionPaths {
public:
    // `region` has at most 9 holes, all on the board, and costs only for jumps of the board.
    RegionPaths(const Board& board, const CostPartition::Region& region) {
        for (Hole hole : board.reading_order())
            if (contains(region.holes, hole)) holes_.push_back(hole);
        std::vector<std::int64_t> costs(board.jumps().size());
        for (const auto& [jump, cost] : region.costs) costs[jump] += cost;
        for (std::size_t id = 0; id < costs.size(); ++id) {
            const Jump& jump = board.jumps()[id];
            add({place(jump.from) | place(jump.over), place(jump.to), costs[id]});
        }
    }

    // The minimum cost of a path from the start's pattern to the goal's; kNoPath if there is no
    // path; empty if a cycle on the way has a negative cost, so that there is no minimum. Adds to
    // `steps` the number of jump effects examined. Cost: at most 4^holes * effects.
    static constexpr std::int64_t kNoPath = std::numeric_limits<std::int64_t>::max();
    std::optional<std::int64_t> cheapest(Bits start, Bits goal, std::uint64_t& steps) const {
        const std::size_t patterns = std::size_t{1} << holes_.size();
        const std::vector<bool> on_the_way = leading_to(pattern(goal), steps);
        std::vector<std::int64_t> least(patterns, kNoPath);
        std::vector<bool> lowered(patterns);  // since the jumps from it were examined
        if (!on_the_way[pattern(start)]) return kNoPath;
        least[pattern(start)] = 0;
        lowered[pattern(start)] = true;
        // After n sweeps all paths of n jumps have been considered. A path without a cycle has
        // fewer jumps than there are patterns; one more sweep examines the pattern that was lowered
        // last, and another one finds nothing to do. Most jumps remove pegs, so large patterns come
        // first.
        for (std::size_t sweep = 0; sweep <= patterns; ++sweep) {
            bool any = false;
            for (std::size_t at = patterns; at-- > 0;) {
                if (!lowered[at]) continue;
                lowered[at] = false;
                any = true;
                steps += effects_.size();
                for (const Effect& effect : effects_) {
                    if ((at & effect.taken) != effect.taken || (at & effect.put) != 0) continue;
                    const std::size_t to = at ^ effect.taken ^ effect.put;
                    if (!on_the_way[to] || least[at] + effect.cost >= least[to]) continue;
                    least[to] = least[at] + effect.cost;
                    lowered[to] = true;
                }
            }
            if (!any) return least[pattern(goal)];
        }
        return std::nullopt;
    }

private:
    struct Effect {
        std::size_t taken, put;  // disjoint sets of places
        std::int64_t cost;
    };

    std::size_t place(Hole hole) const {
        const auto at = std::ranges::find(holes_, hole);
        return at == holes_.end() ? 0 : std::size_t{1} << (at - holes_.begin());
    }

    std::size_t pattern(Bits pegs) const {
        std::size_t pattern = 0;
        for (std::size_t i = 0; i < holes_.size(); ++i)
            if (contains(pegs, holes_[i])) pattern |= std::size_t{1} << i;
        return pattern;
    }

    // Of several jumps with the same effect on the region, only the cheapest matters.
    void add(const Effect& effect) {
        if ((effect.taken | effect.put) == 0) return;
        const auto same = std::ranges::find_if(effects_, [&](const Effect& other) {
            return other.taken == effect.taken && other.put == effect.put;
        });
        if (same == effects_.end())
            effects_.push_back(effect);
        else
            same->cost = std::min(same->cost, effect.cost);
    }

    // The patterns from which some path leads to `goal`.
    std::vector<bool> leading_to(std::size_t goal, std::uint64_t& steps) const {
        std::vector<bool> leading(std::size_t{1} << holes_.size());
        std::vector<std::size_t> open{goal};
        leading[goal] = true;
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            steps += effects_.size();
            for (const Effect& effect : effects_) {
                if ((at & effect.taken) != 0 || (at & effect.put) != effect.put) continue;
                const std::size_t from = at ^ effect.taken ^ effect.put;
                if (leading[from]) continue;
                leading[from] = true;
                open.push_back(from);
            }
        }
        return leading;
    }

    std::vector<Hole> holes_;
    std::vector<Effect> effects_;
};

}  // namespace peg
