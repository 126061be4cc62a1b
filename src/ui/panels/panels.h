// SPDX-License-Identifier: MIT
#pragma once

// The interface round the board. A panel draws the state into its place on the screen and adds an
// intent for each click; it keeps no state of its own but transitions. Each panel is a file. To add
// one, declare it here, call it in draw_panels, and give it a place in app/stage/screen.h. The
// sheets that lie over the board are declared here too; their files are in ui/sheets.

#include <vector>

#include "ui/sheets/sheet.h"
#include "ui/widgets/command_button.h"

namespace peg {

// What all panels read and none changes.
struct Looks {
    const AppState& state;
    const Theme& theme;
    const Fonts& fonts;
    ImTextureID peg;  // a picture of a peg
};

// Draws everything but the board and pegs; called within an ImGui frame. True while a transition
// runs, so that another frame is wanted. `note` becomes the part of the board that a card covers.
bool draw_panels(const Looks& looks, std::vector<Intent>& intents, Widgets& widgets, Rect& note);

void draw_overlay(Frame& frame);  // on the board: coordinates, the hint's arrow
void draw_grid(Frame& frame);     // where a board is drawn: the cells that are no holes
void draw_tray(Frame& frame);     // how many pegs lie in it
void draw_coach(Frame& frame);    // on the board: what each jump does; a proof that it is lost
void draw_heading(Frame& frame);  // the board's name, the goal, pegs left
void draw_status(Frame& frame);   // what is going on, in words
void draw_welcome(Frame& frame);  // in the place of the status, on the first visit
void draw_seats(Frame& frame);    // undo, hint, solve...; the moves where there is room for them
void draw_timeline(Frame& frame, Rect rect);   // the moves, to go back and forth
void draw_moves(Frame& frame);                 // sheet: the same, with more room
void draw_problems(Frame& frame);              // sheet: the problems of this board
void draw_figures(Frame& frame);               // sheet: figures on the English board
void draw_boards(Frame& frame);                // sheet: the catalogue in pictures
void draw_library(Frame& frame);               // sheet: the games that are kept
void draw_puzzle(Frame& frame);                // sheet: which puzzle to make
void draw_days(Frame& frame);                  // sheet: the calendar of daily puzzles
void draw_statistics(Frame& frame);            // sheet: what was solved, in a picture
void draw_review(Frame& frame);                // sheet: what each jump of the game did
void draw_readings(Frame& frame);              // sheet: how pasted moves are meant
void draw_end(Frame& frame);                   // sheet: how the game went, and what to do next
void draw_help(Frame& frame);                  // sheet: rules, keys, notation
void draw_settings(Frame& frame);              // sheet: theme, material, switches
void draw_menu(Frame& frame, Sheet sheet);     // sheet: commands in a list
void draw_options(Frame& frame, Sheet sheet);  // sheet: one choice of a few, in the editor
void draw_nearest(Frame& frame);               // sheet: winnable positions near what is drawn
void draw_dialog(Frame& frame, Sheet sheet);   // sheet: the parts of its dialog, in their order

}  // namespace peg
