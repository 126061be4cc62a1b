// SPDX-License-Identifier: MIT
// Modes: which commands each has, that the others do nothing in it, and that every way out of a
// mode leads back to what was there before.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "app/features/edit/editing.h"
#include "app/features/lesson/lesson.h"
#include "app/kit/game/playing.h"
#include "app/kit/proof/reading.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/lesson.h"

namespace peg {

namespace {

// Two jumps from the end, c1-c3-e3, after the player's own a5-c5.
constexpr const char* kThree = "..xoo/..xoo/oooxooo/ooooooo/xxooooo/..ooo/..ooo";
constexpr const char* kDone = "..ooo/..ooo/ooooxoo/ooooooo/ooxoooo/..ooo/..ooo";

constexpr std::array kOfWatching{"step_back", "play", "step", "slower", "faster", "leave"};

void begin_watching(Table& table) {
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    REQUIRE(watching(table.state()));
}

// One jump of the player's own, then the modes by their number.
enum class Where : std::uint8_t {
    kPlaying,
    kLesson,
    kWatching,
    kWatchingInLesson,
    kEditing,
    kReadingInEditor,
};
constexpr int kWheres = 6;
void bring(Table& table, Where where) {
    table.open("english", kThree, kDone);
    table.activate("a5");
    table.activate("c5");
    if (where == Where::kLesson || where == Where::kWatchingInLesson) table.run("tutorial");
    if (where == Where::kWatching) begin_watching(table);
    if (where == Where::kEditing || where == Where::kReadingInEditor) table.run("edit");
    if (where == Where::kReadingInEditor) {
        table.run("fill");
        table.run("can_arise");
        table.serve();
        table.run("why");
        REQUIRE(reading(table.state()));
    }
    if (where == Where::kWatchingInLesson) {
        table.run("solve_start");
        table.serve();
        REQUIRE(watching(table.state()));
    }
}

std::vector<const void*> kinds(const Table& table) {
    std::vector<const void*> kinds;
    for (const auto& mode : table.state().modes) kinds.push_back(mode->kind());
    return kinds;
}

const std::vector<const void*> kPlayingAlone{&kKindOfMode<Playing>};
const std::vector<const void*> kLessonOnly{&kKindOfMode<Playing>, &kKindOfMode<Lesson>};

}  // namespace

TEST_CASE("a command that does not apply in a mode does nothing", "[ui]") {
    const auto where = static_cast<Where>(GENERATE(range(0, kWheres)));
    Table table;
    bring(table, where);
    for (const CommandRow* row : table.state().features->commands()) {
        CAPTURE(static_cast<int>(where), row->id);
        if (enabled(table.state(), *row)) continue;
        table.collect();
        const std::string before = format_snapshot(table.state(), {});
        const std::vector<const void*> modes = kinds(table);
        const int speed = table.state().settings.speed;
        table.run(*row);
        CHECK(table.app.take_effects().empty());
        CHECK(format_snapshot(table.state(), {}) == before);
        CHECK(kinds(table) == modes);
        CHECK(table.state().settings.speed == speed);
    }
}

TEST_CASE("what is enabled applies, in every mode", "[ui]") {
    const auto where = static_cast<Where>(GENERATE(range(0, kWheres)));
    Table table;
    bring(table, where);
    for (const CommandRow* row : table.state().features->commands()) {
        CAPTURE(static_cast<int>(where), row->id);
        const Standing stands = standing(table.state(), *row);
        CHECK((stands.applies || !stands.enabled));
    }
    for (const Command command : kOfWatching)
        if (where != Where::kReadingInEditor)
            CHECK(applies(table.state(), command) ==
                  (watching(table.state()) != nullptr ||
                   (command == "leave" && editing(table.state()) != nullptr)));
    for (const Command command : {"clear", "play_this", "finish"})
        CHECK(applies(table.state(), command) == (editing(table.state()) != nullptr));
    CHECK(applies(table.state(), "skip") == (lesson(table.state()) != nullptr));
}

TEST_CASE("the keys of a solution do nothing where none is watched", "[ui]") {
    Table table;
    bring(table, Where::kPlaying);
    table.activate("c1");
    table.activate("c3");
    const int speed = table.state().settings.speed;
    table.collect();
    for (const char* key : {",", ".", "p", "-", "+", "="}) table.key(key);
    table.app.dispatch(Seek{0});
    CHECK(table.app.take_effects().empty());
    CHECK(table.state().settings.speed == speed);
    CHECK(table.state().played.game.cursor() == 2);
}

TEST_CASE("every way out of a solution leads back to the game", "[ui]") {
    const int way = GENERATE(range(0, 8));
    CAPTURE(way);
    Table table;
    bring(table, Where::kWatching);
    table.run("step");
    REQUIRE(table.state().played.game.cursor() == 2);
    std::size_t cursor = 2;
    if (way == 0) table.run("leave");
    if (way == 1) table.key("Escape");
    if (way == 2) {  // back past the solution's start
        table.run("undo");
        CHECK(watching(table.state()));
        table.run("undo");
        cursor = 0;
    }
    if (way == 3) {
        table.run("restart");
        cursor = 0;
    }
    if (way == 4) {
        table.app.dispatch(Choose{"move:0"});
        cursor = 0;
    }
    if (way == 5) {
        table.run("new_game");
        cursor = 0;
    }
    if (way == 6) {
        table.open("english", kThree, "d4");
        cursor = 0;
    }
    if (way == 7) {
        table.run("solve_start");
        cursor = 0;
    }
    CHECK_FALSE(watching(table.state()));
    CHECK(kinds(table) == kPlayingAlone);
    CHECK(table.state().played.game.cursor() == cursor);
    for (const Command command : kOfWatching) CHECK_FALSE(applies(table.state(), command));
    // The jump before the solution is still the player's own.
    if (way <= 4) {
        REQUIRE_FALSE(table.state().played.makers.empty());
        CHECK(table.state().played.makers.front() == Maker::kPlayer);
    }
}

TEST_CASE("a solution of the lesson leads back to the lesson, and that to the game", "[ui]") {
    const int way = GENERATE(range(0, 3));
    Table table;
    bring(table, Where::kWatchingInLesson);
    CHECK(words::title(table.state()) == phrase::lesson::title());
    CHECK(applies(table.state(), "skip"));
    CHECK(applies(table.state(), "leave"));
    table.collect();
    const std::string stored = table.stored;
    if (way == 0) table.run("leave");
    if (way == 1) table.key("Escape");
    if (way <= 1) {
        CHECK(kinds(table) == kLessonOnly);
        CHECK(table.pegs() == 5);
        table.key("Escape");
    }
    if (way == 2) table.run("skip");  // both at once
    CHECK(kinds(table) == kPlayingAlone);
    CHECK(table.state().played.game.cursor() == 1);
    CHECK(table.position() == "..xoo/..xoo/oooxooo/ooooooo/ooxoooo/..ooo/..ooo");
    table.collect();
    CHECK(table.stored == stored);
}

TEST_CASE("the lesson brings back game, makers and hints by every way out", "[ui]") {
    const int way = GENERATE(range(0, 4));
    CAPTURE(way);
    Table table;
    table.open("english", kThree, kDone);
    table.run("hint");
    table.serve();
    bring(table, Where::kWatching);
    table.run("leave");
    table.run("hint");
    table.serve();
    const int hints = table.state().played.help.hints;
    CHECK(hints == 1);
    const std::vector<Maker> makers = table.state().played.makers;
    table.run("tutorial");
    CHECK(kinds(table) == kLessonOnly);
    CHECK(table.state().played.help.hints == 0);
    if (way == 1) table.activate("a1");
    if (way == 2) table.run("tutorial");  // from its beginning again
    if (way == 0) table.run("skip");
    if (way == 1) table.key("Escape");  // lets go of the peg
    if (way == 1 || way == 2) table.key("Escape");
    if (way == 3) table.run("new_game");
    CHECK(kinds(table) == kPlayingAlone);
    CHECK(table.state().played.board_text == "english");
    CHECK(table.state().played.game.cursor() == 1);
    CHECK(table.state().played.game.jumps().size() == 3);
    CHECK(table.state().played.makers == makers);
    CHECK(table.state().played.help.hints == hints);
}

TEST_CASE("a long proof has room, a lesson and a hint never take any", "[ui]") {
    Table table;
    table.open("english", kLost, "d4");
    table.ask("hint");
    table.answer(lost_by(kProofOfLost));
    CHECK_FALSE(table.state().screen.needs.proof);  // it is for who asks why
    table.run("why");
    CHECK(table.state().screen.needs.proof);
    table.run("leave");
    table.run("shortest");  // it is known that there is none
    CHECK_FALSE(table.state().thinking);
    CHECK_FALSE(table.state().screen.needs.proof);
    table.open("english", kCross, "d4");
    CHECK_FALSE(table.state().screen.needs.proof);
    table.run("hint");
    table.serve();
    REQUIRE(table.state().marks.hint);
    CHECK_FALSE(table.state().screen.needs.proof);
}

}  // namespace peg
