// SPDX-License-Identifier: MIT
#include "core/count/retrograde/winning_positions.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <map>
#include <set>
#include <vector>

#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// For each of some outcomes: can play lead from it to one of the ends?
bool leads_to(const oracle::Board& board, const oracle::Pegs& pegs,
              const std::set<oracle::Pegs>& ends, std::map<oracle::Pegs, bool>& known) {
    if (const auto found = known.find(pegs); found != known.end()) return found->second;
    bool leads = ends.contains(pegs);
    for (const oracle::Jump& jump : oracle::legal_jumps(board, pegs))
        leads = leads_to(board, oracle::after(pegs, jump), ends, known) || leads;
    return known[pegs] = leads;
}

// The number of sequences of jumps from the start to each position.
std::map<oracle::Pegs, std::uint64_t> paths_from(const oracle::Board& board,
                                                 const oracle::Pegs& start) {
    std::map<oracle::Pegs, std::uint64_t> all{{start, 1}};
    for (auto level = all; !level.empty();) {
        std::map<oracle::Pegs, std::uint64_t> next;
        for (const auto& [pegs, paths] : level)
            for (const oracle::Jump& jump : oracle::legal_jumps(board, pegs))
                next[oracle::after(pegs, jump)] += paths;
        all.insert(next.begin(), next.end());
        level = std::move(next);
    }
    return all;
}

// The probability that random jumps lead from the start to each position.
std::map<oracle::Pegs, double> chances_from(const oracle::Board& board, const oracle::Pegs& start) {
    std::map<oracle::Pegs, double> all{{start, 1.0}};
    for (auto level = all; !level.empty();) {
        std::map<oracle::Pegs, double> next;
        for (const auto& [pegs, chance] : level) {
            const auto jumps = oracle::legal_jumps(board, pegs);
            for (const oracle::Jump& jump : jumps)
                next[oracle::after(pegs, jump)] += chance / static_cast<double>(jumps.size());
        }
        all.insert(next.begin(), next.end());
        level = std::move(next);
    }
    return all;
}

