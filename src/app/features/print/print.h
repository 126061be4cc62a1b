// SPDX-License-Identifier: MIT
#pragma once

// What comes out of the printer, as JSON for the page, which draws it in lines (web/print.js):
//
//     {"sheets":[{"title":"English, classic","text":"Finish with a single peg in d4.",
//         "labels":[{"x":2,"y":-0.58,"text":"c"},...],"diagrams":[
//         {"caption":"1. d2-d4","size":1,"holes":[{"x":0,"y":0,"peg":true,"finish":false},...],
//          "path":[{"x":0,"y":0},...]},...]},...]}
//
// Places are on the plane of geometry.h, in steps. `path` leads through the holes of a move; `size`
// is 1 for a diagram among many, more for a larger one; `labels` are the coordinates. Optional:
// "cut", the player cuts out the board along its outline; "pegs", n pegs to cut out; "lines", what
// the player fills in; "link", the fragment of an address, printed as a code for a camera, with
// "link_text" beside it.

#include "app/kit/context.h"

namespace peg {

// The line of the game as numbered diagrams, one a move, and with it all that was queued; of a game
// without a move the worksheet, as it is without the solver.
void print_game(Context& context);
// Puts the line of the game into the queue.
void queue_for_print(Context& context);
// The position to solve with pencil, for a class: large, and blank boards below it; and the answer,
// which the solver is asked for.
void print_puzzle(Context& context);
// The board alone, as large as the paper, with pegs to cut out.
void print_board(Context& context);

}  // namespace peg
