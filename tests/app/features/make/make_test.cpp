// SPDX-License-Identifier: MIT
// Puzzles to the player's wishes, and daily puzzles.

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <utility>

#include "app/features/make/make.h"
#include "app/features/make/make_sheets.h"
#include "app/features/make/puzzle_words.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/assistance.h"
#include "words/phrases/boards.h"
#include "words/phrases/count.h"
#include "words/phrases/date.h"
#include "words/phrases/link.h"
#include "words/phrases/memory.h"
#include "words/phrases/problem.h"
#include "words/phrases/puzzle.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// The easy puzzle that was asked for is open, and there is no other message.
void check_made_as_wished(Table& table) {
    const std::string said = table.last_said();
    CHECK(said.starts_with(phrase::puzzle::plain(phrase::puzzle::easy_of_pegs(table.pegs()))));
    CHECK_FALSE(mentions(said, phrase::puzzle::other_level()));
}

void set_date(Table& table, const char* date) { table.app.dispatch(Today{date, 12345}); }

}  // namespace

TEST_CASE("days are written as dates and read back", "[ui]") {
    CHECK(format_day(0) == "1970-01-01");
    CHECK(parse_day("2026-12-24") == 20811);
    CHECK(format_day(20811) == "2026-12-24");
    CHECK(day_words(20811) == phrase::date::date("24", phrase::date::december(), "2026"));
    CHECK(weekday(20811) == 3);  // a Thursday
    CHECK(parse_day("2028-02-29"));
    for (const char* wrong : {"", "2026-02-29", "2026-13-01", "2026-00-10", "1969-12-31",
                              "2026-1-01", "2026/01/01", "2026-01-0x", "20260101aa"})
        CHECK_FALSE(parse_day(wrong));
}

TEST_CASE("a streak goes back from today, or from yesterday while today's is not solved", "[ui]") {
    DayRecords records{{10, {"a", 5, 0}}, {11, {"b", 5, 0}}, {13, {"c", 5, 0}}, {14, {"d", 0, 0}}};
    CHECK(streak(records, 14) == 1);
    records[12] = {"e", 9, 1};
    CHECK(streak(records, 14) == 4);
    records[14].moves = 3;
    CHECK(streak(records, 14) == 5);
    CHECK(streak(records, 16) == 0);
}

// Players may have solved them, or shared links to them.
TEST_CASE("no later solver, generator or week changes the puzzle of a day", "[ui]") {
    constexpr std::array<std::pair<const char*, const char*>, 9> kDays{{
        {"2026-11-23", "o/ox/xxo/oooo/oxooo"},
        {"2026-11-26", "..ooo/..xxo/ooooxoo/xxxxxxo/ooooooo/..xxx/..xoo"},
        {"2026-11-28", "xooo/ooooo/ooxoxo/oxxxxxo/.oxxoox/..xooxo/...xxoo"},
        {"2026-12-06", "..xoo/..xxo/xxoxxxo/oxxxooo/xxxoxxo/..xxx/..oxo"},
        // from here on by number of pegs
        {"2026-12-07", "o/oo/oxo/oxxo/xxoxo"},
        {"2026-12-10", "..ooo/..oxo/oxxxooo/oxoxxoo/xxxxooo/..ooo/..ooo"},
        {"2026-12-11", "ooooox/ooxxxx/xoxoxx/xoxoxx/oooooo"},
        {"2026-12-12", "..oox/..oxx/oxoxxxx/ooooxxo/oxxooxo/..xxo/..xoo"},
        {"2026-12-13", "..ooo/..oxx/oxoxxox/oxxxxxo/oxxxxxo/..xxo/..xxo"},
    }};
    for (const auto& [day, position] : kDays) {
        Table table;
        set_date(table, day);
        table.run("daily");
        table.serve();
        CHECK(table.position() == position);
    }
}

TEST_CASE("each day of a week asks for more pegs than the one before, and is not easier", "[ui]") {
    CHECK(format_day(kFirstDayByPegs) == "2026-12-07");
    CHECK(weekday(kFirstDayByPegs) == 0);
    for (Day day = kFirstDayByPegs; day < kFirstDayByPegs + 6; ++day) {
        CHECK(daily_puzzle(day).pegs < daily_puzzle(day + 1).pegs);
        CHECK(daily_puzzle(day).difficulty <= daily_puzzle(day + 1).difficulty);
    }
    CHECK(daily_puzzle(kFirstDayByPegs).difficulty == Difficulty::kEasy);
    CHECK(daily_puzzle(kFirstDayByPegs + 6).difficulty == Difficulty::kHard);
    CHECK(daily_puzzle(kFirstDayByPegs - 1).pegs == 0);
}