TEST_CASE("what wins, and the paths to it, are those of the oracle", "[count]") {
    oracle::Random random(257);
    std::size_t most = 0;
    int with_losing = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 8, 15)) {
        const oracle::Pegs start =
            i % 3 == 0 ? oracle::complement(oracle::single(drawn, 0))
                       : oracle::random_pegs(random, drawn, 4 + oracle::below(random, 5));
        const Bits first = position_of(board, start).pegs;
        const DenseCanonicalizer canonicalizer(board, std::array{first});
        JumpLevels levels(canonicalizer, std::array{first});
        const auto depth = static_cast<std::size_t>(1 + oracle::below(random, 6));
        while (levels.depth() < depth && !levels.exhausted()) levels.expand(100, kNoLimit);
        if (levels.depth() < depth) continue;
        CAPTURE(oracle::write(drawn, start), drawn.triangular, depth);

        // Some orbits of the deepest level win.
        WinningPositions winning(levels);
        CHECK(winning.empty());
        const LevelSet& deepest = levels.level(depth);
        std::set<DensePosition> wins;
        LevelSet::Cursor cursor;
        while (const auto position = deepest.next(cursor))
            if (wins.empty() || oracle::below(random, 3) == 0) wins.insert(*position);
        for (int twice = 0; twice < 2; ++twice)
            for (DensePosition position : wins) winning.add(position);
        CHECK_FALSE(winning.empty());

        const auto form = [&](const oracle::Pegs& pegs) {
            return canonicalizer.smallest(position_of(board, pegs).pegs);
        };
        const auto paths = paths_from(drawn, start);
        const auto chances = chances_from(drawn, start);
        const std::size_t left = static_cast<std::size_t>(oracle::count(start)) - depth;
        std::set<oracle::Pegs> ends;
        for (const auto& [pegs, count] : paths)
            if (oracle::count(pegs) == static_cast<int>(left) && wins.contains(form(pegs)))
                ends.insert(pegs);
        std::map<oracle::Pegs, bool> known;
        std::set<DensePosition> forms;
        std::size_t losing = 0;
        for (const auto& [pegs, count] : paths) {
            if (leads_to(drawn, pegs, ends, known))
                forms.insert(form(pegs));
            else
                ++losing;
        }
        with_losing += losing > 0 ? 1 : 0;

        const auto nodes = [&] {
            return 1 + static_cast<std::uint64_t>(oracle::below(random, 40));
        };
        while (!winning.winning_kept()) winning.keep_winning(nodes(), kNoLimit);
        REQUIRE(winning.size() == forms.size());
        using Known = WinningPositions::Known;
        const auto count = [&] {
            while (!winning.counted()) winning.count(nodes(), kNoLimit);
            REQUIRE(winning.size() == forms.size());
        };
        most = std::max(most, forms.size());

        // From the deepest level to the start.
        winning.begin_counting_from_deepest(
            std::vector<Known>(static_cast<std::size_t>(winning.deepest_size()), {1, 1.0}));
        count();
        std::uint64_t ways = 0;
        for (const oracle::Pegs& end : ends) ways += paths.at(end);
        CHECK(winning.known(form(start)).solutions == ways);

        // From level 0: for each position, the paths to it, and the probability of reaching it by
        // its jumps. One list of neighbours for each winning position: the position itself, then
        // all before it.
        winning.begin_counting_from_level_0();
        count();
        Neighbours lists;
        std::vector<Uint128> expected, sums;
        std::set<DensePosition> seen;
        LevelSet::Cursor winning_cursor;
        while (const auto position = winning.next(winning_cursor)) {
            REQUIRE(seen.insert(*position).second);
            const oracle::Pegs pegs = pegs_of(board, {canonicalizer.pegs(*position)});
            REQUIRE(winning.known(*position).solutions == paths.at(pegs));
            const auto jumps = std::max<std::size_t>(1, oracle::legal_jumps(drawn, pegs).size());
            REQUIRE_THAT(winning.known(*position).share * static_cast<double>(jumps),
                         Catch::Matchers::WithinRel(chances.at(pegs), 1e-13));
            lists.positions.insert(lists.positions.end(), seen.begin(), seen.end());
            lists.end_list();
            expected.push_back(paths.at(pegs) + (expected.empty() ? 0 : expected.back()));
        }
        REQUIRE(seen == wins);
        std::vector<Known> found;
        winning.append_known(lists, found);
        for (const Known& known_there : found) sums.push_back(known_there.solutions);
        CHECK(sums == expected);
        // Nothing is known about positions of the deepest level that do not win.
        LevelSet::Cursor all;
        while (const auto position = deepest.next(all))
            if (!wins.contains(*position)) REQUIRE(winning.known(*position) == Known{});
    }
    CHECK(most > 40);
    CHECK(with_losing > 50);
}

// True if a sequence of n jumps is possible.
bool can_play(const Board& board, Bits pegs, std::size_t jumps) {
    return jumps == 0 || std::ranges::any_of(board.jumps(), [&](const Jump& jump) {
               return is_legal({pegs}, jump) && can_play(board, pegs ^ jump.mask, jumps - 1);
           });
}

TEST_CASE("where all of the deepest level wins, so do all positions that lead there", "[count]") {
    const Board board = board_of(oracle::read_board(true, "x/xx/xxx/xxxx/xxxxx"));
    const Bits start = board.holes() & ~bit(hole_of(board, 0));
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    JumpLevels levels(canonicalizer, std::array{start});
    while (levels.depth() < 5) levels.expand(100, kNoLimit);
    WinningPositions winning(levels);
    LevelSet::Cursor cursor;
    while (const auto position = levels.level(5).next(cursor)) winning.add(*position);
    WinningPositions limited = winning;
    while (!winning.winning_kept()) winning.keep_winning(7, kNoLimit);
    std::uint64_t leading = levels.sizes()[5];
    for (std::size_t n = 0; n < 5; ++n) {
        LevelSet::Cursor earlier;
        while (const auto position = levels.level(n).next(earlier))
            leading += can_play(board, canonicalizer.pegs(*position), 5 - n) ? 1U : 0U;
    }
    CHECK(winning.size() == leading);
    CHECK(limited.keep_winning(10, limited.bytes() - 1) == 0);
    CHECK(limited.full());
}

}  // namespace
}  // namespace peg
