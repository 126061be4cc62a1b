// SPDX-License-Identifier: MIT
#pragma once

// Which part of the window belongs to what: a function of the window's size and of what is to be
// shown, so that a resize is just another frame. The board gets the room that is left. Six commands
// have seats that are the same whatever is on the board; what a mode adds, and others as far as
// there is room, have seats beside those (present/seats.h), and the menu has the rest.
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

// What has to find room, besides the board.
struct Needs {
    // All commands, the first to have seats before the others, and those of them that apply.
    std::span<const CommandRow* const> rows;
    std::vector<const CommandRow*> commands;
    // What the mode on the board adds, or the end of the game, the most needed first.
    std::vector<Command> added;
    bool alone = false;    // those and the fixed ones have seats, no others
    bool proof = false;    // the status panel shows a proof, which takes several lines
    bool over = false;     // no jump is left
    bool way_on = false;   // the status offers to go on with something
    bool review = false;   // the game was reviewed: its curve is to be seen with the board
    bool editing = false;  // something is drawn: there are no moves to list
    float print = 1;       // how much larger than usual print should be
    // Few commands, large ones, in place of all others but the fixed ones: what there is to do on
    // the first visit, and at the end of the lesson.
    std::vector<Command> only;

    bool has(Command command) const {
        for (const CommandRow* row : commands)
            if (row->id == command.id) return true;
        return false;
    }
    // `rows` are the same in all needs of an app.
    bool operator==(const Needs& other) const {
        return commands == other.commands && added == other.added && alone == other.alone &&
               proof == other.proof && over == other.over && way_on == other.way_on &&
               review == other.review && editing == other.editing && print == other.print &&
               only == other.only;
    }
};

// The place of a command beside the board.
struct Seat {
    enum class Look { kFixed, kTile, kPlain, kPrimary, kWide };
    Command command;
    Rect rect;
    Look look = Look::kTile;

    bool operator==(const Seat&) const = default;
};

// The side of the smallest target for a finger, in CSS pixels.
inline constexpr float kLeastTarget = 44;

struct Screen {
    Form form = Form::kDesk;
    Needs needs;
    Rect window;
    Rect board;
    Rect board_above_proof;     // where the board would lie with a proof in the status panel
    std::array<Rect, 2> cards;  // drawn behind the panels; the second has a size only when upright
    Rect heading;               // which board, how many pegs
    Rect status;                // what is going on, in words
    Rect answers;               // the part of `status`, at its top right, that buttons take
    std::vector<Seat> seats;    // also those of the answers
    Rect slider;                // of a solution; has a size only while one is watched
    Rect moves;                 // the list of moves; has a size only where there is room for it
    Rect curve;                 // of a review; has a size only where no list of moves is below it
    Rect sheet;                 // what covers the board for a while: boards, help
    float unit = 16;            // the size of body text in CSS pixels; all spacing is in units

    bool operator==(const Screen&) const = default;
};

// Sizes in CSS pixels; at least 1 by 1.
Screen arrange(float width, float height, const Needs& needs = {});

// Columns of a grid of `count` cells in a rectangle that make the cells large, where a cell is
// `aspect` times as high as it is wide, and leave few places empty.
int best_columns(int count, float width, float height, float aspect);

// A cell of a grid that fills a rectangle with `columns` by `rows` cells, `gap` apart.
Rect grid_cell(const Rect& rect, int columns, int rows, int index, float gap);

}  // namespace peg
