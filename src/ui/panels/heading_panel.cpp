// SPDX-License-Identifier: MIT
// The heading: the problem's name and its board, the finish, the pegs left, and the coach's
// verdict.

#include <algorithm>
#include <optional>
#include <string>

#include "app/kit/words/challenge_words.h"
#include "app/kit/words/record_words.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "words/phrases/draw.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

constexpr float kFull = 9;        // units; wide enough for a large number and a bar
constexpr float kAscent = 0.77f;  // height of a capital letter, in font sizes
constexpr float kNarrow = 11;     // units; in a narrower panel the number of pegs has no word

constexpr float kTwoLines = 2.0f;  // units; height of a name in two lines
constexpr float kSign = 1.5f;      // units; for the sign that a list opens

// True if the board's name fits beside the problem's name.
bool has_board_beside(const Frame& frame, const words::Heading& heading, float width, Type type) {
    const float used = text_width(frame, type, heading.name) +
                       text_width(frame, Type::kBody, heading.board) + (0.6f + kSign) * frame.unit;
    return !heading.board.empty() && used <= width;
}

// True if the whole name fits in one line, or in two smaller ones.
bool title_fits(const Frame& frame, const Rect& rect, Type type) {
    const std::string title = words::heading(frame.state).name;
    const float room = rect.width - kSign * frame.unit;
    return text_width(frame, type, title) <= room ||
           paragraph_height(frame, Type::kLabel, room, title) <= kTwoLines * frame.unit;
}

// Draws the problem's name at the top left of a rectangle; it is also the button that opens the
// boards. Returns true if the board's name fits beside it; otherwise the board's name goes into the
// goal's line.
bool draw_title(Frame& frame, const Rect& rect, Type type) {
    const float u = frame.unit;
    const words::Heading heading = words::heading(frame.state);
    const std::string& title = heading.name;
    const bool beside = has_board_beside(frame, heading, rect.width, type);
    const Rect target{rect.x - 0.3f * u, rect.y, rect.width + 0.3f * u, rect.height};
    const Reaction reaction = react(frame, "title", target, true);
    if (reaction.clicked) frame.intents.emplace_back(Run{"boards"});
    fill(frame, target, 0.75f * u,
         pack(blend(frame.theme.control, frame.theme.text, 0.06f * reaction.held), reaction.hover));
    const float size = frame.fonts.size(type);
    const float room = rect.width - kSign * u;
    const bool one_line = text_width(frame, type, title) <= room;
    if (one_line) {
        text(frame, type, {rect.x, rect.y + 0.25f * u}, pack(frame.theme.text), title);
    } else {
        const bool whole = title_fits(frame, rect, type);
        Frame part = frame;
        part.covered |= !whole;  // the status panel then has the whole name
        paragraph(part, Type::kLabel, {rect.x, rect.y}, room, pack(frame.theme.text), title,
                  whole ? 1e9f : rect.y + kTwoLines * u);
    }
    float x = rect.x + (one_line ? text_width(frame, type, title) : room);
    if (beside) {
        // Aligns the baselines of the two font sizes.
        const float lower = kAscent * (size - frame.fonts.size(Type::kBody));
        x += 0.6f * u;
        text(frame, Type::kBody, {x, rect.y + 0.25f * u + lower}, pack(frame.theme.muted),
             heading.board);
        x += text_width(frame, Type::kBody, heading.board);
    }
    glyph(frame, {x + 0.9f * u, rect.y + 0.31f * u + size / 2}, 1.1f * u, pack(frame.theme.muted),
          icon::kChevronDown);
    return beside || heading.board.empty();
}

// The goal of what is on the board.
std::string goal_here(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.goal(state); })
        .value_or(words::goal(state));
}

// The finish in words, and the time if it is shown.
std::string goal_line(const AppState& state) {
    std::string goal = goal_here(state);
    if (const std::string so_far = words::challenge_so_far(state); !so_far.empty())
        goal += " \u00b7 " + so_far;
    if (goal.empty() || !shows_time(state)) return goal;
    return goal + " \u00b7 " + words::time(static_cast<int>(*state.played.seconds));
}

constexpr float kGoalSign = 1.4f;  // units; the sign before the words

