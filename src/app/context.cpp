// SPDX-License-Identifier: MIT
#include "app/context.h"

#include <utility>

namespace peg {

void Context::say(Tone tone, std::string title, std::string text) {
    announce(text.empty() ? title : title + ' ' + text);
    state.message = Message{tone, std::move(title), std::move(text)};
    mark_changed();
}

}  // namespace peg
