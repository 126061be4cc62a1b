// SPDX-License-Identifier: MIT
#include "ui/model/finding.h"

#include <map>
#include <utility>

#include "core/game.h"
#include "report/fields.h"

namespace peg {

namespace {

Verdict verdict_of(const Json& object) {
    const std::string name = text_of(object, "verdict");
    if (name == verdict_name(Verdict::kSolvable)) return Verdict::kSolvable;
    if (name == verdict_name(Verdict::kUnsolvable)) return Verdict::kUnsolvable;
    return Verdict::kUndecided;
}

// A solution is a list of texts: "jumps" of an answer, "solution" of a hint.
Result<std::vector<JumpId>> parse_jumps(const Board& board, const Json* list) {
    std::string line;
    if (list != nullptr && list->is_array())
        for (const Json& jump : *list)
            if (jump.is_string()) line += jump.get<std::string>() + ' ';
    if (line.empty()) return std::vector<JumpId>{};
    return parse_moves(board, line);
}

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
            judged.push_back({*jump, verdict_of(entry), {}});
    }
    return judged;
}

std::int32_t small_integer(const Json& json) {
    if (!json.is_number_integer()) return 0;
    const auto value = json.get<std::int64_t>();
    return value >= INT32_MIN && value <= INT32_MAX ? static_cast<std::int32_t>(value) : 0;
}

void parse_weights(Pagoda& pagoda, const Board& board, const Json* weights) {
    if (weights == nullptr || !weights->is_object()) return;
    for (const auto& [name, weight] : weights->items())
        if (const auto hole = parse_hole(board, name))
            pagoda.weights[*hole] = small_integer(weight);
}

Bits parse_holes(const Board& board, const Json* names) {
    Bits holes = 0;
    if (names == nullptr || !names->is_array()) return holes;
    for (const Json& name : *names)
        if (name.is_string())
            if (const auto hole = parse_hole(board, name.get<std::string>())) holes |= bit(*hole);
    return holes;
}

void parse_tolls(Pagoda& pagoda, const Board& board, const Json* sets) {
    if (sets == nullptr || !sets->is_array()) return;
    std::size_t used = 0;
    for (const Json& set : *sets) {
        const Json* toll = set.is_object() ? field_of(set, "toll") : nullptr;
        if (toll == nullptr) continue;
        if (used == Pagoda::kMaxTolls) return;
        pagoda.tolls[used++] = {parse_holes(board, field_of(set, "holes")), small_integer(*toll)};
    }
}

void parse_fares(Fares& fares, const Board& board, const Json* regions) {
    if (regions == nullptr || !regions->is_array()) return;
    for (const Json& json : *regions) {
        if (!json.is_object()) continue;
        Fares::Region region{
            .holes = parse_holes(board, field_of(json, "holes")), .least = 0, .fares = {}};
        if (const Json* least = field_of(json, "least")) region.least = small_integer(*least);
        const Json* by_jump = field_of(json, "fares");
        if (by_jump == nullptr || !by_jump->is_object()) continue;
        for (const auto& [name, fare] : by_jump->items())
            if (const auto jump = parse_jump(board, name))
                region.fares.push_back({*jump, small_integer(fare)});
        fares.regions.push_back(std::move(region));
    }
}

// Weights, tolls if there are any, and what start and finish are worth.
void parse_pagoda(Proof& proof, const Board& board, const Json& json) {
    parse_weights(proof.pagoda, board, field_of(json, "weights"));
    parse_tolls(proof.pagoda, board, field_of(json, "sets"));
    proof.start_worth = integer_of(json, "start");
    proof.finish_worth = integer_of(json, "finish");
}

Proof parse_proof(const Board& board, const Json* json, int depth = 0);

// The cases of a split in the board's order of jumps. Those that are missing, or not wanted, are
// for check_proof to find.
void parse_split(Proof& proof, const Board& board, const Json& json, int depth) {
    proof.backwards = flag_of(json, "backwards");
    const Json* cases = field_of(json, "cases");
    if (cases == nullptr || !cases->is_object()) return;
    std::map<JumpId, Proof> by_jump;
    for (const auto& [name, rest] : cases->items())
        if (const auto jump = parse_jump(board, name))
            by_jump[*jump] = parse_proof(board, &rest, depth + 1);
    for (auto& [jump, rest] : by_jump) proof.after.push_back(std::move(rest));
}

// `depth` bounds the recursion.
Proof parse_proof(const Board& board, const Json* json, int depth) {
    Proof proof;
    if (json == nullptr || !json->is_object() || depth > kMaxHoles) return proof;
    const std::string kind = text_of(*json, "kind");
    if (kind == "class") {
        proof.kind = Proof::Kind::kClass;
    } else if (kind == "pagoda") {
        proof.kind = Proof::Kind::kPagoda;
        parse_pagoda(proof, board, *json);
    } else if (const Json* tolls = field_of(*json, "tolls");
               kind == "exhaustive" && tolls != nullptr && tolls->is_object()) {
        proof.kind = Proof::Kind::kTolls;
        parse_pagoda(proof, board, *tolls);
    } else if (kind == "exhaustive") {
        proof.kind = Proof::Kind::kExhaustive;
        const std::int64_t positions = integer_of(*json, "positions");
        proof.positions = positions > 0 ? static_cast<std::uint64_t>(positions) : 0;
        if (const Json* fares = field_of(*json, "fares"); fares != nullptr && fares->is_object()) {
            proof.kind = Proof::Kind::kFares;
            parse_fares(proof.fares, board, field_of(*fares, "regions"));
        }
        if (const Json* split = field_of(*json, "split"); split != nullptr && split->is_object()) {
            proof.kind = Proof::Kind::kSplit;
            parse_split(proof, board, *split, depth);
        }
    } else if (kind == "cases") {
        proof.kind = Proof::Kind::kCases;
        const Json* cases = field_of(*json, "cases");
        if (cases == nullptr || !cases->is_object()) return proof;
        for (const auto& [name, one] : cases->items())
            if (const auto hole = parse_hole(board, name))
                proof.cases.push_back({*hole, parse_proof(board, &one, depth + 1)});
    }
    return proof;
}

}  // namespace

Result<Finding> parse_finding(const Board& board, const Problem& problem, const Json& result) {
    Finding finding;
    finding.verdict = verdict_of(result);
    const Json* solution = field_of(result, "solution");
    const auto jumps =
        parse_jumps(board, solution != nullptr ? solution : field_of(result, "jumps"));
    if (!jumps || replay(board, problem, *jumps).legal < jumps->size()) return unreadable();
    finding.solution = *jumps;
    finding.jumps = parse_judged(board, problem.start, field_of(result, "jumps"));
    // Of a hint that knows no whole solution, the jump.
    if (const std::string text = text_of(result, "jump");
        finding.solution.empty() && !text.empty()) {
        const auto jump = parse_jump(board, text);
        if (!jump || !is_legal(problem.start, board.jump(*jump))) return unreadable();
        finding.solution = {*jump};
    }
    const bool done =
        problem.finish.kind == Finish::Kind::kFewest || is_finished(problem.finish, problem.start);
    if (finding.verdict == Verdict::kSolvable && finding.solution.empty() && !done)
        return unreadable();
    if (finding.verdict == Verdict::kUnsolvable) {
        finding.proof = parse_proof(board, field_of(result, "proof"));
        if (!check_proof(board, problem, finding.proof)) return unreadable();
    }
    return finding;
}

}  // namespace peg
