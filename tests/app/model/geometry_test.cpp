// SPDX-License-Identifier: MIT
// Geometry: the plane, the window, the outline of a board.

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "app/kit/view/screen.h"
#include "app/present/board_shape.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"

namespace peg {

TEST_CASE("neighbours are one step apart, on both lattices", "[ui]") {
    for (const CatalogueEntry& entry : catalogue()) {
        const Board board = board_named(entry.name);
        for (const Jump& jump : board.jumps()) {
            const Point from = plane_point(board, jump.from);
            const Point over = plane_point(board, jump.over);
            const Point to = plane_point(board, jump.to);
            CHECK(length(over - from) == Catch::Approx(1));
            CHECK(length(to - from) == Catch::Approx(2));
        }
    }
}

TEST_CASE("a triangle looks like a triangle", "[ui]") {
    const Board board = board_named("triangle15");
    const auto at = [&](const char* hole) { return plane_point(board, *parse_hole(board, hole)); };
    CHECK(at("a1").x == Catch::Approx((at("a5").x + at("e5").x) / 2));
    CHECK(at("e5").x - at("a5").x == Catch::Approx(4));
    CHECK(at("a5").y - at("a1").y == Catch::Approx(2 * std::sqrt(3.0)));
}

TEST_CASE("hole to pixel and back, in every window", "[ui]") {
    const Point sizes[] = {{1440, 900}, {1024, 768}, {390, 844},
                           {844, 390},  {320, 480},  {700, 900}};
    for (const CatalogueEntry& entry : catalogue()) {
        const Board board = board_named(entry.name);
        for (const Point size : sizes) {
            const Screen screen = arrange(size.x, size.y);
            const BoardView view(board, screen.board, 112);
            for (Hole hole : board.reading_order()) {
                CHECK(view.hole_near(view.centre(hole), 22) == hole);
                const Rect cell = view.cell(hole);
                CHECK(screen.board.contains({cell.x, cell.y}));
                CHECK(screen.board.contains({cell.right(), cell.bottom()}));
            }
            CHECK_FALSE(view.hole_near({-200, -200}, 22));
            const Point p = view.to_plane(view.to_screen({1.25f, 2.5f}));
            CHECK(p.x == Catch::Approx(1.25));
            CHECK(p.y == Catch::Approx(2.5));
        }
    }
}

TEST_CASE("arrows lead to the nearest hole that way", "[ui]") {
    const Board english = board_named("english");
    const auto from = [](const Board& board, const char* hole, Point way) -> std::string {
        const auto to = neighbour_towards(board, *parse_hole(board, hole), way);
        return to ? format_hole(board, *to) : "";
    };
    CHECK(from(english, "d4", {0, -1}) == "d3");
    CHECK(from(english, "d4", {1, 0}) == "e4");
    CHECK(from(english, "g4", {1, 0}).empty());
    CHECK(from(english, "b3", {0, -1}) == "c2");
    const Board triangle = board_named("triangle15");
    CHECK(from(triangle, "b3", {1, 0}) == "c3");
    CHECK(from(triangle, "b3", {-1, 0}) == "a3");
    CHECK(from(triangle, "a1", {0, 1}) == "a2");
    CHECK(from(triangle, "c5", {0, -1}) == "b4");
    CHECK(middle_hole(english) == *parse_hole(english, "d4"));
}

TEST_CASE("grids have few empty places", "[ui]") {
    CHECK(best_columns(16, 800, 600, 1) == 4);
    CHECK(best_columns(16, 360, 760, 1) == 3);
    CHECK(best_columns(16, 800, 300, 1) == 8);
    CHECK(best_columns(1, 100, 100, 1) == 1);
}

TEST_CASE("the outline goes round the holes at the rim's distance", "[ui]") {
    const Board board = board_named("english");
    const Hole d4 = *parse_hole(board, "d4");
    const BoardShape shape = make_shape(board, bit(d4));
    const auto index = [&](Point p) {
        const auto x = static_cast<int>(std::lround((p.x - shape.corner.x) * BoardShape::kSamples));
        const auto y = static_cast<int>(std::lround((p.y - shape.corner.y) * BoardShape::kSamples));
        REQUIRE((x >= 0 && y >= 0 && x < shape.width && y < shape.height));
        return static_cast<std::size_t>(y * shape.width + x);
    };
    const auto at = [&](Point p) { return shape.edges[index(p)]; };
    // Above d1 the edge is straight: at the rim's radius, with a gradient that points up.
    const Point d1 = plane_point(board, *parse_hole(board, "d1"));
    CHECK(at(d1 - Point{0, kRimRadius}).distance == Catch::Approx(0).margin(0.04));
    CHECK(at(d1 - Point{0, 1}).distance == Catch::Approx(1 - kRimRadius).margin(0.04));
    CHECK(at(d1 - Point{0, 0.75f}).y == Catch::Approx(-1).margin(0.05));
    CHECK(at(d1 - Point{0, 0.75f}).x == Catch::Approx(0).margin(0.05));
    // Wood between two holes, but not in the corner of the bounding box.
    CHECK(at({3.5f, 3.5f}).distance < -0.3f);
    CHECK(at({0, 0}).distance > 0.3f);
    for (Hole hole : board.reading_order()) {
        const BoardShape::Nearest nearest = shape.nearest[index(plane_point(board, hole))];
        CHECK(Point{nearest.x, nearest.y} == plane_point(board, hole));
        CHECK(nearest.marked == (hole == d4 ? 1.0f : 0.0f));
    }
}

}  // namespace peg
