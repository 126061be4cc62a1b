// SPDX-License-Identifier: MIT
#include "report/knowledge_json.h"

#include <utility>

#include "core/board/notation/notation.h"
#include "core/explain/block_shape.h"

namespace peg {
namespace {

// Null if the number is unknown, or does not fit.
Json exact_json(std::optional<Uint128> number) {
    return number && *number != kTooMany ? Json(to_decimal(*number)) : Json();
}

Json holes_json(const Board& board, std::span<const Hole> holes) {
    Json list = Json::array();
    for (const Hole hole : holes) list.push_back(format_hole(board, hole));
    return list;
}

// Leaves out what is known exactly.
Json estimate_json(const Count& count) {
    if (!count.estimate) return {};
    const auto json = [](const Estimate& estimate) -> Json {
        return {{"mean", estimate.mean}, {"error", estimate.standard_error}};
    };
    const auto& [play_outs, odds, games] = *count.estimate;
    const bool counted = count.play_outs && *count.play_outs != kTooMany;
    return {
        {"play_outs", counted ? Json() : json(play_outs)},
        {"odds", odds && !count.odds ? json(*odds) : Json()},
        {"samples", games},
    };
}

Json prospects_json(const ReviewedPosition& position) {
    const auto& prospects = position.prospects;
    return {
        {"solutions", prospects ? exact_json(prospects->solutions) : Json()},
        {"odds", prospects ? Json(prospects->odds) : Json()},
    };
}

// A jump of a game, from the position before it to the position after it.
Json reviewed_jump_json(const Board& board, JumpId jump, const ReviewedPosition& before,
                        const ReviewedPosition& after) {
    Json keepers = Json::array();
    for (const auto& choice : before.choices)
        if (choice.verdict == Verdict::kSolvable)
            keepers.push_back(format_jump(board, choice.jump));
    const auto keeping = count_keeping(before);
    Json json = {
        {"jump", format_jump(board, jump)}, {"verdict", verdict_name(after.verdict)},
        {"legal", before.choices.size()},   {"keeping", keeping ? Json(*keeping) : Json()},
        {"keepers", std::move(keepers)},
    };
    json.update(prospects_json(after));
    return json;
}

}  // namespace

Json count_json(const Count& count, std::optional<double> seconds) {
    return {
        {"verdict", verdict_name(count.verdict)},
        {"solutions", exact_json(count.solutions)},
        {"positions", count.complete ? Json(count.positions) : Json()},
        {"winning", count.winning ? Json(*count.winning) : Json()},
        {"up_to_symmetry", exact_json(count.up_to_symmetry)},
        {"play_outs", exact_json(count.play_outs)},
        {"odds", count.odds ? Json(*count.odds) : Json()},
        {"jump_sets", exact_json(count.jump_sets)},
        {"estimate", estimate_json(count)},
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

Json generated_json(const Board& board, const Wish& wish, const Generated* made) {
    const auto known = [made](auto&& value) { return made == nullptr ? Json() : Json(value()); };
    return {
        {"board", format_board(board)},
        {"position", known([&] { return format_position(board, made->start); })},
        {"finish", format_finish(board, wish.finish)},
        {"pegs", known([&] { return peg_count(made->start); })},
        {"difficulty", known([&] { return difficulty_name(made->difficulty); })},
        {"log2_odds", known([&] { return made->log2_odds; })},
        {"choices", known([&] { return made->choices; })},
        {"losing", known([&] { return made->losing; })},
        {"seed", wish.seed},
        {"solution", known([&] { return format_moves(board, made->solution); })},
    };
}

Json solution_lines(const Board& board, std::span<const std::vector<JumpId>> found) {
    Json lines = Json::array();
    for (const std::vector<JumpId>& jumps : found) lines.push_back(format_moves(board, jumps));
    return lines;
}

Json solutions_json(const Board& board, const Solutions& solutions, std::optional<double> seconds) {
    return {
        {"verdict", verdict_name(solutions.verdict)},
        {"solutions", solution_lines(board, solutions.found)},
        {"complete", solutions.complete},
        {"nodes", solutions.nodes},
        {"seconds", seconds_json(seconds)},
    };
}

Json shortest_solutions_json(const Board& board, const ShortestSolutions& shortest,
                             std::optional<double> seconds) {
    return {
        {"verdict", verdict_name(shortest.verdict)},
        {"moves", shortest.found.empty() ? Json() : Json(shortest.moves)},
        {"move_count_at_least", shortest.found.empty() ? Json() : Json(shortest.at_least)},
        {"count", shortest.count ? Json(*shortest.count) : Json()},
        {"solutions", solution_lines(board, shortest.found)},
        {"complete", shortest.count == shortest.found.size()},
        {"nodes", shortest.nodes},
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

Json through_json(const Board& board, const Problem& problem, Position position,
                  const Through& through, std::optional<double> seconds) {
    Json json = answer_json(board, problem, through.answer, seconds);
    json["through"] = format_position(board, position);
    json["lost_half"] = through.lost ? Json(through.lost == Half::kFirst ? 1 : 2) : Json();
    return json;
}

Json review_json(const Board& board, std::span<const JumpId> game, const Review& review,
                 std::optional<double> seconds) {
    const auto& positions = review.positions;
    Json moves = Json::array();
    std::size_t n = 0;  // number of jumps before the move
    for (const Move& move : moves_of(board, game)) {
        Json jumps = Json::array();
        for (const JumpId jump : move) {
            jumps.push_back(reviewed_jump_json(board, jump, positions[n], positions[n + 1]));
            ++n;
        }
        moves.push_back({{"move", format_move(board, move)}, {"jumps", std::move(jumps)}});
    }
    Json start = {{"verdict", verdict_name(positions.front().verdict)}};
    start.update(prospects_json(positions.front()));
    const auto lost_at = review.lost_at();
    return {
        {"start", std::move(start)},
        {"moves", std::move(moves)},
        {"lost_at", lost_at ? Json(*lost_at) : Json()},
        {"nodes", review.nodes},
        {"seconds", seconds_json(seconds)},
    };
}

Json landmarks_json(const Board& board, const Landmarks& landmarks, std::optional<double> seconds) {
    const auto& last = landmarks.last;
    return {
        {"verdict", verdict_name(landmarks.verdict)},
        {"jumps", jumps_json(board, landmarks.jumps)},
        {"undecided", jumps_json(board, landmarks.undecided)},
        {"last", last ? holes_json(board, last->possible) : Json()},
        {"last_undecided", last ? holes_json(board, last->undecided) : Json()},
        {"nodes", landmarks.nodes},
        {"seconds", seconds_json(seconds)},
        {"proof", proof_json(board, landmarks.proof)},
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
