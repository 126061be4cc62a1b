// SPDX-License-Identifier: MIT
#include "app/words/list_words.h"

#include <vector>

#include "core/board/notation/notation.h"
#include "words/phrases/list.h"

namespace peg::words {

namespace {

using Join = std::string (*)(const phrase::Word&, const phrase::Word&);

std::string joined(std::span<const std::string> parts, Join join_last) {
    std::string list;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Join join = i + 1 < parts.size() ? phrase::list::next : join_last;
        list = i == 0 ? parts[i] : join(list, parts[i]);
    }
    return list;
}

}  // namespace

std::string list(std::span<const std::string> parts) { return joined(parts, phrase::list::next); }

std::string list_with_and(std::span<const std::string> parts) {
    return joined(parts, phrase::list::last_and);
}

std::string list_with_or(const Board& board, Bits holes) {
    std::vector<std::string> names;
    for (Hole hole : board.reading_order())
        if (contains(holes, hole)) names.push_back(format_hole(board, hole));
    return joined(names, phrase::list::last_or);
}

}  // namespace peg::words
