// SPDX-License-Identifier: MIT
#include "app/model/library.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/model/removals.h"

namespace peg {

std::vector<PlayedGame>::iterator Library::find(const Game& problem) {
    return std::ranges::find_if(
        games_, [&](const PlayedGame& one) { return is_same_problem(one.game, problem); });
}

void Library::put(PlayedGame game) {
    if (auto before = take(game.game)) {
        // A new game that was not begun is not what somebody wants to go on with.
        if (game.game.jumps().empty()) std::swap(game, *before);
        const Variations lines = std::exchange(game.variations, {});
        game.add(*before);
        add_lines(game.variations, lines);
    }
    if (game.game.jumps().empty() && game.variations.empty() && game.bookmarks.empty() &&
        game.backwards_line.taken.empty() && game.name.empty())
        return;
    games_.push_back(std::move(game));
    if (games_.size() > kMostGames) drop_oldest();
}

// A game that somebody has named or marked is wanted; it goes where all are.
void Library::drop_oldest() {
    const auto unmarked = std::ranges::find_if(
        games_, [](const PlayedGame& game) { return game.name.empty() && game.bookmarks.empty(); });
    games_.erase(unmarked != games_.end() ? unmarked : games_.begin());
}

void Library::merge(const PlayedGame& game) {
    const auto known = find(game.game);
    if (known == games_.end()) return put(game);
    const Line ours = known->line();
    const Line others = game.line();
    known->add(game);
    if (!contains(others, ours)) return;
    known->game = game.game;
    known->makers = game.makers;
    known->try_id = game.try_id;
    known->seconds = game.seconds;
    remove_contained(known->variations, others);
}

void Library::rename(const Game& problem, const std::string& name) {
    if (const auto game = find(problem); game != games_.end()) game->name = name;
}

PlayedGame Library::remove(std::size_t place) {
    assert(place < games_.size());
    PlayedGame game = std::move(games_[place]);
    games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(place));
    return game;
}

void Library::remove(const std::set<std::string>& keys) {
    if (!keys.empty())  // a key takes long
        std::erase_if(games_,
                      [&](const PlayedGame& game) { return keys.contains(game_key(game)); });
}

std::optional<PlayedGame> Library::take(const Game& problem) {
    const auto found = find(problem);
    if (found == games_.end()) return std::nullopt;
    PlayedGame game = std::move(*found);
    games_.erase(found);
    return game;
}

}  // namespace peg
