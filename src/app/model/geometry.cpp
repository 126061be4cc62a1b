// SPDX-License-Identifier: MIT
#include "app/model/geometry.h"

#include <algorithm>
#include <cmath>

namespace peg {

namespace {

constexpr float kFinger = 40;  // min distance of holes for a finger, CSS pixels

// Sizes of the tray, in steps.
constexpr float kTrayThickness = 0.98f;
constexpr float kTrayGap = 0.12f;      // between board and tray
constexpr float kTrayWall = 0.13f;     // from the tray's edge to a peg
constexpr float kTrayCount = 0.70f;    // free length at the end, for the number of pegs
constexpr float kLargestSlot = 0.20f;  // max radius of a slot

}  // namespace

float length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }

Point plane_point(Lattice lattice, Cell cell) {
    const auto column = static_cast<float>(cell.column);
    const auto row = static_cast<float>(cell.row);
    if (lattice != Lattice::kTriangular) return {column, row};
    return {column - row / 2, row * kTriangularRow};
}

Point plane_point(const Board& board, Hole hole) {
    return plane_point(board.lattice(), board.cell(hole));
}

std::pair<Point, Point> BoardView::place_holes(const Board& board) {
    Point least{1e9f, 1e9f};
    Point most{-1e9f, -1e9f};
    for_each_hole(holes_, [&](Hole hole) {
        const Point p = plane_point(board, hole);
        points_[hole] = p;
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    });
    return {least, most};
}

BoardView::BoardView(const Board& board, Point origin, float pitch)
    : holes_(board.holes()), origin_(origin), pitch_(pitch) {
    const auto [least, most] = place_holes(board);
    const Point corner = to_screen(least - Point{kRimRadius, kRimRadius});
    const Point end = to_screen(most + Point{kRimRadius, kRimRadius});
    frame_ = {corner.x, corner.y, end.x - corner.x, end.y - corner.y};
}

BoardView::BoardView(const Board& board, Rect area, float max_pitch, int taken)
    : holes_(board.holes()) {
    const auto [least, most] = place_holes(board);
    const Point size = most - least + Point{2 * kRimRadius, 2 * kRimRadius};
    const auto fit = [&](Point whole) {
        return std::min({area.width / whole.x, area.height / whole.y, max_pitch});
    };
    Point whole = size;
    bool upright = false;
    if (taken > 0) {
        const Point beside = size + Point{kTrayGap + kTrayThickness, 0};
        const Point below = size + Point{0, kTrayGap + kTrayThickness};
        upright = fit(beside) > fit(below);
        const Point with_tray = upright ? beside : below;
        if (fit(with_tray) >= std::min(kFinger, fit(size)))
            whole = with_tray;
        else
            taken = 0;
    }
    pitch_ = std::max(fit(whole), 1.0f);  // min 1: the window may have no size yet
    const Point corner = area.centre() - whole * (pitch_ / 2);
    frame_ = {corner.x, corner.y, size.x * pitch_, size.y * pitch_};
    origin_ = frame_.centre() - mix(least, most, 0.5f) * pitch_;
    if (taken > 0) lay_tray(to_plane(corner), size, upright, taken);
}

// The pegs of the two rows interlock; the end of the tray is kept free for their number.
void BoardView::lay_tray(Point corner, Point board, bool upright, int taken) {
    const float length = upright ? board.y : board.x;
    tray_ = upright ? Rect{corner.x + board.x + kTrayGap, corner.y, kTrayThickness, length}
                    : Rect{corner.x, corner.y + board.y + kTrayGap, length, kTrayThickness};
    const float room = length - 2 * kTrayWall - kTrayCount;
    const float steps = static_cast<float>(taken - 1) / 2 + 1;
    slot_step_ = std::min(room / steps, 2.06f * kLargestSlot);
    slot_radius_ = slot_step_ / 2.06f;
}

Point BoardView::slot(int index) const {
    const bool upright = tray_.height > tray_.width;
    const float along = kTrayWall + slot_step_ * (0.5f + static_cast<float>(index) / 2);
    // The rows are as far apart as the trough allows, so neighbouring pegs do not overlap.
    const float apart = kTrayThickness - 2 * kTrayWall - 2 * slot_radius_;
    const float across = kTrayThickness / 2 + (index % 2 == 0 ? -apart : apart) / 2;
    return Point{tray_.x, tray_.y} + (upright ? Point{across, along} : Point{along, across});
}

Rect BoardView::cell(Hole hole) const { return bowl_round(centre(hole), pitch_); }

std::optional<Hole> BoardView::hole_near(Point screen, float reach) const {
    std::optional<Hole> nearest;
    float best = std::max(reach, pitch_ / 2);
    for_each_hole(holes_, [&](Hole hole) {
        const float distance = length(centre(hole) - screen);
        if (distance > best) return;
        best = distance;
        nearest = hole;
    });
    return nearest;
}

Hole middle_hole(const Board& board) {
    const BoardView view(board, {0, 0, 1000, 1000}, 1000);
    return *view.hole_near({500, 500}, 1000);
}

std::optional<Hole> neighbour_towards(const Board& board, Hole from, Point direction) {
    return nearest_towards(board.reading_order(), plane_point(board, from), direction,
                           [&](Hole hole) { return plane_point(board, hole); });
}

}  // namespace peg
