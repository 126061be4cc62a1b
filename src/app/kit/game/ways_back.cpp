// SPDX-License-Identifier: MIT
#include "app/kit/game/ways_back.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/words/words.h"
#include "core/board/notation.h"

namespace peg {

namespace {

bool is_same_line(const RememberedGame& a, const RememberedGame& b) {
    return is_same_problem(a.game, b.game) && a.variations == b.variations &&
           a.bookmarks == b.bookmarks && std::ranges::equal(a.game.jumps(), b.game.jumps());
}

}  // namespace

bool is_untouched(const RememberedGame& remembered) {
    const Game& game = remembered.game;
    if (!game.jumps().empty() || !remembered.variations.empty() || !remembered.bookmarks.empty() ||
        !remembered.name.empty() || !remembered.backwards_line.taken.empty())
        return false;
    const auto named = parse_board(remembered.board_text);
    return named && named->classic == game.problem();
}

RememberedGame remembered(const AppState& state) {
    if (const RememberedGame* game = put_by(state)) return *game;
    return {state.game,       state.board_text,    state.makers, state.hints,
            state.variations, state.game_name,     state.try_id, state.seconds,
            state.bookmarks,  state.backwards_line};
}

bool leave_way_back(AppState& state) {
    RememberedGame now = remembered(state);
    if (is_untouched(now)) return false;
    // Of the same line one way back is enough: the first, to where it was left.
    const bool there = !state.ways_back.empty() && is_same_line(state.ways_back.back(), now);
    if (!there) state.ways_back.push_back(std::move(now));
    if (state.ways_back.size() > kMostWaysBack) state.ways_back.erase(state.ways_back.begin());
    return true;
}

void take_way_back(Context& context) {
    AppState& state = context.state;
    assert(!state.ways_back.empty());
    RememberedGame before = std::move(state.ways_back.back());
    state.ways_back.pop_back();
    resume_game(context, std::move(before));
    context.say(Tone::kPlain, words::back_in_game(state));
}

}  // namespace peg
