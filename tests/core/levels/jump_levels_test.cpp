// SPDX-License-Identifier: MIT
#include "core/levels/jump_levels.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

void expand_to(JumpLevels& levels, std::size_t depth) {
    while (levels.depth() < depth) {
        levels.expand(1000, kNoLimit);
        REQUIRE_FALSE(levels.exhausted());
    }
}

std::set<DensePosition> positions_of(const LevelSet& level) {
    std::set<DensePosition> positions;
    LevelSet::Cursor cursor;
    while (const auto position = level.next(cursor)) positions.insert(*position);
    return positions;
}

// By number of jumps: the canonical forms of all reachable positions.
std::vector<std::set<DensePosition>> levels_of(const DenseCanonicalizer& canonicalizer,
                                               const oracle::Pegs& start,
                                               const oracle::Outcomes& outcomes) {
    std::vector<std::set<DensePosition>> levels;
    for (const oracle::Pegs& pegs : outcomes) {
        const auto n = static_cast<std::size_t>(oracle::count(start) - oracle::count(pegs));
        levels.resize(std::max(levels.size(), n + 1));
        levels[n].insert(canonicalizer.smallest(position_of(canonicalizer.board(), pegs).pegs));
    }
    return levels;
}

TEST_CASE("levels by jumps hold what the oracle finds, whatever the steps", "[levels]") {
    oracle::Random random(227);
    std::size_t most = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 8, 16, MixedIn::kAnyBoard)) {
        const int pegs = std::min(board.hole_count(), 2 + oracle::below(random, 9));
        oracle::Pegs start = oracle::random_pegs(random, drawn, pegs);
        const bool centred = i % 4 == 1;  // with symmetries, if the board has any
        if (centred) start = oracle::complement(oracle::single(drawn, 0));
        if (oracle::count(start) == 0 || oracle::count(start) > 14) continue;
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        const Bits first = position_of(board, start).pegs;
        const DenseCanonicalizer canonicalizer(board, std::array{first});
        const auto expected = levels_of(canonicalizer, start, oracle::outcomes(drawn, start));

        JumpLevels levels(canonicalizer, std::array{first});
        std::uint64_t nodes = 0;
        while (!levels.exhausted()) {
            const auto max_nodes = static_cast<std::uint64_t>(1 + oracle::below(random, 20));
            const std::uint64_t done = levels.expand(max_nodes, kNoLimit);
            REQUIRE(done <= max_nodes);
            nodes += done;
        }
        REQUIRE(levels.depth() + 1 == expected.size());
        REQUIRE(nodes == levels.stored());
        std::uint64_t stored = 0;
        for (std::size_t n = 0; n < expected.size(); ++n) {
            REQUIRE(positions_of(levels.level(n)) == expected[n]);
            REQUIRE(levels.sizes()[n] == expected[n].size());
            stored += expected[n].size();
        }
        REQUIRE(levels.stored() == stored);
        most = std::max(most, expected.size());

        levels.drop(0);
        CHECK(levels.level(0).size() == 0);
        CHECK(levels.sizes()[0] == 1);
    }
    CHECK(most > 6);
}

TEST_CASE("levels backwards are levels forwards from the complement", "[levels]") {
    const Board board = parse_board_name("triangle15")->board;
    const Bits finish = bit(*parse_hole(board, "a1"));
    const DenseCanonicalizer canonicalizer(board, std::array{finish});
    JumpLevels backward(canonicalizer, std::array{complement(board, {finish}).pegs});
    expand_to(backward, 3);
    // n jumps lead from the complement of each position of level n to the finish.
    for (std::size_t n = 0; n <= 3; ++n)
        for (DensePosition position : positions_of(backward.level(n))) {
            const Position start = complement(board, {canonicalizer.pegs(position)});
            REQUIRE(peg_count(start) == static_cast<int>(n) + 1);
            CHECK(solve(board, {start, Finish::exactly({finish})}).verdict == Verdict::kSolvable);
        }
    CHECK(backward.sizes()[3] > 1);
}

TEST_CASE("levels stop for good at a limit", "[levels]") {
    const Board board = parse_board_name("english")->board;
    const Bits start = board.holes() & ~bit(*parse_hole(board, "d4"));
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    JumpLevels some(canonicalizer, std::array{start});
    expand_to(some, 6);
    CHECK(some.expand(10, some.bytes() - 1) == 1);
    CHECK(some.full());
    CHECK(some.expand(10, kNoLimit) == 0);
    CHECK_FALSE(some.exhausted());
}

TEST_CASE("with a goal, only what cannot lead there is left out", "[levels]") {
    const auto board = parse_board_name("english")->board;
    const Hole centre = *parse_hole(board, "d4");
    const Bits start = board.holes() & ~bit(centre);
    const DenseCanonicalizer canonicalizer(board, std::array{start, bit(centre)});
    constexpr std::size_t kDepth = 12;
    JumpLevels all(canonicalizer, std::array{start});
    JumpLevels towards(canonicalizer, std::array{start}, bit(centre));
    expand_to(all, kDepth);
    expand_to(towards, kDepth);

    std::size_t left_out = 0;
    LevelSet::Cursor cursor;
    while (const auto position = all.level(kDepth).next(cursor)) {
        const Bits pegs = canonicalizer.pegs(*position);
        if (towards.level(kDepth).contains(*position) && towards.not_pruned(pegs)) continue;
        constexpr std::size_t kOneIn = 200;
        if (left_out++ % kOneIn != 0) continue;
        const Answer answer = solve(board, {{pegs}, Finish::at(centre)});
        if (answer.verdict != Verdict::kUnsolvable) FAIL(format_position(board, {pegs}));
    }
    CHECK(left_out > all.level(kDepth).size() / 5);
    CHECK_FALSE(all.has_pruned());
}

TEST_CASE("levels say whether they left something out, and can forget the goal", "[levels]") {
    const auto board = parse_board_name("diamond41")->board;
    const Bits finish = bit(*parse_hole(board, "d2"));
    const Bits start = board.holes() & ~finish;
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    constexpr std::size_t kDepth = 9;
    JumpLevels towards(canonicalizer, std::array{start}, finish);
    expand_to(towards, kDepth - 1);
    REQUIRE_FALSE(towards.has_pruned());
    JumpLevels forgetful(canonicalizer, std::array{start}, finish);
    expand_to(forgetful, kDepth - 1);
    forgetful.stop_pruning();
    expand_to(towards, kDepth);
    expand_to(forgetful, kDepth);
    CHECK(towards.has_pruned());
    CHECK_FALSE(forgetful.has_pruned());
    CHECK(towards.sizes().back() < forgetful.sizes().back() / 4);
}

}  // namespace
}  // namespace peg
