// SPDX-License-Identifier: MIT
// Export and import: everything that is exported comes back elsewhere, and nothing else.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/store/saved_state.h"
#include "app/support.h"
#include "app/words/app_errors.h"
#include "app/words/language.h"
#include "words/phrases/count.h"
#include "words/phrases/memory.h"

namespace peg {

namespace {

std::string exported(Table& table) {
    table.run("export");
    table.collect();
    return table.downloaded;
}

}  // namespace

TEST_CASE("what is exported is found again in a browser that knows nothing", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    table.run("coordinates");
    table.choose("board:european");
    table.play({"c3", "c1"});
    const std::string file = exported(table);
    CHECK(file.find("\n  ") != std::string::npos);
    CHECK(Json::parse(file)["program"] == "Last Peg");

    Table elsewhere;
    elsewhere.app.dispatch(Restore{""});
    elsewhere.app.dispatch(Import{"last-peg.json", file});
    CHECK(elsewhere.last_said() == sentences({phrase::memory::imported(),
                                              phrase::memory::brought(phrase::count::games(2))}));
    CHECK(elsewhere.state().settings.coordinates);
    CHECK(elsewhere.state().played.board_text == "european");
    CHECK(elsewhere.line() == "c3-c1");
    REQUIRE(elsewhere.state().kept.library.games().size() == 1);
    CHECK(elsewhere.state().kept.library.games()[0].game.jumps().size() == 1);
    elsewhere.collect();
    CHECK(Json::parse(elsewhere.stored).contains("program") == false);
}

TEST_CASE("a file adds to what is here and takes nothing away", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    const std::string file = exported(table);
    Table here;
    here.play({"f4", "d4"});
    here.app.dispatch(Import{"last-peg.json", file});
    CHECK(here.line() == "f4-d4");
    REQUIRE(here.state().played.variations.size() == 1);
    here.app.dispatch(Import{"last-peg.json", file});
    CHECK(here.state().played.variations.size() == 1);
}

TEST_CASE("what a file brings is counted by kind, and what is there already is not", "[ui]") {
    const std::string file =
        R"({"program":"Last Peg","board":"english","jumps":"d2-d4 b3-d3","makers":"pp","cursor":2,)"
        R"("lines":[{"jumps":"f4-d4","makers":"p"}],)"
        R"("bookmarks":[{"name":"Here","jumps":"d2-d4","makers":"p"}],)"
        R"("boards":[{"board":"xxx/xxx/xxx"},{"board":"xxx/xxx","name":"Six"}],)"
        R"("drawings":[{"board":"triangle15","position":"x/xx/ooo/oooo/ooooo","finish":"any",)"
        R"("over":{"position":"o/xx/xxx/xxxx/xxxxx","finish":"any"}}],"solved":["a","b"]})";
    Table table;
    table.app.dispatch(Import{"a.json", file});
    CHECK(table.line() == "d2-d4 b3-d3");  // the player had not touched the board
    CHECK(table.last_said() ==
          sentences({phrase::memory::imported(),
                     phrase::memory::brought(words::list_with_and(std::vector{
                         phrase::count::games(1), phrase::count::lines(1),
                         phrase::count::bookmarks(1), phrase::count::boards(2),
                         phrase::count::positions(1), phrase::memory::solved_problems(2)}))}));
    table.app.dispatch(Import{"a.json", file});
    CHECK(table.last_said() ==
          sentences({phrase::memory::imported(), phrase::memory::brought_none()}));
}

TEST_CASE("what a newer version wrote into a file is kept and written back", "[ui]") {
    Table table;
    table.app.dispatch(Import{
        "new.json",
        R"({"program":"Last Peg","version":9,"streak":[3],"solved":["x"],"least":{"x":2}})"});
    table.collect();
    const Json stored = Json::parse(table.stored);
    CHECK(stored["streak"] == Json({3}));
    CHECK(stored["solved"] == Json({"x"}));
    CHECK(stored["least"].empty());  // only the solver may claim fewest moves
    CHECK(Json::parse(exported(table))["streak"] == Json({3}));
}

TEST_CASE("another kind of file is named in a sentence, and changes nothing", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    const std::string file = exported(table);
    const std::string before = format_memory(table.state());
    const auto told = [&](const std::string& text) {
        table.app.dispatch(Import{"a.json", text});
        CHECK(format_memory(table.state()) == before);
        CHECK(table.state().message->tone == Tone::kBad);
        return table.last_said();
    };
    const std::string other = phrase::sentence(app_error("file_foreign", "a.json"));
    CHECK(told("") == phrase::sentence(app_error("file_empty", "a.json")));
    CHECK(told("hello") == other);
    CHECK(told("[1,2]") == other);
    CHECK(told(R"({"program":"Chess"})") == other);
    CHECK(told(std::string(100'000, '[')) == other);
    for (std::size_t size = 40; size < file.size() - 1; size += 37)
        CHECK(told(file.substr(0, size)) == phrase::sentence(app_error("file_damaged", "a.json")));
}

TEST_CASE("games of a file that cannot be read in full are said and kept", "[ui]") {
    Table table;
    table.app.dispatch(Import{
        "odd.json",
        R"({"program":"Last Peg","games":[{"board":"english","jumps":"d2-d4 z9-z7"},{"board":"nowhere"}]})"});
    CHECK(table.last_said().ends_with(phrase::memory::not_whole()));
    table.collect();
    const Json games = Json::parse(table.stored)["games"];
    REQUIRE(games.size() == 2);
    CHECK(games[0] == Json{{"board", "english"}, {"jumps", "d2-d4 z9-z7"}});
    CHECK(games[1] == Json{{"board", "nowhere"}});
}

TEST_CASE("a file nested without end is taken as far as it makes sense", "[ui]") {
    Table table;
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    table.app.dispatch(Import{"deep.json", R"({"program":"Last Peg","deep":)" + deep + "}"});
    CHECK(table.last_said().starts_with(phrase::memory::imported()));
    CHECK(format_memory(table.state()).size() < 2000);
}

TEST_CASE("settings that a file does not give stay as they are", "[ui]") {
    Table table;
    table.run("coach");
    table.run("coordinates");
    const bool coordinates = table.state().settings.coordinates;
    table.app.dispatch(Import{"a.json", R"({"program":"Last Peg","theme":7,"sound":true})"});
    CHECK(table.state().settings.coach);
    CHECK(table.state().settings.coordinates == coordinates);
    CHECK(table.state().settings.sound);
}

TEST_CASE("a named game keeps its name on a board that shows its problem", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.type("save", "Mine");
    table.choose("board:triangle15");
    table.play({"a3", "a1"});
    const std::string file = exported(table);
    SECTION("where nobody has begun it") {
        Table elsewhere;
        elsewhere.app.dispatch(Restore{""});
        elsewhere.app.dispatch(Import{"last-peg.json", file});
        CHECK(elsewhere.state().played.board_text == "triangle15");
        elsewhere.choose("board:english");
        CHECK(elsewhere.state().played.name == "Mine");
        CHECK(elsewhere.line() == "d2-d4");
    }
    SECTION("where it has been begun otherwise") {
        Table elsewhere;
        elsewhere.play({"d6", "d4"});
        elsewhere.app.dispatch(Import{"last-peg.json", file});
        CHECK(elsewhere.line() == "d6-d4");
        CHECK(elsewhere.state().played.name == "Mine");
        CHECK(elsewhere.state().played.variations.size() == 1);
    }
}

}  // namespace peg
