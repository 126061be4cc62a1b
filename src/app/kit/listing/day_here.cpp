// SPDX-License-Identifier: MIT
#include "app/kit/listing/day_here.h"

namespace peg {

std::optional<Day> day_on_board(const AppState& state) {
    if (state.achieved.days.empty()) return std::nullopt;
    const std::string key = problem_key(state.played.board_text, state.played.game.board(),
                                        state.played.game.problem());
    for (const auto& [day, record] : state.achieved.days)
        if (record.key == key) return day;
    return std::nullopt;
}

}  // namespace peg
