// SPDX-License-Identifier: MIT
// What was solved, and how; the stopwatch.

#include <array>

#include "app/features/settings/change_settings.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{.id = "statistics",
               .icon = "chart-column",
               .place = {550, MenuGroup::kBoards, kInMenuOnly + 30},
               .sheet = Sheet::kStatistics},
    CommandRow{.id = "stopwatch",
               .icon = "timer",
               .place = {710, MenuGroup::kSettings, kInMenuOnly + 400},
               .standing = [](State s) { return switched(s.settings.stopwatch); },
               .run = switch_stopwatch},
};

}  // namespace

extern constinit const Feature statistics_feature{.name = "statistics", .commands = kCommands};

}  // namespace peg
