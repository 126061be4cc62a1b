// SPDX-License-Identifier: MIT
#pragma once

// What changes a setting: commands that are switches, and choices out of a list.

#include <string_view>

#include "app/context.h"

namespace peg {

// For the commands that are settings.
void change_setting(Context& context, Command command);
// By the id of a language, a notation, a theme or a material in choice.h; whether there is one.
bool choose_setting(Context& context, std::string_view id);

// From now on everything is said in this language; what was said before goes.
void speak(Context& context, const Speak& language);

}  // namespace peg
