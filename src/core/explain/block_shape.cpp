// SPDX-License-Identifier: MIT
#include "core/explain/block_shape.h"

#include <optional>
#include <span>

namespace peg {
namespace {

// A hole of a shape, as steps in one direction and in another.
struct ShapeHole {
    int along;
    int across;
};
struct Shape {
    BlockShape shape;
    std::span<const ShapeHole> holes;
};

constexpr std::array kThree = std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}});
constexpr std::array kArc = std::to_array<ShapeHole>({{0, 0}, {-1, 1}, {-2, 1}, {-2, 0}});
constexpr std::array kSix =
    std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}});
constexpr std::array kEll =
    std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 1}, {0, 2}});
constexpr std::array kLine =
    std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
constexpr std::array kZed =
    std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}, {1, 1}, {2, 1}, {3, 1}});
constexpr std::array kLongZed =
    std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {3, 1}, {4, 1}});
constexpr std::array kTriangle =
    std::to_array<ShapeHole>({{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {0, 2}});
constexpr std::array kRing =
    std::to_array<ShapeHole>({{0, 0}, {-1, 1}, {-2, 1}, {-2, 0}, {-1, -1}, {0, -1}});

// The first shape that fits is taken.
constexpr std::array kShapes = std::to_array<Shape>({{BlockShape::kThree, kThree},
                                                     {BlockShape::kFour, kArc},
                                                     {BlockShape::kSix, kSix},
                                                     {BlockShape::kEll, kEll},
                                                     {BlockShape::kLine, kLine},
                                                     {BlockShape::kTriangle, kTriangle},
                                                     {BlockShape::kRing, kRing},
                                                     {BlockShape::kZed, kZed},
                                                     {BlockShape::kZed, kLongZed}});

// Whether the block has the shape if its first hole is in this cell, with these directions.
bool fits(const Board& board, Bits block, std::span<const ShapeHole> holes, Cell first,
          Direction along, Direction across) {
    Bits filled = 0;
    for (const ShapeHole step : holes) {
        const auto hole =
            board.hole_at(first.column + step.along * along.column + step.across * across.column,
                          first.row + step.along * along.row + step.across * across.row);
        if (!hole) return false;
        filled |= bit(*hole);
    }
    return filled == block;
}

bool has_shape(const Board& board, Bits block, std::span<const ShapeHole> holes) {
    if (static_cast<std::size_t>(count(block)) != holes.size()) return false;
    const auto directions =
        std::span(kDirections).first(static_cast<std::size_t>(direction_count(board.lattice())));
    bool found = false;
    for_each_hole(block, [&](Hole first) {
        for (const Direction along : directions)
            for (const Direction across : directions)
                if (along.column * across.row != along.row * across.column)  // not parallel
                    found = found || fits(board, block, holes, board.cell(first), along, across);
    });
    return found;
}

}  // namespace

std::string_view shape_name(BlockShape shape) {
    switch (shape) {
        case BlockShape::kThree: return "three";
        case BlockShape::kFour: return "four";
        case BlockShape::kSix: return "six";
        case BlockShape::kEll: return "ell";
        case BlockShape::kLine: return "line";
        case BlockShape::kZed: return "zed";
        case BlockShape::kTriangle: return "triangle";
        case BlockShape::kRing: return "ring";
        case BlockShape::kOther: break;
    }
    return "block";
}

Bits neighbours(const Board& board, Bits set) {
    Bits around = 0;
    if (board.lists_jumps()) {
        for (const Jump& jump : board.jumps()) {
            if (contains(set, jump.over)) around |= bit(jump.from) | bit(jump.to);
            if (contains(set, jump.from)) around |= bit(jump.over);
        }
        return around & ~set;
    }
    for_each_hole(set, [&](Hole hole) {
        const Cell cell = board.cell(hole);
        for (int d = 0; d < direction_count(board.lattice()); ++d) {
            const auto [column, row] = kDirections[static_cast<std::size_t>(d)];
            if (const auto next = board.hole_at(cell.column + column, cell.row + row))
                around |= bit(*next);
        }
    });
    return around & ~set;
}

BlockShape shape_of(const Board& board, Bits block) {
    if (board.lists_jumps()) return BlockShape::kOther;
    for (const Shape& shape : kShapes)
        if (has_shape(board, block, shape.holes)) return shape.shape;
    return BlockShape::kOther;
}

}  // namespace peg
