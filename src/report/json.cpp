// SPDX-License-Identifier: MIT
#include "report/json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/catalogue.h"
#include "core/jumps.h"
#include "core/notation.h"
#include "core/position_class.h"

namespace peg {
namespace {

std::string_view lattice_name(Lattice lattice) {
    return lattice == Lattice::kSquare ? "square" : "triangular";
}

Json jumps_json(const Board& board, std::span<const JumpId> jumps) {
    Json list = Json::array();
    for (JumpId jump : jumps) list.push_back(format_jump(board, jump));
    return list;
}

Position position_after(const Board& board, Position position, std::span<const JumpId> jumps) {
    for (JumpId jump : jumps) position = play(position, board.jump(jump));
    return position;
}

Json class_json(const Board& board, const Problem& problem) {
    const ClassRule class_of(board);
    Json finish_class;
    if (const auto goal = only_goal(problem.finish)) finish_class = class_of(*goal);
    return {{"kind", "class"},
            {"start_class", class_of(problem.start.pegs)},
            {"finish_class", std::move(finish_class)}};
}

Json holes_json(const Board& board, Bits holes) {
    Json list = Json::array();
    for (Hole hole : board.reading_order())
        if (contains(holes, hole)) list.push_back(format_hole(board, hole));
    return list;
}

Json pagoda_json(const Board& board, const Proof& proof) {
    Json json{{"weights", Json::object()}};
    for (Hole hole : board.reading_order())
        if (proof.pagoda.weights[hole] != 0)
            json["weights"][format_hole(board, hole)] = proof.pagoda.weights[hole];
    for (const Toll& toll : proof.pagoda.tolls) {
        if (toll.toll == 0) continue;
        json["sets"].push_back({{"holes", holes_json(board, toll.holes)}, {"toll", toll.toll}});
    }
    json["start"] = proof.start_worth;
    json["finish"] = proof.finish_worth;
    return json;
}

Json fares_json(const Board& board, const Fares& fares) {
    Json regions = Json::array();
    for (const Fares::Region& region : fares.regions) {
        Json by_jump = Json::object();
        for (const Fares::Fare& fare : region.fares)
            by_jump[format_jump(board, fare.jump)] = fare.fare;
        regions.push_back({{"holes", holes_json(board, region.holes)},
                           {"least", region.least},
                           {"fares", std::move(by_jump)}});
    }
    return {{"regions", std::move(regions)}};
}

Json split_json(const Board& board, Bits start, Bits goal, const Proof& proof) {
    Json by_jump = Json::object();
    const auto cases = split_cases(board, start, goal, proof.backwards);
    for (std::size_t i = 0; i < std::min(cases.size(), proof.after.size()); ++i)
        by_jump[format_jump(board, cases[i].jump)] =
            proof_json(board, {{cases[i].start}, Finish::exactly({cases[i].goal})}, proof.after[i]);
    return {{"backwards", proof.backwards}, {"cases", std::move(by_jump)}};
}

}  // namespace

std::string to_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string_view verdict_name(Verdict verdict) {
    switch (verdict) {
        case Verdict::kSolvable: return "solvable";
        case Verdict::kUnsolvable: return "unsolvable";
        case Verdict::kUndecided: break;
    }
    return "undecided";
}

Json seconds_json(std::optional<double> seconds) { return seconds ? Json(*seconds) : Json(); }

Json answer_json(const Board& board, const Problem& problem, const Answer& answer,
                 std::optional<double> seconds) {
    Json moves = Json::array();
    for (const Move& move : moves_of(board, answer.jumps))
        moves.push_back(format_move(board, move));
    const auto move_count = moves.size();
    return {
        {"board", format_board(board)},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"verdict", verdict_name(answer.verdict)},
        {"jumps", jumps_json(board, answer.jumps)},
        {"moves", std::move(moves)},
        {"jump_count", answer.jumps.size()},
        {"move_count", move_count},
        {"pegs_left", peg_count(position_after(board, problem.start, answer.jumps))},
        {"nodes", answer.nodes},
        {"seconds", seconds_json(seconds)},
        {"proof", proof_json(board, problem, answer.proof)},
    };
}

