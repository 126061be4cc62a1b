// SPDX-License-Identifier: MIT
// The player's questions to the solver.

#include <array>

#include "app/features/solve/analyse.h"
#include "app/features/solve/solve.h"
#include "app/kit/ask/ask.h"
#include "app/kit/feature.h"
#include "app/kit/filming.h"
#include "app/kit/view/buttons.h"
#include "words/phrases/reason.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

CommandState while_another(const AppState& state) {
    const bool pegs = state.played.game.problem().finish.kind == Finish::Kind::kPegs;
    return pegs ? while_asked(state) : while_counted(state);
}

// `must` forbids a jump, which makes more positions dead ends, so it does not go with every finish.
CommandState while_must(const AppState& state) {
    const bool most = state.played.game.problem().finish.kind == Finish::Kind::kMost;
    return most ? greyed(phrase::reason::not_to_this_goal) : while_asked(state);
}

constexpr std::array kSolveCommands{
    CommandRow{.id = "hint",
               .icon = "lightbulb",
               .place = {12, MenuGroup::kGame, 3},
               .about_game = true,
               .state = while_playing,
               .run = ask_hint},
    CommandRow{.id = "solve",
               .icon = "sparkles",
               .place = {13, MenuGroup::kGame, 4},
               .about_game = true,
               .state = while_playing,
               .run = ask_solution},
    CommandRow{.id = "analyse",
               .icon = "microscope",
               .place = {60, MenuGroup::kGame, 130},
               .about_game = true,
               .sheet = "analyse"},
    CommandRow{.id = "solve_start",
               .icon = "skip-back",
               .place = {70},
               .about_game = true,
               .state = always,
               .run = ask_solution_from_start},
    CommandRow{.id = "shortest",
               .icon = "route",
               .place = {80, MenuGroup::kAnalyse, kInMenuOnly + 100},
               .about_game = true,
               .state = while_counted,
               .run = ask_shortest},
    CommandRow{.id = "another",
               .icon = "shuffle",
               .place = {90, MenuGroup::kAnalyse, kInMenuOnly + 140},
               .about_game = true,
               .state = while_another,
               .run = ask_another},
    CommandRow{.id = "winnable",
               .icon = "target",
               .place = {100, MenuGroup::kAnalyse, kInMenuOnly + 90},
               .about_game = true,
               .state = while_playing,
               .run = ask_whether_winnable},
    CommandRow{.id = "must",
               .icon = "pin",
               .place = {110, MenuGroup::kAnalyse, kInMenuOnly + 110},
               .about_game = true,
               .state = while_must,
               .run = ask_must_come},
    CommandRow{.id = "explain",
               .icon = "brain",
               .place = {130, MenuGroup::kAnalyse, kInMenuOnly + 150},
               .about_game = true,
               .state = while_asked,
               .run = ask_explanation},
    CommandRow{.id = "count",
               .icon = "sigma",
               .place = {140, MenuGroup::kAnalyse, kInMenuOnly + 160},
               .about_game = true,
               .state = while_counted,
               .run = ask_count},
    CommandRow{.id = "pause_question",
               .icon = "pause",
               .place = {202},
               .about_game = true,
               .state =
                   [](State s) {
                       return offered_if(shows_thinking(s) && s.thinking->question->can_wait());
                   },
               .run = pause_question},
    CommandRow{.id = "resume_question",
               .icon = "play",
               .place = {204},
               .about_game = true,
               .state =
                   [](State s) {
                       if (!s.paused || shows_thinking(s)) return absent();
                       return offered(place_of_paused(s).has_value(),
                                      phrase::reason::asked_elsewhere);
                   },
               .run = resume_question},
    CommandRow{.id = "stop",
               .icon = "square",
               .place = {200},
               .keys = "Escape",
               .state =
                   [](State s) {
                       return offered_if(shows_thinking(s) || s.filming ||
                                         (s.paused && !hides_game(s)));
                   },
               .run = [](Context& c) { c.state.filming ? stop_animation(c) : stop_question(c); }},
};

constexpr std::array kSolveSheets{
    SheetRow{.id = "analyse",
             .title = [](State) { return phrase::sheet::analyse(); },
             .parts = [](State s) { return parts_of_group(s, MenuGroup::kAnalyse); },
             .is_menu = true},
};

}  // namespace

const Feature& solve_feature() {
    static constexpr Feature kFeature{
        .name = "solve", .commands = kSolveCommands, .sheets = kSolveSheets};
    return kFeature;
}

}  // namespace peg
