// SPDX-License-Identifier: MIT
#include "core/region_graph.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>

namespace peg {

namespace {

constexpr std::uint16_t kNowhere = 0xffff;

// How each pattern was reached on the shortest walk known.
struct Arrival {
    std::uint16_t from = kNowhere;
    std::uint16_t jump = 0;
};

// Some pattern on a cycle of arrivals: each is marked by the walk back that came to it first.
std::optional<std::uint16_t> on_cycle(std::span<const Arrival> arrivals) {
    std::vector<std::uint16_t> walk(arrivals.size(), kNowhere);
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        const auto end = static_cast<std::uint16_t>(i);
        std::uint16_t at = end;
        for (; at != kNowhere && walk[at] == kNowhere; at = arrivals[at].from) walk[at] = end;
        if (at != kNowhere && walk[at] == end) return at;
    }
    return std::nullopt;
}

}  // namespace

RegionGraph::RegionGraph(const Board& board, Bits holes) : holes_(holes) {
    struct Change {
        std::size_t needed;   // pegs of the pattern before
        std::size_t touched;  // all of the region's holes that change
    };
    std::vector<Change> changes;
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        if ((jump.mask & holes) == 0) continue;
        jumps_.push_back(static_cast<JumpId>(id));
        changes.push_back({pattern(jump.mask & ~bit(jump.to)), pattern(jump.mask)});
    }
    const std::size_t patterns = std::size_t{1} << count(holes);
    for (std::size_t before = 0; before < patterns; ++before) {
        first_.push_back(static_cast<std::uint32_t>(steps_.size()));
        for (std::size_t k = 0; k < changes.size(); ++k)
            if ((before & changes[k].touched) == changes[k].needed)
                steps_.push_back({static_cast<std::uint16_t>(before ^ changes[k].touched),
                                  static_cast<std::uint16_t>(k)});
    }
    first_.push_back(static_cast<std::uint32_t>(steps_.size()));
    order_.resize(patterns);
    std::iota(order_.begin(), order_.end(), std::uint16_t{0});
    std::ranges::stable_sort(order_, std::greater{},
                             [](std::uint16_t pattern) { return std::popcount(pattern); });
}

std::size_t RegionGraph::pattern(Bits pegs) const {
    std::size_t pattern = 0, place = 1;
    for_each_hole(holes_, [&](Hole hole) {
        if (contains(pegs, hole)) pattern |= place;
        place <<= 1;
    });
    return pattern;
}

RegionGraph::Walk RegionGraph::shortest(Bits from, Bits to, std::span<const double> lengths) const {
    constexpr double kTiny = 1e-7;    // or roundings would look like short cuts
    constexpr int kSweepsAtOnce = 8;  // until a cycle is looked for
    std::vector<double> distance(order_.size(), HUGE_VAL);
    std::vector<Arrival> arrivals(order_.size());
    const auto first = static_cast<std::uint16_t>(pattern(from));
    const auto last = static_cast<std::uint16_t>(pattern(to));
    std::vector<bool> shorter(order_.size());  // since its steps were looked at
    distance[first] = 0;
    shorter[first] = true;
    const auto sweep = [&] {
        bool any = false;
        for (std::uint16_t at : order_) {
            if (!shorter[at]) continue;
            shorter[at] = false;
            any = true;
            for (Step step : steps(at)) {
                const double there = distance[at] + lengths[step.jump];
                if (there >= distance[step.to] - kTiny) continue;
                distance[step.to] = there;
                arrivals[step.to] = {at, step.jump};
                shorter[step.to] = true;
            }
        }
        return any;
    };

    Walk walk;
    // Back to where the end is met again; the way begins at the first pattern, which nothing
    // arrives at but a cycle.
    const auto trace = [&](std::uint16_t end, std::uint16_t stop) {
        std::uint16_t at = end;
        do {
            walk.jumps.push_back(arrivals[at].jump);
            walk.length += lengths[arrivals[at].jump];
            at = arrivals[at].from;
        } while (at != stop);
    };
    int sweeps = 0;
    for (bool going_on = true; going_on;) {
        going_on = sweep();
        if (going_on && ++sweeps % kSweepsAtOnce != 0) continue;
        if (const auto end = on_cycle(arrivals)) {
            walk.kind = Walk::Kind::kCycle;
            trace(*end, *end);
            return walk;
        }
    }
    if (distance[last] == HUGE_VAL) return walk;
    walk.kind = Walk::Kind::kWay;
    if (last != first) trace(last, first);
    return walk;
}

}  // namespace peg
