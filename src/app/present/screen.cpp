// SPDX-License-Identifier: MIT
#include "app/kit/view/screen.h"

#include <algorithm>
#include <cmath>

#include "app/present/place_buttons.h"

namespace peg {

namespace {

// In units, unless noted.
constexpr float kGap = 0.25f;           // between buttons
constexpr float kButtonHeight = 3.25f;  // of a row of buttons
constexpr float kMinStatus = 5.75f;     // a title, a line, and the slider of a solution
constexpr float kProofStatus = 11.5f;
constexpr float kTwoLines = 4.2f;  // a status panel with two lines and its title
constexpr float kOneLine = 2.8f;
constexpr float kWide = 32;     // in a wider panel one line is enough
constexpr float kCurve = 2.5f;  // of a review
constexpr float kMinCurve = 1.9f;
constexpr float kMinMoves = 5.5f;  // two rows of chips for a finger
constexpr float kFullHeading = 9.25f;
constexpr float kShortHeading = 3.5f;
constexpr float kNarrowHeading = 2.6f;
constexpr float kNarrow = 11;      // a narrower panel has no room for two things in a line
constexpr float kProofWidth = 15;  // a narrower panel has no room for a proof

// Larger print must leave a window at least this room in units: across, if upright; across and
// down, with a panel at the right.
constexpr float kMinWide = 21;
constexpr float kMinLong = 52;
constexpr float kMinHigh = 30;

constexpr int kEnoughButtons = 4;  // number of buttons besides the fixed ones before there is a
                                   // list of moves
constexpr int kMaxButtons = 9;
constexpr float kFixedHeight = 3.5f;     // of a row of fixed buttons
constexpr float kBoardWithTray = 1.15f;  // length of the English board with its tray, in board
                                         // widths

// The height of a row of buttons: as many units as wanted, but enough for a finger.
float row_of(float unit, float units) { return std::max(kMinTarget, units * unit); }

bool is_upright(float width, float height) {
    // In small windows, a board beside its panel is larger than one above it.
    return height > width * (width < 480 ? 1.35f : 0.95f);
}

// Print grows with the window. In the smallest windows captions are 12 pixels, for a unit of 13.
// Only whole and half pixels, because fonts are rasterised again for each size.
float unit_of(float width, float height, float print) {
    float unit = 0;
    if (is_upright(width, height)) {
        unit = width < 390 ? 13 + (width - 256) * 0.0224f : 16 + (width - 390) * 0.0055f;
    } else {
        const float small = 13 + (std::min(height, 0.7f * width) - 256) * 0.0155f;
        unit = std::max(std::min(small, 16.0f), std::min(height, 0.7f * width) / 60);
    }
    unit = std::clamp(unit, 13.0f, 32.0f);
    // Larger print must leave room for the commands and the words.
    const float most = is_upright(width, height) ? width / kMinWide
                                                 : std::min(width / kMinLong, height / kMinHigh);
    unit = std::max(unit, std::min(unit * print, most));
    return std::round(unit * 2) / 2;
}

bool applies(const Screen& screen, Command command) { return screen.needs.has(command); }

void place_button(Screen& screen, Command command, const Rect& rect,
                  ButtonPlace::Look look = ButtonPlace::Look::kTile) {
    if (applies(screen, command)) screen.buttons.push_back({command, rect, look});
}

// Places the buttons at the top right of the status panel, which answer a lost position, the
// lesson, or a running search. Returns those that do not fit.
std::vector<Command> place_answers(Screen& screen) {
    const float u = screen.unit;
    const float width = std::max(kMinTarget, 3.25f * u);
    const float height = row_of(u, kButtonHeight);
    const Rect& status = screen.status;
    float left = status.right();
    std::vector<Command> without;
    for (const Command command :
         std::initializer_list<Command>{"stop", "pause_question", "resume_question", "skip",
                                        "continue", "now_try", "go_back", "why"}) {
        if (!applies(screen, command)) continue;
        if (command == "continue" && !screen.needs.to_continue) continue;
        const std::vector<Command>& only = screen.needs.only;  // these have places of their own
        if (std::ranges::find(only, command) != only.end()) continue;
        // At the end of the lesson, ask one question at a time.
        if (command == "skip" && !only.empty()) continue;
        if (height > status.height) {
            without.push_back(command);
            continue;
        }
        if (left < status.right()) left -= kGap * u;
        left -= width;
        place_button(screen, command, {left, status.y, width, height});
    }
    if (left < status.right()) screen.answers = {left, status.y, status.right() - left, height};
    return without;
}

// Places the slider of a solution, with the buttons for its speed on both sides if they fit.
void place_slider(Screen& screen, const Rect& rect) {
    if (!applies(screen, "play")) return;
    screen.slider = rect;
    const float end = std::max(kMinTarget, 4.25f * screen.unit);  // for "Langsamer"
    if (rect.width < 3.4f * end) return;
    screen.slider = {rect.x + end, rect.y, rect.width - 2 * end, rect.height};
    place_button(screen, "slower", {rect.x, rect.y, end, rect.height});
    place_button(screen, "faster", {rect.right() - end, rect.y, end, rect.height});
}

// The lower end of a panel that has no area for the slider.
Rect lower_end(const Screen& screen, float below) {
    const float height = row_of(screen.unit, 2.75f);
    const Rect& status = screen.status;
    return {status.x, status.bottom() + below - height, status.width, height};
}

// Puts the curve of a review at the lower end of the panel, if that leaves room for the words and
// there is no list of moves.
void place_curve(Screen& screen) {
    if (!screen.needs.review || screen.needs.proof || applies(screen, "play")) return;
    const Rect& status = screen.status;
    const float u = screen.unit;
    const float words = (status.width >= kWide * u ? kOneLine : kTwoLines) * u;
    const float height = std::min(kCurve * u, status.height - words);
    if (height < kMinCurve * u) return;
    screen.curve = {status.x, status.bottom() - height, status.width, height};
}

int columns_in(float width, float cell, float gap, int most) {
    return std::clamp(static_cast<int>((width + gap) / (cell + gap)), 1, most);
}

// --- A panel to the right of the board

// The heights of a panel's sections in CSS pixels, and the number of rows of other buttons.
struct Sections {
    float heading = 0;
    float fixed = 0;
    float status = 0;
    float slider = 0;  // a row of its own, only on a desk
    float row = 0;
    int rows = 0;
    float moves = 0;
};

float rows_height(int rows, float row, float gap) {
    return rows > 0 ? static_cast<float>(rows) * (row + gap) - gap : 0;
}

// The grid of fixed buttons in a panel: six in a row, or rows of three or two, as long as there is
// room for the words.
struct FixedGrid {
    int columns = kFixedButtons;
    int rows = 1;
};
FixedGrid fixed_grid(const Rect& inner, float unit, float heading) {
    const float gap = kGap * unit;
    const auto fit = [&](int columns) {
        const auto count = static_cast<float>(columns);
        return count * kMinTarget + (count - 1) * gap <= inner.width;
    };
    FixedGrid grid{fit(kFixedButtons) ? kFixedButtons : fit(3) ? 3 : 2, 1};
    grid.rows = kFixedButtons / grid.columns;
    const float row = row_of(unit, kFixedHeight);
    const float least = heading + kMinStatus * unit;
    while (grid.rows > 1 && rows_height(grid.rows, row, gap) + least > inner.height) --grid.rows;
    return grid;
}

// Divides the height of a panel. Heading and fixed buttons depend only on the window, so they never
// move. Room for a proof is always reserved, so a proof does not take a command's button.
Sections share_out(const Screen& screen, const Rect& inner, float gap, int columns,
                   const FixedGrid& fixed) {
    const float u = screen.unit;
    const ScreenNeeds& needs = screen.needs;
    const bool desk = screen.form == Form::kDesk;
    const bool wide = inner.width >= kProofWidth * u;
    Sections it;
    it.heading = (inner.width < kNarrow * u ? kNarrowHeading : kShortHeading) * u;
    it.fixed = rows_height(fixed.rows, row_of(u, kFixedHeight), kGap * u);
    it.row = row_of(u, kButtonHeight);
    const float for_proof = wide ? (kProofStatus - kMinStatus) * u : 0;
    const float next_row = it.row + kGap * u;
    float left = inner.height - it.heading - it.fixed - kMinStatus * u - 2 * gap - for_proof;
    const float fuller = (kFullHeading - kShortHeading) * u;
    if (desk && left >= 2 * next_row + kMinMoves * u + 2 * gap + fuller) {
        it.heading += fuller;
        left -= fuller;
    }
    if (desk && needs.has("play")) {
        it.slider = row_of(u, 3);
        left -= it.slider + gap;
    }
    // What a mode adds has a row, even if the words lose room.
    if (!needs.added.empty() || !needs.only.empty()) {
        it.rows = 1;
        left -= it.row + gap;
    }
    const auto add_rows = [&](int enough) {
        while (it.rows * columns < enough && left >= next_row + (it.rows == 0 ? gap : 0)) {
            left -= next_row + (it.rows == 0 ? gap - kGap * u : 0);
            ++it.rows;
        }
    };
    if (needs.alone && it.rows == 0) {
        it.status = kMinStatus * u + left + for_proof;
        return it;
    }
    add_rows(std::max(kEnoughButtons, static_cast<int>(needs.added.size())));
    if (wide && left >= kMinMoves * u + gap) {
        it.moves = kMinMoves * u;
        left -= it.moves + gap;
    }
    add_rows(kMaxButtons);
    if (it.moves == 0) {
        it.status = std::max(kMinStatus * u + left + for_proof, 0.0f);
        return it;
    }
    // In a high window the words always have the room of a proof.
    const float roomy = needs.proof ? for_proof : std::clamp(left, 0.0f, for_proof);
    it.status = kMinStatus * u + roomy;
    it.moves += left + for_proof - roomy;
    return it;
}

// Places a few commands in place of all others, stacked if they do not fit side by side.
void place_only_buttons(Screen& screen, const Rect& room) {
    const std::vector<Command>& commands = screen.needs.only;
    const int count = static_cast<int>(commands.size());
    const std::vector<Rect> cells = grid_cells(room, count, 1, 0.5f * screen.unit);
    for (int i = 0; i < count; ++i) {
        const ButtonPlace::Look look = count == 1 ? ButtonPlace::Look::kWide
                                       : i == 0   ? ButtonPlace::Look::kPrimary
                                                  : ButtonPlace::Look::kPlain;
        const auto place = static_cast<std::size_t>(i);
        screen.buttons.push_back({commands[place], cells[place], look});
    }
}

void fill_panel(Screen& screen, const Rect& inner, float gap) {
    const float u = screen.unit;
    const bool desk = screen.form == Form::kDesk;
    const float between = kGap * u;
    const float heading = (inner.width < kNarrow * u ? kNarrowHeading : kShortHeading) * u;
    const FixedGrid fixed = fixed_grid(inner, u, heading + 2 * gap);
    const int columns = fixed.columns;
    const Sections height = share_out(screen, inner, gap, columns, fixed);
    float y = inner.y;
    const auto take = [&](float part) {
        const Rect rect{inner.x, y, inner.width, part};
        if (part > 0) y += part + gap;
        return rect;
    };
    screen.heading = take(height.heading);
    place_fixed_buttons(screen, grid_cells(take(height.fixed), columns, fixed.rows, between));
    screen.status = take(height.status);
    const std::vector<Command> without = place_answers(screen);
    if (desk) {
        place_slider(screen, take(height.slider));
    } else {
        // Leave room for words: there are steps, too.
        const Rect below = lower_end(screen, 0);
        if (below.y - screen.status.y >= 2 * u) place_slider(screen, below);
        place_curve(screen);
    }
    const Rect others = take(rows_height(height.rows, height.row, between));
    if (!screen.needs.only.empty())
        place_only_buttons(screen, {others.x, others.y, others.width, height.row});
    else
        place_other_buttons(screen, grid_cells(others, columns, height.rows, between), without);
    if (height.moves > 0 && !screen.needs.editing && screen.needs.only.empty())
        screen.moves = take(height.moves);
}

void arrange_beside(Screen& screen) {
    const float width = screen.window.width;
    const float height = screen.window.height;
    const float u = screen.unit;
    screen.form = height < 500 ? Form::kLying : Form::kDesk;
    const bool desk = screen.form == Form::kDesk;
    const float margin = (desk ? 0.75f : 0.35f) * u;
    const float padding = (desk ? 1.0f : 0.5f) * u;
    const float high = height - 2 * margin;
    const float two_columns = 2 * (kMinTarget + kGap * u + padding);
    const float least = std::clamp(0.29f * width, two_columns, std::max(16.5f * u, two_columns));
    const float most = std::max(24 * u, least);
    const float panel = std::clamp(width - 3 * margin - kBoardWithTray * high, least, most);
    // The panel is next to the board; spare room is at the outer sides.
    const float board =
        std::min(width - panel - 3 * margin, std::max(kBoardWithTray * high, 22 * u));
    const float outer = (width - board - panel - 3 * margin) / 2;
    screen.board = {outer + margin, margin, board, high};
    screen.cards[0] = {screen.board.right() + margin, margin, panel, high};
    fill_panel(screen, screen.cards[0].shrunk(padding), (desk ? 0.75f : 0.4f) * u);
    screen.sheet = screen.window;
    if (!desk) return;
    const float sheet_width = std::min(width - 4 * u, 56 * u);
    const float sheet_height = std::min(height - 3 * u, 46 * u);
    screen.sheet = {(width - sheet_width) / 2, (height - sheet_height) / 2, sheet_width,
                    sheet_height};
}

// --- Panels above and below the board

void arrange_upright(Screen& screen) {
    const float width = screen.window.width;
    const float height = screen.window.height;
    const float u = screen.unit;
    screen.form = Form::kUpright;
    screen.sheet = screen.window;
    const float margin = (width >= 700 ? 2.0f : width < 360 ? 0.5f : 1.0f) * u;
    const float inner = std::min(width - 2 * margin, 40 * u);
    const float x = (width - inner) / 2;
    const float padding = 0.3f * u;
    const float gap = kGap * u;
    const float row = row_of(u, kFixedHeight);
    const bool phone = inner < 30 * u;
    const float cell = phone ? kMinTarget : 4.25f * u;
    const int columns = columns_in(inner - 2 * padding, cell, gap, phone ? kFixedButtons : 10);

    screen.heading = {x, 0.5f * u, inner, kShortHeading * u};
    const float top_of_board = screen.heading.bottom() + 0.25f * u;
    const float usual = 6.0f * u;
    // More buttons and the words of a proof only get room that the board does not need.
    float spare =
        height - top_of_board - usual - 2.75f * u - 2 * padding - row - kBoardWithTray * width;
    const ScreenNeeds& needs = screen.needs;
    // A second row, if there is room for it, or if a mode adds commands.
    const bool beside = columns - kFixedButtons >= static_cast<int>(needs.added.size()) &&
                        columns > kFixedButtons && needs.only.empty();
    const bool adds = !needs.only.empty() || (!needs.added.empty() && !beside);
    const bool roomy = spare >= row + gap && !(needs.alone && needs.added.empty());
    const int rows = adds || roomy ? 2 : 1;
    if (rows == 2) spare -= row + gap;
    const float more = needs.proof ? (kProofStatus * u) - usual : needs.review ? kCurve * u : 0;
    const float status = usual + std::clamp(spare, 0.0f, more);
    const float buttons = static_cast<float>(rows) * (row + gap) - gap + 2 * padding;
    const Rect low{x, height - buttons - 0.75f * u, inner, buttons};
    // The last row depends only on the window.
    const Rect last{x + padding, height - 0.75f * u - padding - row, inner - 2 * padding, row};
    const Rect above{last.x, last.y - gap - row, last.width, row};
    const Rect words{x, low.y - status - 0.75f * u, inner, status};
    screen.cards = {words, low};
    screen.status = words.shrunk(0.6f * u);
    place_answers(screen);
    Rect slider = lower_end(screen, 0.4f * u);
    if (screen.answers.width > 0 && screen.answers.bottom() > slider.y)
        slider.width -= screen.answers.width + gap;
    place_slider(screen, slider);
    place_curve(screen);
    std::vector<Rect> cells = grid_cells(last, columns, 1, gap);
    const auto fixed = cells.begin() + std::min(columns, kFixedButtons);
    place_fixed_buttons(screen, {cells.begin(), fixed});
    std::vector<Rect> free = rows == 2 ? grid_cells(above, columns, 1, gap) : std::vector<Rect>{};
    free.insert(free.end(), fixed, cells.end());
    if (needs.only.empty())
        place_other_buttons(screen, free, {});
    else
        place_only_buttons(screen, above);
    screen.board = Rect{0, top_of_board, width, words.y - top_of_board - 0.5f * u}.shrunk(0.4f * u);
}

}  // namespace

Screen arrange(float width, float height, const ScreenNeeds& needs) {
    Screen screen;
    screen.needs = needs;
    screen.window = {0, 0, std::max(width, 1.0f), std::max(height, 1.0f)};
    screen.unit = unit_of(screen.window.width, screen.window.height, needs.print);
    if (is_upright(screen.window.width, screen.window.height))
        arrange_upright(screen);
    else
        arrange_beside(screen);
    screen.board_above_proof = screen.board;
    if (!needs.proof) {
        ScreenNeeds with_proof = needs;
        with_proof.proof = true;
        screen.board_above_proof = arrange(width, height, with_proof).board;
    }
    return screen;
}

}  // namespace peg
