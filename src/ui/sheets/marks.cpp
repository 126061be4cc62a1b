// SPDX-License-Identifier: MIT
#include "ui/sheets/marks.h"

#include <array>
#include <cmath>

namespace peg {

void draw_steps(const Frame& frame, Point corner, const std::vector<bool>& steps) {
    const float u = frame.unit;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const float height = (0.45f + 0.3f * static_cast<float>(i)) * u;
        const float x = corner.x + 0.42f * u * static_cast<float>(i);
        const Rect step{x, corner.y - height, 0.3f * u, height};
        if (steps[i])
            fill(frame, step, 0.1f * u, pack(frame.theme.good));
        else
            outline(frame, step, 0.1f * u, 1, pack(frame.theme.muted, 0.7f));
    }
}

void draw_stars(const Frame& frame, Point middle, int won) {
    const float u = frame.unit;
    for (int i = 0; i < 3; ++i) {
        const Point at{middle.x + 1.3f * u * static_cast<float>(i - 1), middle.y};
        std::array<ImVec2, 10> corners;
        std::array<ImVec2, 5> inner;
        for (std::size_t k = 0; k < corners.size(); ++k) {
            const float angle = 0.62831853f * static_cast<float>(k);
            const float radius = (k % 2 == 0 ? 0.55f : 0.23f) * u;
            corners[k] = {at.x + radius * std::sin(angle), at.y - radius * std::cos(angle)};
            if (k % 2 == 1) inner[k / 2] = corners[k];
        }
        if (i >= won) {
            frame.draw.AddPolyline(corners.data(), 10, pack(frame.theme.muted, 0.8f),
                                   ImDrawFlags_Closed, 1);
            continue;
        }
        const ImU32 colour = pack(frame.theme.good);
        frame.draw.AddConvexPolyFilled(inner.data(), 5, colour);
        for (std::size_t k = 0; k < corners.size(); k += 2)
            frame.draw.AddTriangleFilled(corners[(k + 9) % 10], corners[k], corners[k + 1], colour);
    }
}

}  // namespace peg
