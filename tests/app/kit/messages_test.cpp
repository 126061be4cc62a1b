// SPDX-License-Identifier: MIT
// Messages between the page and the interface: intents, snapshots, memory, addresses.

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "app/kit/dialog/choice.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/present/scene.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "app/words/app_errors.h"
#include "app/words/language.h"
#include "core/board/catalogue.h"
#include "support/errors.h"
#include "words/phrases/boards.h"
#include "words/phrases/commands.h"
#include "words/phrases/hole.h"
#include "words/phrases/level.h"
#include "words/phrases/paste.h"
#include "words/phrases/problem.h"
#include "words/phrases/settings.h"

namespace peg {

TEST_CASE("intents are parsed from JSON", "[ui]") {
    const auto open = parse_intent(R"({"type":"link","fragment":"board=english&finish=any"})");
    REQUIRE(open);
    CHECK(std::get<Open>(*open).board == "english");
    CHECK_FALSE(std::get<Open>(*open).position);
    CHECK(std::get<Open>(*open).finish == "any");
    CHECK(std::get<Run>(*parse_intent(R"({"type":"command","command":"undo"})")).command == "undo");
    CHECK(std::get<Choose>(*parse_intent(R"({"type":"command","command":"board:star13"})")).id ==
          "board:star13");
    const auto key = parse_intent(R"({"type":"key","key":"z","shift":true,"control":true})");
    CHECK(std::get<KeyPress>(*key).shift);
    CHECK(std::get<KeyPress>(*key).control);
    CHECK(std::get<Focus>(*parse_intent(R"({"type":"focus","at":"hole:d4"})")).hole == "d4");
    CHECK(std::get<Focus>(*parse_intent(R"({"type":"focus","at":"cursor"})")).on_cursor);
    CHECK(std::get<Focus>(*parse_intent(R"({"type":"focus","at":null})")).hole.empty());
    const auto environment = parse_intent(
        R"({"type":"environment","theme":"dark","reduced_motion":true,"version":"1.2.3"})");
    CHECK(std::get<Environment>(*environment).appearance == Appearance::kDark);
    CHECK(std::get<Environment>(*environment).reduced_motion);
    CHECK(std::get<Environment>(*environment).version == "1.2.3");
    CHECK(std::get<Remark>(*parse_intent(R"({"type":"message","text":"Link copied."})")).text ==
          "Link copied.");
}

TEST_CASE("anything else is an error, whatever it is", "[ui]") {
    const Error no_object = app_error("page_object");
    const Error no_message = app_error("page_message");
    const std::pair<const char*, Error> texts[] = {
        {"", no_object},
        {"{", no_object},
        {"null", no_object},
        {"[]", no_object},
        {"3", no_object},
        {"\"open\"", no_object},
        {"\xff\xfe{\"type\":\"link\"}", no_object},
        {"{}", no_message},
        {R"({"type":7})", no_message},
        {R"({"type":"fly"})", no_message},
        {R"({"type":"reply"})", no_message},
        {R"({"type":"reply","message":{"type":"gossip"}})", app_error("solver_message")},
    };
    for (const auto& [text, error] : texts) {
        CAPTURE(text);
        CHECK(error_of(parse_intent(text)) == error);
    }
    // Fields of a wrong type or out of range count as missing.
    const auto reply = parse_intent(
        R"({"type":"reply","message":{"type":"done","id":1e300,"result":"{\"verdict\":5}"}})");
    REQUIRE(reply);
    CHECK(std::get<Reply>(*reply).id == 0);
    CHECK(std::get<Reply>(*reply).result == Json{{"verdict", 5}});
}

TEST_CASE("a command that no feature has is an error", "[ui]") {
    Table table;
    table.run("format c:");
    REQUIRE(table.state().message);
    CHECK(table.state().message->tone == Tone::kBad);
    CHECK(table.last_said() == phrase::sentence(app_error("unknown_command", "\"format c:\"")));
}

