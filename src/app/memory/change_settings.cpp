// SPDX-License-Identifier: MIT
#include "app/memory/change_settings.h"

#include <algorithm>

#include <type_traits>

#include "app/choose/choice.h"
#include "app/make/puzzle_words.h"
#include "app/memory/saved_state.h"
#include "app/statistics/stopwatch.h"
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
        case Command::kStopwatch: toggle_stopwatch(context); break;
        case Command::kLetterKeys:
            settings.letter_keys ^= true;
            context.announce(settings.letter_keys ? phrase::settings::letter_keys_on()
                                                  : phrase::settings::letter_keys_off());
            break;
        default: return;
    }
    remember(context);
}

void speak(Context& context, const Speak& language) {
    AppState& state = context.state;
    const std::string before(language_tag());
    const auto error =
        use_language(language.text.empty() ? phrase::kEnglish : std::string_view(language.text));
    if (error) return context.complain(*error);
    if (before == language_tag()) return;
    // The titles in the lists are in the language that they were made in.
    state.problems = problems_of(state.game.board(), state.board_text);
    state.figures = figures();
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
