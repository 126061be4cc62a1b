// SPDX-License-Identifier: MIT
// Draws a sheet from the parts of its dialog (kit/dialog/dialog.h), one below the other. If they do
// not fit, they scroll, except tabs at the top and pinned commands at the bottom.

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "app/kit/command_state.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "ui/sheets/charts.h"
#include "ui/sheets/choice_lists.h"
#include "ui/sheets/text_parts.h"
#include "ui/widgets/command_button.h"

namespace peg {

namespace {

using Parts = std::span<const DialogPart>;

constexpr float kSegmentsWidth = 26;   // units, if there is enough room
constexpr float kBesideSegments = 11;  // units; width of a command beside them
constexpr float kTwoColumns = 40;      // units; width of a sheet with two columns
constexpr int kMaxColumns = 4;         // max columns of commands
constexpr float kLow = 28;             // units; nothing is pinned in a lower window
constexpr float kDescribedWidth = 17;  // units; width of a command with its description
constexpr float kCardWidth = 11;       // units; width of a large card

// --- Commands and segments

// The commands at the start of `parts`.
std::vector<Command> first_commands(Parts parts) {
    std::vector<Command> found;
    for (const DialogPart& part : parts) {
        if (!std::holds_alternative<Command>(part)) break;
        found.push_back(std::get<Command>(part));
    }
    return found;
}

struct Segment {
    std::string id;
    std::string label;
    bool current;
};

bool have_room_beside(const Frame& frame, float width, std::size_t commands) {
    return width >=
           (kSegmentsWidth + kBesideSegments * static_cast<float>(commands) + 1) * frame.unit;
}

// Calls `place` with each segment and its rectangle; returns the clicked one, unless it is the
// current one.
template <class Place>
const Segment* draw_segments(Frame& frame, const Rect& row, const std::vector<Segment>& segments,
                             const Place& place) {
    const Rect rect{row.x, row.y, std::min(row.width, kSegmentsWidth * frame.unit), row.height};
    std::vector<std::string> labels;
    for (const Segment& segment : segments) labels.push_back(segment.label);
    const auto current = std::ranges::find(segments, true, &Segment::current) - segments.begin();
    const auto clicked =
        segmented(frame, segments.front().id, rect, labels, static_cast<int>(current));
    const int count = static_cast<int>(segments.size());
    for (int i = 0; i < count; ++i)
        place(segments[static_cast<std::size_t>(i)], grid_cell(rect, count, 1, i, 0));
    return clicked && *clicked != current ? &segments[static_cast<std::size_t>(*clicked)] : nullptr;
}

void draw_beside_segments(Frame& frame, const Rect& row, std::span<const Command> commands) {
    if (commands.empty()) return;
    const float left = row.x + (kSegmentsWidth + 0.5f) * frame.unit;
    const float width = std::min(row.right() - left, 1.5f * kBesideSegments * frame.unit *
                                                         static_cast<float>(commands.size()));
    command_grid(frame, commands, {left, row.y, width, row.height},
                 static_cast<int>(commands.size()), 0.5f * frame.unit, ButtonStyle::kRow);
}

void draw_tabs(Frame& frame, const Rect& row, const Tabs& tabs) {
    std::vector<Segment> segments;
    for (const Command tab : tabs.commands)
        segments.push_back({std::string(tab.id), words::label(frame.state, tab),
                            pressed(frame.state, tab).value_or(false)});
    const auto place = [&](const Segment& segment, const Rect& rect) {
        if (frame.covered) return;
        frame.widget_areas.commands.emplace_back(frame.state.features->find(segment.id)->id, rect);
        if (frame.state.hand.focused == segment.id)
            focus_ring(frame, rect, kControlRadius * frame.unit);
    };
    if (const Segment* clicked = draw_segments(frame, row, segments, place))
        frame.intents.emplace_back(Run{clicked->id});
}

void draw_choice_segments(Frame& frame, const Column& column, const Rect& row,
                          const ChoiceList& list) {
    std::vector<Segment> segments;
    for (const Choice& choice : list.choices)
        segments.push_back({choice.id, choice.seen(), choice.current});
    const auto place = [&](const Segment& segment, const Rect& rect) {
        column.shows(segment.id, rect);
        place_choice(frame, segment.id, rect);
    };
    if (const Segment* clicked = draw_segments(frame, row, segments, place))
        frame.intents.emplace_back(Choose{clicked->id});
}

// --- The sheet

class DialogDrawing {
public:
    DialogDrawing(Frame& frame, const SheetRow& row)
        : frame_(frame), row_(row), dialog_(describe(frame.state, row)), body_(dialog_.parts) {
        if (!body_.empty()) tabs_ = std::get_if<Tabs>(&body_.front());
        if (tabs_ != nullptr) body_ = body_.subspan(1);
        // In a low window, pinned commands would leave no room for anything else.
        const bool pins =
            row.pins_commands && frame.state.screen.window.height >= kLow * frame.unit;
        while (pins && !body_.empty() && std::holds_alternative<Command>(body_.back())) {
            pinned_.insert(pinned_.begin(), std::get<Command>(body_.back()));
            body_ = body_.first(body_.size() - 1);
        }
        bool in_group = false;
        for (const DialogPart& part : body_) {
            has_break_ |= std::holds_alternative<ColumnBreak>(part);
            const auto* command = std::get_if<Command>(&part);
            groups_ += command != nullptr && !in_group ? 1 : 0;
            in_group = command != nullptr;
            if (command == nullptr) continue;
            const std::string name = words::label(frame.state, *command);
            widest_ = std::max(widest_, kTighter * text_width(frame, Type::kStrong, name));
        }
    }

