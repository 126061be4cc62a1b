// SPDX-License-Identifier: MIT
// Every size of window, in every state of the app: what is placed is inside the window, large
// enough and without overlaps, and everything else is in the menu or in a sheet that it leads to.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "app/present/place_buttons.h"
#include "app/support.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

// The command applies.
void add(ScreenNeeds& needs, Command command) {
    needs.commands.push_back(all_features().find(command.id));
}

// Both orientations of widths and heights from 256 to 2560.
std::vector<Point> sizes() {
    std::vector<Point> list{{320, 256},   {320, 568},  {360, 740},  {390, 844},  {640, 400},
                            {844, 390},   {768, 1024}, {800, 600},  {1024, 768}, {1280, 600},
                            {1280, 720},  {1366, 600}, {1366, 650}, {1366, 760}, {1440, 900},
                            {1920, 1080}, {2560, 1440}};
    for (float width = 256; width <= 2560; width *= 1.25f)
        for (float height = 320; height <= 2560; height *= 1.25f) list.push_back({width, height});
    const std::size_t count = list.size();
    for (std::size_t i = 0; i < count; ++i) list.push_back({list[i].y, list[i].x});
    return list;
}

struct Scenario {
    const char* name;
    ScreenNeeds needs;
};

std::vector<Scenario> scenarios() {
    std::vector<Scenario> list;
    Table table;
    list.push_back({"playing", table.state().screen.needs});
    table.run("solve");
    table.rest(0.6f);
    list.push_back({"thinking", table.state().screen.needs});
    table.open("english", kCross, "d4");
    table.run("solve");
    table.serve();
    list.push_back({"playback", table.state().screen.needs});
    table.run("tutorial");
    list.push_back({"lesson", table.state().screen.needs});
    table.open("english", kLost, "d4");
    table.ask("hint");
    table.answer(lost_by(kProofOfLost));
    table.run("why");
    list.push_back({"proof", table.state().screen.needs});
    // The max number of answers in a status panel.
    add(list.back().needs, "go_back");
    table.open("english", "..ooo/..ooo/ooooooo/ooxoxoo/ooooooo/..ooo/..ooo", "d4");
    list.push_back({"over", table.state().screen.needs});
    table.run("edit");
    list.push_back({"editing", table.state().screen.needs});
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    list.push_back({"reviewed", table.state().screen.needs});
    list.back().needs.review = true;
    return list;
}

// Built once, because playing them is slow.
const std::vector<Scenario>& scenarios_once() {
    static const std::vector<Scenario> all = scenarios();
    return all;
}

std::vector<ButtonPlace> fixed_buttons(const Screen& screen) {
    std::vector<ButtonPlace> found;
    for (const ButtonPlace& button : screen.buttons)
        if (all_features().find(button.command.id)->is_fixed()) found.push_back(button);
    return found;
}

bool needs(const Screen& screen, Command command) { return screen.needs.has(command); }

bool inside(const Rect& inner, const Rect& outer) {
    constexpr float kSlack = 0.02f;
    return inner.x >= outer.x - kSlack && inner.y >= outer.y - kSlack &&
           inner.right() <= outer.right() + kSlack && inner.bottom() <= outer.bottom() + kSlack;
}

bool apart(const Rect& a, const Rect& b) {
    constexpr float kSlack = 0.02f;
    return a.right() <= b.x + kSlack || b.right() <= a.x + kSlack || a.bottom() <= b.y + kSlack ||
           b.bottom() <= a.y + kSlack;
}

// Everything that is drawn separately and must not overlap.
std::vector<Rect> pieces(const Screen& screen) {
    std::vector<Rect> list{screen.board, screen.heading};
    for (const ButtonPlace& button : screen.buttons) list.push_back(button.rect);
    if (screen.slider.width > 0) list.push_back(screen.slider);
    if (screen.moves.height > 0) list.push_back(screen.moves);
    if (screen.curve.height > 0) list.push_back(screen.curve);
    return list;
}

