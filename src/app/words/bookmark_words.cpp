// SPDX-License-Identifier: MIT
// What is said of bookmarks.

#include "app/words/words.h"
#include "core/support/text.h"

namespace peg::words {

std::string_view ask_for_bookmark() { return "A name for this moment of the game"; }

std::string moment(const AppState& state) {
    return "Move " + std::to_string(state.game.move_count());
}

std::string bookmarked(const std::string& name) { return "Bookmarked as \"" + name + "\"."; }

std::string_view where_bookmarks_are() { return "It stands in the list of moves."; }

std::string at_bookmark(const AppState& state, const Bookmark& mark) {
    return "At the bookmark \"" + mark.name + "\". " + status_line(state.game);
}

std::string bookmark_removed(const std::string& name) {
    return "The bookmark \"" + name + "\" is removed.";
}

std::string label(const Bookmark& mark) {
    return "Bookmark: " + mark.name + ", " + counted(mark.line.jumps.size(), "jump");
}

std::string removal_label(const Bookmark& mark) { return "Remove the bookmark " + mark.name; }

}  // namespace peg::words
