// SPDX-License-Identifier: MIT
#pragma once

// The mode of the trainer: a position of an earlier game, before the jump that lost it. The player
// looks for a jump that keeps it winnable; the solver judges the jump. A wrong jump is taken back
// after a moment.

#include <optional>
#include <string>

#include "app/kit/mode.h"
#include "app/model/knowledge/mistakes.h"
#include "app/model/played_game.h"

namespace peg {

struct Training : ModeOf<Training> {
    Training(PlayedGame to_come_back_to, std::size_t which, KeptMistake what)
        : before(std::move(to_come_back_to)), number(which), mistake(std::move(what)) {}

    enum class Answer : std::uint8_t { kNone, kWrong, kRight, kNotKnown };

    PlayedGame before;   // the game to return to
    std::size_t number;  // index in Achieved::mistakes when the training began
    KeptMistake mistake;
    Answer answer = Answer::kNone;
    std::string jump;              // the last answer: "d2 to d4"
    std::optional<float> back_in;  // seconds until a wrong jump is taken back

    std::span<const ModeCommand> commands() const override;
    bool withholds(const AppState& state, const CommandRow& row) const override;
    const PlayedGame* suspended_game() const override { return &before; }
    bool silences_coach() const override { return true; }
    Reason why_withheld() const override;
    std::vector<Command> only_commands(const AppState& state) const override;
    bool escape(Context& context) override;
    bool end_game(Context& context) override;
    bool tick(Context& context, float seconds) override;
    void refresh(Context& context) override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The Training mode if it is on, or null.
const Training* training(const AppState& state);
// True if the right jump was found and nothing was played after it.
bool has_just_found_jump(const AppState& state);

// Keeps the mistake at CoachFacts::loss, where the game on the board was lost, if the jump was the
// player's own.
void keep_mistake(Context& context);

// Shows the last open mistake, or any if none is open; says so if there is none.
void begin_training(Context& context);

}  // namespace peg
