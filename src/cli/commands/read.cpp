// SPDX-License-Identifier: MIT

// `lastpeg read` says what a text is: a link, a board, a position, moves, a whole game.

#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/board_file.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/text_file.h"
#include "core/board/board_errors.h"
#include "core/board/notation.h"
#include "read/read_errors.h"
#include "read/read_text.h"
#include "report/english.h"
#include "report/reading_json.h"
#include "report/text.h"

namespace peg {
namespace {

// "Moves on english, read as numbers: d2-d4 ..." and what is noted, each on a line.
std::string reading_text(const TextReading& reading) {
    std::string text(kind_id(reading.kind));
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (reading.board) {
        const Board& board = *reading.board;
        text += " on the board " + format_board(board);
        if (!reading.notation.empty())
            text += ", " + counted(reading.jumps.size(), "jump") + ", holes as " +
                    english(Error{reading.notation, {}}) + " (" + reading.notation + ')';
        text += ".\n";
        if (reading.position) text += "Start: " + format_position(board, *reading.position) + '\n';
        if (reading.finish) text += "Finish: " + format_finish(board, *reading.finish) + '\n';
        if (!reading.jumps.empty()) text += "Moves: " + format_moves(board, reading.jumps) + '\n';
    } else {
        text += ".\n";
    }
    for (const Error& note : reading.notes) text += "Note: " + english(note) + '\n';
    return text;
}

Outcome read(const Arguments& arguments, const std::string& file) {
    const auto at_hand = read_board(arguments.board.empty() ? "english" : arguments.board);
    if (!at_hand) return at_hand.error();
    const auto text = read_text(file);
    if (!text) return text.error();
    const auto readings = read_text(*at_hand, *text);
    if (!readings) return readings.error();
    const auto status = readings->size() > 1 ? ExitStatus::kUndecided : ExitStatus::kDone;
    if (arguments.json) return print(to_line(readings_json(*readings)) + '\n', status);
    if (readings->size() == 1) return print(reading_text(readings->front()), status);
    std::string all = english(read_error("read_ambiguous", readings->size())) + '\n';
    int number = 0;
    for (const TextReading& reading : *readings)
        all += std::to_string(++number) + ". " + reading_text(reading);
    return print(all, status);
}

}  // namespace

Command add_read(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "read", "Find out what a text is: a link, a board, a position, moves, a whole game");
    const auto arguments = std::make_shared<Arguments>();
    const auto file = std::make_shared<std::string>("-");
    command->add_option("BOARD", arguments->board, "The board at hand (english)")->type_name("");
    command->add_option("FILE", *file, "The file with the text; - reads standard input (-)")
        ->type_name("");
    add_json(*command, *arguments);
    return {command, [arguments, file] { return read(*arguments, *file); }};
}

}  // namespace peg
