// SPDX-License-Identifier: MIT
// Data that this version does not understand is written back unchanged, until the player changes
// its value.

#include "app/model/stored/leftover.h"

#include <catch2/catch_test_macros.hpp>

#include "app/kit/store/saved_state.h"
#include "app/support.h"

namespace peg {

namespace {

// A newer version's text, with unknown data at every depth.
constexpr const char* kNewer = R"({"version":999,"glow":{"a":[1]},
    "material":"crystal","theme":"ultra","notation":"runes","speed":99,"language":"tlh","coach":"loud",
    "changed":{"sound":3,"glow":4,"theme":"x"},
    "board":"english","jumps":"d2-d4","makers":"p","cursor":1,
    "lines":[{"jumps":"f4-d4","makers":"p","cursor":1,"x_line":1},7],
    "bookmarks":[{"name":"Here","jumps":"d2-d4","makers":"p","cursor":1,"x_mark":2},{"name":"?"}],
    "games":[
        {"x_new":5,"board":"triangle15","position":"o/xx/xxx/xxxx/xxxxx","finish":"any",
         "jumps":"a3-a1","makers":"z","cursor":1,"lines":[{"jumps":"c3-a1","x_line":3}]},
        {"board":"hyperbolic7","jumps":"a-b"},
        {"x":1},
        12],
    "solved":["a",7,{"b":1}],
    "best":{"a":5,"b":"many","c":9999},
    "least":{"a":4,"b":0.5},
    "days":{"2026-01-02":{"key":"k","moves":7,"hints":1,"x_day":6},"2026-13-45":{"key":"k"},"soon":8},
    "tries":{"a":{"1":[1,2,3,4],"2":[1,2,3,4,5],"3":"x"},"b":9},
    "mistakes":[{"board":"english","position":"p","finish":"d4","jump":"d2-d4","mended":false,"x_mistake":1},"?"],
    "boards":[{"board":"xxx/xxx","name":"Six","colour":"red"},{"board":"?"},3],
    "drawings":[{"board":"english","position":"x","finish":"d4","over":{"position":"xx","finish":"d4","x_over":1},"x_drawing":1},null],
    "sketch":{"lattice":"hyperbolic","side":9,"holes":"a1"},
    "removed":{"board q":"x"},
    "unread":["{"]})";

// True if `text` contains all of `part`; items of lists may be in any order.
bool holds_all(const Json& text, const Json& part) {
    if (part.is_object())
        return text.is_object() && std::ranges::all_of(part.items(), [&](const auto& field) {
                   return text.contains(field.key()) && holds_all(text[field.key()], field.value());
               });
    if (!part.is_array()) return text == part;
    return text.is_array() && std::ranges::all_of(part, [&](const Json& item) {
               return std::ranges::any_of(text,
                                          [&](const Json& one) { return holds_all(one, item); });
           });
}

void check_has(const Json& text, const Json& part) {
    for (const auto& [key, value] : part.items()) {
        CAPTURE(key, to_line(value), to_line(text.contains(key) ? text[key] : Json()));
        CHECK(holds_all(text.contains(key) ? text[key] : Json(), value));
    }
}

Json stored_json(Table& table) {
    table.collect();
    return Json::parse(table.stored);
}

Json without_keys(Json json, std::initializer_list<const char*> keys) {
    for (const char* key : keys) json.erase(key);
    return json;
}

const Json& of_board(const Json& games, const char* board) {
    return *std::ranges::find_if(games, [&](const Json& game) {
        return game.is_object() && game.contains("board") && game["board"] == board;
    });
}

}  // namespace

TEST_CASE("what a newer version has stored is written back after a jump, at every depth",
          "[ui][memory]") {
    Table table;
    table.app.dispatch(Restore{kNewer});
    CHECK(table.line() == "d2-d4");
    table.play({"b3", "d3"});
    Json text = stored_json(table);
    CHECK(text["jumps"] == "d2-d4 b3-d3");
    const Json newer = without_keys(Json::parse(kNewer), {"jumps", "makers", "cursor"});
    check_has(text, newer);
    CHECK(text["games"].size() == 4);
    CHECK(text["boards"].size() == 3);

    // Over several visits it neither disappears nor grows.
    for (int visit = 0; visit < 3; ++visit) {
        Table later;
        later.app.dispatch(Restore{to_line(text)});
        later.run("coordinates");
        later.run("coordinates");
        const Json again = stored_json(later);
        check_has(again, newer);
        CHECK(without_keys(again, {"changed"}) == without_keys(text, {"changed"}));
        CHECK((!later.state().message || later.state().message->tone != Tone::kBad));
        text = again;
    }
}

TEST_CASE("what the player changes is no longer written back as it was", "[ui][memory]") {
    Table table;
    table.app.dispatch(Restore{kNewer});
    table.choose("material:wood");
    CHECK(stored_json(table)["material"] == "wood");
    CHECK(stored_json(table)["theme"] == "ultra");
    table.choose("material:auto");  // now chosen by the player, not this version's fallback
    CHECK(stored_json(table)["material"] == "auto");
    table.run("coach");
    CHECK(stored_json(table)["coach"] == true);
    CHECK(stored_json(table)["speed"] == 99);
    table.choose("game:0");
    table.play({"c3", "a3"});
    const Json text = stored_json(table);
    CHECK(text["board"] == "triangle15");
    CHECK(text["makers"] != "z");
    table.choose("forget:0");
    CHECK(stored_json(table)["boards"].size() == 2);
}

