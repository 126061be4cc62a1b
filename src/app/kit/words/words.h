// SPDX-License-Identifier: MIT
#pragma once

// The sentences of the interface, for the eyes and for the page's live region: one place, one
// voice. "hole" and "peg" are used as the field uses them.

#include <string>
#include <string_view>

#include "app/kit/app_state.h"
#include "app/kit/words/status.h"

namespace peg::words {

std::string pegs(int count);  // "1 peg", "31 pegs"

// Of a board by its text (as format_board writes it): "English", the name that the player has given
// it, or "Your own board".
std::string board_title(const AppState& state, std::string_view board);
// "English board"; else as its title.
std::string board_name(const AppState& state, std::string_view board);
std::string problems_title(std::string_view board);  // "English problems"
// Names what is on the board: the problem where it is a listed one, and the board; else the board.
Heading heading(const AppState& state);
// The same in one line: "Pinwheel, English", "First steps".
std::string title(const AppState& state);
std::string goal(const Board& board, const Finish& finish);  // "One peg, in d4"
std::string
goal(const AppState& state);  // of what is on the board: "One peg, in d4: the marked one"
// A cell of a grid for a screen reader: "d4, hole", "d4, no hole"; and how many are holes.
std::string label(const Sketch& sketch, Cell cell);
std::string holes(int count);  // "33 holes"
// What is said of a board, or a problem, that has just been opened.
std::string opened(const AppState& state);
// The name of a command; some change with the state: "Pause".
std::string label(const AppState& state, Command command);
// The part of it that stands on a small button: whoever speaks what they see is understood.
std::string short_label(const AppState& state, Command command);
// What it does, in a line; empty where its name says all. And why it would do nothing now, if so.
std::string about(const AppState& state, Command command);
std::string why_not(const AppState& state, Command command);
// The keys that give it, as in aria-keyshortcuts: alternatives with spaces between them.
std::string keys(const CommandRow& row);
// How fast a solution is played: "2x", twice as fast as usual.
std::string speed(const AppState& state);
// "Theme: dark", "Pegs: wood"
std::string label(const AppState& state, ThemeChoice theme);
std::string label(const AppState& state, MaterialChoice material);
std::string label(const AppState& state, TextSize size);
// In a list of them: "Dark", "Wood"
std::string name(ThemeChoice theme);
std::string name(MaterialChoice material);
std::string name(TextSize size);
// What the commands of a menu stand under: "Boards and problems"
std::string name(MenuGroup group);
// A problem of a list: "Cross, easy, solved".
std::string label(const AppState& state, const ListedProblem& listed);
std::string level(Level level);
// With that of the classic problem: "classic, hard".
std::string difficulty(const ListedProblem& listed);
// Of a filter: "Easy", "All levels".
std::string name(std::optional<Level> level);
// A hole for a screen reader: "d4, peg, selected".
std::string label(const AppState& state, Hole hole);
// What else there is to say of it: that its peg can jump.
std::string about(const AppState& state, Hole hole);

std::string jump(const Board& board, JumpId jump);  // "d2 to d4"
std::string jumped(const Game& game);               // after a jump
std::string taken_back(const Game& game, JumpId taken);
std::string selected(const Game& game, Hole hole);
std::string no_jump(const Board& board, Hole from, Hole to);

// How a game ended: "No jump left, 3 pegs remain."; empty while it goes on.
std::string outcome(const Game& game);

// A variation by its number: "The computer's, 31 jumps, with d2-d4 instead of f4-d4 as jump 1".
std::string line(const AppState& state, std::size_t number);
// After coming back to a game that was left.
std::string back_in_game(const AppState& state);
// In the place of the moves, while there are none.
std::string no_moves();

// Of an animation of `jumps` jumps that is being made.
std::string begins_filming(std::size_t jumps);
Status filming(const Filmed& filmed);

// Bookmarks: what is asked for, how a moment is called unless the player says otherwise ("Move 5"),
// and what is said of them (bookmark_words.cpp).
std::string ask_for_bookmark();
std::string moment(const AppState& state);
std::string bookmarked(const std::string& name);
std::string where_bookmarks_are();
std::string at_bookmark(const AppState& state, const Bookmark& mark);
std::string bookmark_removed(const std::string& name);
// In a list: "Bookmark: Before the corner, 5 jumps"; and to remove it.
std::string label(const Bookmark& mark);
std::string removal_label(const Bookmark& mark);

// Where in the solution that is watched: "Jump 7 of 31, move 5 of 22".
std::string place(const AppState& state);

// What the status panel shows now.
Status status(const AppState& state);
// Of the game alone: what was done last, or can be done, where nothing else is to be said.
Status play(const AppState& state);
// How a game stands, in a sentence for the page: "32 pegs, 4 jumps possible."
std::string status_line(const Game& game);

// --- The first minutes, and the end (lesson_words.cpp)

// What the lesson says now.
Status lesson(const AppState& state);
// The answer to a tap on a hole that the lesson did not ask for; the step stays the same.
Status lesson_answer(const AppState& state, Hole tapped);

// A game that is over, summed up.
struct Ending {
    std::string title;
    std::string text;    // jumps and moves
    std::string praise;  // of a feat, or empty: "Perfect: 18 moves, nobody can do better."
    std::string streak;  // of the puzzle of a day
    std::string better;  // what would have been possible; empty while nobody knows
    bool solved = false;
};
Ending ending(const AppState& state);

// --- What is kept (words.cpp)

// What the player has, by number.
struct Holdings {
    std::size_t games = 0;  // in which something was played
    std::size_t lines = 0;  // beside those on their boards
    std::size_t bookmarks = 0;
    std::size_t boards = 0;     // of the player's own
    std::size_t positions = 0;  // that are set up
    std::size_t solved = 0;
};
// What a file has brought; `whole`: all of its games could be read. `left_out` is the number of
// entries that there was no room for.
std::string imported(const Holdings& before, const Holdings& after, bool whole,
                     std::size_t left_out);

// --- The solver at work, and its answers (answer_words.cpp)

// What the solver is doing, how far it has come, when it gives up, and how to stop it.
Status thinking(const Thinking& thinking);
// The same of a question that waits.
Status paused(const Thinking& held);
std::string begins(const Thinking& thinking);
std::string goes_on(const Thinking& thinking);
// The limit that ended a question.
std::string no_answer(const Thinking& asked);
// What is known of the position on the board, when a question found nothing.
std::string standing(const AppState& state);

// What is watched. `least`: no solution takes fewer moves.
std::string solution(const Board& board, const Problem& problem, std::span<const JumpId> jumps);
std::string shortest(std::size_t moves, std::size_t least);
// What every solution makes.
Status must_come(const Board& board, const MustCome& must);
std::string another(std::size_t moves);
// How many solutions there are, and what else a result of "count" knows of them.
Status counted(const Json& result);

// --- The coach (coach_words.cpp)

// How the game stands, in a word or two: "Winnable"; nothing while the coach is off.
struct Badge {
    Tone tone = Tone::kPlain;
    std::string text;
};
std::optional<Badge> badge(const AppState& state);
// "1,234 solutions from here", where the coach has counted them; else empty.
std::string solutions_left(const AppState& state);
// The chance of play at random, above 0: "Played at random, about 1 game in 4,300 is won."
std::string chance(const Odds& odds);
// The badge, in a sentence for the page: "Coach: Winnable".
std::string coach_says(const std::string& badge);
// How the game stands in full, and where it was lost; nothing where the coach has nothing to say.
std::optional<Status> coach_status(const AppState& state);
// Where the game was lost that cannot be won any more; empty while that is not known.
std::string where_lost(const AppState& state);
// The hint, as far as it is given: "Hint: d2 to d4." and what speaks for that jump.
Status hint(const AppState& state);
// For the live region, once it is known where the game was lost.
std::string lost_since(const Game& game, std::size_t last_winnable);
// What a proof of that proves, and one that play cannot lead to what was drawn.
std::string cannot_be_won();
std::string cannot_arise();
// What is said of the page of the proof that is read.
Status proof(const AppState& state);
// A hole's label with what the coach, or the proof that is read, adds to it: "d4, peg, winning
// jump", "d4, peg, worth 2".
std::string remarked(const AppState& state, Hole hole, const std::string& label);

}  // namespace peg::words