void check(const Screen& screen) {
    const std::vector<Rect> all = pieces(screen);
    for (std::size_t i = 0; i < all.size(); ++i) {
        CAPTURE(i, all[i].x, all[i].y, all[i].width, all[i].height);
        REQUIRE(inside(all[i], screen.window));
        for (std::size_t j = 0; j < i; ++j) REQUIRE(apart(all[i], all[j]));
    }
    REQUIRE(inside(screen.status, screen.window));
    REQUIRE(screen.status.height > 0);
    REQUIRE(screen.board.height > 0);
    for (const Rect& other : {screen.board, screen.heading, screen.moves})
        REQUIRE(apart(screen.status, other));
    for (const ButtonPlace& button : screen.buttons) {
        CAPTURE(button.command.id, button.rect.width, button.rect.height);
        REQUIRE(button.rect.width >= kMinTarget - 0.02f);
        REQUIRE(button.rect.height >= kMinTarget - 0.02f);
    }
    if (screen.slider.width > 0) REQUIRE(screen.slider.height >= kMinTarget - 0.02f);

    // A command that may have a button beside the board has one there or is in the menu.
    for (const CommandRow* row : all_features().commands()) {
        if (!row->may_have_button() || row->place.group == MenuGroup::kNone) continue;
        CAPTURE(row->id);
        const auto buttons =
            std::ranges::count(screen.buttons, Command(*row), &ButtonPlace::command);
        const auto listed = std::ranges::count(menu_of(screen, row->place.group), Command(*row));
        REQUIRE(buttons + listed == (needs(screen, *row) ? 1 : 0));
    }
}

// The commands that a sheet shows.
std::vector<Command> commands_in(const AppState& state, Sheet sheet) {
    std::vector<Command> found;
    for (const DialogPart& part : describe(state, sheet).parts) {
        if (const auto* command = std::get_if<Command>(&part)) found.push_back(*command);
        if (const auto* tabs = std::get_if<Tabs>(&part))
            found.insert(found.end(), tabs->commands.begin(), tabs->commands.end());
        if (const auto* cards = std::get_if<CommandCards>(&part))
            found.insert(found.end(), cards->commands.begin(), cards->commands.end());
    }
    return found;
}

}  // namespace

TEST_CASE("what has no button is in the menu, or in a sheet that a command there opens", "[ui]") {
    Table table;
    table.app.dispatch(Resize{390, 844});
    table.play({"d2", "d4"});
    const AppState& state = table.state();
    std::vector<Command> reached{"more"};
    for (const ButtonPlace& button : state.screen.buttons) reached.push_back(button.command);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const CommandRow* row = all_features().find(reached[i].id);
        REQUIRE(row != nullptr);
        if (row->sheet == Sheet::kNone) continue;
        for (const Command command : commands_in(state, row->sheet))
            if (std::ranges::find(reached, command) == reached.end()) reached.push_back(command);
    }
    // Commands that do the same as another one, and keep their names for users who know them.
    const std::vector<Command> doubles{"new_game", "solve_start"};
    for (const CommandRow* row : state.screen.needs.commands) {
        CAPTURE(row->id);
        const bool known = std::ranges::find(doubles, Command(*row)) != doubles.end();
        CHECK((std::ranges::find(reached, Command(*row)) != reached.end()) != known);
    }
}

TEST_CASE("the menu has three cards, then no command twice, each with what it does", "[ui]") {
    for (const Point size : {Point{320, 256}, Point{390, 844}, Point{1440, 900}}) {
        Table table;
        table.app.dispatch(Resize{size.x, size.y});
        table.run("more");
        const Dialog menu = describe(table.state(), "more");
        CHECK(menu.is_menu);
        const auto* cards = std::get_if<CommandCards>(&menu.parts.front());
        REQUIRE(cards != nullptr);
        CHECK(std::ranges::find(cards->commands, Command("daily")) != cards->commands.end());
        CHECK(std::ranges::find(cards->commands, Command("boards")) != cards->commands.end());
        std::vector<Command> all = commands_in(table.state(), "more");
        for (const Command command : all) {
            CAPTURE(command.id, size.x);
            CHECK(std::ranges::count(all, command) == 1);
            CHECK_FALSE(words::about(table.state(), command).empty());
        }
        for (const std::string_view sheet : {"share", "paper", "analyse", "library"})
            for (const Command command : commands_in(table.state(), Sheet(sheet)))
                CHECK(std::ranges::find(all, command) == all.end());
    }
}

