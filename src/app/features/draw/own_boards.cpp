// SPDX-License-Identifier: MIT
#include "app/features/draw/own_boards.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/features/draw/draw_words.h"
#include "app/features/draw/drawing_board.h"
#include "app/features/draw/lay_sketch.h"
#include "app/kit/game/change_game.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/model/drawing/natural_problem.h"
#include "app/model/drawing/own_boards.h"
#include "app/model/knowledge/removals.h"
#include "app/model/stored/game_json.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "words/phrases/draw.h"
#include "words/phrases/library.h"

namespace peg {

void keep_own_board(Context& context, const std::string& text, const std::string& name) {
    add_own_boards(context.state.kept.own_boards, {{text, name}});
    remember(context);
}

std::vector<Choice> own_board_choices(const AppState& state) {
    std::vector<Choice> list;
    for (std::size_t place = state.kept.own_boards.size(); place-- > 0;) {
        const OwnBoard& board = state.kept.own_boards[place];
        const std::string name = words::own_board(board);
        list.push_back(
            {"own:" + std::to_string(place), name, state.played.board_text == board.text});
        add_beside(list, "forget:" + std::to_string(place), phrase::library::remove(name)).icon =
            "x";
    }
    return list;
}

std::optional<Miniature> own_board_miniature(const AppState& state, std::string_view place) {
    const auto number = read_number(place);
    if (!number || *number >= state.kept.own_boards.size()) return std::nullopt;
    const auto read = parse_board(state.kept.own_boards[*number].text);
    const auto problem = read ? natural_problem(read->board) : std::nullopt;
    if (!problem) return std::nullopt;
    return Miniature{std::make_shared<const Board>(read->board), problem->start,
                     goal_holes(problem->finish)};
}

void ask_for_board_name(Context& context) {
    const AppState& state = context.state;
    const auto& boards = state.kept.own_boards;
    const auto there =
        std::ranges::find(boards, drawing_board(state)->drawn->text, &OwnBoard::text);
    const std::string before = there != boards.end() ? there->name : "";
    context.ask_for_text(words::asks_board_name(), before, name_drawn_board);
}

void ask_for_board_text(Context& context) {
    const auto& drawn = drawing_board(context.state)->drawn;
    const auto take = [](Context& c, std::string_view text) {
        if (drawing_board(c.state) != nullptr) take_board_text(c, text);
    };
    context.ask_for_text(words::asks_board_text(), drawn ? drawn->text : "", take, /*rows=*/4);
}

void name_drawn_board(Context& context, std::string_view typed) {
    const AppState& state = context.state;
    const DrawingBoard* mode = drawing_board(state);
    if (mode == nullptr || !mode->drawn) return;
    const std::string text = mode->drawn->text;
    if (find_in_catalogue(text))
        return context.say(Tone::kPlain, words::is_in_catalogue(state, text));
    keep_own_board(context, text, game_name(typed));
    context.mark_changed();
    context.say(Tone::kPlain, phrase::draw::saved(), words::board_is_kept(state, text));
}

void open_own_board(Context& context, std::size_t place) {
    const AppState& state = context.state;
    const auto read = parse_board(state.kept.own_boards[place].text);
    const auto problem = read ? natural_problem(read->board) : std::nullopt;
    if (!problem) return context.say(Tone::kBad, words::no_jump_on_board());
    continue_game(context, read->board, *problem);
    context.announce(words::plays_drawn_board(state));
}

void remove_own_board(Context& context, std::size_t place) {
    AppState& state = context.state;
    const std::string title = words::own_board(state.kept.own_boards[place]);
    state.own.of<RemovedBoard>().board = state.kept.own_boards[place];
    state.kept.removals.remove(board_key(state.own.of<RemovedBoard>().board->text));
    state.kept.own_boards.erase(state.kept.own_boards.begin() + static_cast<std::ptrdiff_t>(place));
    context.mark_changed();
    remember(context);
    context.announce(words::board_is_removed(title));
}

void bring_back_board(Context& context) {
    AppState& state = context.state;
    assert(state.own.of<RemovedBoard>().board);
    const OwnBoard board = *std::exchange(state.own.of<RemovedBoard>().board, std::nullopt);
    keep_own_board(context, board.text, board.name);
    context.mark_changed();
    context.announce(words::board_is_back(words::own_board(board)));
}

}  // namespace peg
