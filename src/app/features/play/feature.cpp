// SPDX-License-Identifier: MIT
// Playing the game on the board: undo and redo, other games, the line of moves.

#include <array>

#include "app/features/play/line_choices.h"
#include "app/features/play/play_sheets.h"
#include "app/features/play/typed_moves.h"
#include "app/features/play/which_jump.h"
#include "app/kit/feature.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/words/words.h"
#include "words/phrases/reason.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// A survivor can be chosen only if the finish is a single peg.
CommandState survivor_state(const AppState& state) {
    const Problem& problem = state.played.game.problem();
    if (!takes_survivor(problem.finish)) return absent();
    if (!problem.marks.empty()) return greyed(phrase::reason::pegs_marked);
    CommandState survivor = while_playing(state);
    survivor.pressed = state.played.game.survivor().has_value();
    return survivor;
}

constexpr std::array kPlayCommands{
    CommandRow{
        .id = "undo",
        .icon = "undo-2",
        .place = {10, MenuGroup::kGame, 1},
        .keys = "Backspace",
        .state =
            [](State s) {
                return offered(s.back_stack.just_left || s.played.game.cursor() > 0,
                               phrase::reason::no_move);
            },
        .run = [](Context& c) { c.state.back_stack.just_left ? take_way_back(c) : undo(c); }},
    CommandRow{.id = "redo",
               .icon = "redo-2",
               .place = {11, MenuGroup::kGame, 2},
               .state =
                   [](State s) {
                       return offered(s.played.game.cursor() < s.played.game.jumps().size(),
                                      phrase::reason::nothing_undone);
                   },
               .run = redo},
    CommandRow{
        .id = "restart",
        .icon = "rotate-ccw",
        .place = {30, MenuGroup::kGame, 120},
        .keys = "Shift+Home",
        .about_game = true,
        .state =
            [](State s) { return offered(s.played.game.cursor() > 0, phrase::reason::at_start); },
        .run = restart},
    CommandRow{.id = "new_game",
               .icon = "plus",
               .place = {440},
               .about_game = true,
               .state = always,
               .run = new_game},
    CommandRow{.id = "return",
               .icon = "reply",
               .place = {190, MenuGroup::kGame, 105},
               .about_game = true,
               .state =
                   [](State s) {
                       return offered_if(!s.back_stack.games.empty() &&
                                         suspended_game(s) == nullptr);
                   },
               .run = take_way_back},
    CommandRow{.id = "moves",
               .icon = "list-ordered",
               .place = {620, MenuGroup::kGame, 160},
               .about_game = true,
               .sheet = "moves"},
    CommandRow{
        .id = "type_moves",
        .icon = "type",
        .place = {630},
        .about_game = true,
        .state = [](State s) { return suspended_game(s) == nullptr ? while_playing(s) : absent(); },
        .run = ask_for_moves},
    CommandRow{.id = "survivor",
               .icon = "flag",
               .place = {120, MenuGroup::kAnalyse, kInMenuOnly + 120},
               .about_game = true,
               .state = survivor_state},
};

constexpr std::array kPlaySheets{
    SheetRow{.id = "moves",
             .title = [](State) { return phrase::sheet::moves(); },
             .parts = moves_parts,
             .pins_commands = true},
    SheetRow{.id = "end",
             .title = [](State s) { return words::ending(s).title; },
             .parts = end_parts,
             .shows_board = true,
             .pins_commands = true},
    SheetRow{.id = "which_jump",
             .title = [](State) { return phrase::sheet::which_jump(); },
             .parts = which_jump_parts,
             .shows_board = true},
};

constexpr std::array kPlayChoices{
    ChoiceRow{.prefix = "move:",
              .order = 10,
              .offered = [](State s) { return !hides_game(s); },
              .list = move_choices,
              .choose = choose_move},
    ChoiceRow{.prefix = "line:",
              .order = 30,
              .offered = [](State s) { return !hides_game(s); },
              .list = line_choices,
              .choose = choose_line},
    ChoiceRow{.prefix = "over:",
              .order = 500,
              .offered = [](State s) { return s.sheet == "which_jump"; },
              .list = which_jump_choices,
              .choose = choose_which_jump},
    ChoiceRow{.prefix = "keep:", .choose = choose_line_to_keep},
    ChoiceRow{.prefix = "drop:", .choose = choose_line_to_drop},
};

}  // namespace

const Feature& play_feature() {
    static constexpr Feature kFeature{
        .name = "play", .commands = kPlayCommands, .sheets = kPlaySheets, .choices = kPlayChoices};
    return kFeature;
}

}  // namespace peg
