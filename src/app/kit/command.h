// SPDX-License-Identifier: MIT
#pragma once

// Commands: what buttons, keys and the page's mirror have in common. A command is one row in the
// feature that it belongs to; seats, menu, mirror and keyboard read the rows (kit/feature.h).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
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

// A phrase that says why a command would do nothing: phrase::reason::no_move.
using Reason = std::string (*)();

// How a command stands now.
struct Standing {
    bool applies = false;         // it has a place in the toolbar
    bool enabled = false;         // it would do something; only where it applies
    std::optional<bool> pressed;  // on or off, for a command that is a switch
    Reason why_not = nullptr;     // where it applies and is not enabled
};
constexpr Standing absent() { return {}; }
constexpr Standing offered() { return {true, true, std::nullopt, nullptr}; }
// There, but greyed unless `enabled`, with the reason.
constexpr Standing offered(bool enabled, Reason why_not) {
    return {true, enabled, std::nullopt, why_not};
}
constexpr Standing greyed(Reason why_not) { return offered(false, why_not); }
constexpr Standing offered_if(bool there) { return {there, there, std::nullopt, nullptr}; }
constexpr Standing switched(bool on) { return {true, true, on, nullptr}; }

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

// What the commands of the menu are listed under; those of the last three have a sheet of their
// own.
enum class MenuGroup : std::uint8_t {
    kNone,
    kSolution,
    kGame,
    kEdit,
    kBoards,
    kRecord,
    kSettings,
    kAnalyse,
    kShare,
    kPrint,
};

// Where a command stands among the others. Numbers leave gaps for commands to come.
struct CommandPlace {
    int toolbar = 0;                     // the mirror lists commands from the lowest number on
    MenuGroup group = MenuGroup::kNone;  // none: it is in no menu
    int rank = 0;                        // the lowest numbers have seats beside the board first
};
// What a rank means. From 1 on: a seat of its own, which never changes, whatever is on the board.
inline constexpr int kFixedSeats = 6;
// Below this: what a mode adds, beside those. From here on: the others, as far as there is room.
inline constexpr int kOthers = 100;
// From here on: in the menu however large the window is, as a panel of thirty buttons would hide
// the few that everybody needs. 0: in a sheet, or in an answer to what is said.
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
    constexpr bool is_fixed() const { return place.rank > 0 && place.rank <= kFixedSeats; }
    constexpr bool may_sit() const { return place.rank > 0 && place.rank < kInMenuOnly; }
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
