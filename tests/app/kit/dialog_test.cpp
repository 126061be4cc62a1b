// SPDX-License-Identifier: MIT
// Sheets as data: what the mirror shows, and that names contain the visible words.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/dialog/dialog.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/assistance.h"
#include "words/phrases/count.h"
#include "words/phrases/help.h"
#include "words/phrases/lesson.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kSheetCommands{"boards", "problems", "figures", "moves", "help", "more"};

Json snapshot(const Table& table) { return Json::parse(format_snapshot(table.state(), {})); }

std::set<std::string> ids(const Json& commands) {
    std::set<std::string> ids;
    for (const Json& command : commands) ids.insert(command["id"].get<std::string>());
    return ids;
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return text;
}

// Checks that each visible label of a command is contained in its name.
void check_names(const Table& table) {
    for (const CommandRow* row : table.state().features->commands()) {
        if (!applies(table.state(), *row)) continue;
        const std::string name = lower(words::label(table.state(), *row));
        std::string seen = lower(words::short_label(table.state(), *row));
        // A soft hyphen, where the label may break.
        if (const auto soft = seen.find("\u00ad"); soft != std::string::npos) seen.erase(soft, 2);
        std::erase(seen, '?');  // not pronounced
        CAPTURE(row->id, name, seen);
        CHECK(name.find(seen) != std::string::npos);
    }
}

}  // namespace

TEST_CASE("every sheet is a modal dialog: its title is said, it can be closed", "[ui]") {
    for (const Command command : kSheetCommands) {
        Table table;
        table.activate("d2");
        table.activate("d4");
        CHECK(snapshot(table)["dialog"].is_null());
        table.run(command);
        const Json json = snapshot(table);
        const Json& dialog = json["dialog"];
        CAPTURE(command.id);
        REQUIRE(dialog.is_object());
        CHECK(dialog["modal"] == true);
        CHECK_FALSE(dialog["title"].get<std::string>().empty());
        CHECK(table.last_said() == dialog["title"].get<std::string>() + '.');
        CHECK(dialog["parts"].back() == Json{{"kind", "command"}, {"id", "close"}});
        // Commands that a dialog names are in the list of commands, with their words and areas.
        const std::set<std::string> known = ids(json["commands"]);
        std::set<std::string> named;
        for (const Json& part : dialog["parts"]) {
            if (part["kind"] == "command") named.insert(part["id"].get<std::string>());
            if (part["kind"] == "choices")
                for (const Json& id : part["ids"]) named.insert(id.get<std::string>());
        }
        for (const std::string& id : named) CHECK(known.contains(id));
        table.run("close");
        CHECK(snapshot(table)["dialog"].is_null());
    }
}

TEST_CASE("the lists of the editor are modal dialogs too, each with its current choice", "[ui]") {
    for (const Command command : {"finish", "symmetry"}) {
        Table table;
        table.run("edit");
        table.run(command);
        const auto dialog = open_dialog(table.state());
        CAPTURE(command.id);
        REQUIRE(dialog);
        const auto lists = parts_of<ChoiceList>(*dialog);
        REQUIRE(lists.size() == 1);
        CHECK(std::ranges::count(lists[0].choices, true, &Choice::current) == 1);
        const std::set<std::string> known = ids(snapshot(table)["commands"]);
        for (const Choice& choice : lists[0].choices) CHECK(known.contains(choice.id));
        // A closing sheet is still drawn for a while, even if the editor was closed with it.
        const Sheet sheet = table.state().sheet;
        table.open("english", kCross, "d4");
        CHECK(describe(table.state(), sheet).parts.empty());
    }
}

TEST_CASE("galleries and moves are lists with one current choice", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    for (const Command command : {"boards", "moves"}) {
        table.run(command);
        const auto lists = parts_of<ChoiceList>(*open_dialog(table.state()));
        CAPTURE(command.id);
        REQUIRE(lists.size() == 1);
        CHECK(std::ranges::count(lists[0].choices, true, &Choice::current) == 1);
    }
    table.run("problems");
    const auto lists = parts_of<ChoiceList>(*open_dialog(table.state()));
    REQUIRE(lists.size() == 2);
    CHECK(lists[0].name == phrase::sheet::levels());
    for (const ChoiceList& list : lists)
        CHECK(std::ranges::count(list.choices, true, &Choice::current) == 1);
    Table fresh;
    fresh.run("moves");
    CHECK(parts_of<ChoiceList>(*open_dialog(fresh.state())).empty());
}

