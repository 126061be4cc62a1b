// SPDX-License-Identifier: MIT

// `lastpeg solve` prints a solution, or a proof that there is none.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/draw.h"
#include "cli/json_lines.h"
#include "cli/run_job.h"
#include "report/backwards.h"
#include "report/text.h"

namespace peg {
namespace {

struct SolveArguments : Arguments {
    bool positions = false;
    bool shortest = false;
    bool json_lines = false;
    std::optional<std::string> through;
    std::optional<double> last_sweep;
};

// The start and the position after each move, in forward or backward play.
std::string drawn(const Request& request, Position position, std::span<const JumpId> jumps) {
    const Board& board = request.board;
    const Style style = output_style();
    std::vector<Drawing> drawings{with_caption("Start", draw_position(board, position, 0, style))};
    for (const Move& move : moves_of(board, jumps)) {
        Bits touched = 0;
        for (const JumpId jump : move) {
            position = play(position, board.jump(jump));
            touched |= board.jump(jump).mask;
        }
        drawings.push_back(with_caption(std::to_string(drawings.size()) + ". " +
                                            in_spelling(request, format_move(board, move)),
                                        draw_position(board, position, touched, style)));
    }
    return side_by_side(drawings, output_width());
}

std::string holes_text(const Board& board, Bits holes) {
    std::string text;
    for (Hole hole : board.reading_order())
        if (contains(holes, hole)) text += ' ' + format_hole(board, hole);
    return text;
}

// What a certificate says, and its data.
std::string proof_text(const Board& board, const Certificate& proof);

std::string weights_text(const Board& board, const Weights& weights) {
    return to_text(draw_numbers(board, weights, output_style()));
}

// Each case, with the jumps that lead to it from the start or, for last jumps, to the end.
std::string cases_text(const Board& board, const Certificate& proof, const std::string& way) {
    const auto* split = proof.as<CaseDistinction>();
    if (split == nullptr) return "With " + way + ": " + proof_text(board, proof);
    if (split->cases.empty())
        return (way.empty() ? "" : "With " + way + ": ") + "no jump leads on to the finish.\n";
    const bool last = split->by == CaseDistinction::By::kLastJump;
    std::string text;
    for (const CaseDistinction::Case& one : split->cases)
        text += cases_text(board, one.certificate,
                           way + (way.empty() ? "" : ", ") + (last ? "last " : "first ") +
                               format_jump(board, one.jump()));
    return text;
}

struct Contents {
    const Board& board;