Json hint_json(const Board& board, const Problem& problem, const Hint& hint,
               std::optional<double> seconds) {
    Json judged = Json::array();
    for (const JudgedJump& jump : hint.jumps)
        judged.push_back(
            {{"jump", format_jump(board, jump.jump)}, {"verdict", verdict_name(jump.verdict)}});
    return {
        {"verdict", verdict_name(hint.verdict)},
        {"jump", hint.jump ? Json(format_jump(board, *hint.jump)) : Json()},
        {"jumps", std::move(judged)},
        {"solution", jumps_json(board, hint.solution)},
        {"nodes", hint.nodes},
        {"seconds", seconds_json(seconds)},
        {"proof", proof_json(board, problem, hint.proof)},
    };
}

Json proof_json(const Board& board, const Problem& problem, const Proof& proof) {
    switch (proof.kind) {
        case Proof::Kind::kNone: break;
        case Proof::Kind::kClass: return class_json(board, problem);
        case Proof::Kind::kPagoda: {
            Json json{{"kind", "pagoda"}};
            json.update(pagoda_json(board, proof));
            return json;
        }
        case Proof::Kind::kTolls:
            return {{"kind", "exhaustive"}, {"positions", 1}, {"tolls", pagoda_json(board, proof)}};
        case Proof::Kind::kFares:
            return {{"kind", "exhaustive"},
                    {"positions", proof.positions},
                    {"fares", fares_json(board, proof.fares)}};
        case Proof::Kind::kSplit:
            return {{"kind", "exhaustive"},
                    {"positions", proof.positions},
                    {"split", split_json(board, problem.start.pegs,
                                         only_goal(problem.finish).value_or(0), proof)}};
        case Proof::Kind::kExhaustive:
            return {{"kind", "exhaustive"}, {"positions", proof.positions}};
        case Proof::Kind::kCases: {
            Json cases = Json::object();
            for (const Proof::Case& one : proof.cases)
                cases[format_hole(board, one.hole)] =
                    proof_json(board, {problem.start, Finish::at(one.hole)}, one.proof);
            return {{"kind", "cases"}, {"cases", std::move(cases)}};
        }
    }
    return nullptr;
}

Json catalogue_json() {
    Json boards = Json::array();
    for (const CatalogueEntry& entry : catalogue()) {
        const auto parsed = parse_board_name(entry.name);
        if (!parsed) continue;
        const auto& [board, classic] = *parsed;
        boards.push_back({
            {"name", entry.name},
            {"title", entry.title},
            {"lattice", lattice_name(board.lattice())},
            {"holes", board.hole_count()},
            {"jumps", board.jumps().size()},
            {"symmetries", board.symmetries().size()},
            {"position", format_position(board, classic.start)},
            {"finish", format_finish(board, classic.finish)},
        });
    }
    return {{"boards", std::move(boards)}};
}

Json position_json(const Board& board, const Problem& problem) {
    std::vector<JumpId> legal;
    for_each_jump(board, problem.start, [&](JumpId jump) { legal.push_back(jump); });
    return {
        {"board", format_board(board)},
        {"lattice", lattice_name(board.lattice())},
        {"columns", board.columns()},
        {"rows", board.rows()},
        {"holes", board.hole_count()},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"pegs", peg_count(problem.start)},
        {"jumps", jumps_json(board, legal)},
    };
}

Json check_json(const Board& board, const Problem& problem, std::span<const JumpId> jumps,
                const Replay& replay, const std::optional<std::string>& error) {
    return {
        {"board", format_board(board)},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"solution", replay.finished},
        {"jump_count", jumps.size()},
        {"move_count", moves_of(board, jumps).size()},
        {"legal", replay.legal},
        {"end", format_position(board, replay.end)},
        {"pegs_left", peg_count(replay.end)},
        {"error", error ? Json(*error) : Json()},
    };
}

}  // namespace peg
