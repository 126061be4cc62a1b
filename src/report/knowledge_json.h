// SPDX-License-Identifier: MIT
#pragma once

// Results other than one solution, as JSON: counts, levels, a solution in the fewest moves, several
// solutions, a generated position, the nearest winnable positions, a solution explained, what every
// solution contains. The conventions are those of json.h.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/count/count_search.h"
#include "core/count/level_count_search.h"
#include "core/explain/explain_search.h"
#include "core/solver/generator.h"
#include "core/solver/landmark_search.h"
#include "core/solver/moves/fewest_moves_search.h"
#include "core/solver/moves/shortest_solutions_search.h"
#include "core/solver/nearest_winnable.h"
#include "core/solver/review_search.h"
#include "core/solver/solutions_search.h"
#include "core/solver/through_search.h"
#include "report/json.h"

namespace peg {

// {"verdict","solutions":"40861647040079968"|null,"positions":n|null,"winning":n|null,
//  "up_to_symmetry":"..."|null,"play_outs":"..."|null,"odds":p|null,"jump_sets":"..."|null,
//  "estimate":{"play_outs":{"mean":x,"error":e}|null,"odds":{"mean":p,"error":e}|null,
//              "samples":n}|null,"nodes","seconds"}
// A number is null if a limit left it unknown, or if it is too large to hold. `estimate` has the
// mean over `samples` random games, and its standard error, for such numbers. A number in it is
// null if it is known exactly, or if the games show only that the odds are small. `estimate` is
// null if all numbers are known.
Json count_json(const Count& count, std::optional<double> seconds);

// {"levels":[1,1,2,8,39,...],"total":n,"complete":bool,"nodes","seconds"}: the number of positions,
// up to symmetry, after 0, 1, 2, ... jumps. Not complete: a limit ended the count early.
Json levels_json(const Levels& levels, std::optional<double> seconds);

// answer_json with two more keys: "shortest" says whether the number of moves is proved to be
// minimal; "move_count_at_least" is the proved lower bound of the number of moves, or null if there
// is no solution.
Json fewest_moves_json(const Board& board, const Problem& problem, const FewestMoves& shortest,
                       std::optional<double> seconds);

// "easy", "medium", "hard"
inline constexpr std::array<std::string_view, 3> kDifficulties{"easy", "medium", "hard"};
inline std::string_view difficulty_name(Difficulty difficulty) {
    return kDifficulties[static_cast<std::size_t>(difficulty)];
}
// {"board","position","finish","pegs","difficulty","log2_odds","choices","losing","seed",
//  "solution":"d2-d4 ..."}: every key but those of the wish is null if no position could be made.
Json generated_json(const Board& board, const Wish& wish, const Generated* made);

// ["d2-d4 c4-c2-e2 ...",...]: the moves of each solution.
Json solution_lines(const Board& board, std::span<const std::vector<JumpId>> found);
// {"verdict","solutions":[...],"complete":bool,"nodes","seconds"}: complete if there are no more
// solutions.
Json solutions_json(const Board& board, const Solutions& solutions, std::optional<double> seconds);

// {"verdict","moves":n|null,"move_count_at_least":n|null,"count":n|null,"solutions":[...],
//  "complete":bool,"nodes","seconds"}: the solutions in the fewest moves; "count" is null until
//  they are counted; complete if all are listed.
Json shortest_solutions_json(const Board& board, const ShortestSolutions& shortest,
                             std::optional<double> seconds);
// {"positions":[{"position","changed":n,"moves":"d2-d4 ..."},...],"complete":bool,
//  "nodes","seconds"}: the nearest winnable positions, each with the number of holes in which it
// differs and with a solution; complete if no nearer one can have been missed.
Json nearest_json(const Board& board, const NearestWinnable& nearest,
                  std::optional<double> seconds);

// answer_json with two more keys: "through" is the position; "lost_half" is the half that has no
// solution, 1 from the start to the position or 2 from the position to the finish, or null. The
// proof is that of the lost half.
Json through_json(const Board& board, const Problem& problem, Position position,
                  const Through& through, std::optional<double> seconds);

// {"start":{"verdict","solutions":"..."|null,"odds":p|null},
//  "moves":[{"move":"c4-c2-e2","jumps":[{"jump","verdict","legal":n,"keeping":n|null,
//            "keepers":["d2-d4",...],"solutions":"..."|null,"odds":p|null},...]},...],
//  "lost_at":n|null,"nodes","seconds"}: `verdict`, `solutions` and `odds` are those of the position
// after the jump. Before the jump, `legal` jumps were possible; `keepers` are those known to keep
// the game winnable, and `keeping` is their number, or null until all are judged. `lost_at` is the
// number, from 1, of the jump that lost the game.
Json review_json(const Board& board, std::span<const JumpId> game, const Review& review,
                 std::optional<double> seconds);
// {"verdict","packages":[{"jumps":["d2-d4",...],"removes":["d2",...],"kind":"three",
//  "catalyst":["c1","e1"]|null},...],"steps":n|null,"fewest":bool,"nodes","seconds","proof"}
// `kind` is "jump" or the shape of a block (core/explain/block_shape.h); `catalyst` is a peg and an
// empty hole; `fewest` says that no explanation has fewer steps.
Json explanation_json(const Board& board, const PackagedSolution& explanation,
                      std::optional<double> seconds);

// {"verdict","jumps":["d4-d6",...],"undecided":["d2-d4",...],
//  "last":["d4",...]|null,"last_undecided":["b4",...]|null,"nodes","seconds","proof"}
// `jumps` are the jumps that every solution contains, and `undecided` the jumps for which a limit
// left this unknown. `last` are the start holes whose peg is the last one in some solution, and
// `last_undecided` the holes for which this is unknown. If `last` has one hole and `last_undecided`
// none, that peg is the last one in every solution. Both are null if solutions leave more than one
// peg, or if there is no solution.
Json landmarks_json(const Board& board, const Landmarks& landmarks, std::optional<double> seconds);

}  // namespace peg
