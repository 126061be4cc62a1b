// SPDX-License-Identifier: MIT
#include "core/solver/moves/shortest_solutions_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <tuple>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

ShortestSolutions shortest_solutions(const Board& board, const Problem& problem,
                                     std::size_t most = 0, const Limits& limits = {},
                                     std::uint64_t step = 100'000) {
    ShortestSolutionsSearch search(board, most);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

// Start hole, end hole, and the pegs that are taken.
using MoveKind = std::tuple<int, int, std::set<int>>;
using Sets = std::set<std::vector<MoveKind>>;

// All moves of a peg, of any number of jumps, and the positions after them.
void add_moves(const oracle::Board& drawn, const oracle::Pegs& pegs, int start, int peg,
               const std::set<int>& taken, std::set<std::pair<MoveKind, oracle::Pegs>>& moves) {
    for (const oracle::Jump& jump : oracle::legal_jumps(drawn, pegs)) {
        if (jump.from != peg) continue;
        std::set<int> more = taken;
        more.insert(jump.over);
        const oracle::Pegs next = oracle::after(pegs, jump);
        moves.insert({{start, jump.to, more}, next});
        add_moves(drawn, next, start, jump.to, more, moves);
    }
}

// The multisets of moves that lead to one of the ends in the fewest moves.
Sets fewest_moves(const oracle::Board& drawn, const oracle::Pegs& start,
                  const std::set<oracle::Pegs>& ends) {
    std::map<oracle::Pegs, Sets> level{{start, {{}}}};
    while (!level.empty()) {
        Sets all;
        for (const auto& [pegs, sets] : level)
            if (ends.contains(pegs)) all.insert(sets.begin(), sets.end());
        if (!all.empty()) return all;
        std::map<oracle::Pegs, Sets> next;
        for (const auto& [pegs, sets] : level) {
            std::set<std::pair<MoveKind, oracle::Pegs>> moves;
            for (int peg = 0; peg < static_cast<int>(pegs.size()); ++peg)
                add_moves(drawn, pegs, peg, peg, {}, moves);
            for (const auto& [kind, after] : moves)
                for (std::vector<MoveKind> set : sets) {
                    set.insert(std::ranges::upper_bound(set, kind), kind);
                    next[after].insert(set);
                }
        }
        level = std::move(next);
    }
    return {};
}

std::vector<MoveKind> moved(const oracle::Symmetry& symmetry, const std::vector<MoveKind>& set) {
    const auto of = [&](int hole) { return symmetry[static_cast<std::size_t>(hole)]; };
    std::vector<MoveKind> image;
    for (const auto& [start, end, taken] : set) {
        std::set<int> holes;
        for (const int hole : taken) holes.insert(of(hole));
        image.push_back({of(start), of(end), holes});
    }
    std::ranges::sort(image);
    return image;
}

TEST_CASE("the shortest solutions are those of the oracle", "[shortest]") {
    oracle::Random random(133);
    std::size_t most = 0;
    bool merged = false;
    for (const auto& [i, drawn, board] : random_boards(random, 250, 8, 14)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 3 + i % 5);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const int fewest = oracle::fewest_pegs(outcomes);
        std::set<oracle::Pegs> ends;
        for (const oracle::Pegs& position : outcomes)
            if (oracle::count(position) == fewest) ends.insert(position);
        std::vector<oracle::Pegs> kept{start};
        Finish finish = fewest == 1 && i % 2 == 0 ? Finish::any() : Finish::fewest();
        if (i % 3 == 0) {
            ends = {*ends.begin()};
            kept.push_back(*ends.begin());
            finish = Finish::exactly(position_of(board, *ends.begin()));
        }
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        const Sets all = fewest_moves(drawn, start, ends);
        Sets distinct;
        for (const std::vector<MoveKind>& set : all) {
            std::vector<MoveKind> least = set;
            for (const oracle::Symmetry& symmetry : oracle::keeping(drawn, kept))
                least = std::min(least, moved(symmetry, set));
            distinct.insert(least);
        }
        const Problem problem{position_of(board, start), finish};
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 400));
        const ShortestSolutions found = shortest_solutions(board, problem, 0, {}, step);
        REQUIRE(found.verdict == Verdict::kSolvable);
        REQUIRE(found.moves == all.begin()->size());
        REQUIRE(found.count == distinct.size());
        REQUIRE(found.found.size() == distinct.size());
        for (const std::vector<JumpId>& jumps : found.found) {
            const Replay played = replay(board, problem, jumps);
            REQUIRE(played.legal == jumps.size());
            REQUIRE((played.finished || peg_count(played.end) == fewest));
            REQUIRE(moves_of(board, jumps).size() == found.moves);
        }
        most = std::max(most, distinct.size());
        merged = merged || distinct.size() < all.size();
    }
    CHECK(most > 3);
    CHECK(merged);
}

