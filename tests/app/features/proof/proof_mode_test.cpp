// SPDX-License-Identifier: MIT
// Reading a proof: its pages, the numbers in the holes, and its words about cuts, regions and
// jumps.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/coach/coach.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "core/board/jumps.h"
#include "core/proof/check_certificate.h"
#include "support/random_boards.h"
#include "words/phrases/explanation.h"
#include "words/phrases/hole.h"
#include "words/phrases/proof.h"

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
        CHECK(shown.title == phrase::explanation::class_title());
        const Hole a5 = table.hole("a5");
        REQUIRE(shown.colours[a5]);
        CHECK(shown.colours[a5] != shown.colours[table.hole("b5")]);
        CHECK(words::label(table.state(), a5)
                  .starts_with(phrase::hole::colour(phrase::hole::peg("a5"), "")));
        CHECK(mentions(table.last_said(), phrase::explanation::class_rule()));
        table.run("why");
        CHECK_FALSE(proof_mode(table.state()));
    }
    SECTION("a pagoda function") {
        table.open("english", kLost, "d4");
        table.ask("hint");
        table.answer(lost_by(kProofOfLost));
        table.run("why");
        CHECK(explanation(table.state()).worths[table.hole("d4")] == 1);
        CHECK(words::label(table.state(), table.hole("d4")) ==
              phrase::hole::worth(phrase::hole::hole("d4"), 1));
        CHECK(mentions(words::status(table.state()).text, phrase::explanation::worth(0, 1)));
        CHECK(table.state().screen.needs.proof);  // enough room to read it
        table.run("why");
        CHECK_FALSE(table.state().screen.needs.proof);
        table.run("why");
        table.activate("d1");
        table.activate("f1");  // no jump leads there: the proof stays
        CHECK(proof_mode(table.state()));
    }
    SECTION("a cost partition, region by region") {
        table.open("wiegleb",
                   "...xox/...xxx/...xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/...xxx/...xxx/...xxx", "e1");
        table.run("hint");
        table.serve_all();
        table.run("why");
        const Explanation shown = explanation(table.state());
        CHECK(shown.title == phrase::explanation::parts_title());
        CHECK(shown.regions[table.hole("e2")] == 0);
        CHECK(shown.regions[table.hole("e4")] != 0);
        CHECK(words::label(table.state(), table.hole("e2")) ==
              phrase::hole::part(phrase::hole::hole("e2"), "A"));
        CHECK(matches(words::status(table.state()).text,
                      phrase::proof::no_choice_but(
                          phrase::proof::with_first_moves(std::string("e3-e1") + kAny)) +
                          kAny));
        CHECK(mentions(table.last_said(), shown.text));
        table.run("why");
        CHECK_FALSE(proof_mode(table.state()));
    }
    SECTION("a cost partition that does not hold is not shown") {
        table.open("wiegleb",
                   "...xox/...xxx/...xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/...xxx/...xxx/...xxx", "e1");
        table.ask("hint");
        table.answer(lost_by(R"({
            "kind":"cost_partition","regions":[{"holes":["e1","e2"],"least":1,"costs":{}}]})"));
        CHECK_FALSE(applies(table.state(), "why"));
        table.ask("hint");
        table.answer(lost_by(R"({
            "kind":"cost_partition","regions":[{"holes":["e1","e2"],"least":1,"costs":{}}, 7,
            {"holes":3,"costs":{"e1-e9":2}}, {"least":2}]})"));
        CHECK_FALSE(applies(table.state(), "why"));
        table.ask("hint");
        table.answer(lost_by(R"({"kind":"cases",
            "by":"first_jump","cases":{"e3-e1":7,"e1-e9":{}}})"));
        CHECK_FALSE(applies(table.state(), "why"));
    }
    SECTION("cases: a page for all of them, and one for each with its jumps made") {
        table.open("diamond41",
                   "....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x", "f8");
        table.run("hint");
        table.serve_all();
        table.run("why");
        REQUIRE(proof_mode(table.state()));
        CHECK(proof_mode(table.state())->cases() == 4);
        CHECK(explanation(table.state()).title == phrase::explanation::cases_title());
        CHECK(words::status(table.state()).title == phrase::proof::cannot_be_won());
        CHECK(words::label(table.state(), table.hole("e4")) == phrase::hole::peg("e4"));
        const Board& board = table.state().played.game.board();
        for (std::size_t page = 1; page <= 4; ++page) {
            table.run("step");
            const ProofMode& mode = *proof_mode(table.state());
            CHECK(words::status(table.state()).title == phrase::proof::cannot_be_won());
            CHECK(matches(words::status(table.state()).text,
                          phrase::proof::case_with(page, 4, kAny) + kAny));
            // The jumps lead from the game's position to the one shown, and from its finish to the
            // finish.
            Position position = table.state().played.game.position();
            for (const JumpId jump : mode.shown().first) {
                REQUIRE(is_legal(position, board.jump(jump)));
                position = play(position, board.jump(jump));
            }
            CHECK(position == shown_position(table.state()));
            Position end{explanation(table.state()).goal};
            for (const JumpId jump : mode.shown().last) {
                REQUIRE(is_legal(end, board.jump(jump)));
                end = play(end, board.jump(jump));
            }
            CHECK(end.pegs == bit(table.hole("f8")));
            // The case's certificate alone excludes the case.
            CHECK_FALSE(
                check_certificate(board, mode.shown().problem, *mode.shown().certificate).fails());
            for (const Hole hole : board.reading_order()) {
                const std::string name = format_hole(board, hole);
                CHECK(words::label(table.state(), hole)
                          .starts_with(contains(position.pegs, hole) ? phrase::hole::peg(name)
                                                                     : phrase::hole::hole(name)));
            }
        }
        CHECK_FALSE(enabled(table.state(), "step"));
        table.run("step_back");
        CHECK(proof_mode(table.state())->page == 3);
        table.run("leave");
        CHECK_FALSE(proof_mode(table.state()));
        CHECK(words::label(table.state(), table.hole("d2")) == phrase::hole::hole("d2"));
    }
    SECTION("a case for each hole where the last peg could be") {
        table.open("english", "..xxo/..ooo/ooooooo/ooooooo/xoooooo/..ooo/..ooo", "any");
        table.run("hint");
        table.serve_all();
        table.run("why");
        const std::size_t pages = proof_mode(table.state())->pages.size();
        for (std::size_t page = 0; page < pages; ++page) {
            REQUIRE(proof_mode(table.state()));
            CHECK(proof_mode(table.state())->page == page);
            CHECK_FALSE(explanation(table.state()).text.empty());
            table.run("why");
        }
        CHECK_FALSE(proof_mode(table.state()));
    }
}

