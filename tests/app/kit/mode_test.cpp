// SPDX-License-Identifier: MIT
// Modes: their commands, other commands that do nothing, and that every way out of a mode restores
// the state before it.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "app/features/edit/editing.h"
#include "app/features/lesson/lesson.h"
#include "app/kit/game/playing.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/lesson.h"

namespace peg {

namespace {

// Two jumps before the end, c1-c3-e3, after the player's own a5-c5.
constexpr const char* kThree = "..xoo/..xoo/oooxooo/ooooooo/xxooooo/..ooo/..ooo";
constexpr const char* kDone = "..ooo/..ooo/ooooxoo/ooooooo/ooxoooo/..ooo/..ooo";

constexpr std::array kOfPlayback{"step_back", "play", "step", "slower", "faster", "leave"};

void begin_playback(Table& table) {
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    REQUIRE(playback_mode(table.state()));
}

// After one jump of the player's own: the modes, numbered.
enum class Where : std::uint8_t {
    kPlaying,
    kLesson,
    kPlayback,
    kPlaybackInLesson,
    kEditing,
    kProofInEditor,
};
constexpr int kWheres = 6;
void bring(Table& table, Where where) {
    table.open("english", kThree, kDone);
    table.activate("a5");
    table.activate("c5");
    if (where == Where::kLesson || where == Where::kPlaybackInLesson) table.run("tutorial");
    if (where == Where::kPlayback) begin_playback(table);
    if (where == Where::kEditing || where == Where::kProofInEditor) table.run("edit");
    if (where == Where::kProofInEditor) {
        table.run("fill");
        table.run("can_arise");
        table.serve();
        table.run("why");
        REQUIRE(proof_mode(table.state()));
    }
    if (where == Where::kPlaybackInLesson) {
        table.run("solve_start");
        table.serve();
        REQUIRE(playback_mode(table.state()));
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
        const CommandState now = command_state(table.state(), *row);
        CHECK((now.applies || !now.enabled));
    }
    for (const Command command : kOfPlayback)
        if (where != Where::kProofInEditor)
            CHECK(applies(table.state(), command) ==
                  (playback_mode(table.state()) != nullptr ||
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
    bring(table, Where::kPlayback);
    table.run("step");
    REQUIRE(table.state().played.game.cursor() == 2);
    std::size_t cursor = 2;
    if (way == 0) table.run("leave");
    if (way == 1) table.key("Escape");
    if (way == 2) {  // back beyond the solution's start
        table.run("undo");
        CHECK(playback_mode(table.state()));
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
    CHECK_FALSE(playback_mode(table.state()));
    CHECK(kinds(table) == kPlayingAlone);
    CHECK(table.state().played.game.cursor() == cursor);
    for (const Command command : kOfPlayback) CHECK_FALSE(applies(table.state(), command));
    // The jump before the solution is still the player's own.
    if (way <= 4) {
        REQUIRE_FALSE(table.state().played.makers.empty());
        CHECK(table.state().played.makers.front() == Maker::kPlayer);
    }
}

TEST_CASE("a solution of the lesson leads back to the lesson, and that to the game", "[ui]") {
    const int way = GENERATE(range(0, 3));
    Table table;
    bring(table, Where::kPlaybackInLesson);
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
    bring(table, Where::kPlayback);
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
    if (way == 2) table.run("tutorial");  // begins again
    if (way == 0) table.run("skip");
    if (way == 1) table.key("Escape");  // deselects the peg
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
    CHECK_FALSE(table.state().screen.needs.proof);  // only the command Why? shows it
    table.run("why");
    CHECK(table.state().screen.needs.proof);
    table.run("leave");
    table.run("shortest");  // known to be unsolvable
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
