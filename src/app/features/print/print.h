// SPDX-License-Identifier: MIT
#pragma once

// Sheets for the printer, as JSON for the page, which draws them (web/print.js):
//
//     {"sheets":[{"title":"English, classic","text":"Finish with a single peg in d4.",
//         "labels":[{"x":2,"y":-0.58,"text":"c"},...],"diagrams":[
//         {"caption":"1. d2-d4","size":1,"holes":[{"x":0,"y":0,"peg":true,"finish":false},...],
//          "path":[{"x":0,"y":0},...]},...]},...]}
//
// Points are on the plane of geometry.h, in steps. `path` has the holes of a move; a hole may have
// a "note", text drawn in it; `size` is 1 for one diagram among many, more for a larger one;
// `labels` are the coordinates. Optional: "cut", the board's outline is a line to cut along;
// "pegs", n pegs to cut out; "lines", lines to fill in; "link", the fragment of an address, printed
// as a QR code with "link_text" beside it.

#include "app/kit/context.h"

namespace peg {

// Prints the line of the game as numbered diagrams, one per move, and the queue with it; a game
// without moves as a worksheet without an answer.
void print_game(Context& context);
// Adds the line of the game to the print queue.
void queue_for_print(Context& context);
// Prints the position to solve with a pencil, for a class: a large diagram, blank boards below it,
// and the answer, for which the solver is asked.
void print_puzzle(Context& context);
// Prints the board alone, as large as the paper, with pegs to cut out.
void print_board(Context& context);

}  // namespace peg
