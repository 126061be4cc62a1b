// SPDX-License-Identifier: MIT
#include "read/whole_text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "read/fields/board_names.h"
#include "read/fields/fields.h"
#include "read/fields/link.h"
#include "read/kit/read_errors.h"

namespace peg {

namespace {

TextReading whole_board(const BoardAndProblem& board) {
    TextReading reading;
    reading.kind = TextReading::Kind::kBoard;
    reading.board = board.board;
    return reading;
}

}  // namespace

std::optional<Result<Readings>> as_link(const BoardAndProblem& at_hand, SignsView text) {
    const auto links = links_in(text);
    if (links.empty()) return std::nullopt;
    Readings readings;
    std::optional<Error> fault;
    std::size_t end = 0;  // end of the links read so far
    for (const std::vector<PageLink>& ways : links)
        for (const PageLink& link : ways) {
            if (link.begin < end) break;  // the link is the rest of a broken one
            const auto read = read_fields(at_hand, link.fields);
            if (!read) {
                fault = read.error();
                continue;
            }
            for (TextReading reading : *read) {
                reading.notes.insert(reading.notes.end(), link.notes.begin(), link.notes.end());
                add_reading(readings, std::move(reading));
            }
            end = link.end;
            break;
        }
    if (!readings.empty()) return Result<Readings>(readings);
    return Result<Readings>(read_error("read_link", *fault));
}

std::optional<Readings> as_name(SignsView text) {
    Readings readings;
    for (const std::string_view name : boards_named(text))
        if (const auto board = parse_board_name(name)) add_reading(readings, whole_board(*board));
    if (readings.empty()) return std::nullopt;
    return readings;
}

std::optional<TextReading> as_own_position(const BoardAndProblem& at_hand, SignsView text) {
    std::string line = text_of(trimmed_signs(text));
    std::erase_if(line, [](char c) { return c == '\r'; });
    const auto position = parse_position(at_hand.board, line);
    if (!position) return std::nullopt;
    return position_reading(at_hand.board, *position, true);
}

std::optional<Result<Readings>> as_board_file(SignsView text) {
    const std::string file = text_of(trimmed_signs(text));
    const bool lists_jumps = file.find("jumps:") != std::string::npos;
    if (!file.starts_with("lattice:") && !lists_jumps) return std::nullopt;
    const auto board = parse_board(file);
    if (!board && is_error_in_jumps(board.error())) return board.error();
    if (!board) return std::nullopt;
    const bool full = board->classic.start.pegs == board->board.holes();
    TextReading reading = position_reading(board->board, board->classic.start, false);
    if (full) reading.position.reset();
    return Result<Readings>(Readings{reading});
}

}  // namespace peg
