// SPDX-License-Identifier: MIT
#include "ui/model/geometry.h"

#include <algorithm>
#include <cmath>

namespace peg {

namespace {

constexpr float kRowHeight = 0.8660254f;  // sqrt(3) / 2

}  // namespace

float length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }

Point plane_point(const Board& board, Hole hole) {
    const Cell cell = board.cell(hole);
    const auto column = static_cast<float>(cell.column);
    const auto row = static_cast<float>(cell.row);
    if (board.lattice() == Lattice::kSquare) return {column, row};
    return {column - row / 2, row * kRowHeight};
}

BoardView::BoardView(const Board& board, Rect area, float max_pitch) : holes_(board.holes()) {
    Point least{1e9f, 1e9f};
    Point most{-1e9f, -1e9f};
    for_each_hole(holes_, [&](Hole hole) {
        const Point p = plane_point(board, hole);
        points_[hole] = p;
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    });
    const Point size = most - least + Point{2 * kRimRadius, 2 * kRimRadius};
    pitch_ = std::min({area.width / size.x, area.height / size.y, max_pitch});
    pitch_ = std::max(pitch_, 1.0f);  // a window of no size yet
    origin_ = area.centre() - mix(least, most, 0.5f) * pitch_;
    const Point corner = area.centre() - size * (pitch_ / 2);
    frame_ = {corner.x, corner.y, size.x * pitch_, size.y * pitch_};
}

Rect BoardView::cell(Hole hole) const {
    const Point at = centre(hole);
    const float radius = kBowlRadius * pitch_;
    return {at.x - radius, at.y - radius, 2 * radius, 2 * radius};
}

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
    std::optional<Hole> nearest;
    float best = 1e9f;
    const Point start = plane_point(board, from);
    for (Hole hole : board.reading_order()) {
        const Point way = plane_point(board, hole) - start;
        const float ahead = way.x * direction.x + way.y * direction.y;
        const float aside = std::abs(way.x * direction.y - way.y * direction.x);
        if (ahead < 0.1f || aside > ahead + 0.01f) continue;
        const float score = length(way) + aside / 2;
        if (score >= best - 0.01f) continue;
        best = score;
        nearest = hole;
    }
    return nearest;
}

}  // namespace peg
