// SPDX-License-Identifier: MIT
#pragma once

// What somebody wants: the only way to change the state (App::dispatch). Most intents come from the
// page as JSON text, which parse_intent turns into values; it accepts any text, and texts in
// notation are trusted only once core/board/notation.h has read them for the board at hand. The
// other intents come from the canvas.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/kit/command.h"
#include "app/model/geometry.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

// Opens what a link names (choose/link.h): a problem, or the puzzle of a day. Texts in notation; a
// part that is left out is that of the board's classic problem.
struct Open {
    std::optional<std::string> board;
    std::optional<std::string> position;
    std::optional<std::string> finish;
    std::optional<std::string> moves;  // played from the start; commas or spaces between them
    std::optional<std::string> survivor;
    std::optional<std::string> vacancy;  // not together with `position`
    std::optional<std::string> beat;     // a number of moves
    std::optional<std::string> daily;    // a date, "2026-12-24"; the other parts do not count then
    std::vector<std::string> unknown;    // the first few keys that this page does not know
};

// Something out of a list, by its id (choose/choice.h).
struct Choose {
    std::string id;
};

// Goes to a place in the solution that is watched: 0 is its start, 1 its end.
struct Seek {
    float where = 0;
};

// A command, by its id.
struct Run {
    std::string command;
};

// A hole was activated in the mirror: select its peg, deselect it, or jump there.
struct Activate {
    std::string hole;
};

// A key pressed while the page has the focus; names as in KeyboardEvent.key.
struct KeyPress {
    std::string key;
    bool shift = false;
    bool control = false;  // Ctrl, or Cmd on a Mac
};

// The browser's Back: closes what lies topmost over the board (layers.h).
struct CloseLayer {};

// The keyboard's focus moved in the mirror: to a hole, a command, the slider, or out of it. Where
// the mirror itself moved it after the cursor no hole is named: the cursor may have gone on since.
struct Focus {
    std::string hole;        // in notation, or empty
    std::string command;     // an id, or empty
    bool on_cursor = false;  // the focus follows the cursor, wherever that is by now
};
// In Focus the slider of a solution, and the title of the open sheet, stand among the commands
// under these ids.
inline constexpr std::string_view kSlider = "slider";
inline constexpr std::string_view kSheetTitle = "sheet";

// A message of the solver's client. The solver's result comes in it as a string that holds JSON
// text: the page carries that text without reading it.
struct Reply {
    enum class Kind : std::uint8_t { kReady, kProgress, kDone, kCancelled, kError, kLost };
    Kind kind = Kind::kReady;
    std::uint32_t id = 0;
    double nodes = 0;
    double seconds = 0;
    std::optional<Json> result;  // an object; finding.h reads it, with the board at hand
    std::optional<Error> error;  // what the solver finds wrong with a question
    std::string message;         // what else went wrong, in the language in use
};

enum class Appearance : std::uint8_t { kLight, kDark, kContrast };

// The colours that somebody has chosen for all pages (CSS: forced-colors), as 0xrrggbb.
struct Palette {
    std::uint32_t canvas = 0;
    std::uint32_t canvas_text = 0xffffff;
    std::uint32_t highlight = 0xffffff;
    std::uint32_t highlight_text = 0;

    bool operator==(const Palette&) const = default;
};

// What the player has asked of the machine.
struct Environment {
    Appearance appearance = Appearance::kLight;
    bool reduced_motion = false;
    std::optional<Palette> palette;
};

// A sentence from the page, to show and announce: "Link copied."
struct Remark {
    std::string text;
};

// The language to speak from now on, as words/language.h reads it; empty for English.
struct Speak {
    std::string text;
};

// What was stored last time, as App handed it out.
struct Restore {
    std::string text;
};

// What another tab has stored meanwhile. `instead`: what App handed out last was not stored, so as
// not to write over it, and all is to be handed out again.
struct Merge {
    std::string text;
    bool instead = false;
};

// The browser did not store what App handed out.
struct StoreFailed {};

// What only the page knows, at the start and again each minute.
struct Today {
    std::string date;           // in UTC: "2026-12-24"
    std::uint64_t chance = 0;   // a number that nobody can foretell, below 2^53
    std::optional<int> minute;  // of the day, in UTC
};

// Time has passed while the page was looked at (TellTime in effect.h).
struct Elapsed {
    double seconds = 0;
};

// So many jumps of an animation are drawn; when all are, it is handed out.
struct Filmed {
    std::size_t done = 0;
    std::size_t of = 0;
};

// What the player has typed when asked (AskForText in effect.h).
struct Typed {
    std::string text;
};

// Text that the player has pasted; any bytes.
struct Paste {
    std::string text;
};

// A file that the player has picked, or dropped on the page; up to a few MiB of any text.
struct Import {
    std::string name;  // of the file
    std::string text;
};

// The window's size in CSS pixels.
struct Resize {
    float width = 0;
    float height = 0;
};

// How fast the graphics are, found by drawing.
struct Graphics {
    bool weak = false;  // too slow for rich shading
};

// Mouse or first finger over the board.
struct Pointer {
    enum class Phase : std::uint8_t { kHover, kDown, kMove, kUp, kLeave };
    Phase phase = Phase::kHover;
    Point at;
    bool touch = false;
};

using Intent = std::variant<Open, Run, Choose, Seek, Activate, KeyPress, CloseLayer, Focus, Reply,
                            Remark, Environment, Speak, Restore, Merge, StoreFailed, Today, Elapsed,
                            Typed, Paste, Import, Filmed, Resize, Graphics, Pointer>;

// Of JSON text, at most a few hundred KiB. Takes microseconds.
Result<Intent> parse_intent(std::string_view text);

}  // namespace peg
