// SPDX-License-Identifier: MIT
#pragma once

// The atlas of a board, put together from what is known of its units.

#include <span>
#include <string>

#include "cli/atlas/store.h"

namespace peg {

// {"board","title":"English"|null,"lattice","full":"..xxx/...","holes","jumps","symmetries",
//  "limits":[{...},...],"problems":n,"excluded":n,"solvable":n,"unsolvable":n,"undecided":n,
//  "missing":["d4 to d7",...],
//  "vacancies":[{"vacancy":"d4","class":n,"excluded":n,"positions":{...}|null,
//                "fewest_pegs":{...}|null,"problems":[{"finish":"d4",...},...]},...],
//  "double_vacancies":[{"vacancy":"c1 d1",...},...]}
// `full` is the position with a peg in each hole.
// `problems` are all single-vacancy problems up to symmetry, `excluded` those that the rule of
// three excludes, which are not listed: the class (core/proof/position_class.h) is that of the
// vacancy. `limits` are those under which the units were found. What is known of a unit has the
// keys of unit_result.h, and besides "command" and "piece": how to find its first part again, or
// all of it, but for solutions that were lent (solution_sharing.h). A unit that is missing has
// neither.
Json atlas_json(const Board& board, std::span<const Unit> units, const Entries& entries);

// The same for people.
std::string atlas_text(const Board& board, std::span<const Unit> units, const Entries& entries);

}  // namespace peg
