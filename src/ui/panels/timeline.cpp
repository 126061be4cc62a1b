// SPDX-License-Identifier: MIT
// The tree of variations: the moves of the line on the board as chips in rows (those played, the
// current one, and in paler colours those that redo would play), and where another line branches
// off a chip with that line's next jump. A click goes to a move, or enters a line. Moves that the
// computer made have an icon, and after a review all have one that says what the move did; above
// them lies the curve of the review then, where there is room. In the sheet the bookmarks and the
// other lines are listed below, each to be gone to, kept or removed.

#include "app/kit/game/timeline.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/features/play/line_choices.h"
#include "app/features/review/review.h"
#include "app/kit/coach/coach.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "core/board/notation.h"
#include "ui/panels/panels.h"
#include "ui/panels/review_curve.h"

namespace peg {

namespace {

constexpr int kMoveKey = 1 << 19;
constexpr int kScrollKey = (1 << 19) + (1 << 12);
constexpr int kSheetScrollKey = kScrollKey + 64;
constexpr int kLineKey = (1 << 19) + (1 << 13);
constexpr int kSeenKey = kScrollKey + 8;  // the cursor that was last scrolled into sight,
constexpr int kSeenInSheetKey = kSheetScrollKey + 8;  // and the one in the sheet
constexpr int kCurveKey = kScrollKey + 128;
constexpr float kCurveHeight = 3;    // units
constexpr float kRoomForCurve = 10;  // units; where less is there, all of it is for the moves

struct Chip {
    std::string id;  // of the choice
    Rect rect;       // from the top left of the content
    ChipFace face;
    bool current = false;
};

// What the review says of a move, else who made it.
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

// The other lines that branch off after so many jumps: a chip each.
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

// What each variation does that the line on the board does not: its next jump there, or that it
// ends.
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

// A row below the moves in the sheet: a bookmark or another line, with what can be done about it.
struct Row {
    struct Beside {
        std::string id;  // of the choice
        const char* icon;
    };
    std::string id;
    const char* icon;
    std::string name;
    std::vector<Beside> beside;  // from the right
};

std::vector<Row> rows_of(const AppState& state) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < state.played.bookmarks.size(); ++i) {
        const std::string number = std::to_string(i);
        rows.push_back({"bookmark:" + number,
                        icon::kFlag,
                        words::label(state.played.bookmarks[i]),
                        {{"unmark:" + number, icon::kX}}});
    }
    for (std::size_t i = 0; i < state.played.variations.size(); ++i) {
        const std::string number = std::to_string(i);
        const bool computer = state.played.variations[i].makers.back() == Maker::kComputer;
        Row row{"line:" + number,
                computer ? icon::kSparkles : icon::kGitBranch,
                words::line(state, i),
                {{"drop:" + number, icon::kX}}};
        if (is_passing(state.played.variations[i]))
            row.beside.push_back({"keep:" + number, icon::kPin});
        rows.push_back(std::move(row));
    }
    return rows;
}

// `top` is where the first begins.
void draw_rows(Frame& frame, ScrollArea& area, float x, float top, float width) {
    const float height = std::max(kLeastTarget, 2.75f * frame.unit);
    const std::vector<Row> rows = rows_of(frame.state);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        Rect rest{x, top + static_cast<float>(i) * height, width, height};
        int key = kLineKey | static_cast<int>(i) << 2;
        area.follow_focus(row.id, rest);
        for (const Row::Beside& beside : row.beside) area.follow_focus(beside.id, rest);
        if (!area.shows(rest)) continue;
        for (const Row::Beside& beside : row.beside) {
            rest.width -= height;
            const Rect place{rest.right(), rest.y, height, height};
            const ChipFace face{beside.icon, {}, frame.theme.text, frame.theme.control};
            if (chip_button(frame, ++key, place, face))
                frame.intents.emplace_back(Choose{beside.id});
            place_choice(frame, beside.id, place, chip_in(frame, place, face));
        }
        const ButtonFace face{row.icon, row.name};
        if (button(frame, ++key, rest.shrunk(0.1f * frame.unit), ButtonStyle::kRow, face))
            frame.intents.emplace_back(Choose{row.id});
        place_choice(frame, row.id, rest);
    }
}

}  // namespace

