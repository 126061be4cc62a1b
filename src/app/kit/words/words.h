// SPDX-License-Identifier: MIT
#pragma once

// The sentences of the interface, for the panels and for the page's live region. "hole" and "peg"
// are the terms of the field.

#include <string>
#include <string_view>

#include "app/kit/app_state.h"
#include "app/kit/words/status.h"

namespace peg::words {

std::string pegs(int count);  // "1 peg", "31 pegs"

// The name of a board by its text (as format_board writes it): "English", the player's name for it,
// or "Your own board".
std::string board_title(const AppState& state, std::string_view board);
// "English board", or the board's title.
std::string board_name(const AppState& state, std::string_view board);
std::string problems_title(std::string_view board);  // "English problems"
// The problem and the board if the problem is in a list, otherwise the board.
Heading heading(const AppState& state);
// The same in one line: "Pinwheel, English", "First steps".
std::string title(const AppState& state);
std::string goal(const Board& board, const Finish& finish);
// With the marked pegs, and with the survivor if there is one.
std::string goal(const Board& board, const Problem& problem);  // "One peg, in d4"
std::string
goal(const AppState& state);  // the goal of what is on the board: "One peg, in d4: the marked one"
// A cell of a grid for a screen reader: "d4, hole", "d4, no hole"; and the number of holes.
std::string label(const Sketch& sketch, Cell cell);
std::string holes(int count);  // "33 holes"
// For a board or a problem that was just opened.
std::string opened(const AppState& state);
// The name of a command; some names depend on the state: "Pause".
std::string label(const AppState& state, Command command);
// The part of the name on a small button. It is contained in the name, for users who say what they
// see.
std::string short_label(const AppState& state, Command command);
// What it does, in a line; empty if its name says it all. And why it is disabled, if it is.
std::string about(const AppState& state, Command command);
std::string why_not(const AppState& state, Command command);
// The command's keys, as in aria-keyshortcuts: alternatives separated by spaces.
std::string keys(const CommandRow& row);
// The pace of a playing solution: "2x", twice as fast as usual.
std::string speed(const AppState& state);
// "Theme: dark", "Pegs: wood"
std::string label(const AppState& state, ThemeChoice theme);
std::string label(const AppState& state, MaterialChoice material);
std::string label(const AppState& state, TextSize size);
// In a list of them: "Dark", "Wood"
std::string name(ThemeChoice theme);
std::string name(MaterialChoice material);
std::string name(TextSize size);
// The headings of a menu: "Boards and problems".
std::string name(MenuGroup group);
// An entry of a list of problems: "Cross, easy, solved".
std::string label(const AppState& state, const ListedProblem& listed);
std::string level(Level level);
// Including the classic problem's: "classic, hard".
std::string difficulty(const ListedProblem& listed);
// For the filter: "Easy", "All levels".
std::string name(std::optional<Level> level);
// A hole for a screen reader: "d4, peg, selected".
std::string label(const AppState& state, Hole hole);
// More about it: that its peg can jump.
std::string about(const AppState& state, Hole hole);

std::string jump(const Board& board, JumpId jump);  // "d2 to d4"
std::string jumped(const Game& game);               // after a jump was played
std::string taken_back(const Game& game, JumpId taken);
std::string selected(const Game& game, Hole hole);
std::string no_jump(const Board& board, Hole from, Hole to);

// The end of a game: "No jump left, 3 pegs remain."; empty while the game goes on.
std::string outcome(const Game& game);
// For a game that has lost its survivor or a marked peg.
std::string gone(const Game& game);

// A variation by its number: "The computer's, 31 jumps, with d2-d4 instead of f4-d4 as jump 1".
std::string line(const AppState& state, std::size_t number);
// After returning to a game that was left.
std::string back_in_game(const AppState& state);
// Shown in place of the moves if there are none.
std::string no_moves();

// For an animation of `jumps` jumps that is being made.
std::string begins_filming(std::size_t jumps);
Status filming(const AnimationProgress& progress);

// Bookmarks: the question for a name, the default name ("Move 5"), and messages
// (bookmark_words.cpp).
std::string ask_for_bookmark();
std::string moment(const AppState& state);
std::string bookmarked(const std::string& name);
std::string where_bookmarks_are();
std::string at_bookmark(const AppState& state, const Bookmark& mark);
std::string bookmark_removed(const std::string& name);
// For lists: "Bookmark: Before the corner, 5 jumps"; and to remove it.
std::string label(const Bookmark& mark);
std::string removal_label(const Bookmark& mark);

// The place in the playing solution: "Jump 7 of 31, move 5 of 22".
std::string place(const AppState& state);

// The current content of the status panel.
Status status(const AppState& state);
// The game's part: what was done last, or can be done, if there is nothing else to say.
Status play(const AppState& state);
// The state of a game in a sentence for the page: "32 pegs, 4 jumps possible."
std::string status_line(const Game& game);

// --- The lesson, and the end of a game (lesson_words.cpp)

// What the lesson says now.
Status lesson(const AppState& state);
// The answer to a tap that the lesson did not ask for; the step stays the same.
Status lesson_answer(const AppState& state, Hole tapped);

// The summary of a finished game.
struct Ending {
    std::string title;
    std::string text;    // jumps and moves
    std::string praise;  // praise for an achievement, or empty: "Perfect: 18 moves, nobody can do
                         // better."
    std::string streak;  // for a daily puzzle
    std::string better;  // what would have been possible; empty while unknown
    bool solved = false;
};
Ending ending(const AppState& state);

// --- What is stored (words.cpp)

// The player's data, in numbers.
struct Holdings {
    std::size_t games = 0;  // games with at least one jump
    std::size_t lines = 0;  // lines besides the current ones
    std::size_t bookmarks = 0;
    std::size_t boards = 0;     // the player's own boards
    std::size_t positions = 0;  // positions set up
    std::size_t solved = 0;
};
// What an import has added. `whole`: all its games could be read. `left_out`: number of entries for
// which there was no room.
std::string imported(const Holdings& before, const Holdings& after, bool whole,
                     std::size_t left_out);

// --- The solver at work, and its answers (answer_words.cpp)

// What the solver is doing, its progress, its time limit, and how to stop it.
Status thinking(const Thinking& thinking);
// The same for a paused question.
Status paused(const Thinking& held);
std::string begins(const Thinking& thinking);
std::string goes_on(const Thinking& thinking);
// The limit that ended a question.
std::string no_answer(const Thinking& asked);
// What is known of the position on the board after a question without an answer.
std::string standing(const AppState& state);

// A playing solution. `least`: no solution takes fewer moves.
std::string solution(const Board& board, const Problem& problem, std::span<const JumpId> jumps);
std::string shortest(std::size_t moves, std::size_t least);
// What every solution contains.
Status must_come(const Board& board, const MustCome& must);
std::string another(std::size_t moves);
// The number of solutions, and what else a result of "count" has.
Status counted(const Json& result);

// --- The coach (coach_words.cpp)

// The verdict in a word or two: "Winnable"; nothing if the coach is off.
struct Badge {
    Tone tone = Tone::kPlain;
    std::string text;
};
std::optional<Badge> badge(const AppState& state);
// "1,234 solutions from here", if the coach has counted them; otherwise empty.
std::string solutions_left(const AppState& state);
// The odds of random play, above 0: "Played at random, about 1 game in 4,300 is won."
std::string chance(const Odds& odds);
// The badge as a sentence for the page: "Coach: Winnable".
std::string coach_says(const std::string& badge);
// The verdict in full, and where the game was lost; nothing if the coach has nothing to say.
std::optional<Status> coach_status(const AppState& state);
// Where a lost game was lost; empty while unknown.
std::string where_lost(const AppState& state);
// The hint as far as it was given: "Hint: d2 to d4.", and the reason for that jump.
Status hint(const AppState& state);
// For the live region, when it becomes known where the game was lost.
std::string lost_since(const Game& game, std::size_t last_winnable);
// The claims of proofs: that the position cannot be won, and that play cannot lead to the drawing.
std::string cannot_be_won();
std::string cannot_arise();
// About the open page of a proof.
Status proof(const AppState& state);
// A hole's label with remarks of the coach or of the open proof: "d4, peg, winning jump", "d4, peg,
// worth 2".
std::string remarked(const AppState& state, Hole hole, const std::string& label);

}  // namespace peg::words
