// SPDX-License-Identifier: MIT
// The lists as shown: order, filter, and the problem that Next opens.

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "app/features/boards/galleries.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/listing/listing.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "core/board/catalogue.h"
#include "words/phrases/boards.h"
#include "words/phrases/figures.h"
#include "words/phrases/level.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

std::vector<std::string> shown(const Table& table) {
    std::vector<std::string> ids;
    for (const ListedProblem* listed : shown_problems(table.state(), table.state().lists.problems))
        ids.push_back(listed->id);
    return ids;
}

const ListedProblem& figure(const Table& table, std::string_view id) {
    return *std::ranges::find(table.state().lists.figures, id, &ListedProblem::id);
}

void solve_cross(Table& table) {
    for (const char* hole : {"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"})
        if (table.state().hand.selected != table.hole(hole)) table.activate(hole);
    REQUIRE(table.state().played.game.status() == Game::Status::kFinished);
}

}  // namespace

TEST_CASE("every board has one classic problem, and starts with it", "[ui]") {
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        Table table;
        table.choose("board:" + std::string(entry.name));
        const auto& all = table.state().lists.problems;
        CHECK(std::ranges::count(all, true, &ListedProblem::classic) == 1);
        REQUIRE(current_problem(table.state()));
        CHECK(current_problem(table.state())->classic);
    }
}

TEST_CASE("the classic problem is in front, then the unsolved ones from easy to expert", "[ui]") {
    Table table;
    const auto first = shown_problems(table.state(), table.state().lists.problems);
    CHECK(first.size() == table.state().lists.problems.size());
    CHECK(first[0]->id == "problem:d4-d4");
    CHECK(std::ranges::is_sorted(std::span(first).subspan(1), {}, &ListedProblem::level));
    const std::string easiest = first[1]->id;
    Table later;
    later.app.dispatch(Restore{to_line({{"solved", {first[0]->key, first[1]->key}}})});
    CHECK(shown(later).front() == "problem:d4-d4");
    CHECK(shown(later).back() == easiest);
}

TEST_CASE("the problems are filtered by level, and by whether they are solved", "[ui]") {
    Table table;
    table.run("problems");
    const std::size_t all = shown(table).size();
    std::size_t together = 0;
    for (const auto& [level, name] : std::map<std::string, std::string>{
             {"easy", phrase::level::easy()},
             {"medium", phrase::level::medium()},
             {"hard", phrase::level::hard()},
             {"expert", phrase::level::expert()},
         }) {
        table.choose("level:" + level);
        const std::size_t count = shown(table).size();
        CHECK(table.last_said() ==
              (count == 0 ? phrase::sheet::none_of_level() : phrase::sheet::solved_of(0, count)) +
                  '.');
        together += shown(table).size();
        for (const Choice& choice : problem_choices(table.state(), table.state().lists.problems))
            CHECK(mentions(choice.label, name));
    }
    CHECK(together == all);
    table.choose("level:all");
    CHECK(shown(table).size() == all);
    CHECK_FALSE(pressed(table.state(), "unsolved").value());
    table.run("unsolved");
    CHECK(pressed(table.state(), "unsolved").value());
    CHECK(table.last_said() == phrase::sheet::to_solve(all) + '.');
    // The filter lasts until the page is closed; without an open list its switch is not offered.
    table.run("close");
    CHECK_FALSE(applies(table.state(), "unsolved"));
    table.choose("figure:cross");
    solve_cross(table);
    table.run("figures");
    const auto figures = shown_problems(table.state(), table.state().lists.figures);
    CHECK(figures.size() + 1 == table.state().lists.figures.size());
    CHECK(std::ranges::find(figures, &figure(table, "figure:cross")) == figures.end());
}

TEST_CASE("the filter is in the dialog: a list of levels with one chosen, and a switch", "[ui]") {
    Table table;
    table.run("figures");
    table.choose("level:hard");
    const Json json = Json::parse(format_snapshot(table.state(), {}));
    std::vector<std::string> names;
    for (const Json& part : json["dialog"]["parts"])
        if (part["kind"] == "choices") names.push_back(part["name"]);
    CHECK(names == std::vector<std::string>{phrase::sheet::levels(), phrase::sheet::figures(),
                                            "Puzzle-Peg, 1924"});
    for (const Json& command : json["commands"]) {
        const std::string id = command["id"];
        if (id.starts_with("level:")) CHECK(command["pressed"] == (id == "level:hard"));
        if (id == "unsolved") CHECK(command["pressed"] == false);
    }
}

