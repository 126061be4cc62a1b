// SPDX-License-Identifier: MIT
#include "app/features/review/review.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "app/kit/ask/ask.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/intent.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "core/board/notation/notation.h"
#include "words/phrases/ask.h"
#include "words/phrases/review.h"

namespace peg {

namespace {

// Judges each jump of the line on the board. The answer grows while the solver works.
class ReviewQuestion final : public Question {
public:
    explicit ReviewQuestion(std::string moves) : moves_(std::move(moves)) {}

    int seconds() const override { return kSolveSeconds; }
    Json request(std::uint32_t) const override {
        return {{"command", "review"}, {"moves", moves_}};
    }
    std::string doing() const override { return phrase::ask::for_review(); }
    void progress(Context& context, const Reply& reply, const Thinking&) const override {
        take(context, reply, false);
    }
    void answer(Context& context, const Reply& reply, const Thinking&) const override {
        take(context, reply, true);
    }
    void failed(Context& context, const Thinking&) const override {
        context.state.sheet = Sheet::kNone;  // the sheet would cover the sentence
    }

private:
    static void take(Context& context, const Reply& reply, bool complete) {
        AppState& state = context.state;
        if (review_here(state) == nullptr) return cancel_question(context);
        context.mark_changed();
        if (!reply.result ||
            !take_review(state.played.game.board(), *reply.result, *state.review)) {
            cancel_question(context);
            state.sheet = Sheet::kNone;  // the sheet would cover the sentence
            return context.complain(unreadable());
        }
        state.review->complete = complete;
        state.played.help.add(HelpKind::kSolver);
        if (complete) context.announce(words::review_summary(state));
    }

    std::string moves_;  // moves of the line
};

bool is_under_review(const AppState& state) {
    return state.thinking && state.review && state.thinking->id == state.review->question;
}

// Goes to the position after n jumps of the line; false if the line is shorter.
bool go_to_jump(Context& context, std::size_t jumps) {
    AppState& state = context.state;
    if (jumps > state.played.game.jumps().size()) return false;
    state.sheet = Sheet::kNone;
    follow_playback(state, jumps);
    go_to(context, jumps);
    context.announce(words::status_line(state.played.game));
    return true;
}

}  // namespace

void toggle_review(Context& context) {
    AppState& state = context.state;
    state.hand.press.reset();
    context.mark_changed();
    if (state.sheet == "review") {
        state.sheet = Sheet::kNone;
        return;
    }
    state.sheet = "review";
    context.announce(sheet_title(state, "review") + ". " + words::review_summary(state));
    const GameReview* known = review_here(state);
    if (is_under_review(state) || (known != nullptr && known->complete)) return;
    if (known == nullptr) {
        const auto jumps = state.played.game.jumps();
        state.review = GameReview{.problem = state.played.game.problem(),
                                  .jumps = {jumps.begin(), jumps.end()}};
    }
    std::string moves = format_moves(state.played.game.board(), state.played.game.jumps());
    ask_about(context, std::make_shared<ReviewQuestion>(std::move(moves)),
              state.played.game.problem());
    state.review->question = state.thinking->id;
}

std::vector<Choice> retry_choices(const AppState& state) {
    const GameReview* review = review_here(state);
    const auto lost_at = review != nullptr ? review->lost_at() : std::nullopt;
    if (!lost_at) return {};
    return {{"retry:" + std::to_string(*lost_at), phrase::review::retry(*lost_at), false}};
}

std::vector<Choice> review_choices(const AppState& state) {
    const GameReview* review = review_here(state);
    if (review == nullptr || review->judged.empty()) return {};
    const std::size_t cursor = state.played.game.cursor();
    std::vector<Choice> list;
    const Board& board = state.played.game.board();
    for (std::size_t jumps = 0; jumps <= review->judged.size(); ++jumps)
        list.push_back({"jump:" + std::to_string(jumps),
                        words::reviewed_jump(board, *review, jumps), cursor == jumps,
                        words::reviewed_place(board, *review, jumps),
                        words::review_of(*review, jumps)});
    return list;
}

bool choose_jump(Context& context, std::string_view number) {
    const auto jumps = read_number(number);
    return jumps && go_to_jump(context, *jumps);
}

bool choose_retry(Context& context, std::string_view number) {
    const auto jump = read_number(number);
    return jump && *jump > 0 && go_to_jump(context, *jump - 1);
}

DialogParts review_parts(const AppState& state) {
    DialogParts parts{words::Passage{"", words::review_summary(state)}};
    if (Curve curve = review_curve(state); !curve.bars.empty())
        parts.emplace_back(std::move(curve));
    add_list(parts, "", retry_choices(state));
    add_list(parts, phrase::review::jumps(), review_choices(state), ChoiceList::Look::kPassages);
    return parts;
}

std::string remark_move(const AppState& state, const LineMove& move, const std::string& name) {
    const GameReview* review = review_here(state);
    return review != nullptr ? words::reviewed_move(*review, move.begin, move.end, name) : name;
}

std::string remark_line(const AppState& state, std::size_t number, const std::string& name) {
    const GameReview* review = review_here(state);
    return review != nullptr
               ? words::reviewed_line(*review, state.played.variations[number].jumps, name)
               : name;
}

}  // namespace peg
