// SPDX-License-Identifier: MIT
// The sheet Statistics, as a picture: everything in three numbers; the last weeks as a field of
// days, the brighter the more was solved; for each list of problems a bar for each level, filled as
// far as it is solved; and the problem on the board in numbers. The mirror has all of it in words.

#include <algorithm>
#include <array>
#include <span>

#include "app/features/statistics/statistics_words.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "ui/sheets/numbers.h"

namespace peg {

namespace {

constexpr int kStatisticsScrollKey = (1 << 18) + 304;
constexpr int kDaysOfWeek = 7;
constexpr float kSquare = 1.25f;   // units, with the room between two days
constexpr float kListRow = 2.75f;  // units
constexpr float kMostActive = 4;   // solutions: no day is brighter

// What is drawn from above to below, in a column of the sheet. Without an area nothing is drawn:
// only the height is found.
class Column {
public:
    Column(Frame& frame, const Rect& inside, ScrollArea* area)
        : frame_(frame), area_(area), x_(inside.x), width_(inside.width),
          top_(area != nullptr ? area->top() : 0), y_(top_) {}

    // A part of this height in units; `draw` gets its rectangle.
    template <class Draw>
    void part(float height, const Draw& draw) {
        const Rect rect{x_, y_, width_, height * frame_.unit};
        if (area_ != nullptr && area_->shows(rect)) draw(rect);
        y_ = rect.bottom();
    }
    void caption(std::string_view words) {
        part(0.6f, [](const Rect&) {});
        part(1.6f, [&](const Rect& rect) {
            text(frame_, Type::kLabel, {rect.x, rect.y}, pack(frame_.theme.text), words);
        });
    }
    void words(std::string_view words) {
        const float height = paragraph_height(frame_, Type::kBody, width_, words);
        part(height / frame_.unit + 0.6f, [&](const Rect& rect) {
            paragraph(frame_, Type::kBody, {rect.x, rect.y}, rect.width, pack(frame_.theme.muted),
                      words);
        });
    }
    // As many abreast as have room.
    void numbers(std::span<const words::Table::Row> rows) {
        const auto most = static_cast<std::size_t>(std::max(width_ / (5.5f * frame_.unit), 1.0f));
        while (!rows.empty()) {
            const auto line = rows.first(std::min(most, rows.size()));
            part(kNumbersHeight, [&](const Rect& rect) { draw_numbers(frame_, rect, line); });
            rows = rows.subspan(line.size());
        }
    }
    void command(Command command) {
        const float height = std::max(kLeastTarget, 2.75f * frame_.unit);
        part(0.6f, [](const Rect&) {});
        const Rect row{x_, y_, std::min(width_, 16 * frame_.unit), height};
        if (area_ != nullptr) area_->follow_focus(command.id, row);
        part(height / frame_.unit,
             [&](const Rect&) { command_button(frame_, command, row, ButtonStyle::kRow); });
    }

