// SPDX-License-Identifier: MIT
#pragma once

// The outline of a board, cut round its holes, as a field of distances: the board's shader reads it
// and need not ask every hole for every pixel. All lengths are on the plane, in steps.
//
// The wood is everything within kRimRadius of a line between two holes next to each other (at the
// side or diagonally), so edges are straight and corners round; inner corners are rounded by
// blurring the distances a little, which leaves straight edges where they are.

#include <vector>

#include "app/model/geometry.h"

namespace peg {

struct BoardShape {
    static constexpr int kSamples = 16;      // samples in a step
    static constexpr float kMargin = 1.25f;  // how far the field reaches beyond the rim
    static constexpr float kFar = kMargin;   // distances are cut off here

    Point corner;   // of the first sample
    int width = 0;  // samples
    int height = 0;

    // For each sample, row by row: the distance to the edge (negative inside), and its gradient.
    struct Edge {
        float distance = kFar;
        float x = 0;
        float y = 0;
    };
    std::vector<Edge> edges;
    // For each sample: the centre of the nearest hole, and 1 where that is marked, else 0.
    struct Nearest {
        float x = 0;
        float y = 0;
        float marked = 0;
    };
    std::vector<Nearest> nearest;
};

// `marked`: holes whose samples get a 1. Takes some milliseconds.
BoardShape make_shape(const Board& board, Bits marked);

}  // namespace peg
