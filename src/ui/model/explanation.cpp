// SPDX-License-Identifier: MIT
#include "ui/model/explanation.h"

#include <utility>

#include "core/notation.h"
#include "report/text.h"

namespace peg {

namespace {

constexpr std::array<std::string_view, 3> kNames{"A", "B", "C"};
using Counts = std::array<int, 3>;

// The two colourings along the diagonals; on the triangular lattice there is one.
int colour_of(const Board& board, Hole hole, int row_factor) {
    const Cell cell = board.cell(hole);
    return (cell.column + row_factor * cell.row) % 3;
}

Counts count_colours(const Board& board, Bits pegs, int row_factor) {
    Counts counts{};
    for_each_hole(pegs, [&](Hole hole) {
        ++counts[static_cast<std::size_t>(colour_of(board, hole, row_factor))];
    });
    return counts;
}

// Two colours whose counts agree in parity at one of the two and not at the other: a jump changes
// both counts by one, so that can never be.
std::optional<std::pair<std::size_t, std::size_t>> clash(const Counts& start, const Counts& goal) {
    for (const auto& [i, j] : {std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 2U}})
        if ((start[i] + start[j] + goal[i] + goal[j]) % 2 != 0) return std::pair{i, j};
    return std::nullopt;
}

std::string list(const Counts& counts) {
    return std::to_string(counts[0]) + ", " + std::to_string(counts[1]) + " and " +
           std::to_string(counts[2]);
}

void colour(Explanation& explanation, const Board& board, int row_factor) {
    for (Hole hole : board.reading_order())
        explanation.colours[hole] = colour_of(board, hole, row_factor);
}

constexpr const char* kRule =
    "Colour the holes A, B and C along the diagonals. Each jump changes the number of pegs on all "
    "three by one. ";

void explain_class_for(Explanation& explanation, const Board& board, Bits start, Bits goal) {
    for (int row_factor : {1, 2}) {
        const Counts now = count_colours(board, start, row_factor);
        const Counts then = count_colours(board, goal, row_factor);
        const auto pair = clash(now, then);
        if (!pair) continue;
        const auto [i, j] = *pair;
        const bool alike = (now[i] + now[j]) % 2 == 0;
        colour(explanation, board, row_factor);
        explanation.text = std::string(kRule) + "Now they are " + list(now) + ": of " +
                           std::string(kNames[i]) + " and " + std::string(kNames[j]) +
                           (alike ? " both are odd or both even" : " one is odd and one even") +
                           ", and stay so. At the finish they would be " + std::to_string(then[i]) +
                           " and " + std::to_string(then[j]) + '.';
        return;
    }
}

// No single peg anywhere: in one colouring all three counts go together, which one peg alone never
// does; or each colouring names the colour of the last peg's hole, and no hole has both.
void explain_class_for_any(Explanation& explanation, const Board& board, Bits start) {
    const int colourings = board.lattice() == Lattice::kSquare ? 2 : 1;
    for (int row_factor = 1; row_factor <= colourings; ++row_factor) {
        const Counts now = count_colours(board, start, row_factor);
        if ((now[0] + now[1]) % 2 != 0 || (now[1] + now[2]) % 2 != 0) continue;
        colour(explanation, board, row_factor);
        explanation.text = std::string(kRule) + "Now they are " + list(now) +
                           ": all odd or all even, and stay so. One peg alone would make them 1, "
                           "0 and 0.";
        return;
    }
    colour(explanation, board, 1);
    explanation.text = std::string(kRule) +
                       "So only one colour can hold the last peg, and only one along the other "
                       "diagonals; no hole of this board has both.";
}

void explain_fares(Explanation& explanation, const Proof& proof) {
    explanation.title = "Part by part";
    explanation.text =
        "A jump across the border of two parts costs the one what it brings the other, so in a "
        "whole game that comes to nothing. But each part by itself, whatever the others do, costs "
        "something on its way to the finish: together at least " +
        worth_text(least(proof.fares)) + '.';
    int number = 0;
    for (const Fares::Region& region : proof.fares.regions) {
        for_each_hole(region.holes, [&](Hole hole) { explanation.regions[hole] = number; });
        ++number;
    }
}

const Proof& only_leaf(const Proof& proof) {
    return proof.after.empty() ? proof : only_leaf(proof.after.front());
}

void explain_cases(Explanation& explanation, const Proof& proof) {
    explanation.title = "From both ends";
    explanation.text = "There are few ways to begin and few to end. In each of the " +
                       grouped(leaves(proof)) +
                       " cases that they make, what is in between cannot be: either the pegs are "
                       "not worth enough, or the parts of the board would ask each other for more "
                       "than they have.";
}

void explain_goal(Explanation& explanation, const Board& board, Bits start, Bits goal,
                  const Proof& proof) {
    switch (proof.kind) {
        case Proof::Kind::kClass:
            explanation.title = "The rule of three";
            return explain_class_for(explanation, board, start, goal);
        case Proof::Kind::kPagoda:
            explanation.title = "Not worth enough";
            explanation.text = "Each hole has a worth, chosen so that no jump ever adds any. The "
                               "pegs are worth " +
                               worth_text(proof.start_worth) + ", the finish needs " +
                               worth_text(proof.finish_worth) + '.';
            for (Hole hole : board.reading_order())
                explanation.worths[hole] = proof.pagoda.weights[hole];
            return;
        case Proof::Kind::kTolls:
            explanation.title = "Not worth enough";
            explanation.text = "Each hole has a worth, chosen so that no jump ever adds any. Some "
                               "jumps must also pay a toll, and by odd and even it is known which "
                               "tolls will fall due. Less these, the pegs are worth " +
                               worth_text(proof.start_worth) + ", the finish needs " +
                               worth_text(proof.finish_worth) + '.';
            for (Hole hole : board.reading_order())
                explanation.worths[hole] = proof.pagoda.weights[hole];
            return;
        case Proof::Kind::kFares: return explain_fares(explanation, proof);
        case Proof::Kind::kSplit:
            if (proof.after.empty()) {
                explanation.title = "No way on";
                explanation.text = "No jump leads on to the finish.";
                return;
            }
            if (leaves(proof) > 1) return explain_cases(explanation, proof);
            explain_goal(explanation, board, start, goal, only_leaf(proof));
            explanation.text = "The first jumps and the last leave no choice, so they are made. " +
                               explanation.text;
            return;
        case Proof::Kind::kExhaustive:
            explanation.title = "Everything was tried";
            explanation.text =
                (proof.positions == 1 ? std::string("The one position that matters was")
                                      : "All " + grouped(proof.positions) +
                                            " positions from here that matter were") +
                " tried, and none leads to the finish.";
            return;
        case Proof::Kind::kNone:
        case Proof::Kind::kCases: return;
    }
}

}  // namespace