// G. Bell's catalogue.
TEST_CASE("the shortest solutions of the Triangle-15 are 133", "[shortest]") {
    const Board board = board_named("triangle15");
    std::uint64_t sum = 0;
    for (const auto& [from, to, count] : {std::tuple{"a1", "a1", 15U},
                                          {"a4", "a1", 15U},
                                          {"c5", "a1", 6U},
                                          {"c5", "b3", 5U},
                                          {"a1", "c5", 16U},
                                          {"b3", "c5", 5U},
                                          {"a4", "c5", 16U},
                                          {"c5", "c5", 15U},
                                          {"a1", "a4", 16U},
                                          {"a4", "a4", 8U},
                                          {"d4", "a4", 8U},
                                          {"c5", "a4", 8U}}) {
        CAPTURE(from, to);
        const Problem problem{{board.holes() & ~bit(*parse_hole(board, from))},
                              Finish::at(*parse_hole(board, to))};
        const ShortestSolutions found = shortest_solutions(board, problem, 3);
        CHECK(found.count == count);
        CHECK(found.found.size() == 3);
        sum += found.count.value_or(0);
    }
    CHECK(sum == 133);
}

TEST_CASE("the English central game has two shortest solutions", "[shortest]") {
    const auto [board, classic] = named("english");
    const ShortestSolutions found = shortest_solutions(board, classic);
    CHECK(found.moves == 18);
    CHECK(found.count == 2U);
}

// J.-C. Meyrignac 2003: 280, in 20 moves. That is their number if two moves between the same holes
// with the same number of jumps are the same move. Takes five minutes and 6 GB, and runs only if it
// is named: solver_tests "[long]".
TEST_CASE("the European board from c1 has 294 shortest solutions", "[.long][slow]") {
    const Board board = board_named("european");
    const Problem problem{{board.holes() & ~bit(*parse_hole(board, "c1"))}, Finish::any()};
    Limits limits;
    limits.bytes = std::size_t{12} << 30;
    const ShortestSolutions found = shortest_solutions(board, problem, 0, limits);
    CHECK(found.moves == 20);
    CHECK(found.count == 294U);
    std::set<std::vector<std::tuple<Hole, Hole, std::size_t>>> alike;
    for (const std::vector<JumpId>& jumps : found.found) {
        std::vector<std::tuple<Hole, Hole, std::size_t>> set;
        for (const Move& move : moves_of(board, jumps))
            set.emplace_back(board.jump(move.front()).from, board.jump(move.back()).to,
                             move.size());
        std::ranges::sort(set);
        alike.insert(set);
    }
    CHECK(alike.size() == 280);
}

TEST_CASE("shortest solutions where there are none, or nothing is to be done", "[shortest]") {
    const Board board = board_named("triangle15");
    const Hole a1 = *parse_hole(board, "a1");
    const ShortestSolutions none = shortest_solutions(
        board, {{board.holes() & ~bit(a1)}, Finish::at(*parse_hole(board, "b3"))});
    CHECK(none.verdict == Verdict::kUnsolvable);
    CHECK(none.count == 0);
    CHECK(none.found.empty());
    const ShortestSolutions there = shortest_solutions(board, {{bit(a1)}, Finish::at(a1)});
    CHECK(there.verdict == Verdict::kSolvable);
    CHECK(there.count == 1);
    CHECK(there.moves == 0);
}

TEST_CASE("a limit leaves the shortest solutions uncounted", "[shortest]") {
    const Board board = board_named("triangle15");
    const Hole a1 = *parse_hole(board, "a1");
    const Problem problem{{board.holes() & ~bit(a1)}, Finish::at(a1)};
    const std::uint64_t all = shortest_solutions(board, problem).nodes;
    Limits limits;
    limits.nodes = all - 1;
    const ShortestSolutions some = shortest_solutions(board, problem, 0, limits);
    CHECK(some.verdict == Verdict::kSolvable);
    CHECK_FALSE(some.count);
    CHECK(some.found.size() == 1);
    CHECK(some.nodes == limits.nodes);
}

}  // namespace
}  // namespace peg
