// SPDX-License-Identifier: MIT
// Tries, what is computed from them, and merging two journals.

#include <catch2/catch_test_macros.hpp>

#include "app/features/statistics/statistics_words.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/level.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"
#include "words/phrases/statistics.h"

namespace peg {

namespace {

// One jump from its finish: c1 to e1.
constexpr const char* kOneJump = "..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo";

// A player on some day, with unique ids.
void come(Table& table, const char* date, std::uint64_t chance) {
    table.app.dispatch(Today{date, chance});
}

Feats feats_here(const Table& table) {
    return feats_of(table.state().achieved.tries, key_of(table.state()));
}

const std::string& text_of_memory(Table& table) {
    table.collect();
    return table.stored;
}

}  // namespace

TEST_CASE("a try begins with the first jump from the start, and not again after undo", "[ui]") {
    Table table;
    come(table, "2026-12-24", 1);
    CHECK(table.state().achieved.tries.empty());
    table.play({"d2", "d4"});
    CHECK(feats_here(table).tries == 1);
    table.run("undo");
    table.play({"f4", "d4", "c2", "c4"});
    CHECK(feats_here(table).tries == 1);
    table.run("restart");
    CHECK(feats_here(table).tries == 1);
    table.play({"d2", "d4"});
    CHECK(feats_here(table).tries == 2);
    table.run("new_game");
    table.play({"b4", "d4"});
    CHECK(feats_here(table).tries == 3);
}

TEST_CASE("a try begins also after thousands of others, and none of them goes", "[ui]") {
    Json tries = Json::object();
    for (std::size_t i = 0; i < 9000; ++i)
        tries["k" + std::to_string(i % 300)][std::to_string(i)] = {1, 0, i % 2, 0};
    Table table;
    table.app.dispatch(Restore{to_line({{"version", 1}, {"tries", tries}})});
    come(table, "2026-12-24", 1);
    table.play({"d2", "d4"});
    CHECK(feats_here(table).tries == 1);
    table.play({"b3", "d3"});
    CHECK(feats_here(table).tries == 1);
    std::size_t all = 0;
    for (const auto& [key, of_problem] : table.state().achieved.tries) all += of_problem.size();
    CHECK(all == 9001);
}

TEST_CASE("a try goes on where its game does, at the next visit too", "[ui]") {
    Table table;
    come(table, "2026-12-24", 1);
    table.play({"d2", "d4"});
    table.choose("board:european");
    table.play({"c3", "c1"});
    table.choose("board:english");
    table.play({"b3", "d3"});
    CHECK(feats_here(table).tries == 1);
    Table later;
    later.app.dispatch(Restore{text_of_memory(table)});
    come(later, "2026-12-25", 2);
    later.play({"c1", "c3"});
    CHECK(feats_here(later).tries == 1);
    CHECK(later.state().achieved.tries.size() == 2);
}

TEST_CASE("of a solution its day, moves and hints are kept", "[ui]") {
    Table table;
    come(table, "2026-12-24", 1);
    table.open("english", kOneJump, "e1");
    table.run("hint");
    table.serve();
    table.play({"c1", "e1"});
    Feats feats = feats_here(table);
    CHECK(feats.solved_on == parse_day("2026-12-24"));
    CHECK(feats.fewest_moves == 1);
    CHECK(feats.hints == 1);
    CHECK_FALSE(feats.without_help);

    // Another game without a hint; a hint after it does not count against it.
    table.run("restart");
    come(table, "2026-12-26", 1);
    table.play({"c1", "e1"});
    table.run("undo");
    table.run("hint");
    table.serve_all();
    table.play({"c1", "e1"});
    feats = feats_here(table);
    CHECK(feats.tries == 2);
    CHECK(feats.solved_on == parse_day("2026-12-24"));
    CHECK(feats.without_help);
    CHECK(feats.hints == 1);
}

TEST_CASE("what the computer solved is a try, but no solution", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    table.run("solve");
    table.serve();
    table.rest(20);
    CHECK(table.pegs() == 1);
    CHECK(feats_here(table).tries == 1);
    CHECK_FALSE(feats_here(table).solved_on);
}

TEST_CASE("two journals become one, and nothing counts twice", "[ui]") {
    Table one;
    Table two;
    come(one, "2026-12-24", 1);
    come(two, "2026-12-24", 2);
    one.play({"d2", "d4"});
    two.app.dispatch(Restore{text_of_memory(one)});
    two.run("new_game");
    two.play({"f4", "d4"});
    one.run("new_game");
    one.play({"b4", "d4"});
    one.app.dispatch(Merge{text_of_memory(two)});
    CHECK(feats_here(one).tries == 3);
    two.app.dispatch(Merge{text_of_memory(one)});
    two.app.dispatch(Merge{one.stored});
    CHECK(feats_here(two).tries == 3);
    CHECK(one.state().achieved.tries == two.state().achieved.tries);
    // Importing one's own file adds nothing.
    two.run("export");
    two.collect();
    two.app.dispatch(Import{"last-peg.json", two.downloaded});
    CHECK(feats_here(two).tries == 3);
}

TEST_CASE("of a try that both know the solution stays, and the larger numbers of others", "[ui]") {
    Tries ours{{"a", {{"1", {5, 2, 0, 0}}, {"2", {5, 0, 9, 60}}}}};
    merge(ours, {{"a", {{"1", {6, 1, 4, 0}}, {"2", {5, 1, 0, 0}}}}, {"b", {{"3", {7, 0, 0, 0}}}}});
    CHECK(ours.at("a").at("1") == Try{6, 1, 4, 0});
    CHECK(ours.at("a").at("2") == Try{5, 0, 9, 60});
    CHECK(ours.at("b").size() == 1);
}

TEST_CASE("what is no try in a stored text is left out", "[ui]") {
    const Json json = parse_json(
        R"({"a":{"1":[1,2,3,4],"2":[1,2,3],"3":[1,-2,3,4],"4":"x","5":[1.5,2,3,4],
            "an id that is too long to be one":[1,2,3,4]},"b":7,"c":{"":[1,2,3,4]}})");
    CHECK(read_tries(&json) == Tries{{"a", {{"1", {1, 2, 3, 4}}}}});
    CHECK(read_tries(nullptr).empty());
    CHECK(tries_json(read_tries(&json)) == parse_json(R"({"a":{"1":[1,2,3,4]}})"));
}

