// SPDX-License-Identifier: MIT
#include "app/kit/view/screen.h"

#include <algorithm>

namespace peg {

int best_columns(int count, float width, float height, float aspect) {
    int best = 1;
    float best_size = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        float size = std::min(width / static_cast<float>(columns),
                              height / static_cast<float>(rows) / aspect);
        // An incomplete last row looks unfinished, so it counts against the size.
        size *= static_cast<float>(count) / static_cast<float>(columns * rows);
        if (size > best_size) {
            best_size = size;
            best = columns;
        }
    }
    return best;
}

Rect grid_cell(const Rect& rect, int columns, int rows, int index, float gap) {
    const float width =
        (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height =
        (rect.height - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    const int column = index % columns;
    const int row = index / columns;
    return {rect.x + static_cast<float>(column) * (width + gap),
            rect.y + static_cast<float>(row) * (height + gap), width, height};
}

}  // namespace peg
