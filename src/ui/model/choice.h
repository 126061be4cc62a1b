// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list: a moment of the line of play, a board, a problem. In the mirror
// each is a button like a command's, under an id "move:3", "board:english", "problem:d4-d4",
// "figure:cross".

#include <string>
#include <vector>

#include "ui/model/app_state.h"

namespace peg {

struct Choice {
    std::string id;
    std::string label;
    bool current = false;
};

// Those there are now: the moves always, problems while their sheet is open, boards at the end.
std::vector<Choice> choices(const AppState& state);

std::string move_id(std::size_t number);  // 0 is the start

}  // namespace peg
