// SPDX-License-Identifier: MIT
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/count/class_count_search.h"
#include "core/levels/class_levels.h"
#include "core/levels/jump_levels.h"
#include "support/board_kinds.h"
#include "support/finishes.h"
#include "support/rounds.h"
#include "support/run_search.h"

// Counts and levels on wide boards, diagonal boards, and boards that list their jumps.

namespace peg {

namespace {

// The symmetries that fix the given positions.
std::vector<oracle::Symmetry> kept(const oracle::Board& drawn,
                                   const std::vector<oracle::Pegs>& positions) {
    std::vector<oracle::Symmetry> group;
    for (const oracle::Symmetry& symmetry : symmetries_of(drawn)) {
        bool keeps = true;
        for (const oracle::Pegs& pegs : positions)
            keeps = keeps && oracle::image(symmetry, pegs) == pegs;
        if (keeps) group.push_back(symmetry);
    }
    return group;
}

// The different multisets of jumps from a position to one of the ends.
using Multiset = std::multiset<oracle::Jump>;
const std::set<Multiset>& multisets(const oracle::Board& drawn, const oracle::Pegs& pegs,
                                    const std::set<oracle::Pegs>& ends,
                                    std::map<oracle::Pegs, std::set<Multiset>>& known) {
    if (const auto found = known.find(pegs); found != known.end()) return found->second;
    std::set<Multiset> all;
    if (ends.contains(pegs)) all.insert(Multiset{});
    for (const oracle::Jump& jump : oracle::legal_jumps(drawn, pegs))
        for (Multiset rest : multisets(drawn, oracle::after(pegs, jump), ends, known)) {
            rest.insert(jump);
            all.insert(std::move(rest));
        }
    return known[pegs] = std::move(all);
}

}  // namespace

TEST_CASE("counts and levels on all kinds of boards are the oracle's", "[count][kinds][oracle]") {
    int solvable = 0, lost = 0, with_symmetry = 0, sets = 0;
    for (const BoardKind kind : kBoardKinds) {
        oracle::Random random(1100 + static_cast<unsigned>(kind));
        for (int i = 0; i < rounds(1000); ++i) {
            const auto [drawn, board] = random_board_of_kind(random, kind, i);
            const oracle::Pegs start = random_start(random, {drawn, board}, i / 2);
            const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
            constexpr std::array kKinds{Finish::Kind::kHole, Finish::Kind::kAny,
                                        Finish::Kind::kPosition, Finish::Kind::kFewest};
            const Problem problem{position_of(board, start),
                                  random_finish(random, board,
                                                kKinds[static_cast<std::size_t>(i) % kKinds.size()],
                                                outcomes)};
            CAPTURE(i, format_board(board), oracle::write(drawn, start),
                    format_finish(board, problem.finish));
            const std::set<oracle::Pegs> ends = ends_of(board, problem.finish, outcomes);

            // Levels, up to the symmetries that fix the start.
            const auto group = kept(drawn, {start});
            with_symmetry += group.size() > 1;
            std::vector<std::set<oracle::Pegs>> by_jumps;
            for (const oracle::Pegs& pegs : outcomes) {
                const auto n = static_cast<std::size_t>(oracle::count(start) - oracle::count(pegs));
                by_jumps.resize(std::max(by_jumps.size(), n + 1));
                by_jumps[n].insert(oracle::least_image(group, pegs));
            }
            const Levels found = levels(board, problem, {}, -50);
            REQUIRE(found.sizes.size() == by_jumps.size());
            for (std::size_t n = 0; n < by_jumps.size(); ++n)
                REQUIRE(found.sizes[n] == by_jumps[n].size());

            oracle::Ways ways;
            oracle::count_ways(drawn, start, ends, ways);
            const Count count = counted(board, problem, {}, -50);
            REQUIRE(count.solutions);
            REQUIRE(*count.solutions == ways[start]);
            oracle::Odds odds;
            REQUIRE_THAT(count.odds.value_or(-1),
                         Catch::Matchers::WithinRel(oracle::odds(drawn, start, ends, odds), 1e-13));
            ++(ends.empty() ? lost : solvable);
            if (outcomes.size() > 60 || i % 3 != 0) continue;
            std::map<oracle::Pegs, std::set<Multiset>> known;
            const std::size_t all = multisets(drawn, start, ends, known).size();
            REQUIRE(count.jump_sets);
            REQUIRE(*count.jump_sets == all);
            sets += all > 1;
        }
    }
    CHECK(solvable > rounds(500));
    CHECK(lost > rounds(300));
    CHECK(with_symmetry > rounds(50));
    CHECK(sets > rounds(50));
}

TEST_CASE("a class set on boards without the rule of three counts as single positions do",
          "[count][kinds]") {
    oracle::Random random(1110);
    int solutions = 0;
    for (int i = 0; i < rounds(12); ++i) {
        const KindBoard on = i % 2 == 0 ? diagonal_board([] {
            std::set<oracle::Place> all;
            for (int row = 0; row < 4; ++row)
                for (int column = 0; column < 5; ++column) all.insert({row, column});
            return all;
        }())
                                        : graph_board(20, cycle_edges(20));
        REQUIRE(ClassSet::possible(on.board));
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, on.drawn, 8);
        const Bits start = position_of(on.board, pegs).pegs;
        const Problem problem{{start}, Finish::any()};
        const DenseCanonicalizer canonicalizer(on.board, std::array{start});
        CAPTURE(i, format_board(on.board), oracle::write(on.drawn, pegs));
        JumpLevels one_by_one(canonicalizer, std::array{start});
        ClassLevels in_sets(canonicalizer, one_by_one.level(0));
        while (!one_by_one.exhausted()) one_by_one.expand(1000, kNoLimit);
        while (!in_sets.exhausted()) in_sets.expand(1000);
        REQUIRE(in_sets.sizes() == one_by_one.sizes());
        const oracle::Outcomes outcomes = oracle::outcomes(on.drawn, pegs);
        oracle::Ways ways;
        oracle::count_ways(on.drawn, pegs, ends_of(on.board, Finish::any(), outcomes), ways);
        REQUIRE(counted(on.board, problem).solutions == Uint128{ways[pegs]});
        std::vector<Bits> finishes;
        for (const Hole hole : on.board.reading_order()) finishes.push_back(bit(hole));
        ClassCountSearch search(canonicalizer, start, finishes);
        while (!search.prospects() && !search.full()) search.run(100'000, kNoLimit);
        REQUIRE(search.prospects()->solutions == Uint128{ways[pegs]});
        solutions += ways[pegs] > 1;
    }
    CHECK(solutions > rounds(5));
}

}  // namespace peg