    void draw() {
        Rect inside = draw_card();
        if (tabs_ != nullptr) draw_head(inside);
        if (!pinned_.empty()) draw_pinned(inside);
        const float height = height_of(inside);
        ScrollArea area(frame_, inside, height);
        Column column = column_in(inside, &area);
        lay_out(column);
    }

private:
    float row_height() const { return std::max(kMinTarget, 2.75f * frame_.unit); }
    Column column_in(const Rect& inside, ScrollArea* area) {
        return {frame_, inside, area, has_break_ && inside.width > kTwoColumns * frame_.unit};
    }
    float height_of(const Rect& inside) {
        Column column = column_in(inside, nullptr);
        lay_out(column);
        return column.height();
    }

    // A sheet with tabs, or with pinned commands above growing content, takes all the room there
    // is.
    Rect draw_card() {
        const bool whole = tabs_ != nullptr || (!pinned_.empty() && !row_.shows_board);
        if (whole) return sheet_card(frame_, dialog_.title);
        const Rect room = row_.shows_board ? room_beside_board(frame_) : sheet_room(frame_);
        const float pinned =
            pinned_.empty() ? 0 : pinned_height(room.width) + Column::kBelow * frame_.unit;
        const float height = height_of({0, 0, room.width, 0}) + pinned;
        return row_.shows_board ? sheet_card_beside_board(frame_, dialog_.title, height)
                                : sheet_card(frame_, dialog_.title, height);
    }

    void draw_head(Rect& inside) {
        const Rect row{inside.x, inside.y, inside.width, row_height()};
        draw_tabs(frame_, row, *tabs_);
        const std::vector<Command> beside = first_commands(body_);
        if (!beside.empty() && have_room_beside(frame_, row.width, beside.size())) {
            draw_beside_segments(frame_, row, beside);
            body_ = body_.subspan(beside.size());
        }
        const float used = row.height + Column::kBelow * frame_.unit;
        inside = {inside.x, inside.y + used, inside.width, inside.height - used};
    }

