// SPDX-License-Identifier: MIT
#include "core/count/retrograde/meeting.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <memory>

#include "core/count/solution_counter.h"
#include "support/crosses.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

AdaptiveLevels levels_to(const DenseCanonicalizer& canonicalizer, LazyCross& cross, Bits first,
                         std::size_t depth, std::size_t sets_from) {
    AdaptiveLevels levels(JumpLevels(canonicalizer, std::array{first}), &cross,
                          AdaptiveLevels::Keep::kAllLevels);
    while (levels.depth() < depth) {
        if (levels.depth() == sets_from && !levels.in_sets()) levels.begin_sets();
        levels.expand(500, kNoLimit);
        REQUIRE_FALSE(levels.exhausted());
    }
    if (depth == sets_from) levels.begin_sets();
    return levels;
}

struct Totals {
    Uint128 solutions = 0;
    double odds = 0;  // exact to about 12 digits
    std::uint64_t winning = 0;

    bool operator==(const Totals& other) const {
        return solutions == other.solutions && winning == other.winning &&
               std::abs(odds - other.odds) <= 1e-12 * odds;
    }
};

// Runs a meeting, and then the count, in steps of random sizes.
Totals totals(oracle::Random& random, const DenseCanonicalizer& canonicalizer, Meeting& meeting) {
    const auto nodes = [&] { return 1 + static_cast<std::uint64_t>(oracle::below(random, 5000)); };
    while (!meeting.done()) {
        meeting.run(nodes(), kNoLimit);
        REQUIRE_FALSE(meeting.full());
    }
    WinningSides winning = meeting.take_winning();
    if (winning.empty()) return {};
    SolutionCounter counter(canonicalizer, std::move(winning));
    while (!counter.done()) {
        counter.run(nodes(), kNoLimit);
        REQUIRE_FALSE(counter.full());
    }
    return {counter.prospects().solutions, counter.prospects().odds, counter.winning()};
}

TEST_CASE("sides meet in sets as position by position, wherever the sets begin", "[count][cross]") {
    constexpr std::size_t kNever = 100;
    oracle::Random random(433);
    const oracle::Board drawn = oracle::read_board(false, crosses::kNarrow);
    const Board board = board_of(drawn);
    const ClassRule class_of(board);
    int solvable = 0;
    for (int i = 0; i < board.hole_count() * board.hole_count(); i += 3) {
        const int vacancy = i / board.hole_count();
        const Bits start = board.holes() & ~bit(hole_of(board, vacancy));
        const Bits finish = bit(hole_of(board, i % board.hole_count()));
        if (class_of(finish) != class_of(start)) continue;
        const std::size_t jumps = static_cast<std::size_t>(board.hole_count()) - 2;
        const DenseCanonicalizer canonicalizer(board, std::array{start, finish});
        LazyCross cross(canonicalizer);
        const auto depth = static_cast<std::size_t>(4 + oracle::below(random, 10));
        const auto some_level = [&] { return static_cast<std::size_t>(oracle::below(random, 8)); };
        const Bits unplayed = board.holes() & ~finish;
        std::vector<Totals> found;
        for (const auto& [from, back_from] :
             {std::pair(kNever, kNever), std::pair(some_level(), some_level()),
              std::pair(kNever, some_level()), std::pair(some_level(), kNever),
              std::pair(depth, kNever)}) {
            AdaptiveLevels forward = levels_to(canonicalizer, cross, start, depth, from);
            AdaptiveLevels back =
                levels_to(canonicalizer, cross, unplayed, jumps - 1 - depth, back_from);
            std::unique_ptr<Meeting> meeting;
            if (forward.in_sets() || back.in_sets())
                meeting = std::make_unique<SetMeeting>(forward, back);
            else
                meeting =
                    std::make_unique<PositionMeeting>(forward.jump_levels(), &back.jump_levels());
            found.push_back(totals(random, canonicalizer, *meeting));
        }
        CAPTURE(vacancy, depth);
        for (const Totals& other : found) CHECK(other == found[0]);
        const Count all = counted(board, {{start}, Finish::exactly({finish})});
        REQUIRE(all.solutions);
        CHECK(found[0] == Totals{*all.solutions, *all.odds, *all.winning});
        solvable += found[0].solutions > 0 ? 1 : 0;
    }
    CHECK(solvable > 3);
}

// If the finish is the complement of the start and the number of jumps is odd, one side serves as
// both.
TEST_CASE("one side that serves as both counts as two do", "[count][cross]") {
    oracle::Random random(439);
    const Board board = board_of(oracle::read_board(false, crosses::kShort));
    REQUIRE(board.hole_count() % 2 == 1);
    const std::size_t jumps = static_cast<std::size_t>(board.hole_count()) - 2;
    const std::size_t depth = (jumps - 1) / 2;
    for (int vacancy : {10, 9, 0}) {
        CAPTURE(vacancy);
        const Bits start = board.holes() & ~bit(hole_of(board, vacancy));
        const DenseCanonicalizer canonicalizer(board, std::array{start});
        LazyCross cross(canonicalizer);
        std::vector<Totals> found;
        for (std::size_t from : {std::size_t{100}, std::size_t{3}, depth}) {
            AdaptiveLevels side = levels_to(canonicalizer, cross, start, depth, from);
            AdaptiveLevels other = levels_to(canonicalizer, cross, start, depth, from);
            for (AdaptiveLevels* back : {&side, &other}) {
                if (back == &other) side = levels_to(canonicalizer, cross, start, depth, from);
                std::unique_ptr<Meeting> meeting;
                if (side.in_sets())
                    meeting = std::make_unique<SetMeeting>(side, *back);
                else
                    meeting =
                        std::make_unique<PositionMeeting>(side.jump_levels(), &back->jump_levels());
                found.push_back(totals(random, canonicalizer, *meeting));
            }
        }
        for (const Totals& other : found) CHECK(other == found[0]);
    }
}

TEST_CASE("a meeting and a count stop at their limit", "[count]") {
    const Board board = board_of(oracle::read_board(false, crosses::kShort));
    const Bits start = board.holes() & ~bit(hole_of(board, 10));
    const DenseCanonicalizer canonicalizer(board, std::array{start});
    LazyCross cross(canonicalizer);
    for (bool in_sets : {false, true}) {
        AdaptiveLevels side = levels_to(canonicalizer, cross, start, 9, in_sets ? 4 : 100);
        std::unique_ptr<Meeting> meeting;
        if (in_sets)
            meeting = std::make_unique<SetMeeting>(side, side);
        else
            meeting = std::make_unique<PositionMeeting>(side.jump_levels(), &side.jump_levels());
        meeting->run(10, meeting->bytes() - 1);
        CHECK(meeting->full());
    }
}

}  // namespace
}  // namespace peg
