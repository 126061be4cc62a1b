// SPDX-License-Identifier: MIT
#include "support/oracle_removals.h"

#include <algorithm>
#include <bit>
#include <map>

namespace oracle {
namespace {

Mask bit_of(int hole) { return Mask{1} << hole; }

Mask mask_of(const Pegs& pegs) {
    Mask mask = 0;
    for (std::size_t i = 0; i < pegs.size(); ++i)
        if (pegs[i] == 'x') mask |= Mask{1} << i;
    return mask;
}

bool legal(Mask pegs, const Jump& jump) {
    return (pegs & bit_of(jump.from)) != 0 && (pegs & bit_of(jump.over)) != 0 &&
           (pegs & bit_of(jump.to)) == 0;
}
Mask flips(const Jump& jump) { return bit_of(jump.from) | bit_of(jump.over) | bit_of(jump.to); }

bool touch(const Board& board, int a, int b) {
    const auto [row_a, column_a] = board.holes[static_cast<std::size_t>(a)];
    const auto [row_b, column_b] = board.holes[static_cast<std::size_t>(b)];
    const int rows = row_b - row_a;
    const int columns = column_b - column_a;
    if (rows * rows + columns * columns == 1) return true;
    return board.triangular && rows == columns && rows * rows == 1;
}

bool connected(const Board& board, Mask set) {
    Mask reached = set & (~set + 1);
    for (bool grew = true; grew;) {
        grew = false;
        for (int a = 0; a < static_cast<int>(board.holes.size()); ++a)
            for (int b = 0; b < static_cast<int>(board.holes.size()); ++b)
                if ((reached & bit_of(a)) != 0 && (set & ~reached & bit_of(b)) != 0 &&
                    touch(board, a, b)) {
                    reached |= bit_of(b);
                    grew = true;
                }
    }
    return reached == set;
}

void extend(const Board& board, Mask before, Mask now, Mask touched, int jumps,
            std::set<Removal>& found) {
    const Mask block = before & ~now;
    const Mask rest = touched & ~block;
    const bool others_as_before = (now & ~before) == 0;
    if (jumps >= 3 && others_as_before && std::popcount(rest) == 2 &&
        std::popcount(rest & before) == 1 && connected(board, block))
        found.insert({block, std::countr_zero(rest & before), std::countr_zero(rest & ~before)});
    if (jumps == 6) return;
    for (const Jump& jump : board.jumps)
        if (legal(now, jump) && std::popcount(touched | flips(jump)) <= 8)
            extend(board, before, now ^ flips(jump), touched | flips(jump), jumps + 1, found);
}

}  // namespace

std::set<Removal> removals(const Board& board) {
    std::set<Removal> found;
    for (Mask pegs = 0; pegs < Mask{1} << board.holes.size(); ++pegs)
        extend(board, pegs, pegs, 0, 0, found);
    return found;
}

std::optional<FewestSteps> fewest_steps(const Board& board, const std::set<Removal>& removals,
                                        const Pegs& start, const std::set<Pegs>& ends) {
    std::set<Mask> goals;
    Mask all_goals = 0;
    for (const Pegs& end : ends) goals.insert(mask_of(end));
    for (const Mask goal : goals) all_goals |= goal;
    const auto image = [](const Symmetry& symmetry, Mask pegs) {
        Mask to = 0;
        for (std::size_t i = 0; i < symmetry.size(); ++i)
            if ((pegs >> i & 1) != 0) to |= bit_of(symmetry[i]);
        return to;
    };
    std::vector<Symmetry> group;
    for (const Symmetry& symmetry : symmetries(board))
        if (image(symmetry, mask_of(start)) == mask_of(start) &&
            image(symmetry, all_goals) == all_goals)
            group.push_back(symmetry);
    const auto symmetry_of = [&](Mask pegs) {
        int kept = -1;
        for (const Symmetry& symmetry : group) kept += image(symmetry, pegs) == pegs;
        return kept;
    };
    // For each position the symmetry of the best way to it.
    std::map<Mask, int> level{{mask_of(start), symmetry_of(mask_of(start))}};
    for (int steps = 0; !level.empty(); ++steps) {
        std::optional<FewestSteps> best;
        for (const auto& [pegs, symmetry] : level)
            if (goals.contains(pegs) && (!best || symmetry > best->symmetry))
                best = {steps, symmetry};
        if (best) return best;
        std::map<Mask, int> next;
        for (const auto& [pegs, symmetry] : level) {
            const auto reach = [&](Mask after) {
                int& known = next.try_emplace(after, -1).first->second;
                known = std::max(known, symmetry + symmetry_of(after));
            };
            for (const Jump& jump : board.jumps)
                if (legal(pegs, jump)) reach(pegs ^ flips(jump));
            for (const Removal& removal : removals)
                if ((removal.block & ~pegs) == 0 && (pegs & bit_of(removal.peg)) != 0 &&
                    (pegs & bit_of(removal.empty)) == 0)
                    reach(pegs & ~removal.block);
        }
        level = std::move(next);
    }
    return std::nullopt;
}

}  // namespace oracle
