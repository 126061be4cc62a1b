// SPDX-License-Identifier: MIT

// `lastpeg check` plays moves and says whether they are a solution, or checks a certificate from a
// file. The check uses only the rules of the game and nothing of the solver.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/arguments.h"
#include "cli/check_game.h"
#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/game_line.h"
#include "cli/given_text.h"
#include "cli/json_lines.h"
#include "cli/run_job.h"
#include "cli/text_file.h"
#include "core/proof/check_certificate.h"
#include "report/certificate_json.h"
#include "report/english.h"
#include "report/fields.h"
#include "report/json.h"
#include "report/text.h"

namespace peg {
namespace {

struct CheckArguments : Arguments {
    std::vector<std::string> moves;
    std::optional<std::string> proof;
    std::optional<std::string> moves_in;  // a notation, or "auto"
    bool json_lines = false;
};

Outcome check(const CheckArguments& arguments) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const Board& board = request->board;
    const Problem& problem = request->problem;
    Request answer{Request::Command::kSolve, board, problem, {}};
    std::optional<std::string> notation = arguments.moves_in;
    if (notation && *notation != kAnyNotation) {
        if (auto error = set_spelling(answer, notation)) return *std::move(error);
        notation = notation_id(answer.spelling->notation());
    }
    const auto text = joined_moves(arguments.moves);
    if (!text) return text.error();
    const auto game = read_given_game(board, problem, *text, notation);
    if (!game) return game.error();

    const CheckedGame checked = check_game(board, problem, *game);
    const auto status = checked.error ? ExitStatus::kNo : ExitStatus::kDone;
    if (arguments.json)
        return print(to_line(checked_json(board, problem, *game, checked)) + '\n', status);
    return print(reading_notes(board, *game) +
                     in_spelling(answer, checked_text(board, *game, checked)),
                 status);
}

// --- Many games, one line of JSON each

Json answer_game(std::string_view line) {
    auto [id, asked] = parse_game_line(line);
    if (!asked) return error_line(std::move(id), english(asked.error()));
    const auto& [board, problem, moves, notation] = *asked;
    const auto game = read_given_game(board, problem, moves, notation);
    if (!game) return error_line(std::move(id), english(game.error()));
    Json reply = {{"id", std::move(id)}};
    reply.update(checked_json(board, problem, *game, check_game(board, problem, *game)));
    return reply;
}

Outcome check_lines(const CheckArguments& arguments) {
    const auto& [position, vacancy, finish, survivor, from, marked] = arguments.problem;
    if (!arguments.board.empty() || position || vacancy || finish || survivor || from || marked ||
        !arguments.moves.empty() || arguments.proof || arguments.moves_in)
        return cli_error("jsonl_arguments");
    return answer_each_line([](std::string_view line) { return std::optional(answer_game(line)); });
}

// --- A certificate instead of moves

// The certificate in a file that has either the certificate or a whole answer.
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
    if (result.state == CertificateCheck::State::kSearch)
        return print("A search cannot be checked here: only another search could repeat it.\n",
                     status);
    const bool fewest = problem.finish.kind == Finish::Kind::kFewest;
    return print(
        result.fault +
            (fewest ? " That one peg cannot be left is checked with --finish any.\n" : "\n"),
        status);
}

}  // namespace

Command add_check(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "check", "Play moves, or check a certificate, and say whether they prove what they claim");
    const auto arguments = std::make_shared<CheckArguments>();
    add_board(*command, *arguments);
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_json(*command, *arguments);
    command->add_flag("--jsonl", arguments->json_lines,
                      "Read one game per line from standard input, {\"id\",\"board\",\"position\","
                      "\"finish\",\"moves\"}, and write one answer per line");
    add_text(*command, "--proof", "FILE",
             "Check the certificate in this file, or the answer of solve --json with one; "
             "- reads standard input",
             arguments->proof);
    add_text(*command, "--notation", "NAME",
             "What the moves call the holes, and the answer too: own (d4), numbers (17), zero "
             "(16), digits (44, column and row), rows (44, row and column), letters (q), mirrored "
             "(x), each also with -over behind it; or auto, which finds out",
             arguments->moves_in);
    command->add_option("MOVE", arguments->moves, "Moves in the order of play, such as c4-c2-e2")
        ->type_name("");
    return {command, [arguments]() -> Outcome {
                if (arguments->json_lines) return check_lines(*arguments);
                if (arguments->board.empty()) return cli_error("check_board");
                if (!arguments->proof) return check(*arguments);
                if (arguments->moves.empty() && !arguments->moves_in)
                    return check_proof(*arguments, *arguments->proof);
                return cli_error("proof_moves");
            }};
}

}  // namespace peg
