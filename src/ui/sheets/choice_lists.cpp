// SPDX-License-Identifier: MIT
#include "ui/sheets/choice_lists.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "ui/render/picture.h"
#include "ui/sheets/marks.h"
#include "ui/widgets/controls.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

using ListLook = ChoiceList::Look;

// A choice, and the small buttons on it.
struct Item {
    const Choice* choice;
    std::vector<const Choice*> beside;
};

std::vector<Item> items_of(std::span<const ChoiceList* const> lists) {
    std::vector<Item> items;
    for (const ChoiceList* list : lists)
        for (const Choice& choice : list->choices) {
            if (choice.beside && !items.empty())
                items.back().beside.push_back(&choice);
            else
                items.push_back({&choice, {}});
        }
    return items;
}

bool shows(const Column& column, const Item& item, const Rect& cell) {
    for (const Choice* choice : item.beside) column.shows(choice->id, cell);
    return column.shows(item.choice->id, cell);
}

// The surface of a choice that is not a plain button.
Colour surface_of(const Frame& frame, const Reaction& reaction, Colour rest) {
    return blend(rest, frame.theme.text, 0.06f * reaction.hover + 0.08f * reaction.held);
}

void finish_choice(Frame& frame, const Choice& choice, const Rect& rect, const Reaction& reaction) {
    if (reaction.clicked) frame.intents.emplace_back(Choose{choice.id});
    place_choice(frame, choice.id, rect);
}

void draw_surface(Frame& frame, const Choice& choice, const Rect& rect, const Reaction& reaction) {
    const Theme& theme = frame.theme;
    const float radius = kControlRadius * frame.unit;
    fill(frame, rect, radius, pack(surface_of(frame, reaction, theme.control)));
    if (theme.plain || choice.current)
        outline(frame, rect, radius, choice.current ? 2.5f : 1.0f,
                pack(choice.current ? theme.accent : theme.line));
}

void draw_picture(Frame& frame, const Choice& choice, const Rect& rect) {
    if (const auto picture = miniature_of(frame.state, choice.id))
        board_picture(frame, rect, {*picture->board, picture->position, picture->finish});
}

void draw_icon_button(Frame& frame, const Choice& choice, const Rect& rect) {
    const ButtonFace face{icon::named(choice.icon), "", true, false};
    if (button(frame, choice.id, rect, ButtonStyle::kIcon, face))
        frame.intents.emplace_back(Choose{choice.id});
    place_choice(frame, choice.id, rect);
}

// --- Rows

void draw_row(Frame& frame, const Item& item, Rect rest) {
    const Choice& choice = *item.choice;
    const float side = std::max(kMinTarget, 2.75f * frame.unit);
    for (auto beside = item.beside.rbegin(); beside != item.beside.rend(); ++beside) {
        rest.width -= side;
        const Rect place{rest.right(), rest.y, side, rest.height};
        const ChipFace face{
            icon::named((*beside)->icon), {}, frame.theme.text, frame.theme.control};
        if (chip_button(frame, (*beside)->id, place, face))
            frame.intents.emplace_back(Choose{(*beside)->id});
        place_choice(frame, (*beside)->id, place, chip_in(frame, place, face));
    }
    const ButtonFace face{choice.icon.empty() ? nullptr : icon::named(choice.icon), choice.seen(),
                          true, choice.current};
    if (button(frame, choice.id, rest, ButtonStyle::kRow, face))
        frame.intents.emplace_back(Choose{choice.id});
    place_choice(frame, choice.id, rest);
}

// As many columns as fit their names, in rows of about equal length.
int row_columns(const Frame& frame, float width, const std::vector<Item>& items) {
    float widest = 0;
    for (const Item& item : items) {
        if (!item.beside.empty()) return 1;
        widest = std::max(widest, text_width(frame, Type::kStrong, item.choice->seen()));
    }
    const float between = Column::kBetween * frame.unit;
    widest += 3.5f * frame.unit + between;  // plus margins and tick
    const int count = static_cast<int>(items.size());
    for (const int columns : {std::min(count, 5), 4, 3, 2})
        if (columns <= count && width + between >= static_cast<float>(columns) * widest)
            return columns;
    return 1;
}

