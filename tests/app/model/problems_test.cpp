// SPDX-License-Identifier: MIT
// The lists of problems: each can be solved, and solved problems are recorded.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "app/kit/dialog/choice.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "core/board/catalogue.h"
#include "words/phrases/figures.h"
#include "words/phrases/level.h"
#include "words/phrases/problem.h"
#include "words/phrases/statistics.h"

namespace peg {

namespace {

std::vector<ListedProblem> listed(std::string_view board) {
    return problems_of(parse_board_name(board)->board, board);
}

}  // namespace

TEST_CASE("at least 24 figures from easy to hard, all of which can be won", "[ui]") {
    const Board english = parse_board_name("english")->board;
    const auto all = figures();
    CHECK(all.size() >= 30);
    std::set<std::string> ids;
    std::set<std::string> keys;
    Level last = Level::kEasy;
    bool made = false;
    for (const ListedProblem& figure : all) {
        CAPTURE(figure.id);
        CHECK(ids.insert(figure.id).second);
        CHECK(solve(english, figure.problem).verdict == Verdict::kSolvable);
        if (!figure.set.empty()) continue;  // these are sorted by their pegs
        CHECK(keys.insert(figure.key).second);
        const bool makes = figure.problem.finish.kind == Finish::Kind::kPosition;
        if (makes && !made) last = Level::kEasy;  // the second list begins
        made |= makes;
        CHECK(figure.level >= last);
        last = figure.level;
    }
    CHECK(made);
    CHECK(last == Level::kExpert);
}

TEST_CASE("every problem of the lists can be won", "[ui][slow]") {
    const CatalogueEntry entry = GENERATE(from_range(catalogue()));
    CAPTURE(entry.name);
    const Board board = parse_board_name(entry.name)->board;
    const auto all = problems_of(board, entry.name);
    CHECK_FALSE(all.empty());
    for (const ListedProblem& problem : all) {
        CAPTURE(problem.id);
        CHECK(solve(board, problem.problem).verdict == Verdict::kSolvable);
    }
}

TEST_CASE("the lists are complete where the literature says what there is", "[ui]") {
    const auto count = [](std::string_view board, std::string_view end) {
        return std::ranges::count_if(listed(board), [&](const ListedProblem& problem) {
            return end == "any" ? problem.problem.finish.kind == Finish::Kind::kAny
                                : problem.problem.finish.kind == Finish::Kind::kHole;
        });
    };
    CHECK(count("english", "hole") == 21);  // Beasley
    CHECK(count("english", "any") == 7);
    // OEIS A130516, for triangles with 4 to 10 holes per side.
    CHECK(count("triangle10", "hole") == 1);
    CHECK(count("triangle15", "hole") == 12);
    CHECK(count("triangle21", "hole") == 29);
    CHECK(count("triangle28", "hole") == 27);
    CHECK(count("triangle36", "hole") == 80);
    CHECK(count("triangle45", "hole") == 125);
    CHECK(count("triangle55", "hole") == 108);
    // Bell: a rhombus of side 6 from every vacancy.
    CHECK(count("rhombus36", "any") == 12);
    CHECK(listed("diamond13").front().problem.finish == Finish::fewest());
    CHECK(problems_of(parse_board("xx/xo")->board, "xx/xo").empty());
}

TEST_CASE("problems that are images of each other are the same", "[ui]") {
    const Board board = parse_board_name("english")->board;
    const auto key = [&](const char* from, const char* to) {
        const Problem problem{vacancy(board, *parse_hole(board, from)),
                              Finish::at(*parse_hole(board, to))};
        return problem_key("english", board, problem);
    };
    CHECK(key("c1", "c7") == key("e7", "e1"));
    CHECK(key("c1", "c7") == key("a3", "g3"));
    CHECK(key("c1", "c7") != key("c1", "c1"));
}

TEST_CASE("a problem that was chosen is played, and remembered once it is solved", "[ui]") {
    Table table;
    table.run("figures");
    table.app.dispatch(Choose{"figure:cross"});
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.last_said() ==
          phrase::problem::opened(
              phrase::problem::named(phrase::figures("cross"), phrase::level::easy()),
              phrase::problem::one_peg_in("d4")));
    CHECK(table.pegs() == 6);
    const auto cross = [&]() -> const ListedProblem& {
        return table.state().lists.figures.front();
    };
    CHECK(is_current(table.state(), cross()));
    CHECK_FALSE(is_solved(table.state(), cross()));
    for (const char* hole : {"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"}) {
        if (table.state().hand.selected == table.hole(hole)) continue;
        table.activate(hole);
    }
    REQUIRE(table.state().played.game.status() == Game::Status::kFinished);
    CHECK(is_solved(table.state(), cross()));
    CHECK(words::label(table.state(), cross()).find(phrase::statistics::solved()) !=
          std::string::npos);
    table.collect();
    Table next;
    next.app.dispatch(Restore{table.stored});
    CHECK(is_solved(next.state(), cross()));
    CHECK(next.state().achieved.solved.size() == 1);
}

TEST_CASE("what the computer solved is not solved by the player", "[ui]") {
    Table table;
    table.open("english", kShort, "e3");
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    CHECK(table.rest(5));
    CHECK(table.pegs() == 1);
    CHECK(table.state().achieved.solved.empty());
}

TEST_CASE("a memory of solved problems that is not ours does no harm", "[ui]") {
    CHECK(parse_memory(R"({"solved":7})").solved.empty());
    CHECK(parse_memory(R"({"solved":[1,null,"english x"]})").solved.size() == 1);
    CHECK(parse_memory(R"({"solved":[")" + std::string(5000, 'x') + R"("]})").solved.empty());
}

TEST_CASE("while their sheet is open the problems are in the mirror", "[ui]") {
    Table table;
    const auto has = [&](const std::string& label) {
        return mentions(format_snapshot(table.state(), {}), '"' + label);
    };
    const std::string cross =
        phrase::problem::named(phrase::figures("cross"), phrase::level::easy()) + '"';
    const std::string classic = phrase::problem::named(phrase::problem::to_hole("d4", "d4"), "");
    CHECK_FALSE(has(cross));
    table.run("figures");
    CHECK(has(cross));
    table.run("problems");
    CHECK_FALSE(has(cross));
    CHECK(has(classic));
    table.app.dispatch(Choose{"problem:d4-any"});
    CHECK(table.state().played.game.problem().finish == Finish::any());
    CHECK_FALSE(has(classic));
}

}  // namespace peg
