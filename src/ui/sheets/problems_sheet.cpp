// SPDX-License-Identifier: MIT
// Two sheets: the problems of the board in play, and the figures on the English board. Both are a
// grid of pictures that scrolls, below a filter; each picture has its level, and when it has been
// solved a tick, and the steps of its ladder.

#include <algorithm>
#include <array>

#include "app/features/boards/galleries.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/listing/ladder.h"
#include "app/kit/listing/listing.h"
#include "app/kit/listing/solved.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "core/board/catalogue.h"
#include "ui/panels/panels.h"
#include "ui/sheets/cards.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr int kProblemKey = 1 << 16;
constexpr int kFigureKey = 1 << 17;
constexpr int kGalleryScrollKey = 1 << 18;

const Board& board_of(const AppState& state, const ListedProblem& listed) {
    if (listed.board == state.played.board_text) return state.played.game.board();
    static const Board english = parse_board_name(catalogue().front().name)->board;
    return english;  // only figures can be on a board that is not in play
}

// The filter: a row of levels, and the switch beside it or, where that is too narrow, below it.
struct FilterPlaces {
    Rect levels;
    Rect unsolved;
};

FilterPlaces place_filter(const Frame& frame, const Rect& inside, float top) {
    const float u = frame.unit;
    const float gap = 0.5f * u;
    const float row = std::max(kLeastTarget, 2.75f * u);
    const float side = 11.5f * u;  // of the switch
    const float levels = std::min(26 * u, inside.width);
    if (levels + gap + side <= inside.width)
        return {{inside.x, top, levels, row}, {inside.x + levels + gap, top, side, row}};
    return {{inside.x, top, levels, row}, {inside.x, top + row + gap, side, row}};
}

void draw_filter(Frame& frame, ScrollArea& area, const FilterPlaces& places) {
    constexpr int kLevelsKey = (1 << 15) + 128;
    const std::vector<Choice> levels = level_choices(frame.state);
    const auto current = std::ranges::find(levels, true, &Choice::current) - levels.begin();
    const auto clicked = segmented(frame, kLevelsKey, places.levels,
                                   {phrase::level::all_short(), phrase::level::easy_title(),
                                    phrase::level::medium_title(), phrase::level::hard_title(),
                                    phrase::level::expert_title()},
                                   static_cast<int>(current));
    if (clicked) frame.intents.emplace_back(Choose{levels[static_cast<std::size_t>(*clicked)].id});
    const int count = static_cast<int>(levels.size());
    for (int i = 0; i < count; ++i) {
        const std::string& id = levels[static_cast<std::size_t>(i)].id;
        const Rect cell = grid_cell(places.levels, count, 1, i, 0);
        area.follow_focus(id, cell);
        place_choice(frame, id, cell);
    }
    area.follow_focus("unsolved", places.unsolved);
    command_button(frame, "unsolved", places.unsolved, ButtonStyle::kRow);
}

// A cup for those who have climbed the whole ladder.
const char* sign_of(const AppState& state, const ListedProblem& listed) {
    if (!is_solved(state, listed)) return nullptr;
    return stands_on(state, listed, Rung::kRecord) ? icon::kTrophy : icon::kCheck;
}

void draw_problem(Frame& frame, const ListedProblem& listed, int id, const Rect& cell) {
    std::vector<bool> steps;
    for (const Rung rung : rungs_of(frame.state, listed))
        steps.push_back(stands_on(frame.state, listed, rung));
    const bool made = listed.problem.finish.kind == Finish::Kind::kPosition;
    const Position shown = made ? listed.problem.finish.position : listed.problem.start;
    const std::string difficulty = words::difficulty(listed);
    const CardFace face{listed.title,
                        difficulty,
                        sign_of(frame.state, listed),
                        is_current(frame.state, listed),
                        {board_of(frame.state, listed), shown, listed.problem.finish},
                        std::move(steps)};
    if (picture_card(frame, id, listed.id, cell, face))
        frame.intents.emplace_back(Choose{listed.id});
}

// Where the pictures are, and the names of their sets, below the top of the content.
struct Gallery {
    struct Caption {
        std::string_view text;
        float top;
    };
    std::vector<Rect> cells;
    std::vector<Caption> captions;
    float bottom;
};

// Row by row; a set with a name begins a row, below its name.
Gallery arrange_gallery(const Frame& frame, const Rect& inside, float top,
                        const std::vector<const ListedProblem*>& shown) {
    const float gap = 0.5f * frame.unit;
    const int columns = std::max(2, static_cast<int>(inside.width / (8.5f * frame.unit)));
    const float width =
        (inside.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = width + 1.75f * frame.unit;
    Gallery gallery{{}, {}, top};
    std::string_view set;
    int column = 0;
    for (const ListedProblem* listed : shown) {
        if (listed->set != set) {
            set = listed->set;
            gallery.captions.push_back({set, gallery.bottom + gap});
            gallery.bottom += 2 * gap + line_height(frame, Type::kLabel);
            column = 0;
        }
        if (column == 0) gallery.bottom += height + gap;
        gallery.cells.push_back({inside.x + static_cast<float>(column) * (width + gap),
                                 gallery.bottom - height - gap, width, height});
        column = (column + 1) % columns;
    }
    gallery.bottom -= gap;
    return gallery;
}

// The filter, how many are solved, and the pictures: all of it scrolls, for it needs more room than
// a low window has.
void draw_content(Frame& frame, const Rect& inside, const std::vector<ListedProblem>& problems,
                  int key) {
    const float u = frame.unit;
    const auto shown = shown_problems(frame.state, problems);
    const float filter = place_filter(frame, inside, 0).unsolved.bottom() + 0.5f * u;
    const float above = filter + line_height(frame, Type::kCaption) + 0.35f * u;
    const Gallery gallery = arrange_gallery(frame, inside, above, shown);
    ScrollArea area(frame, kGalleryScrollKey + (key == kFigureKey ? 16 : 0), inside,
                    gallery.bottom);
    draw_filter(frame, area, place_filter(frame, inside, area.top()));
    text(frame, Type::kCaption, {inside.x, area.top() + filter}, pack(frame.theme.muted),
         words::tally(frame.state, problems));
    for (const Gallery::Caption& caption : gallery.captions)
        text(frame, Type::kLabel, {inside.x, area.top() + caption.top}, pack(frame.theme.text),
             caption.text);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        Rect cell = gallery.cells[i];
        cell.y += area.top();
        area.follow_focus(shown[i]->id, cell);
        if (area.shows(cell)) draw_problem(frame, *shown[i], key | static_cast<int>(i), cell);
    }
}

// The sheet's title, the tabs, and what is below them.
void draw_list(Frame& frame, Sheet sheet, const std::vector<ListedProblem>& problems, int key) {
    const Rect inside = draw_tabs(frame, sheet_card(frame, sheet_title(frame.state, sheet)));
    if (!problems.empty()) return draw_content(frame, inside, problems, key);
    paragraph(frame, Type::kBody, {inside.x, inside.y}, inside.width, pack(frame.theme.muted),
              words::tally(frame.state, problems));
}

}  // namespace

void draw_problems(Frame& frame) {
    draw_list(frame, "problems", frame.state.lists.problems, kProblemKey);
}

void draw_figures(Frame& frame) {
    draw_list(frame, "figures", frame.state.lists.figures, kFigureKey);
}

}  // namespace peg
