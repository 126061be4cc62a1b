// SPDX-License-Identifier: MIT
#include "app/features/settings/change_settings.h"

#include <algorithm>

#include <type_traits>

#include "app/kit/dialog/choice.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/notation_words.h"
#include "app/kit/words/words.h"
#include "words/phrases.h"

namespace peg {

void switch_coordinates(Context& context) {
    bool& coordinates = context.state.settings.coordinates;
    coordinates = !coordinates;
    remember(context);
}

void switch_sound(Context& context) {
    bool& sound = context.state.settings.sound;
    sound = !sound;
    context.announce(sound ? phrase::settings::sound_on() : phrase::settings::sound_off());
    context.sound(Sound::Kind::kJump);
    remember(context);
}

void switch_letter_keys(Context& context) {
    bool& keys = context.state.settings.letter_keys;
    keys = !keys;
    context.announce(keys ? phrase::settings::letter_keys_on()
                          : phrase::settings::letter_keys_off());
    remember(context);
}

void speak(Context& context, const Speak& language) {
    AppState& state = context.state;
    const std::string before(language_tag());
    const auto error =
        use_language(language.text.empty() ? phrase::kEnglish : std::string_view(language.text));
    if (error) return context.complain(*error);
    if (before == language_tag()) return;
    context.emit(LanguageChanged{});
    state.message.reset();
    context.mark_changed();
    const auto name = std::ranges::find(kLanguages, language_tag(), &LanguageName::tag);
    // Nobody need be told of the language in which the page comes up.
    if (name != kLanguages.end() && state.settings.language == name->tag)
        context.announce(phrase::settings::language(name->name) + '.');
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
            context.announce(phrase::settings::notation_chosen(words::in_words(*notation)));
            remember(context);
            return true;
        }
    for (const LanguageName& language : kLanguages) {
        if (language_id(language) != id) continue;
        state.settings.language = language.tag;
        context.effects.emplace_back(ChangeLanguage{state.settings.language});
        remember(context);
        return true;
    }
    return choose(state.settings.theme, kThemeIds, theme_id) ||
           choose(state.settings.material, kMaterialIds, material_id);
}

}  // namespace peg
