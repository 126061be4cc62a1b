// SPDX-License-Identifier: MIT
#include "ui/sheets/numbers.h"

namespace peg {

void draw_numbers(const Frame& frame, const Rect& row, std::span<const words::Table::Row> numbers) {
    const float u = frame.unit;
    const int count = static_cast<int>(numbers.size());
    for (int i = 0; i < count; ++i) {
        const Rect cell = grid_cell(row, count, 1, i, 0.5f * u);
        const auto& [name, value] = numbers[static_cast<std::size_t>(i)];
        const float middle = cell.centre().x;
        fitted_text(frame, Type::kHeading, {middle, cell.y}, cell.width, pack(frame.theme.text),
                    value, Align::kCentre);
        fitted_text(frame, Type::kCaption, {middle, cell.y + 1.7f * u}, cell.width,
                    pack(frame.theme.muted), name, Align::kCentre);
    }
}

}  // namespace peg
