// SPDX-License-Identifier: MIT
#include "app/features/statistics/statistics_sheet.h"

#include <utility>

#include "app/features/statistics/statistics_words.h"

namespace peg {

DialogParts statistics_parts(const AppState& state) {
    DialogParts parts;
    const Overview overview = overview_of(state);
    if (overview.solved == 0) {
        parts.emplace_back(words::Passage{.text = words::no_statistics(), .icon = "chart-column"});
    } else {
        parts.emplace_back(words::totals(overview));
        parts.emplace_back(
            Activity{words::activity_title(), words::activity(overview), overview.active});
        // Empty if all solved puzzles are in no list.
        if (Shares lists = words::lists(overview); !lists.rows.empty())
            parts.emplace_back(std::move(lists));
    }
    if (words::Table feats = words::feats(state); !feats.rows.empty())
        parts.emplace_back(std::move(feats));
    return parts;
}

}  // namespace peg
