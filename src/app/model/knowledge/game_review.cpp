// SPDX-License-Identifier: MIT
#include "app/model/knowledge/game_review.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/model/knowledge/finding.h"
#include "core/board/game.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "report/fields.h"
#include "report/text.h"

namespace peg {

namespace {

// Reads the review of a jump; nothing if it is about another jump or position.
std::optional<ReviewedJump> reviewed_jump(const Board& board, Position before, JumpId jump,
                                          const Json& json) {
    if (text_of(json, "jump") != format_jump(board, jump)) return std::nullopt;
    ReviewedJump reviewed{verdict_in(json), digits_of(json, "solutions"), 0, std::nullopt, {}};
    const PerJump<JumpId> legal = legal_jumps(board, before);
    reviewed.legal = static_cast<std::size_t>(std::ranges::distance(legal.begin(), legal.end()));
    const Json* keepers = field_of(json, "keepers");
    for (const Json& keeper :
         keepers != nullptr && keepers->is_array() ? *keepers : Json::array()) {
        const auto known = std::ranges::find_if(legal, [&](JumpId id) {
            return keeper.is_string() && keeper.get<std::string>() == format_jump(board, id);
        });
        if (known == legal.end()) return std::nullopt;
        reviewed.keepers.push_back(*known);
    }
    const Json* keeping = field_of(json, "keeping");
    if (keeping != nullptr && keeping->is_number_integer()) {
        reviewed.keeping = keeping->get<std::size_t>();
        if (*reviewed.keeping != reviewed.keepers.size()) return std::nullopt;
    }
    return reviewed;
}

// The reviewed jumps of all moves, in order.
std::vector<Json> judged_in(const Json& result) {
    std::vector<Json> list;
    const Json* moves = field_of(result, "moves");
    for (const Json& move : moves != nullptr && moves->is_array() ? *moves : Json::array()) {
        const Json* jumps = move.is_object() ? field_of(move, "jumps") : nullptr;
        for (const Json& jump : jumps != nullptr && jumps->is_array() ? *jumps : Json::array())
            list.push_back(jump.is_object() ? jump : Json::object());
    }
    return list;
}

}  // namespace

std::optional<std::size_t> GameReview::lost_at() const {
    Verdict before = start;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const Verdict after = judged[i].verdict;
        if (before == Verdict::kSolvable && after == Verdict::kUnsolvable) return i + 1;
        before = after;
    }
    return std::nullopt;
}

ReviewMark mark_of(const GameReview& review, std::size_t number) {
    if (number > review.judged.size()) return ReviewMark::kNone;
    const Verdict before = number == 1 ? review.start : review.judged[number - 2].verdict;
    if (before == Verdict::kUnsolvable) return ReviewMark::kLate;
    const ReviewedJump& jump = review.judged[number - 1];
    switch (jump.verdict) {
        case Verdict::kUndecided: return ReviewMark::kNone;
        case Verdict::kUnsolvable: return ReviewMark::kLoses;
        case Verdict::kSolvable: break;
    }
    return jump.keeping == std::size_t{1} && jump.legal > 1 ? ReviewMark::kOnly
                                                            : ReviewMark::kKeeps;
}

ReviewMark mark_of_move(const GameReview& review, std::size_t begin, std::size_t end) {
    ReviewMark mark = mark_of(review, end);
    for (std::size_t number = begin + 1; number < end; ++number)
        if (const ReviewMark first = mark_of(review, number);
            first == ReviewMark::kLoses ||
            (first == ReviewMark::kOnly && mark == ReviewMark::kKeeps))
            mark = first;
    return mark;
}

std::optional<bool> branch_keeps(const GameReview& review, std::span<const JumpId> line) {
    const auto shared =
        static_cast<std::size_t>(std::ranges::mismatch(line, review.jumps).in1 - line.begin());
    if (shared >= review.judged.size() || shared >= line.size()) return std::nullopt;
    const ReviewedJump& instead = review.judged[shared];
    if (std::ranges::find(instead.keepers, line[shared]) != instead.keepers.end()) return true;
    return instead.keeping ? std::optional{false} : std::nullopt;
}

bool take_review(const Board& board, const Json& result, GameReview& review) {
    const std::vector<Json> said = judged_in(result);
    if (said.size() != review.jumps.size()) return false;
    std::vector<ReviewedJump> judged;
    Position position = review.problem.start;
    for (std::size_t i = 0; i < said.size(); ++i) {
        auto jump = reviewed_jump(board, position, review.jumps[i], said[i]);
        if (!jump) return false;
        judged.push_back(*std::move(jump));
        position = play(position, board.jump(review.jumps[i]));
    }
    const Json* start = field_of(result, "start");
    if (start == nullptr || !start->is_object()) return false;
    review.start = verdict_in(*start);
    review.start_solutions = digits_of(*start, "solutions");
    review.judged = std::move(judged);
    return true;
}

}  // namespace peg
