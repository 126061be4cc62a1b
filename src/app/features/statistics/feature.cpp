// SPDX-License-Identifier: MIT
// Statistics of solved problems; the stopwatch.

#include <array>

#include "app/features/statistics/record_tries.h"
#include "app/features/statistics/statistics_sheet.h"
#include "app/features/statistics/stopwatch.h"
#include "app/kit/feature.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kStatisticsCommands{
    CommandRow{.id = "statistics",
               .icon = "chart-column",
               .place = {550, MenuGroup::kBoards, kInMenuOnly + 30},
               .sheet = "statistics"},
    CommandRow{.id = "stopwatch",
               .icon = "timer",
               .place = {710},
               .state = [](State s) { return switched(s.settings.stopwatch); },
               .run = toggle_stopwatch},
};

constexpr std::array kStatisticsSheets{
    SheetRow{.id = "statistics",
             .title = [](State) { return phrase::sheet::statistics(); },
             .parts = statistics_parts},
};

void tell_statistics(Context& context, const Event& event) {
    AppState& state = context.state;
    if (std::holds_alternative<PlayerJumped>(event)) record_try(state);
    if (const auto* solved = std::get_if<ProblemSolved>(&event))
        record_solved_try(state, solved->key);
    if (const auto* passed = std::get_if<TimePassed>(&event)) pass_time(state, passed->seconds);
    if (std::holds_alternative<StateChanged>(event)) follow_stopwatch(context);
}

}  // namespace

const Feature& statistics_feature() {
    static constexpr Feature kFeature{.name = "statistics",
                                      .commands = kStatisticsCommands,
                                      .sheets = kStatisticsSheets,
                                      .on = tell_statistics};
    return kFeature;
}

}  // namespace peg
