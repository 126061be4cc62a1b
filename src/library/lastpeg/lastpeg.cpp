// SPDX-License-Identifier: MIT
#include "library/lastpeg/lastpeg.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/board/game.h"
#include "core/board/jumps.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "library/run.h"
#include "report/certificate_json.h"
#include "report/english.h"
#include "report/error_json.h"

namespace lastpeg {

struct Problem::Data {
    peg::Board board;
    peg::Problem problem;
};

struct Certificate::Data {
    peg::Board board;
    peg::Certificate certificate;
};

namespace {

[[noreturn]] void refuse(const peg::Error& error) {
    throw Error(std::string(error.code), peg::english(error));
}

template <class T>
T value_or_throw(peg::Result<T> result) {
    if (!result) refuse(result.error());
    return *std::move(result);
}

std::optional<std::string> given(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

Certificate certificate_of(const peg::Board& board, const peg::Certificate& certificate) {
    return Certificate(std::make_shared<const Certificate::Data>(board, certificate));
}

std::shared_ptr<const Certificate::Data> read_certificate(const peg::Board& board,
                                                          std::string_view json) {
    return std::make_shared<const Certificate::Data>(
        board, value_or_throw(peg::parse_certificate(board, peg::parse_json(json))));
}

std::shared_ptr<const Problem::Data> read_problem(const ProblemText& text) {
    const auto board = value_or_throw(peg::parse_board(text.board));
    const peg::ProblemText parts{given(text.position), given(text.vacancy), given(text.finish),
                                 given(text.survivor)};
    return std::make_shared<const Problem::Data>(board.board,
                                                 value_or_throw(peg::parse_problem(board, parts)));
}

}  // namespace

std::string version() { return LASTPEG_VERSION; }

Problem::Problem(const ProblemText& text) : data_(read_problem(text)) {}

std::string Problem::board() const { return peg::format_board(data_->board); }

std::string Problem::position() const {
    return peg::format_position(data_->board, data_->problem.start);
}

std::string Problem::finish() const {
    std::string text = peg::format_finish(data_->board, data_->problem.finish);
    if (!data_->problem.marks.empty())
        text += " marked:" + peg::format_marks(data_->board, data_->problem.marks);
    return text;
}

std::vector<std::string> Problem::holes() const {
    std::vector<std::string> names;
    for (const peg::Hole hole : data_->board.reading_order())
        names.push_back(peg::format_hole(data_->board, hole));
    return names;
}

int Problem::peg_count() const { return peg::peg_count(data_->problem.start); }

std::vector<std::string> Problem::legal_jumps() const {
    std::vector<std::string> jumps;
    for (const peg::JumpId jump : peg::legal_jumps(data_->board, data_->problem.start))
        jumps.push_back(peg::format_jump(data_->board, jump));
    return jumps;
}

Problem Problem::after(std::string_view moves) const {
    Data left = *data_;
    for (const peg::JumpId id :
         value_or_throw(peg::parse_game(left.board, left.problem.start, moves))) {
        const auto after_jump = peg::left_after(left.problem, left.board.jump(id));
        if (!after_jump)
            throw Error("marked_peg_taken",
                        "The jump " + peg::format_jump(left.board, id) + " takes a marked peg.");
        left.problem = *after_jump;
    }
    Problem next;
    next.data_ = std::make_shared<const Data>(left);
    return next;
}

Certificate::Certificate(const Problem& problem, std::string_view json)
    : data_(read_certificate(problem.data().board, json)) {}

std::string Certificate::json() const {
    return peg::to_line(peg::certificate_json(data_->board, data_->certificate));
}

std::string Certificate::kind() const {
    return peg::certificate_json(data_->board, data_->certificate).at("kind").get<std::string>();
}

Answer solve(const Problem& problem, const Limits& limits, std::stop_token stop) {
    const auto& [board, asked] = problem.data();
    if (limits.max_seconds) value_or_throw(peg::make_limits({.seconds = limits.max_seconds}));
    peg::Job job(
        {.board = board,
         .problem = asked,
         .limits = {{.nodes = limits.max_nodes, .bytes = limits.max_memory}, limits.max_seconds}});
    peg::run(job, [&](double) { return !stop.stop_requested(); });
    const peg::Answer& known = *job.answer();
    Answer answer;
    answer.verdict = known.verdict == peg::Verdict::kSolvable     ? Verdict::kSolvable
                     : known.verdict == peg::Verdict::kUnsolvable ? Verdict::kUnsolvable
                                                                  : Verdict::kUndecided;
    for (const peg::JumpId jump : known.jumps)
        answer.jumps.push_back(peg::format_jump(board, jump));
    answer.moves = words_of(peg::format_moves(board, known.jumps));
    answer.pegs_left = known.pegs_left;
    if (known.proof) answer.proof = certificate_of(board, *known.proof);
    answer.nodes = known.nodes;
    return answer;
}

Check check(const Problem& problem, const Certificate& certificate) {
    const auto& [board, asked] = problem.data();
    // A certificate refers to holes and jumps by their numbers on its board.
    if (board != certificate.data().board)
        return {CheckResult::kFails, "The certificate is for another board."};
    const auto found = peg::check_certificate(board, asked, certificate.data().certificate);
    if (found.holds()) return {CheckResult::kHolds, {}};
    if (found.fails()) return {CheckResult::kFails, found.fault};
    if (found.may_hold())
        return {CheckResult::kNotCheckable,
                "A search cannot be checked here: only another search could repeat it."};
    return {CheckResult::kNotCheckable, found.fault};
}

Check check(const Problem& problem, std::string_view moves) {
    const auto& [board, asked] = problem.data();
    const auto jumps = value_or_throw(peg::parse_moves(board, moves));
    const peg::Replay played = peg::replay(board, asked, jumps);
    if (played.finished) return {CheckResult::kHolds, {}};
    if (played.legal == jumps.size())
        return {CheckResult::kFails, "The moves do not reach the finish " + problem.finish() + '.'};
    return {CheckResult::kFails,
            "The jump " + peg::format_jump(board, jumps[played.legal]) + " cannot be played: " +
                peg::english(peg::obstacle(board, played.end, jumps[played.legal])) + '.'};
}

std::string ask(std::string_view request, std::stop_token stop) {
    const auto [id, read] = peg::parse_request(request);
    peg::Json answer = {{"id", id}};
    if (!read) {
        answer.update(peg::error_json(read.error()));
        return peg::to_line(answer);
    }
    peg::Job job(*read);
    const double seconds = peg::run(job, [&](double) { return !stop.stop_requested(); }).seconds;
    peg::Json result = job.result(seconds);
    if (!result.is_object()) return peg::to_line(result);
    answer.update(result);
    return peg::to_line(answer);
}

}  // namespace lastpeg
