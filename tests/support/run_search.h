// SPDX-License-Identifier: MIT
#pragma once

// Runs the searches for exact results to their end, and computes the same by brute force, for
// comparison.

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/board/game.h"
#include "core/count/count_search.h"
#include "core/count/level_count_search.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/proof/moves/merson_regions.h"
#include "core/search/goals.h"
#include "core/search/search_state.h"
#include "core/solver/moves/fewest_moves_search.h"
#include "support/certificates.h"
#include "support/oracle.h"
#include "support/random_boards.h"
#include "support/solve.h"
#include "support/translate.h"

namespace peg {

// For searches with a memory limit in bytes.
inline constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

// Tables of a megabyte hold all positions of boards that the oracle can handle.
inline constexpr Limits kSmall{.bytes = std::size_t{1} << 20};

// Steps of a fixed size, or of random sizes from 1 to `-step` nodes.
template <class Search>
auto known(const Board& board, const Problem& problem, const Limits& limits = {},
           int step = 1'000'000) {
    Search search(board);
    search.begin(problem, limits);
    oracle::Random random(7);
    const auto nodes = [&] {
        return static_cast<std::uint64_t>(step > 0 ? step : 1 + oracle::below(random, -step));
    };
    while (!search.step(nodes())) {
    }
    return search.result();
}

inline Levels levels(const Board& board, const Problem& problem, const Limits& limits = {},
                     int step = 1'000'000) {
    return known<LevelCountSearch>(board, problem, limits, step);
}
inline Count counted(const Board& board, const Problem& problem, const Limits& limits = {},
                     int step = 1'000'000) {
    return known<CountSearch>(board, problem, limits, step);
}
inline FewestMoves shortest(const Board& board, const Problem& problem, const Limits& limits = {},
                            int step = 1'000'000) {
    return known<FewestMovesSearch>(board, problem, limits, step);
}

// Steps a search of core/search until it ends; returns the number of nodes.
template <class Search>
std::uint64_t run_to_end(Search& search, std::uint64_t step) {
    std::uint64_t nodes = 0;
    while (search.state() == SearchState::kRunning) nodes += search.step(step);
    return nodes;
}

// What is wrong with an answer by itself; empty if nothing is.
inline std::string fault(const Board& board, const Problem& problem, const Answer& answer) {
    const bool fewest = problem.finish.kind == Finish::Kind::kFewest;
    const Replay played = replay(board, problem, answer.jumps);
    if (played.legal != answer.jumps.size()) return "an illegal jump";
    if (!answer.jumps.empty() && answer.pegs_left != peg_count(played.end)) return "pegs left";
    switch (answer.verdict) {
        case Verdict::kSolvable:
            if (!played.finished) return "the solution does not reach the finish";
            if (answer.pegs_left != peg_count(played.end)) return "pegs left";
            if (!fewest && answer.proof) return "a proof, but solvable";
            return {};
        case Verdict::kUnsolvable:
            if (fewest) return "some number of pegs is the fewest";
            if (!answer.jumps.empty()) return "jumps, but unsolvable";
            if (!answer.proof) return "no proof";
            if (!stands(board, problem, answer.proof)) return "the proof does not hold";
            return {};
        case Verdict::kUndecided:
            if (!fewest && !answer.jumps.empty()) return "jumps, but undecided";
            if (answer.proof) return "a proof, but undecided";
            return {};
    }
    return "no verdict";
}

}  // namespace peg

