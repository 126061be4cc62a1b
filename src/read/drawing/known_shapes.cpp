// SPDX-License-Identifier: MIT
#include "read/drawing/known_shapes.h"

#include <algorithm>
#include <utility>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

KnownShape shape_of_rows(std::string_view name, Lattice lattice, std::string_view start) {
    KnownShape shape{name, lattice, {}, true};
    shape.rows.emplace_back();
    for (const char c : start)
        if (c == '/')
            shape.rows.emplace_back();
        else
            shape.rows.back() += c == '.' ? '.' : 'x';
    for (const std::string& row : shape.rows)
        shape.rectangle &= row == shape.rows[0] && row.find('.') == std::string::npos;
    return shape;
}

}  // namespace

std::vector<KnownShape> known_shapes(const Board& at_hand) {
    std::vector<KnownShape> shapes;
    const std::string rows = format_position(at_hand, Position{at_hand.holes()});
    shapes.push_back(shape_of_rows("", at_hand.lattice(), rows));
    for (const CatalogueEntry& entry : catalogue())
        shapes.push_back(shape_of_rows(entry.name, entry.lattice, entry.start));
    return shapes;
}

Board board_of_shape(const Board& at_hand, const KnownShape& shape) {
    if (shape.name.empty()) return at_hand;
    const auto known = parse_board_name(shape.name);
    return known ? known->board : at_hand;
}

}  // namespace peg
