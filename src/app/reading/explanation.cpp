// SPDX-License-Identifier: MIT
#include "app/reading/explanation.h"

#include <utility>

#include "core/board/notation.h"
#include "core/proof/find_cost_partition.h"
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
                           (!alike            ? " one is odd and one even"
                            : now[i] % 2 != 0 ? " both are odd"
                                              : " both are even") +
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
        explanation.text =
            std::string(kRule) + "Now they are " + list(now) +
            (now[0] % 2 != 0 ? ": all odd" : ": all even") +
            ", and they stay all odd or all even. One peg alone would make them 1, 0 "
            "and 0.";
        return;
    }
    colour(explanation, board, 1);
    explanation.text = std::string(kRule) +
                       "So only one colour can hold the last peg, and only one along the other "
                       "diagonals; no hole of this board has both.";
}

// Fills in the explanation of one certificate for one finish.
struct Explainer {
    Explanation& explanation;
    const Board& board;
    const Problem& problem;
    std::size_t cases;  // of the proof

    void operator()(const ClassCertificate&) const {
        explanation.title = "The rule of three";
        if (only_goal(problem.finish))
            explain_class_for(explanation, board, explanation.pegs, explanation.goal);
        else
            explain_class_for_any(explanation, board, explanation.pegs);
    }

    void operator()(const PagodaCertificate& pagoda) const {
        explanation.title = "Not worth enough";
        explanation.text = "Each hole has a worth, chosen so that no jump ever adds any. The "
                           "pegs are worth " +
                           worth_text(pagoda.start) + ", and the finish needs " +
                           worth_text(pagoda.finish) + '.';
        show_worths(pagoda.weights);
    }

    void operator()(const ZeroHalfCertificate& pagoda) const {
        const Bits flipped = explanation.pegs ^ explanation.goal;
        std::string tolls;
        std::size_t due = 0;
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i) {
            if (!pagoda.cuts[i].due(flipped)) continue;
            tolls += (due++ > 0 ? " and " : "") + std::to_string(pagoda.cuts[i].weight) +
                     " for cut " + std::to_string(i + 1);
        }
        std::int64_t worth = 0;
        for_each_hole(explanation.pegs, [&](Hole hole) { worth += pagoda.weights[hole]; });
        explanation.title = "Not worth enough";
        explanation.text =
            "Each hole has a worth, and no jump adds any. A jump that changes an odd "
            "number of the holes of a cut must also lose that cut's toll. By odd and "
            "even these tolls fall due: " +
            (tolls.empty() ? "none" : tolls) + ". The pegs are worth " + worth_text(worth) +
            "; after these tolls they are worth " + worth_text(pagoda.start) +
            ", and the finish needs " + worth_text(pagoda.finish) + '.';
        show_worths(pagoda.weights);
    }

    void operator()(const CostPartition& partition) const {
        explanation.title = "Part by part";
        explanation.text =
            "A jump across the border of two parts is a cost to one part and an equal gain to the "
            "other, so that a whole game costs nothing. But each part by itself, whatever the "
            "others "
            "do, must pay something on its way to the finish: together at least " +
            worth_text(total_least(partition)) + '.';
        int number = 0;
        for (const CostPartition::Region& region : partition.regions) {
            for_each_hole(region.holes, [&](Hole hole) { explanation.regions[hole] = number; });
            ++number;
        }
    }

    void operator()(const CaseDistinction& split) const {
        if (split.cases.empty()) {
            explanation.title = "No way on";
            explanation.text = "No jump leads on to the finish.";
            return;
        }
        explanation.title =
            split.by == CaseDistinction::By::kFinish ? "Hole by hole" : "Case by case";
        explanation.text =
            (split.by == CaseDistinction::By::kFinish
                 ? std::string(
                       "The last peg could be in one of a few holes, and none of them can be.")
                 : "There are few ways to begin and few to end. They make " + grouped(cases) +
                       " cases, and none of them can be.") +
            " Go through them one by one.";
    }

    void operator()(const SearchCertificate& search) const {
        explanation.title = "Everything was tried";
        explanation.text = (search.positions == 1 ? std::string("The one position that matters was")
                                                  : "All " + grouped(search.positions) +
                                                        " positions from here that matter were") +
                           " tried, and none leads to the finish.";
    }

    void show_worths(const Weights& weights) const {
        for (Hole hole : board.reading_order()) explanation.worths[hole] = weights[hole];
    }
};

}  // namespace

std::string worth_text(std::int64_t worth) {
    return worth < 0 ? "\u2212" + std::to_string(-worth) : std::to_string(worth);
}

std::string region_name(int region) { return {static_cast<char>('A' + region % 26)}; }

bool is_brief(const ProofPage& page) {
    constexpr std::uint64_t kManyPositions = 100;
    if (const auto* search = page.certificate->as<SearchCertificate>())
        return search->positions < kManyPositions;
    const auto* cases = page.certificate->as<CaseDistinction>();
    return cases != nullptr && cases->cases.empty();
}

Explanation explain(const Board& board, const ProofPage& page, std::size_t cases) {
    Explanation explanation;
    explanation.pegs = page.problem.start.pegs;
    explanation.goal = only_goal(page.problem.finish).value_or(0);
    std::visit(Explainer{explanation, board, page.problem, cases}, page.certificate->kind);
    return explanation;
}

}  // namespace peg
