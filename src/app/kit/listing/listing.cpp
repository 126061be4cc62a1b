// SPDX-License-Identifier: MIT
#include "app/kit/listing/listing.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "app/kit/listing/solved.h"

namespace peg {

namespace {

using Listed = std::vector<const ListedProblem*>;

// Problems without a set first; within each group the classic problem, then from easy to expert.
Listed by_level(const std::vector<ListedProblem>& list) {
    Listed sorted;
    sorted.reserve(list.size());
    for (const ListedProblem& listed : list) sorted.push_back(&listed);
    std::ranges::stable_sort(sorted, {}, [](const ListedProblem* listed) {
        return std::tuple(std::string_view(listed->set), !listed->classic, listed->level);
    });
    return sorted;
}

bool has_level(const AppState& state, const ListedProblem& listed) {
    return !state.lists.filter.level || listed.level == *state.lists.filter.level;
}

// The list that contains the current problem; null if none does.
const std::vector<ListedProblem>* current_list(const AppState& state) {
    for (const auto* list : {&state.lists.problems, &state.lists.figures})
        for (const ListedProblem& listed : *list)
            if (is_current(state, listed)) return list;
    return nullptr;
}

}  // namespace

Listed shown_problems(const AppState& state, const std::vector<ListedProblem>& list) {
    Listed shown = by_level(list);
    std::erase_if(shown, [&](const ListedProblem* listed) {
        return !has_level(state, *listed) ||
               (state.lists.filter.unsolved && is_solved(state, *listed));
    });
    std::ranges::stable_sort(shown, {}, [&](const ListedProblem* listed) {
        const bool later = !listed->classic && is_solved(state, *listed);
        return std::tuple(std::string_view(listed->set), later);
    });
    return shown;
}

const ListedProblem* current_problem(const AppState& state) {
    const auto* list = current_list(state);
    if (list == nullptr) return nullptr;
    return &*std::ranges::find_if(
        *list, [&](const ListedProblem& listed) { return is_current(state, listed); });
}

const ListedProblem* next_problem(const AppState& state) {
    const auto* list = current_list(state);
    if (list == nullptr) return nullptr;
    Listed order = by_level(*list);
    const auto here = std::ranges::find_if(
        order, [&](const ListedProblem* listed) { return is_current(state, *listed); });
    std::ranges::rotate(order, here + 1);
    const ListedProblem* played = order.back();
    order.pop_back();
    std::ranges::stable_partition(
        order, [&](const ListedProblem* listed) { return listed->set == played->set; });
    const auto next = std::ranges::find_if(order, [&](const ListedProblem* listed) {
        return has_level(state, *listed) && !is_solved(state, *listed);
    });
    return next != order.end() ? *next : nullptr;
}

}  // namespace peg
