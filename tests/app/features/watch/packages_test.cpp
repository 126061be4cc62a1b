// SPDX-License-Identifier: MIT
// A solution in packages: checked before it is trusted, and played block by block.

#include "app/kit/solution/packages.h"

#include <catch2/catch_test_macros.hpp>

#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "app/words/language.h"
#include "words/phrases/hole.h"
#include "words/phrases/packages.h"
#include "words/phrases/play.h"
#include "words/phrases/proof.h"

namespace peg {

namespace {

std::string title(const Table& table) { return words::status(table.state()).title; }

}  // namespace

TEST_CASE("the central game is explained package by package", "[ui]") {
    Table table;
    table.open("english");
    table.ask("explain");
    CHECK(table.request["command"] == "explain");
    table.serve();
    const PlaybackMode* watched = playback_mode(table.state());
    REQUIRE(watched);
    REQUIRE(watched->packages.size() == 9);
    CHECK(watched->packages.back().end == 31);
    CHECK_FALSE(watched->playing);
    CHECK(matches(table.last_said(),
                  sentences({phrase::packages::fewest(9), phrase::packages::step(1, 9, kAny)}) +
                      kAny));
    CHECK(words::status(table.state()).text.starts_with(phrase::packages::fewest(9)));
    // Each step plays a package to its end, and announces the next one.
    for (std::size_t n = 0; n < 9; ++n) {
        const WatchedPackage package = watched->packages[n];
        CHECK(matches(title(table), phrase::packages::step(n + 1, 9, kAny)));
        const WatchedPackage* block = watched_block(table.state());
        CHECK((block != nullptr) == (package.block != 0));
        const Bits before = table.state().played.game.position().pegs;
        if (block != nullptr) {
            CHECK((before & block->block) == block->block);
            REQUIRE(block->helper);
            CHECK(contains(before & ~block->block, *block->helper));
        }
        table.run("step");
        table.rest(40);
        REQUIRE(watched == playback_mode(table.state()));
        CHECK(table.state().played.game.cursor() == package.end);
        if (package.block != 0)
            CHECK(table.state().played.game.position().pegs == (before & ~package.block));
    }
    CHECK(title(table) == phrase::packages::fewest(9));
    CHECK(table.pegs() == 1);
    // Stepping back from the middle of a package leads to its beginning first.
    table.run("step_back");
    CHECK(table.state().played.game.cursor() == watched->packages[7].end);
    table.app.dispatch(Seek{1});
    table.run("play");  // from the start to the end
    table.rest(100);
    CHECK(table.pegs() == 1);
}

TEST_CASE("the mirror says of each hole what the package does to it", "[ui]") {
    Table table;
    table.open("english");
    table.run("explain");
    table.serve();
    while (watched_block(table.state()) == nullptr) {
        table.run("step");
        table.rest(10);
    }
    const WatchedPackage block = *watched_block(table.state());
    const Board& board = table.state().played.game.board();
    int removed = 0;
    const Json json = Json::parse(format_snapshot(table.state(), {}));
    for (const Json& cell : json["cells"]) {
        const std::string label = cell["label"];
        const Hole hole = *parse_hole(board, cell["hole"].get<std::string>());
        CHECK(label.ends_with(phrase::hole::in_block("")) == contains(block.block, hole));
        CHECK(label.ends_with(phrase::hole::helps("")) == (block.helper == hole));
        removed += label.ends_with(phrase::hole::in_block("")) ? 1 : 0;
    }
    CHECK(removed == peg_count(Position{block.block}));
}

TEST_CASE("a package does what its jumps do, and they have to be a solution", "[ui]") {
    const auto explained = [](const std::string& packages) {
        Table table;
        table.open("english", kCross, "d4");
        table.ask("explain");
        table.answer(R"({"verdict":"solvable","fewest":true,"packages":)" + packages + "}");
        return table;
    };
    SECTION("one jump after the other") {
        Table table = explained(R"([{"jumps":["d3-f3"]},{"jumps":["d5-d3"]},{"jumps":["c3-e3"]},)"
                                R"({"jumps":["f3-d3"]},{"jumps":["d2-d4"]}])");
        REQUIRE(playback_mode(table.state()));
        CHECK(title(table) ==
              phrase::packages::step(1, 5, phrase::packages::jump(phrase::play::jump("d3", "f3"))));
    }
    for (const char* packages : {
             "null",
             "7",
             "[]",
             "[null]",
             "[{}]",
             R"([{"jumps":[]}])",
             R"([{"jumps":["d3-f3"]}])",
             R"([{"jumps":["d2-d4"]}])",
             R"([{"jumps":["d3-f3","d5-d3"]}])",
             R"([{"jumps":"d3-f3"}])",
         }) {
        CAPTURE(packages);
        Table table = explained(packages);
        CHECK(playback_mode(table.state()) == nullptr);
        CHECK(table.last_said().ends_with(phrase::sentence(unreadable())));
    }
}

TEST_CASE("a lost position is not explained but proved lost", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "d1"});
    table.run("explain");
    table.serve();
    if (table.state().thinking) table.serve();
    CHECK(playback_mode(table.state()) == nullptr);
    CHECK(table.last_said().starts_with(phrase::proof::cannot_be_won()));
}

}  // namespace peg
