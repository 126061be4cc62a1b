// SPDX-License-Identifier: MIT
#include "app/features/play/typed_moves.h"

#include <span>
#include <string>

#include "app/kit/ask/read_question.h"
#include "app/kit/game/change_game.h"
#include "app/words/app_errors.h"
#include "core/board/notation/notation.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

void play_all(Context& context, std::span<const JumpId> jumps) {
    for (const JumpId id : jumps) play_jump(context, id);
}

}  // namespace

void ask_for_moves(Context& context) {
    context.ask_for_text(phrase::play::ask_moves(), "", play_typed);
}

void play_typed(Context& context, std::string_view text) {
    const Game& game = context.state.played.game;
    const Problem here{game.position(), game.problem().finish};
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return context.complain(app_error("paste_empty"));
    const auto own = parse_moves(game.board(), text);
    if (own && replay(game.board(), here, *own).legal == own->size())
        return play_all(context, *own);
    ask_to_read(context, std::string(text), here, [](Context& c, const auto& readings) {
        const ReadAnswer& read = readings.front();
        const Game& now = c.state.played.game;
        const bool fits = read.board == now.board() && !read.jumps.empty() &&
                          read.problem.start == now.position();
        if (!fits) return c.complain(app_error("paste_nothing"));
        if (readings.size() > 1) return c.complain(app_error("typed_ambiguous"));
        // A line is played completely or not at all.
        if (!read.remarks.empty()) return c.complain(read.remarks.front());
        play_all(c, read.jumps);
    });
}

}  // namespace peg
