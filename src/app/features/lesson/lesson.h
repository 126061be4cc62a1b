// SPDX-License-Identifier: MIT
#pragma once

// The mode of the first minutes: five taps on a small board, each with words and an arrow. Lesson
// games are not stored.

#include "app/kit/mode.h"
#include "app/model/played_game.h"

namespace peg {

struct Lesson : ModeOf<Lesson> {
    explicit Lesson(PlayedGame to_come_back_to) : before(std::move(to_come_back_to)) {}

    PlayedGame before;  // the game to return to

    std::span<const ModeCommand> commands() const override;
    const PlayedGame* suspended_game() const override { return &before; }
    // Passes on to the game only what the arrow shows; answers every other tap in words.
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool escape(Context& context) override;
    bool end_game(Context& context) override;
    void refresh(Context& context) override;
    bool stores_game() const override { return false; }
    bool hides_other_buttons() const override { return true; }
    std::vector<Command> only_commands(const AppState& state) const override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The Lesson mode if it is on, or null.
const Lesson* lesson(const AppState& state);
// True if the last step of the lesson is done and the lesson is still open.
bool is_lesson_over(const AppState& state);
// True at the end of the lesson, if the sound is off and the player was never asked.
bool asks_for_sound(const AppState& state);
void answer_sound(Context& context, bool wanted);

// Offers the lesson on the first visit; the board stays ready to play.
void welcome(Context& context);
// Begins the lesson from its first step, even if one is running.
void begin_lesson(Context& context);
// Returns to the game before the lesson, which must be running.
void leave_lesson(Context& context);

}  // namespace peg
