// SPDX-License-Identifier: MIT
#include "app/features/statistics/record_tries.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "app/kit/listing/records_here.h"
#include "core/board/catalogue.h"
#include "core/support/random.h"

namespace peg {

namespace {

// Tries begun since the page was opened.
struct TriesBegun {
    std::uint64_t number = 0;
};

std::string next_id(AppState& state) {
    const std::uint64_t number =
        mixed(mixed(state.page.random_seed) + ++state.own.of<TriesBegun>().number);
    std::array<char, kLongestTryId + 1> text{};
    std::snprintf(text.data(), text.size(), "%012llx",
                  static_cast<unsigned long long>(number >> 16));
    return text.data();
}

}  // namespace

void record_try(AppState& state) {
    if (suspended_game(state) != nullptr) return;
    if (state.played.try_id.empty()) {
        state.played.try_id = next_id(state);
        if (state.settings.stopwatch) state.played.seconds = 0;
    }
    if (!find_in_catalogue(state.played.board_text)) return;
    const std::string key = key_of(state);
    const auto known = state.achieved.tries.find(key);
    const bool begins =
        known == state.achieved.tries.end() || !known->second.contains(state.played.try_id);
    Try& one = state.achieved.tries[key][state.played.try_id];
    if (begins) one.day = state.page.today;
    if (one.moves == 0) one.hints = std::max(one.hints, state.played.help.hints);
}

void record_solved_try(AppState& state, const std::string& key) {
    const auto of_problem = state.achieved.tries.find(key);
    if (of_problem == state.achieved.tries.end()) return;
    const auto found = of_problem->second.find(state.played.try_id);
    if (found == of_problem->second.end()) return;
    Try& one = found->second;
    const int moves = state.played.game.move_count();
    // Help on a later line, after going back in a solved game, does not count against the solution.
    const Help& help = state.played.help_of_line();
    Help both = one.help();
    both.add(help);
    if (one.moves > 0 && both != one.help()) return;
    if (one.moves == 0) {
        one.hints = help.hints;
        one.kinds = help.kinds;
        one.day = state.page.today;
        one.moves = moves;
        one.seconds = static_cast<int>(state.played.seconds.value_or(0));
    }
    one.moves = std::min(one.moves, moves);
}

}  // namespace peg
