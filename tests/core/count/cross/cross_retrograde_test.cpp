// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_retrograde.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/count/retrograde/adaptive_levels.h"
#include "support/crosses.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

using namespace crosses;

// The winning positions after each number of jumps, by visiting everything reachable.
std::vector<Positions> winning_levels(const DenseCanonicalizer& canonicalizer, Bits start,
                                      Bits finish) {
    const auto jumps = static_cast<std::size_t>(count(start) - count(finish));
    std::vector<Positions> levels{{canonicalizer.smallest(start)}};
    while (levels.size() <= jumps)
        levels.push_back(next_level(canonicalizer, levels.back(), false));
    std::vector<Positions> wins(jumps + 1);
    const DensePosition last = canonicalizer.smallest(finish);
    if (levels[jumps].contains(last)) wins[jumps] = {last};
    for (std::size_t n = jumps; n > 0; --n)
        for (DensePosition position : next_level(canonicalizer, wins[n], true))
            if (levels[n - 1].contains(position)) wins[n - 1].insert(position);
    return wins;
}

// Levels that go on in sets from some level on.
AdaptiveLevels grown(const DenseCanonicalizer& canonicalizer, LazyCross& cross, Bits first,
                     std::size_t from, std::size_t to) {
    AdaptiveLevels levels(JumpLevels(canonicalizer, std::array{first}), &cross,
                          AdaptiveLevels::Keep::kAllLevels);
    while (levels.depth() < to) {
        if (levels.depth() == from && !levels.in_sets()) levels.begin_sets();
        levels.expand(1000, kNoLimit);
        REQUIRE_FALSE(levels.exhausted());
    }
    return levels;
}

Positions canonical_forms(const Cross& cross, const CrossProspects::Found& found) {
    const CrossNumbering numbering(cross);
    const CrossNumbering::Level level = numbering.level(found.position_class, found.pegs);
    Positions forms;
    CrossNumbering::Cursor cursor;
    while (const auto patterns = numbering.next(level, found.places, cursor)) {
        const Cross::Parts parts = Cross::parts(*patterns);
        const DensePosition position = cross.join(parts.centre, parts.horizontal, parts.vertical);
        const DenseCanonicalizer& canonicalizer = cross.canonicalizer();
        const DenseCanonicalizer::Images images = canonicalizer.images(position);
        forms.insert(canonicalizer.smallest(images));
        // Every image has a place in the set.
        for (std::size_t i = 0; i < canonicalizer.size(); ++i) {
            const Bits image = cross.patterns(images.dense[i]);
            const std::size_t place = numbering.place(level, image);
            REQUIRE((found.places[place / 64] >> place % 64 & 1) != 0);
        }
        REQUIRE(numbering.place(level, *patterns) == cursor.place - 1);
    }
    return forms;
}

// Checks that retrograde analysis in sets finds all winning positions; returns whether the finish
// is reachable.
bool win_in_sets(oracle::Random& random, const Board& board, Bits start, Bits finish) {
    const DenseCanonicalizer canonicalizer(board, std::array{start, finish});
    LazyCross cross(canonicalizer);
    REQUIRE(cross.get() != nullptr);
    const std::size_t depth = 6 + static_cast<std::size_t>(oracle::below(random, 5));
    const auto from = static_cast<std::size_t>(oracle::below(random, 10));
    const std::size_t across = static_cast<std::size_t>(board.hole_count()) - 3 - depth;
    AdaptiveLevels forward = grown(canonicalizer, cross, start, from, depth);
    AdaptiveLevels backward = grown(canonicalizer, cross, board.holes() & ~finish, 5, across);
    REQUIRE(forward.depth() == depth);
    REQUIRE(backward.depth() == across);
    CrossRetrograde retrograde(backward.take_sets().deepest, forward.take_sets().packed);
    while (!retrograde.done()) retrograde.keep_winning(777);
    const std::vector<CrossProspects::Found> levels = retrograde.take_winning();

    const std::vector<Positions> wins = winning_levels(canonicalizer, start, finish);
    REQUIRE(levels.size() == depth - std::min(from, depth) + 1);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        REQUIRE(canonical_forms(*cross.get(), levels[i]) == wins[depth - i]);
        REQUIRE(levels[i].orbits == wins[depth - i].size());
    }
    return !wins[0].empty();
}

TEST_CASE("sides that meet in sets know what wins", "[cross]") {
    oracle::Random random(421);
    struct Start {
        const char* art;
        int vacancy;
    };
    // From the centre and beside it, where centres have orbits; and a start without any.
    std::vector<Start> starts{{kShort, 10}, {kShort, 5}};
    for (int vacancy = 0; vacancy < 12; ++vacancy) starts.push_back({kNarrow, vacancy});
    int solvable = 0;
    for (const auto& [art, vacancy] : starts) {
        const Board board = board_of(oracle::read_board(false, art));
        const ClassRule class_of(board);
        const Bits start = board.holes() & ~bit(hole_of(board, vacancy));
        for (Hole hole : board.reading_order()) {
            const Bits finish = bit(hole);
            if (class_of(finish) != class_of(start)) continue;
            CAPTURE(art, vacancy, board.cell(hole).column, board.cell(hole).row);
            solvable += win_in_sets(random, board, start, finish);
        }
    }
    CHECK(solvable > 5);
}

}  // namespace
}  // namespace peg
