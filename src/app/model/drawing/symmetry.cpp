// SPDX-License-Identifier: MIT
#include "app/model/drawing/symmetry.h"

#include <algorithm>
#include <array>

namespace peg {

namespace {

// The effect of a symmetry on a vector of the plane, where columns go right and rows go down:
//
//     x' = a x + b y
//     y' = c x + d y
struct Matrix {
    Symmetry symmetry;
    float a, b, c, d;

    Point operator()(Point p) const { return {a * p.x + b * p.y, c * p.x + d * p.y}; }
};
constexpr float kSine = 0.8660254f;  // sine of 60 and of 120 degrees
constexpr std::array kMatrices{
    Matrix{Symmetry::kLeftRight, -1, 0, 0, 1},
    Matrix{Symmetry::kTopBottom, 1, 0, 0, -1},
    Matrix{Symmetry::kFalling, 0, 1, 1, 0},
    Matrix{Symmetry::kRising, 0, -1, -1, 0},
    Matrix{Symmetry::kHalfTurn, -1, 0, 0, -1},
    Matrix{Symmetry::kThirdTurn, -0.5f, -kSine, kSine, -0.5f},
    Matrix{Symmetry::kQuarterTurn, 0, -1, 1, 0},
    Matrix{Symmetry::kSixthTurn, 0.5f, -kSine, kSine, 0.5f},
};

constexpr std::array<std::string_view, 10> kSymmetryNames{
    "none",      "left-right", "top-bottom",   "falling",    "rising",
    "half-turn", "third-turn", "quarter-turn", "sixth-turn", "all"};
static_assert(kSymmetryNames.size() == static_cast<std::size_t>(Symmetry::kAll) + 1);

// The permutation that does to every hole what the matrix does to the plane about the board's
// centre of gravity, which every symmetry fixes; null if there is none.
const Permutation* find_permutation(const Board& board, const Matrix& matrix) {
    constexpr float kSamePlace = 0.1f;  // in steps; much less than the distance of two holes
    Point centre;
    for (Hole hole : board.reading_order()) centre = centre + plane_point(board, hole);
    centre = centre * (1 / static_cast<float>(board.hole_count()));
    const auto found = std::ranges::find_if(board.symmetries(), [&](const Permutation& image) {
        return std::ranges::all_of(board.reading_order(), [&](Hole hole) {
            const Point wanted = centre + matrix(plane_point(board, hole) - centre);
            return length(plane_point(board, image[hole]) - wanted) < kSamePlace;
        });
    });
    return found != board.symmetries().end() ? &*found : nullptr;
}

// The permutations that generate the symmetry; of a rotation, all its powers.
std::vector<const Permutation*> generators(const Board& board, Symmetry symmetry) {
    std::vector<const Permutation*> list;
    if (symmetry == Symmetry::kAll) {
        for (const Permutation& image : board.symmetries()) list.push_back(&image);
        return list;
    }
    for (const Matrix& matrix : kMatrices)
        if (matrix.symmetry == symmetry)
            if (const Permutation* image = find_permutation(board, matrix)) list.push_back(image);
    return list;
}

}  // namespace

std::vector<Symmetry> plain_symmetries() {
    std::vector<Symmetry> list;
    list.reserve(kMatrices.size());
    for (const Matrix& matrix : kMatrices) list.push_back(matrix.symmetry);
    return list;
}

Point turned(Symmetry symmetry, Point vector) {
    return (*std::ranges::find(kMatrices, symmetry, &Matrix::symmetry))(vector);
}

std::vector<Symmetry> drawable_symmetries(const Board& board) {
    std::vector<Symmetry> list{Symmetry::kNone};
    for (const Matrix& matrix : kMatrices)
        if (find_permutation(board, matrix) != nullptr) list.push_back(matrix.symmetry);
    // kAll is also needed if the only symmetry has no name of its own: a slanting mirror.
    if (list.size() > 2 || (list.size() == 1 && board.symmetries().size() > 1))
        list.push_back(Symmetry::kAll);
    return list;
}

Bits orbit(const Board& board, Symmetry symmetry, Hole hole) {
    const auto images = generators(board, symmetry);
    Bits all = bit(hole);
    for (Bits before = 0; before != all;) {
        before = all;
        for (const Permutation* image : images) all |= permute(*image, all);
    }
    return all;
}

std::string_view symmetry_name(Symmetry symmetry) {
    return kSymmetryNames[static_cast<std::size_t>(symmetry)];
}

std::optional<Symmetry> find_symmetry(std::string_view name) {
    const auto found = std::ranges::find(kSymmetryNames, name);
    if (found == kSymmetryNames.end()) return std::nullopt;
    return static_cast<Symmetry>(found - kSymmetryNames.begin());
}

}  // namespace peg
