// SPDX-License-Identifier: MIT
// Three sheets: which puzzle to make, the calendar of the daily ones, and how pasted moves are
// meant.

#include <array>

#include "app/features/make/make_sheets.h"
#include "app/features/make/puzzle_words.h"
#include "app/features/paste/paste.h"
#include "app/kit/command_standing.h"
#include "app/kit/dialog/dialog.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "ui/sheets/option_list.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr int kPuzzleScrollKey = (1 << 18) + 240;
constexpr int kDaysScrollKey = (1 << 18) + 256;
constexpr int kReadingsScrollKey = (1 << 18) + 272;
constexpr int kReadingsKey = (1 << 15) + 256;
constexpr int kDifficultyKey = (1 << 15) + 160;
constexpr int kPegsKey = (1 << 15) + 176;
constexpr int kDayKey = (1 << 15) + 192;
constexpr int kDaysInWeek = 7;

std::array<std::string, kDaysInWeek> weekdays() {
    return {phrase::sheet::monday(),   phrase::sheet::tuesday(), phrase::sheet::wednesday(),
            phrase::sheet::thursday(), phrase::sheet::friday(),  phrase::sheet::saturday(),
            phrase::sheet::sunday()};
}

void draw_day(Frame& frame, const Choice& choice, Day day, const Rect& cell) {
    const AppState& state = frame.state;
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const float radius = kControlRadius * u;
    const auto record = state.achieved.days.find(day);
    const bool begun = record != state.achieved.days.end();
    const bool solved = begun && record->second.moves > 0;
    const Reaction reaction = react(frame, kDayKey + day - first_day(state.page.today), cell, true);
    const Colour rest = solved ? blend(theme.control, theme.good, 0.35f) : theme.control;
    fill(frame, cell, radius,
         pack(blend(rest, theme.text, 0.06f * reaction.hover + 0.08f * reaction.held)));
    const bool today = day == state.page.today;
    if (choice.current || today || theme.plain)
        outline(frame, cell, radius, choice.current ? 2.5f : 1.25f,
                pack(choice.current ? theme.accent : theme.line));
    const bool month_begins =
        !begun && (day == first_day(state.page.today) || day_of_month(day) == 1);
    const float middle = cell.centre().y - (begun || month_begins ? 0.45f * u : 0);
    if (month_begins) {
        text(frame, Type::kCaption, {cell.centre().x, cell.centre().y + 0.1f * u},
             pack(theme.muted), short_month(day), Align::kCentre);
    }
    scaled_text(frame, today ? Type::kStrong : Type::kBody, 1.05f * u, {cell.centre().x, middle},
                pack(today ? theme.accent : theme.text), std::to_string(day_of_month(day)));
    if (begun)
        glyph(frame, {cell.centre().x, cell.centre().y + 0.75f * u}, 0.85f * u,
              pack(solved ? theme.good : theme.muted), solved ? icon::kCheck : icon::kFootprints);
    if (reaction.clicked) frame.intents.emplace_back(Choose{choice.id});
    place_choice(frame, choice.id, cell);
}

}  // namespace

void draw_puzzle(Frame& frame) {
    constexpr std::array kSymmetric{Command("symmetric")};
    constexpr std::array kMake{Command("generate")};
    const std::string title = sheet_title(frame.state, "puzzle");
    draw_option_list(frame, title, kPuzzleScrollKey, [&](OptionList& list) {
        list.options(phrase::sheet::difficulties(), kDifficultyKey,
                     options_of_choices(difficulty_choices(frame.state)));
        list.options(phrase::sheet::pegs(), kPegsKey, options_of_choices(peg_choices(frame.state)));
        list.commands(kSymmetric, 14);
        list.commands(kMake, 14, ButtonStyle::kWide);
    });
}

void draw_days(Frame& frame) {
    const AppState& state = frame.state;
    std::vector<Command> commands{"daily"};
    if (applies(state, "share_day")) commands.push_back("share_day");
    const std::vector<Choice> days = day_choices(state);
    draw_option_list(frame, sheet_title(state, "days"), kDaysScrollKey, [&](OptionList& list) {
        list.words(words::streak(state));
        list.grid(kDaysInWeek, kDaysInWeek, line_height(frame, Type::kCaption),
                  [&](std::size_t i, const Rect& cell) {
                      text(frame, Type::kCaption, {cell.centre().x, cell.y},
                           pack(frame.theme.muted), weekdays()[i], Align::kCentre);
                  });
        list.grid(static_cast<int>(days.size()), kDaysInWeek, list.row_height(),
                  [&](std::size_t i, const Rect& cell) {
                      draw_day(frame, days[i], first_day(state.page.today) + static_cast<Day>(i),
                               cell);
                  });
        list.commands(commands, 14);
    });
}

void draw_readings(Frame& frame) {
    draw_option_list(frame, sheet_title(frame.state, "readings"), kReadingsScrollKey,
                     [&](OptionList& list) {
                         list.options(phrase::sheet::which_reading(), kReadingsKey,
                                      options_of_choices(reading_choices(frame.state)), 30);
                     });
}

}  // namespace peg
