// SPDX-License-Identifier: MIT
#include "app/present/board_shape.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace peg {

namespace {

constexpr auto kSamples = static_cast<float>(BoardShape::kSamples);
constexpr int kBlurRadius = 2;  // samples
constexpr int kBlurRounds = 3;

float distance_to_line(Point p, Point a, Point b) {
    const Point line = b - a;
    const Point way = p - a;
    const float squared = line.x * line.x + line.y * line.y;
    const float t = squared > 0 ? (way.x * line.x + way.y * line.y) / squared : 0.0f;
    return length(way - line * std::clamp(t, 0.0f, 1.0f));
}

class ShapeMaker {
public:
    ShapeMaker(const Board& board, Bits marked) {
        Point least{1e9f, 1e9f};
        Point most{-1e9f, -1e9f};
        for (Hole hole : board.reading_order()) {
            const Point p = plane_point(board, hole);
            holes_.push_back(p);
            marked_.push_back(contains(marked, hole) ? 1.0f : 0.0f);
            least = {std::min(least.x, p.x), std::min(least.y, p.y)};
            most = {std::max(most.x, p.x), std::max(most.y, p.y)};
        }
        constexpr float kAround = kRimRadius + BoardShape::kMargin;
        shape_.corner = least - Point{kAround, kAround};
        const Point size = most - least + Point{2 * kAround, 2 * kAround};
        shape_.width = static_cast<int>(std::ceil(size.x * kSamples)) + 1;
        shape_.height = static_cast<int>(std::ceil(size.y * kSamples)) + 1;
        const auto samples =
            static_cast<std::size_t>(shape_.width) * static_cast<std::size_t>(shape_.height);
        shape_.edges.resize(samples);
        shape_.nearest.resize(samples);
    }

    BoardShape make() {
        for (std::size_t i = 0; i < holes_.size(); ++i)
            for (std::size_t j = i; j < holes_.size(); ++j)
                if (length(holes_[i] - holes_[j]) < kNextTo) add_line(holes_[i], holes_[j]);
        for (int round = 0; round < kBlurRounds; ++round) {
            blur(shape_.width, shape_.height, 1, shape_.width);
            blur(shape_.height, shape_.width, shape_.width, 1);
        }
        find_gradients();
        find_nearest();
        return std::move(shape_);
    }

private:
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(shape_.width) +
               static_cast<std::size_t>(x);
    }
    Point point(int x, int y) const {
        return shape_.corner +
               Point{static_cast<float>(x) / kSamples, static_cast<float>(y) / kSamples};
    }

    // Only samples near the line can change.
    void add_line(Point a, Point b) {
        constexpr float kAround = kRimRadius + BoardShape::kMargin;
        const auto low = [](float from, float corner) {
            return std::max(0, static_cast<int>((from - kAround - corner) * kSamples));
        };
        const auto high = [](float to, float corner, int size) {
            return std::min(size - 1, static_cast<int>((to + kAround - corner) * kSamples) + 1);
        };
        const Point corner = shape_.corner;
        for (int y = low(std::min(a.y, b.y), corner.y);
             y <= high(std::max(a.y, b.y), corner.y, shape_.height); ++y)
            for (int x = low(std::min(a.x, b.x), corner.x);
                 x <= high(std::max(a.x, b.x), corner.x, shape_.width); ++x) {
                float& distance = shape_.edges[index(x, y)].distance;
                distance = std::min(distance, distance_to_line(point(x, y), a, b) - kRimRadius);
            }
    }

    // Moving averages along lines of `line_length` samples that are `stride` apart in memory.
    void blur(int line_length, int lines, int stride, int next_line) {
        std::vector<float> line(static_cast<std::size_t>(line_length));
        for (int n = 0; n < lines; ++n) {
            const auto at = [&](int i) -> float& {
                return shape_
                    .edges[static_cast<std::size_t>(n) * static_cast<std::size_t>(next_line) +
                           static_cast<std::size_t>(i) * static_cast<std::size_t>(stride)]
                    .distance;
            };
            for (int i = 0; i < line_length; ++i) {
                float sum = 0;
                for (int k = -kBlurRadius; k <= kBlurRadius; ++k)
                    sum += at(std::clamp(i + k, 0, line_length - 1));
                line[static_cast<std::size_t>(i)] = sum / (2 * kBlurRadius + 1);
            }
            for (int i = 0; i < line_length; ++i) at(i) = line[static_cast<std::size_t>(i)];
        }
    }

    void find_gradients() {
        const auto distance = [&](int x, int y) {
            return shape_
                .edges[index(std::clamp(x, 0, shape_.width - 1),
                             std::clamp(y, 0, shape_.height - 1))]
                .distance;
        };
        for (int y = 0; y < shape_.height; ++y)
            for (int x = 0; x < shape_.width; ++x) {
                BoardShape::Edge& edge = shape_.edges[index(x, y)];
                edge.x = (distance(x + 1, y) - distance(x - 1, y)) * kSamples / 2;
                edge.y = (distance(x, y + 1) - distance(x, y - 1)) * kSamples / 2;
            }
    }

    void find_nearest() {
        for (int y = 0; y < shape_.height; ++y)
            for (int x = 0; x < shape_.width; ++x) {
                const Point p = point(x, y);
                float best = 1e9f;
                for (std::size_t i = 0; i < holes_.size(); ++i) {
                    const Point way = holes_[i] - p;
                    const float squared = way.x * way.x + way.y * way.y;
                    if (squared >= best) continue;
                    best = squared;
                    shape_.nearest[index(x, y)] = {holes_[i].x, holes_[i].y, marked_[i]};
                }
            }
    }

    std::vector<Point> holes_;
    std::vector<float> marked_;
    BoardShape shape_;
};

}  // namespace

BoardShape make_shape(const Board& board, Bits marked) { return ShapeMaker(board, marked).make(); }

}  // namespace peg