TEST_CASE("what is seen of a choice is part of its name, and a card has its picture", "[ui]") {
    using Look = ChoiceList::Look;
    Table table;
    table.open("english", kCross, "d4");
    std::size_t pictures = 0;
    const auto check = [&](Command command) {
        table.run(command);
        const auto dialog = open_dialog(table.state());
        REQUIRE(dialog);
        for (const ChoiceList& list : parts_of<ChoiceList>(*dialog)) {
            const bool shows_pictures = list.look == Look::kCards ||
                                        list.look == Look::kCardsInSight ||
                                        list.look == Look::kPictureRows;
            CHECK_FALSE(list.choices.front().beside);
            for (const Choice& choice : list.choices) {
                CAPTURE(choice.id, choice.label, choice.name);
                CHECK(lower(choice.label).find(lower(choice.seen())) != std::string::npos);
                if (choice.beside) CHECK_FALSE(choice.icon.empty());
                if (!shows_pictures || choice.beside) continue;
                const auto picture = miniature_of(table.state(), choice.id);
                REQUIRE(picture);
                CHECK(picture->board != nullptr);
                ++pictures;
            }
        }
        table.run("close");
    };
    for (const char* hole : {"d3", "f3"}) table.activate(hole);
    table.type("bookmark", "Here");
    table.run("undo");
    for (const char* hole : {"d3", "b3"}) table.activate(hole);
    check("moves");
    table.run("draw_board");
    table.paste("xxx/xxx/xxx");
    table.run("play_this");
    for (const Command command :
         {"boards", "problems", "figures", "library", "puzzle", "days", "settings"}) {
        // A removed feature has no sheet.
        if (table.state().features->find(command.id) != nullptr) check(command);
    }
    table.run("edit");
    for (const Command command : {"finish", "symmetry"}) check(command);
    CHECK(pictures > 40);
}

TEST_CASE("all that the help says is in the dialog", "[ui]") {
    Table table;
    table.run("help");
    const std::string text = to_line(snapshot(table)["dialog"]);
    for (const words::Passage& passage : words::help()) {
        CHECK(text.find(passage.title) != std::string::npos);
        CHECK(text.find(passage.text) != std::string::npos);
    }
    for (const words::Table::Row& row : words::keys(table.state()).rows)
        CHECK(text.find(row.value) != std::string::npos);
}

TEST_CASE("the help says which version it is, where the page does", "[ui]") {
    Table table;
    table.run("help");
    const auto says = [&](std::string_view version) {
        return to_line(snapshot(table)["dialog"]).find(phrase::help::version(version)) !=
               std::string::npos;
    };
    CHECK_FALSE(says(""));
    table.app.dispatch(Environment{.version = "1.2.3 (a1b2c3d4)"});
    CHECK(says("1.2.3 (a1b2c3d4)"));
}

TEST_CASE("the end of a game is summed up, each thing once", "[ui]") {
    Table table;
    table.open("english", kShort, "e3");
    for (const char* hole : {"c1", "c3", "e3"}) table.activate(hole);
    table.rest(2);
    const auto dialog = open_dialog(table.state());
    REQUIRE(dialog);
    CHECK(dialog->title == phrase::lesson::end_solved());
    const words::Table compared = parts_of<words::Table>(*dialog).front();
    REQUIRE(compared.rows.size() == 1);
    CHECK(compared.rows[0].name == phrase::sheet::your_best());
    CHECK(compared.rows[0].value == phrase::count::moves(1));
    CHECK(parts_of<words::Passage>(*dialog)[0].text ==
          phrase::lesson::end(phrase::count::jumps(2), phrase::count::in_moves(1),
                              phrase::assistance::none()));
    CHECK(parts_of<Command>(*dialog).front() == "share_result");
}

TEST_CASE("the welcome is no dialog: the board beside it stays in reach", "[ui]") {
    Table table;
    table.app.dispatch(Restore{""});
    const Json dialog = snapshot(table)["dialog"];
    CHECK(dialog["title"] == phrase::sheet::welcome_title());
    CHECK(dialog["modal"] == false);
    CHECK(table.last_said().starts_with(phrase::sheet::welcome_title() + ". "));
}

TEST_CASE("what stands on a button is part of its name", "[ui]") {
    Table table;
    table.app.dispatch(Restore{""});
    check_names(table);
    table.run("tutorial");
    check_names(table);
    for (const char* hole : {"a1", "c1", "c3", "a3", "a1"}) table.activate(hole);
    check_names(table);
    table.open("english", kShort, "e3");
    table.run("solve");
    table.serve();
    REQUIRE(playback_mode(table.state()));
    check_names(table);
    table.open("english", "..xxo/..ooo/ooooooo/ooooooo/xoooooo/..ooo/..ooo", "d4");
    table.run("hint");
    table.serve();
    REQUIRE(applies(table.state(), "why"));
    check_names(table);
    table.run("edit");
    check_names(table);
}

TEST_CASE("what is wrong with a link is said on the board, before any sheet", "[ui]") {
    Table table;
    table.run("help");
    table.open("nope");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(words::status(table.state()).tone == Tone::kBad);
}

}  // namespace peg
