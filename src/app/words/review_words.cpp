// SPDX-License-Identifier: MIT
#include "app/words/review_words.h"

#include <algorithm>

#include "app/review/review.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "words/phrases.h"

namespace peg::words {

namespace {

Verdict verdict_before(const GameReview& review, std::size_t number) {
    return number == 1 ? review.start : review.judged[number - 2].verdict;
}

std::string judgement(const GameReview& review, std::size_t number) {
    const ReviewedJump& jump = review.judged[number - 1];
    if (verdict_before(review, number) == Verdict::kUnsolvable)
        return phrase::review::lost_before();
    if (jump.verdict == Verdict::kUndecided) return phrase::review::unknown();
    const bool keeps = jump.verdict == Verdict::kSolvable;
    if (!jump.keeping || jump.legal == 1)
        return keeps ? phrase::review::keeps() : phrase::review::loses();
    if (keeps && *jump.keeping == 1) return phrase::review::only_one(jump.legal);
    return keeps ? phrase::review::keeps_of(*jump.keeping, jump.legal)
                 : phrase::review::loses_of(*jump.keeping, jump.legal);
}

std::string with_solutions(const std::string& text, const std::string& solutions) {
    if (solutions.empty() || solutions == "0") return text;
    return solutions == "1" ? phrase::review::with_one_way(text)
                            : phrase::review::with_ways(text, number(solutions));
}

}  // namespace

std::string review_summary(const AppState& state) {
    const GameReview* review = review_here(state);
    if (state.game.jumps().empty()) return phrase::review::empty();
    if (review == nullptr || review->judged.empty()) return phrase::review::working();
    const Board& board = state.game.board();
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

std::string reviewed_start(const GameReview& review) {
    return with_solutions(phrase::play::start(), review.start_solutions);
}

std::string reviewed_jump(const Board& board, const GameReview& review, std::size_t number) {
    const std::string text = phrase::review::row(
        number, format_jump(board, review.jumps[number - 1]), judgement(review, number));
    return with_solutions(text, review.judged[number - 1].solutions);
}

}  // namespace peg::words
