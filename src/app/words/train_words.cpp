// SPDX-License-Identifier: MIT
#include "app/words/train_words.h"

#include "core/support/text.h"

namespace peg::words {

namespace {

const Training& trainer(const AppState& state) { return *find_mode<Training>(state.modes); }

bool wants_fewest(const AppState& state) {
    return state.game.problem().finish.kind == Finish::Kind::kFewest;
}

Status task(const AppState& state) {
    return {Tone::kHint, false,
            wants_fewest(state) ? "Find the jump that keeps the fewest pegs in reach."
                                : "Find the jump that keeps the game.",
            "In your game you played " + trainer(state).mistake + " here."};
}

Status right(const AppState& state) {
    const std::string& jump = trainer(state).jump;
    const std::size_t open = open_mistakes(state.mistakes);
    return {Tone::kGood, false,
            wants_fewest(state) ? "Right: " + jump + " keeps the fewest pegs in reach."
                                : "Right: " + jump + " keeps the game.",
            open == 0 ? "All your mistakes are mended. You can play on from here."
                      : counted(open, "mistake") + " to go. You can also play on from here."};
}

Status wrong(const AppState& state) {
    const std::string& jump = trainer(state).jump;
    return {Tone::kBad, false,
            wants_fewest(state) ? "After " + jump + " more pegs are left than need be."
                                : jump + " loses the game.",
            "Try another jump."};
}

std::string in_one_line(const Status& status) { return status.title + ' ' + status.text; }

}  // namespace

Heading training_heading(const AppState& state) {
    return {"Practise mistakes", board_title(state.board_text)};
}

Status training_status(const AppState& state) {
    const Training& training = trainer(state);
    switch (training.answer) {
        case Training::Answer::kRight: return right(state);
        case Training::Answer::kWrong: return wrong(state);
        case Training::Answer::kNotKnown:
            return {Tone::kPlain, false,
                    "The solver could not judge " + training.jump + " in time.",
                    "Try another jump, or go on to the next mistake."};
        case Training::Answer::kNone: break;
    }
    if (state.game.cursor() > 0) return {Tone::kPlain, false, "Looking at your jump.", ""};
    return task(state);
}

std::string training_task(const AppState& state) { return in_one_line(task(state)); }

std::string training_answer(const AppState& state) { return in_one_line(training_status(state)); }

Status no_mistakes() {
    return {Tone::kPlain, false, "No mistakes are kept yet.",
            "When a game is lost and it is known by which jump, the position before it is kept "
            "here to be practised."};
}

}  // namespace peg::words
