// SPDX-License-Identifier: MIT
#pragma once

// The atlas of a board, made of the results of its units.

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
// `problems` is the number of all single-vacancy problems up to symmetry, `excluded` the number of
// those that the rule of three excludes; excluded problems are not listed. `class` is that of the
// vacancy (core/proof/position_class.h). `limits` are the limits of the searches. The result of a
// unit has the keys of unit_result.h, and two more: "command" finds its first part again, "piece"
// all of it except shared solutions (solution_sharing.h). A missing unit has neither.
Json atlas_json(const Board& board, std::span<const Unit> units, const Entries& entries);

// The same as text for people.
std::string atlas_text(const Board& board, std::span<const Unit> units, const Entries& entries);

}  // namespace peg
