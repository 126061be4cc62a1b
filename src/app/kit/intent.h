// SPDX-License-Identifier: MIT
#pragma once

// Intents: the only way to change the state (App::dispatch). Most of them come from the page as
// JSON text, which parse_intent turns into values. It accepts any text; texts in notation are
// trusted only after core/board/notation/notation.h has read them for the board at hand. The other
// intents come from the canvas.

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

// Opens what a link names (kit/game/link.h): a problem, or a daily puzzle. The fields are texts in
// notation; a missing part is that of the board's classic problem.
struct Open {
    std::optional<std::string> board;
    std::optional<std::string> position;
    std::optional<std::string> finish;
    std::optional<std::string> moves;  // played from the start; separated by commas or spaces
    std::optional<std::string> marked;
    std::optional<std::string> survivor;
    std::optional<std::string> vacancy;  // excludes `position`
    std::optional<std::string> beat;     // a number of moves
    std::optional<std::string> daily;    // a date, "2026-12-24"; the other fields are then ignored
    std::vector<std::string> unknown;    // the first keys that this page does not know
};

// A choice from a list, by its id (kit/dialog/choice.h).
struct Choose {
    std::string id;
};

// Goes to a place in the solution that is playing: 0 is its start, 1 its end.
struct Seek {
    float where = 0;
};

// A command, by its id.
struct Run {
    std::string command;
};

// A hole was activated in the mirror: selects its peg, deselects it, or jumps there.
struct Activate {
    std::string hole;
};

// A key pressed while the page has the focus, named as in KeyboardEvent.key.
struct KeyPress {
    std::string key;
    bool shift = false;
    bool control = false;  // Ctrl, or Cmd on a Mac
};

// The browser's Back: closes the topmost layer over the board (layers.h).
struct CloseLayer {};

// The keyboard's focus moved in the mirror: to a hole, to a command, to the slider, or out of it.
// When the mirror itself moved the focus to the cursor, no hole is named, because the cursor may
// have moved on.
struct Focus {
    std::string hole;        // in notation, or empty
    std::string command;     // an id, or empty
    bool on_cursor = false;  // the focus follows the cursor, wherever it is now
};
// In Focus, these ids stand for the slider of a solution and the title of the open sheet.
inline constexpr std::string_view kSlider = "slider";
inline constexpr std::string_view kSheetTitle = "sheet";

// A message of the solver's client. The solver's result is a string with JSON text, which the page
// passes on without reading.
struct Reply {
    enum class Kind : std::uint8_t { kReady, kProgress, kDone, kCancelled, kError, kLost };
    Kind kind = Kind::kReady;
    std::uint32_t id = 0;
    double nodes = 0;
    double seconds = 0;
    std::optional<Json> result;  // an object; read by finding.h, with the board at hand
    std::optional<Error> error;  // what is wrong with a question, as the solver says
    std::string message;         // any other error, in the current language
};

enum class Appearance : std::uint8_t { kLight, kDark, kContrast };

// The colours that the user has chosen for all pages (CSS: forced-colors), as 0xrrggbb.
struct Palette {
    std::uint32_t canvas = 0;
    std::uint32_t canvas_text = 0xffffff;
    std::uint32_t highlight = 0xffffff;
    std::uint32_t highlight_text = 0;

    bool operator==(const Palette&) const = default;
};

// The user's preferences on this machine, and which page runs on it.
struct Environment {
    Appearance appearance = Appearance::kLight;
    bool reduced_motion = false;
    std::optional<Palette> palette;
    std::string version;  // "1.0.0 (a1b2c3d4)", with the commit; empty where the page does not say
};

// A sentence from the page, to show and announce: "Link copied."
struct Remark {
    std::string text;
};

// The new language, as words/language.h reads it; empty for English.
struct SetLanguage {
    std::string text;
};

// What was stored at the last visit, as App handed it out.
struct Restore {
    std::string text;
};

// What another tab has stored meanwhile. `instead`: the last text of App was not stored, so as not
// to overwrite it; everything has to be handed out again.
struct Merge {
    std::string text;
    bool instead = false;
};

// The browser failed to store what App handed out.
struct StoreFailed {};

// What only the page knows, sent at the start and every minute.
struct Today {
    std::string date;           // in UTC: "2026-12-24"
    std::uint64_t chance = 0;   // a random seed below 2^53
    std::optional<int> minute;  // of the day, in UTC
};

// Time has passed while the page was visible (TellTime in effect.h).
struct Elapsed {
    double seconds = 0;
};

// Number of jumps of the animated picture in the making that are drawn. When all are, the picture
// is handed out.
struct AnimationProgress {
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

// A file that the player has picked or dropped on the page; up to a few MiB of any text.
struct Import {
    std::string name;  // of the file
    std::string text;
};

// The window's size in CSS pixels.
struct Resize {
    float width = 0;
    float height = 0;
};

// How fast the graphics are, measured by drawing.
struct Graphics {
    bool weak = false;  // too slow for rich shading
};

// Mouse or first finger on the board.
struct Pointer {
    enum class Phase : std::uint8_t { kHover, kDown, kMove, kUp, kLeave };
    Phase phase = Phase::kHover;
    Point at;
    bool touch = false;
};

using Intent =
    std::variant<Open, Run, Choose, Seek, Activate, KeyPress, CloseLayer, Focus, Reply, Remark,
                 Environment, SetLanguage, Restore, Merge, StoreFailed, Today, Elapsed, Typed,
                 Paste, Import, AnimationProgress, Resize, Graphics, Pointer>;

// Reads JSON text of at most a few hundred KiB. Cost: linear.
Result<Intent> parse_intent(std::string_view text);

}  // namespace peg
