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

Json drawings_json(const Drawings& drawings);
Json own_boards_json(const std::vector<OwnBoard>& boards);
Json sketch_json(const Sketchbook& book);

// What cannot be read is passed over; a sketch that cannot is none.
Drawings read_drawings(const Json* json);
std::vector<OwnBoard> read_own_boards(const Json* json);
std::optional<Sketchbook> read_sketch(const Json& json);

}  // namespace peg
