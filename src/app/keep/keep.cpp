// SPDX-License-Identifier: MIT
#include "app/keep/keep.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/keep/bookmarks.h"
#include "app/memory/game_json.h"
#include "app/memory/saved_state.h"
#include "app/play/change_game.h"
#include "app/play/ways_back.h"
#include "app/words/sheet_words.h"
#include "app/words/words.h"

namespace peg {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Whether `text` holds `part`; capital letters of the Latin alphabet make no difference.
bool holds(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, lower, lower).empty() || part.empty();
}

}  // namespace

std::vector<std::size_t> sought_games(const AppState& state) {
    const std::vector<RememberedGame>& games = state.library.games();
    std::vector<std::size_t> places;
    for (std::size_t place = games.size(); place-- > 0;)
        if (holds(words::game_title(state, games[place]), state.sought)) places.push_back(place);
    return places;
}

void ask_for_name(Context& context) {
    const AppState& state = context.state;
    context.state.typing = Typing::kName;
    const std::string before =
        state.game_name.empty() ? words::game_title(state, remembered(state)) : state.game_name;
    context.effects.emplace_back(AskForText{"A name for this game", before});
}

void ask_for_search(Context& context) {
    context.state.typing = Typing::kSearch;
    context.effects.emplace_back(
        AskForText{"Show the games whose title holds", context.state.sought});
}

void take_typed(Context& context, std::string_view text) {
    AppState& state = context.state;
    switch (std::exchange(state.typing, Typing::kNothing)) {
        case Typing::kNothing: return;
        case Typing::kName:
            state.game_name = game_name(text);
            if (put_by(state) == nullptr) state.library.put(remembered(state));
            remember(context);
            if (state.game_name.empty())
                return context.say(Tone::kPlain, "The game has no name of its own now.");
            return context.say(Tone::kPlain, "Saved.",
                               "The game is in the library as \"" + state.game_name + "\".");
        case Typing::kBookmark: return name_moment(context, text);
        case Typing::kSearch:
            state.sought = game_name(text);
            context.announce(words::library_tally(state));
    }
}

void open_game(Context& context, std::size_t place) {
    AppState& state = context.state;
    const RememberedGame& game = state.library.games()[place];
    const std::string title = words::game_title(state, game);
    if (is_same_problem(game.game, state.game)) {  // saved, and still on the board
        state.sheet = Sheet::kNone;
        return context.announce(title + ". " + words::status_line(state.game));
    }
    const Problem problem = game.game.problem();
    const Board board = game.game.board();
    const bool over = game.game.status() != Game::Status::kPlaying;
    if (over) {
        // Somebody who opens a game that is over wants to see it, not to play another.
        const bool left = leave_way_back(state);
        RememberedGame finished = state.library.remove(place);
        resume_game(context, std::move(finished));
        state.just_left = left;
    } else {
        continue_game(context, board, problem);
    }
    context.announce(title + ". " + words::status_line(state.game));
}

void remove_game(Context& context, std::size_t place) {
    AppState& state = context.state;
    const std::string title = words::game_title(state, state.library.games()[place]);
    state.removed = state.library.remove(place);
    context.mark_changed();
    remember(context);
    context.announce("Removed " + title + ". It can be brought back.");
}

void bring_back(Context& context) {
    AppState& state = context.state;
    assert(state.removed);
    const std::string title = words::game_title(state, *state.removed);
    state.library.put(*std::exchange(state.removed, std::nullopt));
    context.mark_changed();
    remember(context);
    context.announce(title + " is back.");
}

}  // namespace peg
