// SPDX-License-Identifier: MIT
// Rules, keys, notation and history, on one page that scrolls where it must.

#include <algorithm>
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
    Passage{
        "Hint, Solve and Coach",
        "Hint shows a jump that keeps the game winnable, or says why none does. Solve finds a "
        "solution from where you are and plays it. The coach marks every jump: a tick keeps the "
        "game winnable, a cross loses it. When it is lost, Why? draws the proof on the board."},
    Passage{"Names",
            "A hole is named by its column's letter and its row's number, counted from the top "
            "left: a1. d2-d4 is a jump, c4-c2-e2 a move of two. The thin ring marks the hole where "
            "the last peg should be."},
    Passage{
        "Where it comes from",
        "The game was the fashion at the court of Louis XIV: an engraving of 1697 shows the "
        "Princess of Soubise at it. Leibniz wrote of it in 1710. In 1912 Ernest Bergholt brought "
        "the English board to one peg in 18 moves, and John Beasley proved in 1964 that it "
        "takes no fewer."},
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
    KeyRow{"K  W  L", "coach, why, back to winnable"},
    KeyRow{"V", "the moves"},
    KeyRow{"P  ,  .  \u2212  +", "play, step, speed"},
    KeyRow{"B  D  F  X", "boards, problems, figures, next"},
    KeyRow{"C  M  T", "coordinates, material, theme"},
    KeyRow{"Esc", "let go, stop, close"},
};

// Lays things out below each other; without a frame to draw on it only measures.
struct Column {
    Frame& frame;
    bool draws;
    float x;
    float y;
    float width;

    void title(std::string_view words) {
        const Frame& f = frame;
        if (draws) text(f, Type::kStrong, {x, y}, pack(f.theme.text), words);
        y += line_height(f, Type::kStrong) + 0.15f * f.unit;
    }
    void passage(const Passage& passage) {
        title(passage.title);
        if (draws)
            paragraph(frame, Type::kBody, {x, y}, width, pack(frame.theme.muted), passage.text);
        y += paragraph_height(frame, Type::kBody, width, passage.text) + frame.unit;
    }
    void key(const KeyRow& row) {
        const float u = frame.unit;
        const float height = 2.1f * u;
        const float chip = text_width(frame, Type::kBody, row.keys) + u;
        const float line = y + (height - 0.3f * u - frame.fonts.size(Type::kBody)) / 2;
        if (draws) {
            fill(frame, {x, y, chip, height - 0.3f * u}, 0.35f * u, pack(frame.theme.control));
            text(frame, Type::kBody, {x + 0.5f * u, line}, pack(frame.theme.text), row.keys);
            text(frame, Type::kBody, {x + 7.5f * u, line}, pack(frame.theme.muted), row.what);
        }
        y += height;
    }
    void command(Command command) {
        const float height = 3.25f * frame.unit;
        const Rect rect{x, y, std::min(width, 22 * frame.unit), height};
        if (draws) command_button(frame, command, rect, ButtonStyle::kRow);
        y += height + 0.6f * frame.unit;
    }
};

// Rules beside keys where there is room; the height of what was laid out.
float lay_out(Frame& frame, bool draws, const Rect& inside, float top) {
    const float u = frame.unit;
    const bool two = inside.width > 40 * u;
    const float gap = two ? 2.5f * u : 0;
    const float width = two ? (inside.width - gap) / 2 : inside.width;
    Column left{frame, draws, inside.x, top, width};
    left.command(Command::kTutorial);
    for (const Passage& passage : kPassages) left.passage(passage);
    Column right{frame, draws, two ? inside.x + width + gap : inside.x, two ? top : left.y, width};
    right.command(Command::kLetterKeys);
    right.title("Keys");
    for (const KeyRow& row : kKeyRows) right.key(row);
    return std::max(left.y, right.y) - top;
}

}  // namespace

void draw_help(Frame& frame) {
    constexpr int kScrollKey = (1 << 18) + 64;
    const Rect inside = sheet_card(frame, "Help");
    const float height = lay_out(frame, false, inside, 0);
    ScrollArea area(frame, kScrollKey, inside, height);
    lay_out(frame, true, inside, area.top());
}

}  // namespace peg
