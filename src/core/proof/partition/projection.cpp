// SPDX-License-Identifier: MIT
#include "core/proof/partition/projection.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>

namespace peg {

namespace {

constexpr std::uint16_t kNowhere = 0xffff;

// How each pattern was reached on the cheapest path so far.
struct Arrival {
    std::uint16_t from = kNowhere;
    std::uint16_t jump = 0;
};

// Some pattern on a cycle of arrivals; each pattern is marked with the trace back that reached it
// first.
std::optional<std::uint16_t> on_cycle(std::span<const Arrival> arrivals) {
    std::vector<std::uint16_t> path(arrivals.size(), kNowhere);
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        const auto end = static_cast<std::uint16_t>(i);
        std::uint16_t at = end;
        for (; at != kNowhere && path[at] == kNowhere; at = arrivals[at].from) path[at] = end;
        if (at != kNowhere && path[at] == end) return at;
    }
    return std::nullopt;
}

}  // namespace

Projection::Projection(const Board& board, Bits holes) : holes_(holes) {
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

std::size_t Projection::pattern(Bits pegs) const {
    std::size_t pattern = 0, place = 1;
    for_each_hole(holes_, [&](Hole hole) {
        if (contains(pegs, hole)) pattern |= place;
        place <<= 1;
    });
    return pattern;
}

Projection::Path Projection::cheapest(Bits from, Bits to, std::span<const double> costs) const {
    constexpr double kTiny = 1e-7;    // otherwise rounding errors would look like savings
    constexpr int kSweepsAtOnce = 8;  // before a cycle is looked for
    std::vector<double> least(order_.size(), HUGE_VAL);
    std::vector<Arrival> arrivals(order_.size());
    const auto first = static_cast<std::uint16_t>(pattern(from));
    const auto last = static_cast<std::uint16_t>(pattern(to));
    std::vector<bool> lowered(order_.size());  // since its steps were examined
    least[first] = 0;
    lowered[first] = true;
    const auto sweep = [&] {
        bool any = false;
        for (std::uint16_t at : order_) {
            if (!lowered[at]) continue;
            lowered[at] = false;
            any = true;
            for (Step step : steps(at)) {
                const double there = least[at] + costs[step.jump];
                if (there >= least[step.to] - kTiny) continue;
                least[step.to] = there;
                arrivals[step.to] = {at, step.jump};
                lowered[step.to] = true;
            }
        }
        return any;
    };

    Path path;
    // Traces back until `stop`. A path begins at the first pattern, at which nothing arrives except
    // a cycle.
    const auto trace = [&](std::uint16_t end, std::uint16_t stop) {
        std::uint16_t at = end;
        do {
            path.jumps.push_back(arrivals[at].jump);
            path.cost += costs[arrivals[at].jump];
            at = arrivals[at].from;
        } while (at != stop);
    };
    int sweeps = 0;
    for (bool going_on = true; going_on;) {
        going_on = sweep();
        if (going_on && ++sweeps % kSweepsAtOnce != 0) continue;
        if (const auto end = on_cycle(arrivals)) {
            path.kind = Path::Kind::kCycle;
            trace(*end, *end);
            return path;
        }
    }
    if (least[last] == HUGE_VAL) return path;
    path.kind = Path::Kind::kPath;
    if (last != first) trace(last, first);
    return path;
}

std::optional<std::vector<double>> Projection::costs_to(Bits to,
                                                        std::span<const double> costs) const {
    std::vector<double> least(order_.size(), HUGE_VAL);
    least[pattern(to)] = 0;
    // Patterns with few pegs first, because most jumps remove pegs. After n sweeps all paths of n
    // jumps have been considered, and a path without a cycle has fewer jumps than there are
    // patterns.
    bool lowered = true;
    for (std::size_t sweep = 0; lowered; ++sweep) {
        if (sweep > order_.size()) return std::nullopt;
        lowered = false;
        for (std::size_t i = order_.size(); i-- > 0;) {
            double& here = least[order_[i]];
            for (Step step : steps(order_[i])) {
                const double cost = costs[step.jump] + least[step.to];
                if (cost >= here) continue;
                here = cost;
                lowered = true;
            }
        }
    }
    return least;
}

}  // namespace peg
