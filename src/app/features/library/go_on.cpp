// SPDX-License-Identifier: MIT
#include "app/features/library/go_on.h"

#include "app/features/boards/choose.h"
#include "app/features/library/keep.h"
#include "app/features/library/library_words.h"
#include "app/features/make/make.h"
#include "app/kit/listing/listing.h"
#include "words/phrases.h"

namespace peg {

namespace {

bool is_under_way(const Game& game) {
    return !game.jumps().empty() && game.status() == Game::Status::kPlaying;
}

bool is_today_solved(const AppState& state) {
    const auto today = state.days.find(state.today);
    return today != state.days.end() && today->second.moves > 0;
}

// The place in the library of the game that was left last, of those that can go on.
std::optional<std::size_t> left_under_way(const AppState& state) {
    const std::vector<PlayedGame>& games = state.library.games();
    for (std::size_t place = games.size(); place-- > 0;)
        if (is_under_way(games[place].game) &&
            !is_same_problem(games[place].game, state.played.game))
            return place;
    return std::nullopt;
}

}  // namespace

bool has_way_on(const AppState& state) {
    return !is_today_solved(state) || left_under_way(state) || next_problem(state) != nullptr;
}

std::optional<WayOn> way_on(const AppState& state) {
    if (const auto place = left_under_way(state)) return WayOn{WayOn::Kind::kGame, *place};
    if (const ListedProblem* next = next_problem(state))
        return WayOn{WayOn::Kind::kProblem, 0, next};
    if (!is_today_solved(state)) return WayOn{WayOn::Kind::kDay};
    return std::nullopt;
}

void go_on(Context& context) {
    const WayOn way = *way_on(context.state);
    context.state.sheet = Sheet::kNone;
    switch (way.kind) {
        case WayOn::Kind::kGame: return open_game(context, way.game);
        case WayOn::Kind::kProblem: {
            const std::string which = words::way_on(context.state, way);
            open_next_problem(context);
            return context.say(Tone::kPlain, which);
        }
        case WayOn::Kind::kDay: return open_today(context);
    }
}

bool offer_to_go_on(Context& context) {
    AppState& state = context.state;
    const bool knows_the_game = !state.library.games().empty() || !state.solved.empty();
    if (!knows_the_game || is_under_way(state.played.game) || !has_way_on(state)) return false;
    context.say(Tone::kPlain, phrase::memory::welcome_back(), words::way_on(state, *way_on(state)));
    state.offers_way_on = true;
    return true;
}

}  // namespace peg
