// SPDX-License-Identifier: MIT
// Words about bookmarks.

#include "app/kit/words/words.h"
#include "words/phrases/bookmark.h"
#include "words/phrases/count.h"

namespace peg::words {

std::string ask_for_bookmark() { return phrase::bookmark::ask_name(); }

std::string moment(const AppState& state) {
    return phrase::bookmark::moment(state.played.game.move_count());
}

std::string bookmarked(const std::string& name) { return phrase::bookmark::marked(name); }

std::string where_bookmarks_are() { return phrase::bookmark::where(); }

std::string at_bookmark(const AppState& state, const Bookmark& mark) {
    return phrase::bookmark::at(mark.name) + ' ' + status_line(state.played.game);
}

std::string bookmark_removed(const std::string& name) { return phrase::bookmark::removed(name); }

std::string label(const Bookmark& mark) {
    return phrase::bookmark::label(mark.name, phrase::count::jumps(mark.line.jumps.size()));
}

std::string removal_label(const Bookmark& mark) { return phrase::bookmark::remove(mark.name); }

}  // namespace peg::words
