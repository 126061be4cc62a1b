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
constexpr float kProofWidth = 15;  // one that is narrower than this has none for a proof,
constexpr float kTwoNames = 18;    // and than this none for two long names of commands

// With larger print than usual a window has room for at least so many units: across, held upright;
// across and down, with a panel at the right.
constexpr float kLeastWide = 21;
constexpr float kLeastLong = 52;
constexpr float kLeastHigh = 30;

constexpr int kEnoughSeats = 10;  // before there is a list of moves
constexpr int kMostSeats = 15;
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
// search that runs.
void place_answers(Screen& screen) {
    const float u = screen.unit;
    const float width = std::max(kLeastTarget, 3.25f * u);
    const float height = row_of(u, kSeatHeight);
    const Rect& status = screen.status;
    float left = status.right();
    for (const Command command :
         std::initializer_list<Command>{"stop", "skip", "continue", "go_back", "why"}) {
        if (!applies(screen, command)) continue;
        if (command == "continue" && !screen.needs.way_on) continue;
        if (left < status.right()) left -= kGap * u;
        left -= width;
        take_seat(screen, command, {left, status.y, width, height});
    }
    if (left < status.right()) screen.answers = {left, status.y, status.right() - left, height};
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

// How high the sections of a panel are, in CSS pixels, and how many rows of seats it has.
struct Sections {
    float heading = 0;
    float status = 0;
    float large = 0;  // on a desk: a row of large buttons
    float row = 0;
    int rows = 1;
    float moves = 0;
};

// Shares out the height of a panel. Room is kept for a proof though none is shown, so that it costs
// no command its seat.
Sections share_out(const Screen& screen, const Rect& inner, float gap, int columns) {
    const float u = screen.unit;
    const bool desk = screen.form == Form::kDesk;
    const bool wide = inner.width >= kProofWidth * u;
    Sections it;
    it.heading = (inner.width < kNarrow * u ? kNarrowHeading : kShortHeading) * u;
    it.row = row_of(u, kSeatHeight);
    if (desk) it.large = row_of(u, 3);
    float spare = inner.height - it.heading - kLeastStatus * u - it.row - 2 * gap;
    if (desk) spare -= it.large + gap;

    const float for_proof = wide ? (kProofStatus - kLeastStatus) * u : 0;
    float left = spare - for_proof;
    const float next_row = it.row + kGap * u;
    const auto add_rows = [&](int enough) {
        while (it.rows * columns < enough && left >= next_row) {
            ++it.rows;
            left -= next_row;
        }
    };
    add_rows(kEnoughSeats);
    if (wide && left >= kLeastMoves * u + gap) {
        it.moves = kLeastMoves * u;
        left -= it.moves + gap;
    }
    add_rows(kMostSeats);
    if (desk && left >= (kFullHeading - kShortHeading) * u) {
        left -= (kFullHeading - kShortHeading) * u;
        it.heading = kFullHeading * u;
    }
    // Without a list of moves the rows may be higher, and the words have what is left.
    if (it.moves == 0) {
        const float higher =
            std::clamp(left / static_cast<float>(it.rows), 0.0f, (4.25f - kSeatHeight) * u);
        it.row += higher;
        left -= higher * static_cast<float>(it.rows);
        it.status = std::max(kLeastStatus * u + left + for_proof, 0.0f);
        return it;
    }
    // In a high window the words always have the room of a proof.
    const float roomy = screen.needs.proof ? for_proof : std::clamp(left, 0.0f, for_proof);
    it.status = kLeastStatus * u + roomy;
    it.moves += left + for_proof - roomy;
    return it;
}

void fill_panel(Screen& screen, const Rect& inner, float gap) {
    const float u = screen.unit;
    const bool desk = screen.form == Form::kDesk;
    const float between = kGap * u;
    const int columns = columns_in(inner.width, std::max(kLeastTarget, 3.4f * u), between, 5);
    const Sections height = share_out(screen, inner, gap, columns);
    float y = inner.y;
    const auto take = [&](float part) {
        const Rect rect{inner.x, y, inner.width, part};
        y += part + gap;
        return rect;
    };
    screen.heading = take(height.heading);
    screen.status = take(height.status);
    place_answers(screen);
    if (!desk) {
        place_slider(screen, lower_end(screen, 0));
        place_curve(screen);
    } else if (const Rect large = take(height.large); applies(screen, "play")) {
        place_slider(screen, large);
    } else {
        const Rect left = grid_cell(large, 2, 1, 0, 2 * between);
        const Rect right = grid_cell(large, 2, 1, 1, 2 * between);
        take_seat(screen, stand_in(screen.needs, "hint"), left, Seat::Look::kPrimary);
        take_seat(screen, stand_in(screen.needs, "solve"), right, Seat::Look::kPlain);
    }
    const auto rows = static_cast<float>(height.rows);
    take_seats(screen, take(rows * height.row + (rows - 1) * between), columns, height.rows,
               between);
    // In the editor their room stays empty: no button is to leave the hand that opens it.
    if (height.moves > 0 && !screen.needs.editing) screen.moves = take(height.moves);
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
    const float row = row_of(u, 3.5f);
    const bool phone = inner < 30 * u;
    const float cell = std::max(kLeastTarget, (phone ? 3.1f : 4.25f) * u);
    const int columns = columns_in(inner - 2 * padding, cell, gap, phone ? 6 : 10);

    screen.heading = {x, 0.5f * u, inner, kShortHeading * u};
    const float top_of_board = screen.heading.bottom() + 0.25f * u;
    const float usual = 6.0f * u;
    // More seats and the words of a proof take only what the board has no use for.
    float spare =
        height - top_of_board - usual - 2.75f * u - 2 * padding - row - kBoardWithTray * width;
    const int rows = spare >= row + gap && screen.needs.only.empty() ? 2 : 1;
    if (rows == 2) spare -= row + gap;
    const float more = screen.needs.proof    ? (kProofStatus * u) - usual
                       : screen.needs.review ? kCurve * u
                                             : 0;
    const float status = usual + std::clamp(spare, 0.0f, more);
    const float seats = static_cast<float>(rows) * (row + gap) - gap + 2 * padding;
    const Rect low{x, height - seats - 0.75f * u, inner, seats};
    const Rect words{x, low.y - status - 0.75f * u, inner, status};
    screen.cards = {words, low};
    screen.status = words.shrunk(0.6f * u);
    place_answers(screen);
    place_slider(screen, lower_end(screen, 0.4f * u));
    place_curve(screen);
    take_seats(screen, low.shrunk(padding), columns, rows, gap);
    screen.board = Rect{0, top_of_board, width, words.y - top_of_board - 0.5f * u}.shrunk(0.4f * u);
}

// Gives the whole room of the seats to a few commands; beside the board the words have what is
// left, and in a narrow panel the commands stand one below the other.
void seat_only(Screen& screen, const std::vector<Command>& commands) {
    const float u = screen.unit;
    const float gap = 0.5f * u;
    const int count = static_cast<int>(commands.size());
    int rows = 1;
    Rect room = screen.cards[1].shrunk(0.3f * u);
    if (screen.form != Form::kUpright) {
        const Rect inner = screen.cards[0].shrunk(0.75f * u);
        if (inner.width < kTwoNames * u) rows = count;
        const auto lines = static_cast<float>(rows);
        const float height = lines * row_of(u, kSeatHeight) + (lines - 1) * gap;
        room = {screen.status.x, inner.bottom() - height, screen.status.width, height};
        screen.status.height = std::min(room.y - 0.75f * u - screen.status.y, 7.5f * u);
        room.y = screen.status.bottom() + 0.75f * u;
    }
    screen.seats.clear();
    screen.answers = screen.slider = screen.moves = screen.curve = {};
    for (int i = 0; i < count; ++i) {
        const Rect rect = grid_cell(room, count / rows, rows, i, gap);
        const Seat::Look look = count == 1 ? Seat::Look::kWide
                                : i == 0   ? Seat::Look::kPrimary
                                           : Seat::Look::kPlain;
        screen.seats.push_back({commands[static_cast<std::size_t>(i)], rect, look});
    }
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
    if (!needs.only.empty()) seat_only(screen, needs.only);
    screen.board_above_proof = screen.board;
    if (!needs.proof) {
        Needs with_proof = needs;
        with_proof.proof = true;
        screen.board_above_proof = arrange(width, height, with_proof).board;
    }
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
