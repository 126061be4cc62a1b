// SPDX-License-Identifier: MIT
#pragma once

// What somebody wants: the only way to change the state (App::dispatch). Most come from the page as
// JSON text, which parse_intent turns into values; it is total, and no field is trusted before it
// has been through core/notation.h with the board at hand. The rest come from the canvas.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "report/json.h"
#include "ui/model/command.h"
#include "ui/model/geometry.h"

namespace peg {

// Another problem. Texts in notation; without a position or finish, the board's classic ones.
struct Open {
    std::string board;
    std::optional<std::string> position;
    std::optional<std::string> finish;
};

// Something out of a list: an id of model/choice.h.
struct Choose {
    std::string id;
};

// Somewhere in the solution that is watched, 0 its start and 1 its end.
struct Seek {
    float where = 0;
};

struct Run {
    Command command;
};

// A hole was activated (clicked in the mirror): select, jump, or deselect.
struct Activate {
    std::string hole;
};

// A key pressed while the page has the focus; names as in KeyboardEvent.key.
struct KeyPress {
    std::string key;
    bool shift = false;
    bool control = false;  // Ctrl, or Cmd on a Mac
};

// The keyboard's focus moved in the mirror: to a hole, a command, the slider, or out of it.
struct Focus {
    std::string hole;     // in notation, or empty
    std::string command;  // an id, or empty
};
// The slider's place among the ids of commands.
inline constexpr std::string_view kSlider = "slider";

// A message of the solver's client.
struct Reply {
    enum class Kind : std::uint8_t { kReady, kProgress, kDone, kCancelled, kError, kLost };
    Kind kind = Kind::kReady;
    std::uint32_t id = 0;
    double nodes = 0;
    double seconds = 0;
    std::optional<Json> result;  // an object; finding.h reads it, with the board at hand
    std::string message;
};

enum class Appearance : std::uint8_t { kLight, kDark, kContrast };

// The machine and its owner's wishes.
struct Environment {
    Appearance appearance = Appearance::kLight;
    bool reduced_motion = false;
};

// A sentence of the page's, to show and announce: "Link copied."
struct Remark {
    std::string text;
};

// What was stored last time, as App handed it out.
struct Restore {
    std::string text;
};

// The window's size in CSS pixels.
struct Resize {
    float width = 0;
    float height = 0;
};

// What the graphics can do, found by drawing.
struct Graphics {
    bool weak = false;
};

// Mouse or first finger over the board.
struct Pointer {
    enum class Phase : std::uint8_t { kHover, kDown, kMove, kUp, kLeave };
    Phase phase = Phase::kHover;
    Point at;
    bool touch = false;
};

using Intent = std::variant<Open, Run, Choose, Seek, Activate, KeyPress, Focus, Reply, Remark,
                            Environment, Restore, Resize, Graphics, Pointer>;

// Of JSON text, at most a few hundred KiB; microseconds.
Result<Intent> parse_intent(std::string_view text);

}  // namespace peg