TEST_CASE("what is not understood of a game goes with it onto the board and back", "[ui][memory]") {
    Table table;
    table.app.dispatch(Restore{kNewer});
    table.choose("game:0");
    CHECK(table.state().played.board_text == "triangle15");
    CHECK(stored_json(table)["lines"][0]["x_line"] == 3);
    CHECK(of_board(stored_json(table)["games"], "english")["bookmarks"][0]["x_mark"] == 2);
    CHECK(of_board(stored_json(table)["games"], "english")["lines"][0]["x_line"] == 1);
    CHECK(stored_json(table)["x_new"] == 5);
    table.choose("board:english");
    const Json text = stored_json(table);
    CHECK(text["bookmarks"][0]["x_mark"] == 2);
    CHECK(of_board(text["games"], "triangle15")["x_new"] == 5);
    CHECK_FALSE(text.contains("x_new"));
}

TEST_CASE("a game that is removed takes along what was not understood of it", "[ui][memory]") {
    Table table;
    table.app.dispatch(Restore{kNewer});
    table.choose("remove:0");
    CHECK(to_line(stored_json(table)).find("x_new") == std::string::npos);
    table.run("library");
    table.run("bring_back");
    CHECK(of_board(stored_json(table)["games"], "triangle15")["x_new"] == 5);
}

TEST_CASE("two tabs keep what neither understands, and come to an end", "[ui][memory]") {
    Table one;
    Table two;
    for (Table* table : {&one, &two}) table->app.dispatch(Restore{kNewer});
    one.play({"b3", "d3"});
    two.choose("material:wood");
    for (int round = 0; round < 4; ++round) {
        one.collect();
        two.collect();
        const std::string first = one.stored;
        two.app.dispatch(Merge{first});
        two.collect();
        one.app.dispatch(Merge{two.stored});
    }
    for (Table* table : {&one, &two}) {
        check_has(stored_json(*table),
                  without_keys(Json::parse(kNewer),
                               {"jumps", "makers", "cursor", "lines", "material", "changed"}));
        CHECK(stored_json(*table)["material"] == "wood");
    }
    const std::string before = two.stored;
    two.app.dispatch(Merge{one.stored});
    CHECK(stored_json(two) == Json::parse(before));
}

TEST_CASE("a newer version's later change to a setting counts in an older one's tab",
          "[ui][memory]") {
    Table table;
    table.app.dispatch(Restore{R"({"version":1})"});
    table.choose("material:wood");
    const auto number = stored_json(table)["changed"]["material"].get<int>();
    const auto merge_crystal = [&](int changed) {
        table.app.dispatch(Merge{to_line(
            {{"version", 2}, {"material", "crystal"}, {"changed", {{"material", changed}}}})});
        table.play({"d2", "d4"});
    };
    merge_crystal(number - 1);
    CHECK(stored_json(table)["material"] == "wood");
    merge_crystal(number + 1);
    CHECK(stored_json(table)["material"] == "crystal");
}

TEST_CASE("a file brings what is not understood, but no settings, and not without end",
          "[ui][memory]") {
    Table table;
    table.choose("theme:dark");
    Json file = Json::parse(kNewer);
    file["program"] = "Last Peg";
    table.app.dispatch(Import{"a.json", to_line(file)});
    const Json text = stored_json(table);
    CHECK(text["theme"] == "dark");
    CHECK(text["material"] == "auto");
    CHECK(text["glow"] == file["glow"]);
    CHECK(of_board(text["games"], "triangle15")["x_new"] == 5);
    CHECK(of_board(text["games"], "hyperbolic7")["jumps"] == "a-b");
    table.app.dispatch(Import{"a.json", to_line(file)});
    CHECK(stored_json(table) == text);
    table.run("export");
    table.collect();
    CHECK(Json::parse(table.downloaded)["glow"] == file["glow"]);

    file["huge"] = std::string(2'000'000, 'x');
    table.app.dispatch(Import{"a.json", to_line(file)});
    CHECK(table.last_said().find(" 1 entry of the file was left out") != std::string::npos);
    CHECK_FALSE(stored_json(table).contains("huge"));
}

TEST_CASE("that a stored game cannot be read is said once, and its text is kept", "[ui][memory]") {
    constexpr const char* kText =
        R"({"version":1,"games":[{"board":"triangle15","jumps":"a3-a1 a3-a1","x":1},{"board":"nowhere"}]})";
    Table table;
    table.app.dispatch(Restore{kText});
    CHECK(table.state().message->tone == Tone::kBad);
    table.run("coordinates");
    const Json text = stored_json(table);
    CHECK(text["games"] == Json::parse(kText)["games"]);
    Table later;
    later.app.dispatch(Restore{to_line(text)});
    CHECK((!later.state().message || later.state().message->tone != Tone::kBad));
    later.choose("game:0");
    later.play({"c3", "a3"});
    const Json played = stored_json(later);
    CHECK(played["jumps"] == "a3-a1 c3-a3");
    CHECK(played["x"] == 1);
    CHECK(played["unread"] == Json::array({Json::parse(kText)["games"][0]}));
    CHECK(of_board(played["games"], "nowhere") == Json{{"board", "nowhere"}});
}

}  // namespace peg
