// SPDX-License-Identifier: MIT
#pragma once

// Boards by their text, for reading stored data: a Board is large and slow to make, so thousands of
// games on one board share it.

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
// Null if the text is no board. The most recently used boards are kept.
std::shared_ptr<const KnownBoard> known_board(const std::string& text);

}  // namespace peg
