// SPDX-License-Identifier: MIT
#pragma once

// The games that were left for other problems, one for each problem, so that each goes on where it
// was left.

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/model/played_game.h"

namespace peg {

// More games are hardly played; the one that was left first goes then, of those without a name and
// bookmarks.
inline constexpr std::size_t kMostGames = 500;

class Library {
public:
    // From the one that was left first to the one that was left last.
    const std::vector<PlayedGame>& games() const { return games_; }

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

private:
    std::vector<PlayedGame>::iterator find(const Game& problem);
    void drop_oldest();

    std::vector<PlayedGame> games_;
};

}  // namespace peg
