// SPDX-License-Identifier: MIT
// The sheet of the review: what became of the game in a sentence, a curve of how many solutions
// were left after each jump, and the jumps with what each did. The mirror has all of it in words.

#include <algorithm>
#include <string>

#include "app/review/review.h"
#include "app/words/review_words.h"
#include "app/words/sheet_words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/option_list.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr int kReviewScrollKey = (1 << 18) + 320;
constexpr int kRetryKey = (1 << 21) - 1;
constexpr int kJumpsKey = 1 << 21;
constexpr float kCurveHeight = 5;  // units
constexpr float kLost = 0.12f;     // of the height, where nothing can be won any more

// As high as the number of solutions has digits, of the most digits; half where it is not counted.
float height_of(Verdict verdict, const std::string& solutions, std::size_t most) {
    if (verdict == Verdict::kUnsolvable) return kLost;
    if (solutions.empty()) return verdict == Verdict::kSolvable ? 1.0f : 0.5f;
    const float share = static_cast<float>(solutions.size()) / static_cast<float>(most);
    return kLost + (1 - kLost) * share;
}

// A bar for the start and for each jump: as long as the game can be won, a logarithm of the number
// of ways to win it; the one on the board is outlined.
void draw_curve(const Frame& frame, const GameReview& review, const Rect& rect) {
    const Theme& theme = frame.theme;
    std::size_t most = review.start_solutions.size();
    for (const ReviewedJump& jump : review.judged) most = std::max(most, jump.solutions.size());
    const std::size_t count = review.judged.size() + 1;
    const float pitch = rect.width / static_cast<float>(count);
    const float width = std::clamp(pitch - 2, 1.0f, 2 * frame.unit);
    for (std::size_t i = 0; i < count; ++i) {
        const Verdict verdict = i == 0 ? review.start : review.judged[i - 1].verdict;
        const std::string& solutions =
            i == 0 ? review.start_solutions : review.judged[i - 1].solutions;
        const float height = rect.height * height_of(verdict, solutions, most);
        const Rect bar{rect.x + static_cast<float>(i) * pitch, rect.bottom() - height, width,
                       height};
        const Colour colour = verdict == Verdict::kSolvable     ? theme.good
                              : verdict == Verdict::kUnsolvable ? theme.bad
                                                                : theme.muted;
        const float radius = std::min(0.25f * frame.unit, width / 2);
        fill(frame, bar, radius, pack(colour));
        if (i == frame.state.game.cursor())
            outline(frame, bar.shrunk(-1.5f), radius, 1.5f, pack(theme.accent));
    }
}

// A row says where, and below it what the jump did; a touch goes there.
void draw_jump(Frame& frame, const GameReview& review, std::size_t jumps, const Rect& row) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const bool current = jumps == frame.state.game.cursor();
    const Reaction reaction = react(frame, kJumpsKey + static_cast<int>(jumps), row, true);
    const Colour surface =
        blend(theme.control, theme.text, 0.06f * reaction.hover + 0.08f * reaction.held);
    fill(frame, row, kControlRadius * u, pack(surface));
    if (theme.plain || current)
        outline(frame, row, kControlRadius * u, current ? 2.0f : 1.0f,
                pack(current ? theme.accent : theme.line));
    const Point at{row.x + 0.75f * u, row.y + 0.45f * u};
    const float room = row.width - 1.5f * u;
    fitted_text(frame, Type::kLabel, at, room, pack(theme.text),
                words::reviewed_place(frame.state.game.board(), review, jumps));
    paragraph(frame, Type::kCaption, {at.x, at.y + 1.3f * u}, room, pack(theme.muted),
              words::review_of(review, jumps));
    const std::string id = "jump:" + std::to_string(jumps);
    if (reaction.clicked) frame.intents.emplace_back(Choose{id});
    place_choice(frame, id, row);
}

}  // namespace

void draw_review(Frame& frame) {
    const AppState& state = frame.state;
    const GameReview* review = review_here(state);
    const std::string title = words::title(state, Sheet::kReview);
    const std::vector<Choice> retry = retry_choices(state);
    const std::vector<Choice> jumps = review_choices(state);
    draw_option_list(frame, title, kReviewScrollKey, [&](OptionList& list) {
        list.words(words::review_summary(state));
        if (review == nullptr || jumps.empty()) return;
        list.grid(1, 1, kCurveHeight * frame.unit,
                  [&](std::size_t, const Rect& rect) { draw_curve(frame, *review, rect); });
        if (!retry.empty()) list.options("", kRetryKey, options_of_choices(retry), 30);
        const float room = sheet_room(frame).width;
        const int columns = room > 40 * frame.unit ? 2 : 1;
        // Below the name, the most lines that any of the rows takes.
        const float width = room / static_cast<float>(columns) - 2 * frame.unit;
        float below = line_height(frame, Type::kCaption);
        for (std::size_t i = 0; i < jumps.size(); ++i)
            below = std::max(below, paragraph_height(frame, Type::kCaption, width,
                                                     words::review_of(*review, i)));
        list.grid(static_cast<int>(jumps.size()), columns, 2.2f * frame.unit + below,
                  [&](std::size_t i, const Rect& row) {
                      if (list.shows(jumps[i].id, row)) draw_jump(frame, *review, i, row);
                  });
    });
}

}  // namespace peg
