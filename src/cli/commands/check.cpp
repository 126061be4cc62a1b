// SPDX-License-Identifier: MIT

// `lastpeg check` plays moves and says whether they are a solution, or checks the certificate in a
// file. It uses the rules of the game alone and nothing of the solver.

#include <algorithm>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/arguments.h"
#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/given_text.h"
#include "cli/text_file.h"
#include "core/board/board_errors.h"
#include "core/board/foreign_notation.h"
#include "core/board/game.h"
#include "core/board/marks_notation.h"
#include "core/board/notation.h"
#include "core/proof/check_certificate.h"
#include "report/certificate_json.h"
#include "report/english.h"
#include "report/fields.h"
#include "report/json.h"
#include "report/text.h"

namespace peg {
namespace {

// The moves of the command line in our notation, and as jumps.
struct Given {
    std::vector<std::string> moves;
    std::vector<JumpId> jumps;
    std::optional<Notation> notation;  // in which they were read, where --notation asks for one
    std::vector<Error> notes;          // what was left out when they were read
};

constexpr std::string_view kAuto = "auto";

// Moves in the notation of this id, or in any for "auto".
Result<Given> parse_foreign(const Board& board, const Problem& problem, const std::string& text,
                            const std::string& notation) {
    const auto known = find_notation(notation);
    if (!known && notation != kAuto) return cli_error("no_notation", in_quotes(notation));
    auto reading =
        known ? read_game_as(board, problem, text, *known) : read_game(board, problem, text);
    if (!reading) return reading.error();
    Given given{{}, reading->jumps, reading->notation, {}};
    for (const Move& move : moves_of(board, given.jumps))
        given.moves.push_back(format_move(board, move));
    return given;
}

// An argument may hold several moves, so that a whole solution can be given in quotes.
Result<Given> parse_given(const Board& board, const Problem& problem,
                          const std::vector<std::string>& arguments,
                          const std::optional<std::string>& notation) {
    std::string text;
    for (const std::string& argument : arguments) text += argument + ' ';
    if (notation) return parse_foreign(board, problem, text, *notation);
    const auto read = read_moves_text(board, problem, arguments);
    if (!read) return read.error();
    text = read->text;
    std::istringstream words(text);
    Given given;
    given.notes = read->notes;
    for (std::string word; words >> word;) given.moves.push_back(word);
    if (given.moves.empty()) return given;
    auto jumps = parse_moves(board, text);
    if (!jumps) return jumps.error();
    given.jumps = *std::move(jumps);
    return given;
}

// What keeps the moves from being a solution; nothing when they are one.
std::optional<std::string> find_error(const Board& board, const Problem& problem,
                                      const Given& given, const Replay& replay) {
    std::size_t before = 0;  // jumps in earlier moves
    for (std::size_t i = 0; i < given.moves.size(); ++i) {
        const std::string& move = given.moves[i];
        const auto jumps = static_cast<std::size_t>(std::count(move.begin(), move.end(), '-'));
        if (replay.legal < before + jumps) {
            const JumpId jump = given.jumps[replay.legal];
            return "move " + grouped(i + 1) + ", " + move +
                   ", cannot be played: " + english(obstacle(board, replay.end, jump)) +
                   (jumps > 1 ? " (at " + format_jump(board, jump) + ')' : "");
        }
        before += jumps;
    }
    if (replay.finished) return std::nullopt;
    return "after " + counted(given.moves.size(), "move") + ' ' +
           pegs_left_words(board, replay.end) + ", and the finish is " +
           finish_words(board, problem.finish) +
           (problem.marks.empty() ? "" : ", marked " + format_marks(board, problem.marks));
}

Outcome check(const Arguments& arguments, const std::vector<std::string>& moves,
              const std::optional<std::string>& notation) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const Board& board = request->board;
    const Problem& problem = request->problem;
    const auto given = parse_given(board, problem, moves, notation);
    if (!given) return given.error();

