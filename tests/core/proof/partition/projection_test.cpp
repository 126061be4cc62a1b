// SPDX-License-Identifier: MIT
#include "core/proof/partition/projection.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <ranges>
#include <string>
#include <vector>

#include "support/translate.h"

namespace peg {

namespace {

using Kind = Projection::Path::Kind;

struct DrawnProjection {
    oracle::Board board;
    std::vector<bool> inside;   // indexed by hole
    std::vector<double> costs;  // indexed by jump of the board
};

// The region's pattern after a jump, if the jump is possible as far as the region can tell;
// otherwise empty.
std::string after(const DrawnProjection& drawn, const std::string& pattern,
                  const oracle::Jump& jump) {
    std::string next = pattern;
    for (const auto& [hole, before, behind] :
         {std::tuple{jump.from, 'x', 'o'}, {jump.over, 'x', 'o'}, {jump.to, 'o', 'x'}}) {
        const auto i = static_cast<std::size_t>(hole);
        if (!drawn.inside[i]) continue;
        if (pattern[i] != before) return "";
        next[i] = behind;
    }
    return next;
}

bool touches(const DrawnProjection& drawn, const oracle::Jump& jump) {
    return drawn.inside[static_cast<std::size_t>(jump.from)] ||
           drawn.inside[static_cast<std::size_t>(jump.over)] ||
           drawn.inside[static_cast<std::size_t>(jump.to)];
}

// Min costs of paths to every pattern, in as many rounds as there are patterns; nothing if costs
// would fall forever.
std::optional<std::map<std::string, double>> all_cheapest(const DrawnProjection& drawn,
                                                          const std::string& from) {
    std::map<std::string, double> least{{from, 0}};
    for (int round = 0; round <= 1 << 9; ++round) {
        bool changed = false;
        for (const auto& [pattern, cost] : std::map(least))
            for (std::size_t j = 0; j < drawn.board.jumps.size(); ++j) {
                if (!touches(drawn, drawn.board.jumps[j])) continue;
                const std::string next = after(drawn, pattern, drawn.board.jumps[j]);
                if (next.empty()) continue;
                const auto [at, added] = least.try_emplace(next, cost + drawn.costs[j]);
                changed |= added || cost + drawn.costs[j] < at->second;
                at->second = std::min(at->second, cost + drawn.costs[j]);
            }
        if (!changed) return least;
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("cheapest paths of a region are the oracle's", "[regions][oracle]") {
    oracle::Random random(211);
    std::array<int, 3> seen{};
    for (int i = 0; i < 600; ++i) {
        DrawnProjection drawn{
            oracle::random_connected_board(random, i % 2 == 1, 4 + oracle::below(random, 8)),
            {},
            {}};
        const Board board = board_of(drawn.board);
        const int holes = board.hole_count();
        Bits region = 0;
        for (int hole = 0; hole < holes; ++hole) {
            const bool inside = oracle::below(random, 2) == 0 && count(region) < 6;
            drawn.inside.push_back(inside);
            if (inside) region |= bit(hole_of(board, hole));
        }
        const auto pattern = [&](oracle::Pegs pegs) {
            for (std::size_t h = 0; h < pegs.size(); ++h)
                if (!drawn.inside[h]) pegs[h] = '.';
            return pegs;
        };
        const int lowest = i % 3 == 0 ? -1 : 0;
        for (std::size_t j = 0; j < drawn.board.jumps.size(); ++j)
            drawn.costs.push_back(lowest + oracle::below(random, 4));
        const Projection graph(board, region);
        std::vector<oracle::Jump> jumps;
        std::vector<double> costs;
        for (JumpId id : graph.jumps()) {
            jumps.push_back(jump_of(board, board.jump(id)));
            const auto at = std::ranges::find(drawn.board.jumps, jumps.back());
            costs.push_back(
                drawn.costs.at(static_cast<std::size_t>(at - drawn.board.jumps.begin())));
        }

        const oracle::Pegs start = oracle::random_pegs(random, drawn.board, holes * 2 / 3);
        const oracle::Pegs end = oracle::random_pegs(random, drawn.board, holes / 3);
        const auto path =
            graph.cheapest(position_of(board, start).pegs, position_of(board, end).pegs, costs);
        // The same costs for all patterns at once, only without negative cycles.
        if (const auto to_end = graph.costs_to(position_of(board, end).pegs, costs)) {
            for (std::size_t j = 0; j < 4; ++j) {
                const Bits any = j == 0 ? position_of(board, start).pegs : random() & board.holes();
                const auto from_any = graph.cheapest(any, position_of(board, end).pegs, costs);
                if (from_any.kind == Kind::kCycle)
                    continue;  // a cycle that does not lead to the end
                const double expected = from_any.kind == Kind::kNone ? HUGE_VAL : from_any.cost;
                REQUIRE(to_end->at(graph.pattern(any)) == expected);
            }
        } else {
            REQUIRE(std::ranges::any_of(costs, [](double cost) { return cost < 0; }));
        }
        ++seen.at(static_cast<std::size_t>(path.kind));
        const auto least = all_cheapest(drawn, pattern(start));
        CAPTURE(oracle::write(drawn.board, start), oracle::write(drawn.board, end), i);
        REQUIRE((path.kind == Kind::kCycle) == !least);

        double cost = 0;
        Bits flipped = 0;
        for (std::size_t jump : path.jumps) {
            cost += costs.at(jump);
            flipped ^= board.jump(graph.jumps()[jump]).mask & region;
        }
        REQUIRE(cost == path.cost);
        if (path.kind == Kind::kCycle) {
            REQUIRE(flipped == 0);
            REQUIRE(cost < 0);
            continue;
        }
        const auto found = least->find(pattern(end));
        REQUIRE((path.kind == Kind::kNone) == (found == least->end()));
        if (path.kind == Kind::kNone) continue;
        REQUIRE(cost == found->second);
        std::string at = pattern(start);
        for (std::size_t jump : std::views::reverse(path.jumps)) {
            at = after(drawn, at, jumps.at(jump));
            REQUIRE_FALSE(at.empty());
        }
        REQUIRE(at == pattern(end));
    }
    for (int kind : seen) CHECK(kind > 20);
}

}  // namespace peg
