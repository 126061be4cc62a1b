// SPDX-License-Identifier: MIT
// The menu, the help, and closing what is open.

#include <array>

#include "app/features/menu/menu_sheets.h"
#include "app/kit/feature.h"
#include "app/kit/run_command.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kMenuCommands{
    CommandRow{.id = "help",
               .icon = "circle-help",
               .place = {880, MenuGroup::kSettings, 190},
               .keys = "?",
               .sheet = "help"},
    CommandRow{.id = "more",
               .icon = "menu",
               .place = {15, MenuGroup::kNone, 6},
               .keys = "F10",
               .sheet = "more"},
    CommandRow{
        .id = "close",
        .icon = "x",
        .place = {900},
        .keys = "Escape",
        .state = [](State s) { return offered_if(s.sheet != Sheet::kNone || s.invites.to_lesson); },
        .run = [](Context& c) { toggle_sheet(c, c.state.sheet); }},
};

constexpr std::array kMenuSheets{
    SheetRow{
        .id = "help", .title = [](State) { return phrase::sheet::help(); }, .parts = help_parts},
    SheetRow{.id = "more",
             .title = [](State) { return phrase::sheet::more(); },
             .parts = menu_parts,
             .is_menu = true},
};

}  // namespace

const Feature& menu_feature() {
    static constexpr Feature kFeature{
        .name = "menu", .commands = kMenuCommands, .sheets = kMenuSheets};
    return kFeature;
}

}  // namespace peg
