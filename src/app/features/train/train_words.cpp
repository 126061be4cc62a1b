// SPDX-License-Identifier: MIT
#include "app/features/train/train_words.h"
#include "app/features/train/training.h"
#include "words/phrases/train.h"

namespace peg::words {

namespace {

const Training& trainer(const AppState& state) { return *find_mode<Training>(state.modes); }

bool wants_fewest(const AppState& state) { return is_best_end(state.played.game.problem().finish); }

Status practice(const AppState& state) {
    return {Tone::kHint, false,
            wants_fewest(state) ? phrase::train::find_fewest() : phrase::train::find(),
            phrase::train::you_played(trainer(state).mistake.jump)};
}

Status confirmed(const AppState& state) {
    const std::string& jump = trainer(state).jump;
    const std::size_t open = open_mistakes(state.achieved.mistakes);
    return {Tone::kGood, false,
            wants_fewest(state) ? phrase::train::right_fewest(jump) : phrase::train::right(jump),
            open == 0 ? phrase::train::all_mended() : phrase::train::to_go(open)};
}

Status refuted(const AppState& state) {
    const std::string& jump = trainer(state).jump;
    return {Tone::kBad, false,
            state.played.game.problem().finish.kind == Finish::Kind::kMost
                ? phrase::train::wrong_most(jump)
            : wants_fewest(state) ? phrase::train::wrong_fewest(jump)
                                  : phrase::train::wrong(jump),
            phrase::train::try_another()};
}

std::string in_one_line(const Status& status) { return status.title + ' ' + status.text; }

}  // namespace

Heading training_heading(const AppState& state) {
    return {phrase::train::title(), board_title(state, state.played.board_text)};
}

Status training_status(const AppState& state) {
    const Training& training = trainer(state);
    switch (training.answer) {
        case Training::Answer::kRight: return confirmed(state);
        case Training::Answer::kWrong: return refuted(state);
        case Training::Answer::kNotKnown:
            return {Tone::kPlain, false, phrase::train::not_judged(training.jump),
                    phrase::train::another_or_next()};
        case Training::Answer::kNone: break;
    }
    if (state.played.game.cursor() > 0) return {Tone::kPlain, false, phrase::train::looking(), ""};
    return practice(state);
}

std::string training_task(const AppState& state) { return in_one_line(practice(state)); }

std::string training_answer(const AppState& state) { return in_one_line(training_status(state)); }

Status no_mistakes() {
    return {Tone::kPlain, false, phrase::train::none(), phrase::train::none_why()};
}

}  // namespace peg::words