TEST_CASE("six buttons are the same whatever is on the board", "[ui]") {
    for (const Point size : sizes()) {
        CAPTURE(size.x, size.y);
        std::vector<ButtonPlace> fixed;
        for (const Scenario& scenario : scenarios_once()) {
            CAPTURE(scenario.name);
            const Screen screen = arrange(size.x, size.y, scenario.needs);
            const std::vector<ButtonPlace> here = fixed_buttons(screen);
            if (fixed.empty()) fixed = here;
            CHECK(here == fixed);
            CHECK(here.back().command == "more");
            // All six, except in tiny windows.
            if (std::min(size.x, size.y) >= 320 && std::max(size.x, size.y) >= 568)
                CHECK(here.size() == 6);
        }
    }
}

TEST_CASE("what a mode cannot do is greyed in its place, with the reason", "[ui]") {
    Table table;
    for (const char* mode : {"edit", "draw_board", "backwards", "tutorial"}) {
        table.open("english");
        table.run(mode);
        for (const CommandRow* row : all_features().commands()) {
            CAPTURE(mode, row->id);
            const CommandState now = command_state(table.state(), *row);
            if (row->is_fixed()) CHECK(now.applies);
            if (now.applies && !now.enabled)
                CHECK_FALSE(words::why_not(table.state(), *row).empty());
        }
        table.run(mode);
    }
    table.open("english");
    CHECK_FALSE(enabled(table.state(), "trainer"));
    CHECK(words::why_not(table.state(), "trainer") == phrase::reason::no_mistakes());
}

TEST_CASE("every command has a button or is in the menu, at every size", "[ui]") {
    for (const Scenario& scenario : scenarios())
        for (const Point size : sizes()) {
            CAPTURE(scenario.name, size.x, size.y);
            check(arrange(size.x, size.y, scenario.needs));
        }
}

TEST_CASE("a desk, a phone held upright, a phone lying on its side", "[ui]") {
    CHECK(arrange(1440, 900).form == Form::kDesk);
    CHECK(arrange(390, 844).form == Form::kUpright);
    CHECK(arrange(844, 390).form == Form::kLying);
}

TEST_CASE("the scenes of the test are what they are called", "[ui]") {
    const std::vector<Scenario> all = scenarios();
    const auto shows = [&](std::size_t i, Command command) {
        return needs(arrange(1440, 900, all[i].needs), command);
    };
    CHECK_FALSE(all[0].needs.over);
    CHECK(shows(1, "stop"));
    CHECK(shows(2, "leave"));
    CHECK(shows(3, "skip"));
    CHECK(shows(4, "why"));
    CHECK(all[4].needs.proof);
    CHECK(all[5].needs.over);
    CHECK(shows(6, "play_this"));
    CHECK_FALSE(all[6].needs.over);
    CHECK(all[7].needs.review);
}

TEST_CASE("the curve of a review is seen with the board, below the words", "[ui]") {
    const ScreenNeeds needs = scenarios()[7].needs;
    for (const Point size : {Point{390, 844}, Point{844, 390}, Point{768, 1024}}) {
        CAPTURE(size.x, size.y);
        const Screen screen = arrange(size.x, size.y, needs);
        CHECK(screen.curve.height > 0);
        CHECK(inside(screen.curve, screen.status));
        CHECK(screen.curve.y - screen.status.y > 2.7f * screen.unit);
        ScreenNeeds watched = needs;
        add(watched, "play");
        CHECK(arrange(size.x, size.y, watched).curve.height == 0);
    }
    CHECK(arrange(360, 740, needs).curve.height == 0);   // too little room for the words
    CHECK(arrange(1440, 900, needs).curve.height == 0);  // it is above the moves
    CHECK(arrange(1440, 900, needs).moves.height > 0);
}

TEST_CASE("print is never too small, and grows with the window", "[ui]") {
    constexpr float kCaption = 0.9375f;  // in units (ui/widgets/theme.cpp)
    for (const Point size : sizes()) CHECK(arrange(size.x, size.y).unit * kCaption >= 12);
    CHECK(arrange(1366, 650).unit == 16);
    CHECK(arrange(1920, 1080).unit > arrange(1366, 768).unit);
    CHECK(arrange(2560, 1440).unit > arrange(1920, 1080).unit);
    CHECK(arrange(1440, 2560).unit > arrange(768, 1024).unit);
}

