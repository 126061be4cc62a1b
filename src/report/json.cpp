// SPDX-License-Identifier: MIT
#include "report/json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "report/certificate_json.h"

namespace peg {
namespace {

Position position_after(const Board& board, Position position, std::span<const JumpId> jumps) {
    for (JumpId jump : jumps) position = play(position, board.jump(jump));
    return position;
}

// Each case of a certificate adds two levels; the rest is for what is around and inside the cases.
constexpr int kMaxDepth = 2 * kMaxNestedCases + 20;

// The text with null for every value that is nested deeper than kMaxDepth.
std::string without_depths(std::string_view text) {
    std::string shallow;
    shallow.reserve(text.size());
    int depth = 0;
    bool quoted = false;
    bool escaped = false;
    for (const char c : text) {
        const bool opens = !quoted && (c == '[' || c == '{');
        const bool closes = !quoted && (c == ']' || c == '}');
        if (opens && ++depth == kMaxDepth + 1) shallow += "null";
        if (depth <= kMaxDepth) shallow += c;
        if (closes) --depth;
        if (c == '"' && !escaped) quoted = !quoted;
        escaped = quoted && c == '\\' && !escaped;
    }
    return shallow;
}

}  // namespace

// Without the parser's callback: with one, the parser walks through a whole list after each item.
Json parse_json(std::string_view text) { return Json::parse(without_depths(text), nullptr, false); }

std::string to_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string to_lines(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

void add_string(std::string& text, std::string_view value) {
    const bool plain = std::ranges::all_of(
        value, [](char c) { return c >= ' ' && c < '\x7f' && c != '"' && c != '\\'; });
    if (!plain) {
        text += to_line(Json(value));
        return;
    }
    text += '"';
    text += value;
    text += '"';
}

std::string_view verdict_name(Verdict verdict) {
    switch (verdict) {
        case Verdict::kSolvable: return "solvable";
        case Verdict::kUnsolvable: return "unsolvable";
        case Verdict::kUndecided: break;
    }
    return "undecided";
}

Json jumps_json(const Board& board, std::span<const JumpId> jumps) {
    Json list = Json::array();
    for (JumpId jump : jumps) list.push_back(format_jump(board, jump));
    return list;
}

Json seconds_json(std::optional<double> seconds) { return seconds ? Json(*seconds) : Json(); }

Json answer_json(const Board& board, const Problem& problem, const Answer& answer,
                 std::optional<double> seconds) {
    Json moves = Json::array();
    for (const Move& move : moves_of(board, answer.jumps))
        moves.push_back(format_move(board, move));
    const auto move_count = moves.size();
    return {
        {"board", format_board(board)},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"verdict", verdict_name(answer.verdict)},
        {"jumps", jumps_json(board, answer.jumps)},
        {"moves", std::move(moves)},
        {"jump_count", answer.jumps.size()},
        {"move_count", move_count},
        {"pegs_left", peg_count(position_after(board, problem.start, answer.jumps))},
        {"nodes", answer.nodes},
        {"seconds", seconds_json(seconds)},
        {"proof", proof_json(board, answer.proof)},
    };
}

Json hint_json(const Board& board, const Hint& hint, std::optional<double> seconds) {
    Json judged = Json::array();
    for (const JudgedJump& jump : hint.jumps)
        judged.push_back(
            {{"jump", format_jump(board, jump.jump)}, {"verdict", verdict_name(jump.verdict)}});
    return {
        {"verdict", verdict_name(hint.verdict)},
        {"jump", hint.jump ? Json(format_jump(board, *hint.jump)) : Json()},
        {"jumps", std::move(judged)},
        {"solution", jumps_json(board, hint.solution)},
        {"nodes", hint.nodes},
        {"seconds", seconds_json(seconds)},
        {"proof", proof_json(board, hint.proof)},
    };
}

Json proof_json(const Board& board, const std::optional<Certificate>& proof) {
    return proof ? certificate_json(board, *proof) : Json();
}

Json catalogue_json() {
    Json boards = Json::array();
    for (const CatalogueEntry& entry : catalogue()) {
        const auto parsed = parse_board_name(entry.name);
        if (!parsed) continue;
        const auto& [board, classic] = *parsed;
        boards.push_back({
            {"name", entry.name},
            {"title", entry.title},
            {"lattice", lattice_name(board.lattice())},
            {"holes", board.hole_count()},
            {"jumps", board.jumps().size()},
            {"symmetries", board.symmetries().size()},
            {"position", format_position(board, classic.start)},
            {"finish", format_finish(board, classic.finish)},
        });
    }
    return {{"boards", std::move(boards)}};
}

Json position_json(const Board& board, const Problem& problem) {
    const PerJump<JumpId> legal = legal_jumps(board, problem.start);
    return {
        {"board", format_board(board)},
        {"lattice", lattice_name(board.lattice())},
        {"columns", board.columns()},
        {"rows", board.rows()},
        {"holes", board.hole_count()},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"pegs", peg_count(problem.start)},
        {"jumps", jumps_json(board, legal)},
    };
}

Json check_json(const Board& board, const Problem& problem, std::span<const JumpId> jumps,
                const Replay& replay, const std::optional<std::string>& error) {
    return {
        {"board", format_board(board)},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"solution", replay.finished},
        {"jump_count", jumps.size()},
        {"move_count", moves_of(board, jumps).size()},
        {"legal", replay.legal},
        {"end", format_position(board, replay.end)},
        {"pegs_left", peg_count(replay.end)},
        {"dead", !has_jump(board, replay.end)},
        {"error", error ? Json(*error) : Json()},
    };
}

}  // namespace peg
