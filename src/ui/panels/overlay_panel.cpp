// SPDX-License-Identifier: MIT
// Draws over the board: the lines of unusual jumps, the coordinates along the rim, and the arrow of
// a hint.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/kit/proof/proof_mode.h"
#include "core/board/notation/notation.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

// Distance of a letter from the centre of the last hole, in steps: between the last bowl and the
// groove inside the rim (board.frag).
constexpr float kLabelRadius = 0.505f;
// Coordinates are always visible, since most sentences name a hole. Unless the player asked for
// them, they are as faint as is still readable.
constexpr float kFaint = 0.75f;
constexpr float kLineGap = 0.36f;  // steps; distance between a hole's centre and the end of a line
                                   // of jumps

void label(const Frame& frame, Point at, std::string_view letters) {
    const float size =
        std::clamp(frame.state.view.pitch() * 0.17f, 8.0f, frame.fonts.size(Type::kCaption));
    const bool distinct =
        frame.state.settings.coordinates || frame.state.page.presents || frame.theme.plain;
    scaled_text(frame, Type::kCaption, size, at,
                pack(frame.theme.dress.engraving, distinct ? 1 : kFaint), letters);
}

// A letter above the first hole of each column, a number before the first hole of each row.
void draw_coordinates(const Frame& frame) {
    const Board& board = frame.state.played.game.board();
    const BoardView& view = frame.state.view;
    const bool square = board.lattice() != Lattice::kTriangular;
    const Point above =
        square ? Point{0, -kLabelRadius} : Point{kLabelRadius * 0.866f, -kLabelRadius * 0.5f};
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row)
            if (const auto hole = board.hole_at(column, row)) {
                const std::string name = format_hole(board, *hole);
                label(frame, view.to_screen(view.plane(*hole) + above),
                      name.substr(0, name.find_first_of("0123456789")));
                break;
            }
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (const auto hole = board.hole_at(column, row)) {
                const std::string name = format_hole(board, *hole);
                label(frame, view.to_screen(view.plane(*hole) - Point{kLabelRadius, 0}),
                      name.substr(name.find_first_of("0123456789")));
                break;
            }
}

// An arc from the peg to its hole, bent so that the jumped peg, which has its own ring, stays
// visible.
void draw_arrow(const Frame& frame, JumpId id) {
    const Jump& jump = frame.state.played.game.board().jump(id);
    const BoardView& view = frame.state.view;
    const float pitch = view.pitch();
    const Point from = view.centre(jump.from);
    const Point to = view.centre(jump.to);
    const Point way = (to - from) * (1 / length(to - from));
    // Bends upwards, or to the left if the jump is vertical: away from the hand.
    Point aside{-way.y, way.x};
    if (aside.y > 0.1f || (std::abs(aside.y) <= 0.1f && aside.x > 0)) aside = aside * -1;
    // In a proof the holes have notes, which the arrow must not cover.
    const bool notes = proof_mode(frame.state) != nullptr;
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

void draw_lines_of_jumps(const Frame& frame, const Board& board) {
    const BoardView& view = frame.state.view;
    const auto is_drawn = [&](const Jump& jump) {
        if (board.lists_jumps()) return true;
        const Direction step = kDirections[jump.direction];
        return board.lattice() == Lattice::kDiagonal && step.column != 0 && step.row != 0;
    };
    std::array<Bits, kMaxHoles> joined{};  // indexed by hole: the other ends of lines drawn from it
    for (const Jump& jump : board.jumps()) {
        const Hole low = std::min(jump.from, jump.over), high = std::max(jump.from, jump.over);
        if (!is_drawn(jump) || contains(joined[high], low)) continue;
        joined[high] |= bit(low);
        const Point a = view.centre(low), b = view.centre(high);
        const Point rim = (b - a) * (kLineGap * view.pitch() / length(b - a));
        frame.draw.AddLine(vec(a + rim), vec(b - rim), pack(frame.theme.dress.engraving, kFaint),
                           std::max(1.0f, 0.025f * view.pitch()));
    }
}

void draw_overlay(Frame& frame) {
    draw_lines_of_jumps(frame, frame.state.played.game.board());
    draw_coordinates(frame);
    if (const auto shown = shown_jump(frame.state))
        draw_arrow(frame, *shown);
    else if (const MustCome* must = must_come_here(frame.state))
        for (const JumpId id : must->jumps) draw_arrow(frame, id);
}

}  // namespace peg
