// SPDX-License-Identifier: MIT
// The positions of "Problems in Puzzle-Peg" (1924), and that none can be solved in fewer moves than
// its card says.

#include <catch2/catch_test_macros.hpp>

#include "app/choose/listing.h"
#include "app/dialog/dialog.h"
#include "app/support.h"
#include "app/words/words.h"
#include "support/boards.h"
#include "support/run_search.h"

namespace peg {

namespace {

// As IPC-2008 numbers them: pegs and fewest moves.
struct Published {
    int pegs;
    int moves;
};
constexpr std::array kPublished = std::to_array<Published>(
    {{5, 2},  {6, 5},  {7, 4},  {8, 4},  {9, 4},  {10, 4}, {11, 3},  {12, 6},  {12, 5},  {13, 6},
     {13, 7}, {14, 8}, {14, 9}, {15, 7}, {15, 8}, {15, 8}, {16, 10}, {16, 7},  {16, 8},  {17, 7},
     {17, 8}, {17, 6}, {18, 8}, {19, 8}, {19, 8}, {20, 9}, {23, 7},  {25, 12}, {28, 11}, {32, 18}});

void check_fewest(const Board& english, const ListedProblem& listed) {
    CAPTURE(listed.title);
    const FewestMoves found = shortest(english, listed.problem);
    CHECK(found.proved);
    CHECK(static_cast<int>(found.lower_bound) == listed.fewest_moves);
    CHECK(static_cast<int>(moves_of(english, found.answer.jumps).size()) == listed.fewest_moves);
}

}  // namespace

TEST_CASE("the thirty positions of Puzzle-Peg need the moves that they say", "[puzzlepeg]") {
    const Board english = board_named("english");
    const auto all = puzzle_peg(english);
    REQUIRE(all.size() == kPublished.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(peg_count(all[i].problem.start) == kPublished[i].pegs);
        CHECK(all[i].fewest_moves == kPublished[i].moves);
        if (kPublished[i].pegs < 28) check_fewest(english, all[i]);
    }
}

TEST_CASE("the two hardest positions of Puzzle-Peg too", "[puzzlepeg][slow]") {
    const Board english = board_named("english");
    const auto all = puzzle_peg(english);
    for (std::size_t i = 28; i < all.size(); ++i) check_fewest(english, all[i]);
}

TEST_CASE("Puzzle-Peg is a set of its own, behind the figures", "[puzzlepeg]") {
    Table table;
    table.run(Command::kFigures);
    const auto lists = parts_of<ChoiceList>(*open_dialog(table.state()));
    REQUIRE(lists.size() == 3);
    CHECK(lists[1].name == "Figures");
    CHECK(lists[2].name == "Puzzle-Peg, 1924");
    CHECK(lists[2].choices.size() == kPublished.size());
    CHECK(lists[1].choices.size() + lists[2].choices.size() == table.state().figures.size());
    CHECK(lists[2].choices.front().label == "2 Novice, in 2 moves, easy");

    table.choose("figure:puzzle_peg_1");
    CHECK(table.pegs() == 5);
    CHECK(words::title(table.state()) == "2 Novice, English");
    CHECK(least_moves(table.state()) == 2);
    // Next stays in the set, from its end too, and leaves it where nothing is left in it.
    table.run(Command::kNext);
    CHECK(current_problem(table.state())->id == "figure:puzzle_peg_2");
    table.choose("figure:make_cross");
    table.run(Command::kNext);
    CHECK(current_problem(table.state())->id == "figure:cross");
    Json solved;
    for (const ListedProblem& figure : table.state().figures)
        if (figure.set.empty()) solved.push_back(figure.key);
    Table later;
    later.app.dispatch(Restore{to_line({{"solved", solved}})});
    later.choose("figure:cross");
    later.run(Command::kNext);
    CHECK(current_problem(later.state())->id == "figure:puzzle_peg_1");
}

}  // namespace peg
