// SPDX-License-Identifier: MIT
#pragma once

// Asks the solver. A new question cancels the open one, unless that can wait: it is paused then. A
// question that is asked again goes on. The answers come in through answer.h.

#include <cstddef>
#include <optional>

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

// The open question, which can wait, stays where it stands; what waited before is given up.
void pause_question(Context& context);
// The number of jumps of the line after which the paused question was asked; nothing where it was
// not asked about this line, or nothing is paused.
std::optional<std::size_t> place_of_paused(const AppState& state);
// Whether the paused question is about the position on the board.
bool is_paused_here(const AppState& state);
// Goes to where the paused question was asked, and goes on with it; that must be on the line.
void resume_question(Context& context);
// The player is told that nobody waits for the open question, or for the paused one, any more, as
// something else is on the board. Does nothing where there is none, or none that was seen.
void give_up_question(Context& context);
void give_up_paused(Context& context);

// Tells the live region that the solver works on the player's question, and from time to time how
// far it has come.
void report_thinking(Context& context);

}  // namespace peg
