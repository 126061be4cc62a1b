// SPDX-License-Identifier: MIT
#include "ui/model/screen.h"

#include <algorithm>

namespace peg {

namespace {

constexpr float kFewExtras = 7.4f;  // units high; less is of no use

// A panel at the right, with its sections from the top; the last one gets what is left.
void place_panel(Screen& screen, float width, float margin, float heading, float status,
                 float actions) {
    const Rect window = screen.window;
    screen.cards[0] =
        Rect{window.width - width - margin, margin, width, window.height - 2 * margin};
    screen.board = Rect{0, 0, window.width - width - margin, window.height}.shrunk(margin);
    const float gap = screen.unit;
    const Rect inner = screen.cards[0].shrunk(gap);
    float y = inner.y;
    const auto take = [&](float height) {
        const Rect rect{inner.x, y, inner.width, height};
        y += height + gap;
        return rect;
    };
    screen.heading = take(heading);
    screen.status = take(status);
    screen.actions = take(actions);
    screen.extras = {inner.x, y, inner.width, std::max(0.0f, inner.bottom() - y)};
}

}  // namespace

Screen arrange(float width, float height, bool wordy) {
    width = std::max(width, 1.0f);
    height = std::max(height, 1.0f);
    Screen screen;
    screen.wordy = wordy;
    screen.window = {0, 0, width, height};
    if (height > width * 0.95f) {
        screen.form = Form::kUpright;
        const float u = screen.unit = width >= 700 ? 18.0f : 16.0f;
        const float margin = width >= 700 ? 2 * u : u;
        const float inner = std::min(width - 2 * margin, 40 * u);
        const float x = (width - inner) / 2;
        const float short_by = std::clamp((height - 560) / 240, 0.0f, 1.0f);  // 0: a small phone
        const float actions = 4.25f * u;
        const float status = (wordy ? 11.5f : 5.0f + 0.75f * short_by) * u;
        screen.heading = {x, 0.5f * u, inner, 3.5f * u};
        screen.actions = {x, height - actions - 0.75f * u, inner, actions};
        screen.status = {x, screen.actions.y - status - 0.75f * u, inner, status};
        screen.cards = {screen.status, screen.actions};
        screen.status = screen.status.shrunk(0.75f * u);
        screen.actions = screen.actions.shrunk(0.3f * u);
        const float top = screen.heading.bottom() + 0.25f * u;
        screen.board = {0, top, width, screen.cards[0].y - top - 0.5f * u};
        screen.board = screen.board.shrunk(0.4f * u);
        screen.sheet = screen.window;
        return screen;
    }
    if (height < 600) {
        screen.form = Form::kLying;
        const float u = screen.unit = height < 340 ? 14.0f : 16.0f;
        const float panel = std::clamp(width * 0.36f, 15 * u, 21 * u);
        const float low_actions = 5.75f * u;  // two rows for a finger
        const float inner = height - 3 * u;
        const float usual = 5.75f * u;
        const float status =
            wordy ? std::max(inner - 2.75f * u - low_actions - 2 * u, usual) : usual;
        place_panel(screen, panel, 0.5f * u, 2.75f * u, status, 0);
        // The actions are all that follows: they take what is left.
        screen.actions = screen.extras;
        screen.actions.y -= u;
        screen.actions.height += u;
        screen.extras = {};
        screen.sheet = screen.window;
        return screen;
    }
    const float u = screen.unit = 16.0f;
    const float panel = std::clamp(width * 0.235f, 16.5f * u, 21 * u);
    const float room = std::clamp((height - 600) / 140, 0.0f, 1.0f);  // 0: a low window
    // In a high window there is room for a proof at any time, and nothing moves for it.
    const float spare = std::clamp((height - 780) / 100, 0.0f, 1.0f);
    const float status = wordy ? 11.5f : 5.25f + 2.25f * room + 4.0f * spare;
    place_panel(screen, panel, (0.75f + 0.5f * room) * u, (9.25f + 1.25f * room) * u, status * u,
                (8.5f + 2.5f * room) * u);
    if (screen.extras.height < kFewExtras * u) screen.extras = {};
    const float sheet_width = std::min(width - 4 * u, 56 * u);
    const float sheet_height = std::min(height - 3 * u, 46 * u);
    screen.sheet = {(width - sheet_width) / 2, (height - sheet_height) / 2, sheet_width,
                    sheet_height};
    return screen;
}

int best_columns(int count, float width, float height, float aspect) {
    int best = 1;
    float best_size = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        float size = std::min(width / static_cast<float>(columns),
                              height / static_cast<float>(rows) / aspect);
        // A last row that is not full looks unfinished.
        size *= static_cast<float>(count) / static_cast<float>(columns * rows);
        if (size > best_size) {
            best_size = size;
            best = columns;
        }
    }
    return best;
}

}  // namespace peg
