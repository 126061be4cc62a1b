// SPDX-License-Identifier: MIT
#include "core/count/retrograde/adaptive_levels.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "support/boards.h"
#include "support/crosses.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

using Keep = AdaptiveLevels::Keep;

TEST_CASE("levels that go on in sets are as large as position by position", "[levels][cross]") {
    oracle::Random random(431);
    for (int vacancy : {0, 1, 5, 10, 14}) {
        const Board board = board_of(oracle::read_board(false, crosses::kNarrow));
        const Bits start = board.holes() & ~bit(hole_of(board, vacancy));
        const DenseCanonicalizer canonicalizer(board, std::array{start});
        JumpLevels expected(canonicalizer, std::array{start});
        while (!expected.exhausted()) expected.expand(1000, kNoLimit);

        LazyCross cross(canonicalizer);
        REQUIRE(cross.get() != nullptr);
        for (Keep keep : {Keep::kAllLevels, Keep::kDeepestLevel}) {
            AdaptiveLevels levels(JumpLevels(canonicalizer, std::array{start}), &cross, keep);
            const auto from = static_cast<std::size_t>(oracle::below(random, 10));
            CAPTURE(vacancy, from);
            while (!levels.exhausted()) {
                if (levels.depth() == from && !levels.in_sets()) levels.begin_sets();
                REQUIRE(levels.in_sets() == (levels.depth() >= from));
                levels.expand(1 + static_cast<std::uint64_t>(oracle::below(random, 300)), kNoLimit);
            }
            CHECK(levels.sizes() == expected.sizes());
            CHECK(levels.stored() == expected.stored());
            CHECK(levels.depth() == expected.depth());
            CHECK_FALSE(levels.full());
            CHECK(levels.expand(1000, kNoLimit) == 0);
            // Dropped levels are gone, and kept levels are complete.
            for (std::size_t n = 0; n < levels.jump_levels().depth(); ++n)
                CHECK(levels.jump_levels().level(n).size() ==
                      (keep == Keep::kAllLevels ? expected.level(n).size() : 0));
        }
    }
}

// Play on large boards, without changes of the store and with a switch to class levels.
TEST_CASE("levels that go on in class levels are as large as position by position",
          "[levels][slow]") {
    for (const char* vacancy : {"a1", "c5"}) {
        const Board board = board_named("triangle28");
        const Bits start = board.holes() & ~bit(*parse_hole(board, vacancy));
        const DenseCanonicalizer canonicalizer(board, std::array{start});
        LazyCross no_cross(canonicalizer);
        REQUIRE(no_cross.get() == nullptr);
        std::vector<std::vector<std::uint64_t>> sizes;
        std::vector<std::uint64_t> nodes;
        for (LazyCross* changing : {static_cast<LazyCross*>(nullptr), &no_cross}) {
            AdaptiveLevels levels(JumpLevels(canonicalizer, std::array{start}), changing,
                                  Keep::kDeepestLevel);
            nodes.push_back(0);
            while (!levels.exhausted()) nodes.back() += levels.expand(10'000, kNoLimit);
            CHECK_FALSE(levels.full());
            CHECK_FALSE(levels.in_sets());
            sizes.push_back(levels.sizes());
        }
        CHECK(sizes[0] == sizes[1]);
        CHECK(nodes[1] < nodes[0]);  // class levels were used
    }
}

// With 32-bit addresses, the class levels of this board are too large.
TEST_CASE("levels for which class levels are too large remain what they are", "[levels][slow]") {
    const Board board = board_named("triangle36");
    const Bits start = board.holes() & ~bit(*parse_hole(board, "a1"));
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    constexpr std::size_t kBytes = std::size_t{400} << 20;
    REQUIRE(ClassSet::bytes(board) > kBytes);
    LazyCross no_cross(canonicalizer);
    AdaptiveLevels levels(JumpLevels(canonicalizer, std::array{start}), &no_cross,
                          Keep::kDeepestLevel);
    while (levels.sizes().back() < ClassSet::break_even_size(board) && !levels.full())
        levels.expand(100'000, kBytes);
    CHECK(levels.sizes().back() > 2'000'000);  // large enough for class levels to pay off
    CHECK_FALSE(levels.full());
    CHECK(levels.bytes() == levels.jump_levels().bytes());
}

TEST_CASE("levels stop for good at their limit, before sets and in them", "[levels][cross]") {
    const Board board = board_of(oracle::read_board(false, crosses::kNarrow));
    const Bits start = board.holes() & ~bit(hole_of(board, 5));
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    for (bool in_sets : {false, true}) {
        LazyCross cross(canonicalizer);
        AdaptiveLevels levels(JumpLevels(canonicalizer, std::array{start}), &cross,
                              Keep::kAllLevels);
        while (levels.depth() < 4) levels.expand(1, kNoLimit);
        if (in_sets) levels.begin_sets();
        levels.expand(100, levels.bytes() / 2);
        CHECK(levels.full());
        CHECK_FALSE(levels.exhausted());
        CHECK(levels.expand(100, kNoLimit) == 0);
        CHECK(levels.depth() == 4);
    }
}

}  // namespace
}  // namespace peg
