// SPDX-License-Identifier: MIT
#include "app/features/library/keep.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/features/library/bookmarks.h"
#include "app/features/library/library_words.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/removals.h"
#include "app/model/stored/game_json.h"
#include "words/phrases/library.h"

namespace peg {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// True if `text` contains `part`, ignoring the case of Latin letters.
bool holds(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, lower, lower).empty() || part.empty();
}

// True if the board has a game of the same problem that is already under way.
bool is_on_board(const AppState& state, const PlayedGame& game) {
    return suspended_game(state) == nullptr && is_same_problem(game.game, state.played.game) &&
           !remembered(state).is_untouched();
}

void name_game(Context& context, std::string_view text) {
    AppState& state = context.state;
    state.played.name = game_name(text);
    state.kept.library.rename(state.played.game, state.played.name);
    if (suspended_game(state) == nullptr) state.kept.library.put(remembered(state));
    remember(context);
    if (state.played.name.empty()) return context.say(Tone::kPlain, phrase::library::no_name());
    context.say(Tone::kPlain, phrase::library::saved(),
                phrase::library::saved_as(state.played.name));
}

void search_games(Context& context, std::string_view text) {
    context.state.own.of<LibraryView>().sought = game_name(text);
    context.announce(words::library_tally(context.state));
}

}  // namespace

std::vector<std::size_t> sought_games(const AppState& state) {
    const std::vector<PlayedGame>& games = state.kept.library.games();
    std::vector<std::size_t> places;
    for (std::size_t place = games.size(); place-- > 0;)
        if (state.own.of<LibraryView>().sought.empty() ||
            holds(words::game_title(state, games[place]), state.own.of<LibraryView>().sought))
            places.push_back(place);
    return places;
}

void keep_named_game(AppState& state) {
    if (suspended_game(state) == nullptr && !state.played.name.empty())
        state.kept.library.put(remembered(state));
}

void ask_for_name(Context& context) {
    const AppState& state = context.state;
    const std::string before =
        state.played.name.empty() ? words::game_title(state, remembered(state)) : state.played.name;
    context.ask_for_text(phrase::library::ask_name(), before, name_game);
}

void ask_for_search(Context& context) {
    context.ask_for_text(phrase::library::ask_search(), context.state.own.of<LibraryView>().sought,
                         search_games);
}

void open_game(Context& context, std::size_t place) {
    AppState& state = context.state;
    const PlayedGame& game = state.kept.library.games()[place];
    const std::string title = words::game_title(state, game);
    if (is_on_board(state, game)) {
        // saved, and still on the board
        state.sheet = Sheet::kNone;
        return context.announce(title + ". " + words::status_line(state.played.game));
    }
    const Problem problem = game.game.problem();
    const Board board = game.game.board();
    const bool over = game.game.status() != Game::Status::kPlaying;
    if (over) {
        // A player who opens a finished game wants to see it, not a new game of the same problem.
        const bool left = leave_way_back(state);
        PlayedGame finished = state.kept.library.remove(place);
        resume_game(context, std::move(finished));
        state.back_stack.just_left = left;
    } else {
        continue_game(context, board, problem);
    }
    context.announce(title + ". " + words::status_line(state.played.game));
}

void remove_game(Context& context, std::size_t place) {
    AppState& state = context.state;
    const std::string title = words::game_title(state, state.kept.library.games()[place]);
    state.own.of<LibraryView>().removed = state.kept.library.remove(place);
    state.kept.removals.remove(game_key(*state.own.of<LibraryView>().removed));
    if (is_on_board(state, *state.own.of<LibraryView>().removed))
        state.played.name.clear();  // otherwise the game would be kept again
    context.mark_changed();
    remember(context);
    context.announce(phrase::library::removed(title));
}

void bring_back(Context& context) {
    AppState& state = context.state;
    assert(state.own.of<LibraryView>().removed);
    const std::string title = words::game_title(state, *state.own.of<LibraryView>().removed);
    if (is_on_board(state, *state.own.of<LibraryView>().removed))
        state.played.name = state.own.of<LibraryView>().removed->name;
    state.kept.library.put(*std::exchange(state.own.of<LibraryView>().removed, std::nullopt));
    context.mark_changed();
    remember(context);
    context.announce(phrase::library::is_back(title));
}

}  // namespace peg
