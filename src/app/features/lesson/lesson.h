// SPDX-License-Identifier: MIT
#pragma once

// The mode of the first minutes: five taps on a small board, each with its words and an arrow.
// Lesson games are not stored.

#include "app/kit/mode.h"
#include "app/model/played_game.h"

namespace peg {

struct Lesson : ModeOf<Lesson> {
    explicit Lesson(PlayedGame to_come_back_to) : before(std::move(to_come_back_to)) {}

    PlayedGame before;  // the game to come back to

    std::span<const ModeCommand> commands() const override;
    const PlayedGame* suspended_game() const override { return &before; }
    // Only what the arrow shows is passed on to the game; every other tap is answered in words.
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool escape(Context& context) override;
    bool end_game(Context& context) override;
    void refresh(Context& context) override;
    bool stores_game() const override { return false; }
    bool sits_alone() const override { return true; }
    std::vector<Command> only_commands(const AppState& state) const override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The lesson that is running, or null.
const Lesson* lesson(const AppState& state);
// Whether the lesson has come to its end, and waits to be left.
bool is_lesson_over(const AppState& state);
// The lesson asks about sound once, at its end.
bool asks_for_sound(const AppState& state);
void answer_sound(Context& context, bool wanted);

// Offers the lesson to somebody who is here for the first time, beside a board that is ready to
// play.
void welcome(Context& context);
// From its first step, also when a lesson is running.
void begin_lesson(Context& context);
// Back to the game from before it. A lesson must be running.
void leave_lesson(Context& context);

}  // namespace peg
