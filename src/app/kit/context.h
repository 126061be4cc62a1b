// SPDX-License-Identifier: MIT
#pragma once

// What the app's functions work on: the state that they may change, and the effects that they
// request. Owned by App; functions that only read take the AppState.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/effect.h"
#include "core/support/result.h"

namespace peg {

struct Context {
    Context(PlayedGame first, const Features& features) : state(std::move(first), features) {}

    AppState state;
    std::vector<Effect> effects;
    std::uint64_t revision = 0;  // increased by every change that the page's mirror shows

    void mark_changed() { ++revision; }
    // Says a text in the live region only.
    void announce(std::string text) { effects.emplace_back(Announce{std::move(text)}); }
    // Says a message in the status panel and in the live region. `text`, which may be empty, says
    // why or what to do.
    void say(Tone tone, std::string title, std::string text = {});
    // Plays a sound, if the player has asked for sound.
    void sound(Sound::Kind kind) {
        if (state.settings.sound) effects.emplace_back(Sound{kind});
    }
    // Delivers an event to all features, in the order of their list.
    void emit(const Event& event);
    // Asks the player for a text and calls `take` with it once. `before` is the initial text;
    // `rows` > 1 for texts that may have several lines.
    void ask_for_text(std::string label, std::string before,
                      void (*take)(Context&, std::string_view), int rows = 1);
    // Takes a text that the player has typed. Does nothing if nobody has asked for it.
    void take_text(std::string_view text);
    // Tells the player that input from outside was wrong.
    void complain(const Error& error);

private:
    // Takes the text that was asked for last; null: none is expected.
    void (*take_text_)(Context&, std::string_view) = nullptr;
};

}  // namespace peg
