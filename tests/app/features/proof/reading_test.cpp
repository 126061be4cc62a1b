// SPDX-License-Identifier: MIT
// Reading a proof: its pages, what is written into the holes, and what it says of cuts, parts and
// jumps.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/coach/coach.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/reading.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "core/board/jumps.h"
#include "core/proof/check_certificate.h"

namespace peg {

TEST_CASE("why: the proof in the holes and in words, page by page", "[ui]") {
    Table table;
    SECTION("the rule of three") {
        table.open("diamond41",
                   "....x/...xxx/..xxxxx/.xxxxxxx/xxxxoxxxx/.xxxxxxx/..xxxxx/...xxx/....x", "e5");
        table.run("hint");
        table.serve_all();
        REQUIRE(applies(table.state(), "why"));
        table.run("why");
        const Explanation shown = explanation(table.state());
        CHECK(shown.title == "The rule of three");
        const Hole a5 = table.hole("a5");
        REQUIRE(shown.colours[a5]);
        CHECK(shown.colours[a5] != shown.colours[table.hole("b5")]);
        CHECK(words::label(table.state(), a5).starts_with("a5, peg, colour "));
        CHECK(table.last_said().find("Each jump changes the number of pegs on all three by one.") !=
              std::string::npos);
        table.run("why");
        CHECK_FALSE(reading(table.state()));
    }
    SECTION("a pagoda function") {
        table.open("english", "..oxx/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo", "d4");
        table.run("hint");
        table.collect();
        table.answer(R"({"verdict":"unsolvable","jump":null,"jumps":[],"proof":{"kind":"pagoda",
            "weights":{"d4":1,"d2":1,"d6":1,"b4":1,"f4":1},"start":0,"finish":1}})");
        table.run("why");
        CHECK(explanation(table.state()).worths[table.hole("d4")] == 1);
        CHECK(words::label(table.state(), table.hole("d4")) == "d4, hole, worth 1");
        CHECK(words::status(table.state()).text.find("the finish needs 1") != std::string::npos);
        CHECK(table.state().screen.needs.proof);  // room to read it
        table.run("why");
        CHECK_FALSE(table.state().screen.needs.proof);
        table.run("why");
        table.activate("d1");
        table.activate("f1");  // nowhere: the proof stays
        CHECK(reading(table.state()));
    }
    SECTION("a cost partition, region by region") {
        table.open("wiegleb",
                   "...xox/...xxx/...xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/...xxx/...xxx/...xxx", "e1");
        table.run("hint");
        table.serve_all();
        table.run("why");
        const Explanation shown = explanation(table.state());
        CHECK(shown.title == "Part by part");
        CHECK(shown.regions[table.hole("e2")] == 0);
        CHECK(shown.regions[table.hole("e4")] != 0);
        CHECK(words::label(table.state(), table.hole("e2")) == "e2, hole, part A");
        CHECK(words::status(table.state()).text.starts_with("There is no choice but first e3-e1"));
        CHECK(table.last_said().find("together at least") != std::string::npos);
        table.run("why");
        CHECK_FALSE(reading(table.state()));
    }
    SECTION("a cost partition that does not hold is not shown") {
        table.open("wiegleb",
                   "...xox/...xxx/...xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/...xxx/...xxx/...xxx", "e1");
        table.run("hint");
        table.collect();
        table.answer(R"({"verdict":"unsolvable","jump":null,"jumps":[],"proof":{
            "kind":"cost_partition","regions":[{"holes":["e1","e2"],"least":1,"costs":{}}]}})");
        CHECK_FALSE(applies(table.state(), "why"));
        table.run("hint");
        table.collect();
        table.answer(R"({"verdict":"unsolvable","jump":null,"jumps":[],"proof":{
            "kind":"cost_partition","regions":[{"holes":["e1","e2"],"least":1,"costs":{}}, 7,
            {"holes":3,"costs":{"e1-e9":2}}, {"least":2}]}})");
        CHECK_FALSE(applies(table.state(), "why"));
        table.run("hint");
        table.collect();
        table.answer(R"({"verdict":"unsolvable","jump":null,"jumps":[],"proof":{"kind":"cases",
            "by":"first_jump","cases":{"e3-e1":7,"e1-e9":{}}}})");
        CHECK_FALSE(applies(table.state(), "why"));
    }
    SECTION("cases: a page for all of them, and one for each with its jumps made") {
        table.open("diamond41",
                   "....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x", "f8");
        table.run("hint");
        table.serve_all();
        table.run("why");
        REQUIRE(reading(table.state()));
        CHECK(reading(table.state())->cases() == 4);
        CHECK(explanation(table.state()).title == "Case by case");
        CHECK(words::status(table.state()).title == "This position cannot be won.");
        CHECK(words::label(table.state(), table.hole("e4")) == "e4, peg");
        const Board& board = table.state().played.game.board();
        for (std::size_t page = 1; page <= 4; ++page) {
            table.run("step");
            const Reading& read = *reading(table.state());
            CHECK(words::status(table.state()).title == "This position cannot be won.");
            CHECK(words::status(table.state())
                      .text.starts_with("Case " + std::to_string(page) + " of 4: "));
            // The jumps lead from the game's position to what is shown, and on to the finish.
            Position position = table.state().played.game.position();
            for (const JumpId jump : read.shown().first) {
                REQUIRE(is_legal(position, board.jump(jump)));
                position = play(position, board.jump(jump));
            }
            CHECK(position == shown_position(table.state()));
            Position end{explanation(table.state()).goal};
            for (const JumpId jump : read.shown().last) {
                REQUIRE(is_legal(end, board.jump(jump)));
                end = play(end, board.jump(jump));
            }
            CHECK(end.pegs == bit(table.hole("f8")));
            // The case's certificate excludes the case by itself.
            CHECK_FALSE(
                check_certificate(board, read.shown().problem, *read.shown().certificate).fails());
            for (const Hole hole : board.reading_order())
                CHECK(words::label(table.state(), hole)
                          .starts_with(format_hole(board, hole) +
                                       (contains(position.pegs, hole) ? ", peg" : ", hole")));
        }
        CHECK_FALSE(enabled(table.state(), "step"));
        table.run("step_back");
        CHECK(reading(table.state())->page == 3);
        table.run("leave");
        CHECK_FALSE(reading(table.state()));
        CHECK(words::label(table.state(), table.hole("d2")) == "d2, hole");
    }
    SECTION("a case for each hole where the last peg could be") {
        table.open("english", "..xxo/..ooo/ooooooo/ooooooo/xoooooo/..ooo/..ooo", "any");
        table.run("hint");
        table.serve_all();
        table.run("why");
        const std::size_t pages = reading(table.state())->pages.size();
        for (std::size_t page = 0; page < pages; ++page) {
            REQUIRE(reading(table.state()));
            CHECK(reading(table.state())->page == page);
            CHECK_FALSE(explanation(table.state()).text.empty());
            table.run("why");
        }
        CHECK_FALSE(reading(table.state()));
    }
}