bool goal_fits(const Frame& frame, float width) {
    return kGoalSign * frame.unit + text_width(frame, Type::kCaption, goal_line(frame.state)) <=
           width;
}

// Draws the goal in at most `width` CSS pixels, if it fits, after the board's name if that is not
// shown elsewhere and fits too. Returns the right edge of the text.
float draw_goal(Frame& frame, Point at, float width, bool board_seen) {
    const float u = frame.unit;
    const float middle = at.y + line_height(frame, Type::kCaption) / 2;
    std::string goal = goal_line(frame.state);
    if (goal.empty() || !goal_fits(frame, width)) return at.x;
    glyph(frame, {at.x + 0.5f * u, middle - 0.05f * u}, u, pack(frame.theme.muted), icon::kTarget);
    const float room = width - kGoalSign * u;
    // If only one of the two fits, the goal is more important.
    const std::string with_board = words::heading(frame.state).board + " \u00b7 " + goal;
    if (!board_seen && text_width(frame, Type::kCaption, with_board) <= room) goal = with_board;
    text(frame, Type::kCaption, {at.x + kGoalSign * u, at.y}, pack(frame.theme.muted), goal);
    return at.x + kGoalSign * u + std::min(text_width(frame, Type::kCaption, goal), room);
}

Colour badge_colour(const Theme& theme, Tone tone) {
    return tone == Tone::kGood ? theme.good : tone == Tone::kBad ? theme.bad : theme.muted;
}

// The coach's verdict as a chip, in words.
ChipFace badge_face(const Theme& theme, const words::Badge& badge) {
    const Colour colour = badge_colour(theme, badge.tone);
    const char* sign = badge.tone == Tone::kGood  ? icon::kCheck
                       : badge.tone == Tone::kBad ? icon::kX
                                                  : nullptr;
    return {sign, badge.text, colour, blend(theme.card, colour, 0.14f)};
}
ChipFace without_words(ChipFace face) {
    face.text = face.icon != nullptr ? "" : "?";
    return face;
}

// Draws the verdict; `right` is the middle of its right edge. If the words would extend beyond
// `left`, draws only the sign.
void draw_badge(const Frame& frame, ChipFace face, float left, Point right) {
    if (right.x - chip_width(frame, face) < left) face = without_words(face);
    chip(frame, {right.x - chip_width(frame, face), right.y - chip_height(frame) / 2}, face);
}

// The number to show: pegs left, or, for a drawing, its pegs or holes.
int counted_here(const AppState& state) {
    if (const auto grid = shown_grid(state)) return grid->sketch().hole_count();
    return peg_count(problem_at_hand(state).start);
}

// The word below or beside the number.
std::string counted_word(const AppState& state, int count) {
    if (shown_grid(state)) return phrase::draw::holes_word(count);
    return hides_game(state) ? phrase::play::pegs_drawn(count) : phrase::play::pegs_left(count);
}

// The number in the heading, besides title and goal.
struct Counted {
    int left;
    std::string number;
    std::string word;
};

// Only the number is beside the title; the goal is in the status panel.
void draw_narrow(Frame& frame, const Rect& rect, const Counted& counted) {
    const float u = frame.unit;
    const float title = rect.width - text_width(frame, Type::kHeading, counted.number) - 0.4f * u;
    draw_title(frame, {rect.x, rect.y, title, rect.height}, Type::kHeading);
    text(frame, Type::kHeading, {rect.right(), rect.y + 0.25f * u}, pack(frame.theme.text),
         counted.number, Align::kRight);
}

