// SPDX-License-Identifier: MIT
// Draws over the board: the coordinates along its rim, and the arrow of a hint.

#include <algorithm>
#include <cmath>
#include <string>

#include "app/kit/proof/reading.h"
#include "core/board/notation.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

// Where a letter stands: between the last bowl and the groove inside the rim (board.frag), in steps
// from the centre of the last hole.
constexpr float kLabelRadius = 0.505f;
// Nearly every sentence names a hole, so the letters are always there; of those that nobody has
// asked for as much is to be seen as whoever looks for them needs.
constexpr float kFaint = 0.75f;

void label(const Frame& frame, Point at, std::string_view letters) {
    const float size =
        std::clamp(frame.state.view.pitch() * 0.17f, 8.0f, frame.fonts.size(Type::kCaption));
    const bool distinct =
        frame.state.settings.coordinates || frame.state.page.presents || frame.theme.plain;
    scaled_text(frame, Type::kCaption, size, at,
                pack(frame.theme.dress.engraving, distinct ? 1 : kFaint), letters);
}

// A letter beyond the first hole of each column, a number before the first hole of each row.
void draw_coordinates(const Frame& frame) {
    const Board& board = frame.state.played.game.board();
    const BoardView& view = frame.state.view;
    const bool square = board.lattice() == Lattice::kSquare;
    const Point above =
        square ? Point{0, -kLabelRadius} : Point{kLabelRadius * 0.866f, -kLabelRadius * 0.5f};
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row)
            if (const auto hole = board.hole_at(column, row)) {
                const std::string name = format_hole(board, *hole);
                label(frame, view.to_screen(view.plane(*hole) + above), name.substr(0, 1));
                break;
            }
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (const auto hole = board.hole_at(column, row)) {
                const std::string name = format_hole(board, *hole);
                label(frame, view.to_screen(view.plane(*hole) - Point{kLabelRadius, 0}),
                      name.substr(1));
                break;
            }
}

// An arc from peg to hole that leans aside, so that the peg jumped over stays in sight, with its
// own ring.
void draw_arrow(const Frame& frame, JumpId id) {
    const Jump& jump = frame.state.played.game.board().jump(id);
    const BoardView& view = frame.state.view;
    const float pitch = view.pitch();
    const Point from = view.centre(jump.from);
    const Point to = view.centre(jump.to);
    const Point way = (to - from) * (1 / length(to - from));
    // Lean upwards, or to the left where the jump is upright: away from the hand.
    Point aside{-way.y, way.x};
    if (aside.y > 0.1f || (std::abs(aside.y) <= 0.1f && aside.x > 0)) aside = aside * -1;
    // In a proof the holes have notes, which the arrow leaves in sight.
    const bool notes = reading(frame.state) != nullptr;
    const float apart = (notes ? 0.24f : 0.12f) * pitch;
    const Point start = from + way * apart + aside * apart;
    const Point tip = notes ? to + (aside - way) * apart : to - way * (0.05f * pitch);
    const Point bend = mix(start, tip, 0.5f) + aside * (0.95f * pitch);
    const Point arriving = (tip - bend) * (1 / length(tip - bend));
    const float head = 0.30f * pitch;
    const Point neck = tip - arriving * (head * 0.8f);
    const Point wing{-arriving.y * head * 0.52f, arriving.x * head * 0.52f};

    const auto arrow = [&](float grow, ImU32 colour) {
        frame.draw.AddBezierQuadratic(vec(start), vec(bend), vec(neck), colour,
                                      0.13f * pitch + 2 * grow);
        const Point point = tip + arriving * (grow * 1.6f);
        const Point base = tip - arriving * (head + grow);
        const Point wide = wing * (1 + grow * 2.4f / head);
        frame.draw.AddTriangleFilled(vec(point), vec(base + wide), vec(base - wide), colour);
    };
    arrow(std::max(1.5f, 0.03f * pitch), pack(rgb(0x1b1714), 0.75f));
    arrow(0, pack(frame.theme.dress.hint));
    frame.draw.AddCircle(vec(view.centre(jump.over)), kPegRadius * pitch * 0.62f,
                         pack(frame.theme.dress.hint, 0.9f), 0, std::max(1.5f, 0.035f * pitch));
}

}  // namespace

void draw_overlay(Frame& frame) {
    draw_coordinates(frame);
    if (const auto shown = shown_jump(frame.state))
        draw_arrow(frame, *shown);
    else if (const MustCome* must = must_come_here(frame.state))
        for (const JumpId id : must->jumps) draw_arrow(frame, id);
}

}  // namespace peg
