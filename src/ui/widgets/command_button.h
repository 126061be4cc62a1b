// SPDX-License-Identifier: MIT
#pragma once

// The buttons of commands. The state decides what a button shows and whether it reacts.

#include "ui/widgets/controls.h"

namespace peg {

// A button with the command's icon and label; a click adds a Run intent. Tells the mirror
// (web/a11y.js) where the button is. `described`: a row with a description, or with the reason why
// the command is disabled.
void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style,
                    bool described = false);
// The height that such a row needs at this width.
float described_height(const Frame& frame, Command command, float width);
// The same for a row with only a name.
float named_height(const Frame& frame, Command command, float width);

// On a desk: while the mouse rests on a button, or the button has the keyboard's focus, requests a
// tip with its name, description and key, which draw_tip draws at the end of the frame.
void offer_tip(Frame& frame, Command command, const Rect& rect);
void draw_tip(Frame& frame);

// Buttons of one style in a grid that fills `rect` row by row, with gaps of `gap` CSS pixels. There
// must not be more commands than cells.
void command_grid(Frame& frame, std::span<const Command> commands, const Rect& rect, int columns,
                  float gap, ButtonStyle style);

// A command's icon as UTF-8 text in the icon font; empty if it has none.
const char* icon_of(const AppState& state, const CommandRow& row);

}  // namespace peg