// The row height that the longest name needs.
float row_height(const Column& column, int columns, const std::vector<Item>& items) {
    const Frame& frame = column.frame;
    const float u = frame.unit;
    const float gaps = Column::kBetween * u * static_cast<float>(columns - 1);
    const float width = (column.width() - gaps) / static_cast<float>(columns);
    float height = column.row_height();
    for (const Item& item : items) {
        const float icon = item.choice->icon.empty() ? 0 : frame.fonts.size(Type::kIcon) + 0.5f * u;
        const float beside = static_cast<float>(item.beside.size()) * column.row_height();
        const float room = width - beside - 1.5f * u - (item.choice->current ? 2 * u : 0) - icon;
        height =
            std::max(height, paragraph_height(frame, Type::kStrong, room, item.choice->seen()) + u);
    }
    return height;
}

void add_rows(Column& column, const std::vector<Item>& items) {
    const int columns = row_columns(column.frame, column.width(), items);
    column.grid(static_cast<int>(items.size()), columns, row_height(column, columns, items),
                [&](std::size_t i, const Rect& cell) {
                    if (shows(column, items[i], cell)) draw_row(column.frame, items[i], cell);
                });
}

void add_picture_rows(Column& column, const std::vector<Item>& items) {
    Frame& frame = column.frame;
    const float u = frame.unit;
    const int columns = std::clamp(static_cast<int>(column.width() / (20 * u)), 1, 3);
    const float gaps = Column::kBetween * u * static_cast<float>(columns - 1);
    const float side = std::max(kMinTarget, 3.75f * u);
    const auto room_of = [&](float width, const Item& item) {
        return width - static_cast<float>(item.beside.size()) * (side + 0.25f * u) - side -
               0.9f * u;
    };
    const auto words_height = [&](float room, const Choice& choice) {
        return paragraph_height(frame, Type::kLabel, room, choice.seen()) + 0.25f * u +
               paragraph_height(frame, Type::kCaption, room, choice.detail);
    };
    float height = side;
    for (const Item& item : items) {
        const float width = (column.width() - gaps) / static_cast<float>(columns);
        height = std::max(height, words_height(room_of(width, item), *item.choice) + 0.8f * u);
    }
    const auto draw = [&](std::size_t i, const Rect& cell) {
        if (!shows(column, items[i], cell)) return;
        const Choice& choice = *items[i].choice;
        Rect open = cell;
        for (const Choice* beside : items[i].beside) {
            open.width -= side + 0.25f * u;
            draw_icon_button(frame, *beside,
                             {open.right() + 0.25f * u, cell.centre().y - side / 2, side, side});
        }
        const Reaction reaction = react(frame, choice.id, open, true);
        draw_surface(frame, choice, open, reaction);
        draw_picture(frame, choice,
                     Rect{open.x, open.centre().y - side / 2, side, side}.shrunk(0.3f * u));
        const float room = room_of(cell.width, items[i]);
        const Point at{open.x + side + 0.4f * u, open.centre().y - words_height(room, choice) / 2};
        const float name =
            paragraph(frame, Type::kLabel, at, room, pack(frame.theme.text), choice.seen());
        paragraph(frame, Type::kCaption, {at.x, at.y + name + 0.25f * u}, room,
                  pack(frame.theme.muted), choice.detail);
        finish_choice(frame, choice, open, reaction);
    };
    column.grid(static_cast<int>(items.size()), columns, height, draw);
}

// A name with a paragraph below it; all items are as high as the longest.
void add_passages(Column& column, const std::vector<Item>& items) {
    Frame& frame = column.frame;
    const float u = frame.unit;
    const int columns = column.width() > 40 * u ? 2 : 1;
    const float width = column.width() / static_cast<float>(columns) - 2 * u;
    float below = line_height(frame, Type::kCaption);
    for (const Item& item : items)
        below = std::max(below,
                         paragraph_height(frame, Type::kLabel, width, item.choice->seen()) - u +
                             paragraph_height(frame, Type::kCaption, width, item.choice->detail));
    const auto draw = [&](std::size_t i, const Rect& cell) {
        if (!shows(column, items[i], cell)) return;
        const Choice& choice = *items[i].choice;
        const Reaction reaction = react(frame, choice.id, cell, true);
        draw_surface(frame, choice, cell, reaction);
        const Point at{cell.x + 0.75f * u, cell.y + 0.45f * u};
        const float room = cell.width - 1.5f * u;
        const float name =
            paragraph(frame, Type::kLabel, at, room, pack(frame.theme.text), choice.seen());
        paragraph(frame, Type::kCaption, {at.x, at.y + name + 0.35f * u}, room,
                  pack(frame.theme.muted), choice.detail);
        finish_choice(frame, choice, cell, reaction);
    };
    column.grid(static_cast<int>(items.size()), columns, 2.2f * u + below, draw);
}