namespace oracle {

inline Pegs image(const Symmetry& symmetry, const Pegs& pegs) {
    Pegs moved(pegs.size(), 'o');
    for (std::size_t i = 0; i < pegs.size(); ++i)
        moved[static_cast<std::size_t>(symmetry[i])] = pegs[i];
    return moved;
}

// The symmetries that fix all these positions.
inline std::vector<Symmetry> keeping(const Board& board, const std::vector<Pegs>& positions) {
    std::vector<Symmetry> group;
    for (const Symmetry& symmetry : symmetries(board)) {
        bool keeps = true;
        for (const Pegs& pegs : positions) keeps = keeps && image(symmetry, pegs) == pegs;
        if (keeps) group.push_back(symmetry);
    }
    return group;
}

inline Pegs least_image(const std::vector<Symmetry>& group, const Pegs& pegs) {
    Pegs least = pegs;
    for (const Symmetry& symmetry : group) least = std::min(least, image(symmetry, pegs));
    return least;
}

// The number of ways from each reachable position to one of the ends; may be 0.
using Ways = std::map<Pegs, std::uint64_t>;
inline std::uint64_t count_ways(const Board& board, const Pegs& pegs, const std::set<Pegs>& ends,
                                Ways& ways) {
    if (const auto known = ways.find(pegs); known != ways.end()) return known->second;
    std::uint64_t sum = ends.contains(pegs) ? 1 : 0;
    for (const Jump& jump : legal_jumps(board, pegs))
        sum += count_ways(board, after(pegs, jump), ends, ways);
    return ways[pegs] = sum;
}

// The probability that random jumps lead to one of the ends.
using Odds = std::map<Pegs, double>;
inline double odds(const Board& board, const Pegs& pegs, const std::set<Pegs>& ends, Odds& known) {
    if (ends.contains(pegs)) return 1;
    if (const auto found = known.find(pegs); found != known.end()) return found->second;
    const std::vector<Jump> jumps = legal_jumps(board, pegs);
    double sum = 0;
    for (const Jump& jump : jumps)
        sum += odds(board, after(pegs, jump), ends, known) / static_cast<double>(jumps.size());
    return known[pegs] = sum;
}

// The min number of moves from a position to one of the ends, if the peg in the hole `last` may
// jump on for free; a large number if there is no way.
using Moves = std::map<std::pair<Pegs, int>, int>;
inline int fewest_moves(const Board& board, const Pegs& pegs, int last, const std::set<Pegs>& ends,
                        Moves& moves) {
    if (ends.contains(pegs)) return 0;
    if (const auto known = moves.find({pegs, last}); known != moves.end()) return known->second;
    int fewest = 1000;
    for (const Jump& jump : legal_jumps(board, pegs))
        fewest = std::min(fewest, (jump.from == last ? 0 : 1) +
                                      fewest_moves(board, after(pegs, jump), jump.to, ends, moves));
    return moves[{pegs, last}] = fewest;
}

// Adds all positions after a jump of the peg in a hole and any further jumps of it. Backwards these
// are un-jumps, played as jumps on the complement.
inline void add_chain(const Board& board, const Pegs& pegs, int peg, bool backwards,
                      std::set<Pegs>& found) {
    for (const Jump& jump : board.jumps) {
        if ((backwards ? jump.to : jump.from) != peg) continue;
        const Pegs seen = backwards ? complement(pegs) : pegs;
        if (!is_legal(seen, jump)) continue;
        Pegs next = after(seen, jump);
        if (backwards) next = complement(next);
        found.insert(next);
        add_chain(board, next, backwards ? jump.from : jump.to, backwards, found);
    }
}

// By number of moves: all positions that need exactly this number.
inline std::vector<std::set<Pegs>> levels_by_moves(const Board& board, const Pegs& first,
                                                   bool backwards, std::size_t depth) {
    std::vector<std::set<Pegs>> levels{{first}};
    std::set<Pegs> seen{first};
    while (levels.size() <= depth) {
        std::set<Pegs> next;
        for (const Pegs& pegs : levels.back())
            for (int hole = 0; hole < static_cast<int>(board.holes.size()); ++hole)
                add_chain(board, pegs, hole, backwards, next);
        std::erase_if(next, [&](const Pegs& pegs) { return seen.contains(pegs); });
        seen.insert(next.begin(), next.end());
        levels.push_back(std::move(next));
    }
    return levels;
}

}  // namespace oracle

namespace peg {

// A small random problem, and its fewest moves by brute force; 1000 if it has no solution.
struct SmallProblem {
    oracle::Board drawn;
    oracle::Pegs start;
    Board board;
    Problem problem;
    int fewest;
};

// The i-th of many: one in three leaves the hole of the last peg open.
inline SmallProblem random_small_problem(oracle::Random& random, int i) {
    const oracle::Board drawn =
        oracle::random_connected_board(random, i % 2 == 0, 8 + oracle::below(random, 8));
    const Board board = board_of(drawn);
    const oracle::Pegs start =
        oracle::random_winnable_pegs(random, drawn, 3 + oracle::below(random, 8));
    const Problem problem{position_of(board, start),
                          i % 3 == 0 ? Finish::any() : Finish::at(random_hole(random, board))};
    std::set<oracle::Pegs> ends;
    for (const oracle::Pegs& position : oracle::outcomes(drawn, start))
        if (is_finished(problem.finish, position_of(board, position))) ends.insert(position);
    oracle::Moves known;
    const bool finished = is_finished(problem.finish, problem.start);
    const int fewest = finished ? 0 : oracle::fewest_moves(drawn, start, -1, ends, known);
    return {drawn, start, board, problem, fewest};
}

// The parts of a search for short solutions, for a problem with goals. The board must outlive it.
struct ShortSetting {
    ShortSetting(const Board& board, const Problem& problem)
        : goals(goals_of(board, problem)), goal(only_goal(problem.finish)),
          canonicalizer(board, std::array{problem.start.pegs, goal.value_or(board.holes())}),
          regions(board, problem.start.pegs, goal.value_or(0), goal ? 0 : 1) {}

    std::vector<Bits> goals;
    std::optional<Bits> goal;
    DenseCanonicalizer canonicalizer;
    MersonRegions regions;
};

}  // namespace peg
