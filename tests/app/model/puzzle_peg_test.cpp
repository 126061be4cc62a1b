// SPDX-License-Identifier: MIT
// The positions of "Problems in Puzzle-Peg" (1924) and their cards.

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "app/kit/dialog/dialog.h"
#include "app/kit/listing/listing.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "words/phrases/boards.h"
#include "words/phrases/level.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// The published positions (tests/published.json); the command line's tests prove the moves.
Json published_problems() {
    std::ifstream file(PEG_PUBLISHED);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return parse_json(text)["english"]["puzzle_peg"]["problems"];
}

}  // namespace

TEST_CASE("the thirty positions of Puzzle-Peg are those that were published", "[puzzlepeg]") {
    const Board english = board_named("english");
    const Json published = published_problems();
    const auto all = puzzle_peg(english);
    REQUIRE(all.size() == published.size());
    REQUIRE(all.size() == 30);
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(published[i]["name"] == all[i].title);
        CHECK(published[i]["position"] == format_position(english, all[i].problem.start));
        CHECK(published[i]["pegs"] == peg_count(all[i].problem.start));
        CHECK(published[i]["moves"] == all[i].fewest_moves.value_or(0));
        CHECK(all[i].problem.finish == Finish::at(*parse_hole(english, "d4")));
    }
}

TEST_CASE("Puzzle-Peg is a set of its own, behind the figures", "[puzzlepeg]") {
    Table table;
    table.run("figures");
    const auto lists = parts_of<ChoiceList>(*open_dialog(table.state()));
    REQUIRE(lists.size() == 3);
    CHECK(lists[1].name == phrase::sheet::figures());
    CHECK(lists[2].name == "Puzzle-Peg, 1924");
    CHECK(lists[2].choices.size() == 30);
    CHECK(lists[1].choices.size() + lists[2].choices.size() == table.state().lists.figures.size());
    CHECK(lists[2].choices.front().label ==
          phrase::problem::named("2 Novice", phrase::level::in_moves(2, phrase::level::easy())));

    table.choose("figure:puzzle_peg_1");
    CHECK(table.pegs() == 5);
    CHECK(words::title(table.state()) ==
          phrase::problem::named("2 Novice", phrase::boards("english")));
    CHECK(least_moves(table.state()) == 2);
    // Next stays in the set, also from its end, and leaves it when all its problems are solved.
    table.run("next");
    CHECK(current_problem(table.state())->id == "figure:puzzle_peg_2");
    table.choose("figure:make_cross");
    table.run("next");
    CHECK(current_problem(table.state())->id == "figure:cross");
    Json solved;
    for (const ListedProblem& figure : table.state().lists.figures)
        if (figure.set.empty()) solved.push_back(figure.key);
    Table later;
    later.app.dispatch(Restore{to_line({{"solved", solved}})});
    later.choose("figure:cross");
    later.run("next");
    CHECK(current_problem(later.state())->id == "figure:puzzle_peg_1");
}

}  // namespace peg