TEST_CASE("Next goes on in the list that one came from, in its order", "[ui]") {
    Table table;
    table.choose("problem:d4-d4");
    const auto order = shown_problems(table.state(), table.state().lists.problems);
    for (std::size_t i = 1; i < order.size(); ++i) {
        table.run("next");
        CHECK(current_problem(table.state()) == order[i]);
    }
    table.run("next");
    CHECK(current_problem(table.state()) == order[0]);
    table.choose("figure:window");
    table.choose("level:easy");
    table.run("next");
    CHECK(is_current(table.state(), figure(table, "figure:cross")));
    solve_cross(table);
    table.choose("figure:window");
    table.run("next");
    CHECK(is_current(table.state(), figure(table, "figure:compass")));
}

TEST_CASE("a position of one's own leads nowhere else", "[ui]") {
    Table table;
    CHECK(applies(table.state(), "next"));
    table.open("english", kShort, "e3");
    CHECK_FALSE(applies(table.state(), "next"));
    CHECK(words::title(table.state()) == phrase::boards("english"));
    table.key("x");
    CHECK(table.pegs() == 3);
    table.open("xxo");
    CHECK_FALSE(applies(table.state(), "next"));
}

TEST_CASE("the heading, the title and what is said name the problem", "[ui]") {
    Table table;
    CHECK(words::title(table.state()) ==
          phrase::problem::named(phrase::boards("english"), phrase::level::classic_alone()));
    table.choose("problem:c1-c4");
    CHECK(words::heading(table.state()).name == phrase::problem::to_hole("c1", "c4"));
    CHECK(words::heading(table.state()).board == phrase::boards("english"));
    table.choose("figure:pinwheel");
    CHECK(words::title(table.state()) ==
          phrase::problem::named(phrase::figures("pinwheel"), phrase::boards("english")));
    const Json json = Json::parse(format_snapshot(table.state(), {}));
    CHECK(json["title"].get<std::string>().starts_with(
        phrase::problem::named(phrase::figures("pinwheel"), phrase::boards("english")) +
        " \u2014 " + words::pegs(table.pegs())));
    table.open("english", kCross, "d4");
    CHECK(table.last_said().starts_with(phrase::problem::opened(
        phrase::problem::with_pegs(
            phrase::problem::named(phrase::figures("cross"),
                                   phrase::problem::board(phrase::boards("english"))),
            words::pegs(6)),
        phrase::problem::one_peg_in("d4"))));
}

TEST_CASE("a game that was solved is compared with the best, and with the fewest known", "[ui]") {
    Table table;
    table.choose("figure:cross");
    solve_cross(table);
    const int moves = table.state().played.game.move_count();
    CHECK(own_best(table.state()) == moves);
    CHECK_FALSE(least_moves(table.state()));
    CHECK(words::comparison(table.state()).rows.size() == 1);
    table.collect();
    // A better game of an earlier visit, and a proof.
    Json memory = Json::parse(table.stored);
    const std::string key = figure(table, "figure:cross").key;
    CHECK(memory["best"][key] == moves);
    memory["best"][key] = moves - 1;
    memory["best"]["other"] = "many";
    Table later;
    later.app.dispatch(Restore{to_line(memory)});
    later.choose("figure:cross");
    later.run("restart");
    later.run("shortest");
    later.serve();
    const auto least = least_moves(later.state());
    REQUIRE(least);
    CHECK(*least <= moves);
    later.run("restart");
    solve_cross(later);
    CHECK(own_best(later.state()) == moves - 1);
    const auto rows = words::comparison(later.state()).rows;
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].value == std::to_string(moves - 1) + " moves");
    CHECK(rows[1].value == std::to_string(*least) + " moves");
    later.collect();
    CHECK(Json::parse(later.stored)["least"][key] == *least);
    // Another tab has a better record.
    memory["best"][key] = 1;
    later.app.dispatch(Merge{to_line(memory)});
    CHECK(own_best(later.state()) == 1);
}

TEST_CASE("of the classic English problem the literature knows the fewest moves", "[ui]") {
    Table table;
    CHECK(least_moves(table.state()) == 18);
    table.choose("problem:d4-any");
    CHECK_FALSE(least_moves(table.state()));
}

}  // namespace peg
