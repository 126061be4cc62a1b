// SPDX-License-Identifier: MIT
// The sheet of the review: what became of the game in a sentence, the curve (review_curve.h), and
// the jumps with what each did. The mirror has all of it in words.

#include <algorithm>
#include <string>

#include "app/features/review/review.h"
#include "app/kit/coach/coach.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/sheet_words.h"
#include "ui/panels/panels.h"
#include "ui/panels/review_curve.h"
#include "ui/sheets/option_list.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr int kReviewScrollKey = (1 << 18) + 320;
constexpr int kRetryKey = (1 << 18) + 511;
constexpr int kJumpsKey = (1 << 18) + 512;
constexpr int kSheetCurveKey = kJumpsKey + 128;
constexpr float kSheetCurveHeight = 5;  // units

// A row says where, and below it what the jump did; a touch goes there.
void draw_jump(Frame& frame, const GameReview& review, std::size_t jumps, const Rect& row) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const bool current = jumps == frame.state.played.game.cursor();
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
                words::reviewed_place(frame.state.played.game.board(), review, jumps));
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
    const std::string title = sheet_title(state, "review");
    const std::vector<Choice> retry = retry_choices(state);
    const std::vector<Choice> jumps = review_choices(state);
    draw_option_list(frame, title, kReviewScrollKey, [&](OptionList& list) {
        list.words(words::review_summary(state));
        if (review == nullptr || jumps.empty()) return;
        list.grid(1, 1, kSheetCurveHeight * frame.unit, [&](std::size_t, const Rect& rect) {
            review_curve(frame, kSheetCurveKey, *review, rect);
        });
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
