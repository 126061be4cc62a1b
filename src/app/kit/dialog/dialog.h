// SPDX-License-Identifier: MIT
#pragma once

// A sheet as data: its title, what it says, and what can be chosen in it. ui/sheets draws it and
// the page's mirror shows it as a dialog, so both say the same.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/kit/dialog/choice.h"
#include "app/kit/words/sheet_words.h"

namespace peg {

// A list to choose one thing from.
struct ChoiceList {
    std::string name;
    std::vector<Choice> choices;
    bool filters = false;  // it narrows the list below it, to which the focus goes first
};

using DialogPart = std::variant<words::Passage, words::Table, Command, ChoiceList>;

struct Dialog {
    std::string_view id;  // "help"
    std::string title;
    std::vector<DialogPart> parts;  // in the order in which they are read
    bool modal = true;              // what lies behind it is out of reach until it is closed
};

// The contents of a sheet, open or not; without the button that closes it.
Dialog describe(const AppState& state, Sheet sheet);
// What the mirror shows: the open sheet, or the welcome, with the button that closes it.
std::optional<Dialog> open_dialog(const AppState& state);

// The parts of one kind, in their order.
template <class Kind>
std::vector<Kind> parts_of(const Dialog& dialog) {
    std::vector<Kind> found;
    for (const DialogPart& part : dialog.parts)
        if (const auto* one = std::get_if<Kind>(&part)) found.push_back(*one);
    return found;
}

}  // namespace peg
