// SPDX-License-Identifier: MIT
#pragma once

// The interface round the board. A panel draws the state into its place on the screen and adds an
// intent for each click; it keeps no state of its own but transitions. Each panel is a file. To add
// one, declare it here, call it in draw_panels, and give it a place in app/kit/view/screen.h. A
// sheet lies over the board and is drawn from the parts of its dialog (ui/sheets/dialog_sheet.cpp).

#include <vector>

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"
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
// Of name and goal, what has no room in the heading: the status says it.
std::string left_out_of_heading(const Frame& frame);
void draw_heading(Frame& frame);  // the board's name, the goal, pegs left
void draw_status(Frame& frame);   // what is going on, in words
void draw_welcome(Frame& frame);  // in the place of the status, on the first visit
void draw_seats(Frame& frame);    // undo, hint, solve...; the moves where there is room for them
void draw_timeline(Frame& frame, Rect rect);          // the moves, to go back and forth
void add_line_of_play(Column& column);                // the same, in a sheet
void draw_dialog(Frame& frame, const SheetRow& row);  // a sheet

}  // namespace peg
