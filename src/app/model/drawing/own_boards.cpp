// SPDX-License-Identifier: MIT
#include "app/model/drawing/own_boards.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "core/board/catalogue.h"

namespace peg {

void add_own_boards(std::vector<OwnBoard>& boards, std::vector<OwnBoard> added) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < boards.size(); ++i) places.emplace(boards[i].text, i);
    for (OwnBoard& board : added) {
        if (find_in_catalogue(board.text)) continue;
        const auto [there, is_new] = places.emplace(board.text, boards.size());
        if (is_new)
            boards.push_back(std::move(board));
        else if (!board.name.empty())
            boards[there->second].name = std::move(board.name);
    }
}

}  // namespace peg
