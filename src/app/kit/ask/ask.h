// SPDX-License-Identifier: MIT
#pragma once

// Asks the solver. A new question cancels the open one, or pauses it if it can wait. Asking the
// same question again continues it. Answers come in through answer.h.

#include <cstddef>
#include <optional>

#include "app/kit/ask/question.h"
#include "app/kit/context.h"

namespace peg {

// Limits of solver time in seconds: for quick questions, for questions with a patient player, and
// for questions about a drawing that the app asks on its own.
inline constexpr int kHintSeconds = 20;
inline constexpr int kSolveSeconds = 120;
inline constexpr int kVerdictSeconds = 20;

// Asks about a problem on the game's board. The request has "board", "position", "finish",
// "survivor" if there is one, "max_memory" (report/request.h), and what the question adds or
// replaces.
void ask_about(Context& context, QuestionPtr question, const Problem& problem);
// The same for a problem on any board.
struct AskedBoard {
    const Board& board;
    const std::string& text;  // as format_board writes it
};
void ask_on(Context& context, const AskedBoard& on, QuestionPtr question, const Problem& problem);
// Asks a question without a problem: its request is complete.
void ask(Context& context, QuestionPtr question);

// Drops the open question, if there is one.
void cancel_question(Context& context);
// Stops the open question for the player. A search for an optimum shows the best that it has found.
void stop_question(Context& context);

// Pauses the open question, which must be able to wait. A question that was paused before is
// dropped.
void pause_question(Context& context);
// Number of jumps of the line at which the paused question was asked; nothing if no question about
// this line is paused.
std::optional<std::size_t> place_of_paused(const AppState& state);
// True if the paused question is about the position on the board.
bool is_paused_here(const AppState& state);
// Goes to the position of the paused question, which must be on the line, and resumes the question.
void resume_question(Context& context);
// Drops the open and the paused question because the position changed, and tells the player if one
// of them was visible.
void give_up_question(Context& context);
void give_up_paused(Context& context);

// Tells the live region that the solver works on the player's question, and from time to time its
// progress.
void report_thinking(Context& context);

}  // namespace peg
