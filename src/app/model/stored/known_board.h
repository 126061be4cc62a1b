// SPDX-License-Identifier: MIT
#pragma once

// Boards by their text, for reading what is stored: thousands of games on one board share one
// Board, which is large and takes long to make.

#include <memory>
#include <string>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

struct KnownBoard {
    std::shared_ptr<const Board> board;
    Problem classic;
    std::string text;  // as format_board writes it
};
// Null where the text is no board. The last boards that were asked for are remembered.
std::shared_ptr<const KnownBoard> known_board(const std::string& text);

}  // namespace peg
