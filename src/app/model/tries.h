// SPDX-License-Identifier: MIT
#pragma once

// The tries: each is one game from the start of a problem, and the journal of all of them is what
// the statistics and the ladder are computed from. Every try has an id that nobody else's has, so
// two journals, of two tabs or of a file, are put together as a union: nothing counts twice, and
// nothing is lost.

#include <map>
#include <optional>
#include <string>

#include "app/model/daily.h"
#include "app/model/help.h"
#include "report/json.h"

namespace peg {

inline constexpr std::size_t kLongestTryId = 16;

struct Try {
    Day day = 0;      // on which it was solved; before that, on which it began
    int hints = 0;    // in it, up to its solution
    int moves = 0;    // in which the player alone has solved it; 0: not yet
    int seconds = 0;  // that it took by the stopwatch; 0: that was off
    // Of help in it, once it is solved.
    std::uint32_t kinds = static_cast<std::uint32_t>(HelpKind::kUnknown);

    Help help() const { return {hints, kinds}; }

    bool operator==(const Try&) const = default;
};
using TriesOfProblem = std::map<std::string, Try>;    // by id
using Tries = std::map<std::string, TriesOfProblem>;  // by problem_key

void merge(Tries& ours, const Tries& others);
// Whether `all` holds every try of `part`, with what is known of it.
bool contains(const Tries& all, const Tries& part);

// Everything that has been done about one problem.
struct Feats {
    int tries = 0;
    int hints = 0;
    std::optional<Day> solved_on;     // for the first time
    std::optional<int> fewest_moves;  // of all solutions that the player had not seen before
    std::optional<int> best_seconds;
    bool without_help = false;   // some solution took no help, as is known
    bool without_hints = false;  // or no hint, as far as an earlier version has noted
};
Feats feats_of(const Tries& tries, const std::string& key);

// {"english ..xxx/...": {"1f0c...": [day, hints, moves, seconds], "1f0c...+": [kinds, moves,
// hints]}}; what cannot be read is left out. The second, of help, is in an item of its own as
// earlier versions read four numbers, and holds for the same moves and hints only.
Json tries_json(const Tries& tries);
// The same as text.
std::string tries_text(const Tries& tries);
Tries read_tries(const Json* json);
// The kinds of help in [kinds, moves, hints], where that is of these moves and hints.
std::uint32_t read_kinds(const Json* json, int moves, int hints);

}  // namespace peg
