// SPDX-License-Identifier: MIT
// The first lesson.

#include <array>

#include "app/features/lesson/lesson.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "app/kit/words/sheet_words.h"

namespace peg {

namespace {

constexpr std::array kLessonCommands{
    CommandRow{.id = "tutorial",
               .icon = "hand",
               .place = {480, MenuGroup::kSettings, kInMenuOnly + 410},
               .state = always,
               .run = begin_lesson},
    CommandRow{.id = "skip",
               .icon = "check",
               .place = {490},
               .keys = "Escape",
               .icon_now = [](State s) -> std::string_view {
                   return s.played.game.status() == Game::Status::kFinished ? "check"
                                                                            : "skip-forward";
               }},
    CommandRow{.id = "sound_yes",
               .icon = "volume-2",
               .place = {491},
               .state = [](State s) { return offered_if(asks_for_sound(s)); },
               .run = [](Context& c) { answer_sound(c, true); }},
    CommandRow{.id = "sound_no",
               .icon = "volume-x",
               .place = {492},
               .state = [](State s) { return offered_if(asks_for_sound(s)); },
               .run = [](Context& c) { answer_sound(c, false); }},
};

// The card of the first visit.
std::optional<Dialog> welcome_card(const AppState& state) {
    // A puzzle from a link is made first, because the lesson would cancel the question.
    const bool waits = state.thinking && !state.thinking->question->quiet();
    if (!state.invites.to_lesson || waits) return std::nullopt;
    return Dialog{.id = "welcome",
                  .title = words::welcome_title(),
                  .parts = {words::Passage{"", words::welcome()}, "tutorial", "close"},
                  .modal = false};
}

void tell_lesson(Context& context, const Event& event) {
    if (std::holds_alternative<FirstVisit>(event)) welcome(context);
}

}  // namespace

const Feature& lesson_feature() {
    static constexpr Feature kFeature{
        .name = "lesson", .commands = kLessonCommands, .card = welcome_card, .on = tell_lesson};
    return kFeature;
}

}  // namespace peg
