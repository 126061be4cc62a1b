// SPDX-License-Identifier: MIT
// The sheet Settings: how things look, and the switches that last from visit to visit.

#include <array>

#include "app/choose/choice.h"
#include "app/words/words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/option_list.h"

namespace peg {

namespace {

constexpr int kSettingsScrollKey = (1 << 18) + 192;
constexpr int kThemeKey = (1 << 15) + 64;
constexpr int kMaterialKey = (1 << 15) + 96;
constexpr int kNotationKey = (1 << 15) + 272;
constexpr std::array kSwitches{Command::kCoordinates, Command::kCoach, Command::kSound,
                               Command::kStopwatch, Command::kLetterKeys};

template <class Value, std::size_t kCount>
std::vector<OptionList::Option> options_of(const std::array<std::string_view, kCount>& ids,
                                           Value current, std::string (*id_of)(Value)) {
    std::vector<OptionList::Option> options;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto value = static_cast<Value>(i);
        options.push_back({id_of(value), std::string(words::name(value)), value == current});
    }
    return options;
}

}  // namespace

void draw_settings(Frame& frame) {
    const Settings& settings = frame.state.settings;
    draw_option_list(frame, "Settings", kSettingsScrollKey, [&](OptionList& list) {
        list.options("Theme", kThemeKey, options_of(kThemeIds, settings.theme, theme_id));
        list.options("Pegs", kMaterialKey,
                     options_of(kMaterialIds, settings.material, material_id));
        list.options("Notation", kNotationKey, options_of_choices(notation_choices(frame.state)),
                     14);
        list.commands(kSwitches, 14);
    });
}

}  // namespace peg
