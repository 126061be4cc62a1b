// SPDX-License-Identifier: MIT
#include "app/model/played_game.h"

#include <algorithm>
#include <cassert>

namespace peg {

// Game drops the jumps after the cursor when another jump is played, so they become a variation
// first.
void PlayedGame::play(JumpId jump, Maker maker) {
    assert(is_legal(game.position(), game.board().jump(jump)));
    const std::size_t at = game.cursor();
    const bool at_end = at == game.jumps().size();
    if (!at_end && game.jumps()[at] == jump) {
        game.redo();
        fresh = std::max(fresh, at + 1);
        return;
    }
    const bool hands_over =
        at_end && at > 0 && maker != Maker::kPlayer && makers.back() == Maker::kPlayer;
    if (!at_end || hands_over) add_line(variations, line());
    game.play(jump);
    makers.resize(at, Maker::kPlayer);
    makers.push_back(maker);
    fresh = at + 1;
    ended_with.reset();
}

Line PlayedGame::line() const {
    const auto jumps = game.jumps();
    return {{jumps.begin(), jumps.end()}, makers, game.cursor()};
}

void PlayedGame::end_try() {
    try_id.clear();
    earlier.add(help);
    help = {};
    fresh = 0;
    ended_with.reset();
    hinted = 0;
    seconds.reset();
}

// A player who continues with jumps of an earlier try has had the help of that try too.
bool PlayedGame::go_to(std::size_t cursor) {
    if (!game.go_to(cursor)) return false;
    if (cursor > fresh) {
        help.add(earlier);
        fresh = cursor;
    }
    return true;
}

void PlayedGame::count_hint() {
    const Bits pegs = game.position().pegs;
    if (hinted == pegs) return;
    hinted = pegs;
    ++help.hints;
}

PlayedGame PlayedGame::with_line(std::size_t number) const {
    assert(number < variations.size());
    const Line entered = variations[number];
    PlayedGame next = *this;
    next.game = Game(game.board(), *game.problem_after(0));
    next.makers = entered.makers;
    next.variations.erase(next.variations.begin() + static_cast<std::ptrdiff_t>(number));
    add_line(next.variations, line());
    for (const JumpId jump : entered.jumps) next.game.play(jump);
    next.help.add(earlier);
    next.fresh = entered.jumps.size();
    next.ended_with.reset();
    next.game.go_to(entered.cursor);
    return next;
}

void PlayedGame::add(const PlayedGame& other) {
    add_lines(variations, other.variations);
    add_line(variations, other.line());
    remove_contained(variations, line());
    add_bookmarks(bookmarks, other.bookmarks);
    keep_begun(backwards_line, other.backwards_line);
    if (name.empty()) name = other.name;
    earlier.add(other.earlier);
    const bool is_same_try = !try_id.empty() && try_id == other.try_id;
    (is_same_try ? help : earlier).add(other.help);
    solution_seen = std::max(solution_seen, other.solution_seen);
}

bool PlayedGame::is_untouched() const {
    if (!game.jumps().empty() || !variations.empty() || !bookmarks.empty() || !name.empty() ||
        !backwards_line.taken.empty() || challenge)
        return false;
    const auto named = parse_board(board_text);
    return named && named->classic == game.problem();
}

}  // namespace peg