TEST_CASE("a tapped jump shows what a pagoda function says of it", "[ui]") {
    Table table;
    table.open("english", "..oxx/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo", "d4");
    table.run("hint");
    table.collect();
    table.answer(R"({"verdict":"unsolvable","jump":null,"jumps":[],"proof":{"kind":"pagoda",
        "weights":{"d4":1,"d2":1,"d6":1,"b4":1,"f4":1},"start":0,"finish":1}})");
    table.run("why");
    const std::string before = table.position();
    table.activate("d2");
    CHECK(words::status(table.state()).text == "d2: now tap where a peg from there would land.");
    table.click(table.centre("d4"));
    CHECK(words::status(table.state()).title == "This position cannot be won.");
    CHECK(words::status(table.state()).text ==
          "d2-d4 takes pegs worth 1 and 0 and brings one worth 1: nothing is lost.");
    CHECK(table.last_said().ends_with("nothing is lost."));
    REQUIRE(shown_jump(table.state()));
    CHECK(words::label(table.state(), table.hole("d4")).find("shown jump") != std::string::npos);
    table.play({"d4", "f4"});
    CHECK(words::status(table.state()).text ==
          "d4-f4 takes pegs worth 1 and 0 and brings one worth 1: nothing is lost.");
    table.play({"d2", "c2"});  // no jump: another beginning
    CHECK(words::status(table.state()).text.starts_with("c2: now tap"));
    CHECK(table.position() == before);
    table.key("Escape");
    CHECK(reading(table.state()));
    table.key("Escape");
    CHECK_FALSE(reading(table.state()));
    CHECK(words::status(table.state()).title == "This position cannot be won.");
}

