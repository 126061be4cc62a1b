// SPDX-License-Identifier: MIT
#pragma once

// Questions to the solver about the position on the board. A new question ends the one before. What
// is known already (coach/knowledge.h) is shown at once, and nothing is asked. The answers come in
// through answer.h.

#include "app/kit/ask/question.h"
#include "app/kit/context.h"
#include "report/json.h"

namespace peg {

// A player's question gets so many seconds of the solver's time.
inline constexpr int kHintSeconds = 20;
inline constexpr int kSolveSeconds = 120;
// And what the editor asks by itself so many.
inline constexpr int kVerdictSeconds = 20;

// Sends a question about a problem on this board. `judges`: about every jump of the position (a
// hint), not for one solution. `more`: what else the request says (report/request.h).
void ask_about(Context& context, Purpose purpose, const Problem& problem, bool judges,
               const Json& more = Json::object());
// The same, about a problem on any board.
struct AskedBoard {
    const Board& board;
    const std::string& text;  // as format_board writes it
};
void ask_on(Context& context, const AskedBoard& on, Purpose purpose, const Problem& problem,
            bool judges, const Json& more = Json::object());
// Nobody waits for the answer any more. Does nothing where nothing is asked.
void cancel_question(Context& context);

// The player's commands. Nothing is asked where it is known that the game is lost.
void ask_hint(Context& context);
void ask_whether_winnable(Context& context);
void ask_solution(Context& context);
void ask_solution_from_start(Context& context);
// For kShortest, kAnother, kExplain, kMust and kCount.
void ask_for_more(Context& context, Purpose purpose);
// Shows what a search for the best has found by then.
void stop_question(Context& context);

// Tells the live region that the solver works on the player's question, and from time to time how
// far it has come.
void report_thinking(Context& context);

}  // namespace peg
