// SPDX-License-Identifier: MIT
// Boards, problems and figures to choose from.

#include <array>

#include "app/features/boards/choose.h"
#include "app/features/boards/galleries.h"
#include "app/kit/feature.h"
#include "app/kit/listing/listing.h"
#include "app/kit/words/words.h"

#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kBoardsCommands{
    CommandRow{.id = "next",
               .icon = "skip-forward",
               .place = {470, MenuGroup::kGame, 170},
               .about_game = true,
               .state = [](State s) { return offered_if(current_problem(s) != nullptr); },
               .run = open_next_problem},
    CommandRow{.id = "boards",
               .icon = "grid-3x3",
               .place = {500, MenuGroup::kBoards, 110},
               .sheet = "boards"},
    CommandRow{.id = "problems", .icon = "puzzle", .place = {510}, .sheet = "problems"},
    CommandRow{.id = "figures", .icon = "shapes", .place = {520}, .sheet = "figures"},
    CommandRow{.id = "unsolved",
               .icon = "circle-dashed",
               .place = {610},
               .state =
                   [](State s) {
                       return lists_problems(s) ? switched(s.lists.filter.unsolved) : absent();
                   },
               .run = filter_unsolved},
    CommandRow{
        .id = "atlas",
        .icon = "map",
        .place = {560, MenuGroup::kAnalyse, kInMenuOnly + 180},
        .state = always,
        .run = [](Context& c) { c.effects.emplace_back(OpenAtlas{c.state.played.board_text}); }},
};

constexpr std::array kBoardsSheets{
    SheetRow{.id = "boards",
             .title = [](State) { return phrase::sheet::boards(); },
             .parts = boards_parts},
    SheetRow{.id = "problems",
             .title = [](State s) { return words::problems_title(s.played.board_text); },
             .parts = problems_parts},
    SheetRow{.id = "figures",
             .title = [](State) { return phrase::sheet::figures(); },
             .parts = figures_parts},
};

constexpr std::array kBoardsChoices{
    ChoiceRow{.prefix = "level:",
              .order = 700,
              .offered = lists_problems,
              .list = level_choices,
              .choose = choose_level},
    ChoiceRow{.prefix = "problem:",
              .order = 710,
              .offered = [](State s) { return s.sheet == "problems"; },
              .list = [](State s) { return problem_choices(s, s.lists.problems); },
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_listed(c, c.state.lists.problems,
                                           "problem:" + std::string(rest));
                  },
              .miniature =
                  [](State s, std::string_view rest) {
                      return problem_miniature(s, s.lists.problems, "problem:" + std::string(rest));
                  }},
    ChoiceRow{.prefix = "figure:",
              .order = 720,
              .offered = [](State s) { return s.sheet == "figures"; },
              .list = [](State s) { return problem_choices(s, s.lists.figures); },
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_listed(c, c.state.lists.figures, "figure:" + std::string(rest));
                  },
              .miniature =
                  [](State s, std::string_view rest) {
                      return problem_miniature(s, s.lists.figures, "figure:" + std::string(rest));
                  }},
    ChoiceRow{.prefix = "board:",
              .order = 800,
              .list = board_choices,
              .choose = choose_board,
              .miniature = board_miniature},
};

constexpr ContinueOffer kBoardsOffer{
    .order = 20,
    .there = [](State s) { return next_problem(s) != nullptr; },
    .words =
        [](State s) {
            const ListedProblem& next = *next_problem(s);
            return phrase::sheet::next_problem(next.title, words::difficulty(next));
        },
    .go =
        [](Context& c) {
            const ListedProblem& next = *next_problem(c.state);
            const std::string which =
                phrase::sheet::next_problem(next.title, words::difficulty(next));
            open_next_problem(c);
            c.say(Tone::kPlain, which);
        },
};

constexpr MenuCardRow kBoardsCard{
    .order = 30,
    .command = "boards",
    .line = [](State s) { return phrase::sheet::boards_card(board_choices(s).size()); },
};

void tell_boards(Context& context, const Event& event) {
    AppState& state = context.state;
    const auto* replaced = std::get_if<GameReplaced>(&event);
    // Titles in the lists are in the language in which the lists were made.
    const bool translated = std::holds_alternative<LanguageChanged>(event);
    if (translated || (replaced != nullptr && !replaced->same_board))
        state.lists.problems = problems_of(state.played.game.board(), state.played.board_text);
    if (translated) state.lists.figures = figures();
}

}  // namespace

const Feature& boards_feature() {
    static constexpr Feature kFeature{.name = "boards",
                                      .commands = kBoardsCommands,
                                      .sheets = kBoardsSheets,
                                      .choices = kBoardsChoices,
                                      .on = tell_boards,
                                      .continue_offer = kBoardsOffer,
                                      .menu_card = kBoardsCard};
    return kFeature;
}

}  // namespace peg
