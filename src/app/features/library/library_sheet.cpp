// SPDX-License-Identifier: MIT
#include "app/features/library/library_sheet.h"

#include "app/features/library/keep.h"
#include "app/features/library/library_words.h"
#include "app/kit/words/sheet_words.h"
#include "words/phrases/library.h"
#include "words/phrases/sheet.h"

namespace peg {

std::vector<Choice> game_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const std::size_t place : sought_games(state)) {
        const PlayedGame& game = state.kept.library.games()[place];
        const std::string number = std::to_string(place);
        const std::string name = words::game_title(state, game);
        const std::string detail = words::game_detail(game);
        list.push_back(
            {"game:" + number, phrase::library::open(name, detail), false, name, detail});
        add_beside(list, "remove:" + number, phrase::library::remove(name)).icon = "x";
    }
    return list;
}

std::optional<Miniature> game_miniature(const AppState& state, std::string_view place) {
    const auto number = read_number(place);
    if (!number || *number >= state.kept.library.games().size()) return std::nullopt;
    const Game& game = state.kept.library.games()[*number].game;
    return Miniature{borrowed(game.board()), game.position(), goal_holes(game.problem().finish)};
}

DialogParts library_parts(const AppState& state) {
    DialogParts parts;
    add_if_applies(state, parts, {"save", "bookmark", "export", "import", "search", "bring_back"});
    parts.emplace_back(
        words::Passage{"", words::library_tally(state), words::Passage::Look::kSmall});
    add_list(parts, phrase::sheet::games(), game_choices(state), ChoiceList::Look::kPictureRows);
    return parts;
}

}  // namespace peg
