// SPDX-License-Identifier: MIT
#include "ui/model/choice.h"

#include "core/catalogue.h"
#include "ui/model/timeline.h"
#include "ui/model/words.h"

namespace peg {

namespace {

void add_moves(std::vector<Choice>& list, const AppState& state) {
    const std::vector<LineMove> line = line_of(state);
    if (line.empty()) return;
    const std::size_t cursor = state.game.cursor();
    list.push_back({move_id(0), "Start", cursor == 0});
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::string label = "Move " + std::to_string(i + 1) + ": " + line[i].text;
        if (line[i].maker == Maker::kComputer) label += ", by the computer";
        list.push_back({move_id(i + 1), std::move(label), stands_in(line[i], cursor)});
    }
}

void add_problems(std::vector<Choice>& list, const AppState& state,
                  const std::vector<ListedProblem>& problems) {
    for (const ListedProblem& problem : problems)
        list.push_back({problem.id, words::label(state, problem), is_current(state, problem)});
}

}  // namespace

std::string move_id(std::size_t number) { return "move:" + std::to_string(number); }

std::vector<Choice> choices(const AppState& state) {
    std::vector<Choice> list;
    add_moves(list, state);
    if (state.sheet == Sheet::kProblems) add_problems(list, state, state.problems);
    if (state.sheet == Sheet::kFigures) add_problems(list, state, state.figures);
    for (const CatalogueEntry& entry : catalogue())
        list.push_back({"board:" + std::string(entry.name), "Board: " + std::string(entry.title),
                        state.board_text == entry.name});
    return list;
}

}  // namespace peg
