// SPDX-License-Identifier: MIT
#include "core/levels/move_levels.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

constexpr std::size_t kManyMoves = 1000;  // with this target no Merson region excludes anything

TEST_CASE("level n by moves holds what needs n moves and no fewer", "[levels][moves]") {
    oracle::Random random(241);
    constexpr std::size_t kDepth = 3;
    std::size_t most = 0;
    std::size_t longest = 0;  // longest path, in jumps beyond its number of moves
    for (const auto& [i, drawn, board] : random_boards(random, 120, 7, 14)) {
        const bool backwards = i % 4 < 2;
        const oracle::Pegs first = backwards
                                       ? oracle::random_pegs(random, drawn, 1 + i % 3)
                                       : oracle::random_pegs(random, drawn, board.hole_count() - 2);
        CAPTURE(oracle::write(drawn, first), drawn.triangular, backwards);
        const Bits pegs = position_of(board, first).pegs;
        const DenseCanonicalizer canonicalizer(board, std::array{pegs});
        const MersonRegions regions(board, board.holes(), 0, 0);
        const auto direction = backwards ? SearchDirection::kBackwards : SearchDirection::kForwards;
        const MovePools pools(board, regions, direction, 0);
        MoveLevels levels(canonicalizer, direction, std::array{pegs}, pools, kManyMoves);

        const auto expected = oracle::levels_by_moves(drawn, first, backwards, kDepth);
        std::uint64_t stored = 0;
        for (std::size_t n = 0; n <= kDepth; ++n) {
            REQUIRE(levels.depth() == n);
            std::set<DensePosition> canonical;
            for (const oracle::Pegs& position : expected[n])
                canonical.insert(canonicalizer.smallest(position_of(board, position).pegs));
            const auto frontier = levels.frontier();
            REQUIRE(std::set<DensePosition>(frontier.begin(), frontier.end()) == canonical);
            REQUIRE(frontier.size() == canonical.size());
            for (const DensePosition& position : frontier)
                REQUIRE(levels.find_first({&position, 1}) == &position);
            stored += canonical.size();
            REQUIRE(levels.stored() == stored);
            most = std::max(most, canonical.size());
            // A path of n moves from the first position to one of each level.
            if (!expected[n].empty()) {
                const Position end = position_of(board, *expected[n].begin());
                const std::vector<JumpId> path = *levels.path(end.pegs);
                REQUIRE(moves_of(board, path).size() == n);
                longest = std::max(longest, path.size() - n);
                Position played = backwards ? end : Position{pegs};
                for (JumpId jump : path) {
                    REQUIRE(is_legal(played, board.jump(jump)));
                    played = play(played, board.jump(jump));
                }
                const Position target = backwards ? Position{pegs} : end;
                // The path ends in a position that a symmetry maps to the target.
                REQUIRE(canonicalizer.smallest(played.pegs) == canonicalizer.smallest(target.pegs));
            }
            std::size_t added = 0;
            while (levels.expand(true)) added += levels.fresh().size();
            REQUIRE(added == levels.frontier().size());
        }

        // A last level that is not kept: its positions are reported, among others, and have paths.
        std::set<DensePosition> next;
        for (const oracle::Pegs& position : expected.back())
            next.insert(canonicalizer.smallest(position_of(board, position).pegs));
        MoveLevels last(canonicalizer, direction, std::array{pegs}, pools, kManyMoves);
        while (last.depth() + 1 < kDepth)
            while (last.expand(true)) continue;
        const std::uint64_t kept = last.stored();
        while (last.expand(false))
            for (const DensePosition position : last.fresh()) {
                if (next.erase(position) == 0) continue;
                const std::vector<JumpId> path = *last.path(canonicalizer.pegs(position));
                REQUIRE(moves_of(board, path).size() == kDepth);
            }
        REQUIRE(next.empty());
        REQUIRE(last.stored() == kept);
        REQUIRE(last.depth() == kDepth);
        REQUIRE(last.frontier().empty());
    }
    CHECK(most > 50);
    CHECK(longest > 0);
}

TEST_CASE("levels go on from the positions of a level that are kept", "[levels][moves]") {
    const Board& board = named("english").board;
    const Bits pegs = vacancy(board, *parse_hole(board, "d4")).pegs;
    const DenseCanonicalizer canonicalizer(board, std::array{pegs});
    const MersonRegions regions(board, board.holes(), 0, 0);
    const MovePools pools(board, regions, SearchDirection::kForwards, 0);
    const auto three_levels = [&] {
        MoveLevels levels(canonicalizer, SearchDirection::kForwards, std::array{pegs}, pools,
                          kManyMoves);
        while (levels.depth() < 3)
            while (levels.expand(true)) continue;
        return levels;
    };
    MoveLevels levels = three_levels();
    REQUIRE(levels.frontier().size() > 2);
    CHECK(levels.between_levels());
    const std::size_t bytes = levels.bytes();
    const std::vector<DensePosition> kept(levels.frontier().begin(), levels.frontier().begin() + 2);
    const DensePosition dropped = levels.frontier()[2];
    levels.restrict_frontier(kept);
    CHECK(levels.bytes() < bytes);
    CHECK(std::ranges::equal(levels.frontier(), kept));
    // Dropped positions stay known, and are not found again.
    CHECK(levels.find_first({&dropped, 1}) != nullptr);
    REQUIRE(levels.expand(true) > 0);
    CHECK_FALSE(levels.between_levels());
    while (levels.expand(true)) continue;
    REQUIRE_FALSE(levels.frontier().empty());
    MoveLevels all = three_levels();
    while (all.expand(true)) continue;
    CHECK(levels.frontier().size() < all.frontier().size());
    for (const DensePosition position : levels.frontier()) {
        CHECK(all.find_first({&position, 1}) != nullptr);
        CHECK(moves_of(board, *levels.path(canonicalizer.pegs(position))).size() == 4);
    }
}

