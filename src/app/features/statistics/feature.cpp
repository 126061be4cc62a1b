// SPDX-License-Identifier: MIT
// What was solved, and how; the stopwatch.

#include <array>

#include "app/features/settings/change_settings.h"
#include "app/features/statistics/statistics_sheet.h"
#include "app/kit/feature.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{.id = "statistics",
               .icon = "chart-column",
               .place = {550, MenuGroup::kBoards, kInMenuOnly + 30},
               .sheet = "statistics"},
    CommandRow{.id = "stopwatch",
               .icon = "timer",
               .place = {710, MenuGroup::kSettings, kInMenuOnly + 400},
               .standing = [](State s) { return switched(s.settings.stopwatch); },
               .run = switch_stopwatch},
};

constexpr std::array kSheets{
    SheetRow{.id = "statistics",
             .title = [](State) { return phrase::sheet::statistics(); },
             .parts = statistics_parts},
};

}  // namespace

extern constinit const Feature statistics_feature{
    .name = "statistics", .commands = kCommands, .sheets = kSheets};

}  // namespace peg
