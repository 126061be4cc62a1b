// SPDX-License-Identifier: MIT
#pragma once

// Commands, as buttons, keys and the page's mirror share them. A command is one row in its feature;
// the screen, the menu, the mirror and the keyboard read the rows (kit/feature.h).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/kit/sheet.h"

namespace peg {

struct AppState;
struct Context;

// A command by its id, as used in the page's messages and in the languages: "undo". The id points
// to a literal or into a row.
struct Command {
    std::string_view id;

    constexpr Command() = default;
    constexpr Command(const char* literal) : id(literal) {}
    constexpr explicit Command(std::string_view text) : id(text) {}

    constexpr bool operator==(const Command&) const = default;
};

// A phrase that says why a command is disabled: phrase::reason::no_move.
using Reason = std::string (*)();

// The current state of a command.
struct CommandState {
    bool applies = false;         // it is shown in the toolbar
    bool enabled = false;         // it can be run; only if it applies
    std::optional<bool> pressed;  // on or off, for a command that is a switch
    Reason why_not = nullptr;     // why it is disabled, if it applies
};
constexpr CommandState absent() { return {}; }
constexpr CommandState offered() { return {true, true, std::nullopt, nullptr}; }
// Shown; disabled with a reason unless `enabled`.
constexpr CommandState offered(bool enabled, Reason why_not) {
    return {true, enabled, std::nullopt, why_not};
}
constexpr CommandState greyed(Reason why_not) { return offered(false, why_not); }
constexpr CommandState offered_if(bool there) { return {there, there, std::nullopt, nullptr}; }
constexpr CommandState switched(bool on) { return {true, true, on, nullptr}; }

// The argument of a row's functions.
using State = const AppState&;

// The CommandStates that several commands share.
CommandState always(const AppState& state);
CommandState while_playing(const AppState& state);  // enabled as long as a jump is possible
CommandState with_jumps(const AppState& state);     // enabled once a jump was played
// Why the solver cannot be asked for more than a solution of the game; null if it can.
// `knows_goal`: the question supports the game's finish.
Reason why_not_asked(const AppState& state, bool knows_goal);
// Enabled as long as a jump is possible and the solver can be asked: any question, or for numbers
// of solutions.
CommandState while_asked(const AppState& state);
CommandState while_counted(const AppState& state);
// Enabled unless a lesson or the trainer uses the board.
CommandState in_own_game(const AppState& state);

// The headings of commands in the menu; the last three groups have a sheet of their own.
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

// The place of a command among the others. Numbers have gaps for future commands.
struct CommandPlace {
    int toolbar = 0;                     // order in the mirror, lowest first
    MenuGroup group = MenuGroup::kNone;  // kNone: in no menu
    int rank = 0;                        // order in which commands get buttons beside the board,
                                         // lowest first
};
// Meaning of ranks. From 1 on: a button beside the board, in a place that never changes.
inline constexpr int kFixedButtons = 6;
// Below this: commands that a mode adds, next to the fixed ones. From here on: others, if there is
// room.
inline constexpr int kOthers = 100;
// From here on: in the menu even in a large window, because thirty buttons would hide the few that
// everybody needs. 0: in a sheet, or in the answers of the status panel.
inline constexpr int kInMenuOnly = 1000;

struct CommandRow {
    std::string_view id;
    std::string_view icon;  // of Lucide: "undo-2"
    CommandPlace place;
    std::string_view keys;    // in addition to the letters of the current language (words::keys)
    bool about_game = false;  // absent while a drawing or backward play hides the game
    Sheet sheet;              // the sheet that it opens and closes
    // The CommandState unless a mode decides. Null: always enabled if it opens a sheet, otherwise
    // never.
    CommandState (*state)(const AppState&) = nullptr;
    // Null: it opens its sheet, or, without a sheet, only a mode can run it.
    void (*run)(Context&) = nullptr;
    // The icon, if it depends on the state.
    std::string_view (*icon_now)(const AppState&) = nullptr;

    constexpr operator Command() const { return Command(id); }
    constexpr bool is_fixed() const { return place.rank > 0 && place.rank <= kFixedButtons; }
    constexpr bool may_have_button() const { return place.rank > 0 && place.rank < kInMenuOnly; }
};

// What a mode does with a command while the mode is on.
struct ModeCommand {
    std::string_view id;
    CommandState (*state)(const AppState&) = nullptr;  // null: as without the mode
    void (*run)(Context&) = nullptr;                   // null: as without the mode
    // The command's key in the languages, if it differs from the id.
    std::string_view (*name)(const AppState&) = nullptr;
};

}  // namespace peg
