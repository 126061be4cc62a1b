// SPDX-License-Identifier: MIT
#include "app/words/statistics_words.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "app/words/words.h"
#include "core/support/text.h"

namespace peg::words {

namespace {

std::string number(int count) { return grouped(static_cast<std::uint64_t>(count)); }

std::string counted_things(int count, std::string_view thing) {
    return counted(static_cast<std::uint64_t>(count), thing);
}

}  // namespace

std::string time(int seconds) {
    std::array<char, 24> text{};
    if (seconds < 3600)
        std::snprintf(text.data(), text.size(), "%d:%02d", seconds / 60, seconds % 60);
    else
        std::snprintf(text.data(), text.size(), "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60,
                      seconds % 60);
    return text.data();
}

std::string_view stopwatch_turned(bool on) {
    return on ? "Stopwatch on. It runs from the first jump of a game." : "Stopwatch off.";
}

std::string_view name(Rung rung) {
    switch (rung) {
        case Rung::kSolved: return "solved";
        case Rung::kWithoutHints: return "without hints";
        case Rung::kFewMoves: return "few moves";
        case Rung::kRecord: return "record";
    }
    return "";
}

std::string rungs(const AppState& state, const ListedProblem& listed) {
    std::string text;
    for (const Rung rung : rungs_of(state, listed)) {
        if (!stands_on(state, listed, rung)) continue;
        // The record is in few moves as well.
        if (rung == Rung::kFewMoves && stands_on(state, listed, Rung::kRecord)) continue;
        if (!text.empty()) text += ", ";
        text += name(rung);
    }
    return text;
}

std::string_view no_statistics() {
    return "Nothing solved yet. What you solve, in how many tries and moves, will be drawn here.";
}

Table totals(const Overview& overview) {
    Table table;
    table.rows.push_back({"Problems solved", number(overview.solved)});
    table.rows.push_back({"Tries", number(overview.tries)});
    table.rows.push_back({"Days in a row", number(overview.streak)});
    return table;
}

Table feats(const AppState& state) {
    const std::string key = key_of(state);
    const Feats done = feats_of(state.tries, key);
    Table table{title(state), {}};
    if (done.solved_on && *done.solved_on > 0)
        table.rows.push_back({"Solved on", day_words(*done.solved_on)});
    else if (state.solved.contains(key))
        table.rows.push_back({"Solved", "yes"});
    if (done.tries > 0) table.rows.push_back({"Tries", number(done.tries)});
    if (const auto best = own_best(state)) table.rows.push_back({"Fewest moves", number(*best)});
    if (done.tries > 0) table.rows.push_back({"Hints", number(done.hints)});
    if (done.best_seconds) table.rows.push_back({"Best time", time(*done.best_seconds)});
    return table;
}

std::string list_name(const ListShare& list) {
    return list.board.empty() ? "Figures" : board_title(list.board);
}

std::string list_tally(const ListShare& list) {
    const LevelShare whole = list.whole();
    return number(whole.solved) + " of " + number(whole.all);
}

std::string list_levels(const ListShare& list) {
    std::string text;
    for (const Level each : kEveryLevel) {
        const LevelShare& share = list.levels[static_cast<std::size_t>(each)];
        if (share.all == 0) continue;
        if (!text.empty()) text += ", ";
        text += std::string(level(each)) + ' ' + number(share.solved) + " of " + number(share.all);
    }
    return text;
}

Table lists(const Overview& overview) {
    Table table{std::string(lists_title()), {}};
    for (const ListShare& list : overview.lists)
        table.rows.push_back({list_name(list), list_tally(list) + ": " + list_levels(list)});
    return table;
}

std::string activity(const Overview& overview) {
    const auto days = std::ranges::count_if(overview.active, [](int solved) { return solved > 0; });
    if (days == 0)
        return "In the last " + counted_things(kWeeksShown, "week") + " nothing was solved.";
    return "In the last " + counted_things(kWeeksShown, "week") + " you solved something on " +
           counted_things(static_cast<int>(days), "day") + '.';
}

std::string_view activity_title() { return "The last weeks"; }
std::string_view lists_title() { return "Solved"; }

}  // namespace peg::words
