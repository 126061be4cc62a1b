// SPDX-License-Identifier: MIT
#include "app/kit/view/screen.h"

#include <algorithm>
#include <cmath>

#include "app/present/seats.h"

namespace peg {

namespace {

// In units, where nothing else is said.
constexpr float kGap = 0.25f;          // between buttons
constexpr float kSeatHeight = 3.25f;   // of a row of seats
constexpr float kLeastStatus = 5.75f;  // a title, a line, and the slider of a solution
constexpr float kProofStatus = 11.5f;
constexpr float kTwoLines = 4.2f;  // of a status, and its title
constexpr float kOneLine = 2.8f;
constexpr float kWide = 32;     // a panel in which a line is enough
constexpr float kCurve = 2.5f;  // of a review
constexpr float kLeastCurve = 1.9f;
constexpr float kLeastMoves = 5.5f;  // two rows of chips for a finger
constexpr float kFullHeading = 9.25f;
constexpr float kShortHeading = 3.5f;
constexpr float kNarrowHeading = 2.6f;
constexpr float kNarrow = 11;      // a panel that is narrower has no room for two things in a line
constexpr float kProofWidth = 15;  // one that is narrower than this has none for a proof

// With larger print than usual a window has room for at least so many units: across, held upright;
// across and down, with a panel at the right.
constexpr float kLeastWide = 21;
constexpr float kLeastLong = 52;
constexpr float kLeastHigh = 30;

constexpr int kEnoughSeats = 4;  // besides the fixed ones, before there is a list of moves
constexpr int kMostSeats = 9;
constexpr float kFixedHeight = 3.5f;     // of a row of fixed seats
constexpr float kBoardWithTray = 1.15f;  // the length of the English board with its tray, in widths

// The height of a row of buttons that is wished for in units, but never too low for a finger.
float row_of(float unit, float units) { return std::max(kLeastTarget, units * unit); }

bool is_upright(float width, float height) {
    // Where all is small, a board beside its panel is larger than one above it.
    return height > width * (width < 480 ? 1.35f : 0.95f);
}

// Print grows with the window. In the smallest windows captions have 12 pixels, which is 13 units.
// Whole and half pixels only: the fonts are drawn anew for each size.
float unit_of(float width, float height, float print) {
    float unit = 0;
    if (is_upright(width, height)) {
        unit = width < 390 ? 13 + (width - 256) * 0.0224f : 16 + (width - 390) * 0.0055f;
    } else {
        const float small = 13 + (std::min(height, 0.7f * width) - 256) * 0.0155f;
        unit = std::max(std::min(small, 16.0f), std::min(height, 0.7f * width) / 60);
    }
    unit = std::clamp(unit, 13.0f, 32.0f);
    // Larger print must leave the commands and the words their room.
    const float most = is_upright(width, height)
                           ? width / kLeastWide
                           : std::min(width / kLeastLong, height / kLeastHigh);
    unit = std::max(unit, std::min(unit * print, most));
    return std::round(unit * 2) / 2;
}

bool applies(const Screen& screen, Command command) { return screen.needs.has(command); }

void take_seat(Screen& screen, Command command, const Rect& rect,
               Seat::Look look = Seat::Look::kTile) {
    if (applies(screen, command)) screen.seats.push_back({command, rect, look});
}

// The buttons at the top right of the status panel, which answer a lost position, the lesson, or a
// search that runs. Returns those for which the panel is too low.
std::vector<Command> place_answers(Screen& screen) {
    const float u = screen.unit;
    const float width = std::max(kLeastTarget, 3.25f * u);
    const float height = row_of(u, kSeatHeight);
    const Rect& status = screen.status;
    float left = status.right();
    std::vector<Command> without;
    for (const Command command :
         std::initializer_list<Command>{"stop", "pause_question", "resume_question", "skip",
                                        "continue", "now_try", "go_back", "why"}) {
        if (!applies(screen, command)) continue;
        if (command == "continue" && !screen.needs.way_on) continue;
        const std::vector<Command>& only = screen.needs.only;  // which have seats of their own
        if (std::ranges::find(only, command) != only.end()) continue;
        // At the end of the lesson one question at a time.
        if (command == "skip" && !only.empty()) continue;
        if (height > status.height) {
            without.push_back(command);
            continue;
        }
        if (left < status.right()) left -= kGap * u;
        left -= width;
        take_seat(screen, command, {left, status.y, width, height});
    }
    if (left < status.right()) screen.answers = {left, status.y, status.right() - left, height};
    return without;
}

// The slider of a solution, between the buttons for its speed where these have room beside it.
void place_slider(Screen& screen, const Rect& rect) {
    if (!applies(screen, "play")) return;
    screen.slider = rect;
    const float end = std::max(kLeastTarget, 4.25f * screen.unit);  // for "Langsamer"
    if (rect.width < 3.4f * end) return;
    screen.slider = {rect.x + end, rect.y, rect.width - 2 * end, rect.height};
    take_seat(screen, "slower", {rect.x, rect.y, end, rect.height});
    take_seat(screen, "faster", {rect.right() - end, rect.y, end, rect.height});
}

// In a panel without a place of its own for the slider.
Rect lower_end(const Screen& screen, float below) {
    const float height = row_of(screen.unit, 2.75f);
    const Rect& status = screen.status;
    return {status.x, status.bottom() + below - height, status.width, height};
}

// The curve of a review has the lower end of the panel, where that leaves room for the words, and
// the moves have no place of their own.
void place_curve(Screen& screen) {
    if (!screen.needs.review || screen.needs.proof || applies(screen, "play")) return;
    const Rect& status = screen.status;
    const float u = screen.unit;
    const float words = (status.width >= kWide * u ? kOneLine : kTwoLines) * u;
    const float height = std::min(kCurve * u, status.height - words);
    if (height < kLeastCurve * u) return;
    screen.curve = {status.x, status.bottom() - height, status.width, height};
}

int columns_in(float width, float cell, float gap, int most) {
    return std::clamp(static_cast<int>((width + gap) / (cell + gap)), 1, most);
}

// --- A panel at the right of the board

// How high the sections of a panel are, in CSS pixels, and how many rows of other seats it has.
struct Sections {
    float heading = 0;
    float fixed = 0;
    float status = 0;
    float slider = 0;  // on a desk: a row of its own
    float row = 0;
    int rows = 0;
    float moves = 0;
};

float rows_height(int rows, float row, float gap) {
    return rows > 0 ? static_cast<float>(rows) * (row + gap) - gap : 0;
}

// The fixed seats in a panel: six abreast, or in rows of three or two, as many rows as leave the
// words their room.
struct FixedGrid {
    int columns = kFixedSeats;
    int rows = 1;
};
FixedGrid fixed_grid(const Rect& inner, float unit, float heading) {
    const float gap = kGap * unit;
    const auto fit = [&](int columns) {
        const auto count = static_cast<float>(columns);
        return count * kLeastTarget + (count - 1) * gap <= inner.width;
    };
    FixedGrid grid{fit(kFixedSeats) ? kFixedSeats : fit(3) ? 3 : 2, 1};
    grid.rows = kFixedSeats / grid.columns;
    const float row = row_of(unit, kFixedHeight);
    const float least = heading + kLeastStatus * unit;
    while (grid.rows > 1 && rows_height(grid.rows, row, gap) + least > inner.height) --grid.rows;
    return grid;
}

// Shares out the height of a panel. Heading and fixed seats depend on nothing but the window, so
// that they stay where they are. Room is kept for a proof though none is shown, so that it costs no
// command its seat.
Sections share_out(const Screen& screen, const Rect& inner, float gap, int columns,
                   const FixedGrid& fixed) {
    const float u = screen.unit;
    const Needs& needs = screen.needs;
    const bool desk = screen.form == Form::kDesk;
    const bool wide = inner.width >= kProofWidth * u;
    Sections it;
    it.heading = (inner.width < kNarrow * u ? kNarrowHeading : kShortHeading) * u;
    it.fixed = rows_height(fixed.rows, row_of(u, kFixedHeight), kGap * u);
    it.row = row_of(u, kSeatHeight);
    const float for_proof = wide ? (kProofStatus - kLeastStatus) * u : 0;
    const float next_row = it.row + kGap * u;
    float left = inner.height - it.heading - it.fixed - kLeastStatus * u - 2 * gap - for_proof;
    const float fuller = (kFullHeading - kShortHeading) * u;
    if (desk && left >= 2 * next_row + kLeastMoves * u + 2 * gap + fuller) {
        it.heading += fuller;
        left -= fuller;
    }
    if (desk && needs.has("play")) {
        it.slider = row_of(u, 3);
        left -= it.slider + gap;
    }
    // What a mode adds has a row, even at the cost of the words.
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
        it.status = kLeastStatus * u + left + for_proof;
        return it;
    }
    add_rows(std::max(kEnoughSeats, static_cast<int>(needs.added.size())));
    if (wide && left >= kLeastMoves * u + gap) {
        it.moves = kLeastMoves * u;
        left -= it.moves + gap;
    }
    add_rows(kMostSeats);
    if (it.moves == 0) {
        it.status = std::max(kLeastStatus * u + left + for_proof, 0.0f);
        return it;
    }
    // In a high window the words always have the room of a proof.
    const float roomy = needs.proof ? for_proof : std::clamp(left, 0.0f, for_proof);
    it.status = kLeastStatus * u + roomy;
    it.moves += left + for_proof - roomy;
    return it;
}

// A few commands in place of the others, one below the other where they have no room abreast.
void seat_only(Screen& screen, const Rect& room) {
    const std::vector<Command>& commands = screen.needs.only;
    const int count = static_cast<int>(commands.size());
    const std::vector<Rect> cells = grid_cells(room, count, 1, 0.5f * screen.unit);
    for (int i = 0; i < count; ++i) {
        const Seat::Look look = count == 1 ? Seat::Look::kWide
                                : i == 0   ? Seat::Look::kPrimary
                                           : Seat::Look::kPlain;
        const auto place = static_cast<std::size_t>(i);
        screen.seats.push_back({commands[place], cells[place], look});
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
    take_fixed_seats(screen, grid_cells(take(height.fixed), columns, fixed.rows, between));
    screen.status = take(height.status);
    const std::vector<Command> without = place_answers(screen);
    if (desk) {
        place_slider(screen, take(height.slider));
    } else {
        // Not at the cost of all words: there are steps, too.
        const Rect below = lower_end(screen, 0);
        if (below.y - screen.status.y >= 2 * u) place_slider(screen, below);
        place_curve(screen);
    }
    const Rect others = take(rows_height(height.rows, height.row, between));
    if (!screen.needs.only.empty())
        seat_only(screen, {others.x, others.y, others.width, height.row});
    else
        take_other_seats(screen, grid_cells(others, columns, height.rows, between), without);
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
    const float two_columns = 2 * (kLeastTarget + kGap * u + padding);
    const float least = std::clamp(0.29f * width, two_columns, std::max(16.5f * u, two_columns));
    const float most = std::max(24 * u, least);
    const float panel = std::clamp(width - 3 * margin - kBoardWithTray * high, least, most);
    // The panel stays next to the board: where both leave room, it is at the outer sides.
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
    const float cell = phone ? kLeastTarget : 4.25f * u;
    const int columns = columns_in(inner - 2 * padding, cell, gap, phone ? kFixedSeats : 10);

    screen.heading = {x, 0.5f * u, inner, kShortHeading * u};
    const float top_of_board = screen.heading.bottom() + 0.25f * u;
    const float usual = 6.0f * u;
    // More seats and the words of a proof take only what the board has no use for.
    float spare =
        height - top_of_board - usual - 2.75f * u - 2 * padding - row - kBoardWithTray * width;
    const Needs& needs = screen.needs;
    // A second row: where there is room for it, and else for what a mode adds.
    const bool beside = columns - kFixedSeats >= static_cast<int>(needs.added.size()) &&
                        columns > kFixedSeats && needs.only.empty();
    const bool adds = !needs.only.empty() || (!needs.added.empty() && !beside);
    const bool roomy = spare >= row + gap && !(needs.alone && needs.added.empty());
    const int rows = adds || roomy ? 2 : 1;
    if (rows == 2) spare -= row + gap;
    const float more = needs.proof ? (kProofStatus * u) - usual : needs.review ? kCurve * u : 0;
    const float status = usual + std::clamp(spare, 0.0f, more);
    const float seats = static_cast<float>(rows) * (row + gap) - gap + 2 * padding;
    const Rect low{x, height - seats - 0.75f * u, inner, seats};
    // The last row depends on nothing but the window.
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
    const auto fixed = cells.begin() + std::min(columns, kFixedSeats);
    take_fixed_seats(screen, {cells.begin(), fixed});
    std::vector<Rect> free = rows == 2 ? grid_cells(above, columns, 1, gap) : std::vector<Rect>{};
    free.insert(free.end(), fixed, cells.end());
    if (needs.only.empty())
        take_other_seats(screen, free, {});
    else
        seat_only(screen, above);
    screen.board = Rect{0, top_of_board, width, words.y - top_of_board - 0.5f * u}.shrunk(0.4f * u);
}

}  // namespace

Screen arrange(float width, float height, const Needs& needs) {
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
        Needs with_proof = needs;
        with_proof.proof = true;
        screen.board_above_proof = arrange(width, height, with_proof).board;
    }
    return screen;
}

}  // namespace peg
