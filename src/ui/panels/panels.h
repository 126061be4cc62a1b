// SPDX-License-Identifier: MIT
#pragma once

// The interface around the board. A panel draws the state into its area of the screen and adds an
// intent for each click. It keeps no state except transitions. Each panel is a file. To add one,
// declare it here, call it in draw_panels, and give it an area in app/kit/view/screen.h. A sheet
// lies over the board and is drawn from the parts of its dialog (ui/sheets/dialog_sheet.cpp).

#include <vector>

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"
#include "ui/widgets/command_button.h"

namespace peg {

// What all panels read and none of them changes.
struct Looks {
    const AppState& state;
    const Theme& theme;
    const Fonts& fonts;
    ImTextureID peg;  // a picture of a peg
};

// Draws everything except board and pegs; called within an ImGui frame. True while a transition
// runs, so that another frame is needed. `note` is set to the part of the board that a card covers.
bool draw_panels(const Looks& looks, std::vector<Intent>& intents, WidgetAreas& widget_areas,
                 Rect& note);

// The lines along which pegs jump, if the drawing of the board does not show them: all of a board
// that lists its jumps, the diagonals of a diagonal board. Thin lines from bowl to bowl. The board
// must be the one that AppState::view places.
void draw_lines_of_jumps(const Frame& frame, const Board& board);
void draw_overlay(Frame& frame);  // on the board: coordinates, the hint's arrow
void draw_grid(Frame& frame);     // while a board is drawn: the cells that are no holes
void draw_tray(Frame& frame);     // the number of pegs in it
void draw_coach(Frame& frame);    // on the board: what each jump does, or the proof that the
                                  // position is lost
// The part of name and goal that does not fit into the heading; the status panel shows it.
std::string left_out_of_heading(const Frame& frame);
void draw_heading(Frame& frame);  // the board's name, the goal, pegs left
void draw_status(Frame& frame);   // what is going on, in words
void draw_welcome(Frame& frame);  // in place of the status panel, on the first visit
void draw_buttons(Frame& frame);  // undo, hint, solve...; and the moves, if there is room
void draw_timeline(Frame& frame, Rect rect);          // the moves, to go back and forth
void add_line_of_play(Column& column);                // the same in a sheet
void draw_dialog(Frame& frame, const SheetRow& row);  // a sheet

}  // namespace peg
