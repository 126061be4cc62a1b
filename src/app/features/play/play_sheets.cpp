// SPDX-License-Identifier: MIT
#include "app/features/play/play_sheets.h"

#include <utility>

#include "app/features/play/line_choices.h"
#include "app/kit/command_standing.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "words/phrases.h"

namespace peg {

DialogParts moves_parts(const AppState& state) {
    DialogParts parts;
    add_list(parts, phrase::sheet::moves(), move_choices(state));
    if (parts.empty()) parts.emplace_back(words::Passage{"", words::no_moves()});
    add_list(parts, phrase::sheet::bookmarks(), choices_of(state, "bookmark:"));
    add_list(parts, phrase::sheet::other_lines(), line_choices(state));
    add_commands(parts, {"analyse", "copy"});
    add_if_applies(state, parts, {"bookmark"});
    return parts;
}

DialogParts end_parts(const AppState& state) {
    const words::Ending ending = words::ending(state);
    DialogParts parts{words::Passage{"", ending.text}};
    if (words::Table compared = words::comparison(state); !compared.rows.empty())
        parts.emplace_back(std::move(compared));
    if (!ending.better.empty()) parts.emplace_back(words::Passage{"", ending.better});
    const bool next = applies(state, "next");
    if (!ending.solved)
        add_commands(parts, {applies(state, "go_back") ? "go_back" : "undo"});
    else if (next)
        add_commands(parts, {"next"});
    add_commands(parts, {"restart"});
    if (ending.solved)
        add_commands(parts, {"moves"});
    else if (next)
        add_commands(parts, {"next"});
    add_commands(parts, {"problems"});
    return parts;
}

}  // namespace peg
