// SPDX-License-Identifier: MIT
// Shared games, and results to beat.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "app/kit/game/challenge.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/words.h"
#include "app/model/stored/game_json.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "app/words/app_errors.h"
#include "words/phrases/challenge.h"
#include "words/phrases/count.h"

namespace peg {

namespace {

const std::string kCrossLink = "board=english&position=" + std::string(kCross) + "&finish=d4";
// In five moves.
constexpr const char* kFiveMoves = "&moves=d3-f3,d5-d3,c3-e3,f3-d3,d2-d4";
// Three pegs, in one move.
const std::string kShortLink = "board=english&position=" + std::string(kShort) + "&finish=e3";

std::string shared(int jumps, int moves) {
    return phrase::challenge::shared(phrase::count::jumps(jumps), phrase::count::in_moves(moves));
}

void solve_by_hand(Table& table) {
    table.play({"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"});
}

int to_beat(const Table& table) {
    return table.state().played.challenge ? table.state().played.challenge->moves : 0;
}

}  // namespace

TEST_CASE("a link with moves opens as a film at its start", "[ui][film]") {
    Table table;
    table.play({"d2", "d4"});
    table.follow(kCrossLink + kFiveMoves);
    CHECK(table.pegs() == 6);
    REQUIRE(playback_mode(table.state()) != nullptr);
    CHECK(words::status(table.state()).title == shared(5, 5));
    CHECK(table.last_said().starts_with(shared(5, 5)));
    CHECK_FALSE(table.state().played.challenge);
    CHECK(table.rest(3));  // it does not start by itself
    CHECK(table.pegs() == 6);
    table.run("step");
    CHECK(table.pegs() == 5);
    table.run("play");
    table.rest(9);
    CHECK(table.pegs() == 1);
    CHECK(table.state().achieved.solved.empty());  // somebody else has solved it
    CHECK(table.state().sheet == Sheet::kNone);
    table.run("leave");
    CHECK(playback_mode(table.state()) == nullptr);
    CHECK(table.pegs() == 1);
    table.run("return");
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("who tries a shared game plays it from its start, and can go back to the film",
          "[ui][film]") {
    Table table;
    CHECK_FALSE(applies(table.state(), "now_try"));
    table.follow(kCrossLink + kFiveMoves);
    table.run("step");
    REQUIRE(enabled(table.state(), "now_try"));
    table.run("now_try");
    CHECK(table.last_said().starts_with(phrase::challenge::your_turn()));
    CHECK(playback_mode(table.state()) == nullptr);
    CHECK_FALSE(applies(table.state(), "now_try"));
    CHECK(table.pegs() == 6);
    CHECK(table.line().empty());
    SECTION("at once") { table.run("undo"); }
    SECTION("after a jump") {
        table.play({"d3", "b3"});
        table.run("return");
    }
    CHECK(table.line() == "d3-f3 d5-d3 c3-e3 f3-d3 d2-d4");
    CHECK(table.pegs() == 5);
    REQUIRE(playback_mode(table.state()) != nullptr);
    CHECK(enabled(table.state(), "now_try"));
}

TEST_CASE("who has looked into a shared solution does not solve it without help", "[ui][film]") {
    const bool looks = GENERATE(false, true);
    Table table;
    table.app.dispatch(*parse_intent(R"({"type":"today","date":"2026-11-29","chance":1})"));
    table.follow(kCrossLink + kFiveMoves + "&beat=5");
    if (looks) table.run("step");
    table.run("now_try");
    solve_by_hand(table);
    CHECK(knew_solution(table.state().played.help_of_line()) == looks);
    CHECK(words::challenge_outcome(table.state()) ==
          phrase::challenge::equalled(phrase::count::moves(5)));
}

TEST_CASE("a jump of the player's in the middle of a film is the player's own game", "[ui][film]") {
    Table table;
    table.follow(kCrossLink + kFiveMoves);
    table.run("step");
    table.play({"d4", "d6"});
    CHECK(playback_mode(table.state()) == nullptr);
    CHECK(table.state().played.variations.size() == 1);
}

TEST_CASE("a result whose moves come along is a fact, in the moves that they take", "[ui][film]") {
    Table table;
    SECTION("as it is claimed") {
        table.follow(kCrossLink + kFiveMoves + "&beat=5");
        CHECK(words::status(table.state()).text == phrase::challenge::fact(5));
        CHECK(table.last_said().ends_with(phrase::challenge::fact(5)));
    }
    SECTION("not as it is claimed") {
        table.follow(kCrossLink + kFiveMoves + "&beat=3");
        CHECK(mentions(table.last_said(), phrase::challenge::other_number(
                                              phrase::count::moves(3), phrase::count::moves(5))));
    }
    CHECK(table.state().played.challenge == Challenge{5, true});
    table.run("now_try");
    CHECK(table.state().played.challenge == Challenge{5, true});
}

TEST_CASE("a result without moves, or with others, is a claim", "[ui][film]") {
    Table table;
    SECTION("without") {
        table.follow(kCrossLink + "&beat=5");
        CHECK(playback_mode(table.state()) == nullptr);
        CHECK(words::status(table.state()).title == phrase::challenge::claim(5));
    }
    SECTION("with moves that do not reach the finish") {
        table.follow(kCrossLink + "&moves=d3-f3&beat=5");
        CHECK(mentions(table.last_said(), phrase::challenge::not_shown()));
        REQUIRE(playback_mode(table.state()) != nullptr);
    }
    CHECK(mentions(table.last_said() + words::status(table.state()).title +
                       words::challenge(*table.state().played.challenge),
                   phrase::challenge::claim(5)));
    CHECK(table.state().played.challenge == Challenge{5, false});
}

TEST_CASE("a number of moves that cannot be is named, and the rest opens", "[ui][film]") {
    const std::string beat =
        GENERATE("0", "-1", "6", "1e9", "1000000000000000000000", "five", "", " 5", "5%00", "%ff");
    CAPTURE(beat);
    Table table;
    table.follow(kCrossLink + "&beat=" + beat);
    CHECK(table.pegs() == 6);
    CHECK_FALSE(table.state().played.challenge);
    CHECK(mentions(table.last_said(), phrase::challenge::out_of_range(5)));
}

TEST_CASE("a result of no puzzle changes nothing, nor do moves that cannot be played",
          "[ui][film]") {
    Table table;
    table.play({"d2", "d4"});
    table.follow("beat=20");
    CHECK(table.last_said() == phrase::challenge::no_puzzle());
    table.follow(kCrossLink + "&moves=d3-f3,d3-f3&beat=5");
    CHECK(table.last_said() == phrase::sentence(app_error("link_moves", "d3-f3", 2)));
    CHECK(table.line() == "d2-d4");
    CHECK_FALSE(table.state().played.challenge);
}

TEST_CASE("while it is tried the challenge is shown, and at the win how it went", "[ui][film]") {
    const auto [beat, outcome] = GENERATE_COPY(table<std::string, std::string>({
        {"&beat=5", phrase::challenge::equalled(phrase::count::moves(5))},
        {"&beat=4",
         phrase::challenge::missed_claim(phrase::count::moves(5), phrase::count::moves(4))},
    }));
    Table table;
    table.follow(kCrossLink + beat);
    table.play({"d3", "f3"});
    CHECK(words::challenge_so_far(table.state()) == phrase::challenge::so_far(1, to_beat(table)));
    const Json mirror = Json::parse(format_snapshot(table.state(), {}));
    CHECK(mentions(mirror["status"].get<std::string>(),
                   phrase::challenge::so_far_said(1, to_beat(table))));
    CHECK(words::challenge_outcome(table.state()).empty());
    table.run("restart");
    solve_by_hand(table);
    CHECK(mentions(words::status(table.state()).text, outcome));
    table.rest(2);
    CHECK(mentions(table.last_said(), outcome));
}

TEST_CASE("fewer moves beat it", "[ui][film]") {
    Table table;
    table.follow(kShortLink + "&beat=2");
    table.play({"c1", "c3", "e3"});
    CHECK(words::challenge_outcome(table.state()) ==
          phrase::challenge::beaten(phrase::count::moves(1), phrase::count::moves(2)));
    // Another puzzle is not the challenge.
    table.choose("board:triangle15");
    CHECK_FALSE(table.state().played.challenge);
}

TEST_CASE("who follows the moves of the link has not beaten it", "[ui][film]") {
    Table table;
    table.follow(kCrossLink + kFiveMoves + "&beat=5");
    solve_by_hand(table);
    CHECK(words::challenge_outcome(table.state()).empty());
    table.run("leave");
    CHECK(words::challenge_outcome(table.state()).empty());
    CHECK_FALSE(applies(table.state(), "share_challenge"));
}

TEST_CASE("a challenge is kept with its game", "[ui][film]") {
    Table table;
    table.follow(kCrossLink + kFiveMoves + "&beat=5");
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    CHECK(later.state().played.challenge == Challenge{5, true});
    for (const Json& beat : {Json(0), Json(-1), Json(1e9), Json("5"), Json(65), Json(nullptr)}) {
        Json json = game_json(table.state().played);
        json["beat"] = beat;
        CHECK_FALSE(parse_game(json).game->challenge);
    }
}

TEST_CASE("who has solved a puzzle can challenge others, with the moves as a proof", "[ui][film]") {
    Table table;
    table.open("english", kCross, "d4");
    CHECK_FALSE(applies(table.state(), "share_challenge"));
    solve_by_hand(table);
    REQUIRE(applies(table.state(), "share_challenge"));
    table.run("share_challenge");
    const auto effects = table.app.take_effects();
    const ShareText* shared_text = nullptr;
    for (const Effect& effect : effects)
        if (const auto* it = std::get_if<ShareText>(&effect)) shared_text = it;
    REQUIRE(shared_text != nullptr);
    CHECK(mentions(shared_text->text, phrase::count::in_moves(5)));
    CHECK(shared_text->fragment == kCrossLink + kFiveMoves + "&beat=5");
    Table friends;
    friends.follow(shared_text->fragment);
    CHECK(friends.state().played.challenge == Challenge{5, true});
}

TEST_CASE("the puzzle of a day may be a challenge too", "[ui][film]") {
    Table table;
    table.app.dispatch(*parse_intent(R"({"type":"today","date":"2026-11-29","chance":1})"));
    table.follow("daily=2026-11-24&beat=7");
    table.serve();
    CHECK(table.state().played.challenge == Challenge{7, false});
    table.follow("daily=2026-11-23&beat=x");
    table.serve();
    CHECK_FALSE(table.state().played.challenge);
}

}  // namespace peg
