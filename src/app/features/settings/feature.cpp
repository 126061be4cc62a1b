// SPDX-License-Identifier: MIT
// Theme, language, notation and switches.

#include <array>

#include "app/features/settings/change_settings.h"
#include "app/features/settings/settings_sheet.h"
#include "app/kit/feature.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kSettingsCommands{
    CommandRow{.id = "coordinates",
               .icon = "hash",
               .place = {670},
               .state = [](State s) { return switched(s.settings.coordinates); },
               .run = switch_coordinates},
    CommandRow{.id = "present",
               .icon = "presentation",
               .place = {675, MenuGroup::kSettings, kInMenuOnly + 75},
               .keys = "F9",
               .state = [](State s) { return switched(s.page.presents); },
               .run = switch_presenting},
    CommandRow{.id = "settings",
               .icon = "settings",
               .place = {680, MenuGroup::kSettings, 180},
               .sheet = "settings"},
    CommandRow{.id = "letter_keys",
               .icon = "keyboard",
               .place = {690},
               .state = [](State s) { return switched(s.settings.letter_keys); },
               .run = switch_letter_keys},
    CommandRow{.id = "sound",
               .icon = "volume-2",
               .place = {700},
               .state = [](State s) { return switched(s.settings.sound); },
               .run = switch_sound,
               .icon_now = [](State s) -> std::string_view {
                   return s.settings.sound ? "volume-2" : "volume-x";
               }},
};

constexpr std::array kSettingsSheets{
    SheetRow{.id = "settings",
             .title = [](State) { return phrase::sheet::settings(); },
             .parts = settings_parts},
};

constexpr bool (*kInSettings)(const AppState&) = [](State s) { return s.sheet == "settings"; };
constexpr std::array kSettingsChoices{
    ChoiceRow{.prefix = "language:",
              .order = 100,
              .offered = kInSettings,
              .list = language_choices,
              .choose = choose_language},
    ChoiceRow{.prefix = "theme:",
              .order = 110,
              .offered = kInSettings,
              .list = theme_choices,
              .choose = choose_theme},
    ChoiceRow{.prefix = "material:",
              .order = 120,
              .offered = kInSettings,
              .list = material_choices,
              .choose = choose_material},
    ChoiceRow{.prefix = "text:",
              .order = 125,
              .offered = kInSettings,
              .list = text_size_choices,
              .choose = choose_text_size},
    ChoiceRow{.prefix = "notation:",
              .order = 130,
              .offered = kInSettings,
              .list = notation_choices,
              .choose = choose_notation},
};

}  // namespace

const Feature& settings_feature() {
    static constexpr Feature kFeature{.name = "settings",
                                      .commands = kSettingsCommands,
                                      .sheets = kSettingsSheets,
                                      .choices = kSettingsChoices};
    return kFeature;
}

}  // namespace peg
