// SPDX-License-Identifier: MIT
// The player's library: names, search, removing and restoring.

#include <catch2/catch_test_macros.hpp>

#include "app/features/library/keep.h"
#include "app/features/library/library_words.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/boards.h"
#include "words/phrases/library.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg {

TEST_CASE("a game with a name is in the library while it is on the board, too", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.type("save", "My cross");
    table.play({"d3", "f3"});
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    for (int time = 0; time < 2; ++time) {
        later.run("library");
        REQUIRE(later.state().kept.library.games().size() == 1);
        CHECK(words::game_detail(later.state().kept.library.games()[0]) == "5 pegs, 1 jump");
        later.choose("game:0");
        CHECK(later.pegs() == 5);
    }
}

TEST_CASE("a game gets a name, and is found by it at the next visit", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.type("save", "  My first\tcross ");
    CHECK(table.last_said() ==
          sentences({phrase::library::saved(), phrase::library::saved_as("My first cross")}));
    CHECK(words::title(table.state()) ==
          phrase::problem::named("My first cross", phrase::boards("english")));
    table.choose("board:european");
    REQUIRE(table.state().kept.library.games().size() == 1);  // although no jump was played
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    later.run("library");
    CHECK(words::game_title(later.state(), later.state().kept.library.games()[0]) ==
          "My first cross");
    later.choose("game:0");
    CHECK(later.pegs() == 6);
    CHECK(later.state().sheet == Sheet::kNone);
    CHECK(words::title(later.state()) ==
          phrase::problem::named("My first cross", phrase::boards("english")));
}

TEST_CASE("a name may be taken away, and any text is one", "[ui]") {
    Table table;
    table.type("save", "x");
    table.type("save", " \n ");
    CHECK(table.state().played.name.empty());
    table.type("save", std::string(5000, 'a').c_str());
    CHECK(table.state().played.name.size() == 120);
    std::string umlauts;
    for (int i = 0; i < 100; ++i) umlauts += "\xc3\xa4";
    table.type("save", ("a" + umlauts).c_str());
    CHECK(table.state().played.name.size() == 119);
    table.app.dispatch(Typed{"nobody asked"});
    CHECK(table.state().played.name.size() == 119);
}

TEST_CASE("games are sought by the words of their titles", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.choose("board:triangle15");
    table.play({"a3", "a1"});
    table.choose("figure:cross");
    table.choose("board:european");
    CHECK(words::library_tally(table.state()) == "2 games");
    table.run("library");
    table.run("search");
    table.app.dispatch(Typed{"TRI"});
    REQUIRE(sought_games(table.state()).size() == 1);
    CHECK(words::library_tally(table.state()) == phrase::library::sought(2, 1, "TRI"));
    table.choose("game:" + std::to_string(sought_games(table.state())[0]));
    CHECK(table.line() == "a3-a1");
}

TEST_CASE("a game that was removed can be brought back", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.choose("board:triangle15");
    table.run("library");
    CHECK_FALSE(enabled(table.state(), "bring_back"));
    table.choose("remove:0");
    CHECK(table.state().kept.library.games().empty());
    table.choose("remove:0");
    CHECK(table.last_said() == phrase::sheet::nothing_chosen("remove:0"));
    table.run("bring_back");
    REQUIRE(table.state().kept.library.games().size() == 1);
    table.choose("game:0");
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("a game that is over is opened as it ended", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"});
    table.choose("board:triangle15");
    table.run("library");
    table.choose("game:0");
    CHECK(table.pegs() == 1);
}

TEST_CASE("a name that is taken off a game does not come back", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.type("save", "Mine");
    REQUIRE(table.state().kept.library.games().front().name == "Mine");
    table.type("save", "");
    table.choose("board:triangle15");
    REQUIRE(table.state().kept.library.games().size() == 1);
    CHECK(table.state().kept.library.games().front().name.empty());
}

TEST_CASE("a saved game that is on the board can be removed, and comes back with its name",
          "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.type("save", "Mine");
    table.run("library");
    table.choose("remove:0");
    table.run("library");
    table.run("library");
    CHECK(table.state().kept.library.games().empty());
    table.run("bring_back");
    CHECK(table.state().kept.library.games().size() == 1);
    CHECK(table.state().played.name == "Mine");
}

TEST_CASE("no game is dropped, however many there are", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.type("save", "Mine");
    Library library = table.state().kept.library;
    const Board board = table.state().played.game.board();
    const JumpId first = *board.find_jump(table.hole("d2"), table.hole("d4"));
    for (std::size_t i = 0; i < 3000; ++i) {
        // A different pattern of pegs for each, besides the two that jump.
        Bits pegs = bit(table.hole("d2")) | bit(table.hole("d3"));
        int place = 0;
        for (const Hole hole : board.reading_order())
            if (hole != table.hole("d4") && !contains(pegs, hole) && place < 12)
                pegs |= (i >> place++ & 1) != 0 ? bit(hole) : 0;
        PlayedGame game = not_begun(board, {{pegs}, Finish::any()});
        game.game.play(first);
        game.makers = {Maker::kPlayer};
        library.put(std::move(game));
    }
    CHECK(library.games().size() == 3001);
    CHECK(library.games().front().name == "Mine");
}

}  // namespace peg