    const Replay played = replay(board, problem, given->jumps);
    const auto error = find_error(board, problem, *given, played);
    const auto status = error ? ExitStatus::kNo : ExitStatus::kDone;
    if (arguments.json) {
        Json json = check_json(board, problem, given->jumps, played, error);
        if (given->notation) {  // two more keys: in which they were read, and the moves in ours
            json["notation"] = notation_id(*given->notation);
            json["moves"] = given->moves;
        }
        for (const Error& note : given->notes) json["notes"].push_back(english(note));
        return print(to_line(json) + '\n', status);
    }
    std::string read_as;
    for (const Error& note : given->notes) read_as += "Note: " + english(note) + '\n';
    if (given->notation)
        read_as += "Read as " +
                   english(board_error("reading", notation_words(*given->notation),
                                       notation_id(*given->notation))) +
                   ": " + format_moves(board, given->jumps) + '\n';
    if (error) return print(read_as + "Not a solution: " + *error + ".\n", status);
    return print(read_as + "A solution: " + counted(given->jumps.size(), "jump") + " in " +
                     counted(given->moves.size(), "move") + ", after which " +
                     pegs_left_words(board, played.end) + ".\n",
                 status);
}

// --- A certificate instead of moves

// The certificate in a file, which holds it or a whole answer with it.
Result<Certificate> read_certificate(const Board& board, const std::string& file) {
    const auto text = read_text(file);
    if (!text) return text.error();
    const Json json = parse_json(*text);
    if (!json.is_object()) return cli_error("no_json_in", in_quotes(file));
    if (field_of(json, "kind") != nullptr) return parse_certificate(board, json);
    const Json* proof = field_of(json, "proof");
    if (proof == nullptr || proof->is_null())
        return cli_error("no_certificate_in", in_quotes(file));
    return parse_certificate(board, *proof);
}

Outcome check_proof(const Arguments& arguments, const std::string& file) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const Board& board = request->board;
    const Problem& problem = request->problem;
    const auto certificate = read_certificate(board, file);
    if (!certificate) return certificate.error();

    const CertificateCheck result = check_certificate(board, problem, *certificate);
    const auto status = result.holds()   ? ExitStatus::kDone
                        : result.fails() ? ExitStatus::kNo
                                         : ExitStatus::kUndecided;
    if (arguments.json)
        return print(to_line(certificate_check_json(board, problem, *certificate, result)) + '\n',
                     status);
    if (result.holds()) return print("It proves that there is no solution.\n", status);
    if (result.fails()) return print("It is not a proof: " + result.fault + '\n', status);
    return print("A search cannot be checked here: only another search could repeat it.\n", status);
}

}  // namespace

Command add_check(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "check", "Play moves, or check a certificate, and say whether they prove what they claim");
    const auto arguments = std::make_shared<Arguments>();
    const auto moves = std::make_shared<std::vector<std::string>>();
    const auto proof = std::make_shared<std::optional<std::string>>();
    const auto notation = std::make_shared<std::optional<std::string>>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_json(*command, *arguments);
    add_text(*command, "--proof", "FILE",
             "Check the certificate in this file, or the answer of solve --json with one; "
             "- reads standard input",
             *proof);
    add_text(*command, "--notation", "NAME",
             "What the moves call the holes: own (d4), numbers (17), zero (16), digits "
             "(44, column and row), rows (44, row and column), letters (q), mirrored (x), "
             "or auto, which finds out",
             *notation);
    command->add_option("MOVE", *moves, "Moves in the order of play, such as c4-c2-e2")
        ->type_name("");
    return {command, [arguments, moves, proof, notation]() -> Outcome {
                if (!*proof) return check(*arguments, *moves, *notation);
                if (moves->empty() && !*notation) return check_proof(*arguments, **proof);
                return cli_error("proof_moves");
            }};
}

}  // namespace peg
