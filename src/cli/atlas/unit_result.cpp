// SPDX-License-Identifier: MIT
#include "cli/atlas/unit_result.h"

#include <utility>

#include "cli/cli_errors.h"
#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "core/solver/check_answer.h"
#include "core/support/text.h"
#include "report/certificate_json.h"
#include "report/fields.h"
#include "report/knowledge_json.h"

namespace peg {
namespace {

// --- To JSON

Json moves_json(const Board& board, const std::vector<JumpId>& jumps) {
    return jumps.empty() ? Json() : Json(format_moves(board, jumps));
}

struct ToJson {
    const Board& board;

    Json operator()(const Levels& levels) const {
        return {{"positions", levels.complete ? Json(levels.total) : Json()},
                {"levels", levels.sizes}};
    }
    Json operator()(const Answer& answer) const {
        return {{"pegs", answer.pegs_left},
                {"fewest", answer.verdict == Verdict::kSolvable},
                {"moves", moves_json(board, answer.jumps)},
                {"proof", proof_json(board, answer.proof)}};
    }
    Json operator()(const ProblemResult& problem) const {
        const auto& [fewest, solutions, winning, sweep] = problem;
        const bool solvable = fewest.answer.verdict == Verdict::kSolvable;
        const auto known = [&](std::size_t number) { return solvable ? Json(number) : Json(); };
        return {{"verdict", verdict_name(fewest.answer.verdict)},
                {"moves", moves_json(board, fewest.answer.jumps)},
                {"move_count", known(moves_of(board, fewest.answer.jumps).size())},
                {"move_count_at_least", known(fewest.lower_bound)},
                {"shortest", fewest.proved},
                {"solutions", solutions ? Json(*solutions) : Json()},
                {"winning", winning ? Json(*winning) : Json()},
                {"last_sweep", sweep.solution.empty() ? Json() : Json(sweep.jumps)},
                {"last_sweep_at_most", known(sweep.at_most)},
                {"last_sweep_moves", moves_json(board, sweep.solution)},
                {"proof", proof_json(board, fewest.answer.proof)}};
    }
    Json operator()(const DoubleVacancyResult& found) const {
        return {{"verdict", verdict_name(found.answer.verdict)},
                {"moves", moves_json(board, found.answer.jumps)},
                {"proof", proof_json(board, found.answer.proof)}};
    }
};

// --- From JSON

// A whole number from 0 to 2^53 - 1, or nothing.
std::optional<std::uint64_t> number_in(const Json& json) {
    constexpr std::uint64_t kMax = (std::uint64_t{1} << 53) - 1;
    if (!json.is_number_integer()) return std::nullopt;
    const auto number = json.get<std::int64_t>();
    if (number < 0 || static_cast<std::uint64_t>(number) > kMax) return std::nullopt;
    return static_cast<std::uint64_t>(number);
}

bool is_null(const Json& json, const char* key) {
    const Json* field = field_of(json, key);
    return field == nullptr || field->is_null();
}

Error no_number(const char* key) { return cli_error("line_number", in_quotes(key)); }

Result<std::uint64_t> required_number(const Json& json, const char* key) {
    const Json* field = field_of(json, key);
    const auto number = field != nullptr ? number_in(*field) : std::nullopt;
    if (!number) return no_number(key);
    return *number;
}

Result<std::vector<JumpId>> parse_jumps(const Board& board, const Json& json, const char* key) {
    if (is_null(json, key)) return std::vector<JumpId>{};
    auto jumps = parse_moves(board, text_of(json, key));
    if (!jumps || !json[key].is_string()) return cli_error("line_unreadable", in_quotes(key));
    return jumps;
}

// True if an answer has everything that its verdict requires, and nothing that would not be
// checked.
bool is_whole(const Problem& problem, const Answer& answer) {
    if (problem.finish.kind == Finish::Kind::kFewest)
        return !answer.proof || answer.verdict == Verdict::kSolvable;
    return answer.proof.has_value() == (answer.verdict == Verdict::kUnsolvable) &&
           (answer.jumps.empty() || answer.verdict == Verdict::kSolvable);
}

// Reads verdict, jumps and proof, and checks that the jumps are legal and that jumps and proof show
// the verdict.
Result<Answer> parse_answer(const Board& board, const Problem& problem, Verdict verdict,
                            const Json& json) {
    auto jumps = parse_jumps(board, json, "moves");
    if (!jumps) return jumps.error();
    Answer answer;
    answer.verdict = verdict;
    answer.jumps = *std::move(jumps);
    answer.pegs_left = peg_count(replay(board, problem, answer.jumps).end);
    if (!is_null(json, "proof")) {
        auto proof = parse_certificate(board, *field_of(json, "proof"));
        if (!proof) return cli_error("line_proof");
        answer.proof = *std::move(proof);
    }
    if (!is_whole(problem, answer) || !answer_holds(board, problem, answer))
        return cli_error("line_answer");
    return answer;
}

Result<UnitResult> parse_levels(const Json& json) {
    const Json* sizes = field_of(json, "levels");
    if (sizes == nullptr || !sizes->is_array() || sizes->size() > kMaxHoles)
        return cli_error("line_levels");
    Levels levels;
    for (const Json& size : *sizes) {
        const auto number = number_in(size);
        if (!number) return no_number("levels");
        levels.sizes.push_back(*number);
        levels.total += *number;
    }
    levels.complete = !is_null(json, "positions");
    if (levels.complete && levels.sizes.empty()) return cli_error("line_start");
    if (levels.complete && number_in(json["positions"]) != levels.total)
        return cli_error("line_positions");
    return UnitResult{levels};
}

Result<UnitResult> parse_fewest_pegs(const Board& board, const Problem& problem, const Json& json) {
    const Verdict verdict = flag_of(json, "fewest") ? Verdict::kSolvable : Verdict::kUndecided;
    auto answer = parse_answer(board, problem, verdict, json);
    if (!answer) return answer.error();
    if (!is_null(json, "pegs") &&
        number_in(json["pegs"]) != static_cast<std::uint64_t>(answer->pegs_left))
        return cli_error("line_pegs");
    return UnitResult{*std::move(answer)};
}

// Reads the solution with the longest last move.
Result<LongestLastSweep> parse_sweep(const Board& board, const Problem& problem, const Json& json) {
    auto jumps = parse_jumps(board, json, "last_sweep_moves");
    if (!jumps) return jumps.error();
    const auto at_most = required_number(json, "last_sweep_at_most");
    if (!at_most) return at_most.error();
    LongestLastSweep sweep;
    sweep.solution = *std::move(jumps);
    sweep.at_most = *at_most;
    if (sweep.solution.empty()) return sweep;
    sweep.jumps = moves_of(board, sweep.solution).back().size();
    if (!replay(board, problem, sweep.solution).finished || sweep.jumps > sweep.at_most)
        return cli_error("line_sweep");
    return sweep;
}

// Reads an answer with its own verdict.
Result<Answer> parse_verdict(const Board& board, const Problem& problem, const Json& json) {
    const auto verdict = verdict_of(json);
    return verdict ? parse_answer(board, problem, *verdict, json) : cli_error("line_verdict");
}

Result<UnitResult> parse_double_vacancy(const Board& board, const Problem& problem,
                                        const Json& json) {
    auto answer = parse_verdict(board, problem, json);
    if (!answer) return answer.error();
    return UnitResult{DoubleVacancyResult{*std::move(answer)}};
}

Result<UnitResult> parse_problem_result(const Board& board, const Problem& problem,
                                        const Json& json) {
    auto answer = parse_verdict(board, problem, json);
    if (!answer) return answer.error();
    ProblemResult result;
    result.fewest.answer = *std::move(answer);
    if (result.fewest.answer.verdict != Verdict::kSolvable) return UnitResult{std::move(result)};

    const auto at_least = required_number(json, "move_count_at_least");
    if (!at_least) return at_least.error();
    const std::size_t moves = moves_of(board, result.fewest.answer.jumps).size();
    if (*at_least > moves) return cli_error("line_fewer_moves");
    result.fewest.lower_bound = *at_least;
    result.fewest.proved = *at_least == moves;
    if (!is_null(json, "solutions")) {
        result.solutions = digits_of(json, "solutions");
        if (result.solutions->empty()) return no_number("solutions");
    }
    if (!is_null(json, "winning")) {
        const auto winning = required_number(json, "winning");
        if (!winning) return winning.error();
        result.winning = *winning;
    }
    auto sweep = parse_sweep(board, problem, json);
    if (!sweep) return sweep.error();
    result.sweep = *std::move(sweep);
    return UnitResult{std::move(result)};
}

}  // namespace

Json unit_result_json(const Board& board, const UnitResult& result) {
    return std::visit(ToJson{board}, result);
}

Result<UnitResult> parse_unit_result(const Board& board, const Unit& unit, const Json& json) {
    switch (unit.kind) {
        case Unit::Kind::kPositions: return parse_levels(json);
        case Unit::Kind::kMinPegs: return parse_fewest_pegs(board, unit.problem, json);
        case Unit::Kind::kDoubleVacancy: return parse_double_vacancy(board, unit.problem, json);
        case Unit::Kind::kProblem: break;
    }
    return parse_problem_result(board, unit.problem, json);
}

const Answer* answer_of(const UnitResult& result) {
    if (const auto* problem = std::get_if<ProblemResult>(&result)) return &problem->fewest.answer;
    if (const auto* pair = std::get_if<DoubleVacancyResult>(&result)) return &pair->answer;
    return std::get_if<Answer>(&result);
}

bool fewest_moves_are_open(const UnitResult& result) {
    const auto* problem = std::get_if<ProblemResult>(&result);
    if (problem == nullptr) return false;
    const Verdict verdict = problem->fewest.answer.verdict;
    return verdict == Verdict::kUndecided ||
           (verdict == Verdict::kSolvable && !problem->fewest.proved);
}

bool count_is_open(const UnitResult& result) {
    if (const auto* levels = std::get_if<Levels>(&result)) return !levels->complete;
    const auto* problem = std::get_if<ProblemResult>(&result);
    return problem != nullptr && problem->fewest.answer.verdict == Verdict::kSolvable &&
           !problem->winning;
}

bool last_sweep_is_open(const UnitResult& result) {
    const auto* problem = std::get_if<ProblemResult>(&result);
    return problem != nullptr && problem->fewest.answer.verdict == Verdict::kSolvable &&
           problem->sweep.jumps < problem->sweep.at_most;
}

}  // namespace peg
