// SPDX-License-Identifier: MIT
#pragma once

// The tries: each is one game from the start of a problem. The statistics and the ladder are
// computed from the journal of all tries. Every try has a globally unique id, so two journals, of
// two tabs or from a file, are merged as a union: nothing counts twice, and nothing is lost.

#include <map>
#include <optional>
#include <string>

#include "app/model/daily.h"
#include "app/model/help.h"
#include "report/json.h"

namespace peg {

inline constexpr std::size_t kLongestTryId = 16;

struct Try {
    Day day = 0;      // the day it was solved; until then, the day it began
    int hints = 0;    // used in it before its solution
    int moves = 0;    // of the solution by the player alone; 0: not solved
    int seconds = 0;  // by the stopwatch; 0: the stopwatch was off
    // Other help in it, once it is solved.
    std::uint32_t kinds = static_cast<std::uint32_t>(HelpKind::kUnknown);

    Help help() const { return {hints, kinds}; }

    bool operator==(const Try&) const = default;
};
using TriesOfProblem = std::map<std::string, Try>;    // by id
using Tries = std::map<std::string, TriesOfProblem>;  // by problem_key

void merge(Tries& ours, const Tries& others);
// True if `all` has every try of `part` with all its data.
bool contains(const Tries& all, const Tries& part);

// What the player has achieved in one problem.
struct Feats {
    int tries = 0;
    int hints = 0;
    std::optional<Day> solved_on;     // day of the first solution
    std::optional<int> fewest_moves;  // in solutions that the player had not seen before
    std::optional<int> best_seconds;
    bool without_help = false;   // some solution is known to be without any help
    bool without_hints = false;  // some solution was without hints, as an earlier version recorded
};
Feats feats_of(const Tries& tries, const std::string& key);

// {"english ..xxx/...": {"1f0c...": [day, hints, moves, seconds], "1f0c...+": [kinds, moves,
// hints]}}. Unreadable entries are left out. The kinds of help are in an item of their own, because
// earlier versions read four numbers; they apply only to the same moves and hints.
Json tries_json(const Tries& tries);
// The same as text.
std::string tries_text(const Tries& tries);
Tries read_tries(const Json* json);
// The kinds of help in [kinds, moves, hints], if it is for these moves and hints.
std::uint32_t read_kinds(const Json* json, int moves, int hints);

}  // namespace peg
