// SPDX-License-Identifier: MIT
#include "app/kit/words/record_words.h"

#include <array>
#include <cstdio>

#include "words/phrases/list.h"
#include "words/phrases/statistics.h"

namespace peg::words {

std::string time(int seconds) {
    std::array<char, 24> text{};
    if (seconds < 3600)
        std::snprintf(text.data(), text.size(), "%d:%02d", seconds / 60, seconds % 60);
    else
        std::snprintf(text.data(), text.size(), "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60,
                      seconds % 60);
    return text.data();
}

std::string time_said(int seconds) { return phrase::statistics::time(time(seconds)); }

std::string name(Rung rung) {
    switch (rung) {
        case Rung::kSolved: return phrase::statistics::solved();
        case Rung::kWithoutHelp: return phrase::statistics::without_help();
        case Rung::kFewMoves: return phrase::statistics::few_moves();
        case Rung::kRecord: return phrase::statistics::record();
    }
    return "";
}

std::string rungs(const AppState& state, const ListedProblem& listed) {
    std::string text;
    const auto add_rung = [&](const std::string& name) {
        text = text.empty() ? name : phrase::list::next(text, name);
    };
    for (const Rung rung : rungs_of(state, listed)) {
        if (!stands_on(state, listed, rung)) {
            // An earlier version recorded only hints, so no more is claimed.
            if (rung == Rung::kWithoutHelp &&
                feats_of(state.achieved.tries, listed.key).without_hints)
                add_rung(phrase::statistics::without_hints());
            continue;
        }
        // The record includes this rung.
        if (rung == Rung::kFewMoves && stands_on(state, listed, Rung::kRecord)) continue;
        add_rung(name(rung));
    }
    return text;
}

}  // namespace peg::words
