// SPDX-License-Identifier: MIT
// Stored data: games with their lines, data of other tabs, and unreadable data.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "app/kit/game/ways_back.h"
#include "app/model/library.h"
#include "app/model/stored/game_json.h"
#include "app/support.h"
#include "words/phrases/memory.h"

namespace peg {

namespace {

const std::string& stored(Table& table) {
    table.collect();
    return table.stored;
}

}  // namespace

TEST_CASE("the games that were left, and their lines, come back at the next visit", "[ui]") {
    Table table;
    table.play({"d2", "d4", "b3", "d3"});
    table.run("new_game");
    table.play({"f4", "d4"});
    table.app.dispatch(Choose{"board:european"});
    Table later;
    later.app.dispatch(Restore{stored(table)});
    CHECK(later.state().played.board_text == "european");
    REQUIRE(later.state().kept.library.games().size() == 1);
    later.app.dispatch(Choose{"board:english"});
    CHECK(later.line() == "f4-d4");
    REQUIRE(later.state().played.variations.size() == 1);
    CHECK(later.state().played.variations == table.state().kept.library.games()[0].variations);
    CHECK(stored(later) != table.stored);
    later.app.dispatch(Choose{"board:european"});
    CHECK(stored(later) == table.stored);
}

TEST_CASE("all there is of the game on the board comes back at the next visit", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d4", "d6"});
    table.run("restart");
    table.run("hint");
    table.serve();
    table.play({"d3", "f3"});
    table.type("bookmark", "Before the corner");
    table.type("save", "My cross");
    table.activate("d2");
    table.run("survivor");
    table.serve();
    const Json game = game_json(remembered(table.state()));
    for (const char* field : {"survivor", "name", "bookmarks", "lines", "jumps"}) {
        CAPTURE(field);
        CHECK(game.contains(field));
    }
    CHECK(game["hints"] == 1);

    Table later;
    later.app.dispatch(Restore{stored(table)});
    CHECK(game_json(remembered(later.state())) == game);
    CHECK(later.state().storage.leftover.empty());
    later.run("new_game");
    CHECK_FALSE(Json::parse(stored(later)).contains("survivor"));
}

TEST_CASE("what an older version left over from another game is not taken for this one", "[ui]") {
    const char* problem = GENERATE(as<const char*>{}, "7", R"("")", R"("english x d4")",
                                   R"("triangle15 x/xx/xxx/xxxx/xxxxx any")");
    CAPTURE(problem);
    Table table;
    table.app.dispatch(Restore{R"({"version":1,"board":"triangle15","jumps":"a3-a1",)"
                               R"("survivor":"g7","backwards":{},"problem":)" +
                               std::string(problem) + "}"});
    CHECK(table.line() == "a3-a1");
    CHECK_FALSE(table.state().played.game.survivor());
    CHECK((!table.state().message || table.state().message->tone != Tone::kBad));
    table.play({"c3", "a3"});
    CHECK_FALSE(Json::parse(stored(table)).contains("survivor"));
    CHECK_FALSE(Json::parse(stored(table)).contains("backwards"));
}

TEST_CASE("what a newer version has stored stays in the text", "[ui]") {
    Table table;
    table.app.dispatch(Restore{
        R"({"version":999,"board":"english","jumps":"d2-d4","streak":[1,2],"solved":["x"]})"});
    CHECK(table.pegs() == 31);
    table.play({"b3", "d3"});
    const Json json = Json::parse(stored(table));
    CHECK(json["version"] == 999);
    CHECK(json["streak"] == Json({1, 2}));
    CHECK(json["jumps"] == "d2-d4 b3-d3");
    CHECK(json["solved"] == Json({"x"}));
}

TEST_CASE("of a game with an impossible jump the rest is played, and its text is kept", "[ui]") {
    for (const char* jumps : {"d2-d4 a1-z9", "d2-d4 d2-d4", "d2-d4 b3-d3-f3"}) {
        CAPTURE(jumps);
        Table table;
        const Json game{{"board", "english"}, {"jumps", jumps}};
        table.app.dispatch(Restore{to_line(game)});
        CHECK(table.state().message->tone == Tone::kBad);
        CHECK(table.last_said().starts_with(phrase::memory::stored_not_whole()));
        table.run("coordinates");
        CHECK(Json::parse(stored(table))["jumps"] == jumps);  // no jump was played yet
        if (table.state().played.game.jumps().empty())
            table.play({"d2", "d4"});
        else
            table.run("undo");
        const Json json = Json::parse(stored(table));
        REQUIRE(json["unread"].size() == 1);
        CHECK(json["unread"][0]["jumps"] == jumps);
        Table later;  // said only once
        later.app.dispatch(Restore{table.stored});
        CHECK(Json::parse(table.stored)["unread"] == json["unread"]);
        CHECK((!later.state().message || later.state().message->tone != Tone::kBad));
    }
}

TEST_CASE("two tabs keep both what was solved and what was played", "[ui]") {
    Table one;
    Table two;
    one.app.dispatch(Restore{R"({"version":1,"solved":["a"]})"});
    two.app.dispatch(Restore{R"({"version":1,"solved":["b"]})"});
    one.play({"d2", "d4"});
    two.app.dispatch(Choose{"board:european"});
    two.run("coordinates");
    two.play({"d3", "d1"});
    one.app.dispatch(Merge{stored(two)});
    CHECK(one.state().achieved.solved == std::set<std::string>{"a", "b"});
    CHECK(one.state().settings.coordinates);
    CHECK(one.line() == "d2-d4");
    two.app.dispatch(Merge{stored(one)});
    CHECK(two.state().kept.library.games().size() == 1);

    // The tabs tell each other of every jump, and this ends.
    one.play({"b3", "d3"});
    two.app.dispatch(Merge{stored(one)});
    const std::string before = stored(two);
    one.app.dispatch(Merge{before});
    CHECK(one.state().played.variations.empty());
    two.app.dispatch(Merge{stored(one)});
    CHECK(stored(two) == before);

    // The same problem in both tabs: each gets the other's line.
    two.app.dispatch(Choose{"board:english"});
    CHECK(two.line() == "d2-d4 b3-d3");
    two.run("new_game");
    two.play({"f4", "d4"});
    one.app.dispatch(Merge{stored(two)});
    CHECK(one.state().played.variations.size() == 1);
    CHECK(one.line() == "d2-d4 b3-d3");
}

TEST_CASE("what was not stored, so as not to write over another tab's, is handed out again",
          "[ui]") {
    Table table;
    table.app.dispatch(Restore{R"({"version":1})"});
    table.run("coordinates");
    const std::string mine = stored(table);
    table.stored.clear();
    table.app.dispatch(Merge{R"({"version":1,"solved":["a"],"coordinates":false})", true});
    CHECK(table.state().settings.coordinates);  // later than the other's change
    const Json json = Json::parse(stored(table));
    CHECK(json["coordinates"] == true);
    CHECK(json["solved"] == Json({"a"}));
    table.stored.clear();
    table.app.dispatch(Merge{to_line(json), true});  // although nothing changed
    CHECK_FALSE(stored(table).empty());
    CHECK(mine != table.stored);
}

TEST_CASE("that nothing can be stored is said once", "[ui]") {
    Table table;
    table.app.dispatch(StoreFailed{});
    CHECK(table.last_said().starts_with(phrase::memory::cannot_be_kept()));
    table.play({"d2", "d4"});
    table.app.dispatch(StoreFailed{});
    CHECK_FALSE(table.state().message);
}

TEST_CASE("what is stored and cannot be read is said and kept", "[ui]") {
    Table table;
    table.app.dispatch(Restore{"{\"games\":[{\"board\""});
    CHECK(table.state().message->tone == Tone::kBad);
    table.play({"d2", "d4"});
    table.collect();
    CHECK(Json::parse(table.stored)["unread"][0] == "{\"games\":[{\"board\"");
}

}  // namespace peg
