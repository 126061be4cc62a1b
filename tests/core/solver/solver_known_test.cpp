// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/solver/solver.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

// The solver on problems whose answer is in the literature (G. Bell, J. Beasley) or was found by
// exhaustive search with other programs. Limits are on positions, not on time.

namespace peg {

namespace {

constexpr Limits kQuick{.nodes = 300'000};

Problem problem_of(const Board& board, std::string_view vacant, std::string_view finish) {
    return {vacancy(board, *parse_hole(board, vacant)), *parse_finish(board, finish)};
}

// The verdict, after checking the answer.
Verdict verdict_of(const Board& board, const Problem& problem, const Limits& limits = kQuick) {
    const Answer answer = solve(board, problem, limits);
    CAPTURE(format_position(board, problem.start), format_finish(board, problem.finish),
            answer.nodes);
    CHECK(fault(board, problem, answer) == "");
    return answer.verdict;
}

bool solvable(const Board& board, std::string_view vacant, std::string_view finish) {
    return verdict_of(board, problem_of(board, vacant, finish)) == Verdict::kSolvable;
}

Bits smallest_image(const Board& board, Bits pegs) {
    Bits smallest = pegs;
    for (const Permutation& symmetry : board.symmetries())
        smallest = std::min(smallest, permute(symmetry, pegs));
    return smallest;
}

}  // namespace

TEST_CASE("every classic problem can be solved", "[solver][known]") {
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const auto [board, classic] = *parse_board_name(entry.name);
        CHECK(verdict_of(board, classic) == Verdict::kSolvable);
    }
}

TEST_CASE("the English central game", "[solver][known]") {
    const auto [board, classic] = *parse_board_name("english");
    const Answer answer = solve(board, classic, kQuick);
    CHECK(answer.verdict == Verdict::kSolvable);
    CHECK(fault(board, classic, answer).empty());
    CHECK(answer.jumps.size() == 31);
    CHECK(answer.pegs_left == 1);
}

TEST_CASE("every single-vacancy problem of the English board", "[solver][known]") {
    // Up to symmetry; all problems that the rule of three allows are solvable (Beasley).
    const Board board = board_named("english");
    constexpr std::pair<std::string_view, std::string_view> kSolvable[] = {
        {"c1", "c1"}, {"c1", "c7"}, {"c1", "c4"}, {"c1", "f4"}, {"c2", "c5"}, {"c2", "c2"},
        {"c2", "f5"}, {"c3", "c3"}, {"c3", "c6"}, {"c3", "f3"}, {"d1", "a4"}, {"d1", "d7"},
        {"d1", "d1"}, {"d1", "d4"}, {"d2", "a5"}, {"d2", "d5"}, {"d2", "d2"}, {"d3", "a3"},
        {"d3", "d3"}, {"d3", "d6"}, {"d4", "d1"}, {"d4", "d4"}};
    for (const auto& [vacant, finish] : kSolvable) {
        CAPTURE(vacant, finish);
        CHECK(solvable(board, vacant, finish));
    }
    for (std::string_view vacant : {"c1", "d2", "d4"})
        for (Hole hole : board.reading_order()) {
            const Cell from = board.cell(*parse_hole(board, vacant)), to = board.cell(hole);
            if (from.column % 3 == to.column % 3 && from.row % 3 == to.row % 3) continue;
            const Problem problem = problem_of(board, vacant, format_hole(board, hole));
            const Answer answer = solve(board, problem, kQuick);
            CHECK(answer.verdict == Verdict::kUnsolvable);
            CHECK(kind_of(answer.proof) == kind_number<ClassCertificate>());
        }
}

TEST_CASE("the classic figures of the English board", "[solver][known]") {
    const Board board = board_named("english");
    const std::string_view figures[] = {
        "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo",  // cross
        "..ooo/..oxo/oooxooo/oxxxxxo/oooxooo/..oxo/..ooo",  // plus
        "..xxx/..xxx/ooxxxoo/ooxoxoo/ooooooo/..ooo/..ooo",  // fireplace
        "..oxo/..xxx/oxxxxxo/oooxooo/oooxooo/..xxx/..xxx",  // up arrow
        "..ooo/..oxo/ooxxxoo/oxxxxxo/xxxxxxx/..ooo/..ooo",  // pyramid
        "..oxo/..xxx/oxxxxxo/xxxoxxx/oxxxxxo/..xxx/..oxo",  // diamond
    };
    for (std::string_view figure : figures) {
        CAPTURE(figure);
        const Problem problem{*parse_position(board, figure), *parse_finish(board, "d4")};
        CHECK(verdict_of(board, problem) == Verdict::kSolvable);
    }
}

TEST_CASE("the English board searched backwards", "[solver][known]") {
    // blackflux's method: a solution of the complementary problem, read backwards.
    const Board board = board_named("english");
    const Problem problem = problem_of(board, "c1", "f4");
    const Problem mirror{complement(board, Position{bit(problem.finish.hole)}),
                         Finish::exactly(complement(board, problem.start))};
    Answer answer = solve(board, mirror, kQuick);
    REQUIRE(answer.verdict == Verdict::kSolvable);
    std::ranges::reverse(answer.jumps);
    CHECK(replay(board, problem, answer.jumps).finished);
}

TEST_CASE("the careless player's first four jumps", "[solver][known][slow]") {
    // The number of positions after n jumps of the central game, up to symmetry, and of those that
    // can still be won: OEIS A112737 and A112738.
    const auto [board, classic] = *parse_board_name("english");
    constexpr std::size_t kReachable[] = {1, 1, 2, 8, 39};
    constexpr std::size_t kWinnable[] = {1, 1, 2, 8, 38};
    std::set<Bits> level{smallest_image(board, classic.start.pegs)};
    for (std::size_t jumps = 0; jumps < std::size(kReachable); ++jumps) {
        CHECK(level.size() == kReachable[jumps]);
        std::size_t winnable = 0;
        std::set<Bits> next;
        for (Bits pegs : level) {
            const Verdict verdict = verdict_of(board, {{pegs}, classic.finish}, {});
            CHECK(verdict != Verdict::kUndecided);
            winnable += verdict == Verdict::kSolvable;
            for_each_jump(board, {pegs}, [&](JumpId id) {
                next.insert(smallest_image(board, pegs ^ board.jump(id).mask));
            });
        }
        CHECK(winnable == kWinnable[jumps]);
        level = next;
    }
}

TEST_CASE("the Diamond-41", "[solver][known]") {
    // G. Bell, "Diamond Solitaire", arXiv:0711.2749.
    const Board board = board_named("diamond41");
    CHECK(solvable(board, "d2", "any"));
    CHECK(solvable(board, "d2", "c5"));
    CHECK(verdict_of(board, problem_of(board, "d2", "f5")) == Verdict::kUnsolvable);

    const Problem centre = problem_of(board, "e5", "any");
    const Answer answer = solve(board, centre);
    CHECK(answer.verdict == Verdict::kUnsolvable);
    CHECK(fault(board, centre, answer).empty());
    CHECK(kind_of(answer.proof) == kind_number<ClassCertificate>());
    CHECK(answer.nodes < 10);  // immediately

    int possible = 0;
    for (Hole hole : board.reading_order())
        possible += solve(board, {vacancy(board, hole), Finish::any()}, {.nodes = 1}).verdict ==
                    Verdict::kUndecided;
    CHECK(possible == 4 + 4 + 8 + 4);  // e1, e4, d2, e3 and their images
}

TEST_CASE("the triangle of 15 from each of its vacancies", "[solver][known]") {
    // G. Bell, "Solving Triangular Peg Solitaire", arXiv:math/0703865.
    const Board board = board_named("triangle15");
    struct {
        std::string_view vacant;
        std::set<std::string> finishes;
    } const known[] = {
        {"a1", {"a1", "a4", "d4", "c5"}},
        {"a2", {"a2", "c3", "a5", "d5"}},
        {"a3", {"b2", "a3", "c4", "b5", "e5"}},
        {"b3", {"c5"}},
    };
    for (const auto& [vacant, finishes] : known) {
        CAPTURE(vacant);
        std::set<std::string> found;
        for (Hole hole : board.reading_order()) {
            const std::string finish = format_hole(board, hole);
            if (solvable(board, vacant, finish)) found.insert(finish);
        }
        CHECK(found == finishes);
    }
    for (Hole hole : board.reading_order())
        CHECK(verdict_of(board, {vacancy(board, hole), Finish::any()}) == Verdict::kSolvable);
}

TEST_CASE("what was made winnable is won", "[solver][known]") {
    // Positions made by backward play from one peg, on every board: solvable by construction.
    oracle::Random random(131);
    for (const CatalogueEntry& entry : catalogue()) {
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        const Board board = board_of(drawn);
        for (int i = 0; i < 12; ++i) {
            const oracle::Pegs pegs =
                oracle::random_winnable_pegs(random, drawn, 4 + oracle::below(random, 24));
            const Position start = position_of(board, pegs);
            CAPTURE(entry.name);
            CHECK(verdict_of(board, {start, Finish::any()}) == Verdict::kSolvable);
        }
    }
}

TEST_CASE("careless play is lost for a reason", "[solver][known][slow]") {
    oracle::Random random(132);
    std::array<int, kCertificateKinds> proofs{};
    int won = 0;
    for (std::string_view name : {"english", "diamond41", "european", "triangle28"}) {
        const CatalogueEntry entry = *find_in_catalogue(name);
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        const auto [board, classic] = *parse_board_name(name);
        for (int i = 0; i < 40; ++i) {
            const oracle::Pegs pegs = oracle::careless(
                random, drawn, oracle::read_pegs(entry.start), 3 + oracle::below(random, 20));
            const Hole hole = random_hole(random, board);
            const bool classic_hole = classic.finish.kind == Finish::Kind::kHole;
            const Problem problem{position_of(board, pegs),
                                  classic_hole ? classic.finish : Finish::at(hole)};
            const Answer answer = solve(board, problem, kQuick);
            if (const std::string wrong = fault(board, problem, answer); !wrong.empty())
                FAIL(name << " " << oracle::write(drawn, pegs) << ": " << wrong);
            ++proofs.at(kind_of(answer.proof));
            won += answer.verdict == Verdict::kSolvable;
        }
    }
    CHECK(won > 5);
    for (std::size_t kind : {kind_number<ClassCertificate>(), kind_number<PagodaCertificate>(),
                             kind_number<ZeroHalfCertificate>(), kind_number<SearchCertificate>()})
        CHECK(proofs.at(kind) > 2);
}

}  // namespace peg
