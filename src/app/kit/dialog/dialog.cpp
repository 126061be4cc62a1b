// SPDX-License-Identifier: MIT
#include "app/kit/dialog/dialog.h"

#include <utility>

#include "app/kit/app_state.h"
#include "app/kit/command_state.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/words.h"

namespace peg {

std::string sheet_title(const AppState& state, Sheet sheet) {
    const SheetRow* row = state.features->find_sheet(sheet.id);
    return row != nullptr ? row->title(state) : "";
}

Dialog describe(const AppState& state, Sheet sheet) {
    const SheetRow* row = state.features->find_sheet(sheet.id);
    return row != nullptr ? Dialog{row->id, row->title(state), row->parts(state), row->is_menu}
                          : Dialog{};
}

std::optional<Dialog> open_dialog(const AppState& state) {
    if (state.sheet != Sheet::kNone) {
        Dialog dialog = describe(state, state.sheet);
        dialog.parts.emplace_back(Command("close"));
        return dialog;
    }
    for (const Feature* feature : state.features->list())
        if (feature->card != nullptr)
            if (auto card = feature->card(state)) return card;
    return std::nullopt;
}

void add_commands(DialogParts& parts, std::initializer_list<Command> commands) {
    parts.insert(parts.end(), commands.begin(), commands.end());
}

void add_if_applies(const AppState& state, DialogParts& parts,
                    std::initializer_list<Command> commands) {
    for (const Command command : commands)
        if (applies(state, command)) parts.emplace_back(command);
}

void add_list(DialogParts& parts, std::string name, std::vector<Choice> choices,
              ChoiceList::Look look) {
    const bool headed = look == ChoiceList::Look::kRows;
    if (!choices.empty())
        parts.emplace_back(ChoiceList{std::move(name), std::move(choices), look, headed});
}

}  // namespace peg
