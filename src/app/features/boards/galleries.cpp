// SPDX-License-Identifier: MIT
#include "app/features/boards/galleries.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/kit/listing/ladder.h"
#include "app/kit/listing/listing.h"
#include "app/kit/listing/solved.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "words/phrases/level.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// Indexed by Level.
constexpr std::array<std::string_view, 4> kLevelIds{"easy", "medium", "hard", "expert"};

struct CataloguedBoard {
    std::string_view name;
    BoardAndProblem problem;
    std::string key;  // key of the classic problem
    Level level = Level::kEasy;
};

// Small boards first.
const std::vector<CataloguedBoard>& boards_from_small_to_large() {
    static const std::vector<CataloguedBoard> kBoards = [] {
        std::vector<CataloguedBoard> list;
        for (const CatalogueEntry& entry : catalogue()) {
            auto [board, classic] = *parse_board_name(entry.name);
            std::string key = problem_key(entry.name, board, classic);
            const Level level = classic_level(board, entry.name, classic);
            list.push_back({entry.name, {board, classic}, std::move(key), level});
        }
        std::ranges::stable_sort(list, {}, [](const CataloguedBoard& board) {
            return board.problem.board.hole_count();
        });
        return list;
    }();
    return kBoards;
}

// Tabs that switch between the galleries.
DialogParts gallery_tabs() { return {Tabs{{"boards", "problems", "figures"}}}; }

Choice problem_choice(const AppState& state, const ListedProblem& problem) {
    Choice choice{problem.id, words::label(state, problem), is_current(state, problem)};
    choice.name = problem.title;
    choice.detail = words::difficulty(problem);
    if (is_solved(state, problem)) choice.icon = "check";
    // A cup for a problem with all rungs of the ladder.
    if (is_solved(state, problem) && stands_on(state, problem, Rung::kRecord))
        choice.icon = "trophy";
    for (const Rung rung : rungs_of(state, problem))
        choice.steps.push_back(stands_on(state, problem, rung));
    return choice;
}

DialogParts gallery_parts(const AppState& state, const std::string& name,
                          const std::vector<ListedProblem>& problems) {
    DialogParts parts = gallery_tabs();
    if (!problems.empty()) {
        parts.emplace_back(ChoiceList{.name = phrase::sheet::levels(),
                                      .choices = level_choices(state),
                                      .look = ChoiceList::Look::kSegments,
                                      .filters = true});
        parts.emplace_back(Command("unsolved"));
    }
    parts.emplace_back(
        words::Passage{"", words::tally(state, problems), words::Passage::Look::kSmall});
    for (ProblemSet& set : problem_sets(state, problems)) {
        const bool headed = !set.name.empty();
        parts.emplace_back(ChoiceList{.name = headed ? set.name : name,
                                      .choices = std::move(set.choices),
                                      .look = ChoiceList::Look::kCards,
                                      .headed = headed});
    }
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
        sets.back().choices.push_back(problem_choice(state, *problem));
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
                        state.lists.filter.level == level,
                        level ? std::string() : phrase::level::all_short()});
    };
    add(std::nullopt);
    for (const Level level : kEveryLevel) add(level);
    return list;
}

std::vector<Choice> board_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(catalogue().size());
    for (const CataloguedBoard& board : boards_from_small_to_large()) {
        const std::string title = words::board_title(state, board.name);
        Choice choice{"board:" + std::string(board.name), phrase::problem::choose_board(title),
                      state.played.board_text == board.name, title};
        choice.detail = words::level(board.level);
        if (state.achieved.solved.contains(board.key)) {
            choice.icon = "check";
            choice.label = phrase::problem::climbed(choice.label, phrase::problem::is_solved());
        }
        list.push_back(std::move(choice));
    }
    return list;
}

std::optional<Miniature> board_miniature(const AppState&, std::string_view name) {
    const auto& all = boards_from_small_to_large();
    const auto found = std::ranges::find(all, name, &CataloguedBoard::name);
    if (found == all.end()) return std::nullopt;
    const auto& [board, classic] = found->problem;
    return Miniature{borrowed(board), classic.start, goal_holes(classic.finish)};
}

// The last position for a figure that is to be made.
std::optional<Miniature> problem_miniature(const AppState& state,
                                           const std::vector<ListedProblem>& list,
                                           std::string_view id) {
    const auto listed = std::ranges::find(list, id, &ListedProblem::id);
    if (listed == list.end()) return std::nullopt;
    // Problems of boards other than the current one are figures, and figures are on the English
    // board.
    static const Board kEnglish = parse_board_name(catalogue().front().name)->board;
    const bool here = listed->board == state.played.board_text;
    const Finish& finish = listed->problem.finish;
    const bool made = finish.kind == Finish::Kind::kPosition;
    return Miniature{borrowed(here ? state.played.game.board() : kEnglish),
                     made ? finish.position : listed->problem.start, goal_holes(finish)};
}

DialogParts boards_parts(const AppState& state) {
    DialogParts parts = gallery_tabs();
    add_if_applies(state, parts, {"draw_board", "bring_back"});
    const auto look = ChoiceList::Look::kCardsInSight;
    add_list(parts, phrase::sheet::own_boards(), choices_of(state, "own:"), look);
    add_list(parts, phrase::sheet::boards(), board_choices(state), look);
    return parts;
}

DialogParts problems_parts(const AppState& state) {
    return gallery_parts(state, phrase::sheet::problems(), state.lists.problems);
}

DialogParts figures_parts(const AppState& state) {
    return gallery_parts(state, phrase::sheet::figures(), state.lists.figures);
}

}  // namespace peg
