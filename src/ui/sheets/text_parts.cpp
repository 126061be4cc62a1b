// SPDX-License-Identifier: MIT
#include "ui/sheets/text_parts.h"

#include <algorithm>
#include <span>

#include "assets/icons.h"
#include "ui/widgets/controls.h"

namespace peg {

namespace {

constexpr float kNumberWidth = 5.5f;  // units; min width of a number with its name
constexpr float kNumbersHeight = 3.4f;

// Pairs below each other, for words of any length.
void add_pairs(Column& column, std::span<const words::Table::Row> rows) {
    for (const auto& [name, value] : rows) {
        column.words(Type::kCaption, column.frame.theme.muted, name, 0.15f);
        column.words(Type::kStrong, column.frame.theme.text, value, 0.5f);
    }
}

// Numbers side by side, each with its name below it, as many as fit.
void add_numbers(Column& column, std::span<const words::Table::Row> rows) {
    const Frame& frame = column.frame;
    const float u = frame.unit;
    // As many as leave room for each word.
    auto most = static_cast<std::size_t>(std::max(column.width() / (kNumberWidth * u), 1.0f));
    const auto fit = [&](std::size_t abreast) {
        const float width =
            column.width() / static_cast<float>(std::min(abreast, rows.size())) - 0.5f * u;
        return std::ranges::all_of(rows, [&](const words::Table::Row& row) {
            return text_width(frame, Type::kHeading, row.value) <= width &&
                   text_width(frame, Type::kCaption, row.name) <= width;
        });
    };
    while (most > 1 && !fit(most)) --most;
    if (!fit(most)) return add_pairs(column, rows);
    for (; !rows.empty(); rows = rows.subspan(std::min(most, rows.size()))) {
        const int count = static_cast<int>(std::min(most, rows.size()));
        column.part(kNumbersHeight * u, 0.25f, [&](const Rect& rect) {
            for (int i = 0; i < count; ++i) {
                const Rect cell = grid_cell(rect, count, 1, i, 0.5f * u);
                const auto& [name, value] = rows[static_cast<std::size_t>(i)];
                const float middle = cell.centre().x;
                text(frame, Type::kHeading, {middle, cell.y}, pack(frame.theme.text), value,
                     Align::kCentre);
                text(frame, Type::kCaption, {middle, cell.y + 1.7f * u}, pack(frame.theme.muted),
                     name, Align::kCentre);
            }
        });
    }
}

// A key, with its action beside it.
void add_key(Column& column, const words::Table::Row& row) {
    const Frame& frame = column.frame;
    const float u = frame.unit;
    const float chip = text_width(frame, Type::kBody, row.name) + u;
    const float chip_height = 1.8f * u;
    const float inset = (chip_height - frame.fonts.size(Type::kBody)) / 2;
    const float beside = std::max(7.5f * u, chip + 0.5f * u);
    // If the key leaves too little room, the action is below it.
    const bool below = column.width() - beside < 7 * u;
    const float left = below ? 0 : beside;
    const float top = below ? chip_height : 0;
    const float width = column.width() - left;
    const float words = paragraph_height(frame, Type::kBody, width, row.value);
    column.part(std::max(chip_height, top + words + inset), 0.3f, [&](const Rect& rect) {
        fill(frame, {rect.x, rect.y, chip, chip_height}, 0.35f * u, pack(frame.theme.control));
        text(frame, Type::kBody, {rect.x + 0.5f * u, rect.y + inset}, pack(frame.theme.text),
             row.name);
        paragraph(frame, Type::kBody, {rect.x + left, rect.y + top + inset}, width,
                  pack(frame.theme.muted), row.value);
    });
}

}  // namespace

void add_title(Column& column, const std::string& title) {
    if (title.empty()) return;
    const Frame& frame = column.frame;
    const float height = paragraph_height(frame, Type::kStrong, column.width(), title) +
                         0.25f * frame.fonts.size(Type::kStrong);
    column.part(height, 0.15f, [&](const Rect& rect) {
        paragraph(frame, Type::kStrong, {rect.x, rect.y}, rect.width, pack(frame.theme.text),
                  title);
    });
}

void add_passage(Column& column, const words::Passage& passage) {
    using Look = words::Passage::Look;
    const Frame& frame = column.frame;
    const Theme& theme = frame.theme;
    if (!passage.icon.empty())
        column.part(2.5f * frame.unit, 0.5f, [&](const Rect& rect) {
            glyph(frame, rect.centre(), 2 * frame.unit, pack(theme.muted),
                  icon::named(passage.icon));
        });
    if (passage.look == Look::kSmall) {
        if (!passage.title.empty()) column.words(Type::kCaption, theme.muted, passage.title, 0.4f);
        if (!passage.text.empty()) column.words(Type::kCaption, theme.muted, passage.text, 0.4f);
        return;
    }
    add_title(column, passage.title);
    const bool plain = passage.look == Look::kPlain;
    const Colour ink = plain                            ? theme.muted
                       : passage.look == Look::kSuccess ? theme.good
                                                        : theme.text;
    if (!passage.text.empty())
        column.words(plain ? Type::kBody : Type::kStrong, ink, passage.text,
                     passage.title.empty() ? 0.6f : 1.0f);
}

void add_table(Column& column, const words::Table& table) {
    add_title(column, table.title);
    if (table.look == words::Table::Look::kNumbers) return add_numbers(column, table.rows);
    for (const words::Table::Row& row : table.rows) add_key(column, row);
}

}  // namespace peg
