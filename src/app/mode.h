// SPDX-License-Identifier: MIT
#pragma once

// What the board is for at the moment is a mode. Modes lie over one another:
//
//     Reading      a proof, over any of the others
//     Editing      a position that is drawn, over the game
//     DrawingBoard a board that is drawn, over the game
//     Backwards    the game taken back from its last peg on, over the game
//     Watching     a solution, over the two below
//     Training     a mistake of an earlier game; knows the game to come back to
//     Lesson       the first lesson's small board; knows the game to come back to
//     Playing      always at the bottom
//
// The topmost mode is asked first, then those below it. A new mode is a room of its own with a
// struct derived from ModeBase, and one more alternative of Mode.

#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "app/backwards/backwards.h"
#include "app/draw/drawing_board.h"
#include "app/edit/editing.h"
#include "app/lesson/lesson.h"
#include "app/play/playing.h"
#include "app/reading/reading.h"
#include "app/train/training.h"
#include "app/watch/watching.h"

namespace peg {

using Mode =
    std::variant<Playing, Lesson, Training, Watching, Editing, DrawingBoard, Backwards, Reading>;
using Modes = std::vector<Mode>;  // from the bottom up; never empty

// The topmost mode of a kind, or null.
template <class Kind>
const Kind* find_mode(const Modes& modes) {
    for (std::size_t i = modes.size(); i-- > 0;)
        if (const auto* found = std::get_if<Kind>(&modes[i])) return found;
    return nullptr;
}
template <class Kind>
Kind* find_mode(Modes& modes) {
    for (std::size_t i = modes.size(); i-- > 0;)
        if (auto* found = std::get_if<Kind>(&modes[i])) return found;
    return nullptr;
}

// Ends every mode of a kind; whether there was one.
template <class Kind>
bool end_modes(Modes& modes) {
    return std::erase_if(modes,
                         [](const Mode& mode) { return std::holds_alternative<Kind>(mode); }) > 0;
}

// Offers something to the modes from the topmost down until one takes it; whether one did.
template <class Take>
bool offer(Modes& modes, const Take& take) {
    for (std::size_t i = modes.size(); i-- > 0;)
        if (std::visit(take, modes[i])) return true;
    return false;
}

// The first answer (an optional) from the topmost mode down.
template <class Ask>
auto first_answer(const Modes& modes, const Ask& ask) {
    decltype(std::visit(ask, modes.back())) answer;
    for (std::size_t i = modes.size(); i-- > 0 && !answer;) answer = std::visit(ask, modes[i]);
    return answer;
}

}  // namespace peg
