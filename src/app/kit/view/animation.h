// SPDX-License-Identifier: MIT
#pragma once

// What moves on the board: pegs that jump, go to the tray and come back from it, glide back, and
// rise when they are selected; holes that light up. It is decoration only: the Game has the new
// position before anything moves, and clearing the animation (reduced motion, a new board) shows it
// at once.

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "app/model/geometry.h"
#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

// A peg as it is seen now.
struct Sprite {
    Hole hole = 0;       // where the peg belongs, or belonged before it was taken
    bool taken = false;  // the peg lies in the tray, or is on its way there
    Point at;            // on the plane, in steps
    float lift = 0;      // 0 in its bowl, 1 held up, more at the top of a jump
    float scale = 1;     // smaller in the tray
    float alpha = 1;
    bool rests = true;  // nothing about the peg is changing, and it lies where it belongs
};

class Animation {
public:
    // A jump that was just played, or taken back: the peg flies, the one jumped over goes to (comes
    // from) the tray's place `slot`, or fades where there is no tray. `dropped_at` is where a
    // dragged peg was let go, on the plane.
    void jump(const BoardView& view, const Jump& jump, int slot, bool backwards, float seconds,
              std::optional<Point> dropped_at = std::nullopt);
    // The game is won: the last peg hops, and after it those in the tray roll, one after the other.
    void celebrate(Hole last, int taken, float delay);
    // A peg that was let go where it cannot stay.
    void glide_back(Point from, Hole to, float seconds);
    // Any other change of position, and of how many pegs lie in the tray: pegs that are missing in
    // one place fly to where they are needed; where the numbers differ, the rest fade.
    struct Moment {
        Position position;
        int taken = 0;
    };
    void change(const BoardView& view, const Moment& before, const Moment& after, float seconds);
    void clear();

    // Which pegs should be up and which holes alight now.
    struct Wishes {
        Bits lifted = 0;
        Bits hovered = 0;
        Bits alight = 0;
        bool at_once = false;  // no tweens
    };
    // Lets `dt` seconds pass; true while something still moves.
    bool tick(float dt, const Wishes& wishes);

    // The pegs of a position from the lowest to the highest, those in the tray (the holes they were
    // taken from, in order), and those on their way out.
    std::vector<Sprite> sprites(const BoardView& view, Position position,
                                std::span<const Hole> taken) const;
    float light(Hole hole) const { return light_[hole]; }  // 0 to 1

private:
    // Where a peg belongs: a hole, or from kSlots on a place in the tray.
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
        bool hops = false;  // stays where it is, and keeps what else is under way
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
