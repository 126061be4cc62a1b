// SPDX-License-Identifier: MIT
#include "core/reach.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "core/notation.h"
#include "core/solving.h"

namespace peg {
namespace {

void expand_to(Reach& reach, std::size_t depth) {
    constexpr auto kNoLimit = std::numeric_limits<std::size_t>::max();
    while (reach.depth() < depth) reach.expand(1000, kNoLimit);
}

TEST_CASE("with a goal, only what cannot lead there is left out", "[reach]") {
    const auto board = parse_board_name("english")->board;
    const Hole centre = *parse_hole(board, "d4");
    const Bits start = board.holes() & ~bit(centre);
    const Orbits orbits(board, std::array{start, bit(centre)});
    constexpr std::size_t kDepth = 11;
    Reach all(orbits, std::array{start});
    Reach towards(orbits, std::array{start}, bit(centre));
    expand_to(all, kDepth);
    expand_to(towards, kDepth);

    std::size_t left_out = 0;
    Layer::Cursor cursor;
    while (const Bits word = all.level(kDepth).next(cursor)) {
        const Bits pegs = orbits.pegs(word);
        if (towards.level(kDepth).contains(word) && towards.promising(pegs)) continue;
        constexpr std::size_t kOneIn = 200;
        if (left_out++ % kOneIn != 0) continue;
        const Answer answer = solve(board, {{pegs}, Finish::at(centre)});
        if (answer.verdict != Verdict::kUnsolvable) FAIL(format_position(board, {pegs}));
    }
    CHECK(left_out > all.level(kDepth).size() / 5);
}

}  // namespace
}  // namespace peg
