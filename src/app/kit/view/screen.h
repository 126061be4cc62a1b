// SPDX-License-Identifier: MIT
#pragma once

// The areas of the window: a function of the window's size and of what has to be shown, so a resize
// is just another frame. The board gets the remaining room. Six commands have fixed buttons;
// commands that a mode adds come next, then others if there is room (present/place_buttons.h); the
// menu has the rest.
//
//     desk                             phone upright        phone lying
//     +------------------+---------+   +-----------+        +-----------+-------+
//     |                  | heading |   |  heading  |        |           |heading|
//     |                  | fixed   |   |           |        |   board   |fixed  |
//     |      board       | status  |   |   board   |        |           |status |
//     |                  | others  |   |           |        |           |others |
//     |                  | moves   |   |  status   |        +-----------+-------+
//     +------------------+---------+   |  others   |
//                                      |  fixed    |
//                                      +-----------+

#include <array>
#include <span>
#include <vector>

#include "app/kit/command.h"
#include "app/model/geometry.h"

namespace peg {

enum class Form { kDesk, kUpright, kLying };

// What needs room besides the board.
struct ScreenNeeds {
    // All commands, in the order in which they get buttons; and which of them apply.
    std::span<const CommandRow* const> rows;
    std::vector<const CommandRow*> commands;
    // Commands that the mode or the end of the game adds, most important first.
    std::vector<Command> added;
    bool alone = false;        // buttons only for those and the fixed ones
    bool proof = false;        // the status panel shows a proof, which takes several lines
    bool over = false;         // no jump is possible
    bool to_continue = false;  // the status panel offers something to continue with
    bool review = false;       // the game was reviewed, and its curve is shown
    bool editing = false;      // a drawing has no moves to list
    float print = 1;           // scale of the print; 1 is usual
    // A few large commands in place of all others but the fixed ones, for the first visit and the
    // end of the lesson.
    std::vector<Command> only;

    bool has(Command command) const {
        for (const CommandRow* row : commands)
            if (row->id == command.id) return true;
        return false;
    }
    // `rows` are always the same in an app.
    bool operator==(const ScreenNeeds& other) const {
        return commands == other.commands && added == other.added && alone == other.alone &&
               proof == other.proof && over == other.over && to_continue == other.to_continue &&
               review == other.review && editing == other.editing && print == other.print &&
               only == other.only;
    }
};

// The place of a command's button beside the board.
struct ButtonPlace {
    enum class Look { kFixed, kTile, kPlain, kPrimary, kWide };
    Command command;
    Rect rect;
    Look look = Look::kTile;

    bool operator==(const ButtonPlace&) const = default;
};

// Min side of a touch target, in CSS pixels.
inline constexpr float kMinTarget = 44;

struct Screen {
    Form form = Form::kDesk;
    ScreenNeeds needs;
    Rect window;
    Rect board;
    Rect board_above_proof;     // the board's area while a proof is in the status panel
    std::array<Rect, 2> cards;  // backgrounds of the panels; the second is empty unless upright
    Rect heading;               // which board, how many pegs
    Rect status;                // what is going on, in words
    Rect answers;               // the top right part of `status`, with buttons
    std::vector<ButtonPlace> buttons;  // including those of `answers`
    Rect slider;                       // for a solution; empty unless one is playing
    Rect moves;                        // the list of moves; empty if there is no room
    Rect curve;                        // of a review; empty if there is a list of moves
    Rect sheet;                        // for sheets that cover the board: boards, help
    float unit = 16;                   // size of body text in CSS pixels; all spacing is in units

    bool operator==(const Screen&) const = default;
};

// The arrangement for a window of this size in CSS pixels; min 1 by 1.
Screen arrange(float width, float height, const ScreenNeeds& needs = {});

// The number of columns that makes `count` cells large and leaves few places empty, where a cell is
// `aspect` times as high as wide.
int best_columns(int count, float width, float height, float aspect);

// A cell of a grid of `columns` by `rows` cells that fills a rectangle with gaps of `gap`.
Rect grid_cell(const Rect& rect, int columns, int rows, int index, float gap);

}  // namespace peg
