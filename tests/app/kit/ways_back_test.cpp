// SPDX-License-Identifier: MIT
// No game is lost: other lines become variations, other problems continue where they were left, and
// the previous game is one step away.

#include <catch2/catch_test_macros.hpp>

#include "app/features/edit/editing.h"
#include "app/features/lesson/lesson.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/game/timeline.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "core/board/jumps.h"
#include "support/rounds.h"
#include "words/phrases/boards.h"
#include "words/phrases/count.h"
#include "words/phrases/level.h"
#include "words/phrases/play.h"
#include "words/phrases/problem.h"

namespace peg {

namespace {

std::vector<std::string> variations(const Table& table) {
    std::vector<std::string> texts;
    for (const Line& line : table.state().played.variations)
        texts.push_back(format_moves(table.state().played.game.board(), line.jumps));
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("another jump makes a variation of what was played", "[ui]") {
    Table table;
    table.play({"d2", "d4", "b3", "d3"});
    table.run("undo");
    table.run("undo");
    table.play({"f4", "d4"});
    CHECK(table.line() == "f4-d4");
    CHECK(variations(table) == Texts{"d2-d4 b3-d3"});
    table.choose("line:0");
    CHECK(table.line() == "d2-d4 b3-d3");
    CHECK(table.state().played.game.cursor() == 0);  // where it was left
    CHECK(variations(table) == Texts{"f4-d4"});
    table.run("return");
    CHECK(table.line() == "f4-d4");
    CHECK(table.pegs() == 31);
    CHECK(table.last_said() ==
          phrase::play::back_in_game(
              phrase::problem::named(phrase::boards("english"), phrase::level::classic_alone()),
              phrase::play::played(1)));
}

TEST_CASE("a line of the player's that goes on is one line", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("new_game");
    table.play({"d2", "d4", "b3", "d3"});
    table.run("new_game");
    CHECK(variations(table) == Texts{"d2-d4 b3-d3"});
}

TEST_CASE("a new game is undone", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("new_game");
    REQUIRE(table.pegs() == 32);
    CHECK(table.line().empty());
    REQUIRE(enabled(table.state(), "undo"));
    table.run("undo");
    CHECK(table.pegs() == 31);
    CHECK_FALSE(applies(table.state(), "return"));
    table.run("undo");  // undo is ordinary again
    CHECK(table.pegs() == 32);
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("nothing is in the way back to a game that was not begun", "[ui]") {
    Table table;
    table.open("european");
    CHECK_FALSE(applies(table.state(), "return"));
    CHECK_FALSE(enabled(table.state(), "undo"));
    table.open("english", kCross, "d4");  // a problem that is not the classic one is worth a way
                                          // back
    table.open("english");
    REQUIRE(applies(table.state(), "return"));
    table.run("return");
    CHECK(table.pegs() == 6);
}

TEST_CASE("a link opened over a game leaves a way back, also after a visit", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.open("english", kCross, "d4");
    CHECK(table.pegs() == 6);
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    CHECK(later.pegs() == 6);
    REQUIRE(applies(later.state(), "return"));
    later.run("return");
    CHECK(later.pegs() == 31);
    CHECK(later.line() == "d2-d4");
}

TEST_CASE("each problem goes on where it was left, and one that is over begins anew", "[ui]") {
    Table table;
    table.play({"d2", "d4", "b3", "d3"});
    table.run("undo");
    table.choose("board:european");
    table.choose("board:english");
    CHECK(table.pegs() == 31);
    CHECK(table.line() == "d2-d4 b3-d3");
    table.open("english");  // a link opens the problem at its start
    CHECK(table.pegs() == 32);
    CHECK(variations(table) == Texts{"d2-d4 b3-d3"});

    table.choose("figure:cross");
    table.run("solve");
    table.serve();
    table.app.dispatch(Seek{1});
    REQUIRE(table.pegs() == 1);
    table.choose("board:european");
    table.choose("figure:cross");
    CHECK(table.pegs() == 6);
    REQUIRE(table.state().played.variations.size() == 1);
    CHECK(table.state().played.variations[0].jumps.size() == 5);
}

TEST_CASE("a solution does not write over the player's line", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    table.run("undo");
    table.run("solve");
    table.serve();
    REQUIRE(playback_mode(table.state()));
    table.app.dispatch(Seek{1});
    CHECK(variations(table) == Texts{"d3-f3"});
    table.run("return");
    CHECK(table.line() == "d3-f3");
    CHECK(table.state().played.game.cursor() == 0);
    CHECK_FALSE(playback_mode(table.state()));
    REQUIRE(table.state().played.variations.size() == 1);
    CHECK(table.state().played.variations[0].makers.back() == Maker::kComputer);
    CHECK(words::line(table.state(), 0)
              .starts_with(phrase::play::line_computers(phrase::count::jumps(5))));
}

TEST_CASE("from a line's end on the computer's solution leaves the player's line whole", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("hint");
    table.serve();
    const Jump first = table.state().played.game.board().jump(table.state().marks.hint->jump);
    const auto name = [&](Hole hole) {
        return format_hole(table.state().played.game.board(), hole);
    };
    table.play({name(first.from).c_str(), name(first.to).c_str()});
    table.run("solve");
    table.serve();
    table.run("return");
    CHECK(table.state().played.game.jumps().size() == 1);
    table.choose("drop:0");
    CHECK(table.state().played.variations.empty());
    CHECK(table.state().played.game.jumps().size() == 1);
    table.run("undo");  // undoes the removal
    CHECK(table.state().played.variations.size() == 1);
    CHECK(table.pegs() == 5);
}

TEST_CASE("of the computer's lines the last few stay, and those that are kept", "[ui]") {
    Table table;
    const Board& board = table.state().played.game.board();
    Variations lines;
    const auto line = [&](std::size_t number, bool kept) {
        return Line{{static_cast<JumpId>(number)}, {Maker::kComputer}, 0, kept};
    };
    REQUIRE(board.jumps().size() > 20);
    add_line(lines, line(0, true));
    for (std::size_t i = 1; i <= 20; ++i) add_line(lines, line(i, false));
    CHECK(lines.size() == 1 + kComputersLines);
    CHECK(lines.front() == line(0, true));
    CHECK(lines.back() == line(20, false));
    table.open("english", kCross, "d4");
    table.run("solve");
    table.serve();
    table.run("return");
    table.run("moves");
    const auto offers = [&](std::string_view id) {
        for (const Choice& choice : choices(table.state()))
            if (choice.id == id) return true;
        return false;
    };
    CHECK(offers("keep:0"));
    table.choose("keep:0");
    CHECK(table.state().played.variations[0].kept);
    CHECK_FALSE(offers("keep:0"));
}

TEST_CASE("a lesson opened over a game and left for another board loses nothing", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("tutorial");
    table.choose("board:european");
    REQUIRE(applies(table.state(), "return"));
    table.run("return");
    CHECK(table.line() == "d2-d4");
    CHECK(table.state().kept.library.games().empty());
}

namespace {

// True if a line that begins with these jumps is still available: on the board, among the
// variations of its problem, or by the ways back.
bool is_reachable(const AppState& state, const Game& problem, const std::vector<JumpId>& played) {
    const auto begins = [&](std::span<const JumpId> jumps) {
        return shared_jumps(jumps, played) == played.size();
    };
    const auto in = [&](const PlayedGame& game) {
        if (!is_same_problem(game.game, problem)) return false;
        return begins(game.game.jumps()) ||
               std::ranges::any_of(game.variations,
                                   [&](const Line& line) { return begins(line.jumps); });
    };
    if (const Lesson* running = lesson(state); running != nullptr && in(running->before))
        return true;
    return in(state.played) || std::ranges::any_of(state.kept.library.games(), in) ||
           std::ranges::any_of(state.back_stack.games, in);
}

// Plays ten random jumps and commands, repeatedly, each time from the same figure.
void check_all_reachable(int rounds, std::uint32_t random) {
    constexpr std::array kCommands{"undo",  "redo",        "restart",    "solve",    "another",
                                   "leave", "new_game",    "next",       "return",   "tutorial",
                                   "skip",  "solve_start", "step",       "go_back",  "play",
                                   "edit",  "fill",        "complement", "play_this"};
    const auto any = [&](std::size_t count) {
        random = random * 1664525 + 1013904223;
        return (random >> 8) % count;
    };
    constexpr const char* kStart = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";
    Table fresh;
    fresh.open("english", kStart, "d4");
    const Board first = fresh.state().played.game.board();
    std::optional<Table> used;
    for (int round = 0; round < rounds; ++round) {
        // Making an App is slow, because it lists its problems; each is used for a hundred rounds.
        if (round % 100 == 0) used.emplace();
        Table& table = *used;
        table.open("english", kStart, "d4");
        std::vector<std::pair<Game, std::vector<JumpId>>> played;
        for (int step = 0; step < 10; ++step) {
            const std::size_t what = any(10);
            if (what < 4) {
                std::vector<JumpId> legal;
                const Game& game = table.state().played.game;
                for_each_jump(game.board(), game.position(),
                              [&](JumpId id) { legal.push_back(id); });
                if (legal.empty()) continue;
                const Jump& jump = game.board().jump(legal[any(legal.size())]);
                const auto name = [&](Hole hole) { return format_hole(game.board(), hole); };
                if (table.state().hand.selected != jump.from)
                    table.activate(name(jump.from).c_str());
                table.activate(name(jump.to).c_str());
                if (lesson(table.state()) != nullptr || editing(table.state()) != nullptr) continue;
                const auto jumps = table.state().played.game.played();
                played.emplace_back(table.state().played.game,
                                    std::vector(jumps.begin(), jumps.end()));
            } else if (what < 8) {
                table.run(kCommands[any(kCommands.size())]);
                if (table.state().thinking && !table.state().thinking->question->quiet() &&
                    table.state().played.game.board() == first)
                    table.serve();
            } else {
                const std::vector<Choice> offered = choices(table.state());
                table.choose(offered[any(offered.size())].id);
            }
            if (any(4) == 0) table.app.tick(0.5f);
        }
        for (const auto& [problem, jumps] : played) {
            if (is_reachable(table.state(), problem, jumps)) continue;
            CAPTURE(round, format_moves(problem.board(), jumps), table.line(), variations(table));
            FAIL("a jump was lost");
        }
    }
}

}  // namespace

TEST_CASE("no ten commands make a played jump unreachable", "[ui]") {
    check_all_reachable(rounds(150), 2026);
    SUCCEED();
}

TEST_CASE("nor do ten among a great many", "[ui][slow]") {
    check_all_reachable(4'000, 2027);
    SUCCEED();
}

}  // namespace peg
