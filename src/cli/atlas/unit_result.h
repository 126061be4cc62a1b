// SPDX-License-Identifier: MIT
#pragma once

// What is known of a unit of the atlas, and that as JSON: a line of a store, and a part of the
// atlas.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/atlas/unit.h"
#include "core/count/level_count_search.h"
#include "core/solver/fewest_moves_search.h"
#include "core/solver/longest_last_sweep_search.h"
#include "core/solver/solver.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

// What a problem has besides a solution in few moves.
struct ProblemResult {
    FewestMoves fewest;
    std::optional<std::string> solutions;  // an exact number, in decimal digits
    // Positions that can be reached and won, up to the symmetries of the problem.
    std::optional<std::uint64_t> winning;
    LongestLastSweep sweep;
};

struct DoubleVacancyResult {
    Answer answer;
};

// Of the kinds of units in their order: positions, fewest pegs, problem, double vacancy.
using UnitResult = std::variant<Levels, Answer, ProblemResult, DoubleVacancyResult>;

// By the kind of the unit one of
//
//   {"positions":n|null,"levels":[1,1,2,8,39,...]}
//       up to the symmetries that keep the vacancy; without all levels, where a limit was
//       reached, the number of positions is null
//   {"pegs":n,"fewest":bool,"moves":"d2-d4 ...","proof"}
//       the fewest pegs found, whether fewer are impossible, and the proof of that
//   {"verdict","moves":"d2-d4 ..."|null,"move_count":n|null,"move_count_at_least":n|null,
//    "shortest":bool,"solutions":"..."|null,"winning":n|null,"last_sweep":n|null,
//    "last_sweep_at_most":n|null,"last_sweep_moves":"..."|null,"proof"}
//       the best solution known, and the one with the longest last move known, in jumps
//   {"verdict","moves":"d2-d4 ..."|null,"proof"}
//       of a double vacancy
Json unit_result_json(const Board& board, const UnitResult& result);

// The reverse; total: any JSON gives a result, or an error that is part of a sentence. Reads
// what the rest follows from, plays its solutions and checks its certificates: of what it gives
// only searches and counts have to be believed.
Result<UnitResult> parse_unit_result(const Board& board, const Unit& unit, const Json& json);

// The verdict with its moves and its proof; null for positions, which have none.
const Answer* answer_of(const UnitResult& result);
// Whether it is of a problem of which a limit left the verdict, or the fewest moves, undecided.
bool fewest_moves_are_open(const UnitResult& result);
// Whether a limit left uncounted what can be counted: positions, or the solutions of a problem.
bool count_is_open(const UnitResult& result);
// Whether a limit left open how long the last move of a problem that can be won may be.
bool last_sweep_is_open(const UnitResult& result);

}  // namespace peg
