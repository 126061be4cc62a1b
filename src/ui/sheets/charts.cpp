// SPDX-License-Identifier: MIT
#include "ui/sheets/charts.h"

#include <algorithm>
#include <string>

namespace peg {

namespace {

constexpr float kWidestBar = 2;  // units, including the gap to the next bar
constexpr int kDaysOfWeek = 7;
constexpr float kDaySquare = 1.25f;  // units, including the gap between two days
constexpr float kMaxActive = 4;      // days with more are no brighter

Colour track(const Theme& theme) { return blend(theme.control, theme.muted, 0.18f); }

// Columns are weeks, rows weekdays.
void draw_days(const Frame& frame, const Rect& rect, float pitch, const std::vector<int>& days) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    for (std::size_t i = 0; i < days.size(); ++i) {
        const auto week = static_cast<float>(i / kDaysOfWeek);
        const auto day = static_cast<float>(i % kDaysOfWeek);
        const Rect square{rect.x + week * pitch, rect.y + day * pitch, pitch - 0.2f * u,
                          pitch - 0.2f * u};
        const auto done = static_cast<float>(days[i]);
        const float bright = done > 0 ? 0.4f + 0.6f * std::min(done / kMaxActive, 1.0f) : 0;
        fill(frame, square, 0.25f * u, pack(blend(track(theme), theme.good, bright)));
        const bool today = i + 1 == days.size();
        if (today) outline(frame, square.shrunk(-1), 0.3f * u, 1.5f, pack(theme.accent));
    }
}

// Room for its name, beside the tally.
float share_room(const Frame& frame, float width, const Shares::Row& row) {
    return width - text_width(frame, Type::kCaption, row.tally) - 0.5f * frame.unit;
}

void draw_share(const Frame& frame, const Rect& rect, const Shares::Row& row) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const float room = share_room(frame, rect.width, row);
    const float name =
        paragraph(frame, Type::kLabel, {rect.x, rect.y}, room, pack(theme.text), row.name);
    text(frame, Type::kCaption, {rect.right(), rect.y + 0.1f * u}, pack(theme.muted), row.tally,
         Align::kRight);
    const int count = static_cast<int>(row.bars.size());
    const Rect bars{rect.x, rect.y + name + 0.4f * u, rect.width, 0.55f * u};
    for (int i = 0; i < count; ++i) {
        const Shares::Share& share = row.bars[static_cast<std::size_t>(i)];
        if (share.all == 0) continue;
        Rect bar = grid_cell(bars, count, 1, i, 0.3f * u);
        fill(frame, bar, bar.height / 2, pack(track(theme)));
        if (theme.plain) outline(frame, bar, bar.height / 2, 1, pack(theme.line));
        if (share.done == 0) continue;
        const float part = static_cast<float>(share.done) / static_cast<float>(share.all);
        bar.width = std::max(part * bar.width, bar.height);  // min size, so that a small part is
                                                             // visible
        fill(frame, bar, bar.height / 2, pack(theme.good));
    }
}

}  // namespace

void draw_curve(Frame& frame, const Curve& curve, Rect rect) {
    const Theme& theme = frame.theme;
    const std::size_t count = curve.bars.size();
    if (count == 0) return;
    // The bars of a short game do not fill the width.
    const float pitch = std::min(rect.width / static_cast<float>(count), kWidestBar * frame.unit);
    rect.width = pitch * static_cast<float>(count);
    const float width = std::max(pitch - 2, 1.0f);
    const float radius = std::min(0.25f * frame.unit, width / 2);

    const Reaction reaction = react(frame, "curve", rect, true);
    const float under = (ImGui::GetIO().MousePos.x - rect.x) / pitch;
    const auto pointed =
        static_cast<std::size_t>(std::clamp(under, 0.0f, static_cast<float>(count) - 1));
    // Once the list scrolls, a drag belongs to the list.
    const bool scrubs = reaction.active && !frame.scrolled;
    if ((reaction.clicked || scrubs) && pointed != curve.current)
        frame.intents.emplace_back(Choose{std::string(curve.list) + std::to_string(pointed)});

    for (std::size_t i = 0; i < count; ++i) {
        const auto& [verdict, part] = curve.bars[i];
        const float height = rect.height * part;
        const Rect bar{rect.x + static_cast<float>(i) * pitch, rect.bottom() - height, width,
                       height};
        const Colour colour = verdict == Verdict::kSolvable     ? theme.good
                              : verdict == Verdict::kUnsolvable ? theme.bad
                                                                : theme.muted;
        if (reaction.hover > 0 && i == pointed)
            fill(frame, {bar.x, rect.y, pitch, rect.height}, radius,
                 pack(theme.text, 0.08f * reaction.hover));
        fill(frame, bar, radius, pack(colour));
        if (i == curve.current) outline(frame, bar.shrunk(-1.5f), radius, 1.5f, pack(theme.accent));
    }
}

void add_activity(Column& column, const Activity& activity) {
    Frame& frame = column.frame;
    const float u = frame.unit;
    const auto weeks = static_cast<float>((activity.days.size() + kDaysOfWeek - 1) / kDaysOfWeek);
    const float pitch = std::min(kDaySquare * u, column.width() / weeks);
    const bool beside = column.width() > 32 * u;
    column.part(pitch * kDaysOfWeek, 0.4f, [&](const Rect& rect) {
        draw_days(frame, rect, pitch, activity.days);
        if (!beside) return;
        const float left = rect.x + weeks * pitch + 1.5f * u;
        const float width = rect.right() - left;
        const float height = paragraph_height(frame, Type::kBody, width, activity.text);
        paragraph(frame, Type::kBody, {left, rect.centre().y - height / 2}, width,
                  pack(frame.theme.muted), activity.text);
    });
    if (!beside) column.words(Type::kBody, frame.theme.muted, activity.text, 0.6f);
}

void add_shares(Column& column, const Shares& shares) {
    Frame& frame = column.frame;
    const float u = frame.unit;
    const int abreast = column.width() > 38 * u ? 2 : 1;
    const int count = static_cast<int>(shares.rows.size());
    const int kinds = static_cast<int>(shares.kinds.size());
    const float wide = abreast == 1 ? column.width() : (column.width() - 2 * u) / 2;
    const float kind = (wide + 0.3f * u) / static_cast<float>(std::max(kinds, 1)) - 0.3f * u;
    float high = 1.1f * u;
    for (const std::string& name : shares.kinds)
        high = std::max(high, paragraph_height(frame, Type::kCaption, kind, name));
    column.part(high, 0.4f, [&](const Rect& rect) {
        for (int i = 0; i < std::min(abreast, count) * kinds; ++i) {
            const Rect half = grid_cell(rect, abreast, 1, i / kinds, 2 * u);
            const Rect cell = grid_cell(half, kinds, 1, i % kinds, 0.3f * u);
            paragraph(frame, Type::kCaption, {cell.x, cell.y}, cell.width, pack(frame.theme.muted),
                      shares.kinds[static_cast<std::size_t>(i % kinds)]);
        }
    });
    float name = 0;
    for (const Shares::Row& row : shares.rows)
        name = std::max(
            name, paragraph_height(frame, Type::kLabel, share_room(frame, wide, row), row.name));
    for (int row = 0; row * abreast < count; ++row)
        column.part(name + 0.95f * u, 0.85f, [&](const Rect& rect) {
            for (int i = row * abreast; i < std::min((row + 1) * abreast, count); ++i)
                draw_share(frame, grid_cell(rect, abreast, 1, i % abreast, 2 * u),
                           shares.rows[static_cast<std::size_t>(i)]);
        });
}

}  // namespace peg