    // As many side by side as fit their names.
    int pinned_columns(float width) const {
        const int count = static_cast<int>(pinned_.size());
        if (row_.shows_board) return std::min(2, count);
        float widest = 0;
        for (const Command command : pinned_)
            widest = std::max(widest, text_width(frame_, Type::kStrong,
                                                 words::short_label(frame_.state, command)));
        const int fitting =
            static_cast<int>((width + 0.5f * frame_.unit) / (widest + 1.5f * frame_.unit));
        return std::clamp(fitting, 1, count);
    }
    float pinned_height(float width) const {
        const int columns = pinned_columns(width);
        const auto rows =
            static_cast<float>((static_cast<int>(pinned_.size()) + columns - 1) / columns);
        return rows * (row_height() + 0.5f * frame_.unit) - 0.5f * frame_.unit;
    }
    void draw_pinned(Rect& inside) {
        const float gap = 0.5f * frame_.unit;
        const float height = pinned_height(inside.width);
        const Rect rect{inside.x, inside.bottom() - height, inside.width, height};
        const int count = static_cast<int>(pinned_.size());
        const int columns = pinned_columns(inside.width);
        const int rows = (count + columns - 1) / columns;
        // If the rows do not come out even, the first command has a row of its own.
        const int shift = rows * columns - count;
        for (int i = 0; i < count; ++i) {
            Rect cell = grid_cell(rect, columns, rows, i == 0 ? 0 : i + shift, gap);
            if (i == 0 && shift > 0) cell.width = rect.width;
            const bool primary = i == 0 && row_.shows_board;
            command_button(frame_, pinned_[static_cast<std::size_t>(i)], cell,
                           primary ? ButtonStyle::kPrimary : ButtonStyle::kPlain);
        }
        inside.height -= height + Column::kBelow * frame_.unit;
    }

    bool describes() const { return row_.is_menu || row_.describes; }

    // As many side by side as fit; commands of several groups are stacked.
    int command_columns(const Column& column, int count) const {
        if (describes())
            return std::clamp(static_cast<int>(column.width() / (kDescribedWidth * frame_.unit)), 1,
                              3);
        const float cell = widest_ + 5.25f * frame_.unit;  // with margins, icon and tick
        const int fitting = std::clamp(static_cast<int>(column.width() / cell), 1, kMaxColumns);
        if (groups_ > 1 || count == 0) return fitting;
        const int rows = (count + fitting - 1) / fitting;
        return (count + rows - 1) / rows;
    }
    void add_commands(Column& column, std::span<const Command> commands) {
        if (commands.front() == Command(row_.main_command)) {
            column.grid(1, 1, column.row_height(), [&](std::size_t, const Rect& cell) {
                if (column.shows(commands.front().id, cell))
                    command_button(frame_, commands.front(), cell, ButtonStyle::kWide);
            });
            if (commands.size() > 1) add_commands(column, commands.subspan(1));
            return;
        }
        const auto main = std::ranges::find(commands, Command(row_.main_command));
        const auto count = main - commands.begin();
        const int columns = command_columns(column, static_cast<int>(count));
        const float gaps = Column::kBetween * frame_.unit * static_cast<float>(columns - 1);
        const float width = (column.width() - gaps) / static_cast<float>(columns);
        // All rows are as high as the highest.
        float height = column.row_height();
        for (const Command command : commands.first(static_cast<std::size_t>(count)))
            height = std::max(height, describes() ? described_height(frame_, command, width)
                                                  : named_height(frame_, command, width));
        column.grid(static_cast<int>(count), columns, height, [&](std::size_t i, const Rect& cell) {
            if (column.shows(commands[i].id, cell))
                command_button(frame_, commands[i], cell, ButtonStyle::kRow, describes());
        });
        if (main != commands.end()) add_commands(column, {main, commands.end()});
    }

