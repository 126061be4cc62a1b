// SPDX-License-Identifier: MIT
// The menu, the help, and closing what is open.

#include <array>

#include "app/kit/feature.h"
#include "app/kit/run_command.h"

namespace peg {

namespace {

constexpr std::array kMenuCommands{
    CommandRow{.id = "help",
               .icon = "circle-help",
               .place = {880, MenuGroup::kSettings, 330},
               .keys = "?",
               .sheet = Sheet::kHelp},
    CommandRow{.id = "more", .icon = "menu", .place = {890}, .sheet = Sheet::kMore},
    CommandRow{
        .id = "close",
        .icon = "x",
        .place = {900},
        .keys = "Escape",
        .standing = [](State s) { return offered_if(s.sheet != Sheet::kNone || s.welcoming); },
        .run = [](Context& c) { toggle_sheet(c, c.state.sheet); }},
};

}  // namespace

const Feature& menu_feature() {
    static constexpr Feature kFeature{.name = "menu", .commands = kMenuCommands};
    return kFeature;
}

}  // namespace peg
