// SPDX-License-Identifier: MIT
// The review of a game as the player sees it, and answers that do not fit the game.

#include "app/features/review/review.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/kit/coach/coach.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "core/board/notation/notation.h"
#include "words/phrases/play.h"
#include "words/phrases/review.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

Json jump_json(const char* jump, const char* verdict, Json keeping, Json keepers) {
    return {{"jump", jump},       {"verdict", verdict}, {"legal", 3},
            {"keeping", keeping}, {"keepers", keepers}, {"solutions", nullptr}};
}
Json review_of(const Json& jump) {
    return {{"start", {{"verdict", "solvable"}, {"solutions", "7"}}},
            {"moves", Json::array({{{"move", "d3-f3"}, {"jumps", Json::array({jump})}}})}};
}

}  // namespace

TEST_CASE("a lost game is reviewed, and played on from before the jump that lost it", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    CHECK_FALSE(enabled(table.state(), "review"));
    table.play({"d3", "f3"});  // keeps the game winnable
    table.play({"d5", "d3"});
    table.play({"b3"});  // the same peg; loses the game
    table.run("review");
    CHECK(words::review_summary(table.state()) == phrase::review::working());
    table.serve();
    const GameReview* review = review_here(table.state());
    REQUIRE(review != nullptr);
    CHECK(review->complete);
    REQUIRE(review->lost_at());
    const std::size_t lost = *review->lost_at();
    CHECK(words::review_summary(table.state())
              .starts_with(phrase::review::lost_at(
                  lost, words::jump(table.state().played.game.board(), review->jumps[lost - 1]))));
    CHECK(review->judged[lost - 1].keepers.size() == review->judged[lost - 1].keeping);
    CHECK(review_choices(table.state()).size() == 4);
    CHECK(open_dialog(table.state())->title == phrase::sheet::review());
    REQUIRE(retry_choices(table.state()).size() == 1);
    table.choose(retry_choices(table.state())[0].id.c_str());
    CHECK(table.state().played.game.cursor() == lost - 1);
    CHECK(table.state().sheet == Sheet::kNone);
    // Known reviews are not asked for again.
    table.run("review");
    CHECK_FALSE(table.state().thinking);
    table.choose("jump:0");
    CHECK(table.pegs() == 6);
    table.choose("jump:99");
    CHECK(table.pegs() == 6);
}

TEST_CASE("a game that is won was lost nowhere", "[ui]") {
    Table table;
    table.open("english", "..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo", "e1");
    table.play({"c1", "e1"});
    table.run("review");
    table.serve();
    CHECK(words::review_summary(table.state()) == phrase::review::none_lost());
    CHECK(review_choices(table.state())[0].label ==
          phrase::review::row(phrase::play::start(), phrase::review::one_way()));
    CHECK(retry_choices(table.state()).empty());
}

TEST_CASE("an answer that is no review of the game is not taken", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    const Board& board = table.state().played.game.board();
    const auto jumps = table.state().played.game.jumps();
    GameReview review{.problem = table.state().played.game.problem(),
                      .jumps = {jumps.begin(), jumps.end()}};
    const auto takes = [&](const Json& json) { return take_review(board, json, review); };
    const Json good = jump_json("d3-f3", "solvable", 1, {"d3-f3"});
    CHECK(takes(review_of(good)));
    CHECK(review.judged.size() == 1);
    CHECK(review.start_solutions == "7");
    CHECK_FALSE(takes(Json::object()));
    CHECK_FALSE(takes(review_of(jump_json("d3-b3", "solvable", 1, {"d3-f3"}))));
    CHECK_FALSE(takes(review_of(jump_json("d3-f3", "solvable", 2, {"d3-f3"}))));
    CHECK_FALSE(takes(review_of(jump_json("d3-f3", "solvable", 1, {"a1-a3"}))));
    CHECK_FALSE(takes(review_of(jump_json("d3-f3", "solvable", 1, {17}))));
    Json two = review_of(good);
    two["moves"].push_back(two["moves"][0]);
    CHECK_FALSE(takes(two));
    Json headless = review_of(good);
    headless["start"] = 3;
    CHECK_FALSE(takes(headless));
    CHECK(review.judged.size() == 1);  // what was known stays
}

TEST_CASE("what the review says of a move stands on its chip, and on the other lines", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "d1"});  // loses
    table.run("undo");
    table.play({"d3", "f3"});  // keeps the game; the earlier line becomes a variation
    REQUIRE(table.state().played.variations.size() == 1);
    const auto label = [&](const std::string& id) {
        const std::vector<Choice> all = choices(table.state());
        const auto found = std::ranges::find(all, id, &Choice::id);
        return found != all.end() ? found->label : "";
    };
    CHECK(label("move:1") == phrase::play::move(1, "d3-f3"));
    table.run("review");
    table.serve();
    table.run("close");
    const GameReview* review = review_here(table.state());
    REQUIRE(review);
    CHECK(mark_of(*review, 2) == ReviewMark::kNone);
    CHECK(mark_of(*review, 1) ==
          (review->judged[0].keeping == std::size_t{1} ? ReviewMark::kOnly : ReviewMark::kKeeps));
    CHECK(label("move:1") ==
          phrase::review::with(phrase::play::move(1, "d3-f3"), phrase::review::keeps()));
    CHECK(label("line:0").ends_with(phrase::review::with("", phrase::review::loses())));
    CHECK(branch_keeps(*review, table.state().played.variations[0].jumps) == false);
    CHECK_FALSE(branch_keeps(*review, table.state().played.game.jumps()));  // not another line
}

TEST_CASE("of a move with several jumps the one that lost the game counts", "[ui]") {
    GameReview review;
    review.start = Verdict::kSolvable;
    const auto jump = [&](Verdict verdict, std::size_t keeping) {
        review.judged.push_back({verdict, "", 3, keeping, {}});
    };
    jump(Verdict::kSolvable, 1);
    jump(Verdict::kSolvable, 2);
    CHECK(mark_of_move(review, 0, 2) == ReviewMark::kOnly);
    CHECK(mark_of_move(review, 1, 2) == ReviewMark::kKeeps);
    jump(Verdict::kUnsolvable, 1);
    jump(Verdict::kUnsolvable, 0);
    CHECK(mark_of_move(review, 1, 4) == ReviewMark::kLoses);
    CHECK(mark_of_move(review, 3, 4) == ReviewMark::kLate);
    jump(Verdict::kUndecided, 0);
    CHECK(mark_of_move(review, 4, 5) == ReviewMark::kLate);
}

}  // namespace peg
