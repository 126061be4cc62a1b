// SPDX-License-Identifier: MIT
#include "cli/given_text.h"

#include "cli/text_file.h"
#include "read/kit/read_errors.h"
#include "read/kit/signs.h"
#include "read/moves/moves.h"
#include "read/moves/read_hole.h"
#include "read/read_text.h"

namespace peg {
namespace {

constexpr std::string_view kStandardInput = "-";

Result<std::string> text_or_input(const std::string& text) {
    return text == kStandardInput ? read_text(text) : Result<std::string>(text);
}

// The position that a text shows, on this board.
Result<std::string> position_text(const BoardAndProblem& board, const std::string& given) {
    const auto text = text_or_input(given);
    if (!text) return text.error();
    if (parse_position(board.board, *text)) return *text;
    const auto readings = read_text(board, *text);
    if (!readings) return given == kStandardInput ? readings.error() : Result<std::string>(*text);
    if (readings->size() > 1) return read_error("read_ambiguous", readings->size());
    const TextReading& reading = readings->front();
    if (!reading.position) return *text;
    if (!(*reading.board == board.board))
        return read_error("read_other_board", format_board(*reading.board));
    return format_position(board.board, *reading.position);
}

std::optional<Error> read_hole_text(const Board& board, std::optional<std::string>& text) {
    if (!text || parse_hole(board, *text)) return std::nullopt;
    const auto hole = read_hole(board, *text);
    if (hole)
        text = format_hole(board, *hole);
    else if (hole.error().code == "read_two_holes")
        return hole.error();
    return std::nullopt;
}

}  // namespace

Result<BoardAndProblem> read_board_text(const std::string& text) {
    const auto english = parse_board_name("english");
    if (!english) return english.error();
    const auto readings = read_text(*english, text);
    if (!readings) return readings.error();
    if (readings->size() > 1) return read_error("read_ambiguous", readings->size());
    const TextReading& reading = readings->front();
    if (!reading.board || !reading.jumps.empty()) return read_error("read_nothing");
    auto board = parse_board(format_board(*reading.board));
    if (!board) return board.error();
    BoardAndProblem read = *std::move(board);
    if (reading.position) read.classic = {*reading.position, Finish::any(), {}};
    if (reading.finish) read.classic.finish = *reading.finish;
    return read;
}

Result<ProblemText> read_problem_text(const BoardAndProblem& board, ProblemText text) {
    if (text.position) {
        const auto position = position_text(board, *text.position);
        if (!position) return position.error();
        text.position = *position;
    }
    if (auto error = read_hole_text(board.board, text.vacancy)) return *error;
    if (auto error = read_hole_text(board.board, text.survivor)) return *error;
    if (auto error = read_hole_text(board.board, text.from)) return *error;
    if (text.finish && !parse_finish(board.board, *text.finish)) {
        if (auto error = read_hole_text(board.board, text.finish)) return *error;
        if (text.finish->size() > 3 && !parse_finish(board.board, *text.finish)) {
            const auto position = position_text(board, *text.finish);
            if (position && parse_finish(board.board, *position)) text.finish = *position;
        }
    }
    return text;
}

Result<std::string> joined_moves(const std::vector<std::string>& arguments) {
    if (arguments.size() == 1) return text_or_input(arguments.front());
    std::string joined;
    for (const std::string& argument : arguments) joined += argument + ' ';
    return joined;
}

Result<MovesText> read_moves_text(const Board& board, const Problem& problem,
                                  const std::string& given) {
    if (parse_moves(board, given)) return MovesText{given, {}};
    const auto signs = signs_of(given);
    const auto games = signs ? read_moves(board, problem, *signs, true)
                             : Result<std::vector<MovesRead>>(signs.error());
    if (!games) {
        // For moves in our own notation, the error of our own parser is clearer.
        const std::string_view code = games.error().code;
        const bool played = code == "read_before" || code == "wrong_play";
        return played ? games.error() : Result<MovesText>(MovesText{given, {}});
    }
    if (games->size() > 1) return read_error("read_ambiguous", games->size());
    return MovesText{format_moves(board, games->front().jumps), games->front().notes};
}

}  // namespace peg
