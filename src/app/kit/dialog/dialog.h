// SPDX-License-Identifier: MIT
#pragma once

// A sheet as data: its title, its text, and its choices. ui/sheets draws it, and the page's mirror
// shows it as a dialog, so both say the same. A sheet is one row in its feature (kit/feature.h).

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
#include "app/model/knowledge/knowledge.h"

namespace peg {

// A list with one choice to make.
struct ChoiceList {
    enum class Look : std::uint8_t {
        kRows,         // buttons, as many side by side as fit
        kSegments,     // segments of one control, side by side
        kPassages,     // rows with a paragraph each
        kPictureRows,  // rows with a picture each
        kCards,        // pictures with names
        kLargeCards,
        kCardsInSight,  // pictures so large that all are visible; consecutive lists share one grid
        kDays,          // weeks, starting on a Monday
        kMoves,         // the line of the game, with its branches
    };
    std::string name;
    std::vector<Choice> choices;
    Look look = Look::kRows;
    bool headed = true;    // its name is shown above it
    bool filters = false;  // it filters the list below it, which gets the focus first
};

// Commands that switch between sheets, above all that scrolls.
struct Tabs {
    std::vector<Command> commands;
};

// Activity on each day of some weeks, from a Monday up to today.
struct Activity {
    std::string title;
    std::string text;  // the chart in words
    std::vector<int> days;
};

// Progress in each of some lists: a bar for each kind.
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

// A bar for each position of a game; a click goes there. Every position is also a choice in a list
// below, so the mirror leaves the bars out.
struct Curve {
    struct Bar {
        Verdict verdict = Verdict::kUndecided;
        float height = 0;  // 0 to 1
    };
    std::string_view list;  // prefix of a list: the n-th position is its choice n
    std::vector<Bar> bars;
    std::size_t current = 0;
};

// Commands as large cards, side by side if there is room.
struct CommandCards {
    std::vector<Command> commands;
};

// In a wide sheet, the following parts go into another column.
struct ColumnBreak {};

using DialogPart = std::variant<words::Passage, words::Table, Command, ChoiceList, Tabs, Activity,
                                Shares, Curve, CommandCards, ColumnBreak>;
using DialogParts = std::vector<DialogPart>;  // in reading order

struct Dialog {
    std::string_view id;  // "help"
    std::string title;
    DialogParts parts;
    bool is_menu = false;  // its first command gets the focus
    bool modal = true;     // what is behind it cannot be used until it is closed
};

struct SheetRow {
    std::string_view id;
    std::string (*title)(const AppState&);
    // The parts, without the close button. May be called while the sheet is not open: a closing
    // sheet is still drawn when its subject is already gone.
    DialogParts (*parts)(const AppState&);
    bool is_menu = false;           // choosing a command closes it, unless the command is a switch
    bool describes = false;         // shows a description below each command, as every menu does
    bool shows_board = false;       // the board stays visible beside it
    bool pins_commands = false;     // its commands stay visible below the part that scrolls
    std::string_view main_command;  // the highlighted command

    constexpr operator Sheet() const { return Sheet(id); }
};

// The name of a sheet, open or not; empty for no sheet.
std::string sheet_title(const AppState& state, Sheet sheet);
// The content of a sheet, open or not, without the close button.
Dialog describe(const AppState& state, Sheet sheet);
// What the mirror shows: the open sheet with its close button, otherwise the card of a feature.
std::optional<Dialog> open_dialog(const AppState& state);

// Helpers for putting parts together.
void add_commands(DialogParts& parts, std::initializer_list<Command> commands);
void add_if_applies(const AppState& state, DialogParts& parts,
                    std::initializer_list<Command> commands);
// Adds nothing if the list is empty.
void add_list(DialogParts& parts, std::string name, std::vector<Choice> choices,
              ChoiceList::Look look = ChoiceList::Look::kRows);

// The parts of one kind, in order.
template <class Kind>
std::vector<Kind> parts_of(const Dialog& dialog) {
    std::vector<Kind> found;
    for (const DialogPart& part : dialog.parts)
        if (const auto* one = std::get_if<Kind>(&part)) found.push_back(*one);
    return found;
}

}  // namespace peg
