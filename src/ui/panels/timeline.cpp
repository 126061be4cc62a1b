// SPDX-License-Identifier: MIT
// The tree of variations. The moves of the line on the board are chips in rows: those played, the
// current one, and, paler, those that redo would play. Where another line branches off, a chip
// shows that line's next jump. A click goes to a move or enters a line. Moves by the computer have
// an icon, moves with a bookmark a flag, and after a review every move has the icon of its verdict;
// the curve of the review is above the moves, if there is room.

#include "app/kit/game/timeline.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/kit/coach/coach.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "core/board/notation/notation.h"
#include "ui/panels/panels.h"
#include "ui/sheets/charts.h"

namespace peg {

namespace {

constexpr float kLowCurveHeight = 3;  // units
constexpr float kRoomForCurve = 10;   // units; with less room the curve is left out

struct Chip {
    std::string id;    // of the choice
    std::string text;  // of the face
    Rect rect;         // relative to the top left of the content
    ChipFace face;
    bool current = false;
};

// The review's verdict on a move, otherwise its maker.
const char* icon_of(const GameReview* review, const LineMove& move) {
    const ReviewMark mark =
        review != nullptr ? mark_of_move(*review, move.begin, move.end) : ReviewMark::kNone;
    switch (mark) {
        case ReviewMark::kKeeps: return icon::kCheck;
        case ReviewMark::kOnly: return icon::kTarget;
        case ReviewMark::kLoses: return icon::kX;
        case ReviewMark::kNone:
        case ReviewMark::kLate: break;
    }
    return move.maker == Maker::kComputer ? icon::kSparkles : nullptr;
}

// True if there is a bookmark within a move of the line on the board.
bool is_marked(const AppState& state, std::size_t begin, std::size_t end) {
    return std::ranges::any_of(state.played.bookmarks, [&](const Bookmark& mark) {
        const std::size_t at = mark.line.jumps.size();
        return at > begin && at <= end &&
               shared_jumps(mark.line.jumps, state.played.game.jumps()) == at;
    });
}

ChipFace face_of(const Frame& frame, const GameReview* review, const LineMove& move,
                 std::size_t cursor) {
    const Theme& theme = frame.theme;
    const bool computer = move.maker == Maker::kComputer;
    ChipFace face{icon_of(review, move), move.text, theme.text, theme.control};
    if (stands_in(move, cursor)) {
        face.ink = theme.on_accent;
        face.fill = theme.accent;
    } else if (move.begin >= cursor) {
        face.ink = theme.muted;
        face.fill = theme.card;
    } else if (computer) {
        face.ink = theme.accent;
        face.fill = blend(theme.control, theme.accent, 0.12f);
    }
    return face;
}

// Adds a chip for each other line that branches off after n jumps.
void add_branches(const Frame& frame, const GameReview* review, std::size_t first, std::size_t last,
                  const std::vector<std::string>& names, const auto& add) {
    const AppState& state = frame.state;
    for (std::size_t i = 0; i < state.played.variations.size(); ++i) {
        const Line& line = state.played.variations[i];
        const std::size_t shared = shared_jumps(line.jumps, state.played.game.jumps());
        if (shared < first || shared >= last) continue;
        const bool computer = line.makers.back() == Maker::kComputer;
        const auto keeps = review != nullptr ? branch_keeps(*review, line.jumps) : std::nullopt;
        const char* sign = keeps      ? *keeps ? icon::kCheck : icon::kX
                           : computer ? icon::kSparkles
                                      : icon::kGitBranch;
        const ChipFace face{sign, names[i], frame.theme.muted,
                            blend(frame.theme.card, frame.theme.text, 0.03f)};
        add("line:" + std::to_string(i), face, false);
    }
}

// The first difference of each variation from the line on the board: its next jump there, or that
// it ends.
std::vector<std::string> branch_names(const AppState& state) {
    std::vector<std::string> names;
    for (const Line& line : state.played.variations) {
        const std::size_t shared = shared_jumps(line.jumps, state.played.game.jumps());
        names.push_back(shared < line.jumps.size()
                            ? format_jump(state.played.game.board(), line.jumps[shared])
                            : std::string("\u2022"));
    }
    return names;
}

// The chips in rows of this width; `height` is the height of a row.
struct LineChips {
    std::vector<Chip> chips;
    float height;
    float end = 0;  // of the last row
};

LineChips line_chips(const Frame& frame, float width, bool touch) {
    const AppState& state = frame.state;
    const float u = frame.unit;
    const std::vector<LineMove> line = line_of(state);
    const std::size_t cursor = state.played.game.cursor();
    const GameReview* review = review_here(state);
    LineChips all{{},
                  touch ? std::max(kMinTarget, 2.75f * u)
                        : std::max(chip_height(frame) + 0.35f * u, 32.0f)};
    Point at;
    const auto add = [&](std::string id, const ChipFace& face, bool current) {
        const float wide = std::max(chip_width(frame, face), touch ? kMinTarget : 0);
        if (at.x > 0 && at.x + wide > width) at = {0, at.y + all.height};
        all.chips.push_back(
            {std::move(id), std::string(face.text), {at.x, at.y, wide, all.height}, face, current});
        at.x += wide + 0.35f * u;
    };
    const bool at_start = cursor == 0;
    add(move_id(0),
        {icon::kSkipBack,
         {},
         at_start ? frame.theme.on_accent : frame.theme.text,
         at_start ? frame.theme.accent : frame.theme.control},
        at_start);
    const std::vector<std::string> names = branch_names(state);
    for (std::size_t i = 0; i < line.size(); ++i) {
        add_branches(frame, review, line[i].begin, line[i].end, names, add);
        ChipFace face = face_of(frame, review, line[i], cursor);
        if (is_marked(state, line[i].begin, line[i].end)) face.icon = icon::kFlag;
        add(move_id(i + 1), face, stands_in(line[i], cursor));
    }
    add_branches(frame, review, state.played.game.jumps().size(), kMaxHoles, names, add);
    all.end = at.y + all.height;
    return all;
}

// `corner` is the top left of the first row. If the lines are listed, a line's chip is there.
void draw_chips(Frame& frame, ScrollArea& area, Point corner, const LineChips& line,
                bool lines_are_listed) {
    const int cursor = static_cast<int>(frame.state.played.game.cursor());
    // The cursor that was last scrolled into view.
    int& seen = *ImGui::GetStateStorage()->GetIntRef(WidgetId("seen").value(), -1);
    const bool moved = std::exchange(seen, cursor) != cursor;
    for (const auto& [id, words, place, looks, current] : line.chips) {
        ChipFace face = looks;
        face.text = words;
        const Rect shown{corner.x + place.x, corner.y + place.y, place.width, place.height};
        if (current && moved) area.reveal(shown);
        const bool listed = lines_are_listed && id.starts_with("line:");
        if (!listed) area.follow_focus(id, shown);
        if (!area.shows(shown)) continue;
        if (chip_button(frame, WidgetId("chip").part(id), shown, face))
            frame.intents.emplace_back(Choose{id});
        if (!listed) place_choice(frame, id, shown, chip_in(frame, shown, face));
    }
}

}  // namespace

void draw_timeline(Frame& frame, Rect rect) {
    const IdScope scope("timeline");
    const AppState& state = frame.state;
    const float u = frame.unit;
    if (line_of(state).empty() && state.played.variations.empty() &&
        state.played.bookmarks.empty()) {
        text(frame, Type::kCaption, {rect.x, rect.y}, pack(frame.theme.muted), words::no_moves());
        return;
    }
    if (const Curve curve = review_curve(state);
        !curve.bars.empty() && rect.height > kRoomForCurve * u) {
        const float height = kLowCurveHeight * u;
        draw_curve(frame, curve, {rect.x, rect.y, rect.width, height});
        const float below = height + 0.75f * u;
        rect = {rect.x, rect.y + below, rect.width, rect.height - below};
    }
    const LineChips line = line_chips(frame, rect.width, state.screen.form != Form::kDesk);
    // A whole number of rows, so that no chip is cut in half.
    rect.height = std::max(std::floor(rect.height / line.height), 1.0f) * line.height;
    ScrollArea area(frame, rect, line.end);
    draw_chips(frame, area, {rect.x, area.top()}, line, /*lines_are_listed=*/false);
}

void add_line_of_play(Column& column) {
    const LineChips line = line_chips(column.frame, column.width(), /*touch=*/true);
    column.part(line.end, 0, [&](const Rect& rect) {
        draw_chips(column.frame, *column.area(), {rect.x, rect.y}, line, /*lines_are_listed=*/true);
    });
}

}  // namespace peg