TEST_CASE("how long the next puzzle takes to come is counted down", "[ui]") {
    Table table;
    const auto at = [&](std::optional<int> minute) {
        table.app.dispatch(Today{"2026-12-24", 1, minute});
        return words::countdown(table.state());
    };
    CHECK(at(std::nullopt).empty());
    CHECK(at(0) == phrase::puzzle::next_in(24, 0));
    CHECK(at(18 * 60 + 48) == phrase::puzzle::next_in(5, 12));
    CHECK(at(23 * 60 + 1) == phrase::puzzle::next_in_minutes(59));
    CHECK(at(23 * 60 + 59) == phrase::puzzle::next_in_minutes(1));
    CHECK(mentions(words::next_day(table.state()), phrase::puzzle::begins_in_utc()));
    // Invalid minutes from the page.
    for (const char* minute : {"-1", "1440", "\"5\"", "null"}) {
        table.app.dispatch(*parse_intent(
            std::string(R"({"type":"today","date":"2026-12-24","chance":1,"minute":)") + minute +
            '}'));
        CHECK(words::countdown(table.state()).empty());
    }
}

TEST_CASE("the countdown stands at the end of today's puzzle, and of no other", "[ui]") {
    Table table;
    table.app.dispatch(Today{"2026-12-24", 1, 60});
    for (const char* day : {"2026-12-23", "2026-12-24"}) {
        table.follow(std::string("daily=") + day);
        table.serve();
        CHECK(words::after_day(table.state()).empty());
        table.solve_by_hand();
        CHECK(words::after_day(table.state()).empty() == (std::string(day) == "2026-12-23"));
    }
}

TEST_CASE("a day is begun by a jump, and not by being opened", "[ui]") {
    Table table;
    set_date(table, "2026-12-24");
    table.run("daily");
    table.serve();
    const auto today = [&] { return day_choices(table.state()).back(); };
    CHECK(today().icon.empty());
    CHECK_FALSE(mentions(today().label, phrase::puzzle::day_begun(day_words(20811))));
    const Board board = table.state().played.game.board();
    const Jump first =
        board.jump(*legal_jumps(board, table.state().played.game.position()).begin());
    table.play({format_hole(board, first.from).c_str(), format_hole(board, first.to).c_str()});
    CHECK_FALSE(today().icon.empty());
    CHECK(today().label == phrase::puzzle::day_begun(phrase::puzzle::day_today(day_words(20811))));
}

TEST_CASE("yesterday's solution is played, and nothing counts as solved by it", "[ui]") {
    Table table;
    set_date(table, "2026-12-24");
    CHECK_FALSE(applies(table.state(), "yesterday"));
    table.run("days");
    REQUIRE(enabled(table.state(), "yesterday"));
    table.run("yesterday");
    table.serve();
    CHECK(words::title(table.state()).starts_with(puzzle_of("2026-12-23")));
    CHECK(applies(table.state(), "leave"));
    table.rest(60);
    CHECK(table.pegs() == 1);
    CHECK(words::streak(table.state()) == phrase::puzzle::no_streak());
    CHECK(table.state().achieved.days.at(20810).moves == 0);
}

TEST_CASE("a clock that jumps, and links to days that are none, do no harm", "[ui]") {
    Table table;
    set_date(table, "2026-12-24");
    table.run("daily");
    table.serve();
    table.solve_by_hand();
    for (const char* date : {"2026-12-01", "9999-12-31", "1970-01-01", "2026-13-45", ""}) {
        set_date(table, date);
        table.run("days");
        CHECK(day_choices(table.state()).size() <= 35);
        CHECK(table.state().achieved.days.at(20811).moves > 0);
        table.key("Escape");
    }
    set_date(table, "2026-12-24");
    CHECK(words::streak(table.state()) == phrase::puzzle::streak(1));
    table.follow("daily=2026-12-25");
    CHECK(table.last_said() == phrase::link::no_day());
    for (const char* none : {"daily=yesterday", "daily=1969-12-31", "daily=2026-02-30"}) {
        table.follow(none);
        CHECK(table.last_said() == phrase::link::not_a_day());
    }
}

TEST_CASE("the daily puzzle is the same for everybody, and solved it counts", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    set_date(table, "2026-12-24");
    table.run("daily");
    table.serve();
    CHECK(words::title(table.state()) ==
          phrase::problem::named(puzzle_of("2026-12-24"), phrase::boards("english")));
    Table other;
    set_date(other, "2026-12-24");
    other.follow("daily=2026-12-24");
    other.serve();
    CHECK(other.position() == table.position());
    CHECK_FALSE(applies(table.state(), "share_day"));

    table.solve_by_hand();
    CHECK(table.state().achieved.days.at(20811).moves == table.state().played.game.move_count());
    CHECK(words::streak(table.state()) == phrase::puzzle::streak(1));
    table.run("share_day");
    table.collect();
    CHECK(table.passed_on.starts_with(phrase::puzzle::result(
        day_words(20811), phrase::count::in_moves(table.state().played.game.move_count()),
        phrase::assistance::none())));
    CHECK(table.passed_on.find('-') == std::string::npos);  // no jump is revealed

    Table later;
    later.app.dispatch(Restore{table.stored});
    set_date(later, "2026-12-25");
    CHECK(words::streak(later.state()) == phrase::puzzle::streak(1));
    later.run("return");
    CHECK(later.line() == "d2-d4");
}

