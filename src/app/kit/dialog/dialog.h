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
#include "app/model/knowledge.h"

namespace peg {

// A list to choose one thing from.
struct ChoiceList {
    enum class Look : std::uint8_t {
        kRows,         // buttons, as many abreast as have room
        kSegments,     // side by side in one
        kPassages,     // rows with a paragraph each
        kPictureRows,  // rows with a picture each
        kCards,        // pictures with names
        kLargeCards,
        kCardsInSight,  // so large that all are in sight; lists one after the other are in one grid
        kDays,          // weeks, from a Monday on
        kMoves,         // the line of the game, with what branches off
    };
    std::string name;
    std::vector<Choice> choices;
    Look look = Look::kRows;
    bool headed = true;    // the name stands above it
    bool filters = false;  // it narrows the list below it, to which the focus goes first
};

// Commands that lead from one sheet to another, above all that scrolls.
struct Tabs {
    std::vector<Command> commands;
};

// What was done on each day of some weeks, from a Monday on up to today.
struct Activity {
    std::string title;
    std::string text;  // the picture in words
    std::vector<int> days;
};

// How far each of some lists is done: a bar for each of its kinds.
struct Shares {
    struct Share {
        int done = 0;
        int all = 0;
    };
    struct Row {
        std::string name;
        std::string tally;
        std::string words;  // the bars in words
        std::vector<Share> bars;
    };
    std::string title;
    std::vector<std::string> kinds;
    std::vector<Row> rows;
};

// A bar for each position of a game, to go to it. Every position is a choice in a list below, so
// the mirror leaves it out.
struct Curve {
    struct Bar {
        Verdict verdict = Verdict::kUndecided;
        float height = 0;  // 0 to 1
    };
    std::string_view list;  // a prefix: the n-th position is its choice n
    std::vector<Bar> bars;
    std::size_t current = 0;
};

// Commands as large cards, abreast where there is room.
struct CommandCards {
    std::vector<Command> commands;
};

// Where the sheet is wide, what follows is beside what comes before.
struct ColumnBreak {};

using DialogPart = std::variant<words::Passage, words::Table, Command, ChoiceList, Tabs, Activity,
                                Shares, Curve, CommandCards, ColumnBreak>;
using DialogParts = std::vector<DialogPart>;  // in the order in which they are read

struct Dialog {
    std::string_view id;  // "help"
    std::string title;
    DialogParts parts;
    bool is_menu = false;  // the focus goes to its first command
    bool modal = true;     // what lies behind it is out of reach until it is closed
};

struct SheetRow {
    std::string_view id;
    std::string (*title)(const AppState&);
    // Also while the sheet is not open: it is seen while it goes, when what it is about may have
    // gone before it. Without the button that closes it.
    DialogParts (*parts)(const AppState&);
    bool is_menu = false;        // it goes with the command that is chosen in it, unless a switch
    bool describes = false;      // below each command stands what it does; so in every menu
    bool shows_board = false;    // the board stays in sight beside it
    bool pins_commands = false;  // its commands stay in sight below what scrolls
    std::string_view main_command;  // stands out from the others

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
void add_list(DialogParts& parts, std::string name, std::vector<Choice> choices,
              ChoiceList::Look look = ChoiceList::Look::kRows);

// The parts of one kind, in their order.
template <class Kind>
std::vector<Kind> parts_of(const Dialog& dialog) {
    std::vector<Kind> found;
    for (const DialogPart& part : dialog.parts)
        if (const auto* one = std::get_if<Kind>(&part)) found.push_back(*one);
    return found;
}

}  // namespace peg
