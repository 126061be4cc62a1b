// SPDX-License-Identifier: MIT
#pragma once

// Results as JSON: what `--json`, `--jsonl` and the worker give. Keys come in the order in which
// they are documented here, and are always all there. Jumps, moves, holes, positions and finishes
// are strings in the notation of core/notation.h.

#include <optional>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "core/board.h"
#include "core/game.h"
#include "core/hint.h"
#include "core/solver.h"

namespace peg {

using Json = nlohmann::ordered_json;

// On one line, in UTF-8 whatever the strings hold.
std::string to_line(const Json& json);

// "solvable", "unsolvable" or "undecided".
std::string_view verdict_name(Verdict verdict);

// A number of seconds; null where nobody measured them.
Json seconds_json(std::optional<double> seconds);

// {"board","position","finish","verdict","jumps":["d2-d4",...],"moves":["c4-c2-e2",...],
//  "jump_count","move_count","pegs_left","nodes","seconds","proof"}
// `pegs_left` counts the pegs after `jumps`, those of the position where there are none. `seconds`
// is null where nobody measured them.
Json answer_json(const Board& board, const Problem& problem, const Answer& answer,
                 std::optional<double> seconds);

// {"verdict","jump":"d2-d4"|null,"jumps":[{"jump","verdict"},...],
//  "solution":["d2-d4",...],"nodes","seconds","proof"}: every legal jump judged; `solution` is the
// play that `jump` begins.
Json hint_json(const Board& board, const Problem& problem, const Hint& hint,
               std::optional<double> seconds);

// null, or one of
//   {"kind":"class","start_class":n,"finish_class":m}, numbered as in core/position_class.h; the
//       second is null where it is not one position that is asked for
//   {"kind":"pagoda","weights":{"d4":1,...},"start":n,"finish":m}, holes without a weight weigh 0
//   {"kind":"exhaustive","positions":n}
//   {"kind":"exhaustive","positions":1,"tolls":{"weights":{...},"sets":[{"holes":["a1",...],
//       "toll":n},...],"start":n,"finish":m}}: the start needed no search, as a pagoda function
//       with tolls (core/proof.h) excludes it; those due have been taken from "start"
//   {"kind":"exhaustive","positions":1,"fares":{"regions":[{"holes":["a1",...],"least":n,
//       "fares":{"b1-d1":n,...}},...]}}: likewise, as fares (core/proof.h) exclude it; a jump
//       without a fare costs nothing
//   {"kind":"exhaustive","positions":n,"split":{"backwards":bool,"cases":{"b1-d1":{...},...}}}:
//       a proof for what each first jump leaves, or, backwards, for what each last one asks for;
//       n counts all cases, those that are split again too
//   {"kind":"cases","cases":{"d4":{...},...}}, a proof for each hole of the last peg
Json proof_json(const Board& board, const Problem& problem, const Proof& proof);

// {"boards":[{"name","title","lattice","holes","jumps","symmetries","position","finish"},...]}:
// the catalogue, with the classic problems.
Json catalogue_json();

// {"board","lattice","columns","rows","holes","position","finish","pegs","jumps":["d2-d4",...]}:
// a position, and the jumps that are legal in it.
Json position_json(const Board& board, const Problem& problem);

// {"board","position","finish","solution":bool,"jump_count","move_count","legal","end","pegs_left",
//  "error"}: how many of the jumps are legal one after the other, the position after those, and
// what is wrong in a sentence, or null.
Json check_json(const Board& board, const Problem& problem, std::span<const JumpId> jumps,
                const Replay& replay, const std::optional<std::string>& error);

}  // namespace peg
