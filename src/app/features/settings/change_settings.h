// SPDX-License-Identifier: MIT
#pragma once

// What changes a setting: commands that are switches, and choices out of a list.

#include <string_view>

#include "app/kit/context.h"

namespace peg {

void switch_coordinates(Context& context);
void switch_sound(Context& context);
void switch_letter_keys(Context& context);
// By the id of a language, a notation, a theme or a material in choice.h; whether there is one.
bool choose_setting(Context& context, std::string_view id);

// From now on everything is said in this language; what was said before goes.
void speak(Context& context, const Speak& language);

}  // namespace peg
