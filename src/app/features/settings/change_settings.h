// SPDX-License-Identifier: MIT
#pragma once

// Changes of settings: commands that are switches, and choices from a list.

#include <string_view>

#include "app/kit/context.h"

namespace peg {

void switch_coordinates(Context& context);
void switch_presenting(Context& context);
void switch_sound(Context& context);
void switch_letter_keys(Context& context);
// By a name or a language tag, which comes from outside; false if there is no such value.
bool choose_theme(Context& context, std::string_view name);
bool choose_material(Context& context, std::string_view name);
bool choose_text_size(Context& context, std::string_view name);
bool choose_notation(Context& context, std::string_view name);
bool choose_language(Context& context, std::string_view tag);

// Switches everything to this language; earlier messages are removed.
void set_language(Context& context, const SetLanguage& language);

}  // namespace peg
