// SPDX-License-Identifier: MIT
#include "app/features/win/result.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "app/features/win/win_words.h"
#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/game/make_link.h"
#include "app/kit/listing/day_here.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/store/saved_state.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr int kBestMovesSeconds = 30;

// The problems whose fewest moves were asked for since the page was opened.
struct FewestAsked {
    std::set<std::string> keys;
};

class FewestQuestion final : public Quiet<Question> {
public:
    int seconds() const override { return kBestMovesSeconds; }
    Json request(std::uint32_t) const override {
        return {{"command", "solve"}, {"shortest", true}, {"max_memory", 256}};
    }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        if (!reply.result || !flag_of(*reply.result, "shortest")) return;
        AppState& state = context.state;
        const auto moves = integer_of(*reply.result, "move_count");
        if (moves < 1 || moves >= kMaxHoles || state.played.game.problem() != asked.asked) return;
        learn_least_moves(state, asked.asked, static_cast<int>(moves));
        remember(context);
        context.mark_changed();
        if (state.sheet == "end") context.announce(words::fewest_found(static_cast<int>(moves)));
    }
    void failed(Context&, const Thinking&) const override {}
};

// The link of a daily puzzle has no moves, which would spoil it.
std::string link_to_beat(const AppState& state) {
    const auto day = day_on_board(state);
    return day ? "daily=" + format_day(*day) +
                     "&beat=" + std::to_string(state.played.game.move_count())
               : challenge_link(state);
}

ShareCard card_of(const AppState& state) {
    return {words::result_title(state), words::result_line(state), words::result_text(state),
            link_to_beat(state)};
}

}  // namespace

bool is_won(const AppState& state) {
    const PlayedGame& played = state.played;
    const auto own = std::ranges::count(played.makers, Maker::kPlayer);
    return suspended_game(state) == nullptr && played.game.status() == Game::Status::kFinished &&
           own == std::ssize(played.makers) && !played.makers.empty();
}

void share_result(Context& context) { context.effects.emplace_back(card_of(context.state)); }

void keep_result_picture(Context& context) {
    ShareCard wanted = card_of(context.state);
    wanted.picture_only = true;
    context.effects.emplace_back(std::move(wanted));
}

void ask_fewest(Context& context) {
    AppState& state = context.state;
    if (state.thinking || state.modes.size() > 1 || !is_won(state) || least_moves(state)) return;
    const Problem problem = state.played.game.problem();
    if (!is_countable(problem.finish) || !problem.marks.empty() || !day_on_board(state)) return;
    if (!state.own.of<FewestAsked>().keys.insert(key_of(state)).second) return;
    ask_about(context, std::make_shared<FewestQuestion>(), problem);
}

}  // namespace peg
