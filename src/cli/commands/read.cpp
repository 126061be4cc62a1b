// SPDX-License-Identifier: MIT

// `lastpeg read` says what a text is: a link, a board, a position, moves, a whole game.

#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/board_file.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/text_file.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "read/kit/read_errors.h"
#include "read/read_text.h"
#include "report/english.h"
#include "report/reading_json.h"
#include "report/spelling.h"
#include "report/text.h"

namespace peg {
namespace {

// "Moves on english, read as numbers: d2-d4 ...", and the notes, one per line.
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
        if (reading.survivor) text += "Survivor: " + format_hole(board, *reading.survivor) + '\n';
        if (!reading.marks.empty()) text += "Marked: " + format_marks(board, reading.marks) + '\n';
        if (!reading.jumps.empty()) text += "Moves: " + format_moves(board, reading.jumps) + '\n';
    } else {
        text += ".\n";
    }
    for (const Error& note : reading.notes) text += "Note: " + english(note) + '\n';
    return text;
}

// The spelling for a reading; null: our own notation. A reading without a board has nothing to
// spell.
Result<std::shared_ptr<const Spelling>> spelling_of(const TextReading& reading,
                                                    const std::optional<std::string>& notation) {
    if (!notation || !reading.board) return std::shared_ptr<const Spelling>();
    auto spelling = Spelling::make(*reading.board, *notation);
    if (!spelling) return spelling.error();
    return std::make_shared<const Spelling>(*std::move(spelling));
}

Outcome read(const Arguments& arguments, const std::string& file) {
    const auto at_hand = read_board(arguments.board.empty() ? "english" : arguments.board);
    if (!at_hand) return at_hand.error();
    const auto text = read_text(file);
    if (!text) return text.error();
    const auto readings = read_text(*at_hand, *text);
    if (!readings) return readings.error();
    const auto status = readings->size() > 1 ? ExitStatus::kUndecided : ExitStatus::kDone;
    Json json = readings_json(*readings);
    std::string all =
        readings->size() > 1 ? english(read_error("read_ambiguous", readings->size())) + '\n' : "";
    for (std::size_t i = 0; i < readings->size(); ++i) {
        const TextReading& reading = (*readings)[i];
        const auto spelling = spelling_of(reading, arguments.notation);
        if (!spelling) return spelling.error();
        if (*spelling) (*spelling)->apply(readings->size() > 1 ? json["readings"][i] : json);
        if (readings->size() > 1) all += std::to_string(i + 1) + ". ";
        all += *spelling ? (*spelling)->text(reading_text(reading)) : reading_text(reading);
    }
    return print(arguments.json ? to_line(json) + '\n' : all, status);
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
    command->footer(
        "Reads links to the page, names of boards, drawings in any symbols, positions, lines like "
        "`finish: d4`, and moves in any notation. Exit status: 0 read; 3 it can be read in several "
        "ways, and each is shown; 2 it cannot be read. With --json: "
        R"({"kind","board","position","finish","moves","notation","readings","notes"}, where )"
        "kind is link, board, position, problem, moves, game or ambiguous, and what the text does "
        "not say is null; survivor and marked where it marks pegs.");
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments, file] { return read(*arguments, *file); }};
}

}  // namespace peg
