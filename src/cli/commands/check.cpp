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
#include "cli/command.h"
#include "cli/console.h"
#include "cli/text_file.h"
#include "core/board/game.h"
#include "core/proof/check_certificate.h"
#include "report/certificate_json.h"
#include "report/fields.h"
#include "report/json.h"
#include "report/text.h"

namespace peg {
namespace {

// The moves of the command line, as they were given and as jumps.
struct Given {
    std::vector<std::string> moves;
    std::vector<JumpId> jumps;
};

// An argument may hold several moves, so that a whole solution can be given in quotes.
Result<Given> parse_given(const Board& board, const std::vector<std::string>& arguments) {
    std::string text;
    for (const std::string& argument : arguments) text += argument + ' ';
    std::istringstream words(text);
    Given given;
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
                   ", cannot be played: " + obstacle_words(board, replay.end, jump) +
                   (jumps > 1 ? " (at " + format_jump(board, jump) + ')' : "");
        }
        before += jumps;
    }
    if (replay.finished) return std::nullopt;
    return "after " + counted(given.moves.size(), "move") + ' ' +
           pegs_left_words(board, replay.end) + ", and the finish is " +
           finish_words(board, problem.finish);
}

Outcome check(const Arguments& arguments, const std::vector<std::string>& moves) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const auto& [command, board, problem, limits, choice, wish] = *request;
    const auto given = parse_given(board, moves);
    if (!given) return given.error();

    const Replay played = replay(board, problem, given->jumps);
    const auto error = find_error(board, problem, *given, played);
    const auto status = error ? ExitStatus::kNo : ExitStatus::kDone;
    if (arguments.json)
        return print(to_line(check_json(board, problem, given->jumps, played, error)) + '\n',
                     status);
    if (error) return print("Not a solution: " + *error + ".\n", status);
    return print("A solution: " + counted(given->jumps.size(), "jump") + " in " +
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
    if (!json.is_object()) return Error{"There is no JSON object in " + in_quotes(file) + "."};
    if (field_of(json, "kind") != nullptr) return parse_certificate(board, json);
    const Json* proof = field_of(json, "proof");
    if (proof == nullptr || proof->is_null())
        return Error{"There is no certificate in " + in_quotes(file) + "."};
    return parse_certificate(board, *proof);
}

Outcome check_proof(const Arguments& arguments, const std::string& file) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const auto& [command, board, problem, limits, choice, wish] = *request;
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
    if (result.fails()) return print("It is no proof: " + result.fault + '\n', status);
    return print("A search cannot be checked here: only another search could repeat it.\n", status);
}

}  // namespace

Command add_check(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "check", "Play moves, or check a certificate, and say whether they prove what they claim");
    const auto arguments = std::make_shared<Arguments>();
    const auto moves = std::make_shared<std::vector<std::string>>();
    const auto proof = std::make_shared<std::string>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_json(*command, *arguments);
    command
        ->add_option("--proof", *proof,
                     "Check the certificate in this file, or the answer of solve --json with one; "
                     "- is standard input")
        ->type_name("FILE");
    command->add_option("MOVE", *moves, "Moves in the order of play, such as c4-c2-e2")
        ->type_name("");
    return {command, [arguments, moves, proof]() -> Outcome {
                if (proof->empty()) return check(*arguments, *moves);
                if (moves->empty()) return check_proof(*arguments, *proof);
                return Error{"With --proof there are no moves to check."};
            }};
}

}  // namespace peg
