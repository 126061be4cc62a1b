// SPDX-License-Identifier: MIT
#include "ui/render/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace peg {

namespace {

constexpr float kSmallRim = 0.66f;   // steps; a little narrower than the rim of the real board
constexpr float kThickness = 0.12f;  // steps; the board's side, visible below its lower edge
constexpr float kDarkInk = 0.45f;    // brightness, 0 to 1; brighter discs have dark characters

// Two discs and their convex hull.
void capsule(const Frame& frame, Point a, Point b, float radius, ImU32 colour) {
    constexpr float kHalf = std::numbers::pi_v<float>;
    const float towards = std::atan2(b.y - a.y, b.x - a.x);
    frame.draw.PathArcTo(vec(a), radius, towards + kHalf / 2, towards + 3 * kHalf / 2);
    frame.draw.PathArcTo(vec(b), radius, towards - kHalf / 2, towards + kHalf / 2);
    frame.draw.PathFillConvex(colour);
}

// The board's shape: the lines between neighbouring holes (on a square board also diagonal
// neighbours), widened by `radius` (board_shape.h). A straight run of holes is one capsule.
void fill_shape(const Frame& frame, const Board& board, const BoardView& view, Point offset,
                float radius, ImU32 colour) {
    constexpr std::array<Direction, 4> kWays{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    const std::size_t ways = board.lattice() != Lattice::kTriangular ? 4 : 3;
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

void draw_bowl(const Frame& frame, Point at, float pitch) {
    const Theme& theme = frame.theme;
    const float radius = kBowlRadius * pitch * 0.9f;
    if (theme.plain) {
        frame.draw.AddCircle(vec(at), radius, pack(theme.line), 0, 1);
    } else {
        // The light comes from the top left, so the lower right wall of a bowl is brighter.
        frame.draw.AddCircleFilled(vec(at), radius,
                                   pack(blend(theme.dress.board_deep, rgb(0), 0.50f)));
        const Point lower = at + Point{0.05f, 0.07f} * pitch;
        frame.draw.AddCircleFilled(vec(lower), radius * 0.82f,
                                   pack(blend(theme.dress.board_deep, rgb(0), 0.28f)));
    }
}

// The ring of the finish: round an empty hole, or on top of a peg, which covers its hole's
// surroundings. On a peg the ring has a dark edge, so that it is visible in any colour.
void draw_finish(const Frame& frame, Point at, float pitch, bool on_peg) {
    const Theme& theme = frame.theme;
    const float width = std::max(1.25f, 0.06f * pitch);
    if (!on_peg) {
        const float radius = (0.9f * kBowlRadius + 0.04f) * pitch;
        frame.draw.AddCircle(vec(at), radius, pack(theme.dress.inlay), 0, width);
        return;
    }
    const float radius = 0.55f * kPegRadius * pitch;
    frame.draw.AddCircle(vec(at), radius, pack(rgb(0x1b1714)), 0, 2.6f * width);
    frame.draw.AddCircle(vec(at), radius, pack(rgb(0xffffff)), 0, 1.2f * width);
}

void draw_peg(const Frame& frame, Point at, float radius) {
    const float reach = radius * kPegSpriteReach;
    // A rendered texture has its first row at the bottom, so it is flipped.
    frame.draw.AddImage(frame.peg, {at.x - reach, at.y - reach}, {at.x + reach, at.y + reach},
                        {0, 1}, {1, 0});
}

float brightness(Colour c) { return 0.30f * c.red + 0.59f * c.green + 0.11f * c.blue; }

}  // namespace

void board_picture(const Frame& frame, const Rect& rect, const BoardPicture& picture) {
    const BoardView view(picture.board, rect, picture.largest_pitch);
    draw_wood(frame, picture.board, view);
    for (const Hole hole : picture.board.reading_order())
        draw_bowl(frame, view.centre(hole), view.pitch());
    for_each_hole(picture.position.pegs, [&](Hole hole) {
        draw_peg(frame, view.centre(hole), kPegRadius * view.pitch());
    });
    for_each_hole(picture.finish, [&](Hole hole) {
        const bool on_peg = contains(picture.position.pegs, hole);
        draw_finish(frame, view.centre(hole), view.pitch(), on_peg);
    });
}

void hole_notes(const Frame& frame, const BoardView& view, std::span<const HoleNote> notes) {
    const float radius = 0.29f * view.pitch();
    const float edge = std::max(1.0f, 0.025f * view.pitch());
    for (const HoleNote& note : notes) {
        const Point at = view.centre(note.hole);
        const Colour ink = brightness(note.fill) > kDarkInk ? rgb(0x1b1714) : rgb(0xffffff);
        frame.draw.AddCircleFilled(vec(at), radius + edge,
                                   pack(rgb(0x1b1714), 0.45f * note.strength));
        frame.draw.AddCircleFilled(vec(at), radius, pack(note.fill, note.strength));
        if (note.icon != nullptr) {
            glyph(frame, at, radius * 1.4f, pack(ink, note.strength), note.icon);
        } else if (!note.text.empty()) {
            // Longer texts are smaller, so that all fit the disc.
            const float size = radius * (note.text.size() < 2   ? 1.35f
                                         : note.text.size() < 3 ? 1.15f
                                                                : 0.85f);
            scaled_text(frame, Type::kStrong, size, at, pack(ink, note.strength), note.text);
        }
    }
}

}  // namespace peg
