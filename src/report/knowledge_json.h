// SPDX-License-Identifier: MIT
#pragma once

// What is known of a problem beyond a solution of it, as JSON: counts, levels, the shortest,
// several.

#include "core/count_search.h"
#include "core/level_search.h"
#include "core/shortest_search.h"
#include "core/solutions_search.h"
#include "report/json.h"

namespace peg {

// {"verdict","solutions":"40861647040079968"|null,"positions":n|null,"winning":n|null,
//  "nodes","seconds"}: null is what a limit, or too large a number, left unknown.
Json count_json(const Count& count, std::optional<double> seconds);

// {"levels":[1,1,2,8,39,...],"total":n,"complete":bool,"nodes","seconds"}: positions after each
// jump; where it is not complete there are more, which a limit left uncounted.
Json levels_json(const Levels& levels, std::optional<double> seconds);

// answer_json with "shortest", whether the number of moves is proved to be the least, and
// "lower_bound", the least that is not excluded, or null where there is no solution.
Json shortest_json(const Board& board, const Problem& problem, const Shortest& shortest,
                   std::optional<double> seconds);

// ["d2-d4 c4-c2-e2 ...",...]: the moves of each.
Json solution_lines(const Board& board, const Solutions& solutions);
// {"verdict","solutions":[...],"complete":bool,"nodes","seconds"}: complete when there are no more.
Json solutions_json(const Board& board, const Solutions& solutions, std::optional<double> seconds);

}  // namespace peg
