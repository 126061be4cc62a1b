// SPDX-License-Identifier: MIT
#include "app/features/library/bookmarks.h"

#include <algorithm>

#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/model/stored/game_json.h"
#include "words/phrases/play.h"

namespace peg {

std::vector<Choice> bookmark_choices(const AppState& state) {
    std::vector<Choice> list;
    for (std::size_t i = 0; i < state.played.bookmarks.size(); ++i) {
        const Bookmark& mark = state.played.bookmarks[i];
        list.push_back({"bookmark:" + std::to_string(i), words::label(mark),
                        std::ranges::equal(mark.line.jumps, state.played.game.played())});
        list.back().icon = "flag";
        if (state.sheet != "moves") continue;
        add_beside(list, "unmark:" + std::to_string(i), words::removal_label(mark)).icon = "x";
    }
    return list;
}

void ask_for_bookmark(Context& context) {
    context.ask_for_text(words::ask_for_bookmark(), words::moment(context.state), name_moment);
}

void name_moment(Context& context, std::string_view text) {
    AppState& state = context.state;
    const std::string name = game_name(text);
    const std::size_t at = state.played.game.cursor();
    if (name.empty() || at == 0) return;
    const auto played = state.played.game.played();
    Line line{{played.begin(), played.end()},
              {state.played.makers.begin(),
               state.played.makers.begin() + static_cast<std::ptrdiff_t>(at)},
              at};
    add_bookmarks(state.played.bookmarks, {{name, std::move(line)}});
    remember(context);
    context.say(Tone::kPlain, words::bookmarked(name), words::where_bookmarks_are());
}

void go_to_bookmark(Context& context, std::size_t number) {
    AppState& state = context.state;
    const Bookmark mark = state.played.bookmarks[number];
    const std::size_t length = mark.line.jumps.size();
    const auto leads_there = [&](std::span<const JumpId> jumps) {
        return shared_jumps(jumps, mark.line.jumps) == length;
    };
    if (!leads_there(state.played.game.jumps())) {
        // The bookmark is on another line. If that line was removed, the bookmark has the jumps
        // itself.
        auto line = std::ranges::find_if(state.played.variations,
                                         [&](const Line& one) { return leads_there(one.jumps); });
        if (line == state.played.variations.end()) {
            add_line(state.played.variations, mark.line);
            line = state.played.variations.end() - 1;
        }
        enter_line(context, static_cast<std::size_t>(line - state.played.variations.begin()));
    }
    follow_playback(state, length);
    go_to(context, length);
    context.announce(words::at_bookmark(state, mark));
}

void remove_bookmark(Context& context, std::size_t number) {
    AppState& state = context.state;
    const std::string name = state.played.bookmarks[number].name;
    leave_way_back(state);
    state.played.bookmarks.erase(state.played.bookmarks.begin() +
                                 static_cast<std::ptrdiff_t>(number));
    state.back_stack.just_left = true;
    context.mark_changed();
    remember(context);
    context.say(Tone::kPlain, words::bookmark_removed(name), phrase::play::undo_brings_back());
}

}  // namespace peg
