// SPDX-License-Identifier: MIT
#include "core/solver/moves/fewest_moves_search.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

struct Known {
    const char* vacancy;
    const char* finish;
    std::size_t moves;
};

void check(const Board& board, std::span<const Known> all) {
    for (const Known& known : all) {
        CAPTURE(known.vacancy, known.finish);
        const Problem problem{vacancy(board, *parse_hole(board, known.vacancy)),
                              *parse_finish(board, known.finish)};
        const FewestMoves found = shortest(board, problem);
        CHECK(found.proved);
        CHECK(found.lower_bound == known.moves);
        CHECK(moves_of(board, found.answer.jumps).size() == known.moves);
        CHECK(fault(board, problem, found.answer).empty());
    }
}

// J. Beasley, The Ins and Outs of Peg Solitaire; G. Bell's tables.
TEST_CASE("fewest moves on the Triangle-15", "[shortest]") {
    constexpr std::array kKnown = std::to_array<Known>({
        {"a1", "a1", 10},
        {"a1", "a4", 11},
        {"a1", "d4", 11},
        {"a1", "c5", 10},
        {"a2", "a2", 11},
        {"a2", "c3", 10},
        {"a2", "a5", 10},
        {"a2", "d5", 11},
        {"a3", "b2", 10},
        {"a3", "a3", 9},
        {"a3", "c4", 10},
        {"a3", "b5", 10},
        {"a3", "e5", 9},
        {"b3", "c5", 11},
        {"a1", "any", 10},
    });
    check(named("triangle15").board, kKnown);
}

TEST_CASE("fewest moves on the English board", "[shortest][slow]") {
    constexpr std::array kKnown = std::to_array<Known>({
        {"d4", "d4", 18},  // E. Bergholt 1912, proved by J. Beasley 1964
        {"c3", "c3", 15},
    });
    check(named("english").board, kKnown);
}

TEST_CASE("fewest moves are those of the oracle, whatever the steps", "[shortest]") {
    oracle::Random random(227);
    int solvable = 0;
    int saved = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 500, 8, 16, MixedIn::kAnyBoard)) {
        const oracle::Pegs start =
            oracle::random_winnable_pegs(random, drawn, 2 + oracle::below(random, 9));
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const std::array finishes{Finish::any(), Finish::fewest(),
                                  Finish::at(random_hole(random, board)),
                                  Finish::exactly(position_of(board, *outcomes.begin()))};
        const Problem problem{position_of(board, start), finishes[static_cast<std::size_t>(i) % 4]};
        CAPTURE(oracle::write(drawn, start), drawn.triangular,
                format_finish(board, problem.finish));

        std::set<oracle::Pegs> ends;
        for (const oracle::Pegs& position : outcomes)
            if (problem.finish.kind == Finish::Kind::kFewest
                    ? oracle::count(position) == oracle::fewest_pegs(outcomes)
                    : is_finished(problem.finish, position_of(board, position)))
                ends.insert(position);
        oracle::Moves moves;
        const int fewest = oracle::fewest_moves(drawn, start, -1, ends, moves);

        const FewestMoves found = shortest(board, problem, {}, -30);
        REQUIRE(fault(board, problem, found.answer).empty());
        REQUIRE(found.answer.verdict ==
                (fewest < 1000 ? Verdict::kSolvable : Verdict::kUnsolvable));
        if (found.answer.verdict != Verdict::kSolvable) continue;
        REQUIRE(found.proved);
        REQUIRE(found.lower_bound == static_cast<std::size_t>(fewest));
        REQUIRE(moves_of(board, found.answer.jumps).size() == static_cast<std::size_t>(fewest));
        ++solvable;
        saved += fewest < static_cast<int>(found.answer.jumps.size());
    }
    CHECK(solvable > 200);
    CHECK(saved > 50);
}

// The rule of three allows a single hole.
TEST_CASE("a last peg anywhere takes as many moves as one in the only hole that it can have",
          "[shortest]") {
    struct Case {
        const char* board;
        const char* start;
        const char* finish;
        std::size_t moves;
    };
    for (const auto& [name, start, finish, moves] :
         {Case{"square4", "xxxx/oxxx/xoxx/xxxx", "c3", 8},
          Case{"square5", "xxxox/xxoxx/xxoxx/xxxxo/xxxxx", "c3", 10}}) {
        CAPTURE(name);
        const Board board = named(name).board;
        const Position position = *parse_position(board, start);
        for (const char* text : {finish, "any"}) {
            const FewestMoves found = shortest(board, {position, *parse_finish(board, text)});
            CHECK(found.proved);
            CHECK(moves_of(board, found.answer.jumps).size() == moves);
        }
    }
}

