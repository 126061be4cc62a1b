// SPDX-License-Identifier: MIT
#pragma once

// Asks the solver. A new question cancels the open one. The answers come in through answer.h.

#include "app/kit/ask/question.h"
#include "app/kit/context.h"

namespace peg {

// Seconds of the solver's time that questions get: those that should be quick, those for which the
// player waits patiently, and what is asked of a drawing by itself.
inline constexpr int kHintSeconds = 20;
inline constexpr int kSolveSeconds = 120;
inline constexpr int kVerdictSeconds = 20;

// Asks about a problem on the board of the game. The request says "board", "position", "finish",
// "survivor" where there is one, and "max_memory" (report/request.h), beside what the question adds
// or replaces.
void ask_about(Context& context, QuestionPtr question, const Problem& problem);
// The same, about a problem on any board.
struct AskedBoard {
    const Board& board;
    const std::string& text;  // as format_board writes it
};
void ask_on(Context& context, const AskedBoard& on, QuestionPtr question, const Problem& problem);
// Asks what is not about a problem: the question's request is the whole request.
void ask(Context& context, QuestionPtr question);

// Nobody waits for the answer any more. Does nothing where nothing is asked.
void cancel_question(Context& context);
// The player stops the open question, and is shown what a search for the best has found by then.
void stop_question(Context& context);

// Tells the live region that the solver works on the player's question, and from time to time how
// far it has come.
void report_thinking(Context& context);

}  // namespace peg