void draw_timeline(Frame& frame, Rect rect) {
    const AppState& state = frame.state;
    const float u = frame.unit;
    const std::vector<LineMove> line = line_of(state);
    if (line.empty() && state.played.variations.empty() && state.played.bookmarks.empty()) {
        text(frame, Type::kCaption, {rect.x, rect.y}, pack(frame.theme.muted), words::no_moves());
        return;
    }
    const std::size_t cursor = state.played.game.cursor();
    const GameReview* review = review_here(state);
    if (review != nullptr && !review->judged.empty() && rect.height > kRoomForCurve * u) {
        const float height = kCurveHeight * u;
        review_curve(frame, kCurveKey, *review, {rect.x, rect.y, rect.width, height});
        const float below = height + 0.75f * u;
        rect = {rect.x, rect.y + below, rect.width, rect.height - below};
    }
    const bool in_sheet = state.sheet == "moves" && !frame.covered;
    const bool touch = state.screen.form != Form::kDesk || in_sheet;
    const float height =
        touch ? std::max(kLeastTarget, 2.75f * u) : std::max(chip_height(frame) + 0.35f * u, 32.0f);
    const float gap = 0.35f * u;

    std::vector<Chip> chips;
    Point at;
    const auto add = [&](std::string id, const ChipFace& face, bool current) {
        const float width = std::max(chip_width(frame, face), touch ? kLeastTarget : 0);
        if (at.x > 0 && at.x + width > rect.width) at = {0, at.y + height};
        chips.push_back({std::move(id), {at.x, at.y, width, height}, face, current});
        at.x += width + gap;
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
        add(move_id(i + 1), face_of(frame, review, line[i], cursor), stands_in(line[i], cursor));
    }
    add_branches(frame, review, state.played.game.jumps().size(), kMaxHoles, names, add);

    // The height is a number of whole rows, so that no chip is cut in half.
    const Rect shown_rows{rect.x, rect.y, rect.width,
                          std::max(std::floor(rect.height / height), 1.0f) * height};
    const float chips_end = at.y + height;
    const std::size_t rows = state.played.bookmarks.size() + state.played.variations.size();
    const float lines = in_sheet ? static_cast<float>(rows) * std::max(kLeastTarget, 2.75f * u) : 0;
    ScrollArea area(frame, in_sheet ? kSheetScrollKey : kScrollKey, shown_rows, chips_end + lines);
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    const ImGuiID seen = in_sheet ? kSeenInSheetKey : kSeenKey;
    const bool moved = memory.GetInt(seen, -1) != static_cast<int>(cursor);
    memory.SetInt(seen, static_cast<int>(cursor));
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const auto& [id, place, face, current] = chips[i];
        const Rect shown{rect.x + place.x, area.top() + place.y, place.width, place.height};
        if (current && moved) area.reveal(shown);
        area.follow_focus(id, shown);
        if (!area.shows(shown)) continue;
        if (chip_button(frame, kMoveKey | static_cast<int>(i), shown, face))
            frame.intents.emplace_back(Choose{id});
        // In the sheet a line's place is its row below.
        if (!in_sheet || !id.starts_with("line:"))
            place_choice(frame, id, shown, chip_in(frame, shown, face));
    }
    if (in_sheet) draw_rows(frame, area, rect.x, area.top() + chips_end, rect.width);
}

void draw_moves(Frame& frame) {
    const Dialog dialog = describe(frame.state, "moves");
    const float u = frame.unit;
    Rect inside = sheet_card(frame, dialog.title);
    const float height = std::max(kLeastTarget, 3 * u);
    const Rect below{inside.x, inside.bottom() - height, inside.width, height};
    const std::vector<Command> commands = parts_of<Command>(dialog);
    command_grid(frame, commands, below, static_cast<int>(commands.size()), 0.5f * u,
                 ButtonStyle::kPlain);
    inside.height -= height + 0.75f * u;
    draw_timeline(frame, inside);
}

}  // namespace peg
