// SPDX-License-Identifier: MIT
#include "app/train/training.h"

#include <cassert>

#include "app/ask/ask.h"
#include "app/context.h"
#include "app/memory/saved_state.h"
#include "app/play/change_game.h"
#include "app/play/ways_back.h"
#include "app/train/train_words.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "report/request.h"

namespace peg {

namespace {

constexpr float kSeeMistake = 1.1f;  // seconds that a wrong jump stays on the board

// Puts a mistake on the board; false where its text cannot be read.
bool show_mistake(Context& context, std::size_t number) {
    AppState& state = context.state;
    const KeptMistake& mistake = state.mistakes[number];
    const auto board = parse_board(mistake.board);
    if (!board) return false;
    const auto problem = parse_problem(*board, {mistake.position, std::nullopt, mistake.finish});
    if (!problem) return false;
    Training training(remembered(state), number, mistake);
    enter_training(context, board->board, *problem, std::move(training));
    context.announce(words::training_task(state));
    return true;
}

// The open ones come first, from the last made back; where none is open, all in turn.
void show_next(Context& context, std::size_t after) {
    const Mistakes& mistakes = context.state.mistakes;
    const bool only_open = open_mistakes(mistakes) > 0;
    for (std::size_t i = 1; i <= mistakes.size(); ++i) {
        const std::size_t number = (after + mistakes.size() - i) % mistakes.size();
        if (only_open && mistakes[number].mended) continue;
        if (show_mistake(context, number)) return;
    }
    context.say(Tone::kPlain, words::no_mistakes().title, words::no_mistakes().text);
}

void leave_training(Context& context) {
    AppState& state = context.state;
    RememberedGame before = find_mode<Training>(state.modes)->before;
    resume_game(context, std::move(before));
    context.announce(words::back_in_game(state));
}

// Whether the first jump keeps what the position is worth; nothing while that is not known. What
// is asked for first is the position after how many jumps?
struct Judged {
    std::optional<bool> keeps;
    std::optional<std::size_t> to_ask;
};
Judged judge(const AppState& state) {
    const Game& game = state.game;
    const bool fewest = game.problem().finish.kind == Finish::Kind::kFewest;
    const auto worth = fewest ? known_outcome(state.knowledge, game, 0) : std::optional(0);
    if (!worth) return {std::nullopt, 0};
    const auto after = known_outcome(state.knowledge, game, 1);
    if (!after) return {std::nullopt, 1};
    return {*after <= *worth, std::nullopt};
}

}  // namespace

std::optional<Standing> Training::standing(const AppState& state, Command command) {
    switch (command) {
        case Command::kTrainer: return switched(true);
        case Command::kNext: return offered(state.mistakes.size() > 1);
        case Command::kLeave: return offered();
        // It is for the player to find the jump.
        case Command::kHint:
        case Command::kSolve:
        case Command::kSolveStart:
        case Command::kAnalyse:
        case Command::kShortest:
        case Command::kAnother:
        case Command::kExplain:
        case Command::kWinnable:
        case Command::kSurvivor:
        case Command::kMust:
        case Command::kReview:
            if (find_mode<Training>(state.modes)->answer != Answer::kRight) return absent();
            return std::nullopt;
        default: return std::nullopt;
    }
}

bool Training::run(Context& context, Command command) {
    const auto* training = find_mode<Training>(context.state.modes);
    switch (command) {
        case Command::kNext: show_next(context, training->number); return true;
        case Command::kTrainer:
        case Command::kLeave: leave_training(context); return true;
        default: return false;
    }
}

bool Training::escape(Context& context) {
    leave_training(context);
    return true;
}

// A position that is practised is not summed up.
bool Training::end_game(Context&) { return true; }

bool Training::tick(Context& context, float seconds) {
    if (!back_in || context.state.modes.size() > 2) return false;  // something lies over it
    *back_in -= seconds;
    if (*back_in > 0) return true;
    back_in.reset();
    if (context.state.game.cursor() > 0) go_to(context, 0);
    return true;
}

void Training::refresh(Context& context) {
    AppState& state = context.state;
    if (state.game.cursor() == 0) {
        if (answer == Answer::kRight) answer = Answer::kNone;
        return back_in.reset();
    }
    if (answer == Answer::kRight || back_in || state.modes.size() > 2) return;
    const auto [keeps, to_ask] = judge(state);
    jump = words::jump(state.game.board(), state.game.jumps().front());
    if (to_ask) {
        const Problem open = *state.game.problem_after(*to_ask);
        const Known* known = state.knowledge.find(open);
        if (known == nullptr || !known->given_up) {
            answer = Answer::kNone;
            if (!state.thinking) ask_about(context, Purpose::kCoach, open, false);
            return;
        }
    }
    answer = to_ask ? Answer::kNotKnown : *keeps ? Answer::kRight : Answer::kWrong;
    if (answer != Answer::kRight) back_in = kSeeMistake;
    if (answer == Answer::kRight) {
        for (KeptMistake& kept : state.mistakes)  // another tab may have added some since
            kept.mended |= kept.is_same_position(mistake);
        remember(context);
    }
    context.mark_changed();
    context.announce(words::training_answer(state));
}

std::optional<words::Heading> Training::title(const AppState& state) {
    return words::training_heading(state);
}

// Who plays on after the right jump has the usual words again, but no coach.
std::optional<words::Status> Training::instruction(const AppState& state) {
    const bool plays_on = training(state)->answer == Answer::kRight && !has_just_found_jump(state);
    if (plays_on) return std::nullopt;
    return words::training_status(state);
}

bool has_just_found_jump(const AppState& state) {
    const Training* mode = training(state);
    return mode != nullptr && mode->answer == Training::Answer::kRight && state.game.cursor() == 1;
}

void begin_training(Context& context) {
    const Mistakes& mistakes = context.state.mistakes;
    if (mistakes.empty())
        return context.say(Tone::kPlain, words::no_mistakes().title, words::no_mistakes().text);
    show_next(context, mistakes.size());
}

}  // namespace peg
