// SPDX-License-Identifier: MIT
#pragma once

// Drawings as JSON for storing: positions on boards, the board on the grid, and the player's own
// boards. Stored data may come from anybody.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/model/drawing/drawing.h"
#include "app/model/drawing/sketchbook.h"
#include "report/json.h"

namespace peg {

// Positions by board_text. Of each drawing, the last step and the taken_up position are stored.
using Drawings = std::map<std::string, Drawing>;

Json drawings_json(const Drawings& drawings);
Json own_boards_json(const std::vector<OwnBoard>& boards);
Json sketch_json(const Sketchbook& book);

// Unreadable entries are skipped; an unreadable sketch counts as none.
Drawings read_drawings(const Json* json);
std::vector<OwnBoard> read_own_boards(const Json* json);
std::optional<Sketchbook> read_sketch(const Json& json);

}  // namespace peg
