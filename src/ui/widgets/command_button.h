// SPDX-License-Identifier: MIT
#pragma once

// The buttons of commands. The state decides what a button shows and whether it reacts.

#include "ui/widgets/controls.h"

namespace peg {

// A button with the command's icon and label; a click puts out Run.
// The mirror (web/a11y.js) gets the place of the button.
// `described`: in a row, with what it does, or why it would do nothing.
void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style,
                    bool described = false);
// The height that such a row needs in this width.
float described_height(const Frame& frame, Command command, float width);
// The same for a row with its name alone.
float named_height(const Frame& frame, Command command, float width);

// On a desk: while the mouse rests on a button, or the keyboard's focus is on it, its name, what it
// does and its key are to be shown; drawn at the end of the frame (draw_tip).
void offer_tip(Frame& frame, Command command, const Rect& rect);
void draw_tip(Frame& frame);

// Buttons of one style in a grid that fills `rect`, row by row, with a gap of `gap` CSS pixels.
// There are at most as many commands as the grid has cells.
void command_grid(Frame& frame, std::span<const Command> commands, const Rect& rect, int columns,
                  float gap, ButtonStyle style);

// The icon of a command as UTF-8 text in the font of icons; empty where it has none.
const char* icon_of(const AppState& state, const CommandRow& row);

}  // namespace peg
