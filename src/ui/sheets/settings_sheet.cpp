// SPDX-License-Identifier: MIT
// The sheet Settings: how things look, and the switches that last from visit to visit.

#include <array>

#include "app/features/settings/settings_sheet.h"
#include "app/kit/words/words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/option_list.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr int kSettingsScrollKey = (1 << 18) + 192;
constexpr int kLanguageKey = (1 << 15) + 48;
constexpr int kThemeKey = (1 << 15) + 64;
constexpr int kMaterialKey = (1 << 15) + 96;
constexpr int kNotationKey = (1 << 15) + 272;
constexpr std::array kSwitches{Command("coordinates"), Command("coach"), Command("sound"),
                               Command("stopwatch"), Command("letter_keys")};

template <class Value, std::size_t kCount>
std::vector<OptionList::Option> options_of(const std::array<std::string_view, kCount>& ids,
                                           Value current, std::string (*id_of)(Value)) {
    std::vector<OptionList::Option> options;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto value = static_cast<Value>(i);
        options.push_back({id_of(value), words::name(value), value == current});
    }
    return options;
}

std::vector<OptionList::Option> languages() {
    std::vector<OptionList::Option> options;
    for (const LanguageName& language : kLanguages)
        options.push_back(
            {language_id(language), std::string(language.name), language.tag == language_tag()});
    return options;
}

}  // namespace

void draw_settings(Frame& frame) {
    const Settings& settings = frame.state.settings;
    draw_option_list(frame, phrase::sheet::settings(), kSettingsScrollKey, [&](OptionList& list) {
        list.options(phrase::settings::languages(), kLanguageKey, languages());
        list.options(phrase::settings::themes(), kThemeKey,
                     options_of(kThemeIds, settings.theme, theme_id));
        list.options(phrase::settings::materials(), kMaterialKey,
                     options_of(kMaterialIds, settings.material, material_id));
        list.options(phrase::settings::notations(), kNotationKey,
                     options_of_choices(notation_choices(frame.state)), 14);
        list.commands(kSwitches, 14);
    });
}

}  // namespace peg
