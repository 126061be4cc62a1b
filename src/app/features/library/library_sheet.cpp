// SPDX-License-Identifier: MIT
#include "app/features/library/library_sheet.h"

#include "app/features/library/keep.h"
#include "app/features/library/library_words.h"
#include "app/kit/words/sheet_words.h"
#include "words/phrases.h"

namespace peg {

std::vector<Choice> game_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const std::size_t place : sought_games(state)) {
        const PlayedGame& game = state.kept.library.games()[place];
        const std::string number = std::to_string(place);
        const std::string name = words::game_title(state, game);
        list.push_back(
            {"game:" + number, phrase::library::open(name, words::game_detail(game)), false});
        list.push_back({"remove:" + number, phrase::library::remove(name), false});
    }
    return list;
}

DialogParts library_parts(const AppState& state) {
    DialogParts parts{words::Passage{"", words::library_tally(state)}};
    add_if_applies(state, parts, {"save", "search", "export", "import", "bring_back"});
    add_list(parts, phrase::sheet::games(), game_choices(state));
    return parts;
}

}  // namespace peg
