// SPDX-License-Identifier: MIT
#pragma once

// The outline of a board round its holes, as a distance field. The board's shader reads the field,
// so it need not visit every hole for every pixel. All lengths are on the plane, in steps.
//
// The wood is every point within kRimRadius of a line between two neighbouring holes (orthogonal or
// diagonal). So edges are straight and outer corners round. Inner corners are rounded by slightly
// blurring the distances, which keeps straight edges in place.

#include <vector>

#include "app/model/geometry.h"

namespace peg {

struct BoardShape {
    static constexpr int kSamples = 16;      // per step
    static constexpr float kMargin = 1.25f;  // how far the field extends beyond the rim
    static constexpr float kFar = kMargin;   // distances are clamped to this

    Point corner;   // point of the first sample
    int width = 0;  // in samples
    int height = 0;

    // For each sample, row by row: distance to the edge (negative inside) and its gradient.
    struct Edge {
        float distance = kFar;
        float x = 0;
        float y = 0;
    };
    std::vector<Edge> edges;
    // For each sample: the centre of the nearest hole, and 1 if that hole is marked, otherwise 0.
    struct Nearest {
        float x = 0;
        float y = 0;
        float marked = 0;
    };
    std::vector<Nearest> nearest;
};

// `marked`: the holes whose samples get a 1. Slow enough to cache.
BoardShape make_shape(const Board& board, Bits marked);

}  // namespace peg
