// SPDX-License-Identifier: MIT
// Settings that two tabs change before either knows of the other's change.

#include "app/model/stored/settings_json.h"

#include <catch2/catch_test_macros.hpp>

#include "app/support.h"

namespace peg {

namespace {

Settings with_coach(Settings settings, bool coach) {
    settings.coach = coach;
    return settings;
}

// Exchanges stored texts between two tabs until neither stores anything new; false if that takes
// more than a few rounds.
bool settle(Table& one, Table& two) {
    for (int round = 0; round < 6; ++round) {
        const std::string first = one.stored;
        const std::string second = two.stored;
        two.app.dispatch(Merge{first, false});
        one.app.dispatch(Merge{second, false});
        one.collect();
        two.collect();
        if (one.stored == first && two.stored == second) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("of two changes to one setting the later one counts, of two settings both", "[ui]") {
    SettingChanges ours;
    SettingChanges theirs;
    ours.note(with_coach({}, true));
    Settings speed;
    speed.speed = kFastest;
    theirs.note(speed);
    SettingChanges both = ours;
    both.merge(theirs);
    CHECK(both.settings().coach);
    CHECK(both.settings().speed == kFastest);
    CHECK(ours.are_known_to(both));
    CHECK(theirs.are_known_to(both));
    CHECK_FALSE(both.are_known_to(ours));
    both.note(with_coach(both.settings(), false));  // later than ours
    ours.merge(both);
    CHECK_FALSE(ours.settings().coach);
}

TEST_CASE("what two tabs set at once both keep, in whatever order they hear of it", "[ui]") {
    Table one;
    Table two;
    for (Table* table : {&one, &two})
        table->app.dispatch(Restore{R"({"version":1,"coach":false})"});
    one.run("coordinates");
    one.run("sound");
    two.run("coach");
    two.run("sound");
    two.run("sound");  // on and off again: later than the other's
    one.collect();
    two.collect();
    REQUIRE(settle(one, two));
    for (const Table* table : {&one, &two}) {
        CHECK(table->state().settings.coach);
        CHECK(table->state().settings.coordinates);
        CHECK_FALSE(table->state().settings.sound);
    }
    // Again, after each knows the other's changes.
    two.run("coordinates");
    two.collect();
    REQUIRE(settle(one, two));
    CHECK_FALSE(one.state().settings.coordinates);
    Table later;
    later.app.dispatch(Restore{one.stored});
    CHECK_FALSE(later.state().settings.coordinates);
    CHECK(later.state().settings.coach);
}

TEST_CASE("numbers that make no sense are left out", "[ui]") {
    for (const char* text : {R"("coach")", R"({"coach":"1"})", R"({"coach":0})", R"({"coach":-3})",
                             R"({"nonsense":5})", R"({"language":5})", R"({"coach":1.5})",
                             R"({"coach":99999999999})"}) {
        CAPTURE(text);
        const Json json = Json::parse(text);
        CHECK(read_setting_numbers(&json).empty());
    }
    CHECK(read_setting_numbers(nullptr).empty());
    const Json good = Json::parse(R"({"coach":7,"speed":2})");
    CHECK(read_setting_numbers(&good) == SettingChanges::Numbers{{"coach", 7}, {"speed", 2}});
}

}  // namespace peg
