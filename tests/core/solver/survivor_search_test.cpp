// SPDX-License-Identifier: MIT
#include "core/solver/marked_search.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/solver/hint.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

Answer survive(const Board& board, const Problem& problem, Hole survivor, const Limits& limits = {},
               std::uint64_t step = 1'000'000) {
    MarkedSearch search(board);
    search.begin({problem.start, problem.finish, survivor}, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

// The hole of a peg after some jumps; nothing if the peg was removed.
std::optional<Hole> follow(const Board& board, Hole marked, const std::vector<JumpId>& jumps) {
    for (const JumpId id : jumps) {
        const Jump& jump = board.jump(id);
        if (jump.over == marked) return std::nullopt;
        if (jump.from == marked) marked = jump.to;
    }
    return marked;
}

// True if the marked peg can be left alone, in the hole `last`, or anywhere if that is -1.
using Outcomes = std::map<std::pair<oracle::Pegs, int>, bool>;
bool can_survive(const oracle::Board& board, const oracle::Pegs& pegs, int marked, int last,
                 Outcomes& known) {
    if (oracle::count(pegs) == 1) return last < 0 || marked == last;
    if (const auto found = known.find({pegs, marked}); found != known.end()) return found->second;
    bool can = false;
    for (const oracle::Jump& jump : oracle::legal_jumps(board, pegs))
        if (jump.over != marked)
            can = can || can_survive(board, oracle::after(pegs, jump),
                                     jump.from == marked ? jump.to : marked, last, known);
    return known[{pegs, marked}] = can;
}

TEST_CASE("survivors are those of the oracle", "[survivor]") {
    oracle::Random random(727);
    int solvable = 0, lost = 0, only_marked = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 8, 16)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 3 + i % 8);
        int marked = oracle::below(random, board.hole_count());
        while (start[static_cast<std::size_t>(marked)] != 'x')
            marked = (marked + 1) % board.hole_count();
        const int last = i % 3 == 0 ? -1 : oracle::below(random, board.hole_count());
        const Problem problem{position_of(board, start),
                              last < 0 ? Finish::any() : Finish::at(hole_of(board, last))};
        CAPTURE(oracle::write(drawn, start), drawn.triangular, marked, last);
        Outcomes known;
        const bool expected = can_survive(drawn, start, marked, last, known);
        HintSearch hint(board);
        hint.begin({problem.start, problem.finish, hole_of(board, marked)}, {});
        while (!hint.step(1'000'000)) {
        }
        REQUIRE(hint.result().verdict == (expected ? Verdict::kSolvable : Verdict::kUnsolvable));
        for (const JudgedJump& judged : hint.result().jumps) {
            const oracle::Jump jump = jump_of(board, board.jump(judged.jump));
            const bool keeps = jump.over != marked &&
                               can_survive(drawn, oracle::after(start, jump),
                                           jump.from == marked ? jump.to : marked, last, known);
            REQUIRE(judged.verdict == (keeps ? Verdict::kSolvable : Verdict::kUnsolvable));
        }
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 3000));
        const Answer found = survive(board, problem, hole_of(board, marked), {}, step);
        REQUIRE(found.verdict == (expected ? Verdict::kSolvable : Verdict::kUnsolvable));
        if (expected) {
            const Replay played = replay(board, problem, found.jumps);
            REQUIRE(played.finished);
            REQUIRE(follow(board, hole_of(board, marked), found.jumps) == lowest(played.end.pegs));
            REQUIRE(found.pegs_left == 1);
            ++solvable;
            continue;
        }
        REQUIRE(found.proof);
        const bool plain = solve(board, problem).verdict == Verdict::kSolvable;
        if (plain) {
            REQUIRE(found.proof->as<SearchCertificate>() != nullptr);
            CHECK(found.proof->as<SearchCertificate>()->positions > 0);
            ++only_marked;
        } else {
            CHECK(stands(board, problem, found.proof));
        }
        ++lost;
    }
    CHECK(solvable > 50);
    CHECK(lost > 50);
    CHECK(only_marked > 20);
}

TEST_CASE("survivors of the English central game", "[survivor]") {
    const auto [board, classic] = named("english");
    for (const char* name : {"d2", "b4", "d6", "f4"}) {
        CAPTURE(name);
        const Hole survivor = *parse_hole(board, name);
        const Answer found = survive(board, classic, survivor, {.nodes = 20'000'000});
        REQUIRE(found.verdict == Verdict::kSolvable);
        CHECK(replay(board, classic, found.jumps).finished);
        CHECK(follow(board, survivor, found.jumps) == *parse_hole(board, "d4"));
        CHECK(survive(board, classic, survivor, {.nodes = 20'000'000}, 777).jumps == found.jumps);
    }
    // Pegs move two holes per jump: a peg beside the centre never gets there.
    CHECK(survive(board, classic, *parse_hole(board, "d3")).verdict == Verdict::kUnsolvable);
    CHECK(survive(board, classic, *parse_hole(board, "d2"), {.nodes = 1}).verdict ==
          Verdict::kUndecided);
}

TEST_CASE("rare survivors are found among many solutions", "[survivor]") {
    const Board board = board_named("european");
    const Position start =
        *parse_position(board, "..xxx/.xxoox/xxxxoxx/xooxxxx/xooxxxx/.xxxxx/..xxx");
    for (const char* name : {"c1", "b2", "g4"}) {
        CAPTURE(name);
        const Hole survivor = *parse_hole(board, name);
        const Problem problem{start, Finish::any(), survivor};
        const Answer found = survive(board, problem, survivor, {.nodes = 3'000'000});
        REQUIRE(found.verdict == Verdict::kSolvable);
        CHECK(replay(board, problem, found.jumps).finished);
    }
}

}  // namespace
}  // namespace peg
