// SPDX-License-Identifier: MIT
#pragma once

// What changes a setting: commands that are switches, and choices out of a list.

#include <string_view>

#include "app/kit/context.h"

namespace peg {

void switch_coordinates(Context& context);
void switch_presenting(Context& context);
void switch_sound(Context& context);
void switch_letter_keys(Context& context);
// By a name, or the tag of a language, which comes from outside; whether there is such a one.
bool choose_theme(Context& context, std::string_view name);
bool choose_material(Context& context, std::string_view name);
bool choose_text_size(Context& context, std::string_view name);
bool choose_notation(Context& context, std::string_view name);
bool choose_language(Context& context, std::string_view tag);

// From now on everything is said in this language; what was said before goes.
void speak(Context& context, const Speak& language);

}  // namespace peg