TEST_CASE("a tapped jump shows what a pagoda function says of it", "[ui]") {
    Table table;
    table.open("english", kLost, "d4");
    table.ask("hint");
    table.answer(lost_by(kProofOfLost));
    table.run("why");
    const std::string before = table.position();
    table.activate("d2");
    CHECK(words::status(table.state()).text == phrase::proof::tap_landing("d2"));
    table.click(table.centre("d4"));
    CHECK(words::status(table.state()).title == phrase::proof::cannot_be_won());
    CHECK(words::status(table.state()).text == phrase::proof::loses_nothing("d2-d4", 1, 0, 1));
    CHECK(table.last_said().ends_with(phrase::proof::loses_nothing("d2-d4", 1, 0, 1)));
    REQUIRE(shown_jump(table.state()));
    CHECK(mentions(words::label(table.state(), table.hole("d4")), phrase::hole::shown_jump("")));
    table.play({"d4", "f4"});
    CHECK(words::status(table.state()).text == phrase::proof::loses_nothing("d4-f4", 1, 0, 1));
    table.play({"d2", "c2"});  // no jump: starts again with this hole
    CHECK(words::status(table.state()).text.starts_with(phrase::proof::tap_landing("c2")));
    CHECK(table.position() == before);
    table.key("Escape");
    CHECK(proof_mode(table.state()));
    table.key("Escape");
    CHECK_FALSE(proof_mode(table.state()));
    CHECK(words::status(table.state()).title == phrase::proof::cannot_be_won());
}

TEST_CASE("of two jumps with the same ends the reader of a proof chooses one", "[ui]") {
    Table table;
    table.open("xxxoo/jumps:/a1 b1 d1/a1 c1 d1/d1 c1 e1", "xxxoo", "c1");
    table.run("hint");
    table.serve_all();
    table.run("why");
    REQUIRE(proof_mode(table.state()));
    table.activate("a1");
    table.activate("d1");
    CHECK(table.state().sheet == "which_jump");
    CHECK_FALSE(proof_mode(table.state())->jump);
    table.run("why");  // the proof is put away: the question is nobody's any more
    table.choose("over:1");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.pegs() == 3);
    table.run("why");
    table.activate("a1");
    table.activate("d1");
    table.choose("over:1");
    REQUIRE(proof_mode(table.state()));
    const auto jump = proof_mode(table.state())->jump;
    REQUIRE(jump);
    CHECK(table.state().played.game.board().jump(*jump).over == table.hole("c1"));
}

