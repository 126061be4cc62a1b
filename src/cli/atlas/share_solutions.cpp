// SPDX-License-Identifier: MIT
#include "cli/atlas/share_solutions.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/board/position.h"
#include "report/text.h"

namespace peg {
namespace {

using Jumps = std::vector<JumpId>;

// The jump of the other peg, the opposite way; nothing where the line has no fourth hole.
std::optional<JumpId> turned(const Board& board, const Jump& jump) {
    for (const Jump& other : board.jumps())
        if (other.from == jump.over && other.over == jump.from)
            return board.find_jump(other.from, other.to);
    return std::nullopt;
}

// The solution with its first jump turned round, with its last one, and with both.
std::vector<Jumps> relatives(const Board& board, const Jumps& solution) {
    std::vector<Jumps> found;
    const auto add_turned = [&](Jumps jumps, std::size_t place) {
        const auto other = turned(board, board.jumps()[jumps[place]]);
        if (!other) return;
        jumps[place] = *other;
        found.push_back(std::move(jumps));
    };
    if (solution.size() < 2) return found;
    add_turned(solution, solution.size() - 1);
    add_turned(solution, 0);
    if (found.size() == 2) add_turned(found.front(), 0);
    return found;
}

class Sharing {
public:
    Sharing(const Board& board, std::span<const Unit> units, Entries& entries)
        : board_(board), units_(units), entries_(entries) {
        for (std::size_t i = 0; i < units.size(); ++i)
            if (solved(i) != nullptr)
                unit_of_[{lowest(board.holes() ^ units[i].problem.start.pegs),
                          lowest(*only_goal(units[i].problem.finish))}] = i;
    }

    std::optional<Error> run() {
        for (const auto& [problem, unit] : unit_of_) lenders_.push_back(unit);
        // A unit lends again when it was lent something better: that ends.
        while (!lenders_.empty()) {
            const ProblemResult lender = *solved(lenders_.back());
            lenders_.pop_back();
            for (const Jumps* solution : {&lender.fewest.answer.jumps, &lender.sweep.solution})
                for (const Jumps& relative : relatives(board_, *solution))
                    if (auto error = lend(relative)) return error;
        }
        return std::nullopt;
    }

private:
    // What is known of a problem that can be solved; null of all other units.
    ProblemResult* solved(std::size_t i) {
        auto* known = entries_[i] ? std::get_if<ProblemResult>(&entries_[i]->result) : nullptr;
        const bool has = known != nullptr && known->fewest.answer.verdict == Verdict::kSolvable;
        return has ? known : nullptr;
    }

    // To the unit that has this problem, or one that a symmetry maps it to.
    std::optional<Error> lend(const Jumps& solution) {
        for (const Permutation& image : board_.symmetries()) {
            const auto unit = unit_of_.find({image[board_.jumps()[solution.front()].to],
                                             image[board_.jumps()[solution.back()].to]});
            if (unit == unit_of_.end()) continue;
            Jumps jumps;
            for (const JumpId id : solution) {
                const Jump& jump = board_.jumps()[id];
                jumps.push_back(*board_.find_jump(image[jump.from], image[jump.to]));
            }
            return take(unit->second, jumps);
        }
        return std::nullopt;
    }

    std::optional<Error> take(std::size_t unit, const Jumps& jumps) {
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
        if (fewer || longer) lenders_.push_back(unit);
        return std::nullopt;
    }

    Error contradiction(std::size_t unit, const char* found, std::size_t number, const char* noun,
                        std::size_t bound) const {
        return Error{"What is known contradicts itself: of " + unit_words(board_, units_[unit]) +
                     " there is " + found + ' ' + counted(number, noun) + ", and the bound is " +
                     grouped(bound) + '.'};
    }

    const Board& board_;
    std::span<const Unit> units_;
    Entries& entries_;
    std::map<std::pair<Hole, Hole>, std::size_t> unit_of_;  // by vacancy and finish
    std::vector<std::size_t> lenders_;                      // units that may have something to lend
};

}  // namespace

std::optional<Error> share_solutions(const Board& board, std::span<const Unit> units,
                                     Entries& entries) {
    return Sharing(board, units, entries).run();
}

}  // namespace peg
