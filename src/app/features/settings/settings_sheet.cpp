// SPDX-License-Identifier: MIT
#include "app/features/settings/settings_sheet.h"

#include <utility>

#include "app/kit/words/notation_words.h"
#include "app/kit/words/words.h"
#include "core/board/notation/foreign_notation.h"
#include "words/languages.h"
#include "words/phrases/settings.h"

namespace peg {

std::vector<Choice> language_choices(const AppState&) {
    std::vector<Choice> list;
    list.reserve(kLanguages.size());
    for (const LanguageName& language : kLanguages)
        list.push_back({language_id(language), phrase::settings::language(language.name),
                        language.tag == language_tag(), std::string(language.name)});
    return list;
}

std::vector<Choice> theme_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kThemeIds.size());
    for (std::size_t i = 0; i < kThemeIds.size(); ++i) {
        const auto theme = static_cast<ThemeChoice>(i);
        list.push_back({theme_id(theme), words::label(state, theme), state.settings.theme == theme,
                        words::name(theme)});
    }
    return list;
}

std::vector<Choice> material_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kMaterialIds.size());
    for (std::size_t i = 0; i < kMaterialIds.size(); ++i) {
        const auto material = static_cast<MaterialChoice>(i);
        list.push_back({material_id(material), words::label(state, material),
                        state.settings.material == material, words::name(material)});
    }
    return list;
}

std::vector<Choice> text_size_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kTextSizeIds.size());
    for (std::size_t i = 0; i < kTextSizeIds.size(); ++i) {
        const auto size = static_cast<TextSize>(i);
        list.push_back({"text:" + std::string(kTextSizeIds[i]), words::label(state, size),
                        state.settings.text_size == size, words::name(size)});
    }
    return list;
}

std::vector<Choice> notation_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const Notation notation : kEveryNotation)
        if (HoleNames::make(state.played.game.board(), notation))
            list.push_back({"notation:" + std::string(notation_id(notation)),
                            words::name(state.played.game.board(), notation),
                            state.settings.notation == notation});
    return list;
}

std::string language_id(const LanguageName& language) {
    return "language:" + std::string(language.tag);
}

std::string theme_id(ThemeChoice theme) {
    return "theme:" + std::string(kThemeIds[static_cast<std::size_t>(theme)]);
}

std::string material_id(MaterialChoice material) {
    return "material:" + std::string(kMaterialIds[static_cast<std::size_t>(material)]);
}

DialogParts settings_parts(const AppState& state) {
    DialogParts parts{ChoiceList{phrase::settings::languages(), language_choices(state)},
                      ChoiceList{phrase::settings::themes(), theme_choices(state)},
                      ChoiceList{phrase::settings::materials(), material_choices(state)},
                      ChoiceList{phrase::settings::text_sizes(), text_size_choices(state)},
                      ChoiceList{phrase::settings::notations(), notation_choices(state)}};
    add_commands(parts, {"present", "coordinates", "coach", "sound", "stopwatch", "letter_keys"});
    return parts;
}

}  // namespace peg