TEST_CASE("a limit leaves the best solution known and a lower bound", "[shortest]") {
    const auto [board, classic] = named("english");
    Limits nodes;
    nodes.nodes = 20'000;
    Limits bytes;
    bytes.bytes = std::size_t{4} << 20;
    for (const Limits& limits : {nodes, bytes}) {
        const FewestMoves once = shortest(board, classic, limits);
        CHECK(once.answer.verdict == Verdict::kSolvable);
        CHECK(fault(board, classic, once.answer).empty());
        CHECK_FALSE(once.proved);
        CHECK(once.lower_bound > 8);
        CHECK(once.lower_bound <= 18);
        CHECK(moves_of(board, once.answer.jumps).size() >= 18);
        const FewestMoves stepped = shortest(board, classic, limits, -300);
        CHECK(stepped.answer.jumps == once.answer.jumps);
        CHECK(stepped.answer.nodes == once.answer.nodes);
        CHECK(stepped.lower_bound == once.lower_bound);
    }
}

// On the Triangle-45 the moves that may have led to a last position take thousands of nodes.
TEST_CASE("a position with very many moves is paid for out of the next steps", "[shortest]") {
    const auto [board, classic] = named("triangle45");
    Limits limits;
    limits.nodes = 10'000;
    FewestMovesSearch search(board);
    search.begin(classic, limits);
    std::uint64_t nodes = 0;
    bool ended = false;
    while (!ended) {
        ended = search.step(300);
        REQUIRE(search.progress().nodes <= nodes + 300);
        nodes = search.progress().nodes;
    }
    CHECK(nodes == limits.nodes);
    CHECK(search.result().answer.nodes == limits.nodes);
    CHECK(search.result().lower_bound > 0);
    CHECK(shortest(board, classic, limits).lower_bound == search.result().lower_bound);
}

// A problem in which one peg alone has too many moves to visit. The beam levels begin after two
// million nodes.
TEST_CASE("with beam levels as well all steps do the same", "[shortest][slow]") {
    const Board& board = named("triangle45").board;
    const Problem problem{vacancy(board, *parse_hole(board, "a4")), *parse_finish(board, "g7")};
    Limits limits;
    limits.nodes = 2'600'000;
    const FewestMoves once = shortest(board, problem, limits);
    CHECK(fault(board, problem, once.answer).empty());
    CHECK(once.answer.nodes == limits.nodes);
    const FewestMoves stepped = shortest(board, problem, limits, -5'000);
    CHECK(stepped.answer.jumps == once.answer.jumps);
    CHECK(stepped.answer.nodes == once.answer.nodes);
    CHECK(stepped.lower_bound == once.lower_bound);
}

TEST_CASE("a hexagon of 61 holes keeps to its limit", "[shortest][slow]") {
    const auto parsed = parse_board(
        "lattice: triangular\nxxxxx\nxxxxxx\nxxxxxxx\nxxxxxxxx\nxxxxoxxxx\n.xxxxxxxx\n..xxxxxxx\n"
        "...xxxxxx\n....xxxxx");
    REQUIRE(parsed);
    const Board& board = parsed->board;
    const Problem problem{parsed->classic.start, *parse_finish(board, "e5")};
    Limits limits;
    limits.nodes = 300'000;
    const FewestMoves found = shortest(board, problem, limits);
    CHECK(found.answer.verdict == Verdict::kSolvable);
    CHECK_FALSE(found.proved);
    CHECK(found.lower_bound >= 15);
    CHECK(fault(board, problem, found.answer).empty());
}

TEST_CASE("as many nodes prove the fewest moves, whatever the steps", "[shortest]") {
    const auto [board, classic] = named("triangle21");
    const FewestMoves once = shortest(board, classic);
    CHECK(once.proved);
    for (const int step : {1, -100, 5'000})
        CHECK(shortest(board, classic, {}, step).answer.nodes == once.answer.nodes);
}

TEST_CASE("what cannot be solved has a proof, and no bound", "[shortest]") {
    const auto [board, classic] = named("english");
    const FewestMoves found =
        shortest(board, {classic.start, Finish::at(*parse_hole(board, "d3"))});
    CHECK(found.answer.verdict == Verdict::kUnsolvable);
    CHECK(kind_of(found.answer.proof) == kind_number<ClassCertificate>());
    CHECK_FALSE(found.proved);
}

TEST_CASE("no moves are the fewest where the start is the finish", "[shortest]") {
    const auto [board, classic] = named("triangle10");
    const Position start = *parse_position(board, "o/oo/oxo/oooo");
    const FewestMoves found = shortest(board, {start, Finish::any()});
    CHECK(found.proved);
    CHECK(found.lower_bound == 0);
    CHECK(found.answer.jumps.empty());
}

}  // namespace
}  // namespace peg
