// SPDX-License-Identifier: MIT
#include "app/memory/change_settings.h"

#include <type_traits>

#include "app/choose/choice.h"
#include "app/memory/saved_state.h"
#include "app/statistics/stopwatch.h"
#include "app/words/words.h"

namespace peg {

void change_setting(Context& context, Command command) {
    Settings& settings = context.state.settings;
    switch (command) {
        case Command::kCoach:
            settings.coach ^= true;
            context.announce(settings.coach ? "Coach on." : "Coach off.");
            break;
        case Command::kCoordinates: settings.coordinates ^= true; break;
        case Command::kSound:
            settings.sound ^= true;
            context.announce(settings.sound ? "Sound on." : "Sound off.");
            context.sound(Sound::Kind::kJump);
            break;
        case Command::kStopwatch: toggle_stopwatch(context); break;
        case Command::kLetterKeys:
            settings.letter_keys ^= true;
            context.announce(settings.letter_keys ? "Single-key shortcuts on."
                                                  : "Single-key shortcuts off.");
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
            context.announce("Moves in " + std::string(notation_words(*notation)) + '.');
            remember(context);
            return true;
        }
    return choose(state.settings.theme, kThemeIds, theme_id) ||
           choose(state.settings.material, kMaterialIds, material_id);
}

}  // namespace peg
