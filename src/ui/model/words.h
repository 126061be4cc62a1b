// SPDX-License-Identifier: MIT
#pragma once

// The sentences of the interface, for the eyes and for the page's live region: one place, one
// voice. "hole" and "peg" are used as the field uses them.

#include <string>
#include <string_view>

#include "ui/model/app_state.h"
#include "ui/model/explanation.h"

namespace peg::words {

std::string pegs(int count);  // "1 peg", "31 pegs"

// "English"; "Your own board" where the text (as format_board writes it) is no catalogue name.
std::string board_title(std::string_view board);
// Of what is being played: the board's, or that it is the tutorial.
std::string title(const AppState& state);
std::string goal(const Board& board, const Finish& finish);  // "One peg, in d4"
// What the button of a command says; some change with the state.
std::string label(const AppState& state, Command command);
// A problem of a list: "Cross, easy, solved".
std::string label(const AppState& state, const ListedProblem& listed);
std::string_view level(Level level);
// A hole for a screen reader: "d4, peg, selected".
std::string label(const AppState& state, Hole hole);

std::string jump(const Board& board, JumpId jump);  // "d2 to d4"
std::string jumped(const Game& game);               // after a jump
std::string taken_back(const Game& game, JumpId taken);
std::string selected(const Game& game, Hole hole);
std::string no_jump(const Board& board, Hole from, Hole to);

// How a finished or stuck game went; empty while it goes on.
std::string outcome(const Game& game);

// Where in the solution that is watched: "Jump 7 of 31".
std::string place(const AppState& state);

// What the status shows now: one line, and one or two more that explain.
struct Status {
    Tone tone = Tone::kPlain;
    bool thinking = false;
    std::string title;
    std::string text;
};
Status status(const AppState& state);
// Whether it takes more room than the status usually has.
bool is_long(const Status& status);
// The same in one line, for the page.
std::string status_line(const Game& game);

// --- The first minutes, and the end (words_lesson.cpp)

// What the tutorial says now.
Status lesson(const AppState& state);

// How a game went.
struct Ending {
    std::string title;
    std::string text;    // jumps and moves
    std::string better;  // what would have been possible; empty while nobody knows
    bool solved = false;
};
Ending ending(const AppState& state);

std::string shortest(std::size_t moves, bool proved);

// --- The coach (words_coach.cpp)

// How the game stands, in a word or two; nothing while the coach is off.
struct Badge {
    Tone tone = Tone::kPlain;
    std::string text;
};
std::optional<Badge> badge(const AppState& state);
// "1,234 solutions from here", where the coach has counted them; else empty.
std::string solutions_left(const AppState& state);
// How the game stands in full, and where the game was lost; nothing where the coach has nothing to
// say.
std::optional<Status> coach_status(const AppState& state);
// Why the position on the board, whose proof is known, cannot be won.
std::string reason(const AppState& state);
// What speaks for the jump of the hint.
std::string hint_reason(const AppState& state);
// For the live region, once it is known where the game was lost.
std::string lost_since(const Game& game, std::size_t last_winnable);
// The page of the proof that is open.
Explanation explanation(const AppState& state);
// What the coach adds to the name of a hole: ", keeps it winnable", ", worth 2".
std::string remark(const AppState& state, Hole hole);

}  // namespace peg::words
