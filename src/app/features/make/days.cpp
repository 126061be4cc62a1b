// SPDX-License-Identifier: MIT
#include "app/features/make/days.h"

#include "app/kit/listing/records_here.h"

namespace peg {

bool is_today_solved(const AppState& state) {
    const auto today = state.achieved.days.find(state.page.today);
    return today != state.achieved.days.end() && today->second.moves > 0;
}

bool is_begun(const AppState& state, const DayRecord& record) {
    return record.moves > 0 || state.achieved.tries.contains(record.key);
}

void record_day(AppState& state, const std::string& key) {
    for (auto& [day, record] : state.achieved.days) {
        if (record.key != key) continue;
        const int moves = state.played.game.move_count();
        const Help& help = state.played.help_of_line();
        // A record without help is not replaced by one that was played after seeing a solution.
        const bool better =
            moves < record.moves && (!knew_solution(help) || knew_solution(record.help()));
        if (record.moves == 0 || better) {
            record.moves = moves;
            record.hints = help.hints;
            record.kinds = help.kinds;
        }
    }
}

}  // namespace peg
