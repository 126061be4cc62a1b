// SPDX-License-Identifier: MIT
#include "app/kit/words/review_words.h"

#include <algorithm>

#include "app/kit/coach/coach.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/play.h"
#include "words/phrases/review.h"

namespace peg::words {

namespace {

std::string judgement(const GameReview& review, std::size_t number) {
    const ReviewedJump& jump = review.judged[number - 1];
    const bool compares = jump.keeping && jump.legal > 1;
    switch (mark_of(review, number)) {
        case ReviewMark::kNone: return phrase::review::unknown();
        case ReviewMark::kLate: return phrase::review::lost_before();
        case ReviewMark::kOnly: return phrase::review::only_one(jump.legal);
        case ReviewMark::kKeeps:
            return compares ? phrase::review::keeps_of(*jump.keeping, jump.legal)
                            : phrase::review::keeps();
        case ReviewMark::kLoses: break;
    }
    return compares ? phrase::review::loses_of(*jump.keeping, jump.legal) : phrase::review::loses();
}

// "3 ways to win are left"; empty if the number is unknown or 0.
std::string solution_count_words(const std::string& solutions) {
    if (solutions.empty() || solutions == "0") return "";
    return solutions == "1" ? phrase::review::one_way() : phrase::review::ways(number(solutions));
}

}  // namespace

std::string review_summary(const AppState& state) {
    const GameReview* review = review_here(state);
    if (state.played.game.jumps().empty()) return phrase::review::empty();
    if (review == nullptr || review->judged.empty()) return phrase::review::working();
    const Board& board = state.played.game.board();
    if (const auto at = review->lost_at()) {
        const ReviewedJump& jump = review->judged[*at - 1];
        std::string text = phrase::review::lost_at(*at, words::jump(board, review->jumps[*at - 1]));
        std::string keepers;
        for (const JumpId keeper : jump.keepers)
            keepers += (keepers.empty() ? "" : ", ") + words::jump(board, keeper);
        if (!keepers.empty()) text += ' ' + phrase::review::instead(keepers);
        return text;
    }
    if (review->start == Verdict::kUnsolvable) return phrase::review::lost_at_start();
    const auto last = review->judged.back().verdict;
    if (review->start == Verdict::kSolvable && last == Verdict::kSolvable)
        return phrase::review::none_lost();
    return review->complete ? phrase::review::undecided() : phrase::review::working();
}

std::string reviewed_place(const Board& board, const GameReview& review, std::size_t jumps) {
    if (jumps == 0) return phrase::play::start();
    return phrase::review::numbered(jumps, format_jump(board, review.jumps[jumps - 1]));
}

std::string review_of(const GameReview& review, std::size_t jumps) {
    std::string left = solution_count_words(jumps == 0 ? review.start_solutions
                                                       : review.judged[jumps - 1].solutions);
    if (jumps == 0) return left;
    const std::string text = judgement(review, jumps);
    return left.empty() ? text : phrase::review::with(text, left);
}

std::string reviewed_move(const GameReview& review, std::size_t begin, std::size_t end,
                          const std::string& move) {
    switch (mark_of_move(review, begin, end)) {
        case ReviewMark::kNone: return move;
        case ReviewMark::kLate: return phrase::review::with(move, phrase::review::lost_before());
        case ReviewMark::kLoses: return phrase::review::with(move, phrase::review::loses());
        case ReviewMark::kOnly:
        case ReviewMark::kKeeps: break;
    }
    return phrase::review::with(move, phrase::review::keeps());
}

std::string reviewed_line(const GameReview& review, std::span<const JumpId> line,
                          const std::string& name) {
    const auto keeps = branch_keeps(review, line);
    if (!keeps) return name;
    return phrase::review::with(name, *keeps ? phrase::review::keeps() : phrase::review::loses());
}

std::string reviewed_jump(const Board& board, const GameReview& review, std::size_t jumps) {
    std::string place = reviewed_place(board, review, jumps);
    const std::string said = review_of(review, jumps);
    return said.empty() ? place : phrase::review::row(place, said);
}

}  // namespace peg::words
