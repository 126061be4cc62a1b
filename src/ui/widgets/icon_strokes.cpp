// SPDX-License-Identifier: MIT
#include "ui/widgets/icon_strokes.h"

#include <algorithm>
#include <cmath>

#include "app/model/geometry.h"

namespace peg {

namespace {

constexpr float kSide = 24;   // units; side of an icon
constexpr float kReach = 1;   // units; half the width of a stroke
constexpr float kTenth = 10;  // coordinate steps per unit

float dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }

// A stroke with round ends from a to b, in pixels, anti-aliased.
void draw_stroke(const IconPixels& pixels, Point a, Point b, float reach) {
    const auto first = [&](float at) {
        return std::max(static_cast<int>(std::floor(at - reach)) - 1, 0);
    };
    const auto last = [&](float at) {
        return std::min(static_cast<int>(std::ceil(at + reach)) + 1, pixels.size);
    };
    const Point way = b - a;
    const float square = std::max(dot(way, way), 1e-6f);
    for (int y = first(std::min(a.y, b.y)); y < last(std::max(a.y, b.y)); ++y)
        for (int x = first(std::min(a.x, b.x)); x < last(std::max(a.x, b.x)); ++x) {
            const Point from_a =
                Point{static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f} - a;
            const float along = std::clamp(dot(from_a, way) / square, 0.0f, 1.0f);
            const float inside = reach + 0.5f - length(from_a - way * along);
            std::uint8_t& pixel = pixels.first[static_cast<std::size_t>(y) * pixels.stride +
                                               static_cast<std::size_t>(x)];
            const auto covered = static_cast<std::uint8_t>(255 * std::clamp(inside, 0.0f, 1.0f));
            pixel = std::max(pixel, covered);
        }
}

}  // namespace

std::string_view draw_icon(std::string_view strokes, const IconPixels& pixels) {
    const float unit = static_cast<float>(pixels.size) / kSide;
    std::uint8_t x = 0;
    std::uint8_t y = 0;
    const auto next = [&] {
        const auto byte = static_cast<std::uint8_t>(strokes.front());
        strokes.remove_prefix(1);
        return byte;
    };
    const auto point = [&] {
        x = static_cast<std::uint8_t>(x + next());
        y = static_cast<std::uint8_t>(y + next());
        return Point{static_cast<float>(x), static_cast<float>(y)} * (unit / kTenth);
    };
    for (int points = next(); points > 0; points = next()) {
        Point before = point();
        if (points == 1) draw_stroke(pixels, before, before, kReach * unit);
        for (int i = 1; i < points; ++i) {
            const Point at = point();
            draw_stroke(pixels, before, at, kReach * unit);
            before = at;
        }
    }
    return strokes;
}

}  // namespace peg
