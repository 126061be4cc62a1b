// SPDX-License-Identifier: MIT
#pragma once

// A game to check, as one line of JSON (`lastpeg check --jsonl`):
//
//   {"id":1,"board":"english","position":"..xxx/...","finish":"d4","moves":"d2-d4 c4-c2-e2"}
//
//   id        any JSON scalar; the answer carries it
//   board, position, vacancy, finish
//             as in request.h
//   moves     a text, or a list of texts: one move or several each
//   notation  what the moves call the holes, or "auto" (hole_names.h); left out, any notation that
//             `read` understands
//
// Every key but `board` and `moves` may be left out, or be null.

#include <optional>
#include <string>
#include <string_view>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

struct GameToCheck {
    Board board;
    Problem problem;
    std::string moves;  // as given; the texts of a list are joined by blanks
    std::optional<std::string> notation;
};
struct GameLine {
    Json id;  // null if the line has none
    Result<GameToCheck> game;
};
// Takes any bytes.
GameLine parse_game_line(std::string_view line);

}  // namespace peg
