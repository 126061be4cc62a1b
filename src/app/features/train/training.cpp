// SPDX-License-Identifier: MIT
#include "app/features/train/training.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>

#include "app/features/train/train_words.h"
#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/command_state.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "report/request.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr float kSeeMistake = 1.1f;  // seconds for which a wrong jump stays on the board

// Puts a mistake on the board; false if its text cannot be read.
bool show_mistake(Context& context, std::size_t number) {
    AppState& state = context.state;
    const KeptMistake& mistake = state.achieved.mistakes[number];
    const auto board = parse_board(mistake.board);
    if (!board) return false;
    const auto problem = parse_problem(*board, {mistake.position, std::nullopt, mistake.finish});
    if (!problem) return false;
    enter_game_of_mode(context, board->board, *problem,
                       std::make_unique<Training>(remembered(state), number, mistake));
    context.announce(words::training_task(state));
    return true;
}

// Open mistakes come first, last made first; if none is open, all mistakes in turn.
void show_next(Context& context, std::size_t after) {
    const Mistakes& mistakes = context.state.achieved.mistakes;
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
    PlayedGame before = find_mode<Training>(state.modes)->before;
    resume_game(context, std::move(before));
    context.announce(words::back_in_game(state));
}

// Whether the first jump keeps what the position is worth. While that is unknown, `to_ask` is the
// position to ask about next, by its number of jumps.
struct Judged {
    std::optional<bool> keeps;
    std::optional<std::size_t> to_ask;
};
Judged judge(const AppState& state) {
    const Game& game = state.played.game;
    const bool best_end = is_best_end(game.problem().finish);
    const auto worth = best_end ? known_outcome(state.coach.knowledge, game, 0) : std::optional(0);
    if (!worth) return {std::nullopt, 0};
    const auto after = known_outcome(state.coach.knowledge, game, 1);
    if (!after) return {std::nullopt, 1};
    return {*after <= *worth, std::nullopt};
}

}  // namespace

std::span<const ModeCommand> Training::commands() const {
    static constexpr std::array kModeCommands{
        ModeCommand{"trainer", [](State) { return switched(true); }, leave_training},
        ModeCommand{"leave", always, leave_training,
                    [](State) -> std::string_view { return "leave_trainer"; }},
        ModeCommand{"next",
                    [](State s) {
                        return offered(s.achieved.mistakes.size() > 1, phrase::reason::one_mistake);
                    },
                    [](Context& c) { show_next(c, training(c.state)->number); },
                    [](State) -> std::string_view { return "next_mistake"; }},
    };
    return kModeCommands;
}

// The player has to find the jump.
bool Training::withholds(const AppState&, const CommandRow& row) const {
    static constexpr std::array<std::string_view, 11> kTold{
        "hint",    "solve",    "solve_start", "analyse", "shortest", "another",
        "explain", "winnable", "survivor",    "must",    "review"};
    return answer != Answer::kRight && std::ranges::find(kTold, row.id) != kTold.end();
}

Reason Training::why_withheld() const { return phrase::reason::find_yourself; }

bool Training::escape(Context& context) {
    leave_training(context);
    return true;
}

// Practice has no summary at its end.
bool Training::end_game(Context&) { return true; }

bool Training::tick(Context& context, float seconds) {
    if (!back_in || context.state.modes.size() > 2) return false;  // another mode is on top
    *back_in -= seconds;
    if (*back_in > 0) return true;
    back_in.reset();
    if (context.state.played.game.cursor() > 0) go_to(context, 0);
    return true;
}

void Training::refresh(Context& context) {
    AppState& state = context.state;
    if (state.played.game.cursor() == 0) {
        if (answer == Answer::kRight) answer = Answer::kNone;
        return back_in.reset();
    }
    if (answer == Answer::kRight || back_in || state.modes.size() > 2) return;
    const auto [keeps, to_ask] = judge(state);
    jump = words::jump(state.played.game.board(), state.played.game.jumps().front());
    if (to_ask) {
        const Problem open = *state.played.game.problem_after(*to_ask);
        const Known* known = state.coach.knowledge.find(open);
        if (known == nullptr || !known->given_up) {
            answer = Answer::kNone;
            if (!state.thinking)
                ask_about(context, std::make_shared<LearnPosition>(LearnPosition::About::kVerdict),
                          open);
            return;
        }
    }
    answer = to_ask ? Answer::kNotKnown : *keeps ? Answer::kRight : Answer::kWrong;
    if (answer != Answer::kRight) back_in = kSeeMistake;
    if (answer == Answer::kRight) {
        for (KeptMistake& kept : state.achieved.mistakes)  // another tab may have added mistakes
            kept.mended |= kept.is_same_position(mistake);
        remember(context);
    }
    context.mark_changed();
    context.announce(words::training_answer(state));
}

std::optional<words::Heading> Training::title(const AppState& state) const {
    return words::training_heading(state);
}

// After the right jump, further play has the usual status, but no coach.
std::optional<words::Status> Training::instruction(const AppState& state) const {
    const bool plays_on = training(state)->answer == Answer::kRight && !has_just_found_jump(state);
    if (plays_on) return std::nullopt;
    return words::training_status(state);
}

std::vector<Command> Training::only_commands(const AppState& state) const {
    if (!has_just_found_jump(state)) return {};
    if (enabled(state, "next")) return {"next", "leave"};
    return {"leave"};
}

const Training* training(const AppState& state) { return find_mode<Training>(state.modes); }

bool has_just_found_jump(const AppState& state) {
    const Training* mode = training(state);
    return mode != nullptr && mode->answer == Training::Answer::kRight &&
           state.played.game.cursor() == 1;
}

void keep_mistake(Context& context) {
    AppState& state = context.state;
    const std::size_t at = *state.coach.loss.last_winnable;
    const Game& game = state.played.game;
    if (suspended_game(state) != nullptr || state.played.makers[at] != Maker::kPlayer) return;
    if (game.survivor()) return;  // the trainer asks for one peg, any one
    const Board& board = game.board();
    const Problem lost = *game.problem_after(at);
    KeptMistake mistake{state.played.board_text, format_position(board, lost.start),
                        format_finish_with_marks(board, {lost.finish, lost.marks}),
                        format_jump(board, game.jumps()[at])};
    add_mistake(state.achieved.mistakes, std::move(mistake));
    remember(context);
}

void begin_training(Context& context) {
    const Mistakes& mistakes = context.state.achieved.mistakes;
    if (mistakes.empty())
        return context.say(Tone::kPlain, words::no_mistakes().title, words::no_mistakes().text);
    show_next(context, mistakes.size());
}

}  // namespace peg