// --- Cards

// Height of the words at the lower end of a card.
float card_words(const Frame& frame, float width, const Choice& choice) {
    const float room = width - 0.5f * frame.unit;
    return paragraph_height(frame, Type::kLabel, room, choice.seen()) +
           paragraph_height(frame, Type::kCaption, room, choice.detail) +
           (choice.stars ? 1.9f : 0.6f) * frame.unit;
}

void draw_card(Frame& frame, const Item& item, const Rect& rect) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const Choice& choice = *item.choice;
    const float side = std::max(kMinTarget, 2.25f * u);
    Rect corner_button{rect.right() - side, rect.y, side, side};
    // First, so that they are in front of the card for the pointer.
    std::vector<Reaction> beside;
    for (const Choice* other : item.beside) {
        beside.push_back(react(frame, other->id, corner_button, true));
        corner_button.x -= side;
    }
    const Reaction reaction = react(frame, choice.id, rect, true);
    draw_surface(frame, choice, rect, reaction);
    const float room = rect.width - 0.5f * u;
    const float name = paragraph_height(frame, Type::kLabel, room, choice.seen());
    const float detail = paragraph_height(frame, Type::kCaption, room, choice.detail);
    const float words = card_words(frame, rect.width, choice);
    draw_picture(frame, choice,
                 Rect{rect.x, rect.y, rect.width, rect.height - words}.shrunk(0.5f * u));
    const Rect place{rect.x + 0.25f * u, rect.bottom() - words, room, name};
    boxed_text(frame, Type::kLabel, place, pack(choice.current ? theme.accent : theme.text),
               choice.seen(), Align::kCentre);
    boxed_text(frame, Type::kCaption, {place.x, place.bottom() + 0.1f * u, room, detail},
               pack(theme.muted), choice.detail, Align::kCentre);
    if (choice.stars)
        draw_stars(frame, {rect.centre().x, rect.bottom() - 0.95f * u}, *choice.stars);
    if (!choice.icon.empty()) {
        const Point corner{rect.right() - 1.1f * u, rect.y + 1.1f * u};
        frame.draw.AddCircleFilled(vec(corner), 0.75f * u, pack(theme.good));
        glyph(frame, corner, u, pack(theme.card), icon::named(choice.icon));
        draw_steps(frame, {rect.x + 0.45f * u, corner.y + 0.7f * u}, choice.steps);
    }
    finish_choice(frame, choice, rect, reaction);
    for (std::size_t i = 0; i < item.beside.size(); ++i) {
        corner_button.x = rect.right() - side * static_cast<float>(i + 1);
        fill(frame, corner_button, kControlRadius * u, pack(theme.text, 0.08f * beside[i].hover));
        glyph(frame, corner_button.centre(), 1.1f * u, pack(theme.muted),
              icon::named(item.beside[i]->icon));
        finish_choice(frame, *item.beside[i], corner_button, beside[i]);
    }
}

struct CardSizes {
    int columns;
    float height;
};

// All cards visible at once, unless they would be too small for their names.
CardSizes sizes_in_sight(const Column& column, int count) {
    const float u = column.frame.unit;
    const float gap = kCardGap * u;
    const float least = 6.5f * u;  // in both directions
    const float width = column.width();
    const int most = std::max(2, static_cast<int>((width + gap) / (least + gap)));
    const int columns =
        std::min(best_columns(count, width, std::max(column.room(), least), 1.05f), most);
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    return {columns, std::max((column.room() + gap) / rows - gap, least)};
}

CardSizes card_sizes(const Column& column, ListLook look, int count) {
    if (look == ListLook::kCardsInSight) return sizes_in_sight(column, count);
    const float u = column.frame.unit;
    const bool large = look == ListLook::kLargeCards;
    const int fitting = static_cast<int>(column.width() / ((large ? 11 : 8.5f) * u));
    const int columns = large ? std::clamp(fitting, 2, 3) : std::max(2, fitting);
    const float gaps = kCardGap * u * static_cast<float>(columns - 1);
    const float width = (column.width() - gaps) / static_cast<float>(columns);
    return {columns, (large ? 0.85f : 1.0f) * width + 1.75f * u};
}

