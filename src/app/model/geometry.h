// SPDX-License-Identifier: MIT
#pragma once

// The points of a board's holes: on a plane measured in steps (one step = the distance of two
// neighbouring holes), and in a rectangle of the window. Pure arithmetic, no allocation.
//
// On the triangular lattice row r of the art is written left-aligned; on the plane it is shifted
// left by half a step a row, and rows are sqrt(3)/2 apart, which makes all six neighbours equally
// far:
//
//     a1              a1
//     a2 b2    ->   a2  b2          x = column - row / 2      y = row * sqrt(3) / 2
//     a3 b3 c3    a3  b3  c3

#include <array>
#include <optional>
#include <ranges>
#include <utility>

#include "core/board/board.h"

namespace peg {

struct Point {
    float x = 0;
    float y = 0;

    constexpr bool operator==(const Point&) const = default;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, float s) { return {a.x * s, a.y * s}; }
constexpr Point mix(Point a, Point b, float t) { return a + (b - a) * t; }
float length(Point a);

// CSS pixels, from the top left of the window.
struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    constexpr float right() const { return x + width; }
    constexpr float bottom() const { return y + height; }
    constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    constexpr bool contains(Point p) const {
        return p.x >= x && p.y >= y && p.x < right() && p.y < bottom();
    }
    constexpr Rect shrunk(float by) const {
        return {x + by, y + by, width - 2 * by, height - 2 * by};
    }
    constexpr bool operator==(const Rect&) const = default;
};

// The centre of a cell of a lattice, or of a hole, on the plane, in steps.
Point plane_point(Lattice lattice, Cell cell);
Point plane_point(const Board& board, Hole hole);
// Distance of two rows on the triangular lattice: sqrt(3) / 2.
inline constexpr float kTriangularRow = 0.8660254f;

// Sizes of drawn things, in steps.
inline constexpr float kPegRadius = 0.37f;
inline constexpr float kBowlRadius = 0.41f;
// Distance from a peg's centre to the edge of its picture with the shadow, in peg radii.
inline constexpr float kPegSpriteReach = 1.6f;
inline constexpr float kRimRadius = 0.74f;  // from the centre of an outer hole to the board's edge
// Closer holes have wood between them, also diagonally (sqrt(2) on a square board).
inline constexpr float kNextTo = 1.5f;

// The bounding square of a bowl at a point of the window.
constexpr Rect bowl_round(Point at, float pitch) {
    const float radius = kBowlRadius * pitch;
    return {at.x - radius, at.y - radius, 2 * radius, 2 * radius};
}

// A board fitted into a rectangle, which maps holes to pixels and back. If there is more room on
// one side, a tray beside or below the board holds the taken pegs in two rows, like marbles in a
// trough.
class BoardView {
public:
    BoardView() = default;
    // Fits the board with its rim into the area, centred, as large as possible, but with at most
    // `max_pitch` pixels per step, so that a board of ten holes does not fill a large screen. Adds
    // a tray for `taken` pegs, unless that is 0 or makes the holes too small for a finger.
    BoardView(const Board& board, Rect area, float max_pitch, int taken = 0);
    // Puts the first cell (column 0, row 0) at a point of the window.
    BoardView(const Board& board, Point origin, float pitch);

    float pitch() const { return pitch_; }  // pixels per step
    Point centre(Hole hole) const { return to_screen(points_[hole]); }
    Point plane(Hole hole) const { return points_[hole]; }
    Point to_screen(Point plane) const { return origin_ + plane * pitch_; }
    Point to_plane(Point screen) const { return (screen - origin_) * (1 / pitch_); }
    // The bounding square of a hole's bowl.
    Rect cell(Hole hole) const;
    // The board with its rim.
    Rect frame() const { return frame_; }

    // The tray, and the place of the n-th taken peg in it, on the plane.
    bool has_tray() const { return tray_.width > 0; }
    Rect tray() const { return tray_; }
    Point slot(int index) const;
    float slot_radius() const { return slot_radius_; }
    // The hole nearest to a point, if its centre is within `reach` pixels or half a step, whichever
    // is more.
    std::optional<Hole> hole_near(Point screen, float reach) const;

    bool operator==(const BoardView&) const = default;

private:
    // Computes the points of the holes; returns the corners of their bounding box.
    std::pair<Point, Point> place_holes(const Board& board);
    void lay_tray(Point corner, Point board, bool upright, int taken);

    Bits holes_ = 0;
    std::array<Point, kMaxHoles> points_{};
    Point origin_;
    float pitch_ = 1;
    Rect frame_;
    Rect tray_;
    float slot_radius_ = 0;
    float slot_step_ = 0;  // along the tray, from a peg to the next in the same row
};

// The hole nearest to the middle of the board.
Hole middle_hole(const Board& board);

// The place that an arrow key leads to from a point of the plane: the nearest within 45 degrees of
// `direction` (a unit vector along a screen axis), preferring places straight ahead. `where` gives
// the point of a place.
template <class Places, class Where>
auto nearest_towards(const Places& places, Point start, Point direction, const Where& where)
    -> std::optional<std::ranges::range_value_t<Places>> {
    std::optional<std::ranges::range_value_t<Places>> nearest;
    float best = 1e9f;
    for (const auto& place : places) {
        const Point way = where(place) - start;
        const float ahead = way.x * direction.x + way.y * direction.y;
        const float across = way.x * direction.y - way.y * direction.x;
        const float aside = across < 0 ? -across : across;
        if (ahead < 0.1f || aside > ahead + 0.01f) continue;
        const float score = length(way) + aside / 2;
        if (score >= best - 0.01f) continue;
        best = score;
        nearest = place;
    }
    return nearest;
}

// The hole that an arrow key leads to from `from`.
std::optional<Hole> neighbour_towards(const Board& board, Hole from, Point direction);

}  // namespace peg