TEST_CASE("the board has most of the window", "[ui]") {
    Table table;
    for (const auto& [size, least] :
         std::initializer_list<std::pair<Point, float>>{{{320, 256}, 0.50f},
                                                        {{640, 400}, 0.50f},
                                                        {{320, 568}, 0.50f},
                                                        {{390, 844}, 0.45f},
                                                        {{844, 390}, 0.45f},
                                                        {{768, 1024}, 0.50f},
                                                        {{1280, 720}, 0.52f},
                                                        {{1366, 650}, 0.46f},
                                                        {{1440, 900}, 0.55f},
                                                        {{2560, 1440}, 0.55f}}) {
        table.app.dispatch(Resize{size.x, size.y});
        const BoardView& view = table.state().view;
        const Rect frame = view.frame();
        float area = frame.width * frame.height;
        if (view.has_tray())
            area += view.tray().width * view.tray().height * view.pitch() * view.pitch();
        CAPTURE(size.x, size.y, frame.width, frame.height);
        CHECK(area / (size.x * size.y) >= least);
    }
}

TEST_CASE("a proof does not move the board beside it, and costs no command its button", "[ui]") {
    ScreenNeeds needs = scenarios()[4].needs;
    for (const Point size : sizes()) {
        CAPTURE(size.x, size.y);
        needs.proof = true;
        const Screen with = arrange(size.x, size.y, needs);
        needs.proof = false;
        const Screen without = arrange(size.x, size.y, needs);
        if (with.form != Form::kUpright) {
            CHECK(with.board == without.board);
            for (const ButtonPlace& button : without.buttons)
                CHECK(has_button(with, button.command));
        } else {
            CHECK(fixed_buttons(with) == fixed_buttons(without));
        }
    }
}

TEST_CASE("on a laptop everything that matters is in sight, a proof or not", "[ui]") {
    for (const Scenario& scenario : scenarios()) {
        if (scenario.needs.has("play")) continue;
        if (scenario.needs.alone) continue;    // a lesson shows nothing else
        if (scenario.needs.editing) continue;  // its commands are tested in tests/app/edit
        for (const Point size : {Point{1280, 600}, Point{1280, 720}, Point{1366, 600},
                                 Point{1366, 650}, Point{1366, 760}, Point{1440, 900}}) {
            const Screen screen = arrange(size.x, size.y, scenario.needs);
            CAPTURE(scenario.name, size.x, size.y);
            CHECK(screen.form == Form::kDesk);
            for (const Command command :
                 {"undo", "redo", "hint", "solve", "coach", "more", "boards", "restart"}) {
                CAPTURE(command.id);
                CHECK(has_button(screen, command));
            }
            CHECK(screen.moves.height > 0);
        }
    }
}

TEST_CASE("the panel stays next to the board", "[ui]") {
    for (const Point size : {Point{1366, 650}, Point{2560, 1440}, Point{3440, 1440}}) {
        Table table;
        table.app.dispatch(Resize{size.x, size.y});
        const BoardView& view = table.state().view;
        const float right = view.has_tray()
                                ? view.to_screen({view.tray().right(), view.tray().bottom()}).x
                                : view.frame().right();
        CAPTURE(size.x);
        CHECK(table.state().screen.cards[0].x - right < 0.06f * size.x);
    }
}

TEST_CASE("a command chosen in a menu closes it, a switch does not", "[ui]") {
    Table table;
    table.run("more");
    table.run("coach");
    CHECK(table.state().sheet == "more");
    table.run("share");
    CHECK(table.state().sheet == "share");
    table.run("share_position");
    CHECK(table.state().sheet == Sheet::kNone);
    table.run("more");
    table.run("help");
    CHECK(table.state().sheet == "help");
    table.run("analyse");
    CHECK(table.state().sheet == "analyse");
    table.run("analyse");
    CHECK(table.state().sheet == Sheet::kNone);
    table.key("a");
    CHECK(table.state().sheet == "analyse");
    table.run("count");
    CHECK(table.state().sheet == Sheet::kNone);
}

}  // namespace peg
