// SPDX-License-Identifier: MIT
#pragma once

// The sheet of the settings, and its choices.

#include <string>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"
#include "app/words/language.h"

namespace peg {

std::vector<Choice> language_choices(const AppState& state);
std::vector<Choice> theme_choices(const AppState& state);
std::vector<Choice> material_choices(const AppState& state);
// The notations for moves on this board: "notation:own".
std::vector<Choice> text_size_choices(const AppState& state);
std::vector<Choice> notation_choices(const AppState& state);

std::string language_id(const LanguageName& language);  // "language:de"
std::string theme_id(ThemeChoice theme);                // "theme:dark"
std::string material_id(MaterialChoice material);       // "material:wood"

DialogParts settings_parts(const AppState& state);

}  // namespace peg
