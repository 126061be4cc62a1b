// SPDX-License-Identifier: MIT
#pragma once

// What the rooms of the app work on: the state that they may change, and the effects that they ask
// for. Owned by App; whoever only reads takes the AppState.

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
    std::uint64_t revision = 0;  // rises whenever something changes that the page's mirror shows

    void mark_changed() { ++revision; }
    // For the live region alone.
    void announce(std::string text) { effects.emplace_back(Announce{std::move(text)}); }
    // For the status panel and the live region. `text` says why, or what then; it may be empty.
    void say(Tone tone, std::string title, std::string text = {});
    // Where the player has asked for sound.
    void sound(Sound::Kind kind) {
        if (state.settings.sound) effects.emplace_back(Sound{kind});
    }
    // Tells all features, in the order of their list.
    void emit(const Event& event);
    // Asks the player for a text, which `take` is called with, once. `before` stands there already;
    // more `rows` than one are seen where the text may have several lines.
    void ask_for_text(std::string label, std::string before,
                      void (*take)(Context&, std::string_view), int rows = 1);
    // The player has typed a text. Nothing happens where nobody has asked for it.
    void take_text(std::string_view text);
    // What came from outside could not be understood.
    void complain(const Error& error);

private:
    // What becomes of the text that the player was asked for last; null: nobody waits for one.
    void (*take_text_)(Context&, std::string_view) = nullptr;
};

}  // namespace peg
