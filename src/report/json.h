// SPDX-License-Identifier: MIT
#pragma once

// Results as JSON, for `--json`, `--jsonl` and the worker. An object has all keys documented here,
// in this order; an unknown value is null. Jumps, moves, holes, positions and finishes are strings
// in the notation of core/board/notation/notation.h.

#include <optional>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "core/board/board.h"
#include "core/board/game.h"
#include "core/solver/hint.h"
#include "core/solver/solver.h"

namespace peg {

using Json = nlohmann::ordered_json;

// Reads any text; the value is_discarded() if the text is not JSON. Values nested deeper than
// anything that we write become null, because recursion over them could overflow the stack.
Json parse_json(std::string_view text);
// The value as text on one line, without a line feed. Bytes that are not UTF-8 are replaced.
std::string to_line(const Json& json);
// The value as text on several lines, for people to read.
std::string to_lines(const Json& json);

// Appends a JSON string to a text that is written by hand. For thousands of values after every
// jump, building a Json would be too slow.
void add_string(std::string& text, std::string_view value);

// "solvable", "unsolvable" or "undecided".
std::string_view verdict_name(Verdict verdict);

// ["d2-d4",...]
Json jumps_json(const Board& board, std::span<const JumpId> jumps);

// A number of seconds; null if the time was not measured.
Json seconds_json(std::optional<double> seconds);

// {"board","position","finish","verdict","jumps":["d2-d4",...],"moves":["c4-c2-e2",...],
//  "jump_count","move_count","pegs_left","nodes","seconds","proof"}
// `pegs_left` is the number of pegs after `jumps`, or of the start if there are no jumps. `seconds`
// is null if the time was not measured.
Json answer_json(const Board& board, const Problem& problem, const Answer& answer,
                 std::optional<double> seconds);

// {"verdict","jump":"d2-d4"|null,"jumps":[{"jump","verdict"},...],
//  "solution":["d2-d4",...],"nodes","seconds","proof"}
// `jumps` has every legal jump and the verdict on the position after it; `solution` begins with
// `jump`.
Json hint_json(const Board& board, const Hint& hint, std::optional<double> seconds);

// null, or the certificate as report/certificate_json.h prints it.
Json proof_json(const Board& board, const std::optional<Certificate>& proof);

// {"boards":[{"name","title","lattice","holes","jumps","symmetries","position","finish"},...]}: the
// catalogue's boards with their classic problems.
Json catalogue_json();

// {"board","lattice","columns","rows","holes","position","finish","pegs","jumps":["d2-d4",...]}: a
// position and its legal jumps.
Json position_json(const Board& board, const Problem& problem);

// {"board","position","finish","solution":bool,"jump_count","move_count","legal","end","pegs_left",
//  "dead":bool,"error"}: `legal` is the number of jumps from the first on that are legal, `end` the
// position after them, `dead` whether `end` has no legal jump, and `error` a sentence that says
// what is wrong, or null.
Json check_json(const Board& board, const Problem& problem, std::span<const JumpId> jumps,
                const Replay& replay, const std::optional<std::string>& error);

}  // namespace peg