TEST_CASE("what levels by moves leave out is on no solution in n moves", "[levels][moves]") {
    oracle::Random random(251);
    int solvable = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 60, 9, 14)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 6);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        for (int hole = 0; hole < board.hole_count(); ++hole) {
            const oracle::Pegs last = oracle::single(drawn, hole);
            oracle::Moves known;
            if (!outcomes.contains(last) || last == start) continue;
            const int fewest = oracle::fewest_moves(drawn, start, -1, {last}, known);
            CAPTURE(oracle::write(drawn, start), drawn.triangular, hole, fewest);
            const Bits from = position_of(board, start).pegs;
            const Bits to = position_of(board, last).pegs;
            const DenseCanonicalizer canonicalizer(board, std::array{from, to});
            const MersonRegions regions(board, from, to, 0);
            for (const auto& [backwards, with_patterns] :
                 {std::pair(false, false), {false, true}, {true, false}, {true, true}}) {
                const auto direction =
                    backwards ? SearchDirection::kBackwards : SearchDirection::kForwards;
                const Bits end = backwards ? from : to;
                const MovePools pools(board, regions, direction, end);
                MoveLevels levels(canonicalizer, direction, std::array{backwards ? to : from},
                                  pools, static_cast<std::size_t>(fewest));
                MovePatterns patterns(board, direction, std::array{end});
                while (patterns.make_table() > 0) continue;
                levels.set_target(static_cast<std::size_t>(fewest),
                                  with_patterns ? &patterns : nullptr, nullptr);
                const std::array aims{canonicalizer.smallest(end)};
                while (levels.depth() < static_cast<std::size_t>(fewest)) {
                    REQUIRE(levels.find_first(aims) == nullptr);
                    while (levels.expand(true)) continue;
                }
                REQUIRE(levels.find_first(aims) == aims.data());
            }
            ++solvable;
        }
    }
    CHECK(solvable > 50);
}

// The central game in eighteen moves, the fewest possible: E. Bergholt, 1912.
TEST_CASE("what levels learn leaves out positions, but none of a solution", "[levels][moves]") {
    constexpr std::size_t kMoves = 18;
    const auto [board, start, goal] = start_and_goal("english", "d4", "d4");
    const std::vector<JumpId> jumps =
        *parse_moves(board, "d6-d4 f5-d5 e7-e5 e4-e6 e2-e4 g3-e3 d3-f3 g5-g3-e3 c5-e5 a5-c5 "
                            "b3-d3-f3-f5-d5-b5 c7-e7-e5-e3 c1-c3 c4-c2 e1-c1-c3 a3-a5-c5 "
                            "c6-c4-c2-e2-e4-c4 b4-d4");
    REQUIRE(moves_of(board, jumps).size() == kMoves);
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    std::vector<DensePosition> solution{canonicalizer.smallest(start)};  // indexed by move
    Position position{start};
    for (const Move& move : moves_of(board, jumps)) {
        for (const JumpId jump : move) position = play(position, board.jump(jump));
        solution.push_back(canonicalizer.smallest(position.pegs));
    }
    const MersonRegions regions(board, start, goal, 0);
    for (const bool backwards : {false, true}) {
        const auto direction = backwards ? SearchDirection::kBackwards : SearchDirection::kForwards;
        const std::size_t depth = backwards ? 5 : 8;
        CAPTURE(backwards);
        const Bits end = backwards ? start : goal;
        std::array<std::size_t, 2> sizes{};
        for (const bool learns : {false, true}) {
            MovePools pools(board, regions, direction, end);
            MoveLevels levels(canonicalizer, direction, std::array{backwards ? goal : start}, pools,
                              kMoves);
            LevelSampler sampler;
            std::uint64_t nodes = 0;
            while (levels.depth() < depth) {
                while (levels.expand(true) > 0) continue;
                const std::size_t at = levels.depth();
                REQUIRE(levels.find_first({&solution[backwards ? kMoves - at : at], 1}));
                if (learns) nodes += levels.learn(pools.move_pagodas, sampler);
            }
            CHECK((nodes > 0) == learns);
            sizes[learns ? 1 : 0] = levels.frontier().size();
        }
        CHECK(10 * sizes[1] < 9 * sizes[0]);
    }
}

// On the Triangle-45 very many last moves lead to a peg in the middle of a side.
TEST_CASE("the nodes of a level are expected from those of the one before", "[levels][moves]") {
    const auto [board, classic] = named("triangle45");
    const Bits finish = bit(*parse_hole(board, "a5"));
    const DenseCanonicalizer canonicalizer(board, std::array{finish});
    const MersonRegions regions(board, board.holes(), 0, 0);
    const MovePools pools(board, regions, SearchDirection::kBackwards, 0);
    MoveLevels levels(canonicalizer, SearchDirection::kBackwards, std::array{finish}, pools,
                      kManyMoves);
    CHECK(levels.expected_nodes() == 1);
    const std::uint64_t nodes = levels.expand(true);
    CHECK(nodes > 1'000);
    CHECK(levels.expected_nodes() == 1);
    REQUIRE(levels.expand(true) == 0);
    CHECK(levels.expected_nodes() ==
          static_cast<double>(levels.frontier().size()) * static_cast<double>(nodes));
}

}  // namespace
}  // namespace peg
