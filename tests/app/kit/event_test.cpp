// SPDX-License-Identifier: MIT
// Events reach the features in the order of their list, and an event is delivered completely before
// those that it causes.

#include "app/kit/event.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "app/app.h"
#include "core/board/catalogue.h"

namespace peg {

namespace {

using Heard = std::vector<std::string>;

Heard& heard() {
    static Heard events;
    return events;
}

// Records who has received the event; for a new game also emits a change of position.
template <char kName>
void note(Context& context, const Event& event) {
    const bool replaced = std::holds_alternative<GameReplaced>(event);
    heard().push_back(std::string(1, kName) + (replaced ? " game" : " position"));
    if (replaced && kName == 'a') context.emit(PositionChanged{});
}

constexpr Feature kFirst{.name = "first", .on = note<'a'>};
constexpr Feature kDeaf{.name = "deaf"};
constexpr Feature kLast{.name = "last", .on = note<'b'>};

Heard heard_by(std::span<const Feature* const> list, const Event& event) {
    const Features features(list);
    const auto entry = parse_board_name("english");
    Context context(not_begun(entry->board, entry->classic), features);
    heard().clear();
    context.emit(event);
    return heard();
}

}  // namespace

TEST_CASE("an event reaches the features in the order of their list", "[ui][event]") {
    const std::array forwards{&kFirst, &kDeaf, &kLast};
    const std::array backwards{&kLast, &kDeaf, &kFirst};
    CHECK(heard_by(forwards, PositionChanged{}) == Heard{"a position", "b position"});
    CHECK(heard_by(backwards, PositionChanged{}) == Heard{"b position", "a position"});
}

TEST_CASE("what an event gives rise to is told at once, in the same order", "[ui][event]") {
    const std::array list{&kFirst, &kLast};
    CHECK(heard_by(list, GameReplaced{}) == Heard{"a game", "a position", "b position", "b game"});
}

}  // namespace peg
