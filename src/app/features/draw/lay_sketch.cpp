// SPDX-License-Identifier: MIT
#include "app/features/draw/lay_sketch.h"

#include <cassert>

#include "app/features/draw/draw_words.h"
#include "app/kit/ask/read_question.h"
#include "core/board/notation/notation.h"

namespace peg {

DrawingBoard& drawing_mode(Context& context) {
    assert(drawing_board(context.state) != nullptr);
    return *find_mode<DrawingBoard>(context.state.modes);
}

bool change_sketch(Context& context, const Sketch& next, bool further) {
    if (next.hole_count() > kMaxHoles) {
        context.say(Tone::kBad, words::too_many_holes(next.hole_count()));
        return false;
    }
    Sketchbook& book = context.state.kept.sketchbook;
    further ? book.amend(next) : book.change(next);
    drawing_mode(context).changed(context);
    return true;
}

void lay_sketch(Context& context, const Sketch& next) {
    if (change_sketch(context, next)) context.announce(words::holes_drawn(context.state));
}

void lay_grid(Context& context, const Sketch& next) {
    lay_sketch(context, next);
    context.announce(words::grid_size(next));
}

namespace {

void lay_board(Context& context, const Board& board) {
    const auto drawn = Sketch::of(board);
    if (!drawn) return context.say(Tone::kBad, words::no_such_grid());
    lay_sketch(context, *drawn);
}

}  // namespace

void take_board_text(Context& context, std::string_view text) {
    const auto own = parse_board(text);
    if (own) return lay_board(context, own->board);
    // Rows joined by slashes are our own notation.
    const bool ours = text.find('\n') == std::string_view::npos && text.find('/') < text.size();
    if (ours) return context.complain(own.error());
    ask_to_read(context, std::string(text), context.state.played.game.problem(),
                [](Context& c, const auto& readings) {
                    if (find_mode<DrawingBoard>(c.state.modes) != nullptr)
                        lay_board(c, readings.front().board);
                });
}

}  // namespace peg
