// SPDX-License-Identifier: MIT
#pragma once

// What moves: pegs that jump, glide back, appear and disappear, rise when they are chosen, and
// holes that light up. Never more than decoration: the Game is always ahead of it, and throwing it
// away (reduced motion, a new board) shows the truth at once.

#include <array>
#include <vector>

#include "core/board.h"
#include "core/position.h"
#include "ui/model/geometry.h"

namespace peg {

// A peg as it is seen now.
struct Sprite {
    Hole hole = 0;   // where it belongs
    Point at;        // on the plane, in steps
    float lift = 0;  // 0 in its bowl, 1 held up, more at the top of a jump
    float scale = 1;
    float alpha = 1;

    bool operator==(const Sprite&) const = default;
};

class Animation {
public:
    // A jump that was just played, or taken back: the peg flies, the one jumped over goes (comes).
    // `dropped_at` is where a dragged peg was let go, on the plane.
    void jump(const BoardView& view, const Jump& jump, bool backwards, float seconds,
              std::optional<Point> dropped_at = std::nullopt);
    // A peg that was let go where it cannot stay.
    void glide_back(Point from, Hole to, float seconds);
    // Any other change of position.
    void change(Position before, Position after, float seconds);
    void clear();

    // What should be up and alight now.
    struct Wishes {
        Bits lifted = 0;
        Bits hovered = 0;
        Bits alight = 0;
        bool at_once = false;  // no tweens
    };
    // Lets `dt` seconds pass; true while something still moves.
    bool tick(float dt, const Wishes& wishes);

    // The pegs of a position from the lowest to the highest, and those on their way out.
    std::vector<Sprite> sprites(const BoardView& view, Position position) const;
    float light(Hole hole) const { return light_[hole]; }  // 0 to 1

private:
    struct Flight {
        Point from;
        Hole to = 0;
        float height = 0;  // of the arc, in lifts
        float start_lift = 0;
        float elapsed = 0;
        float seconds = 0;
    };
    struct Fade {
        Hole hole = 0;
        bool appears = false;
        float elapsed = 0;  // negative: not begun yet
        float seconds = 0;
    };

    void fade(Hole hole, bool appears, float delay, float seconds);
    void stop(Hole hole);

    std::vector<Flight> flights_;
    std::vector<Fade> fades_;
    std::array<float, kMaxHoles> lift_{};
    std::array<float, kMaxHoles> light_{};
};

}  // namespace peg
