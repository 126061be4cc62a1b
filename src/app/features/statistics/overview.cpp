// SPDX-License-Identifier: MIT
#include "app/features/statistics/overview.h"

#include <algorithm>
#include <utility>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

// What the overview needs of a list of problems.
struct KnownList {
    std::string board;
    std::vector<std::pair<std::string, Level>> problems;  // with their keys
};

KnownList known_list(std::string board, const std::vector<ListedProblem>& problems) {
    KnownList list{std::move(board), {}};
    list.problems.reserve(problems.size());
    for (const ListedProblem& listed : problems)
        list.problems.emplace_back(listed.key, listed.level);
    return list;
}

const std::vector<KnownList>& every_list() {
    static const std::vector<KnownList> kLists = [] {
        std::vector<KnownList> lists;
        for (const CatalogueEntry& entry : catalogue()) {
            const Board board = parse_board_name(entry.name)->board;
            KnownList list = known_list(std::string(entry.name), problems_of(board, entry.name));
            if (!list.problems.empty()) lists.push_back(std::move(list));
        }
        lists.push_back(known_list("", figures()));
        return lists;
    }();
    return kLists;
}

ListShare share_of(const AppState& state, const KnownList& list) {
    ListShare share{list.board, {}};
    for (const auto& [key, level] : list.problems) {
        LevelShare& of_level = share.levels[static_cast<std::size_t>(level)];
        ++of_level.all;
        if (state.achieved.solved.contains(key)) ++of_level.done;
    }
    return share;
}

}  // namespace

LevelShare ListShare::whole() const {
    LevelShare whole;
    for (const LevelShare& level : levels) {
        whole.done += level.done;
        whole.all += level.all;
    }
    return whole;
}

Overview overview_of(const AppState& state) {
    Overview overview;
    overview.solved = static_cast<int>(state.achieved.solved.size());
    overview.first = state.page.today - weekday(state.page.today) - 7 * (kWeeksShown - 1);
    overview.active.resize(static_cast<std::size_t>(state.page.today - overview.first) + 1);
    std::set<Day> days;
    for (const auto& [key, of_problem] : state.achieved.tries) {
        overview.unaided += feats_of(state.achieved.tries, key).without_help;
        for (const auto& [id, one] : of_problem) {
            ++overview.tries;
            overview.hints += one.hints;
            if (one.moves == 0) continue;
            days.insert(one.day);
            if (one.day >= overview.first && one.day <= state.page.today)
                ++overview.active[static_cast<std::size_t>(one.day - overview.first)];
        }
    }
    overview.streak = days_in_a_row(state.page.today, [&](Day day) { return days.contains(day); });
    for (const KnownList& list : every_list())
        if (ListShare share = share_of(state, list); share.whole().done > 0)
            overview.lists.push_back(std::move(share));
    return overview;
}

}  // namespace peg
