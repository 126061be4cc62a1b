// SPDX-License-Identifier: MIT
#pragma once

// A feature: a folder below features/, which can be taken out together with its line in app.cpp.
// Everything that the rest of the app knows of it is in this struct.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/command.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/event.h"

namespace peg {

struct LineMove;

struct WayOnRow {
    int order = 0;
    bool (*there)(const AppState&) = nullptr;
    std::string (*words)(const AppState&) = nullptr;  // what it is, where it is there
    void (*go)(Context&) = nullptr;                   // likewise
};

struct BringBackRow {
    Sheet sheet = Sheet::kNone;
    bool (*there)(const AppState&) = nullptr;
    void (*run)(Context&) = nullptr;
};

// One of the large cards with which the menu opens: a command, and what there is behind it.
struct MenuCardRow {
    int order = 0;  // the lowest first
    Command command;
    std::string (*line)(const AppState&) = nullptr;
};

struct Feature {
    std::string_view name;
    std::span<const CommandRow> commands;
    std::span<const SheetRow> sheets;
    std::span<const ChoiceRow> choices;
    // What it shows beside the board while no sheet is open, if anything now.
    std::optional<Dialog> (*card)(const AppState&) = nullptr;
    // Adds to the name of a move of the line, or of a variation by its number, what it knows of it.
    std::string (*remark_move)(const AppState&, const LineMove&, const std::string& name) = nullptr;
    std::string (*remark_line)(const AppState&, std::size_t number,
                               const std::string& name) = nullptr;
    // Something has happened.
    void (*on)(Context&, const Event&) = nullptr;
    // What the player may go on with, the lowest order first.
    std::optional<WayOnRow> way_on;
    // What was removed from a list of its sheet last, to be brought back.
    std::optional<BringBackRow> bring_back;
    // What it calls the problem on the board, where no list has that; and what it adds to the end
    // of a game. Empty: nothing.
    std::string (*problem_title)(const AppState&) = nullptr;
    std::string (*end_words)(const AppState&) = nullptr;
    std::optional<MenuCardRow> menu_card;
    // Opens the puzzle of a day: "2026-12-24"; `note` is said with it.
    void (*open_day)(Context&, std::string_view date, const std::string& note) = nullptr;
};

// The features of an app, in the order of their list, and what they are made of.
class Features {
public:
    explicit Features(std::span<const Feature* const> list);

    std::span<const Feature* const> list() const { return list_; }
    // The commands of all features, in the order of the mirror's toolbar.
    std::span<const CommandRow* const> commands() const { return commands_; }
    // The same, the first to have seats before the others; last those that have none.
    std::span<const CommandRow* const> by_rank() const { return by_rank_; }
    // The lists to choose from, in the order of the mirror.
    std::span<const ChoiceRow* const> choices() const { return choices_; }
    // The cards of the menu, in their order.
    std::span<const MenuCardRow* const> menu_cards() const { return menu_cards_; }
    // Null where no feature has such a command, sheet, or list of choices.
    const CommandRow* find(std::string_view id) const;
    const SheetRow* find_sheet(std::string_view id) const;
    const ChoiceRow* find_choices(std::string_view prefix) const;

private:
    std::vector<const Feature*> list_;
    std::vector<const CommandRow*> commands_;
    std::vector<const CommandRow*> by_rank_;
    std::vector<const ChoiceRow*> choices_;
    std::vector<const MenuCardRow*> menu_cards_;
};

}  // namespace peg
