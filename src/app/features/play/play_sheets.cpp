// SPDX-License-Identifier: MIT
#include "app/features/play/play_sheets.h"

#include <utility>

#include "app/features/play/line_choices.h"
#include "app/kit/coach/coach.h"
#include "app/kit/command_state.h"
#include "app/kit/continue_offer.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/sheet.h"

namespace peg {

DialogParts moves_parts(const AppState& state) {
    DialogParts parts;
    if (Curve curve = review_curve(state); !curve.bars.empty())
        parts.emplace_back(std::move(curve));
    std::vector<Choice> moves = move_choices(state);
    if (!moves.empty())
        parts.emplace_back(
            ChoiceList{phrase::sheet::moves(), std::move(moves), ChoiceList::Look::kMoves, false});
    else
        parts.emplace_back(words::Passage{"", words::no_moves()});
    for (const auto& [name, list] :
         {std::pair(phrase::sheet::bookmarks(), choices_of(state, "bookmark:")),
          std::pair(phrase::sheet::other_lines(), line_choices(state))})
        if (!list.empty())
            parts.emplace_back(ChoiceList{name, list, ChoiceList::Look::kRows, false});
    add_commands(parts, {"analyse", "copy"});
    add_if_applies(state, parts, {"type_moves", "bookmark"});
    return parts;
}

DialogParts end_parts(const AppState& state) {
    const words::Ending ending = words::ending(state);
    using Look = words::Passage::Look;
    DialogParts parts{
        words::Passage{"", ending.text, ending.solved ? Look::kSuccess : Look::kOutcome}};
    for (const std::string& more : {ending.praise, ending.streak})
        if (!more.empty()) parts.emplace_back(words::Passage{"", more});
    if (words::Table compared = words::comparison(state); !compared.rows.empty())
        parts.emplace_back(std::move(compared));
    if (std::string remark = words::end_remark(state); !remark.empty())
        parts.emplace_back(words::Passage{"", std::move(remark)});
    if (!ending.better.empty()) parts.emplace_back(words::Passage{"", ending.better});
    const Command onward = applies(state, "next_level") ? "next_level" : "next";
    const bool next = applies(state, onward);
    if (ending.solved) {
        // What to continue with, if the list of problems has no next one.
        const ContinueOffer* offer =
            next || !applies(state, "continue") ? nullptr : continue_offer(state);
        if (offer != nullptr) parts.emplace_back(words::Passage{"", offer->words(state)});
        // The result of sharing; the sheet covers the status panel.
        if (state.message)
            parts.emplace_back(words::Passage{"", state.message->title, Look::kSuccess});
        const Command on = offer != nullptr ? "continue" : next ? onward : "problems";
        add_if_applies(state, parts, {"share_result", on});
        add_commands(parts, {"restart", "moves"});
        add_if_applies(state, parts, {"result_picture"});
        return parts;
    }
    add_commands(parts, {applies(state, "go_back") ? "go_back" : "undo", "restart"});
    add_if_applies(state, parts, {onward, "problems"});
    return parts;
}

}  // namespace peg
