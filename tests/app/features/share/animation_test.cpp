// SPDX-License-Identifier: MIT
// An animated picture of the game or of a playing solution: the effects, the messages while it is
// made, and cancelling it.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

// The last requested animation among the effects; none if it was cancelled afterwards.
std::optional<TakeAnimation> wanted_animation(Table& table) {
    std::optional<TakeAnimation> wanted;
    for (const Effect& effect : table.app.take_effects()) {
        if (const auto* it = std::get_if<TakeAnimation>(&effect)) wanted = *it;
        if (std::holds_alternative<StopAnimation>(effect)) wanted.reset();
    }
    return wanted;
}

}  // namespace

TEST_CASE("an animation is made of the game, jump by jump", "[ui][animation]") {
    Table table;
    CHECK_FALSE(enabled(table.state(), "animation"));
    table.play({"d2", "d4"});
    table.play({"b3", "d3"});
    table.run("animation");
    const auto wanted = wanted_animation(table);
    REQUIRE(wanted);
    CHECK(wanted->name == "last-peg.gif");
    CHECK(wanted->first == 0);
    CHECK(wanted->end == 2);
    CHECK(words::status(table.state()).title == phrase::play::begins_filming(2));
    CHECK(enabled(table.state(), "stop"));
    table.app.dispatch(AnimationProgress{1, 2});
    CHECK(words::status(table.state()).text == phrase::play::filmed(1));
    table.app.dispatch(AnimationProgress{2, 2});
    CHECK_FALSE(table.state().filming);
    CHECK_FALSE(enabled(table.state(), "stop"));
}

TEST_CASE("an animation can be given up, by the command and by Escape", "[ui][animation]") {
    Table table;
    table.play({"d2", "d4"});
    for (const bool key : {false, true}) {
        table.run("animation");
        key ? table.key("Escape") : table.run("stop");
        CHECK_FALSE(wanted_animation(table));
        CHECK_FALSE(table.state().filming);
    }
}

TEST_CASE("of a solution that is watched its jumps alone are filmed", "[ui][animation]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("solve");
    table.serve();
    REQUIRE(playback_mode(table.state()) != nullptr);
    table.run("animation");
    const auto wanted = wanted_animation(table);
    REQUIRE(wanted);
    CHECK(wanted->first == playback_mode(table.state())->begin);
    CHECK(wanted->end == wanted->first + 5);
}

}  // namespace peg
