// SPDX-License-Identifier: MIT
#include "app/features/statistics/statistics_words.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "app/kit/listing/records_here.h"
#include "app/kit/words/record_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/boards.h"
#include "words/phrases/list.h"
#include "words/phrases/settings.h"
#include "words/phrases/sheet.h"
#include "words/phrases/statistics.h"

namespace peg::words {

namespace {

std::string in_digits(int count) { return peg::number(static_cast<std::uint64_t>(count)); }

}  // namespace

std::string stopwatch_turned(bool on) {
    return on ? phrase::settings::stopwatch_on() : phrase::settings::stopwatch_off();
}

std::string no_statistics() { return phrase::statistics::none(); }

Table totals(const Overview& overview) {
    Table table;
    table.rows.push_back({phrase::statistics::problems_solved(), in_digits(overview.solved)});
    table.rows.push_back({phrase::statistics::unaided(), in_digits(overview.unaided)});
    table.rows.push_back({phrase::statistics::tries(), in_digits(overview.tries)});
    table.rows.push_back({phrase::statistics::days_in_a_row(), in_digits(overview.streak)});
    return table;
}

Table feats(const AppState& state) {
    const std::string key = key_of(state);
    const Feats done = feats_of(state.achieved.tries, key);
    Table table{title(state), {}};
    if (done.solved_on && *done.solved_on > 0)
        table.rows.push_back({phrase::statistics::solved_on(), day_words(*done.solved_on)});
    else if (state.achieved.solved.contains(key))
        table.rows.push_back({phrase::statistics::is_solved(), phrase::statistics::yes()});
    if (done.tries > 0) table.rows.push_back({phrase::statistics::tries(), in_digits(done.tries)});
    if (const auto best = own_best(state))
        table.rows.push_back({phrase::statistics::fewest_moves(), in_digits(*best)});
    if (done.tries > 0) table.rows.push_back({phrase::statistics::hints(), in_digits(done.hints)});
    if (done.without_help)
        table.rows.push_back({phrase::statistics::unaided(), phrase::statistics::yes()});
    if (done.best_seconds)
        table.rows.push_back({phrase::statistics::best_time(), time(*done.best_seconds)});
    return table;
}

std::string list_name(const ListShare& list) {
    return list.board.empty() ? phrase::sheet::figures() : phrase::boards(list.board);
}

std::string list_tally(const ListShare& list) {
    const LevelShare whole = list.whole();
    return phrase::statistics::of(whole.done, whole.all);
}

std::string list_levels(const ListShare& list) {
    std::string text;
    for (const Level each : kEveryLevel) {
        const LevelShare& share = list.levels[static_cast<std::size_t>(each)];
        if (share.all == 0) continue;
        const std::string one =
            phrase::statistics::level(level(each), phrase::statistics::of(share.done, share.all));
        text = text.empty() ? one : phrase::list::next(text, one);
    }
    return text;
}

Shares lists(const Overview& overview) {
    Shares shares{phrase::statistics::lists(), {}, {}};
    for (const Level level : kEveryLevel) shares.kinds.push_back(name(std::optional(level)));
    for (const ListShare& list : overview.lists) {
        const std::string tally = list_tally(list);
        shares.rows.push_back({list_name(list),
                               tally,
                               phrase::statistics::list(tally, list_levels(list)),
                               {list.levels.begin(), list.levels.end()}});
    }
    return shares;
}

std::string activity(const Overview& overview) {
    const auto days = std::ranges::count_if(overview.active, [](int solved) { return solved > 0; });
    if (days == 0) return phrase::statistics::idle(kWeeksShown);
    return phrase::statistics::active(days, kWeeksShown);
}

std::string activity_title() { return phrase::statistics::last_weeks(); }

}  // namespace peg::words
