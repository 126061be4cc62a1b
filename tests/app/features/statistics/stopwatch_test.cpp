// SPDX-License-Identifier: MIT
// The stopwatch: when it runs, and which times are kept.

#include <catch2/catch_test_macros.hpp>

#include "app/features/statistics/statistics_words.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/record_words.h"
#include "app/support.h"
#include "words/phrases/settings.h"

namespace peg {

namespace {

void wait(Table& table, int seconds) {
    for (int i = 0; i < seconds; ++i) table.app.dispatch(Elapsed{1});
}

double taken(const Table& table) { return table.state().played.seconds.value_or(-1); }

}  // namespace

TEST_CASE("no time is taken unless the player wants it", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    wait(table, 5);
    CHECK(taken(table) == -1);
    for (const Effect& effect : table.app.take_effects())
        CHECK_FALSE(std::holds_alternative<TellTime>(effect));
    // If started in the middle of a game, it would not give the game's time.
    table.run("stopwatch");
    CHECK(table.last_said() == phrase::settings::stopwatch_on());
    wait(table, 5);
    CHECK(taken(table) == -1);
}

TEST_CASE("the time of a game runs from its first jump, and rests with it", "[ui]") {
    Table table;
    table.run("stopwatch");
    table.open("english", kCross, "d4");
    wait(table, 5);
    CHECK(taken(table) == -1);
    table.play({"d3", "f3"});
    CHECK(table.state().page.tells_time);
    wait(table, 5);
    table.app.dispatch(Elapsed{3600});  // the page was asleep
    CHECK(taken(table) == 7);
    table.run("more");
    CHECK_FALSE(table.state().page.tells_time);
    wait(table, 5);
    CHECK(taken(table) == 7);
    table.run("close");
    table.run("solve");  // a solution plays
    table.serve();
    wait(table, 5);
    CHECK(taken(table) == 7);
    table.run("undo");
    table.run("leave");
    wait(table, 1);
    CHECK(taken(table) == 8);

    table.collect();
    table.choose("board:european");
    CHECK(taken(table) == -1);
    Table later;
    table.collect();
    later.app.dispatch(Restore{table.stored});
    later.run("return");
    CHECK(taken(later) == 8);
    later.run("stopwatch");
    CHECK(taken(later) == -1);
}

TEST_CASE("the time of a solution is kept with its try", "[ui]") {
    Table table;
    table.run("stopwatch");
    table.open("english", kShort, "e3");
    table.play({"c1", "c3"});
    wait(table, 83);
    table.activate("e3");
    const Feats feats = feats_of(table.state().achieved.tries, key_of(table.state()));
    CHECK(feats.best_seconds == 83);
    CHECK(words::time(83) == "1:23");
    CHECK(words::time(3725) == "1:02:05");
    CHECK(words::feats(table.state()).rows.back().value == "1:23");
}

}  // namespace peg
