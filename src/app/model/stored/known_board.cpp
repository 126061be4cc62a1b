// SPDX-License-Identifier: MIT
#include "app/model/stored/known_board.h"

#include <cstddef>
#include <map>

#include "core/board/notation/notation.h"

namespace peg {

std::shared_ptr<const KnownBoard> known_board(const std::string& text) {
    constexpr std::size_t kMaxBoards = 1000;  // about 12 KiB each
    static std::map<std::string, std::shared_ptr<const KnownBoard>> boards;
    if (const auto found = boards.find(text); found != boards.end()) return found->second;
    const auto read = parse_board(text);
    if (!read) return nullptr;
    if (boards.size() >= kMaxBoards) boards.clear();
    auto known = std::make_shared<const KnownBoard>(KnownBoard{
        std::make_shared<const Board>(read->board), read->classic, format_board(read->board)});
    boards.emplace(text, known);
    return known;
}

}  // namespace peg
