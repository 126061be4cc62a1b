// SPDX-License-Identifier: MIT
#pragma once

// The result of an atlas unit, and its JSON: in a line of a store, and in the atlas.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/atlas/unit.h"
#include "core/count/level_count_search.h"
#include "core/solver/moves/fewest_moves_search.h"
#include "core/solver/solver.h"
#include "core/solver/sweeps/longest_last_sweep_search.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

// The result of a single-vacancy problem.
struct ProblemResult {
    FewestMoves fewest;
    std::optional<std::string> solutions;  // an exact number, in decimal digits
    // Number of positions that are reachable and winnable, up to the symmetries of the problem.
    std::optional<std::uint64_t> winning;
    LongestLastSweep sweep;
};

struct DoubleVacancyResult {
    Answer answer;
};

// In the order of unit kinds: positions, fewest pegs, problem, double vacancy.
using UnitResult = std::variant<Levels, Answer, ProblemResult, DoubleVacancyResult>;

// One of these, depending on the kind of the unit:
//
//   {"positions":n|null,"levels":[1,1,2,8,39,...]}
//       counted up to the symmetries that keep the vacancy; `positions` is null if a limit left
//       levels uncounted
//   {"pegs":n,"fewest":bool,"moves":"d2-d4 ...","proof"}
//       the fewest pegs found, whether fewer are impossible, and the proof of that
//   {"verdict","moves":"d2-d4 ..."|null,"move_count":n|null,"move_count_at_least":n|null,
//    "shortest":bool,"solutions":"..."|null,"winning":n|null,"last_sweep":n|null,
//    "last_sweep_at_most":n|null,"last_sweep_moves":"..."|null,"proof"}
//       the known solution in the fewest moves, and the one with the longest last move, in jumps
//   {"verdict","moves":"d2-d4 ..."|null,"proof"}
//       a double-vacancy complement problem
Json unit_result_json(const Board& board, const UnitResult& result);

// Reads a result; total: any JSON gives a result, or an error that is part of a sentence. Replays
// solutions and checks certificates, so only the results of searches and counts have to be trusted.
Result<UnitResult> parse_unit_result(const Board& board, const Unit& unit, const Json& json);

// The unit's verdict with its jumps and its proof; null for positions, which have no verdict.
const Answer* answer_of(const UnitResult& result);
// True for a problem if a limit left its verdict or its fewest moves undecided.
bool fewest_moves_are_open(const UnitResult& result);
// True if a limit ended a count early: of positions, or of a problem's solutions.
bool count_is_open(const UnitResult& result);
// True if a limit left the length of the longest last move open for a solvable problem.
bool last_sweep_is_open(const UnitResult& result);

}  // namespace peg
