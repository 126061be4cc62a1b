// SPDX-License-Identifier: MIT
// Theme, language, notation and switches.

#include <array>

#include "app/features/settings/change_settings.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kSettingsCommands{
    CommandRow{.id = "coordinates",
               .icon = "hash",
               .place = {670, MenuGroup::kSettings, kInMenuOnly + 70},
               .standing = [](State s) { return switched(s.settings.coordinates); },
               .run = switch_coordinates},
    CommandRow{.id = "settings",
               .icon = "settings",
               .place = {680, MenuGroup::kSettings, 340},
               .sheet = Sheet::kSettings},
    CommandRow{.id = "letter_keys",
               .icon = "keyboard",
               .place = {690, MenuGroup::kSettings, kInMenuOnly + 380},
               .standing = [](State s) { return switched(s.settings.letter_keys); },
               .run = switch_letter_keys},
    CommandRow{.id = "sound",
               .icon = "volume-2",
               .place = {700, MenuGroup::kSettings, kInMenuOnly + 390},
               .standing = [](State s) { return switched(s.settings.sound); },
               .run = switch_sound,
               .icon_now = [](State s) -> std::string_view {
                   return s.settings.sound ? "volume-2" : "volume-x";
               }},
};

}  // namespace

const Feature& settings_feature() {
    static constexpr Feature kFeature{.name = "settings", .commands = kSettingsCommands};
    return kFeature;
}

}  // namespace peg
