// SPDX-License-Identifier: MIT
// The problems of the board, and the figures on the English one: pictures in a grid that scrolls,
// each with its level, and a tick when it has been solved.

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "core/catalogue.h"
#include "ui/cards.h"
#include "ui/model/words.h"
#include "ui/panels.h"

namespace peg {

namespace {

constexpr int kProblemKey = 1 << 16;
constexpr int kFigureKey = 1 << 17;
constexpr int kScrollKey = 1 << 18;

const Board& board_of(const AppState& state, const ListedProblem& listed) {
    if (listed.board == state.board_text) return state.game.board();
    static const Board english = parse_board_name(catalogue().front().name)->board;
    return english;  // of all lists only the figures are on a board that is not in play
}

// "9 of 40 solved", at the right of the tabs or below them.
std::string tally(const AppState& state, const std::vector<ListedProblem>& problems) {
    const auto solved = std::ranges::count_if(
        problems, [&](const ListedProblem& listed) { return is_solved(state, listed); });
    return std::to_string(solved) + " of " + std::to_string(problems.size()) + " solved";
}

void draw_grid(Frame& frame, const Rect& inside, const std::vector<ListedProblem>& problems,
               int key) {
    const float u = frame.unit;
    const float gap = 0.5f * u;
    const int columns = std::max(2, static_cast<int>(inside.width / (8.5f * u)));
    const int count = static_cast<int>(problems.size());
    const int rows = (count + columns - 1) / columns;
    const float width =
        (inside.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = width + 1.75f * u;
    const float content = static_cast<float>(rows) * (height + gap) - gap;
    ScrollArea area(frame, kScrollKey + (key == kFigureKey ? 16 : 0), inside, content);
    for (int i = 0; i < count; ++i) {
        const ListedProblem& listed = problems[static_cast<std::size_t>(i)];
        const Rect cell{inside.x + static_cast<float>(i % columns) * (width + gap),
                        area.top() + static_cast<float>(i / columns) * (height + gap), width,
                        height};
        if (frame.state.focused == listed.id) area.reveal(cell);
        if (!area.shows(cell)) continue;
        const std::string level{words::level(listed.level)};
        const bool made = listed.problem.finish.kind == Finish::Kind::kPosition;
        const Position shown = made ? listed.problem.finish.position : listed.problem.start;
        const CardFace face{listed.title,
                            level,
                            is_solved(frame.state, listed) ? icon::kCheck : nullptr,
                            is_current(frame.state, listed),
                            {board_of(frame.state, listed), shown, listed.problem.finish}};
        if (picture_card(frame, key | i, listed.id, cell, face))
            frame.intents.emplace_back(Choose{listed.id});
    }
}

void draw_list(Frame& frame, std::string_view title, const std::vector<ListedProblem>& problems,
               int key) {
    const float u = frame.unit;
    const Rect card = sheet_card(frame, title);
    Rect inside = draw_tabs(frame, card);
    if (problems.empty()) {
        paragraph(frame, Type::kBody, {inside.x, inside.y}, inside.width, pack(frame.theme.muted),
                  "This board has no list of problems.");
        return;
    }
    const std::string words = tally(frame.state, problems);
    const float below = line_height(frame, Type::kCaption) + 0.35f * u;
    text(frame, Type::kCaption, {inside.x, inside.y}, pack(frame.theme.muted), words);
    inside.y += below;
    inside.height -= below;
    draw_grid(frame, inside, problems, key);
}

}  // namespace

void draw_problems(Frame& frame) {
    draw_list(frame, words::board_title(frame.state.board_text) + " problems", frame.state.problems,
              kProblemKey);
}

void draw_figures(Frame& frame) { draw_list(frame, "Figures", frame.state.figures, kFigureKey); }

}  // namespace peg