// Title and number in one line; goal, verdict and the number's word, if there is room, in the next.
void draw_short(Frame& frame, const Rect& rect, const Counted& counted,
                const std::optional<ChipFace>& badge) {
    const float u = frame.unit;
    const float gap = 0.5f * u;
    const float number = std::max(3.6f * u, text_width(frame, Type::kTitle, counted.number));
    const bool board_seen =
        draw_title(frame, {rect.x, rect.y, rect.width - number - gap, rect.height}, Type::kHeading);
    text(frame, Type::kTitle, {rect.right(), rect.y}, pack(frame.theme.text), counted.number,
         Align::kRight);

    const float y = rect.y + 1.9f * u;
    const float goal = kGoalSign * u + text_width(frame, Type::kCaption, goal_line(frame.state));
    const float sign = badge ? chip_width(frame, without_words(*badge)) + gap : 0;
    const float word = text_width(frame, Type::kCaption, counted.word) + gap;
    const bool has_word = goal + sign + word <= rect.width;
    const float edge = rect.right() - (has_word ? word : 0);
    const float goal_end = draw_goal(frame, {rect.x, y}, edge - rect.x - sign, board_seen);
    if (badge) draw_badge(frame, *badge, goal_end + gap / 2, {edge, y + gap});
    if (has_word)
        text(frame, Type::kCaption, {rect.right(), y}, pack(frame.theme.muted), counted.word,
             Align::kRight);
}

// A large number with the verdict beside it, and a bar for the progress of the game.
void draw_full(Frame& frame, const Rect& rect, const Counted& counted,
               const std::optional<ChipFace>& badge) {
    const float u = frame.unit;
    const bool board_seen =
        draw_title(frame, {rect.x, rect.y, rect.width, 2.75f * u}, Type::kTitle);
    draw_goal(frame, {rect.x, rect.y + 2.75f * u}, rect.width, board_seen);
    const float base = rect.y + 4.75f * u;
    text(frame, Type::kNumber, {rect.x - 0.1f * u, base}, pack(frame.theme.text), counted.number);
    const float word = rect.x + text_width(frame, Type::kNumber, counted.number) + 0.5f * u;
    text(frame, Type::kBody, {word, base + 1.72f * u}, pack(frame.theme.muted), counted.word);
    const float word_end = word + text_width(frame, Type::kBody, counted.word);
    if (badge) draw_badge(frame, *badge, word_end + 0.25f * u, {rect.right(), base + 2.25f * u});
    // A drawing has no progress.
    if (hides_game(frame.state)) return;
    const int start = peg_count(frame.state.played.game.problem().start);
    const float done =
        start > 1 ? static_cast<float>(start - counted.left) / static_cast<float>(start - 1) : 1.0f;
    progress_bar(frame, {rect.x, rect.bottom() - 0.85f * u, rect.width, 0.35f * u},
                 eased(frame, "done", std::min(done, 1.0f), 10));
}

}  // namespace

std::string left_out_of_heading(const Frame& frame) {
    const Rect rect = frame.state.screen.heading;
    const float u = frame.unit;
    const bool narrow = rect.width < kNarrow * u;
    const bool full = rect.height >= kFull * u;
    const std::string number = std::to_string(counted_here(frame.state));
    const Type type = full ? Type::kTitle : Type::kHeading;
    const float beside =
        full     ? 0
        : narrow ? text_width(frame, Type::kHeading, number) + 0.4f * u
                 : std::max(3.6f * u, text_width(frame, Type::kTitle, number)) + 0.5f * u;
    std::string left;
    if (!title_fits(frame, {rect.x, rect.y, rect.width - beside, rect.height}, type))
        left = words::heading(frame.state).name;
    const auto verdict = words::badge(frame.state);
    const float sign =
        verdict && !full && !narrow
            ? chip_width(frame, without_words(badge_face(frame.theme, *verdict))) + 0.5f * u
            : 0;
    if (narrow || !goal_fits(frame, rect.width - sign)) {
        const std::string goal = goal_line(frame.state);
        if (!left.empty() && !goal.empty()) left += " \u00b7 ";
        left += goal;
    }
    return left;
}

void draw_heading(Frame& frame) {
    const IdScope scope("heading");
    const Rect rect = frame.state.screen.heading;
    const int left = counted_here(frame.state);
    const Counted counted{left, std::to_string(left), counted_word(frame.state, left)};
    if (rect.width < kNarrow * frame.unit) return draw_narrow(frame, rect, counted);
    const auto verdict = words::badge(frame.state);
    std::optional<ChipFace> badge;
    if (verdict) badge = badge_face(frame.theme, *verdict);
    rect.height < kFull* frame.unit ? draw_short(frame, rect, counted, badge)
                                    : draw_full(frame, rect, counted, badge);
}

}  // namespace peg