void add_cards(Column& column, ListLook look, const std::vector<Item>& items) {
    const int count = static_cast<int>(items.size());
    auto [columns, height] = card_sizes(column, look, count);
    // A long name must not take the picture's room.
    const float gaps = kCardGap * column.frame.unit * static_cast<float>(columns - 1);
    const float width = (column.width() - gaps) / static_cast<float>(columns);
    float words = 0;
    for (const Item& item : items)
        words = std::max(words, card_words(column.frame, width, *item.choice));
    height += std::max(words - 2.6f * column.frame.unit, 0.0f);
    column.grid(
        count, columns, height,
        [&](std::size_t i, const Rect& cell) {
            if (shows(column, items[i], cell)) draw_card(column.frame, items[i], cell);
        },
        kCardGap);
}

// --- Days

void draw_day(Frame& frame, const Choice& choice, const Rect& cell) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const float radius = kControlRadius * u;
    const bool done = choice.icon == "check";
    const Reaction reaction = react(frame, choice.id, cell, true);
    const Colour rest = done ? blend(theme.control, theme.good, 0.35f) : theme.control;
    fill(frame, cell, radius, pack(surface_of(frame, reaction, rest)));
    if (choice.current || choice.stands_out || theme.plain)
        outline(frame, cell, radius, choice.current ? 2.5f : 1.25f,
                pack(choice.current ? theme.accent : theme.line));
    const bool alone = choice.icon.empty() && choice.detail.empty();
    const Point middle = cell.centre();
    text(frame, Type::kCaption, {middle.x, middle.y + 0.1f * u}, pack(theme.muted), choice.detail,
         Align::kCentre);
    scaled_text(frame, choice.stands_out ? Type::kStrong : Type::kBody, 1.05f * u,
                {middle.x, middle.y - (alone ? 0 : 0.45f * u)},
                pack(choice.stands_out ? theme.accent : theme.text), choice.seen());
    if (!choice.icon.empty())
        glyph(frame, {middle.x, middle.y + 0.75f * u}, 0.85f * u,
              pack(done ? theme.good : theme.muted), icon::named(choice.icon));
    finish_choice(frame, choice, cell, reaction);
}

void add_days(Column& column, const std::vector<Item>& items) {
    Frame& frame = column.frame;
    const std::array names{phrase::sheet::monday(),    phrase::sheet::tuesday(),
                           phrase::sheet::wednesday(), phrase::sheet::thursday(),
                           phrase::sheet::friday(),    phrase::sheet::saturday(),
                           phrase::sheet::sunday()};
    constexpr int kWeekdays = names.size();
    column.grid(kWeekdays, kWeekdays, line_height(frame, Type::kCaption),
                [&](std::size_t i, const Rect& cell) {
                    text(frame, Type::kCaption, {cell.centre().x, cell.y}, pack(frame.theme.muted),
                         names[i], Align::kCentre);
                });
    column.grid(static_cast<int>(items.size()), kWeekdays, column.row_height(),
                [&](std::size_t i, const Rect& cell) {
                    if (shows(column, items[i], cell)) draw_day(frame, *items[i].choice, cell);
                });
}

}  // namespace

void add_choices(Column& column, std::span<const ChoiceList* const> lists) {
    const ChoiceList& first = *lists.front();
    const Frame& frame = column.frame;
    if (first.headed && !first.name.empty()) {
        const bool cards = first.look == ListLook::kCards;
        const Type type = cards ? Type::kLabel : Type::kCaption;
        const float height = paragraph_height(frame, type, column.width(), first.name) +
                             0.25f * frame.fonts.size(type);
        column.part(height, cards ? 0.5f : 0.15f, [&](const Rect& rect) {
            paragraph(frame, type, {rect.x, rect.y}, rect.width,
                      pack(cards ? frame.theme.text : frame.theme.muted), first.name);
        });
    }
    const std::vector<Item> items = items_of(lists);
    switch (first.look) {
        case ListLook::kRows:
        case ListLook::kSegments: return add_rows(column, items);
        case ListLook::kPassages: return add_passages(column, items);
        case ListLook::kPictureRows: return add_picture_rows(column, items);
        case ListLook::kCards:
        case ListLook::kLargeCards:
        case ListLook::kCardsInSight: return add_cards(column, first.look, items);
        case ListLook::kDays: return add_days(column, items);
        case ListLook::kMoves: return add_line_of_play(column);
    }
}

}  // namespace peg
