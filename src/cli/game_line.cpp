// SPDX-License-Identifier: MIT
#include "cli/game_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cli/cli_errors.h"
#include "core/board/notation/notation.h"
#include "report/report_errors.h"
#include "report/request.h"
#include "report/request_values.h"

namespace peg {
namespace {

constexpr std::array<std::string_view, 7> kGameKeys{"id",     "board", "position", "vacancy",
                                                    "finish", "moves", "notation"};

Result<std::string> moves_of_line(const Json& object) {
    const auto found = object.find("moves");
    if (found == object.end() || found->is_null()) return cli_error("game_moves");
    if (found->is_string()) return found->get<std::string>();
    if (!found->is_array()) return cli_error("game_moves_type");
    std::string text;
    for (const Json& move : *found) {
        if (!move.is_string()) return cli_error("game_moves_type");
        text += move.get<std::string>() + ' ';
    }
    return text;
}

Result<GameToCheck> read_game_line(const Json& object) {
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(kGameKeys, key) == kGameKeys.end())
            return cli_error("game_key", in_quotes(key));
    RequestValues values(object);
    const auto board_text = values.text("board");
    const ProblemText problem_text{
        values.text("position"), values.text("vacancy"), values.text("finish"), {}};
    auto notation = values.text("notation");
    if (values.error()) return *values.error();
    if (!board_text) return report_error("request_board");
    auto moves = moves_of_line(object);
    if (!moves) return moves.error();
    auto board = parse_board(*board_text);
    if (!board) return board.error();
    const auto problem = parse_problem(*board, problem_text);
    if (!problem) return problem.error();
    return GameToCheck{std::move(*std::move(board)).board, *problem, *std::move(moves),
                       std::move(notation)};
}

}  // namespace

GameLine parse_game_line(std::string_view line) {
    const Json json = parse_json(line);
    if (json.is_discarded()) return {nullptr, report_error("request_json")};
    if (!json.is_object()) return {nullptr, report_error("request_object")};
    Json id = json.value("id", Json());
    if (id.is_structured()) return {nullptr, report_error("request_id")};
    return {std::move(id), read_game_line(json)};
}

}  // namespace peg
