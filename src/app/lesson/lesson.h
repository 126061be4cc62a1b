// SPDX-License-Identifier: MIT
#pragma once

// The mode of the first minutes: five taps on a small board, each with its words and an arrow.
// Lesson games are not stored.

#include "app/mode_base.h"
#include "app/play/remembered_game.h"

namespace peg {

struct Lesson : ModeBase {
    explicit Lesson(RememberedGame to_come_back_to) : before(std::move(to_come_back_to)) {}

    RememberedGame before;  // the game to come back to

    static std::optional<Standing> standing(const AppState& state, Command command);
    static bool run(Context& context, Command command);
    // Only what the arrow shows is passed on to the game; every other tap is answered in words.
    static bool activate(Context& context, Hole hole);
    static bool point(Context& context, const Pointer& pointer);
    static bool escape(Context& context);
    static bool end_game(Context& context);
    static void refresh(Context& context);
    static bool stores_game() { return false; }
    static std::optional<words::Heading> title(const AppState& state);
    static std::optional<words::Status> instruction(const AppState& state);
};

// Offers the lesson to somebody who is here for the first time, beside a board that is ready to
// play.
void welcome(Context& context);
// From its first step, also when a lesson is running.
void begin_lesson(Context& context);
// Back to the game from before it. A lesson must be running.
void leave_lesson(Context& context);

}  // namespace peg
