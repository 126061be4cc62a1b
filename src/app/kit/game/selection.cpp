// SPDX-License-Identifier: MIT
#include "app/kit/game/selection.h"

#include <vector>

#include "app/kit/game/change_game.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/words.h"
#include "core/board/notation.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

// The ways of one peg to a hole by several jumps in a row; two of them are enough to know.
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
    int steps_ = 20'000;  // max; the chains of one peg on a real board take fewer
    std::vector<JumpId> path_;
    std::vector<std::vector<JumpId>> ways_;
};

}  // namespace

bool play_chain(Context& context, Hole from, Hole to) {
    AppState& state = context.state;
    // A lesson and the trainer ask for one jump.
    if (put_by(state) != nullptr) return false;
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
    for (const JumpId id : search.ways().front())
        play_jump(context, board.jump(id).from, board.jump(id).to);
    return true;
}

void select(Context& context, std::optional<Hole> hole) {
    AppState& state = context.state;
    context.mark_changed();
    pause_watching(state);
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
    const auto id = board.find_jump(from, stop);
    if (!id || !is_legal(game.position(), board.jump(*id))) return 0;
    const Position then = play(game.position(), board.jump(*id));
    Bits targets = 0;
    for (const Jump& jump : board.jumps())
        if (jump.from == stop && is_legal(then, jump)) targets |= bit(jump.to);
    return targets;
}

}  // namespace peg
