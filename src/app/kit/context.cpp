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

void Context::ask_for_text(std::string label, std::string before,
                           void (*take)(Context&, std::string_view), int rows) {
    take_text_ = take;
    effects.emplace_back(AskForText{std::move(label), std::move(before), rows});
}

void Context::take_text(std::string_view text) {
    if (auto* take = std::exchange(take_text_, nullptr)) take(*this, text);
}

void Context::emit(const Event& event) {
    for (const Feature* feature : state.features->list())
        if (feature->on != nullptr) feature->on(*this, event);
}

void Context::complain(const Error& error) { say(Tone::kBad, phrase::sentence(error)); }

}  // namespace peg