    float height() const { return y_ - top_; }

private:
    Frame& frame_;
    ScrollArea* area_;
    float x_;
    float width_;
    float top_;
    float y_;
};

Colour track(const Theme& theme) { return blend(theme.control, theme.muted, 0.18f); }

// Columns are weeks, rows weekdays; what is said of it stands beside it, or below.
void draw_activity(const Frame& frame, const Rect& rect, const Overview& overview) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const float pitch = std::min(kSquare * u, rect.width / static_cast<float>(kWeeksShown));
    for (std::size_t i = 0; i < overview.active.size(); ++i) {
        const auto week = static_cast<float>(i / kDaysOfWeek);
        const auto day = static_cast<float>(i % kDaysOfWeek);
        const Rect square{rect.x + week * pitch, rect.y + day * pitch, pitch - 0.2f * u,
                          pitch - 0.2f * u};
        const auto solved = static_cast<float>(overview.active[i]);
        const float bright = solved > 0 ? 0.4f + 0.6f * std::min(solved / kMostActive, 1.0f) : 0;
        fill(frame, square, 0.25f * u, pack(blend(track(theme), theme.good, bright)));
        const bool today = i + 1 == overview.active.size();
        if (today) outline(frame, square.shrunk(-1), 0.3f * u, 1.5f, pack(theme.accent));
    }
}

void add_activity(Frame& frame, Column& column, const Rect& inside, const Overview& overview) {
    const float u = frame.unit;
    const std::string words = words::activity(overview);
    const bool beside = inside.width > 32 * u;
    column.part(kSquare * kDaysOfWeek + 0.4f, [&](const Rect& rect) {
        draw_activity(frame, rect, overview);
        if (!beside) return;
        const float left = rect.x + (kSquare * static_cast<float>(kWeeksShown) + 1.5f) * u;
        const float width = rect.right() - left;
        const float height = paragraph_height(frame, Type::kBody, width, words);
        paragraph(frame, Type::kBody, {left, rect.centre().y - height / 2}, width,
                  pack(frame.theme.muted), words);
    });
    if (!beside) column.words(words);
}

// The names of the levels, over the bars.
void draw_levels(const Frame& frame, const Rect& rect) {
    const int count = static_cast<int>(kEveryLevel.size());
    for (int i = 0; i < count; ++i) {
        const Rect cell = grid_cell(rect, count, 1, i, 0.3f * frame.unit);
        fitted_text(frame, Type::kCaption, {cell.x, cell.y}, cell.width, pack(frame.theme.muted),
                    words::name(std::optional(kEveryLevel[static_cast<std::size_t>(i)])));
    }
}

void draw_share(const Frame& frame, const Rect& rect, const ListShare& list) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const std::string tally = words::list_tally(list);
    const float room = rect.width - text_width(frame, Type::kCaption, tally) - 0.5f * u;
    fitted_text(frame, Type::kLabel, {rect.x, rect.y}, room, pack(theme.text),
                words::list_name(list));
    text(frame, Type::kCaption, {rect.right(), rect.y + 0.1f * u}, pack(theme.muted), tally,
         Align::kRight);
    const int count = static_cast<int>(list.levels.size());
    const Rect bars{rect.x, rect.y + 1.35f * u, rect.width, 0.55f * u};
    for (int i = 0; i < count; ++i) {
        const LevelShare& share = list.levels[static_cast<std::size_t>(i)];
        if (share.all == 0) continue;
        Rect bar = grid_cell(bars, count, 1, i, 0.3f * u);
        fill(frame, bar, bar.height / 2, pack(track(theme)));
        if (theme.plain) outline(frame, bar, bar.height / 2, 1, pack(theme.line));
        if (share.solved == 0) continue;
        const float part = static_cast<float>(share.solved) / static_cast<float>(share.all);
        bar.width = std::max(part * bar.width, bar.height);  // a single one is to be seen
        fill(frame, bar, bar.height / 2, pack(theme.good));
    }
}

void add_lists(Frame& frame, Column& column, const Rect& inside, const Overview& overview) {
    const float u = frame.unit;
    const int abreast = inside.width > 38 * u ? 2 : 1;
    const int count = static_cast<int>(overview.lists.size());
    const int rows = (count + abreast - 1) / abreast;
    column.part(1.5f, [&](const Rect& rect) {
        for (int i = 0; i < std::min(abreast, count); ++i)
            draw_levels(frame, grid_cell(rect, abreast, 1, i, 2 * u));
    });
    for (int row = 0; row < rows; ++row)
        column.part(kListRow, [&](const Rect& rect) {
            for (int i = row * abreast; i < std::min((row + 1) * abreast, count); ++i)
                draw_share(frame, grid_cell(rect, abreast, 1, i % abreast, 2 * u),
                           overview.lists[static_cast<std::size_t>(i)]);
        });
}

// All of it; returns how high it is.
float lay_out(Frame& frame, const Rect& inside, const Overview& overview, ScrollArea* area) {
    Column column(frame, inside, area);
    if (overview.solved == 0) {
        column.part(3, [&](const Rect& rect) {
            glyph(frame, {rect.centre().x, rect.y + 1.25f * frame.unit}, 2 * frame.unit,
                  pack(frame.theme.muted), icon::kChartColumn);
        });
        column.words(words::no_statistics());
    } else {
        column.numbers(words::totals(overview).rows);
        column.caption(words::activity_title());
        add_activity(frame, column, inside, overview);
        column.caption(words::lists_title());
        add_lists(frame, column, inside, overview);
    }
    if (const words::Table feats = words::feats(frame.state); !feats.rows.empty()) {
        column.caption(feats.title);
        column.numbers(feats.rows);
    }
    column.command("stopwatch");
    return column.height();
}

}  // namespace

void draw_statistics(Frame& frame) {
    const Overview overview = overview_of(frame.state);
    const float height = lay_out(frame, {0, 0, sheet_room(frame).width, 0}, overview, nullptr);
    const Rect inside = sheet_card(frame, sheet_title(frame.state, "statistics"), height);
    ScrollArea area(frame, kStatisticsScrollKey, inside, height);
    lay_out(frame, inside, overview, &area);
}

}  // namespace peg
