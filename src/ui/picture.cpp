// SPDX-License-Identifier: MIT
#include "ui/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace peg {

namespace {

constexpr float kSmallRim = 0.66f;   // a little less wood than the real board has
constexpr float kThickness = 0.12f;  // of the board as it is seen below its lower edge, in steps
constexpr float kDarkInk = 0.45f;    // fills brighter than this get dark characters

// Two discs and all between them.
void capsule(const Frame& frame, Point a, Point b, float radius, ImU32 colour) {
    constexpr float kHalf = std::numbers::pi_v<float>;
    const float towards = std::atan2(b.y - a.y, b.x - a.x);
    frame.draw.PathArcTo(vec(a), radius, towards + kHalf / 2, towards + 3 * kHalf / 2);
    frame.draw.PathArcTo(vec(b), radius, towards - kHalf / 2, towards + kHalf / 2);
    frame.draw.PathFillConvex(colour);
}

// The board's shape is the lines between neighbouring holes, broadened (board_shape.h), also across
// the corners of a square; whole rows of such lines at once.
void fill_shape(const Frame& frame, const Board& board, const BoardView& view, Point offset,
                float radius, ImU32 colour) {
    constexpr std::array<Direction, 4> kWays{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    const std::size_t ways = board.lattice() == Lattice::kSquare ? 4 : 3;
    for (std::size_t way = 0; way < ways; ++way) {
        const auto [columns, rows] = kWays[way];
        for (const Hole first : board.reading_order()) {
            Cell cell = board.cell(first);
            if (board.hole_at(cell.column - columns, cell.row - rows)) continue;
            Hole last = first;
            while (const auto next = board.hole_at(cell.column + columns, cell.row + rows)) {
                last = *next;
                cell = board.cell(last);
            }
            if (last == first && way > 0) continue;
            capsule(frame, view.centre(first) + offset, view.centre(last) + offset, radius, colour);
        }
    }
}

void draw_wood(const Frame& frame, const Board& board, const BoardView& view) {
    const Theme& theme = frame.theme;
    const float pitch = view.pitch();
    const float radius = kSmallRim * pitch;
    if (theme.plain) {
        fill_shape(frame, board, view, {}, radius, pack(theme.line));
        fill_shape(frame, board, view, {}, radius - 1.5f, pack(theme.card));
        return;
    }
    const Colour side = blend(theme.dress.board_deep, rgb(0), 0.45f);
    fill_shape(frame, board, view, {0, kThickness * pitch}, radius, pack(side));
    fill_shape(frame, board, view, {}, radius, pack(theme.dress.board));
}

void draw_bowl(const Frame& frame, Point at, float pitch, bool finish) {
    const Theme& theme = frame.theme;
    const float radius = kBowlRadius * pitch * 0.9f;
    if (theme.plain) {
        frame.draw.AddCircle(vec(at), radius, pack(theme.line), 0, 1);
    } else {
        // Its far wall catches the light.
        frame.draw.AddCircleFilled(vec(at), radius,
                                   pack(blend(theme.dress.board_deep, rgb(0), 0.50f)));
        const Point lower = at + Point{0.05f, 0.07f} * pitch;
        frame.draw.AddCircleFilled(vec(lower), radius * 0.82f,
                                   pack(blend(theme.dress.board_deep, rgb(0), 0.28f)));
    }
    if (finish)
        frame.draw.AddCircle(vec(at), radius + 0.04f * pitch, pack(theme.dress.inlay), 0,
                             std::max(1.25f, 0.06f * pitch));
}

void draw_peg(const Frame& frame, Point at, float radius) {
    const float reach = radius * kPegSpriteReach;
    // Textures that were drawn into have their first row at the bottom.
    frame.draw.AddImage(frame.peg, {at.x - reach, at.y - reach}, {at.x + reach, at.y + reach},
                        {0, 1}, {1, 0});
}

float brightness(Colour c) { return 0.30f * c.red + 0.59f * c.green + 0.11f * c.blue; }

}  // namespace

void board_picture(const Frame& frame, const Rect& rect, const BoardPicture& picture) {
    const BoardView view(picture.board, rect, picture.largest_pitch);
    draw_wood(frame, picture.board, view);
    for (const Hole hole : picture.board.reading_order())
        draw_bowl(frame, view.centre(hole), view.pitch(), contains(picture.finish, hole));
    for_each_hole(picture.position.pegs, [&](Hole hole) {
        draw_peg(frame, view.centre(hole), kPegRadius * view.pitch());
    });
    hole_notes(frame, view, picture.notes);
}

void hole_notes(const Frame& frame, const BoardView& view, std::span<const HoleNote> notes) {
    const float radius = 0.29f * view.pitch();
    const float edge = std::max(1.0f, 0.025f * view.pitch());
    for (const HoleNote& note : notes) {
        const Point at = view.centre(note.hole);
        const Colour ink = brightness(note.fill) > kDarkInk ? rgb(0x1b1714) : rgb(0xffffff);
        frame.draw.AddCircleFilled(vec(at), radius + edge, pack(rgb(0x1b1714), 0.45f));
        frame.draw.AddCircleFilled(vec(at), radius, pack(note.fill));
        if (note.icon != nullptr) {
            glyph(frame, at, radius * 1.4f, pack(ink), note.icon);
        } else if (!note.text.empty()) {
            const ImFont* font = frame.fonts.font(Type::kStrong);
            const char* end = note.text.data() + note.text.size();
            // Longer texts are set smaller, so that all fit the disc.
            const float size = radius * (note.text.size() < 2   ? 1.35f
                                         : note.text.size() < 3 ? 1.15f
                                                                : 0.85f);
            const ImVec2 extent = font->CalcTextSizeA(size, 1e9f, 0, note.text.data(), end);
            frame.draw.AddText(font, size, {at.x - extent.x / 2, at.y - extent.y / 2}, pack(ink),
                               note.text.data(), end);
        }
    }
}

}  // namespace peg
