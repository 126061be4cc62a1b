// SPDX-License-Identifier: MIT
#include "app/model/own_boards.h"

#include <algorithm>
#include <utility>

#include "core/board/catalogue.h"

namespace peg {

void add_own_board(std::vector<OwnBoard>& boards, OwnBoard board) {
    if (find_in_catalogue(board.text)) return;
    const auto there = std::ranges::find(boards, board.text, &OwnBoard::text);
    if (there != boards.end()) {
        if (!board.name.empty()) there->name = std::move(board.name);
        return;
    }
    boards.push_back(std::move(board));
    if (boards.size() > kMostOwnBoards) boards.erase(boards.begin());
}

}  // namespace peg
