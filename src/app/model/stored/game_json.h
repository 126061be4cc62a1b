// SPDX-License-Identifier: MIT
#pragma once

// A game as JSON, as it is stored: the problem, the line on the board, and the variations.
//
//     {"board":"english","position":"..xxx/...","finish":"d4","hints":1,
//      "help":{"kinds":2,"fresh":2,"of":123},
//      "jumps":"d2-d4 b3-d3","makers":"pp","cursor":2,
//      "lines":[{"jumps":"f4-d4","makers":"c","cursor":0,"kept":true}],
//      "bookmarks":[{"name":"Before the corner","jumps":"d2-d4","makers":"p","cursor":1}]}

#include <optional>

#include "app/model/played_game.h"
#include "report/json.h"

namespace peg {

inline constexpr std::size_t kLongestName = 120;  // in UTF-8

// Makes any text a name of a game: removes control characters and outer spaces, and cuts it off.
std::string game_name(std::string_view text);

Json game_json(const PlayedGame& remembered);

// The readable part of a stored game, which may be years old or somebody else's.
struct ReadGame {
    std::optional<PlayedGame> game;  // none if the problem is unreadable
    bool whole = true;               // nothing was left out
};
ReadGame parse_game(const Json& json);

}  // namespace peg
