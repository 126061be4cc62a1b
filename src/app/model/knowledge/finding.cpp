// SPDX-License-Identifier: MIT
#include "app/model/knowledge/finding.h"

#include "core/board/game.h"
#include "core/proof/check_certificate.h"
#include "report/certificate_json.h"
#include "report/fields.h"

namespace peg {

namespace {

std::optional<JumpId> parse_jump(const Board& board, const std::string& text) {
    const auto jumps = parse_moves(board, text);
    return jumps && jumps->size() == 1 ? std::optional{jumps->front()} : std::nullopt;
}

std::vector<JudgedJump> parse_judged(const Board& board, Position position, const Json* list) {
    std::vector<JudgedJump> judged;
    if (list == nullptr || !list->is_array()) return judged;
    for (const Json& entry : *list) {
        if (!entry.is_object()) continue;
        const auto jump = parse_jump(board, text_of(entry, "jump"));
        if (jump && is_legal(position, board.jump(*jump)))
            judged.push_back({*jump, verdict_in(entry), {}});
    }
    return judged;
}

}  // namespace

Verdict verdict_in(const Json& result) { return verdict_of(result).value_or(Verdict::kUndecided); }

Result<std::vector<JumpId>> jumps_in(const Board& board, const Json* list) {
    std::string line;
    if (list != nullptr && list->is_array())
        for (const Json& jump : *list)
            if (jump.is_string()) line += jump.get<std::string>() + ' ';
    if (line.empty()) return std::vector<JumpId>{};
    return parse_moves(board, line);
}

Result<Finding> parse_finding(const Board& board, const Problem& problem, const Json& result) {
    Finding finding;
    finding.verdict = verdict_in(result);
    const Json* solution = field_of(result, "solution");
    const auto jumps = jumps_in(board, solution != nullptr ? solution : field_of(result, "jumps"));
    if (!jumps) return unreadable();
    const bool has_solution = finding.verdict == Verdict::kSolvable || !jumps->empty();
    if (has_solution && !replay(board, problem, *jumps).finished) return unreadable();
    finding.solution = *jumps;
    finding.jumps = parse_judged(board, problem.start, field_of(result, "jumps"));
    if (finding.verdict == Verdict::kUnsolvable) {
        const Json* proof = field_of(result, "proof");
        const auto certificate = parse_certificate(board, proof != nullptr ? *proof : Json());
        if (!certificate || !check_certificate(board, problem, *certificate).may_hold())
            return unreadable();
        finding.proof = *certificate;
    }
    return finding;
}

}  // namespace peg
