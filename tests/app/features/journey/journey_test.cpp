// SPDX-License-Identifier: MIT
// The Journey: its levels can be won, and its stars follow from what is known of their problems.

#include <catch2/catch_test_macros.hpp>

#include "app/features/journey/journey.h"
#include "app/kit/continue_offer.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/listing/ladder.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/boards.h"
#include "words/phrases/commands.h"
#include "words/phrases/figures.h"
#include "words/phrases/journey.h"
#include "words/phrases/problem.h"
#include "words/phrases/win.h"

namespace peg {

namespace {

std::size_t number_of(std::string_view id) {
    const auto levels = journey_levels();
    const auto found = std::ranges::find(levels, id, &JourneyLevel::id);
    REQUIRE(found != levels.end());
    return static_cast<std::size_t>(found - levels.begin());
}

Stars stars(const Table& table, std::string_view id) {
    return stars_of(table.state(), journey_levels()[number_of(id)]);
}

// The fewest moves, if the solver proves them within a limit.
std::optional<int> fewest_moves(const JourneyLevel& level) {
    const Json request{{"command", "solve"},
                       {"board", level.board_name},
                       {"position", format_position(*level.board, level.problem.start)},
                       {"finish", format_finish(*level.board, level.problem.finish)},
                       {"shortest", true}};
    Job job(*parse_request(request.dump()).request);
    for (int steps = 0; !job.step(100'000); ++steps)
        if (steps == 20) return std::nullopt;
    const Json result = job.result(std::nullopt);
    if (!result["shortest"].get<bool>()) return std::nullopt;
    return result["move_count"].get<int>();
}

}  // namespace

TEST_CASE("every level has a title of its own, and can be won", "[journey]") {
    std::set<std::string> titles;
    std::set<std::string> keys;
    for (const JourneyLevel& level : journey_levels()) {
        CAPTURE(level.id);
        CHECK(title(level) != level.id);  // the languages have its title
        CHECK(titles.insert(title(level)).second);
        CHECK(keys.insert(level.key).second);
        CHECK(solve(*level.board, level.problem).verdict == Verdict::kSolvable);
    }
    CHECK(titles.size() >= 35);
    CHECK(peg_count(journey_levels().front().problem.start) == 3);
    CHECK(journey_levels().back().id == "english");
    CHECK(journey_levels().back().star_moves == 18);
}

TEST_CASE("a level that is known by its name is what has that name", "[journey]") {
    Table table;
    for (const JourneyLevel& level : journey_levels()) {
        CAPTURE(level.id);
        const auto figure = std::ranges::find(
            table.state().lists.figures, "figure:" + std::string(level.id), &ListedProblem::id);
        if (figure != table.state().lists.figures.end() && level.board_name == "english")
            CHECK(level.key == figure->key);
        if (const auto board = parse_board_name(level.id))
            CHECK(level.key == problem_key(level.id, board->board, board->classic));
    }
}

TEST_CASE("the stars of a level: solved, without help, in few moves", "[journey]") {
    Table table;
    CHECK(stars(table, "two_jumps").count() == 0);
    table.choose("journey:two_jumps");
    table.ask("hint");
    table.serve();
    table.rest_of_hint();
    table.play({"a1", "c1", "c3"});
    CHECK(stars(table, "two_jumps").solved);
    CHECK_FALSE(stars(table, "two_jumps").without_help);
    CHECK(stars(table, "two_jumps").few_moves);
    CHECK(mentions(words::summary(table.state()), phrase::journey::want_no_help()));
    table.run("restart");
    table.play({"a1", "c1", "c3"});
    CHECK(stars(table, "two_jumps").count() == 3);
    CHECK_FALSE(mentions(words::summary(table.state()), phrase::journey::want_no_help()));
    CHECK(stars_in_all(table.state()) == 3);
}

TEST_CASE("a level solved in its fewest moves is perfect: they are known to be proved",
          "[journey]") {
    Table table;
    table.choose("journey:cross");
    CHECK(least_moves(table.state()) == journey_levels()[number_of("cross")].fewest_moves);
    table.play({"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"});
    CHECK(stars(table, "cross").solved);
    CHECK(words::ending(table.state()).praise == phrase::win::perfect(5));
}

TEST_CASE("more moves than the third star allows give two", "[journey]") {
    Table table;
    table.choose("journey:three");
    const JourneyLevel& level = journey_levels()[number_of("three")];
    Table few;
    few.choose("journey:three");
    few.play({"d2", "d4", "f3", "d3", "d4", "d2"});
    CHECK(stars(few, "three").count() == 3);
    CHECK(level.star_moves == 3);
    // The cross needs five moves; seven are more than a sixth more.
    Json stored{{"version", 1},
                {"solved", {level.key}},
                {"records", {{"own", {{level.key, level.star_moves + 1}}}}}};
    Table later;
    later.app.dispatch(Restore{to_line(stored)});
    CHECK(stars(later, "three").solved);
    CHECK_FALSE(stars(later, "three").few_moves);
}

TEST_CASE("what was solved elsewhere counts, and is there again after a visit", "[journey]") {
    Table table;
    table.choose("figure:cross");
    for (const char* hole : {"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"})
        if (table.state().hand.selected != table.hole(hole)) table.activate(hole);
    CHECK(stars(table, "cross").solved);
    const int before = stars_in_all(table.state());
    CHECK(before >= 2);
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    CHECK(stars_in_all(later.state()) == before);
}

TEST_CASE("the next level is marked, and is what one continues with after a win", "[journey]") {
    Table table;
    CHECK_FALSE(applies(table.state(), "next_level"));  // the page begins with another problem
    CHECK(next_level(table.state()) == 0);
    table.run("journey");
    CHECK(enabled(table.state(), "next_level"));
    const auto cards = choices_of(table.state(), "journey:");
    CHECK(cards.size() == journey_levels().size());
    CHECK(cards.front().stands_out);
    CHECK(std::ranges::count(cards, true, &Choice::stands_out) == 1);
    for (const Choice& card : cards) {
        CAPTURE(card.id);
        CHECK(miniature_of(table.state(), card.id));
    }
    table.run("next_level");
    CHECK(level_on_board(table.state()) == 0);
    CHECK(mentions(words::title(table.state()), title(journey_levels()[0])));
    CHECK_FALSE(applies(table.state(), "next_level"));  // this one first
    table.play({"a1", "c1", "c3"});
    CHECK(enabled(table.state(), "next_level"));
    REQUIRE(continue_offer(table.state()) != nullptr);
    CHECK(continue_offer(table.state())->words(table.state()) ==
          phrase::journey::next_is(level_name(1)));
    table.run("next_level");
    CHECK(level_on_board(table.state()) == 1);
    CHECK(mentions(table.last_said(), level_name(1)));
}

TEST_CASE("after the last level those that were left out come", "[journey]") {
    Table table;
    Json solved = Json::array();
    for (const JourneyLevel& level : journey_levels())
        if (level.id != "cross") solved.push_back(level.key);
    table.app.dispatch(Restore{to_line({{"version", 1}, {"solved", solved}})});
    CHECK(level_on_board(table.state()) == journey_levels().size() - 1);
    CHECK(next_level(table.state()) == number_of("cross"));
    table.run("journey");
    table.run("next_level");
    CHECK(words::title(table.state()) ==
          phrase::problem::named(phrase::figures("cross"), phrase::boards("english")));
    solved.push_back(journey_levels()[number_of("cross")].key);
    Table done;
    done.app.dispatch(Restore{to_line({{"version", 1}, {"solved", solved}})});
    CHECK_FALSE(next_level(done.state()));
    done.run("journey");
    CHECK_FALSE(applies(done.state(), "next_level"));
    const auto said = parts_of<words::Passage>(*open_dialog(done.state()));
    CHECK(said.front().text == journey_progress(done.state()));
}

TEST_CASE("a level that was begun goes on where it was left", "[journey]") {
    Table table;
    table.choose("journey:cross");
    table.play({"d3", "f3"});
    table.choose("journey:two_jumps");
    table.choose("journey:cross");
    CHECK(table.line() == "d3-f3");
}

TEST_CASE("the lesson leads into the first level", "[journey]") {
    Table table;
    table.app.dispatch(Restore{""});
    table.run("tutorial");
    CHECK_FALSE(applies(table.state(), "next_level"));
    table.play({"a1", "c1", "c3", "a3", "a1"});
    REQUIRE(enabled(table.state(), "next_level"));
    CHECK(words::label(table.state(), "next_level") == phrase::commands("begin_journey"));
    CHECK(enabled(table.state(), "skip"));
    table.run("next_level");
    CHECK(level_on_board(table.state()) == 0);
    CHECK(suspended_game(table.state()) == nullptr);
}

TEST_CASE("no choice but a level is taken", "[journey]") {
    Table table;
    table.choose("journey:nowhere");
    CHECK(table.state().played.board_text == "english");
    CHECK(table.state().message->tone == Tone::kBad);
}

// If a test cannot prove the fewest moves, README.md says what is known.
TEST_CASE("the third star of every level can be won, and no fewer moves are claimed", "[journey]") {
    int proved = 0;
    for (const JourneyLevel& level : journey_levels()) {
        CAPTURE(level.id);
        if (peg_count(level.problem.start) > 12) continue;
        const auto fewest = fewest_moves(level);
        REQUIRE(fewest);
        ++proved;
        CHECK(level.fewest_moves == *fewest);
        CHECK(level.star_moves >= *fewest);
        CHECK(level.star_moves <= few_moves(*fewest));
    }
    CHECK(proved >= 15);
}

}  // namespace peg
