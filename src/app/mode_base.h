// SPDX-License-Identifier: MIT
#pragma once

// The functions that every mode has, with defaults. A mode derives from ModeBase and hides the
// functions in which it differs; the answers here mean "ask the mode below". mode.h lists the modes
// and says how they are asked.

#include <optional>
#include <string>
#include <string_view>

#include "app/command.h"
#include "app/stage/geometry.h"
#include "app/words/status.h"
#include "core/board/position.h"

namespace peg {

struct AppState;
struct Context;
struct Pointer;

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

struct ModeBase {
    // How a command stands, where this mode decides that.
    static std::optional<Standing> standing(const AppState&, Command) { return std::nullopt; }

    // Each of the following returns whether this mode took it; if not, the mode below is offered
    // it. A mode that ends itself must not be touched afterwards.

    // An enabled command.
    static bool run(Context&, Command) { return false; }
    // A hole was activated by the keyboard or in the mirror.
    static bool activate(Context&, Hole) { return false; }
    // The mirror activated what it has under this name, or moved the focus there; for a mode whose
    // cells are no holes of the game's board.
    static bool activate_named(Context&, std::string_view) { return false; }
    static bool focus_named(Context&, std::string_view) { return false; }
    // An arrow key moves the cursor in a direction; Home or End to the first or last cell of its
    // row, or of all.
    static bool move_cursor(Context&, Point) { return false; }
    static bool cursor_to_end(Context&, bool /*last*/, bool /*of_board*/) { return false; }
    // The pointer did something over the board.
    static bool point(Context&, const Pointer&) { return false; }
    // Escape, when nothing nearer (a sheet, a selected peg, a question) is there to let go of.
    static bool escape(Context&) { return false; }
    // The player's own jump ended the game.
    static bool end_game(Context&) { return false; }

    // These are asked of all modes.

    // Lets `seconds` pass; true while another frame is wanted.
    static bool tick(Context&, float /*seconds*/) { return false; }
    // Something has changed; brings up to date what this mode shows.
    static void refresh(Context&) {}
    // Whether the game on the board is stored for the next visit.
    static bool stores_game() { return true; }

    // The words. `title` names what is on the board; `instruction` is shown before everything but a
    // message; `status` is shown where nothing else is to be said.
    static std::optional<words::Heading> title(const AppState&) { return std::nullopt; }
    static std::optional<words::Status> instruction(const AppState&) { return std::nullopt; }
    static std::optional<words::Status> status(const AppState&) { return std::nullopt; }
};

}  // namespace peg
