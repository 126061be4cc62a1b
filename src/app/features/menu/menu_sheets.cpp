// SPDX-License-Identifier: MIT
#include "app/features/menu/menu_sheets.h"

#include "app/kit/view/seats.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"

namespace peg {

DialogParts help_parts(const AppState& state) {
    DialogParts parts{Command("tutorial")};
    for (const words::Passage& passage : words::help()) parts.emplace_back(passage);
    parts.emplace_back(ColumnBreak{});
    parts.emplace_back(Command("letter_keys"));
    parts.emplace_back(words::keys(state));
    return parts;
}

DialogParts menu_parts(const AppState& state) {
    DialogParts parts;
    for (int i = 1; i < kMenuGroups; ++i) {
        const auto group = static_cast<MenuGroup>(i);
        const std::vector<Command> commands = menu_of(state.screen, group);
        if (commands.empty()) continue;
        parts.emplace_back(words::Passage{words::name(group), "", words::Passage::Look::kSmall});
        parts.insert(parts.end(), commands.begin(), commands.end());
    }
    return parts;
}

}  // namespace peg
