// SPDX-License-Identifier: MIT
#pragma once

// A sheet as data: its title, what it says, and what can be chosen in it. ui/sheets draws it and
// the page's mirror shows it as a dialog, so both say the same. A sheet is one row in the feature
// that it belongs to (kit/feature.h).

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/kit/command.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/sheet.h"
#include "app/kit/words/passage.h"

namespace peg {

// A list to choose one thing from.
struct ChoiceList {
    std::string name;
    std::vector<Choice> choices;
    bool filters = false;  // it narrows the list below it, to which the focus goes first
};

using DialogPart = std::variant<words::Passage, words::Table, Command, ChoiceList>;
using DialogParts = std::vector<DialogPart>;  // in the order in which they are read

struct Dialog {
    std::string_view id;  // "help"
    std::string title;
    DialogParts parts;
    bool modal = true;  // what lies behind it is out of reach until it is closed
};

struct SheetRow {
    std::string_view id;
    std::string (*title)(const AppState&);
    // Also while the sheet is not open: it is seen while it goes, when what it is about may have
    // gone before it. Without the button that closes it.
    DialogParts (*parts)(const AppState&);
    bool is_menu = false;      // it goes with the command that is chosen in it, unless a switch
    bool shows_board = false;  // the board stays in sight beside it

    constexpr operator Sheet() const { return Sheet(id); }
};

// The name of a sheet, open or not; empty of none.
std::string sheet_title(const AppState& state, Sheet sheet);
// The contents of a sheet, open or not; without the button that closes it.
Dialog describe(const AppState& state, Sheet sheet);
// What the mirror shows: the open sheet with the button that closes it, else the card of a feature.
std::optional<Dialog> open_dialog(const AppState& state);

// For functions that put parts together.
void add_commands(DialogParts& parts, std::initializer_list<Command> commands);
void add_if_applies(const AppState& state, DialogParts& parts,
                    std::initializer_list<Command> commands);
// Nothing where the list is empty.
void add_list(DialogParts& parts, std::string name, std::vector<Choice> choices);

// The parts of one kind, in their order.
template <class Kind>
std::vector<Kind> parts_of(const Dialog& dialog) {
    std::vector<Kind> found;
    for (const DialogPart& part : dialog.parts)
        if (const auto* one = std::get_if<Kind>(&part)) found.push_back(*one);
    return found;
}

}  // namespace peg