std::string worth_text(std::int64_t worth) {
    return worth < 0 ? "\u2212" + std::to_string(-worth) : std::to_string(worth);
}

std::string region_name(int region) { return {static_cast<char>('A' + region % 26)}; }

std::size_t page_count(const Proof& proof) { return std::max<std::size_t>(proof.cases.size(), 1); }

Explanation explain(const Board& board, const Problem& problem, const Proof& proof,
                    std::size_t page) {
    Explanation explanation;
    const Bits start = problem.start.pegs;
    if (proof.kind == Proof::Kind::kCases && page < proof.cases.size()) {
        const Proof::Case& one = proof.cases[page];
        explain_goal(explanation, board, start, bit(one.hole), one.proof);
        explanation.last_peg = one.hole;
        const std::string number = proof.cases.size() > 1
                                       ? " (" + std::to_string(page + 1) + " of " +
                                             std::to_string(proof.cases.size()) + ')'
                                       : std::string();
        explanation.title = "Last peg in " + format_hole(board, one.hole) + '?' + number;
    } else if (const auto goal = only_goal(problem.finish)) {
        explain_goal(explanation, board, start, *goal, proof);
    } else if (proof.kind == Proof::Kind::kClass) {
        explanation.title = "The rule of three";
        explain_class_for_any(explanation, board, start);
    }
    return explanation;
}

}  // namespace peg
