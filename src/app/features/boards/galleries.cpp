// SPDX-License-Identifier: MIT
#include "app/features/boards/galleries.h"

#include <array>
#include <iterator>
#include <utility>

#include "app/kit/listing/listing.h"
#include "app/kit/listing/solved.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "words/phrases.h"

namespace peg {

namespace {

// By Level.
constexpr std::array<std::string_view, 4> kLevelIds{"easy", "medium", "hard", "expert"};

// The tabs that lead from one gallery to another.
DialogParts gallery_tabs() { return {Command("boards"), Command("problems"), Command("figures")}; }

DialogParts gallery_parts(const AppState& state, const std::string& name,
                          const std::vector<ListedProblem>& problems) {
    DialogParts parts = gallery_tabs();
    if (!problems.empty()) {
        parts.emplace_back(ChoiceList{phrase::sheet::levels(), level_choices(state), true});
        parts.emplace_back(Command("unsolved"));
    }
    parts.emplace_back(words::Passage{"", words::tally(state, problems)});
    for (ProblemSet& set : problem_sets(state, problems))
        parts.emplace_back(ChoiceList{set.name.empty() ? name : set.name, std::move(set.choices)});
    return parts;
}

}  // namespace

bool lists_problems(const AppState& state) {
    return state.sheet == "problems" || state.sheet == "figures";
}

std::vector<ProblemSet> problem_sets(const AppState& state,
                                     const std::vector<ListedProblem>& problems) {
    std::vector<ProblemSet> sets;
    for (const ListedProblem* problem : shown_problems(state, problems)) {
        if (sets.empty() || sets.back().name != problem->set) sets.push_back({problem->set, {}});
        sets.back().choices.push_back(
            {problem->id, words::label(state, *problem), is_current(state, *problem)});
    }
    return sets;
}

std::vector<Choice> problem_choices(const AppState& state,
                                    const std::vector<ListedProblem>& problems) {
    std::vector<Choice> list;
    list.reserve(problems.size());
    for (ProblemSet& set : problem_sets(state, problems))
        std::ranges::move(set.choices, std::back_inserter(list));
    return list;
}

std::string_view level_name(std::optional<Level> level) {
    return level ? kLevelIds[static_cast<std::size_t>(*level)] : "all";
}

std::vector<Choice> level_choices(const AppState& state) {
    std::vector<Choice> list;
    const auto add = [&](std::optional<Level> level) {
        list.push_back({"level:" + std::string(level_name(level)), words::name(level),
                        state.lists.filter.level == level});
    };
    add(std::nullopt);
    for (const Level level : kEveryLevel) add(level);
    return list;
}

std::vector<Choice> board_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(catalogue().size());
    for (const CatalogueEntry& entry : catalogue())
        list.push_back({"board:" + std::string(entry.name),
                        phrase::problem::choose_board(words::board_title(state, entry.name)),
                        state.played.board_text == entry.name});
    return list;
}

DialogParts boards_parts(const AppState& state) {
    DialogParts parts = gallery_tabs();
    add_if_applies(state, parts, {"draw_board", "bring_back"});
    add_list(parts, phrase::sheet::own_boards(), choices_of(state, "own:"));
    parts.emplace_back(ChoiceList{phrase::sheet::boards(), board_choices(state)});
    return parts;
}

DialogParts problems_parts(const AppState& state) {
    return gallery_parts(state, phrase::sheet::problems(), state.lists.problems);
}

DialogParts figures_parts(const AppState& state) {
    return gallery_parts(state, phrase::sheet::figures(), state.lists.figures);
}

}  // namespace peg
