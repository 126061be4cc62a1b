// SPDX-License-Identifier: MIT
#include "cli/atlas/solution_sharing.h"

#include <algorithm>
#include <string>

#include "cli/cli_errors.h"
#include "core/board/game.h"
#include "core/search/moves/last_moves.h"
#include "report/text.h"

namespace peg {
namespace {

using Jumps = std::vector<JumpId>;

constexpr std::size_t kMaxSharedPositions = 100'000;  // max positions per level when searching for
                                                      // other last moves

// The jump of the other peg in the opposite direction; nothing if the line has no fourth hole.
std::optional<JumpId> turned(const Board& board, const Jump& jump) {
    for (const Jump& other : board.jumps())
        if (other.from == jump.over && other.over == jump.from)
            return board.find_jump(other.from, other.over, other.to);
    return std::nullopt;
}

// The solution (of at least two jumps) itself, and with its first jump turned round, its last jump,
// or both.
std::vector<Jumps> relatives(const Board& board, const Jumps& solution) {
    std::vector<Jumps> found{solution};
    for (const std::size_t place : {std::size_t{0}, solution.size() - 1})
        for (std::size_t i = found.size(); i-- > 0;) {
            const auto other = turned(board, board.jumps()[found[i][place]]);
            if (!other) continue;
            found.push_back(found[i]);
            found.back()[place] = *other;
        }
    return found;
}

// The solution with other sequences for its last moves, up to `moves` of them.
std::vector<Jumps> with_other_ends(const Board& board, const Jumps& solution, std::size_t moves) {
    std::vector<Jumps> found;
    if (moves == 0) return found;
    const std::vector<Move> all = moves_of(board, solution);
    Jumps before = solution;
    for (const Move& move : std::span(all).last(std::min(moves, all.size())))
        before.resize(before.size() - move.size());
    const Position start{board.holes() ^ bit(board.jumps()[solution.front()].to)};
    const Position position = replay(board, {start, Finish::any(), std::nullopt}, before).end;
    for (const Jumps& way : single_peg_endings(board, position, moves, kMaxSharedPositions)) {
        found.push_back(before);
        found.back().insert(found.back().end(), way.begin(), way.end());
    }
    return found;
}

}  // namespace

SolutionSharing::SolutionSharing(const Board& board, std::span<const Unit> units, Entries& entries,
                                 std::size_t last_moves)
    : board_(board), units_(units), entries_(entries), last_moves_(last_moves) {
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (solved(i) == nullptr) continue;
        const Problem& problem = units[i].problem;
        unit_of_[{lowest(board.holes() ^ problem.start.pegs), lowest(*only_goal(problem.finish))}] =
            i;
        lenders_.push_back(i);
    }
}

// Units that received a better solution share it in turn. This ends because solutions only improve.
std::optional<Error> SolutionSharing::step() {
    if (lenders_.empty()) return std::nullopt;
    const ProblemResult lender = *solved(lenders_.back());
    lenders_.pop_back();
    const Jumps& shortest = lender.fewest.answer.jumps;
    for (const Jumps& solution : {shortest, lender.sweep.solution})
        if (solution.size() > 1)
            if (auto error = lend(relatives(board_, solution))) return error;
    if (shortest.size() > 1) return lend(with_other_ends(board_, shortest, last_moves_));
    return std::nullopt;
}

// The result of a problem that is known to be solvable; null for all other units.
ProblemResult* SolutionSharing::solved(std::size_t unit) {
    auto* known = entries_[unit] ? std::get_if<ProblemResult>(&entries_[unit]->result) : nullptr;
    const bool has = known != nullptr && known->fewest.answer.verdict == Verdict::kSolvable;
    return has ? known : nullptr;
}

// Gives each solution to the unit whose problem it solves, directly or after a symmetry.
std::optional<Error> SolutionSharing::lend(const std::vector<Jumps>& solutions) {
    for (const Jumps& solution : solutions)
        for (const Permutation& image : board_.symmetries()) {
            const auto unit = unit_of_.find({image[board_.jumps()[solution.front()].to],
                                             image[board_.jumps()[solution.back()].to]});
            if (unit == unit_of_.end()) continue;
            Jumps jumps;
            for (const JumpId id : solution) {
                const Jump& jump = board_.jumps()[id];
                jumps.push_back(
                    *board_.find_jump(image[jump.from], image[jump.over], image[jump.to]));
            }
            if (auto error = take(unit->second, jumps)) return error;
            break;
        }
    return std::nullopt;
}

std::optional<Error> SolutionSharing::take(std::size_t unit, const Jumps& jumps) {
    auto& [fewest, solutions, winning, sweep] = *solved(unit);
    const std::vector<Move> moves = moves_of(board_, jumps);
    const std::size_t last = moves.back().size();
    if (moves.size() < fewest.lower_bound)
        return contradiction(unit, "a solution in", moves.size(), "move", fewest.lower_bound);
    if (last > sweep.at_most)
        return contradiction(unit, "a last sweep of", last, "jump", sweep.at_most);
    const bool fewer = moves.size() < moves_of(board_, fewest.answer.jumps).size();
    const bool longer = last > sweep.jumps;
    if (fewer) {
        fewest.answer.jumps = jumps;
        fewest.proved = moves.size() == fewest.lower_bound;
    }
    if (longer) {
        sweep.solution = jumps;
        sweep.jumps = last;
    }
    if (fewer || longer) {
        lenders_.push_back(unit);
        borrowers_.insert(unit);
    }
    return std::nullopt;
}

Error SolutionSharing::contradiction(std::size_t unit, const char* found, std::size_t number,
                                     const char* noun, std::size_t bound) const {
    return cli_error("contradiction", unit_words(board_, units_[unit]),
                     found + (' ' + counted(number, noun)), bound);
}

}  // namespace peg
