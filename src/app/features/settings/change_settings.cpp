// SPDX-License-Identifier: MIT
#include "app/features/settings/change_settings.h"

#include <algorithm>
#include <array>

#include "app/kit/dialog/choice.h"
#include "app/kit/layers.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/notation_words.h"
#include "app/kit/words/words.h"
#include "words/all_phrases.h"
#include "words/languages.h"
#include "words/phrases/settings.h"
#include <type_traits>

namespace peg {

void switch_coordinates(Context& context) {
    bool& coordinates = context.state.settings.coordinates;
    coordinates = !coordinates;
    remember(context);
}

void switch_presenting(Context& context) {
    AppState& state = context.state;
    present(context, !state.page.presents);
    if (state.page.presents) state.sheet = Sheet::kNone;
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

void set_language(Context& context, const SetLanguage& language) {
    AppState& state = context.state;
    const std::string before(language_tag());
    const auto error =
        use_language(language.text.empty() ? phrase::kEnglish : std::string_view(language.text));
    if (error) return context.complain(*error);
    context.emit(LanguageChanged{});
    context.mark_changed();
    if (before == language_tag()) return;  // only the remaining phrases have arrived
    state.message.reset();
    const auto name = std::ranges::find(kLanguages, language_tag(), &LanguageName::tag);
    // The language in which the page starts is not announced.
    if (name != kLanguages.end() && state.settings.language == name->tag)
        context.announce(phrase::settings::language(name->name) + '.');
}

namespace {

// Sets a setting to the value with this name. `names` is indexed by the value. False if there is no
// such name.
template <class Value, std::size_t kCount>
bool choose_named(Context& context, Value& setting,
                  const std::array<std::string_view, kCount>& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return false;
    setting = static_cast<Value>(found - names.begin());
    context.announce(words::label(context.state, setting) + '.');
    remember(context);
    return true;
}

}  // namespace

bool choose_theme(Context& context, std::string_view name) {
    return choose_named(context, context.state.settings.theme, kThemeIds, name);
}

bool choose_material(Context& context, std::string_view name) {
    return choose_named(context, context.state.settings.material, kMaterialIds, name);
}

bool choose_text_size(Context& context, std::string_view name) {
    return choose_named(context, context.state.settings.text_size, kTextSizeIds, name);
}

bool choose_notation(Context& context, std::string_view name) {
    const auto notation = find_notation(name);
    if (!notation) return false;
    context.state.settings.notation = *notation;
    context.announce(phrase::settings::notation_chosen(words::in_words(*notation)));
    remember(context);
    return true;
}

bool choose_language(Context& context, std::string_view tag) {
    const auto language = std::ranges::find(kLanguages, tag, &LanguageName::tag);
    if (language == kLanguages.end()) return false;
    context.state.settings.language = language->tag;
    context.effects.emplace_back(ChangeLanguage{context.state.settings.language});
    remember(context);
    return true;
}

}  // namespace peg
