// SPDX-License-Identifier: MIT
#include "ui/panels/review_curve.h"

#include <algorithm>
#include <string>

namespace peg {

namespace {

constexpr float kWidest = 2;    // units, of a bar and the gap beside it
constexpr float kLost = 0.12f;  // of the height, where nothing can be won any more

// As high as the number of solutions has digits, of the most digits; half where it is not counted.
float height_of(Verdict verdict, const std::string& solutions, std::size_t most) {
    if (verdict == Verdict::kUnsolvable) return kLost;
    if (solutions.empty()) return verdict == Verdict::kSolvable ? 1.0f : 0.5f;
    const float share = static_cast<float>(solutions.size()) / static_cast<float>(most);
    return kLost + (1 - kLost) * share;
}

}  // namespace

void review_curve(Frame& frame, int id, const GameReview& review, Rect rect) {
    const Theme& theme = frame.theme;
    std::size_t most = review.start_solutions.size();
    for (const ReviewedJump& jump : review.judged) most = std::max(most, jump.solutions.size());
    const std::size_t count = review.judged.size() + 1;
    // That of a short game does not take the whole width.
    const float pitch = std::min(rect.width / static_cast<float>(count), kWidest * frame.unit);
    rect.width = pitch * static_cast<float>(count);
    const float width = std::max(pitch - 2, 1.0f);
    const float radius = std::min(0.25f * frame.unit, width / 2);

    const Reaction reaction = react(frame, id, rect, true);
    const float under = (ImGui::GetIO().MousePos.x - rect.x) / pitch;
    const auto pointed =
        static_cast<std::size_t>(std::clamp(under, 0.0f, static_cast<float>(count) - 1));
    const std::size_t cursor = frame.state.played.game.cursor();
    // Where the list scrolls a drag is for the list.
    const bool scrubs = reaction.active && !frame.scrolled;
    if ((reaction.clicked || scrubs) && pointed != cursor)
        frame.intents.emplace_back(Choose{"jump:" + std::to_string(pointed)});

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
        if (reaction.hover > 0 && i == pointed)
            fill(frame, {bar.x, rect.y, pitch, rect.height}, radius,
                 pack(theme.text, 0.08f * reaction.hover));
        fill(frame, bar, radius, pack(colour));
        if (i == cursor) outline(frame, bar.shrunk(-1.5f), radius, 1.5f, pack(theme.accent));
    }
}

}  // namespace peg
