// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_play_outs.h"

#include <catch2/catch_test_macros.hpp>

#include "core/count/cross/lazy_cross.h"
#include "support/crosses.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// The sum of the play-outs from all images of a start, each reached by this number of paths.
Uint128 play_outs(const Board& board, Position start, Uint128 paths) {
    const auto canonicalizer = DenseCanonicalizer::keeping_class(board, start.pegs);
    LazyCross cross(canonicalizer);
    CrossSet set(*cross.get(), ClassRule(board)(start.pegs), count(start.pegs));
    const auto images = canonicalizer.images(canonicalizer.dense(start.pegs));
    for (std::size_t i = 0; i < canonicalizer.size(); ++i) set.insert(images.dense[i]);
    CrossPlayOuts search(std::move(set), [&](DensePosition) { return paths; });
    while (!search.done()) search.run(1000, kNoLimit);
    return search.paths_to_end();
}

TEST_CASE("play-outs in cross sets are exact up to 128 bits", "[count]") {
    for (const char* art : {crosses::kShort, crosses::kNarrow}) {
        const Board board = board_of(oracle::read_board(false, art));
        const Position start{board.holes() & ~bit(board.reading_order()[1])};
        const Uint128 once = play_outs(board, start, 1);
        REQUIRE(once > 1000);
        // Numbers that soon exceed 64 bits, that exceed them from the start, and that do not fit.
        for (const Uint128 paths : {Uint128{1} << 55, (Uint128{1} << 70) + 3})
            CHECK(play_outs(board, start, paths) == paths * once);
        CHECK(play_outs(board, start, kTooMany / 2) == kTooMany);
    }
}

}  // namespace
}  // namespace peg