    // Large cards, side by side if all their words fit.
    void add_cards(Column& column, const CommandCards& cards) {
        const int count = static_cast<int>(cards.commands.size());
        if (count == 0) return;
        const int columns =
            column.width() >= static_cast<float>(count) * kCardWidth * frame_.unit ? count : 1;
        const float gaps = kCardGap * frame_.unit * static_cast<float>(columns - 1);
        const float width = (column.width() - gaps) / static_cast<float>(columns);
        float height = (columns > 1 ? 5.0f : 4.0f) * frame_.unit;
        for (const Command command : cards.commands)
            height = std::max(height, described_height(frame_, command, width));
        column.grid(
            count, columns, height,
            [&](std::size_t i, const Rect& cell) {
                if (column.shows(cards.commands[i].id, cell))
                    command_button(frame_, cards.commands[i], cell, ButtonStyle::kCard, true);
            },
            kCardGap);
    }

    // Returns the number of parts drawn.
    std::size_t add_segments(Column& column, const ChoiceList& list, Parts after) {
        std::vector<Command> beside = first_commands(after);
        if (!have_room_beside(frame_, column.width(), beside.size())) beside.clear();
        column.grid(1, 1, column.row_height(), [&](std::size_t, const Rect& row) {
            draw_choice_segments(frame_, column, row, list);
            for (const Command command : beside) column.shows(command.id, row);
            draw_beside_segments(frame_, row, beside);
        });
        return 1 + beside.size();
    }

    std::size_t add_lists(Column& column, Parts parts) {
        using Look = ChoiceList::Look;
        const auto& first = std::get<ChoiceList>(parts.front());
        if (first.look == Look::kSegments) return add_segments(column, first, parts.subspan(1));
        std::vector<const ChoiceList*> lists{&first};
        for (const DialogPart& part : parts.subspan(1)) {
            const auto* list = std::get_if<ChoiceList>(&part);
            if (first.look != Look::kCardsInSight || list == nullptr || list->look != first.look)
                break;
            lists.push_back(list);
        }
        add_choices(column, lists);
        return lists.size();
    }

    void lay_out(Column& column) {
        for (Parts parts = body_; !parts.empty();) {
            const DialogPart& part = parts.front();
            std::size_t drawn = 1;
            if (const auto* passage = std::get_if<words::Passage>(&part)) {
                add_passage(column, *passage);
            } else if (const auto* table = std::get_if<words::Table>(&part)) {
                add_table(column, *table);
            } else if (std::holds_alternative<Command>(part)) {
                const std::vector<Command> commands = first_commands(parts);
                add_commands(column, commands);
                drawn = commands.size();
            } else if (const auto* cards = std::get_if<CommandCards>(&part)) {
                add_cards(column, *cards);
            } else if (std::holds_alternative<ChoiceList>(part)) {
                drawn = add_lists(column, parts);
            } else if (const auto* activity = std::get_if<Activity>(&part)) {
                add_title(column, activity->title);
                add_activity(column, *activity);
            } else if (const auto* shares = std::get_if<Shares>(&part)) {
                add_title(column, shares->title);
                add_shares(column, *shares);
            } else if (const auto* curve = std::get_if<Curve>(&part)) {
                column.part(kCurveHeight * frame_.unit, Column::kBelow,
                            [&](const Rect& rect) { draw_curve(frame_, *curve, rect); });
            } else if (std::holds_alternative<ColumnBreak>(part)) {
                column.next();
            }
            parts = parts.subspan(drawn);
        }
    }

    Frame& frame_;
    const SheetRow& row_;
    Dialog dialog_;
    Parts body_;  // the part that scrolls
    const Tabs* tabs_ = nullptr;
    std::vector<Command> pinned_;
    bool has_break_ = false;
    float widest_ = 0;  // width of the widest name among the scrolling commands
    int groups_ = 0;    // number of their groups
};

}  // namespace

void draw_dialog(Frame& frame, const SheetRow& row) { DialogDrawing(frame, row).draw(); }

}  // namespace peg
