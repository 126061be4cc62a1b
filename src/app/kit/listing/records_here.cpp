// SPDX-License-Identifier: MIT
#include "app/kit/listing/records_here.h"

#include "app/kit/listing/listing.h"

namespace peg {

namespace {

// For the classic English problem: found by Bergholt in 1912, proved minimal by Beasley in 1964.
constexpr int kEnglishLeast = 18;

std::optional<int> find(const MoveCounts& counts, const std::string& key) {
    const auto found = counts.find(key);
    return found != counts.end() ? std::optional{found->second} : std::nullopt;
}

}  // namespace

std::string key_of(const AppState& state) {
    if (const ListedProblem* listed = current_problem(state)) return listed->key;
    return problem_key(state.played.board_text, state.played.game.board(),
                       state.played.game.problem());
}

std::optional<int> own_best(const AppState& state, const std::string& key) {
    return find(state.achieved.records.player_best, key);
}

std::optional<int> own_best(const AppState& state) { return own_best(state, key_of(state)); }

std::optional<int> least_moves(const AppState& state, const ListedProblem& listed) {
    if (listed.classic && listed.board == "english") return kEnglishLeast;
    if (listed.fewest_moves) return listed.fewest_moves;
    return find(state.achieved.records.proved_fewest, listed.key);
}

std::optional<int> least_moves(const AppState& state) {
    if (const ListedProblem* listed = current_problem(state)) return least_moves(state, *listed);
    return find(state.achieved.records.proved_fewest, key_of(state));
}

void learn_least_moves(AppState& state, const Problem& problem, int moves) {
    Records::improve(state.achieved.records.proved_fewest,
                     problem_key(state.played.board_text, state.played.game.board(), problem),
                     moves);
}

}  // namespace peg
