// SPDX-License-Identifier: MIT
#include "app/kit/game/ways_back.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

bool is_same_line(const PlayedGame& a, const PlayedGame& b) {
    return is_same_problem(a.game, b.game) && a.variations == b.variations &&
           a.bookmarks == b.bookmarks && std::ranges::equal(a.game.jumps(), b.game.jumps());
}

}  // namespace

PlayedGame remembered(const AppState& state) {
    const PlayedGame* suspended = suspended_game(state);
    return suspended != nullptr ? *suspended : state.played;
}

bool leave_way_back(AppState& state) {
    PlayedGame now = remembered(state);
    if (now.is_untouched()) return false;
    // One way back to a line is enough: the first, to where it was left.
    const bool there =
        !state.back_stack.games.empty() && is_same_line(state.back_stack.games.back(), now);
    if (!there) state.back_stack.games.push_back(std::move(now));
    if (state.back_stack.games.size() > kMaxWaysBack)
        state.back_stack.games.erase(state.back_stack.games.begin());
    return true;
}

void take_way_back(Context& context) {
    AppState& state = context.state;
    assert(!state.back_stack.games.empty());
    PlayedGame before = std::move(state.back_stack.games.back());
    state.back_stack.games.pop_back();
    // Help taken in between counts in that game too.
    if (is_same_problem(before.game, state.played.game)) before.help.add(state.played.help);
    resume_game(context, std::move(before));
    context.say(Tone::kPlain, words::back_in_game(state));
}

}  // namespace peg