TEST_CASE("the sums that a proof by cuts names are those on the board", "[ui]") {
    // Seeded lost positions until one has a proof with cuts; each number in the text is
    // recomputed.
    std::size_t seen = 0;
    oracle::Random random(3);
    const BoardAndProblem classic = *parse_board_name("english");
    const Board& board = classic.board;
    for (int round = 0; round < 400 && seen < 3; ++round) {
        const Position position = careless(random, board, classic.classic.start, 14);
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
            const int differ =
                count(pagoda.cuts[i].holes & (position.pegs ^ bit(table.hole("d4"))));
            const bool falls_due = differ % 2 == 1;
            CHECK(text == sentences({phrase::proof::cut_has_toll(i + 1, pagoda.cuts[i].weight),
                                     falls_due ? phrase::proof::cut_is_due(differ)
                                               : phrase::proof::cut_is_not_due(differ)}));
            if (falls_due) due += pagoda.cuts[i].weight;
        }
        CHECK(worth - due == pagoda.start);
        table.run("part");
        CHECK_FALSE(proof_mode(table.state())->part);
        CHECK(mentions(words::status(table.state()).text,
                       phrase::explanation::worth_after_tolls(worth_text(worth),
                                                              worth_text(pagoda.start),
                                                              worth_text(pagoda.finish))));
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
    const ProofMode& mode = *proof_mode(table.state());
    const auto* partition = mode.shown().certificate->as<CostPartition>();
    REQUIRE(partition != nullptr);
    const Board& board = table.state().played.game.board();
    for (const CostPartition::Region& region : partition->regions) {
        table.run("part");
        CHECK(explanation(table.state()).marked == region.holes);
        std::int64_t paid = 0;
        Bits pegs = mode.shown().problem.start.pegs & region.holes;
        for (std::size_t i = 0; i < mode.path.size(); ++i) {
            table.run("follow");
            const PathStep& step = mode.path[i];
            const Jump& jump = board.jump(step.jump);
            const Bits taken = (bit(jump.from) | bit(jump.over)) & region.holes;
            CHECK((pegs & taken) == taken);
            pegs = (pegs & ~taken) | (bit(jump.to) & region.holes);
            CHECK(shown_position(table.state()).pegs == pegs);
            paid += step.cost;
        }
        CHECK(pegs == (*only_goal(mode.shown().problem.finish) & region.holes));
        CHECK(paid == region.least);
    }
    // The costs of a jump in all regions add up to at most 0.
    table.run("part");
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        table.activate(format_hole(board, jump.from).c_str());
        table.activate(format_hole(board, jump.to).c_str());
        const std::string text = words::status(table.state()).text;
        CAPTURE(text);
        const std::string name = format_jump(board, static_cast<JumpId>(id));
        CHECK((text == phrase::proof::jump_costs_nothing(name) ||
               matches(text, phrase::proof::jump_costs_nothing_in_all(name, kAny)) ||
               matches(text, phrase::proof::jump_costs(name, kAny, kAny))));
    }
}

TEST_CASE("a proof says whether it is about the goal or about the way from the start", "[ui]") {
    Table table;
    const Board& board = table.state().played.game.board();
    const Problem problem{table.state().played.game.position(),
                          Finish::exactly({bit(table.hole("a3"))})};
    const auto text = [&](Certificate proof, Way way) {
        return explain(board, pages_of(board, problem, proof).front(), 1, way).text;
    };
    CHECK(text({SearchCertificate{1234}}, Way::kToGoal) == phrase::explanation::tried(1234));
    CHECK(text({SearchCertificate{1234}}, Way::kFromStart) ==
          phrase::explanation::tried_from_start(1234));
    const PagodaCertificate pagoda{};
    const std::string to_goal = text({pagoda}, Way::kToGoal);
    CHECK(to_goal.starts_with(phrase::explanation::worth(0, 0)));
    CHECK(text({pagoda}, Way::kFromStart) ==
          sentences({phrase::explanation::seen_from_start(), to_goal}));
}

}  // namespace peg
