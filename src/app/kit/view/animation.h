// SPDX-License-Identifier: MIT
#pragma once

// Animations on the board: pegs that jump, go to the tray and return, glide back, and rise when
// selected; holes that light up. They are decoration only: the Game has the new position before
// anything moves, and clearing the animation (reduced motion, a new board) shows it immediately.

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "app/model/geometry.h"
#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

// A peg as currently drawn.
struct Sprite {
    Hole hole = 0;       // the peg's hole, or its hole before it was taken
    bool taken = false;  // the peg is in the tray, or on its way there
    Point at;            // on the board's plane, in steps
    float lift = 0;      // 0 in its bowl, 1 held up, more at the top of a jump
    float scale = 1;     // smaller in the tray
    float alpha = 1;
    bool rests = true;  // the peg is in its place and does not move
};

class Animation {
public:
    // Animates a jump that was just played or taken back: the peg flies; the jumped peg goes to (or
    // comes from) tray place `slot`, or fades if there is no tray. `dropped_at` is where a dragged
    // peg was released, on the plane.
    void jump(const BoardView& view, const Jump& jump, int slot, bool backwards, float seconds,
              std::optional<Point> dropped_at = std::nullopt);
    // The game is won: the last peg hops, then the pegs in the tray roll, one after the other.
    void celebrate(Hole last, int taken, float delay);
    // A peg that was released where it cannot stay.
    void glide_back(Point from, Hole to, float seconds);
    // Any other change of the position and of the number of pegs in the tray: missing pegs fly in
    // from places that have too many; if the numbers differ, the rest fade.
    struct Moment {
        Position position;
        int taken = 0;
    };
    void change(const BoardView& view, const Moment& before, const Moment& after, float seconds);
    void clear();

    // Which pegs should be up and which holes lit.
    struct Highlights {
        Bits lifted = 0;
        Bits hovered = 0;
        Bits alight = 0;
        bool at_once = false;  // without animation
    };
    // Advances by `dt` seconds; true while something moves.
    bool tick(float dt, const Highlights& highlights);

    // The sprites of a position from the lowest to the highest: its pegs, the pegs in the tray
    // (given by the holes where they were taken, in order), and disappearing pegs.
    std::vector<Sprite> sprites(const BoardView& view, Position position,
                                std::span<const Hole> taken) const;
    float light(Hole hole) const { return light_[hole]; }  // 0 to 1

private:
    // A peg's place: a hole, or from kSlots on a place in the tray.
    using Place = int;
    static constexpr Place kSlots = kMaxHoles;

    struct Flight {
        Point from;
        float from_scale = 1;
        Place to = 0;
        float height = 0;  // of the arc, in lifts
        float start_lift = 0;
        float elapsed = 0;  // negative: not begun yet
        float seconds = 0;
        bool hops = false;  // stays in place, and keeps other running animations
    };
    struct Fade {
        Hole hole = 0;
        bool appears = false;
        float elapsed = 0;  // negative: not begun yet
        float seconds = 0;
    };

    static Point point(const BoardView& view, Place place);
    static float scale(const BoardView& view, Place place);
    void fly(const BoardView& view, Place from, Place to, float height, float delay, float seconds);
    void fade(Hole hole, bool appears, float delay, float seconds);
    void stop(Place place);
    void animate(Sprite& sprite, const BoardView& view, Place place) const;

    std::vector<Flight> flights_;
    std::vector<Fade> fades_;
    std::array<float, kMaxHoles> lift_{};
    std::array<float, kMaxHoles> light_{};
};

}  // namespace peg
