// SPDX-License-Identifier: MIT
// A game records the help that its player used: it is named in the summary, counted in the
// statistics, stored, and never reduced.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/listing/records_here.h"
#include "app/kit/words/help_words.h"
#include "app/kit/words/words.h"
#include "app/model/stored/game_json.h"
#include "app/support.h"
#include "words/phrases/assistance.h"

namespace peg {

namespace {

// Six pegs, five jumps.
constexpr const char* kSixPegs = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";

const Help& help_of(const Table& table) { return table.state().played.help_of_line(); }
std::string ending_of(const Table& table) { return words::ending(table.state()).text; }
Feats feats_of_game(const Table& table) {
    return feats_of(table.state().achieved.tries, key_of(table.state()));
}

Json stored_with_help(Table& table) {
    table.collect();
    return Json::parse(table.stored);
}

}  // namespace

TEST_CASE("a game that nobody helped in is without help", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    table.solve_by_hand();
    CHECK(without_help(help_of(table)));
    CHECK(mentions(ending_of(table), phrase::assistance::none()));
    CHECK(feats_of_game(table).without_help);
}

TEST_CASE("who has seen a solution is not without help by going back", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    table.run("solve");
    table.serve();
    table.rest(60);
    table.run("return");
    table.solve_by_hand();
    CHECK(help_of(table).has(HelpKind::kSolution));
    CHECK(mentions(ending_of(table), phrase::assistance::solution()));
    CHECK_FALSE(feats_of_game(table).without_help);
    CHECK_FALSE(own_best(table.state()));  // no achievement of the player

    // Restarting on the same day does not change that; another day does.
    table.run("restart");
    table.solve_by_hand();
    CHECK(help_of(table).has(HelpKind::kSolution));
    table.run("new_game");
    table.open("english", kSixPegs, "d4");
    table.solve_by_hand();
    CHECK(help_of(table).has(HelpKind::kSolution));
    table.app.dispatch(Today{"2026-12-24", 1});
    table.run("restart");
    table.solve_by_hand();
    CHECK(without_help(help_of(table)));
    CHECK(feats_of_game(table).without_help);
    CHECK(own_best(table.state()) == table.state().played.game.move_count());
}

TEST_CASE("the coach is help from the first jump that it has seen", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    table.run("coach");
    table.solve_by_hand();
    CHECK(help_of(table).has(HelpKind::kCoach));
    CHECK(mentions(ending_of(table), phrase::assistance::coach()));

    // Undo does not take help back; Restart begins another try.
    table.run("coach");
    table.run("undo");
    CHECK(table.state().played.help.has(HelpKind::kCoach));
    table.run("restart");
    CHECK(without_help(table.state().played.help));
    // Continuing with jumps of that try brings back its help, too.
    table.run("redo");
    CHECK(table.state().played.help.has(HelpKind::kCoach));
}

TEST_CASE("the coach that is asked in the middle of a game is help at once", "[help]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("coach");
    table.run("coach");
    CHECK(table.state().played.help.has(HelpKind::kCoach));
}

TEST_CASE("a hint counts once, and again in another position", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    table.run("hint");
    table.serve();
    table.rest_of_hint();
    CHECK(table.state().played.help == Help{.hints = 1});
    table.key("Escape");
    table.run("hint");  // the same hint
    CHECK(table.state().played.help.hints == 1);
    CHECK(words::help({.hints = 1}) == phrase::assistance::hints(1));
}

TEST_CASE("what the solver says of a position is help", "[help]") {
    for (const Command asked : {Command("winnable"), Command("count"), Command("must")}) {
        Table table;
        table.open("english", kSixPegs, "d4");
        table.run(asked);
        table.serve();
        CAPTURE(asked.id);
        CHECK_FALSE(without_help(table.state().played.help));
        CHECK(table.state().played.help.has(HelpKind::kSolution) == (asked == Command("must")));
    }
}

TEST_CASE("after its end no help spoils a game", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    table.solve_by_hand();
    table.run("review");
    table.serve();
    CHECK(without_help(help_of(table)));
    CHECK(mentions(ending_of(table), phrase::assistance::none()));
}

TEST_CASE("moves from elsewhere are not the computer's, and are said", "[help]") {
    Table table;
    table.paste("d2-d4");
    CHECK(table.state().played.makers == std::vector{Maker::kElsewhere});
    CHECK(table.state().played.help.has(HelpKind::kElsewhere));
    Table linked;
    linked.follow("board=english&moves=d2-d4,b3-d3");
    CHECK(linked.state().played.makers == std::vector(2, Maker::kElsewhere));
    CHECK(linked.state().played.help.has(HelpKind::kElsewhere));
    CHECK(words::help(linked.state().played.help) == phrase::assistance::elsewhere());
    // Help is stored and restored.
    linked.run("undo");
    Table later;
    later.app.dispatch(Restore{to_line(stored_with_help(linked))});
    CHECK(later.state().played.makers == std::vector(2, Maker::kElsewhere));
}

TEST_CASE("help is stored with the game, and comes back", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    table.run("solve");
    table.serve();
    table.run("return");
    table.run("restart");
    table.solve_by_hand();
    Table later;
    later.app.dispatch(Restore{to_line(stored_with_help(table))});
    CHECK(later.state().played.help == table.state().played.help);
    CHECK(later.state().played.earlier == table.state().played.earlier);
    CHECK(later.state().played.fresh == table.state().played.fresh);
    CHECK(later.state().played.ended_with == table.state().played.ended_with);
    CHECK(later.state().played.solution_seen == table.state().played.solution_seen);
    CHECK(later.state().achieved.tries == table.state().achieved.tries);
    // Also in the library.
    table.open("european");
    later.app.dispatch(Restore{to_line(stored_with_help(table))});
    REQUIRE(later.state().kept.library.games().size() == 1);
    CHECK(later.state().kept.library.games()[0].help.has(HelpKind::kSolution));
}

TEST_CASE("of a game of an earlier version no help is known, and none is denied", "[help]") {
    Table table;
    table.play({"d2", "d4"});
    const Json now = stored_with_help(table);
    Json old = now;
    REQUIRE(old.erase("help") == 1);
    Table later;
    later.app.dispatch(Restore{to_line(old)});
    REQUIRE(later.state().played.game.jumps().size() == 1);
    CHECK(later.state().played.help.has(HelpKind::kUnknown));
    CHECK_FALSE(without_help(later.state().played.help));
    CHECK(words::help(Help{.kinds = static_cast<std::uint32_t>(HelpKind::kUnknown)}) ==
          phrase::assistance::no_hint());
}

TEST_CASE("a note of help that an earlier version has left behind tells nothing", "[help]") {
    Table table;
    table.play({"d2", "d4"});
    Json played_on = stored_with_help(table);
    CHECK(without_help(parse_game(played_on).game->help));
    played_on["jumps"] = "d2-d4 b3-d3";  // another tab played on, with unknown help
    played_on["makers"] = "pp";
    played_on["cursor"] = 2;
    CHECK(parse_game(played_on).game->help.has(HelpKind::kUnknown));
}

TEST_CASE("kinds of help of a newer version are kept, and are help", "[help]") {
    Table table;
    table.play({"d2", "d4"});
    Json newer = stored_with_help(table);
    newer["help"]["kinds"] = 1 << 20;
    newer["help"]["glow"] = "much";
    Table later;
    later.app.dispatch(Restore{to_line(newer)});
    CHECK_FALSE(without_help(later.state().played.help));
    CHECK(words::help(later.state().played.help) == phrase::assistance::other());
    later.play({"b3", "d3"});
    const Json again = stored_with_help(later);
    CHECK(again["help"]["kinds"] == 1 << 20);
    CHECK(again["help"]["glow"] == "much");
}

TEST_CASE("a solution of an earlier version keeps its claim, and gets no other", "[help]") {
    Table table;
    table.open("english", kSixPegs, "d4");
    const std::string key = key_of(table.state());
    const Json old{{"tries", {{key, {{"1", {20'000, 0, 5, 0}}, {"2", {20'000, 3, 5, 0}}}}}}};
    Table later;
    later.app.dispatch(Restore{to_line(old)});
    const Feats feats = feats_of(later.state().achieved.tries, key);
    CHECK(feats.without_hints);
    CHECK_FALSE(feats.without_help);
}

TEST_CASE("the result of a day says the help that it had", "[help]") {
    Table table;
    table.app.dispatch(Today{"2026-12-24", 1});
    table.run("daily");
    table.serve();
    table.run("coach");
    table.solve_by_hand();
    table.run("share_day");
    table.collect();
    CHECK(mentions(table.passed_on, phrase::assistance::coach()));
    Table later;
    later.app.dispatch(Restore{to_line(stored_with_help(table))});
    CHECK(later.state().achieved.days.begin()->second.help() ==
          table.state().achieved.days.begin()->second.help());
    CHECK(later.state().achieved.days.begin()->second.help().has(HelpKind::kCoach));
}

}  // namespace peg
