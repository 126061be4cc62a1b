// SPDX-License-Identifier: MIT
#include "report/knowledge_json.h"

#include <utility>

#include "core/board/notation.h"
#include "core/explain/block_shape.h"

namespace peg {

Json count_json(const Count& count, std::optional<double> seconds) {
    const bool solutions = count.solutions && *count.solutions != kTooMany;
    return {
        {"verdict", verdict_name(count.verdict)},
        {"solutions", solutions ? Json(to_decimal(*count.solutions)) : Json()},
        {"positions", count.complete ? Json(count.positions) : Json()},
        {"winning", count.solutions ? Json(count.winning) : Json()},
        {"nodes", count.nodes},
        {"seconds", seconds_json(seconds)},
    };
}

Json levels_json(const Levels& levels, std::optional<double> seconds) {
    return {
        {"levels", levels.sizes},           {"total", levels.total},
        {"complete", levels.complete},      {"nodes", levels.nodes},
        {"seconds", seconds_json(seconds)},
    };
}

Json fewest_moves_json(const Board& board, const Problem& problem, const FewestMoves& shortest,
                       std::optional<double> seconds) {
    Json json = answer_json(board, problem, shortest.answer, seconds);
    json["shortest"] = shortest.proved;
    json["move_count_at_least"] =
        shortest.answer.verdict == Verdict::kSolvable ? Json(shortest.lower_bound) : Json();
    return json;
}

Json generated_json(const Board& board, const Wish& wish, const Generated& made) {
    return {
        {"board", format_board(board)},
        {"position", format_position(board, made.start)},
        {"finish", format_finish(board, wish.finish)},
        {"pegs", peg_count(made.start)},
        {"difficulty", difficulty_name(made.difficulty)},
        {"log2_odds", made.log2_odds},
        {"choices", made.choices},
        {"losing", made.losing},
        {"seed", wish.seed},
        {"solution", format_moves(board, made.solution)},
    };
}

Json solution_lines(const Board& board, const Solutions& solutions) {
    Json lines = Json::array();
    for (const std::vector<JumpId>& jumps : solutions.found)
        lines.push_back(format_moves(board, jumps));
    return lines;
}

Json solutions_json(const Board& board, const Solutions& solutions, std::optional<double> seconds) {
    return {
        {"verdict", verdict_name(solutions.verdict)},
        {"solutions", solution_lines(board, solutions)},
        {"complete", solutions.complete},
        {"nodes", solutions.nodes},
        {"seconds", seconds_json(seconds)},
    };
}

Json nearest_json(const Board& board, const NearestWinnable& nearest,
                  std::optional<double> seconds) {
    Json positions = Json::array();
    for (const NearPosition& near : nearest.found)
        positions.push_back({
            {"position", format_position(board, near.start)},
            {"changed", near.changed},
            {"moves", format_moves(board, near.solution)},
        });
    return {
        {"positions", std::move(positions)},
        {"complete", nearest.complete},
        {"nodes", nearest.nodes},
        {"seconds", seconds_json(seconds)},
    };
}

Json explanation_json(const Board& board, const PackagedSolution& explanation,
                      std::optional<double> seconds) {
    Json packages = Json::array();
    for (const Package& package : explanation.packages) {
        Json removes = Json::array();
        for (const Hole hole : board.reading_order())
            if (contains(package.removes, hole)) removes.push_back(format_hole(board, hole));
        Json catalyst;
        if (package.catalyst)
            catalyst = {format_hole(board, package.catalyst->peg),
                        format_hole(board, package.catalyst->empty)};
        packages.push_back({
            {"jumps", jumps_json(board, package.jumps)},
            {"removes", std::move(removes)},
            {"kind", package.catalyst ? shape_name(shape_of(board, package.removes)) : "jump"},
            {"catalyst", std::move(catalyst)},
        });
    }
    const bool solvable = explanation.verdict == Verdict::kSolvable;
    return {
        {"verdict", verdict_name(explanation.verdict)},
        {"packages", std::move(packages)},
        {"steps", solvable ? Json(explanation.packages.size()) : Json()},
        {"fewest", explanation.fewest},
        {"nodes", explanation.nodes},
        {"seconds", seconds_json(seconds)},
        {"proof", proof_json(board, explanation.proof)},
    };
}

}  // namespace peg