TEST_CASE("the days before are in a calendar, those to come are not", "[ui]") {
    Table table;
    set_date(table, "2026-12-24");
    table.run("days");
    const auto days = day_choices(table.state());
    REQUIRE(days.size() == 32);
    CHECK(days.front().id == "day:2026-11-23");
    CHECK(days.back().label == phrase::puzzle::day_today(day_words(20811)));
    table.choose("day:2026-12-01");
    table.serve();
    CHECK(words::title(table.state()) ==
          phrase::problem::named(puzzle_of("2026-12-01"), phrase::boards("english")));
    table.choose("day:2026-12-25");
    CHECK(table.last_said() == phrase::sheet::nothing_chosen("day:2026-12-25"));
    table.follow("daily=2026-12-25");
    CHECK(table.last_said() == phrase::link::no_day());
}

TEST_CASE("a puzzle is made as it was wished for, and the game before it is kept", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("puzzle");
    table.choose("difficulty:easy");
    table.choose("pegs:8");
    table.run("generate");
    table.serve();
    CHECK(table.pegs() == 8);
    check_made_as_wished(table);
    const std::string first = table.position();
    table.run("generate");
    table.serve();
    CHECK(table.position() != first);
    table.run("return");
    CHECK(table.position() == first);
    table.run("return");
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("pegs that are too many for a smaller board are not wished for there", "[ui]") {
    Table table;
    const auto wished = [&] {
        table.run("puzzle");
        for (const Choice& choice : peg_choices(table.state()))
            if (choice.current) return choice.id;
        return std::string("none");
    };
    table.run("puzzle");
    table.choose("pegs:22");
    table.open("triangle15");
    CHECK(wished() == "pegs:any");
    CHECK(words::puzzle_options(table.state()).find("22") == std::string::npos);
    table.ask("generate");
    CHECK_FALSE(table.request.contains("pegs"));
    table.serve();
    CHECK(table.last_said() ==
          sentences({phrase::puzzle::plain(phrase::puzzle::easy_of_pegs(6)),
                     phrase::problem::one_peg_anywhere() + '.', phrase::puzzle::other_level()}));
    table.choose("difficulty:easy");
    table.run("generate");
    table.run("puzzle");
    table.choose("difficulty:hard");  // for the next puzzle
    table.serve();
    check_made_as_wished(table);
    table.open("english");
    CHECK(wished() == "pegs:22");
}

TEST_CASE("what no puzzle can be is said, and changes nothing", "[ui]") {
    Table table;
    table.ask("generate");
    table.answer("{}");
    CHECK(table.last_said().starts_with(phrase::puzzle::none_made()));
    table.ask("generate");
    table.answer(R"({"position":"..xxx","solution":"d2-d4"})");
    CHECK(table.pegs() == 32);
    table.run("generate");
    table.run("undo");  // undo does nothing, and the solver continues
    table.run("symmetric");
    CHECK(table.state().own.of<PuzzleWish>().symmetric == false);
}

TEST_CASE("the daily puzzle that is on the board goes on when it is chosen again", "[ui]") {
    Table table;
    set_date(table, "2026-12-24");
    table.run("daily");
    table.serve();
    const Board board = table.state().played.game.board();
    const Jump first =
        board.jump(*legal_jumps(board, table.state().played.game.position()).begin());
    table.play({format_hole(board, first.from).c_str(), format_hole(board, first.to).c_str()});
    table.type("save", "Mine");
    table.run("daily");
    table.serve();
    CHECK(table.state().played.game.cursor() == 1);
    CHECK(table.state().played.name == "Mine");
}

TEST_CASE("of the puzzle of a day it is said once the puzzle is there", "[ui]") {
    Table table;
    table.app.dispatch(Today{"2026-12-24", 12345});
    table.follow("daily=2026-12-23&foo=1");
    table.serve();
    CHECK(table.state().played.name == puzzle_of("2026-12-23"));
    CHECK(
        table.last_said().ends_with(' ' + phrase::link::also_unknown(phrase::link::quoted("foo"))));
}

TEST_CASE("a pasted link to the puzzle of a day opens it", "[ui]") {
    Table table;
    table.app.dispatch(Today{"2026-12-24", 12345});
    table.app.dispatch(
        Paste{"Last Peg, daily puzzle: solved. https://example.org/#daily=2026-12-23"});
    table.serve();
    CHECK(table.state().played.name == puzzle_of("2026-12-23"));
    table.app.dispatch(Paste{"#daily=2026-12-25"});
    CHECK(table.state().message->tone == Tone::kBad);
}

TEST_CASE(
    "where no game was left, on a position that is in no list, the puzzle of the day is offered",
    "[ui]") {
    Table table;
    const Json elsewhere{{"version", 1},
                         {"board", "english"},
                         {"position", "..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo"},
                         {"finish", "e1"},
                         {"solved", {key_of(table.state())}}};
    Table other;
    other.app.dispatch(Today{"2026-12-24", 1});
    other.app.dispatch(Restore{to_line(elsewhere)});
    CHECK(other.last_said() ==
          sentences({phrase::memory::welcome_back(), phrase::sheet::day_waits()}));
    other.run("continue");
    other.serve();
    CHECK(words::title(other.state()) ==
          phrase::problem::named(puzzle_of("2026-12-24"), phrase::boards("english")));
}

}  // namespace peg
