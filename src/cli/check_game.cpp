// SPDX-License-Identifier: MIT
#include "cli/check_game.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "cli/cli_errors.h"
#include "cli/given_text.h"
#include "core/board/jumps.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/foreign_notation.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "report/english.h"
#include "report/text.h"

namespace peg {
namespace {

// Reads moves in the notation with this id, or in any notation for "auto".
Result<GivenGame> parse_foreign(const Board& board, const Problem& problem, const std::string& text,
                                const std::string& notation) {
    const auto known = find_notation(notation);
    if (!known && notation != kAnyNotation) return cli_error("no_notation", in_quotes(notation));
    auto reading =
        known ? read_game_as(board, problem, text, *known) : read_game(board, problem, text);
    if (!reading) return reading.error();
    GivenGame given{{}, reading->jumps, reading->notation, {}};
    for (const Move& move : moves_of(board, given.jumps))
        given.moves.push_back(format_move(board, move));
    return given;
}

// Why the moves are not a solution; nothing if they are one.
std::optional<std::string> find_error(const Board& board, const Problem& problem,
                                      const GivenGame& given, const Replay& replay) {
    std::size_t before = 0;  // number of jumps in earlier moves
    for (std::size_t i = 0; i < given.moves.size(); ++i) {
        const std::string& move = given.moves[i];
        const auto jumps = static_cast<std::size_t>(
            std::ranges::count_if(move, [](char c) { return c == '-' || c == '('; }));
        if (replay.legal < before + jumps) {
            const JumpId jump = given.jumps[replay.legal];
            return "move " + grouped(i + 1) + ", " + move +
                   ", cannot be played: " + english(obstacle(board, replay.end, jump)) +
                   (jumps > 1 ? " (at " + format_jump(board, jump) + ')' : "");
        }
        before += jumps;
    }
    if (replay.finished) return std::nullopt;
    const bool dead = peg_count(replay.end) > 1 && !has_jump(board, replay.end);
    return "after " + counted(given.moves.size(), "move") + ' ' +
           pegs_left_words(board, replay.end) + ", and the finish is " +
           finish_words(board, problem.finish) +
           (problem.marks.empty() ? "" : ", marked " + format_marks(board, problem.marks)) +
           (dead ? "; no jump is possible" : "");
}

}  // namespace

Result<GivenGame> read_given_game(const Board& board, const Problem& problem,
                                  const std::string& text,
                                  const std::optional<std::string>& notation) {
    if (notation) return parse_foreign(board, problem, text, *notation);
    const auto read = read_moves_text(board, problem, text);
    if (!read) return read.error();
    std::istringstream words(read->text);
    GivenGame given;
    given.notes = read->notes;
    for (std::string word; words >> word;) given.moves.push_back(word);
    if (given.moves.empty()) return given;
    auto jumps = parse_moves(board, read->text);
    if (!jumps) return jumps.error();
    given.jumps = *std::move(jumps);
    return given;
}

CheckedGame check_game(const Board& board, const Problem& problem, const GivenGame& game) {
    const Replay played = replay(board, problem, game.jumps);
    return {played, find_error(board, problem, game, played)};
}

Json checked_json(const Board& board, const Problem& problem, const GivenGame& game,
                  const CheckedGame& checked) {
    Json json = check_json(board, problem, game.jumps, checked.played, checked.error);
    if (game.notation) {
        json["notation"] = notation_id(*game.notation);
        json["moves"] = game.moves;
    }
    for (const Error& note : game.notes) json["notes"].push_back(english(note));
    return json;
}

std::string reading_notes(const Board& board, const GivenGame& game) {
    std::string text;
    for (const Error& note : game.notes) text += "Note: " + english(note) + '\n';
    if (game.notation)
        text += "Read as " +
                english(board_error("reading", notation_words(*game.notation),
                                    notation_id(*game.notation))) +
                ": " + format_moves(board, game.jumps) + '\n';
    return text;
}

std::string checked_text(const Board& board, const GivenGame& game, const CheckedGame& checked) {
    if (checked.error) return "Not a solution: " + *checked.error + ".\n";
    return "A solution: " + counted(game.jumps.size(), "jump") + " in " +
           counted(game.moves.size(), "move") + ", after which " +
           pegs_left_words(board, checked.played.end) + ".\n";
}

}  // namespace peg
