// SPDX-License-Identifier: MIT
// Removed things stay removed, whatever other tabs and older texts still contain.

#include "app/model/knowledge/removals.h"

#include <catch2/catch_test_macros.hpp>

#include "app/kit/store/saved_state.h"
#include "app/support.h"

namespace peg {

namespace {

constexpr const char* kNine = "xxx/xxx/xxx";
constexpr const char* kBoth =
    R"({"version":1,"boards":[{"board":"xxx/xxx/xxx","name":"Nine"}],)"
    R"("games":[{"board":"triangle15","position":"o/xx/xxx/xxxx/xxxxx","finish":"any",)"
    R"("jumps":"a3-a1","makers":"p","cursor":1}]})";

// Two tabs with the same game in the library, and the same board of the player's own.
struct TwoTabs {
    Table one;
    Table two;

    TwoTabs() {
        for (Table* table : {&one, &two}) table->app.dispatch(Restore{kBoth});
    }
    // `to` merges what `from` has stored.
    static void tell(Table& from, Table& to) {
        from.collect();
        to.app.dispatch(Merge{from.stored});
    }
    static void remove_both(Table& table) {
        table.choose("remove:0");
        table.choose("forget:0");
    }
};

std::size_t games(const Table& table) { return table.state().kept.library.games().size(); }
std::size_t boards(const Table& table) { return table.state().kept.own_boards.size(); }

Removals with(int from, int to) {
    Removals removals;
    for (int i = from; i < to; ++i) removals.remove("board " + std::to_string(i));
    return removals;
}

}  // namespace

TEST_CASE("a game and a board that one tab has removed go from the other, and stay away", "[ui]") {
    TwoTabs tabs;
    auto& [one, two] = tabs;
    TwoTabs::remove_both(one);
    CHECK(games(one) + boards(one) == 0);
    TwoTabs::tell(one, two);
    CHECK(games(two) + boards(two) == 0);
    one.play({"d6", "d4"});
    two.play({"d2", "d4"});
    TwoTabs::tell(two, one);
    CHECK(one.state().played.variations.size() == 1);  // d2-d4 has arrived
    CHECK(games(one) + boards(one) == 0);
}

TEST_CASE("what another tab has stored before it heard of a removal brings nothing back", "[ui]") {
    TwoTabs tabs;
    auto& [one, two] = tabs;
    one.play({"d6", "d4"});
    two.play({"d2", "d4"});
    two.collect();
    TwoTabs::remove_both(one);
    one.collect();
    const std::string removed = one.stored;
    one.stored.clear();
    TwoTabs::tell(two, one);
    CHECK(one.state().played.variations.size() == 1);  // d2-d4 has arrived
    CHECK(games(one) + boards(one) == 0);
    one.collect();
    REQUIRE_FALSE(one.stored.empty());  // the removal was overwritten
    two.app.dispatch(Merge{one.stored});
    CHECK(games(two) + boards(two) == 0);
    Table later;
    later.app.dispatch(Restore{removed});
    later.app.dispatch(Merge{kBoth});  // an older text from another place
    CHECK(games(later) + boards(later) == 0);
}

TEST_CASE("what is brought back comes back in the other tab too", "[ui]") {
    TwoTabs tabs;
    auto& [one, two] = tabs;
    TwoTabs::remove_both(one);
    TwoTabs::tell(one, two);
    one.run("library");
    one.run("bring_back");
    one.run("boards");
    one.run("bring_back");
    TwoTabs::tell(one, two);
    REQUIRE(games(two) == 1);
    CHECK(two.state().kept.library.games()[0].game.jumps().size() == 1);
    REQUIRE(boards(two) == 1);
    CHECK(two.state().kept.own_boards[0] == OwnBoard{kNine, "Nine"});
    TwoTabs::remove_both(two);  // and is removed again
    TwoTabs::tell(two, one);
    CHECK(games(one) + boards(one) == 0);
}

TEST_CASE("a game on the board of one tab is not lost to the other's removal", "[ui]") {
    TwoTabs tabs;
    auto& [one, two] = tabs;
    two.choose("game:0");
    CHECK(two.line() == "a3-a1");
    TwoTabs::remove_both(one);
    TwoTabs::tell(one, two);
    CHECK(two.line() == "a3-a1");
    TwoTabs::tell(two, one);
    CHECK(games(one) == 1);
}

TEST_CASE("of a problem that is played anew, what was removed stays away", "[ui]") {
    TwoTabs tabs;
    auto& [one, two] = tabs;
    TwoTabs::remove_both(one);
    one.app.dispatch(Open{"triangle15", "o/xx/xxx/xxxx/xxxxx", "any"});
    one.play({"c3", "a1"});
    CHECK(one.line() == "c3-a1");
    TwoTabs::tell(one, two);
    REQUIRE(games(two) == 1);
    CHECK(two.state().kept.library.games()[0].variations.empty());
    TwoTabs::tell(two, one);
    CHECK(one.state().played.variations.empty());
}

TEST_CASE("a file removes nothing, and brings back what was removed here", "[ui]") {
    TwoTabs tabs;
    auto& [one, two] = tabs;
    two.run("export");
    two.collect();
    const std::string full = two.downloaded;
    TwoTabs::remove_both(one);
    one.run("export");
    one.collect();
    CHECK_FALSE(Json::parse(one.downloaded).contains("removed"));
    two.app.dispatch(Import{"a.json", R"({"program":"Last Peg","removed":)" +
                                          to_line(Json::parse(one.stored)["removed"]) + "}"});
    CHECK(games(two) + boards(two) == 2);
    one.app.dispatch(Import{"b.json", full});
    CHECK(games(one) + boards(one) == 2);
    two.app.dispatch(Merge{kBoth});
    TwoTabs::tell(one, two);
    TwoTabs::tell(two, one);
    CHECK(games(one) + boards(one) == 2);
}

TEST_CASE("removals are remembered up to their most, the last ones", "[ui]") {
    Removals one = with(0, 600);
    CHECK(one.numbers().size() == kMaxRemovals);
    CHECK(one.number("board 99") == 0);
    CHECK(one.number("board 100") > 0);
    Removals two = with(400, 1000);
    one.merge(two);
    two.merge(one);
    CHECK(one.numbers() == two.numbers());  // so the exchange of two tabs ends
    CHECK(contains(one, two));
    CHECK_FALSE(contains(with(0, 3), with(0, 4)));
}

TEST_CASE("stored removals may be anything", "[ui]") {
    const auto read = [](const char* text) {
        const Json json = Json::parse(text);
        return read_removals(&json).numbers();
    };
    CHECK(read("[1,2]").empty());
    CHECK(read(R"({"a":"2","b":-2,"c":1.5,"d":1e300,"e":18446744073709551615,"f":null})").empty());
    CHECK(read(R"({"board xxx/xxx/xxx":2})") == Removals::Numbers{{"board xxx/xxx/xxx", 2}});
    CHECK(read_removals(nullptr).numbers().empty());
}

}  // namespace peg
