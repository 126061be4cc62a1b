// SPDX-License-Identifier: MIT
#include "app/features/menu/menu_sheets.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/kit/view/buttons.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/help.h"

namespace peg {

namespace {

bool is_card(const AppState& state, Command command) {
    return std::ranges::any_of(state.features->menu_cards(),
                               [&](const MenuCardRow* card) { return card->command == command; });
}

}  // namespace

DialogParts help_parts(const AppState& state) {
    DialogParts parts{Command("tutorial")};
    for (const words::Passage& passage : words::help()) parts.emplace_back(passage);
    if (const std::string& version = state.page.environment.version; !version.empty())
        parts.emplace_back(
            words::Passage{"", phrase::help::version(version), words::Passage::Look::kSmall});
    parts.emplace_back(ColumnBreak{});
    parts.emplace_back(Command("letter_keys"));
    parts.emplace_back(words::keys(state));
    return parts;
}

DialogParts menu_parts(const AppState& state) {
    CommandCards cards;
    for (const MenuCardRow* card : state.features->menu_cards())
        cards.commands.push_back(card->command);
    DialogParts parts{std::move(cards)};
    for (const MenuGroup group : {MenuGroup::kSolution, MenuGroup::kGame, MenuGroup::kBoards,
                                  MenuGroup::kEdit, MenuGroup::kRecord, MenuGroup::kSettings}) {
        std::vector<Command> commands = menu_of(state.screen, group);
        std::erase_if(commands, [&](Command command) { return is_card(state, command); });
        if (commands.empty()) continue;
        parts.emplace_back(words::Passage{words::name(group), "", words::Passage::Look::kSmall});
        parts.insert(parts.end(), commands.begin(), commands.end());
    }
    return parts;
}

}  // namespace peg
