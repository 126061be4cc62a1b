// SPDX-License-Identifier: MIT
#include "app/kit/game/selection.h"

#include <utility>
#include <vector>

#include "app/kit/game/change_game.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "words/phrases/play.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// Finds the chains of jumps of one peg to a hole; stops at two.
class ChainSearch {
public:
    ChainSearch(const Board& board, Hole to) : board_(board), to_(to) {}

    void from(Position position, Hole at) {
        if (!path_.empty() && at == to_) return ways_.push_back(path_);
        for (JumpId id = 0; id < board_.jumps().size() && ways_.size() < 2; ++id) {
            const Jump& jump = board_.jump(id);
            if (jump.from != at || !is_legal(position, jump) || --steps_ < 0) continue;
            path_.push_back(id);
            from(peg::play(position, jump), jump.to);
            path_.pop_back();
        }
    }
    const std::vector<std::vector<JumpId>>& ways() const { return ways_; }

private:
    const Board& board_;
    Hole to_;
    int steps_ = 20'000;  // max steps; chains on real boards take fewer
    std::vector<JumpId> path_;
    std::vector<std::vector<JumpId>> ways_;
};

}  // namespace

bool play_chain(Context& context, Hole from, Hole to) {
    AppState& state = context.state;
    // A lesson and the trainer ask for a single jump.
    if (suspended_game(state) != nullptr) return false;
    const Board& board = state.played.game.board();
    ChainSearch search(board, to);
    search.from(state.played.game.position(), from);
    if (search.ways().empty()) return false;
    if (search.ways().size() > 1) {
        context.say(Tone::kHint,
                    phrase::play::several_ways(format_hole(board, from), format_hole(board, to)),
                    phrase::play::tap_next_hole());
        return true;
    }
    for (const JumpId id : search.ways().front()) play_jump(context, id);
    return true;
}

std::vector<JumpId> jumps_with_ends(const Board& board, Hole from, Hole to) {
    std::vector<JumpId> ids;
    for (JumpId id = 0; id < board.jumps().size(); ++id)
        if (board.jump(id).from == from && board.jump(id).to == to) ids.push_back(id);
    return ids;
}

std::vector<JumpId> jumps_between(const Game& game, Hole from, Hole to) {
    std::vector<JumpId> ids = jumps_with_ends(game.board(), from, to);
    std::erase_if(ids,
                  [&](JumpId id) { return !is_legal(game.position(), game.board().jump(id)); });
    return ids;
}

std::vector<JumpId> jumps_meant(const AppState& state, Hole from, Hole to) {
    const auto of_mode = first_answer(
        state.modes, [&](const Mode& mode) { return mode.jumps_between(state, from, to); });
    return of_mode ? *of_mode : jumps_between(state.played.game, from, to);
}

bool ask_which_jump(Context& context, Hole from, Hole to) {
    AppState& state = context.state;
    std::vector<JumpId> jumps = jumps_meant(state, from, to);
    if (jumps.size() < 2) return false;
    state.hand.undecided = std::move(jumps);
    state.hand.asked_in = topmost_kind(state.modes);
    state.sheet = "which_jump";
    const Board& board = state.played.game.board();
    context.announce(phrase::sheet::choose_jump(format_hole(board, from), format_hole(board, to)));
    return true;
}

void select(Context& context, std::optional<Hole> hole) {
    AppState& state = context.state;
    context.mark_changed();
    pause_playback(state);
    if (state.hand.selected == hole) return;
    state.hand.selected = hole;
    state.message.reset();
    if (!hole) return context.announce(phrase::play::nothing_selected());
    state.hand.cursor = *hole;
    context.announce(words::selected(state.played.game, *hole));
}

void activate_hole(Context& context, Hole hole) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    state.hand.cursor = hole;
    if (contains(state.played.game.position().pegs, hole))
        return select(context, state.hand.selected == hole ? std::nullopt : std::optional{hole});
    if (!state.hand.selected)
        return context.announce(phrase::play::is_empty(format_hole(board, hole)));
    const Hole from = *state.hand.selected;
    if (ask_which_jump(context, from, hole)) return;
    if (!play_jump(context, from, hole) && !play_chain(context, from, hole))
        context.say(Tone::kBad, words::no_jump(board, from, hole));
}

Bits targets(const AppState& state) {
    const auto of_mode =
        first_answer(state.modes, [&](const Mode& mode) { return mode.targets(state); });
    if (of_mode) return *of_mode;
    return state.hand.selected ? state.played.game.targets_of(*state.hand.selected) : 0;
}

Bits targets_beyond(const Game& game, Hole from, Hole stop) {
    const Board& board = game.board();
    const std::vector<JumpId> ids = jumps_between(game, from, stop);
    if (ids.size() != 1) return 0;
    const Position then = play(game.position(), board.jump(ids.front()));
    Bits targets = 0;
    for (const Jump& jump : board.jumps())
        if (jump.from == stop && is_legal(then, jump)) targets |= bit(jump.to);
    return targets;
}

}  // namespace peg
