// SPDX-License-Identifier: MIT
#include "core/proof.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/position.h"

namespace peg {

namespace {

// The rule of three by counting: in each of the colourings, a jump changes the number of pegs of
// all three colours by one, so whether two of the numbers are both odd, both even or different
// never changes. True when start and goal disagree about that.
bool classes_differ(const Board& board, Bits start, Bits goal) {
    const auto differ = [&](int row_factor) {
        std::array<int, 3> change{};
        for (Hole hole : board.reading_order()) {
            const Cell cell = board.cell(hole);
            const int colour = (cell.column + row_factor * cell.row) % 3;
            if (contains(start, hole) != contains(goal, hole))
                ++change[static_cast<std::size_t>(colour)];
        }
        return change[0] % 2 != change[1] % 2 || change[1] % 2 != change[2] % 2;
    };
    return differ(1) || (board.lattice() == Lattice::kSquare && differ(2));
}

// The least sum of fares that brings a region from its pegs at the start to those at the goal,
// every other hole being as each jump wants it: rounds over all patterns and jumps until nothing
// is cheaper any more. Nothing where the region cannot get there, or ever more cheaply.
std::optional<std::int64_t> least_sum(const Board& board, const Fares::Region& region, Bits start,
                                      Bits goal) {
    std::vector<Hole> holes;
    for (Hole hole : board.reading_order())
        if (contains(region.holes, hole)) holes.push_back(hole);
    const auto place = [&](Hole hole) {
        const auto at = std::ranges::find(holes, hole);
        return at == holes.end() ? 0U : 1U << (at - holes.begin());
    };
    const auto pattern = [&](Bits pegs) {
        unsigned pegs_here = 0;
        for (Hole hole : holes) pegs_here |= contains(pegs, hole) ? place(hole) : 0U;
        return pegs_here;
    };
    struct LocalJump {
        unsigned taken, filled;
        std::int64_t fare;
    };
    std::vector<LocalJump> jumps;
    for (const Jump& jump : board.jumps())
        jumps.push_back({place(jump.from) | place(jump.over), place(jump.to), 0});
    for (const Fares::Fare& fare : region.fares) jumps[fare.jump].fare += fare.fare;
    std::erase_if(jumps, [](const LocalJump& jump) { return (jump.taken | jump.filled) == 0; });

    constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> least(std::size_t{1} << holes.size(), kNever);
    least[pattern(start)] = 0;
    bool cheaper = true;
    for (std::size_t round = 0; cheaper; ++round) {
        if (round > least.size()) return std::nullopt;
        cheaper = false;
        for (unsigned before = 0; before < least.size(); ++before) {
            if (least[before] == kNever) continue;
            for (const LocalJump& jump : jumps) {
                if ((before & jump.taken) != jump.taken || (before & jump.filled) != 0) continue;
                std::int64_t& after = least[(before & ~jump.taken) | jump.filled];
                if (least[before] + jump.fare >= after) continue;
                after = least[before] + jump.fare;
                cheaper = true;
            }
        }
    }
    return least[pattern(goal)];
}

bool fares_exclude(const Board& board, const Fares& fares, Bits start, Bits goal) {
    std::vector<std::int64_t> sums(board.jumps().size());
    if (fares.regions.size() > Fares::kMaxRegions) return false;
    for (const Fares::Region& region : fares.regions) {
        if (region.fares.size() > sums.size()) return false;
        if ((region.holes & ~board.holes()) != 0) return false;
        if (count(region.holes) > Fares::kMaxRegionHoles) return false;
        for (const Fares::Fare& fare : region.fares) {
            if (fare.jump >= sums.size()) return false;
            if ((board.jump(fare.jump).mask & region.holes) == 0) return false;
            sums[fare.jump] += fare.fare;
        }
    }
    if (std::ranges::any_of(sums, [](std::int64_t sum) { return sum > 0; })) return false;
    for (const Fares::Region& region : fares.regions) {
        const auto real = least_sum(board, region, start, goal);
        if (!real || *real < region.least) return false;
    }
    return least(fares) > 0;
}

bool check_for_goal(const Board& board, Bits start, Bits goal, const Proof& proof);

// One jump on, or back, in every way there is.
bool check_split(const Board& board, Bits start, Bits goal, const Proof& proof) {
    if (start == goal) return false;
    if (count(start) <= count(goal)) return proof.after.empty();  // each jump takes a peg away
    const Bits end = proof.backwards ? goal : start;
    std::size_t at = 0;
    for (const Jump& jump : board.jumps()) {
        const bool from = contains(end, jump.from), over = contains(end, jump.over);
        if (from == proof.backwards || over == proof.backwards) continue;
        if (contains(end, jump.to) != proof.backwards) continue;
        if (at == proof.after.size()) return false;
        const Proof& rest = proof.after[at++];
        const bool whole = rest.kind == Proof::Kind::kPagoda || rest.kind == Proof::Kind::kTolls ||
                           rest.kind == Proof::Kind::kFares || rest.kind == Proof::Kind::kSplit;
        const Bits next = end ^ bit(jump.from) ^ bit(jump.over) ^ bit(jump.to);
        if (!whole || !check_for_goal(board, proof.backwards ? start : next,
                                      proof.backwards ? next : goal, rest))
            return false;
    }
    return at == proof.after.size();
}

bool check_for_goal(const Board& board, Bits start, Bits goal, const Proof& proof) {
    switch (proof.kind) {
        case Proof::Kind::kClass: return classes_differ(board, start, goal);
        case Proof::Kind::kPagoda:
        case Proof::Kind::kTolls:
            return (proof.kind == Proof::Kind::kTolls) == proof.pagoda.has_tolls() &&
                   is_pagoda(board, proof.pagoda) &&
                   proof.start_worth ==
                       worth(proof.pagoda, start) - tolls_due(proof.pagoda, start ^ goal) &&
                   proof.finish_worth == worth(proof.pagoda, goal) &&
                   proof.start_worth < proof.finish_worth;
        case Proof::Kind::kFares: return fares_exclude(board, proof.fares, start, goal);
        case Proof::Kind::kSplit: return check_split(board, start, goal, proof);
        case Proof::Kind::kExhaustive: return proof.positions > 0 && start != goal;
        case Proof::Kind::kNone:
        case Proof::Kind::kCases: return false;
    }
    return false;
}

// No single peg: each hole is of another class or has a case.
bool check_for_any(const Board& board, Bits start, const Proof& proof) {
    if (proof.kind != Proof::Kind::kClass && proof.kind != Proof::Kind::kCases) return false;
    return std::ranges::all_of(board.reading_order(), [&](Hole hole) {
        if (classes_differ(board, start, bit(hole))) return true;
        return std::ranges::any_of(proof.cases, [&](const Proof::Case& c) {
            return c.hole == hole && check_for_goal(board, start, bit(hole), c.proof);
        });
    });
}

}  // namespace

std::size_t leaves(const Proof& proof) {
    if (proof.after.empty()) return 1;
    std::size_t sum = 0;
    for (const Proof& rest : proof.after) sum += leaves(rest);
    return sum;
}

std::vector<SplitCase> split_cases(const Board& board, Bits start, Bits goal, bool backwards) {
    const Position position = backwards ? complement(board, {goal}) : Position{start};
    std::vector<SplitCase> cases;
    if (count(start) <= count(goal)) return cases;
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        if (!is_legal(position, jump)) continue;
        cases.push_back({static_cast<JumpId>(id), backwards ? start : start ^ jump.mask,
                         backwards ? goal ^ jump.mask : goal});
    }
    return cases;
}

Proof pagoda_proof(const Pagoda& pagoda, Bits start, Bits goal) {
    Proof proof;
    proof.kind = pagoda.has_tolls() ? Proof::Kind::kTolls : Proof::Kind::kPagoda;
    proof.pagoda = pagoda;
    proof.start_worth = worth(pagoda, start) - tolls_due(pagoda, start ^ goal);
    proof.finish_worth = worth(pagoda, goal);
    return proof;
}

Proof exhaustive_proof(std::uint64_t positions) {
    Proof proof;
    proof.kind = Proof::Kind::kExhaustive;
    proof.positions = positions;
    return proof;
}

bool check_proof(const Board& board, const Problem& problem, const Proof& proof) {
    switch (problem.finish.kind) {
        case Finish::Kind::kHole:
            return check_for_goal(board, problem.start.pegs, bit(problem.finish.hole), proof);
        case Finish::Kind::kPosition:
            return check_for_goal(board, problem.start.pegs, problem.finish.position.pegs, proof);
        case Finish::Kind::kAny: return check_for_any(board, problem.start.pegs, proof);
        case Finish::Kind::kFewest: return false;  // something is always reached
    }
    return false;
}

}  // namespace peg
