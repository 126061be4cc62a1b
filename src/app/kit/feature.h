// SPDX-License-Identifier: MIT
#pragma once

// A feature: a folder in features/, which can be removed together with its line in app.cpp. This
// struct is everything that the rest of the app knows about it.

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

// Something that the player may continue with: the last game, the next level.
struct ContinueOffer {
    int order = 0;
    bool (*there)(const AppState&) = nullptr;
    std::string (*words)(const AppState&) = nullptr;  // what is offered; call only if it is there
    void (*go)(Context&) = nullptr;                   // continues with it
};

struct BringBackRow {
    Sheet sheet = Sheet::kNone;
    bool (*there)(const AppState&) = nullptr;
    void (*run)(Context&) = nullptr;
};

// A large card at the top of the menu: a command, and what to expect behind it.
struct MenuCardRow {
    int order = 0;  // lowest first
    Command command;
    std::string (*line)(const AppState&) = nullptr;
};

struct Feature {
    std::string_view name;
    std::span<const CommandRow> commands;
    std::span<const SheetRow> sheets;
    std::span<const ChoiceRow> choices;
    // A card beside the board while no sheet is open, if there is one now.
    std::optional<Dialog> (*card)(const AppState&) = nullptr;
    // Adds remarks to the name of a move of the line, or of a variation by its number.
    std::string (*remark_move)(const AppState&, const LineMove&, const std::string& name) = nullptr;
    std::string (*remark_line)(const AppState&, std::size_t number,
                               const std::string& name) = nullptr;
    // Called for every event.
    void (*on)(Context&, const Event&) = nullptr;
    // What the player may continue with; lowest order first.
    std::optional<ContinueOffer> continue_offer;
    // What was last removed from a list of its sheets, and can be restored.
    std::optional<BringBackRow> bring_back;
    // A title for the problem on the board if no list has it, and a remark for the end of a game.
    // Empty: none.
    std::string (*problem_title)(const AppState&) = nullptr;
    std::string (*end_words)(const AppState&) = nullptr;
    std::optional<MenuCardRow> menu_card;
    // Opens the puzzle of a day, "2026-12-24"; `note` is said with it.
    void (*open_day)(Context&, std::string_view date, const std::string& note) = nullptr;
};

// The features of an app in the order of their list, with their rows.
class Features {
public:
    explicit Features(std::span<const Feature* const> list);

    std::span<const Feature* const> list() const { return list_; }
    // The commands of all features, in toolbar order of the mirror.
    std::span<const CommandRow* const> commands() const { return commands_; }
    // The same by rank: first those that get buttons beside the board, last those in the menu only.
    std::span<const CommandRow* const> by_rank() const { return by_rank_; }
    // The lists of choices, in the order of the mirror.
    std::span<const ChoiceRow* const> choices() const { return choices_; }
    // The cards of the menu, in order.
    std::span<const MenuCardRow* const> menu_cards() const { return menu_cards_; }
    // Null if no feature has such a command, sheet, or list of choices.
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
