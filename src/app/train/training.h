// SPDX-License-Identifier: MIT
#pragma once

// The mode of the trainer: a position of an earlier game, before the jump that lost it. The player
// finds one that does not; the solver judges it. A wrong one is taken back after a moment.

#include <optional>
#include <string>

#include "app/mode_base.h"
#include "app/play/remembered_game.h"
#include "app/train/mistakes.h"

namespace peg {

struct Training : ModeBase {
    Training(RememberedGame to_come_back_to, std::size_t which, KeptMistake what)
        : before(std::move(to_come_back_to)), number(which), mistake(std::move(what)) {}

    enum class Answer : std::uint8_t { kNone, kWrong, kRight, kNotKnown };

    RememberedGame before;  // the game to come back to
    std::size_t number;     // of the mistake in AppState::mistakes, when it was begun
    KeptMistake mistake;
    Answer answer = Answer::kNone;
    std::string jump;              // that was answered last: "d2 to d4"
    std::optional<float> back_in;  // seconds until a wrong jump is taken back

    static std::optional<Standing> standing(const AppState& state, Command command);
    static bool run(Context& context, Command command);
    static bool escape(Context& context);
    static bool end_game(Context& context);
    bool tick(Context& context, float seconds);
    void refresh(Context& context);
    static std::optional<words::Heading> title(const AppState& state);
    static std::optional<words::Status> instruction(const AppState& state);
};

// Whether the jump that was asked for has been found, and nothing was played after it yet.
bool has_just_found_jump(const AppState& state);

// Shows the mistake that was made last of those that are not mended, or else any; says so where
// none is kept.
void begin_training(Context& context);

}  // namespace peg
