// SPDX-License-Identifier: MIT
#pragma once

// What somebody has drawn, as JSON to be stored: positions on boards, the board on the grid, and
// the boards of the player's own. What comes back may be anybody's.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/model/drawing.h"
#include "app/model/sketchbook.h"
#include "report/json.h"

namespace peg {

// Positions by board_text. Of each drawing its last step is stored, with what it was laid over.
using Drawings = std::map<std::string, Drawing>;

inline constexpr std::size_t kMostDrawings = 200;  // the others are not stored

Json drawings_json(const Drawings& drawings);
Json own_boards_json(const std::vector<OwnBoard>& boards);
Json sketch_json(const Sketchbook& book);

// Each takes one value of what was stored; false where it cannot be read.
bool read_drawing(const Json& json, Drawings& drawings);
bool read_own_board(const Json& json, std::vector<OwnBoard>& boards);
std::optional<Sketchbook> read_sketch(const Json& json);

}  // namespace peg
