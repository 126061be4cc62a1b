// SPDX-License-Identifier: MIT
#pragma once

// What the board shows now, as shapes for the renderer: the last step that needs no graphics.
// Lengths are in CSS pixels of the window.

#include <vector>

#include "app/kit/app_state.h"

namespace peg {

struct PegShape {
    Point at;  // its point on the board; a lifted peg is drawn above it
    float radius = 0;
    float lift = 0;
    float alpha = 1;
    bool ringed = false;  // selected
    float seed = 0;       // 0 to 1, varies the look of marbles

    bool operator==(const PegShape&) const = default;
};

// Rings round holes.
struct MarkShape {
    enum class Kind : std::uint8_t { kTarget, kHint, kCursor };
    Kind kind = Kind::kTarget;
    Point at;
    float radius = 0;
    float width = 0;
    float alpha = 1;
    float glow = 0;  // 0 to 1
};

// Pegs at rest change only when a jump begins or ends, so a renderer can keep a picture of them.
struct Scene {
    std::vector<PegShape> resting;
    std::vector<MarkShape> marks;  // round holes, never over a resting peg
    std::vector<PegShape> moving;  // including selected and lifted pegs; from the lowest to the
                                   // highest
};

// The shape of a peg while it moves.
PegShape shape_of(const BoardView& view, const Sprite& sprite);
Scene make_scene(const AppState& state);
// The pegs of a position in their holes.
std::vector<PegShape> pegs_at_rest(const BoardView& view, Position position);

}  // namespace peg