TEST_CASE("a result that is not the text of a JSON object counts as absent", "[ui]") {
    for (const Json& result :
         {Json(""), Json("{"), Json("[]"), Json("null"), Json("\\"), Json(R"({"a":1} {"b":2})"),
          Json(std::string(100'000, '[')), Json(nullptr), Json(7), Json{{"verdict", "solvable"}}}) {
        const Json message{{"type", "done"}, {"id", 1}, {"result", result}};
        const auto reply = parse_intent(to_line({{"type", "reply"}, {"message", message}}));
        CAPTURE(to_line(result).substr(0, 40));
        REQUIRE(reply);
        CHECK_FALSE(std::get<Reply>(*reply).result);
    }
}

TEST_CASE("the snapshot names every hole and command", "[ui]") {
    Table table;
    table.activate("d2");
    WidgetAreas widget_areas;
    widget_areas.commands.emplace_back("undo", Rect{1, 2, 3, 4});
    const Json json = Json::parse(format_snapshot(table.state(), widget_areas));
    CHECK(json["title"] ==
          phrase::problem::named(phrase::boards("english"), phrase::level::classic_alone()) +
              " \u2014 " + words::pegs(32));
    CHECK(json["status"] == pegs_and_jumps(32, 4));
    CHECK(json["cursor"] == "d2");
    CHECK(json["cells"].size() == 33);
    std::string selected;
    std::string target;
    for (const Json& cell : json["cells"]) {
        if (cell["selected"].get<bool>()) selected = cell["label"].get<std::string>();
        if (cell["hole"] == "d4") target = cell["label"].get<std::string>();
        CHECK(cell["width"].get<float>() > 10);
    }
    CHECK(selected == phrase::hole::selected(phrase::hole::peg("d2")));
    CHECK(target == phrase::hole::target(phrase::hole::hole("d4")));

    std::vector<std::string> labels;
    for (const Json& command : json["commands"]) {
        labels.push_back(command["label"].get<std::string>());
        const bool has_widget = !command["x"].is_null();
        CHECK(has_widget == (command["id"] == "undo"));
    }
    const auto has = [&](const std::string& label) {
        return std::ranges::find(labels, label) != labels.end();
    };
    for (const char* command :
         {"new_game", "undo", "redo", "restart", "hint", "solve", "share", "help"})
        CHECK(has(phrase::commands(command)));
    for (const char* board : {"english", "triangle15"})
        CHECK(has(phrase::problem::choose_board(phrase::boards(board))));
    CHECK_FALSE(has(phrase::commands("stop")));
    CHECK_FALSE(has(phrase::commands("pause")));
}

TEST_CASE("a hint is part of the labels", "[ui]") {
    Table table;
    table.ask("hint");
    table.answer(hinted("d2-d4", solution_after(0)));
    const auto has = [&](const std::string& label) {
        return mentions(format_snapshot(table.state(), {}), '"' + label + '"');
    };
    CHECK(has(phrase::hole::hint(phrase::hole::peg("d1"))));
    table.rest_of_hint();
    CHECK(has(phrase::hole::hint(phrase::hole::peg("d2"))));
    CHECK(has(phrase::hole::hint(phrase::hole::hole("d4"))));
}

TEST_CASE("memory brings settings and game back", "[ui]") {
    Table table;
    table.open("triangle15");
    table.run("coordinates");
    table.app.dispatch(Choose{"theme:light"});
    table.activate("a3");
    table.activate("a1");
    table.run("undo");
    table.collect();
    Table next;
    next.app.dispatch(Restore{table.stored});
    CHECK(next.state().played.board_text == "triangle15");
    CHECK(next.state().settings.coordinates);
    CHECK(next.state().settings.theme == ThemeChoice::kLight);
    CHECK(next.state().played.game.jumps().size() == 1);
    CHECK(next.state().played.game.cursor() == 0);
    CHECK(next.position() == table.position());
}

TEST_CASE("memory that is not ours does no harm", "[ui]") {
    for (const char* text : {"", "nonsense", "[]", R"({"theme":9,"speed":99,"board":"chess"})",
                             R"({"board":"english","position":"xxx"})",
                             R"({"board":"english","jumps":"d2-d4 d2-d4","cursor":77})",
                             R"({"board":"english","jumps":7,"cursor":-1})"}) {
        CAPTURE(text);
        Table table;
        table.app.dispatch(Restore{text});
        CHECK(table.state().played.board_text == "english");
        CHECK(table.pegs() >= 31);
        CHECK(table.state().settings.speed == kUsualSpeed);
    }
}

TEST_CASE("an address opens what was shared", "[ui]") {
    for (const char* board : {"english", "hexagon19", "lattice: triangular/x/xx/xxx", ".xx/xxxx"}) {
        Table table;
        table.open(board);
        REQUIRE_FALSE(table.state().message);
        table.run("share_position");
        table.collect();
        CHECK(table.shared.starts_with("board="));
        CHECK(table.shared.find(' ') == std::string::npos);
        CHECK(table.shared.find("&position=") != std::string::npos);
        CHECK(table.shared.find("&finish=") != std::string::npos);
    }
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.run("share_position");
    table.collect();
    CHECK(table.shared ==
          "board=english&position=..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx&finish=d4");
}

TEST_CASE("the theme follows the system until one is chosen", "[ui]") {
    Table table;
    Environment environment;
    environment.appearance = Appearance::kDark;
    table.app.dispatch(environment);
    CHECK(appearance(table.state()) == Appearance::kDark);
    table.app.dispatch(Choose{"theme:light"});
    CHECK(table.last_said() == phrase::settings::theme(phrase::settings::light()) + '.');
    CHECK(appearance(table.state()) == Appearance::kLight);
    table.app.dispatch(Choose{"theme:contrast"});
    CHECK(appearance(table.state()) == Appearance::kContrast);
    table.app.dispatch(Choose{"theme:auto"});
    CHECK(appearance(table.state()) == Appearance::kDark);
    table.app.dispatch(Choose{"theme:cheese"});  // from outside
    CHECK(appearance(table.state()) == Appearance::kDark);
}

TEST_CASE("forced colours come with the system's palette", "[ui]") {
    const auto intent = parse_intent(R"({"type":"environment","theme":"contrast","palette":
        {"canvas":16777215,"canvas_text":1,"highlight":255,"highlight_text":-1}})");
    REQUIRE(intent);
    const auto& palette = std::get<Environment>(*intent).palette;
    REQUIRE(palette);
    CHECK(*palette == Palette{0xffffff, 1, 0xff, 0xffffff});
    for (const char* other : {"null", "7", "\"red\""}) {
        const auto without =
            parse_intent(R"({"type":"environment","palette":)" + std::string(other) + "}");
        CHECK_FALSE(std::get<Environment>(*without).palette);
    }
}

TEST_CASE("themes and materials are choices while their sheet is open", "[ui]") {
    Table table;
    using Labels = std::map<std::string, std::string>;  // by id
    const auto current = [&] {
        Labels all;
        for (const Choice& choice : choices(table.state()))
            if (choice.current && choice.id.find("board:") == std::string::npos)
                all[choice.id] = choice.label;
        return all;
    };
    CHECK(current().empty());
    table.key("t");
    CHECK(table.state().sheet == "settings");
    Labels expected{
        {"language:en", phrase::settings::language("English")},
        {"theme:auto", phrase::settings::theme(phrase::settings::automatic())},
        {"material:auto", phrase::settings::pegs(phrase::settings::automatic())},
        {"notation:own", phrase::paste::example_own("d4")},
        {"text:normal", words::label(table.state(), table.state().settings.text_size)},
    };
    CHECK(current() == expected);
    table.app.dispatch(Choose{"material:wood"});
    expected.erase("material:auto");
    expected["material:wood"] = phrase::settings::pegs(phrase::settings::wood());
    CHECK(current() == expected);
    table.key("t");
    CHECK(table.state().sheet == Sheet::kNone);
}

TEST_CASE("the scene shows a peg for each peg, and which of them rest", "[ui]") {
    for (const CatalogueEntry& entry : catalogue()) {
        Table table;
        table.open(std::string(entry.name).c_str());
        table.rest(1);
        const Scene scene = make_scene(table.state());
        CHECK(static_cast<int>(scene.resting.size()) == table.pegs());
        CHECK(scene.moving.empty());
        CHECK(scene.marks.empty());
    }
    Table table;
    table.pointer(Pointer::Phase::kDown, table.centre("d2"));
    table.pointer(Pointer::Phase::kMove, {300, 200});
    table.rest(1);
    const Scene scene = make_scene(table.state());
    CHECK(scene.resting.size() == 31);
    REQUIRE(scene.moving.size() == 1);
    CHECK(scene.moving.front().at == Point{300, 200});
    CHECK(scene.moving.front().ringed);
    REQUIRE(scene.marks.size() == 1);
    CHECK(scene.marks.front().at == table.centre("d4"));
}

}  // namespace peg
