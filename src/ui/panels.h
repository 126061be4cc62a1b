// SPDX-License-Identifier: MIT
#pragma once

// The interface round the board, as a function of the state: a panel draws what the state says into
// its place on the screen, and puts out intents. One file a panel; to add one, declare it here,
// call it in draw_panels, and give it a place in ui/model/screen.h.

#include <vector>

#include "ui/command_button.h"
#include "ui/sheet.h"

namespace peg {

// What all panels read.
struct Looks {
    const AppState& state;
    const Theme& theme;
    const Fonts& fonts;
    ImTextureID peg;  // a picture of a peg
};

// Everything but the board and pegs, within an ImGui frame. True while a transition runs.
bool draw_panels(const Looks& looks, std::vector<Intent>& intents, Widgets& widgets);

void draw_overlay(Frame& frame);  // on the board: coordinates, the hint's arrow
void draw_tray(Frame& frame);     // how many pegs lie in it
void draw_coach(Frame& frame);    // on the board: what each jump does; a proof that it is lost
void draw_heading(Frame& frame);  // the board's name, the goal, pegs left
void draw_status(Frame& frame);   // what is going on, in words
void draw_actions(Frame& frame);  // undo, hint, solve...
void draw_player(Frame& frame);   // in their place while a solution is watched
inline constexpr float kSliderHeight = 2.75f;        // in units: room for a finger
void draw_scrubber(Frame& frame, const Rect& rect);  // to and fro in the solution
void draw_extras(Frame& frame);                      // desk: new game, boards, switches
void draw_timeline(Frame& frame, const Rect& rect);  // the moves, to go back and forth
void draw_moves(Frame& frame);                       // sheet: the same, with more room
void draw_problems(Frame& frame);                    // sheet: the problems of this board
void draw_figures(Frame& frame);                     // sheet: figures on the English board
void draw_boards(Frame& frame);                      // sheet: the catalogue in pictures
void draw_end(Frame& frame);      // sheet: how the game went, and what to do next
void draw_welcome(Frame& frame);  // sheet: on the first visit
void draw_help(Frame& frame);     // sheet: rules, keys, notation
void draw_more(Frame& frame);     // sheet: on a phone, what has no room elsewhere

}  // namespace peg
