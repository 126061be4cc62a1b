// SPDX-License-Identifier: MIT
#pragma once

// The games that were left for other problems, one for each problem, so that each can be continued.
// Their number is unlimited, and only the player removes games.

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
    // First left first.
    const std::vector<PlayedGame>& games() const { return games_; }
    // By its key (removals.h); null if there is none.
    const PlayedGame* find(const std::string& key) const;

    // Adds a game as the last one left; a game without a jump and a name is not added. Its lines
    // are added to those of the same problem.
    void put(PlayedGame game);
    // As put, for a game that another tab has left: the order does not change.
    void merge(const PlayedGame& game);
    // Renames the game of a problem, if there is one; the name may be empty.
    void rename(const Game& problem, const std::string& name);
    // Removes and returns the game at this index of games().
    PlayedGame remove(std::size_t place);
    // Removes the games with these keys (removals.h).
    void remove(const std::set<std::string>& keys);
    // Removes and returns the game of a problem, if there is one.
    std::optional<PlayedGame> take(const Game& problem);

    // All games as stored, separated by commas. Since everything is stored after every jump, the
    // text of a game is kept until the game changes.
    using Format = std::function<std::string(const std::string& key, const PlayedGame& game)>;
    void append_texts(std::string& text, const Format& format) const;
    // Drops the kept text of a game whose `format` has changed.
    void forget_text(const std::string& key);

private:
    std::optional<std::size_t> place_of(const Game& problem) const;

    std::vector<PlayedGame> games_;
    // Indexed as games_:
    std::vector<std::string> keys_;
    mutable std::vector<std::string> texts_;     // empty: not made yet
    std::map<std::string, std::size_t> places_;  // index by key
};

}  // namespace peg
