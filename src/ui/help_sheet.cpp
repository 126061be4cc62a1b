// SPDX-License-Identifier: MIT
// Rules, keys and notation, on one page.

#include <array>
#include <string_view>

#include "ui/panels.h"

namespace peg {

namespace {

struct Passage {
    std::string_view title;
    std::string_view text;
};

constexpr std::array kPassages{
    Passage{"How to play",
            "Jump with a peg over its neighbour into the empty hole behind it, in a straight line. "
            "The peg jumped over leaves the board. Try to be left with one peg."},
    Passage{"By mouse or finger",
            "Tap a peg, then the hole where it should land; or drag it there. Holes that can be "
            "reached light up. After a jump the peg stays chosen as long as it can jump on."},
    Passage{"Hint and Solve",
            "Hint shows a jump that keeps the game winnable, or says why none does. Solve finds a "
            "solution from where you are and plays it; stop wherever you like and go on yourself."},
    Passage{"Names",
            "A hole is named by its column's letter and its row's number, counted from the top "
            "left: a1. The thin ring marks the hole where the last peg should be."},
};

struct KeyRow {
    std::string_view keys;
    std::string_view what;
};

constexpr std::array kKeyRows{
    KeyRow{"Arrows", "move, or jump with the chosen peg"},
    KeyRow{"Enter", "choose a peg, or jump"},
    KeyRow{"U  R", "undo, redo"},
    KeyRow{"Home  N", "restart, new game"},
    KeyRow{"H  S", "hint, solve"},
    KeyRow{"P  ,  .", "play or pause, step back, step"},
    KeyRow{"B  C  M  T", "boards, coordinates, material, theme"},
    KeyRow{"Esc", "let go, stop, close"},
};

}  // namespace

void draw_help(Frame& frame) {
    const float u = frame.unit;
    const bool desk = frame.state.screen.form == Form::kDesk;
    const Rect inside = sheet_card(frame, "Help", (desk ? 23 : 38) * u);
    const bool two_columns = inside.width > 36 * u;
    const float gap = two_columns ? 2 * u : 0;
    const float width = two_columns ? (inside.width - gap) / 2 : inside.width;
    const bool dense = two_columns && !desk;
    const Type body = desk ? Type::kBody : Type::kCaption;
    float y = inside.y;
    for (const Passage& passage : kPassages) {
        text(frame, Type::kStrong, {inside.x, y}, pack(frame.theme.text), passage.title);
        y += line_height(frame, Type::kStrong) + 0.15f * u;
        y += paragraph(frame, body, {inside.x, y}, width, pack(frame.theme.muted), passage.text);
        y += dense ? 0.5f * u : u;
    }
    const float x = two_columns ? inside.x + width + gap : inside.x;
    if (two_columns) y = inside.y;
    text(frame, Type::kStrong, {x, y}, pack(frame.theme.text), "Keys");
    y += line_height(frame, Type::kStrong) + 0.4f * u;
    for (const KeyRow& row : kKeyRows) {
        const float height = (desk ? 2.25f : dense ? 1.5f : 1.75f) * u;
        const float chip = text_width(frame, body, row.keys) + u;
        fill(frame, {x, y, chip, height - 0.3f * u}, 0.35f * u, pack(frame.theme.control));
        const float line = y + (height - 0.3f * u - frame.fonts.size(body)) / 2;
        text(frame, body, {x + 0.5f * u, line}, pack(frame.theme.text), row.keys);
        text(frame, body, {x + 6.25f * u, line}, pack(frame.theme.muted), row.what);
        y += height;
    }
}

}  // namespace peg
