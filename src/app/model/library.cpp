// SPDX-License-Identifier: MIT
#include "app/model/library.h"

#include <cassert>
#include <utility>

#include "app/model/knowledge/removals.h"

namespace peg {

namespace {

bool is_worth_keeping(const PlayedGame& game) {
    return !game.game.jumps().empty() || !game.variations.empty() || !game.bookmarks.empty() ||
           !game.backwards_line.taken.empty() || !game.name.empty();
}

}  // namespace

const PlayedGame* Library::find(const std::string& key) const {
    const auto found = places_.find(key);
    return found != places_.end() ? &games_[found->second] : nullptr;
}

std::optional<std::size_t> Library::place_of(const Game& problem) const {
    for (std::size_t place = 0; place < games_.size(); ++place)
        if (is_same_problem(games_[place].game, problem)) return place;
    return std::nullopt;
}

void Library::put(PlayedGame game) {
    std::string key = game_key(game);
    if (const auto known = places_.find(key); known != places_.end()) {
        PlayedGame before = remove(known->second);
        // A new game without a jump is not the one to continue with.
        if (game.game.jumps().empty()) std::swap(game, before);
        const Variations lines = std::exchange(game.variations, {});
        game.add(before);
        add_lines(game.variations, lines);
    }
    if (!is_worth_keeping(game)) return;
    places_.emplace(key, games_.size());
    games_.push_back(std::move(game));
    keys_.push_back(std::move(key));
    texts_.emplace_back();
}

void Library::merge(const PlayedGame& game) {
    const auto found = places_.find(game_key(game));
    if (found == places_.end()) return put(game);
    PlayedGame& known = games_[found->second];
    texts_[found->second].clear();
    const Line ours = known.line();
    const Line others = game.line();
    known.add(game);
    if (!contains(others, ours)) return;
    known.game = game.game;
    known.makers = game.makers;
    known.try_id = game.try_id;
    known.seconds = game.seconds;
    remove_contained(known.variations, others);
}

void Library::rename(const Game& problem, const std::string& name) {
    const auto place = place_of(problem);
    if (!place) return;
    games_[*place].name = name;
    texts_[*place].clear();
}

PlayedGame Library::remove(std::size_t place) {
    assert(place < games_.size());
    PlayedGame game = std::move(games_[place]);
    const auto at = static_cast<std::ptrdiff_t>(place);
    places_.erase(keys_[place]);
    games_.erase(games_.begin() + at);
    keys_.erase(keys_.begin() + at);
    texts_.erase(texts_.begin() + at);
    if (place < games_.size())
        for (auto& [key, number] : places_) number -= number > place ? 1 : 0;
    return game;
}

void Library::remove(const std::set<std::string>& keys) {
    for (const std::string& key : keys)
        if (const auto found = places_.find(key); found != places_.end()) remove(found->second);
}

std::optional<PlayedGame> Library::take(const Game& problem) {
    const auto place = place_of(problem);
    if (!place) return std::nullopt;
    return remove(*place);
}

void Library::append_texts(std::string& text, const Format& format) const {
    for (std::size_t place = 0; place < games_.size(); ++place) {
        if (texts_[place].empty()) texts_[place] = format(keys_[place], games_[place]);
        if (place > 0) text += ',';
        text += texts_[place];
    }
}

void Library::forget_text(const std::string& key) {
    if (const auto found = places_.find(key); found != places_.end()) texts_[found->second].clear();
}

}  // namespace peg
