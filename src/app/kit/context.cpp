// SPDX-License-Identifier: MIT
#include "app/kit/context.h"

#include <utility>

#include "app/words/language.h"

namespace peg {

void Context::say(Tone tone, std::string title, std::string text) {
    announce(text.empty() ? title : title + ' ' + text);
    state.message = Message{tone, std::move(title), std::move(text)};
    mark_changed();
}

void Context::complain(const Error& error) { say(Tone::kBad, phrase::sentence(error)); }

}  // namespace peg
