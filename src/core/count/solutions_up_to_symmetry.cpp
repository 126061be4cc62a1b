// SPDX-License-Identifier: MIT
#include "core/count/solutions_up_to_symmetry.h"

#include <cassert>
#include <vector>

#include "core/support/position_map.h"

namespace peg {

namespace {

constexpr std::size_t kMaxSymmetricPositions = 1 << 16;  // with equally many pegs

std::vector<Jump> jumps_kept(const Board& board, const Permutation& permutation) {
    std::vector<Jump> kept;
    for (const Jump& jump : board.jumps())
        if (permutation[jump.from] == jump.from && permutation[jump.over] == jump.over &&
            permutation[jump.to] == jump.to)
            kept.push_back(jump);
    return kept;
}

// The solutions that use only these jumps; empty if there are too many positions.
std::optional<Uint128> solutions_with(const std::vector<Jump>& jumps, const Problem& problem,
                                      int pegs_left) {
    PositionMap<Uint128> paths;  // to each position of a level
    paths[problem.start.pegs] = 1;
    for (int pegs = peg_count(problem.start); pegs > pegs_left; --pegs) {
        PositionMap<Uint128> after;
        for (std::size_t slot = 0; slot < paths.slots(); ++slot) {
            const Position before{paths.position(slot)};
            for (const Jump& jump : jumps) {
                if (!is_legal(before, jump)) continue;
                Uint128& sum = after[play(before, jump).pegs];
                sum = saturating_add(sum, paths.value(slot));
            }
        }
        if (after.size() > kMaxSymmetricPositions) return std::nullopt;
        paths = std::move(after);
    }
    Uint128 solutions = 0;
    for (std::size_t slot = 0; slot < paths.slots(); ++slot) {
        const Position end{paths.position(slot)};
        const bool fewest = problem.finish.kind == Finish::Kind::kFewest;
        if (end.pegs != 0 && (fewest || is_finished(problem.finish, end)))
            solutions = saturating_add(solutions, paths.value(slot));
    }
    return solutions;
}

}  // namespace

std::optional<Uint128> solutions_up_to_symmetry(const Board& board, const Problem& problem,
                                                int pegs_left, Uint128 solutions) {
    if (solutions == kTooMany) return std::nullopt;
    // The only solution has no jumps. (A board without pegs could not be stored in the map.)
    if (peg_count(problem.start) == pegs_left) return solutions;
    Uint128 sum = solutions;  // fixed by the identity
    unsigned symmetries = 1;
    for (const Permutation& permutation : board.symmetries().subspan(1)) {
        if (!keeps(permutation, problem)) continue;
        const auto kept = solutions_with(jumps_kept(board, permutation), problem, pegs_left);
        if (!kept) return std::nullopt;
        sum = saturating_add(sum, *kept);
        ++symmetries;
    }
    if (sum == kTooMany) return std::nullopt;
    assert(sum % symmetries == 0);
    return sum / symmetries;
}

}  // namespace peg