TEST_CASE("the sums that a proof by cuts names are those on the board", "[ui]") {
    // Seeded lost positions until one is excluded by cuts; each number in the text is added up
    // anew.
    std::size_t seen = 0;
    std::uint32_t random = 3;
    const BoardAndProblem classic = *parse_board_name("english");
    const Board& board = classic.board;
    for (int round = 0; round < 400 && seen < 3; ++round) {
        Position position = classic.classic.start;
        for (int i = 0; i < 14; ++i) {
            std::vector<JumpId> legal;
            for_each_jump(board, position, [&](JumpId id) { legal.push_back(id); });
            if (legal.empty()) break;
            random = random * 1664525 + 1013904223;
            position = play(position, board.jump(legal[(random >> 16) % legal.size()]));
        }
        Table table;
        table.open("english", format_position(board, position).c_str(), "d4");
        table.run("hint");
        table.serve_all();
        const Certificate* proof = proof_here(table.state());
        if (proof == nullptr || proof->as<ZeroHalfCertificate>() == nullptr) continue;
        const auto& pagoda = *proof->as<ZeroHalfCertificate>();
        ++seen;
        table.run("why");
        std::int64_t worth = 0;
        for_each_hole(position.pegs, [&](Hole hole) { worth += pagoda.weights[hole]; });
        std::int64_t due = 0;
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i) {
            table.run("part");
            CHECK(explanation(table.state()).marked == pagoda.cuts[i].holes);
            const std::string text = words::status(table.state()).text;
            const bool falls_due = text.ends_with("so it falls due.");
            CHECK(text.starts_with("Cut " + std::to_string(i + 1) + " has the toll " +
                                   std::to_string(pagoda.cuts[i].weight) + '.'));
            if (falls_due) due += pagoda.cuts[i].weight;
        }
        CHECK(worth - due == pagoda.start);
        table.run("part");
        CHECK_FALSE(reading(table.state())->part);
        CHECK(words::status(table.state())
                  .text.find("The pegs are worth " + worth_text(worth) +
                             "; after these tolls they are worth " + worth_text(pagoda.start)) !=
              std::string::npos);
    }
    CHECK(seen > 0);
}

TEST_CASE("a part's cheapest way costs what the certificate says, and leads to the finish",
          "[ui]") {
    Table table;
    table.open("wiegleb", "...xox/...xxx/...xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/...xxx/...xxx/...xxx",
               "e1");
    table.run("hint");
    table.serve_all();
    table.run("why");
    const Reading& read = *reading(table.state());
    const auto* partition = read.shown().certificate->as<CostPartition>();
    REQUIRE(partition != nullptr);
    const Board& board = table.state().played.game.board();
    for (const CostPartition::Region& region : partition->regions) {
        table.run("part");
        CHECK(explanation(table.state()).marked == region.holes);
        std::int64_t paid = 0;
        Bits pegs = read.shown().problem.start.pegs & region.holes;
        for (std::size_t i = 0; i < read.path.size(); ++i) {
            table.run("follow");
            const PathStep& step = read.path[i];
            const Jump& jump = board.jump(step.jump);
            const Bits taken = (bit(jump.from) | bit(jump.over)) & region.holes;
            CHECK((pegs & taken) == taken);
            pegs = (pegs & ~taken) | (bit(jump.to) & region.holes);
            CHECK(shown_position(table.state()).pegs == pegs);
            paid += step.cost;
        }
        CHECK(pegs == (*only_goal(read.shown().problem.finish) & region.holes));
        CHECK(paid == region.least);
    }
    // Every jump's costs in all parts together come to nothing, or less.
    table.run("part");
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        table.activate(format_hole(board, jump.from).c_str());
        table.activate(format_hole(board, jump.to).c_str());
        const std::string text = words::status(table.state()).text;
        CAPTURE(text);
        CHECK(text.starts_with(format_jump(board, static_cast<JumpId>(id))));
        CHECK((text.ends_with("costs no part anything.") || text.ends_with(" in all.")));
    }
}

}  // namespace peg
