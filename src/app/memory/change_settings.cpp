// SPDX-License-Identifier: MIT
#include "app/memory/change_settings.h"

#include <type_traits>

#include "app/choose/choice.h"
#include "app/memory/saved_state.h"
#include "app/words/words.h"
#include "words/phrases.h"

namespace peg {

void change_setting(Context& context, Command command) {
    Settings& settings = context.state.settings;
    switch (command) {
        case Command::kCoach:
            settings.coach ^= true;
            context.announce(settings.coach ? phrase::settings::coach_on()
                                            : phrase::settings::coach_off());
            break;
        case Command::kCoordinates: settings.coordinates ^= true; break;
        case Command::kSound:
            settings.sound ^= true;
            context.announce(settings.sound ? phrase::settings::sound_on()
                                            : phrase::settings::sound_off());
            context.sound(Sound::Kind::kJump);
            break;
        case Command::kLetterKeys:
            settings.letter_keys ^= true;
            context.announce(settings.letter_keys ? phrase::settings::letter_keys_on()
                                                  : phrase::settings::letter_keys_off());
            break;
        default: return;
    }
    remember(context);
}

bool choose_setting(Context& context, std::string_view id) {
    AppState& state = context.state;
    const auto choose = [&](auto& setting, const auto& ids, auto id_of) {
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto value = static_cast<std::remove_reference_t<decltype(setting)>>(i);
            if (id_of(value) != id) continue;
            setting = value;
            context.announce(words::label(state, value) + '.');
            remember(context);
            return true;
        }
        return false;
    };
    constexpr std::string_view kNotation = "notation:";
    if (id.starts_with(kNotation))
        if (const auto notation = find_notation(id.substr(kNotation.size()))) {
            state.settings.notation = *notation;
            context.announce(phrase::settings::notation_chosen(notation_words(*notation)));
            remember(context);
            return true;
        }
    return choose(state.settings.theme, kThemeIds, theme_id) ||
           choose(state.settings.material, kMaterialIds, material_id);
}

}  // namespace peg
