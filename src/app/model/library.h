// SPDX-License-Identifier: MIT
#pragma once

// The games that were left for other problems, one for each problem, so that each goes on where it
// was left. There is no limit on their number, and none is ever dropped but by the player.

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/model/played_game.h"

namespace peg {

class Library {
public:
    // From the one that was left first to the one that was left last.
    const std::vector<PlayedGame>& games() const { return games_; }
    // By its key (removals.h); null where there is none.
    const PlayedGame* find(const std::string& key) const;

    // Puts a game away as the one that was left last; a game in which nothing was played is not
    // kept unless it has a name. Its lines are added to those known of its problem.
    void put(PlayedGame game);
    // As put, where it is another tab that left the game: its place in the order stays.
    void merge(const PlayedGame& game);
    // Gives the game of a problem another name, or none, where there is one.
    void rename(const Game& problem, const std::string& name);
    // Takes out the game with this place among games().
    PlayedGame remove(std::size_t place);
    // Takes out the games with these keys (removals.h).
    void remove(const std::set<std::string>& keys);
    // Takes out the game of a problem, if there is one.
    std::optional<PlayedGame> take(const Game& problem);

    // All games as they are stored, with a comma between two. Everything is stored after every
    // jump, so the text of a game is made once and kept until the game changes.
    using Format = std::function<std::string(const std::string& key, const PlayedGame& game)>;
    void append_texts(std::string& text, const Format& format) const;
    // What `format` makes of this game has changed.
    void forget_text(const std::string& key);

private:
    std::optional<std::size_t> place_of(const Game& problem) const;

    std::vector<PlayedGame> games_;
    // By place:
    std::vector<std::string> keys_;
    mutable std::vector<std::string> texts_;     // empty: not made yet
    std::map<std::string, std::size_t> places_;  // by key
};

}  // namespace peg