// An earlier version recorded only hints.
TEST_CASE("the ladder: solved, without hints, in few moves, in the fewest", "[ui]") {
    Table table;
    const auto label = [&] {
        return words::label(table.state(),
                            *std::ranges::find(table.state().lists.problems,
                                               std::string("problem:d4-d4"), &ListedProblem::id));
    };
    const auto climb = [&](const char* stored) {
        table.app.dispatch(Restore{stored});
        return label();
    };
    const std::string key = key_of(table.state());
    const auto memory = [&](int moves, int hints, bool is_old = true) {
        const Json json{{"version", 1},
                        {"solved", {key}},
                        {"best", {{key, moves}}},
                        {"tries", {{key, {{"1", {20'000, hints, moves, 0}}}}}}};
        if (is_old) return to_line(json);
        Json known = json;
        known["tries"][key]["1+"] = {0, moves, hints};
        return to_line(known);
    };
    const std::string classic = phrase::problem::named(
        phrase::problem::to_hole("d4", "d4"), phrase::level::classic(phrase::level::hard()));
    const auto climbed = [&](std::vector<std::string> rungs) {
        return phrase::problem::climbed(classic, words::list(rungs));
    };
    CHECK(label() == classic);
    CHECK(climb(memory(25, 1).c_str()) == climbed({phrase::statistics::solved()}));
    CHECK(climb(memory(25, 0).c_str()) ==
          climbed({phrase::statistics::solved(), phrase::statistics::without_hints()}));
    CHECK(climb(memory(25, 0, false).c_str()) ==
          climbed({phrase::statistics::solved(), phrase::statistics::without_help()}));
    CHECK(climb(memory(21, 0).c_str()) ==
          climbed({phrase::statistics::solved(), phrase::statistics::without_hints(),
                   phrase::statistics::few_moves()}));
    CHECK(climb(memory(22, 1).c_str()) == climbed({phrase::statistics::solved()}));
    CHECK(climb(memory(18, 0).c_str()) ==
          climbed({phrase::statistics::solved(), phrase::statistics::without_hints(),
                   phrase::statistics::record()}));
    CHECK(few_moves(3) == 4);
}

TEST_CASE("the overview counts lists, days and streaks", "[ui]") {
    Table table;
    come(table, "2026-12-24", 1);
    table.run("statistics");
    CHECK(table.last_said() == phrase::sheet::statistics() + '.');
    CHECK(overview_of(table.state()).lists.empty());
    const std::string key = key_of(table.state());
    const Json json{{"version", 1},
                    {"solved", {key, "elsewhere"}},
                    {"tries",
                     {{key, {{"1", {20'811, 0, 20, 0}}, {"2", {20'810, 3, 20, 0}}}},
                      {"elsewhere", {{"3", {20'810, 0, 9, 0}}, {"4", {20'700, 0, 9, 0}}}}}}};
    table.app.dispatch(Restore{to_line(json)});
    const Overview overview = overview_of(table.state());
    CHECK(overview.solved == 2);
    CHECK(overview.tries == 4);
    CHECK(overview.hints == 3);
    CHECK(overview.streak == 2);
    REQUIRE(overview.lists.size() == 2);  // the figures contain the same problem, in the set of
                                          // 1924
    CHECK(matches(words::list_tally(overview.lists[0]), phrase::statistics::of(1, kAny)));
    CHECK(weekday(overview.first) == 0);
    CHECK(overview.active.back() == 1);
    CHECK(overview.active[overview.active.size() - 2] == 2);
    CHECK(words::activity(overview) == phrase::statistics::active(2, 12));
    // A day later the streak is the same; the day after that it is over.
    come(table, "2026-12-25", 1);
    CHECK(overview_of(table.state()).streak == 2);
    come(table, "2026-12-26", 1);
    CHECK(overview_of(table.state()).streak == 0);
}

}  // namespace peg
