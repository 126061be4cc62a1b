// SPDX-License-Identifier: MIT
#include "app/kit/proof/explanation.h"

#include <utility>

#include "core/board/notation/notation.h"
#include "words/phrases/explanation.h"
#include "words/phrases/list.h"
#include "words/phrases/proof.h"

namespace peg {

namespace {

constexpr std::array kNames{"A", "B", "C"};
using Counts = std::array<int, 3>;

// The two diagonal colourings; a triangular board has one.
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

// Two colours whose counts have equal parity in one position and different parity in the other.
// Every jump changes both counts by one, so this is impossible.
std::optional<std::pair<std::size_t, std::size_t>> clash(const Counts& start, const Counts& goal) {
    for (const auto& [i, j] : {std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 2U}})
        if ((start[i] + start[j] + goal[i] + goal[j]) % 2 != 0) return std::pair{i, j};
    return std::nullopt;
}

void colour(Explanation& explanation, const Board& board, int row_factor) {
    for (Hole hole : board.reading_order())
        explanation.colours[hole] = colour_of(board, hole, row_factor);
}

std::string with_rule(const std::string& text) {
    return phrase::explanation::class_rule() + ' ' + text;
}

void explain_class_for(Explanation& explanation, const Board& board, Bits start, Bits goal) {
    for (int row_factor : {1, 2}) {
        const Counts now = count_colours(board, start, row_factor);
        const Counts then = count_colours(board, goal, row_factor);
        const auto pair = clash(now, then);
        if (!pair) continue;
        const auto [i, j] = *pair;
        const bool alike = (now[i] + now[j]) % 2 == 0;
        const auto words = !alike            ? phrase::explanation::odd_and_even
                           : now[i] % 2 != 0 ? phrase::explanation::both_odd
                                             : phrase::explanation::both_even;
        colour(explanation, board, row_factor);
        explanation.text =
            with_rule(words(now[0], now[1], now[2], kNames[i], kNames[j], then[i], then[j]));
        return;
    }
}

// No finish of one peg exists: either in one colouring all three counts have the same parity, which
// a single peg never has; or each colouring determines the colour of the last peg's hole, and no
// hole has both colours.
void explain_class_for_any(Explanation& explanation, const Board& board, Bits start) {
    const int colourings = board.lattice() == Lattice::kSquare ? 2 : 1;
    for (int row_factor = 1; row_factor <= colourings; ++row_factor) {
        const Counts now = count_colours(board, start, row_factor);
        if ((now[0] + now[1]) % 2 != 0 || (now[1] + now[2]) % 2 != 0) continue;
        const auto words =
            now[0] % 2 != 0 ? phrase::explanation::all_odd : phrase::explanation::all_even;
        colour(explanation, board, row_factor);
        explanation.text = with_rule(words(now[0], now[1], now[2]));
        return;
    }
    colour(explanation, board, 1);
    explanation.text = with_rule(phrase::explanation::no_hole_has_both());
}

// Writes the explanation of one certificate for one finish.
struct Explainer {
    Explanation& explanation;
    const Board& board;
    const Problem& problem;
    std::size_t cases;  // number of cases of the proof
    Way way;

    void operator()(const ClassCertificate&) const {
        explanation.title = phrase::explanation::class_title();
        if (only_goal(problem.finish)) {
            explain_class_for(explanation, board, explanation.pegs, explanation.goal);
        } else if (problem.finish.kind == Finish::Kind::kAny) {
            explain_class_for_any(explanation, board, explanation.pegs);
        } else {
            colour(explanation, board, 1);
            explanation.text = with_rule(phrase::explanation::no_end_fits());
        }
    }

    void operator()(const PagodaCertificate& pagoda) const {
        explanation.title = phrase::explanation::worth_title();
        explanation.text =
            phrase::explanation::worth(worth_text(pagoda.start), worth_text(pagoda.finish));
        show_worths(pagoda.weights);
    }

    void operator()(const ZeroHalfCertificate& pagoda) const {
        const Bits flipped = explanation.pegs ^ explanation.goal;
        std::string tolls;
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i) {
            if (!pagoda.cuts[i].due(flipped)) continue;
            const std::string toll = phrase::proof::toll_for_cut(pagoda.cuts[i].weight, i + 1);
            tolls = tolls.empty() ? toll : phrase::list::last_and(tolls, toll);
        }
        std::int64_t worth = 0;
        for_each_hole(explanation.pegs, [&](Hole hole) { worth += pagoda.weights[hole]; });
        explanation.title = phrase::explanation::worth_title();
        explanation.text =
            phrase::explanation::tolls_rule() + ' ' +
            (tolls.empty() ? phrase::explanation::no_tolls_due()
                           : phrase::explanation::tolls_due(tolls)) +
            ' ' +
            phrase::explanation::worth_after_tolls(worth_text(worth), worth_text(pagoda.start),
                                                   worth_text(pagoda.finish));
        show_worths(pagoda.weights);
    }

    void operator()(const CostPartition& partition) const {
        explanation.title = phrase::explanation::parts_title();
        explanation.text = phrase::explanation::parts(worth_text(total_least(partition)));
        int number = 0;
        for (const CostPartition::Region& region : partition.regions) {
            for_each_hole(region.holes, [&](Hole hole) { explanation.regions[hole] = number; });
            ++number;
        }
    }

    void operator()(const CaseDistinction& split) const {
        if (split.cases.empty()) {
            explanation.title = phrase::explanation::no_way_on_title();
            explanation.text = way == Way::kToGoal ? phrase::explanation::no_way_on()
                                                   : phrase::explanation::no_way_here();
        } else if (split.by == CaseDistinction::By::kFinish) {
            explanation.title = phrase::explanation::holes_title();
            explanation.text = phrase::explanation::holes();
        } else if (split.by == CaseDistinction::By::kPosition) {
            explanation.title = phrase::explanation::positions_title();
            explanation.text = phrase::explanation::positions();
        } else {
            explanation.title = phrase::explanation::cases_title();
            explanation.text = phrase::explanation::cases(cases);
        }
    }

    void operator()(const SearchCertificate& search) const {
        explanation.title = phrase::explanation::tried_title();
        explanation.text = way == Way::kToGoal
                               ? phrase::explanation::tried(search.positions)
                               : phrase::explanation::tried_from_start(search.positions);
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

Explanation explain(const Board& board, const ProofPage& page, std::size_t cases, Way way) {
    Explanation explanation;
    explanation.pegs = page.problem.start.pegs;
    explanation.goal = goal_holes(page.problem.finish);
    std::visit(Explainer{explanation, board, page.problem, cases, way}, page.certificate->kind);
    // The sentences about values, colours and areas are phrased for a goal.
    if (way == Way::kFromStart && page.certificate->as<SearchCertificate>() == nullptr &&
        !is_brief(page))
        explanation.text = phrase::explanation::seen_from_start() + ' ' + explanation.text;
    return explanation;
}

}  // namespace peg