    std::string operator()(const ClassCertificate&) const { return {}; }
    std::string operator()(const SearchCertificate&) const { return {}; }
    std::string operator()(const PagodaCertificate& pagoda) const {
        return weights_text(board, pagoda.weights);
    }
    std::string operator()(const ZeroHalfCertificate& pagoda) const {
        std::string text = weights_text(board, pagoda.weights);
        for (const ZeroHalfCut& cut : pagoda.cuts)
            text += "Cut of weight " + std::to_string(cut.weight) + " for an odd number of" +
                    holes_text(board, cut.holes) + ".\n";
        return text;
    }
    std::string operator()(const CostPartition& partition) const {
        std::string text;
        for (const CostPartition::Region& region : partition.regions) {
            text += "Region" + holes_text(board, region.holes) + ": at least " +
                    std::to_string(region.least);
            if (!region.costs.empty()) text += ", with";
            for (const auto& [jump, cost] : region.costs)
                text += ' ' + format_jump(board, jump) + ' ' + std::to_string(cost);
            text += ".\n";
        }
        return text;
    }
    std::string operator()(const CaseDistinction& split) const {
        const bool by_position = split.by == CaseDistinction::By::kPosition;
        if (split.by != CaseDistinction::By::kFinish && !by_position)
            return cases_text(board, {split}, {});
        std::string text;
        for (const CaseDistinction::Case& one : split.cases)
            text +=
                (by_position ? format_position(board, {one.key}) : format_hole(board, one.hole())) +
                ": " + proof_words(board, one.certificate) + ".\n";
        return text;
    }
};

std::string proof_text(const Board& board, const Certificate& proof) {
    return proof_words(board, proof) + ".\n" + std::visit(Contents{board}, proof.kind);
}

std::string play_words(const Request& request, const Answer& answer) {
    const Board& board = request.board;
    const std::string length = counted(answer.jumps.size(), "jump") + " in " +
                               counted(moves_of(board, answer.jumps).size(), "move");
    if (request.backwards)
        return length + ", backwards from one peg in " +
               format_hole(board, request.problem.finish.hole);
    Position end = request.problem.start;
    for (const JumpId jump : answer.jumps) end = play(end, board.jump(jump));
    return length + ", after which " + pegs_left_words(board, end);
}

std::string shortest_words(const Job& job, const Run& run) {
    const FewestMoves& shortest = *job.shortest();
    const std::string bound = counted(shortest.lower_bound, "move");
    if (shortest.proved) return "No solution has fewer moves";
    return "Every solution has at least " + bound + "; whether " + bound +
           (shortest.lower_bound == 1 ? " is" : " are") +
           " enough is undecided: " + limit_words(job, run);
}

// The half of a solution through a position that is impossible; otherwise the question itself.
std::string half_words(const Job& job) {
    if (job.request().command == Request::Command::kLastSweep) return " with such a last move";
    if (job.through() == nullptr) return {};
    return job.through()->lost == Half::kFirst ? " from the start to that position"
                                               : " from that position to the finish";
}

// What the proof of an optimal finish says.
std::string no_better_words(const Job& job) {
    const bool most = job.request().problem.finish.kind == Finish::Kind::kMost;
    const std::string words =
        most ? "a dead end with more pegs is impossible" : "fewer pegs are impossible";
    if (job.through() != nullptr) return "From that position on " + words;
    return static_cast<char>(words[0] - 'a' + 'A') + words.substr(1);
}

// The verdict, with its proof or its play. If there are moves, they are the last line.
std::string answer_text(const Job& job, const Run& run, bool positions) {
    const Board& board = job.request().board;
    const Problem& problem = job.request().problem;
    const Answer& answer = *job.answer();
    std::string text;
    switch (answer.verdict) {
        case Verdict::kSolvable:
            text = "Solvable: " + play_words(job.request(), answer) + ".\n";
            if (job.shortest() != nullptr) text += shortest_words(job, run) + ".\n";
            if (answer.proof)
                text += no_better_words(job) + ": " + proof_text(board, *answer.proof);
            break;
        case Verdict::kUnsolvable:
            text = "Unsolvable" + half_words(job) + ": " + proof_text(board, *answer.proof);
            break;
        case Verdict::kUndecided:
            text = "Undecided: " + limit_words(job, run) + ".\n";
            if (!answer.jumps.empty())
                text += "The best play found: " + play_words(job.request(), answer) + ".\n";
            break;
    }
    if (answer.jumps.empty()) return text;
    if (job.request().backwards) {
        const std::vector<JumpId> back = taken_back(board, answer.jumps);
        text += "Forwards: " + format_moves(board, answer.jumps) + '\n';
        if (positions) text += drawn(job.request(), {bit(problem.finish.hole)}, back);
        return text + format_moves(board, back) + '\n';
    }
    if (positions) text += drawn(job.request(), problem.start, answer.jumps);
    return text + format_moves(board, answer.jumps) + '\n';
}

Outcome solve(const SolveArguments& arguments) {
    if (arguments.json_lines) {
        const auto& [position, vacancy, finish, survivor, from, marked] = arguments.problem;
        if (!arguments.board.empty() || position || vacancy || finish || survivor || from ||
            marked || arguments.notation || arguments.positions || arguments.shortest ||
            arguments.through || arguments.last_sweep)
            return cli_error("jsonl_arguments");
        const auto limits = read_limits(arguments);
        if (!limits) return limits.error();
        return answer_lines(*limits);
    }
    if (arguments.board.empty()) return cli_error("solve_board");
    auto request = read_request(arguments);
    if (!request) return request.error();
    Request wanted = *std::move(request);
    if (auto error = set_route(wanted,
                               {arguments.shortest, arguments.through, arguments.last_sweep,
                                arguments.problem.from.has_value()},
                               "--"))
        return *std::move(error);
    return run_and_print(wanted, arguments.json, [&](const Job& job, const Run& run) {
        return answer_text(job, run, arguments.positions);
    });
}

}  // namespace

Command add_solve(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("solve", "Find a solution, or prove that there is none");
    const auto arguments = std::make_shared<SolveArguments>();
    add_board(*command, *arguments);
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_limits(*command, *arguments);
    command->add_flag("--positions", arguments->positions, "Draw the position after each move");
    command->add_flag("--shortest", arguments->shortest, "Use the fewest moves, and prove it");
    add_text(*command, "--through", "POSITION", "Find a solution that passes through this position",
             arguments->through);
    add_number(*command, "--last-sweep", "N", "Find a solution whose last move has N jumps",
               arguments->last_sweep);
    add_survivor(*command, *arguments);
    add_text(*command, "--from", "HOLE",
             "Play backwards: from one peg in this hole to the position, by taking jumps back. "
             "d4-d2 puts the peg of d4 back into d2, and one into d3. Goes with --shortest",
             arguments->problem.from);
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    command->add_flag(
        "--jsonl", arguments->json_lines,
        "Read one request per line from standard input, and write one answer per line");
    return {command, [arguments] { return solve(*arguments); }};
}

}  // namespace peg
