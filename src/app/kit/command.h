// SPDX-License-Identifier: MIT
#pragma once

// Commands: what buttons, keys and the page's mirror have in common. A command is one row in the
// feature that it belongs to; seats, menu, mirror and keyboard read the rows (kit/feature.h).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/kit/sheet.h"

namespace peg {

struct AppState;
struct Context;

// A command by its id, as the page's messages and the languages call it: "undo". The text of the id
// is a literal, or that of a row.
struct Command {
    std::string_view id;

    constexpr Command() = default;
    constexpr Command(const char* literal) : id(literal) {}
    constexpr explicit Command(std::string_view text) : id(text) {}

    constexpr bool operator==(const Command&) const = default;
};

// How a command stands now.
struct Standing {
    bool applies = false;         // it has a place in the toolbar
    bool enabled = false;         // it would do something; only where it applies
    std::optional<bool> pressed;  // on or off, for a command that is a switch
};
constexpr Standing absent() { return {}; }
constexpr Standing offered(bool enabled = true) { return {true, enabled, std::nullopt}; }
constexpr Standing offered_if(bool there) { return {there, there, std::nullopt}; }
constexpr Standing switched(bool on) { return {true, true, on}; }

// What the functions of a row read.
using State = const AppState&;

// Standings that several commands share.
Standing always(const AppState& state);
Standing while_playing(const AppState& state);  // as long as a jump is left
Standing with_jumps(const AppState& state);     // once a jump was played
// As long as a jump is left, and the player has not chosen the last peg: what knows nothing of
// that.
Standing while_any_peg_may_be_last(const AppState& state);
// Always, but where a lesson or the trainer has the board.
Standing in_own_game(const AppState& state);

// What the commands of the menu are listed under.
enum class MenuGroup : std::uint8_t {
    kNone,
    kSolution,
    kGame,
    kEdit,
    kAnalyse,
    kBoards,
    kRecord,
    kSettings,
};
inline constexpr int kMenuGroups = 8;

// Where a command stands among the others. Numbers leave gaps for commands to come.
struct CommandPlace {
    int toolbar = 0;                     // the mirror lists commands from the lowest number on
    MenuGroup group = MenuGroup::kNone;  // none: it is in no menu, and has no seat by itself
    int rank = 0;                        // the lowest numbers have seats beside the board first
};
// Commands from this rank on are in the menu however large the window is: a panel of thirty buttons
// would hide the five that everybody needs.
inline constexpr int kInMenuOnly = 1000;

struct CommandRow {
    std::string_view id;
    std::string_view icon;  // of Lucide: "undo-2"
    CommandPlace place;
    std::string_view keys;    // beside the letters of the language in use (words::keys)
    bool about_game = false;  // of no use while something is drawn and the game is out of sight
    Sheet sheet;              // it opens this sheet, and closes it
    // Where no mode has a word on it. Null: always, for what opens a sheet; else never.
    Standing (*standing)(const AppState&) = nullptr;
    // Null: it opens its sheet; else only a mode carries it out.
    void (*run)(Context&) = nullptr;
    // The icon where it depends on the state.
    std::string_view (*icon_now)(const AppState&) = nullptr;

    constexpr operator Command() const { return Command(id); }
};

// What a mode does with a command while it lies on the board.
struct ModeCommand {
    std::string_view id;
    Standing (*standing)(const AppState&) = nullptr;  // null: as without the mode
    void (*run)(Context&) = nullptr;                  // null: as without the mode
    // Under which key the name stands in the languages, where it is not the id.
    std::string_view (*name)(const AppState&) = nullptr;
};

}  // namespace peg
