// SPDX-License-Identifier: MIT
#include "app/features/backwards/backwards_words.h"

#include "app/features/backwards/backwards.h"
#include "app/kit/words/words.h"
#include "app/words/list_words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/backwards.h"
#include "words/phrases/coach.h"
#include "words/phrases/count.h"

namespace peg::words {

Heading backwards_heading(const AppState& state) {
    return {phrase::backwards::title(board_title(state, state.played.board_text)), ""};
}

Status backwards_status(const AppState& state, const Backwards& mode) {
    if (!mode.end)
        return {Tone::kHint, false, phrase::backwards::tap_last(), phrase::backwards::begins()};
    const std::string so_far =
        phrase::backwards::pegs_of(peg_count(built(state, mode)), peg_count(mode.game.start));
    if (is_built(state, mode))
        return {Tone::kGood, false, phrase::backwards::built(phrase::count::jumps(mode.cursor)),
                phrase::backwards::play_forwards()};
    const std::string how = so_far + ' ' + phrase::backwards::how();
    if (!state.settings.coach) return {Tone::kPlain, false, phrase::backwards::goal() + '.', how};
    if (!mode.judgement) return {Tone::kPlain, false, phrase::coach::thinking() + '.', how};
    switch (mode.judgement->verdict) {
        case Verdict::kSolvable:
            return {Tone::kGood, false, phrase::backwards::can_be_built(), how};
        case Verdict::kUnsolvable:
            return {Tone::kBad, false, phrase::backwards::cannot_be_built(),
                    so_far + ' ' + phrase::backwards::undo_or_why()};
        case Verdict::kUndecided: break;
    }
    return {Tone::kPlain, false, phrase::backwards::not_known(), how};
}

std::string built_now(const AppState& state, const Backwards& mode) {
    if (!mode.end || is_built(state, mode)) {
        const Status status = backwards_status(state, mode);
        return status.title + ' ' + status.text;
    }
    return phrase::backwards::pegs_of(peg_count(built(state, mode)), peg_count(mode.game.start));
}

std::string chosen(const AppState& state, const Backwards& mode) {
    const Board& board = state.played.game.board();
    const std::string hole = format_hole(board, *state.hand.selected);
    const Bits holes = sources(state, mode);
    return holes == 0 ? phrase::backwards::chosen_stuck(hole)
                      : phrase::backwards::chosen(hole, list_with_or(board, holes));
}

Status outlook_told(const AppState& state, const Backwards& mode) {
    if (mode.judgement->verdict == Verdict::kUnsolvable)
        return {Tone::kBad, false, phrase::backwards::cannot_be_built(),
                phrase::backwards::undo_or_why()};
    if (!mode.hint) return {Tone::kPlain, false, phrase::backwards::not_known(), ""};
    const Jump& jump = state.played.game.board().jump(*mode.hint);
    return {Tone::kHint, false,
            phrase::backwards::hint(format_hole(state.played.game.board(), jump.to),
                                    format_hole(state.played.game.board(), jump.from)),
            phrase::backwards::can_be_built()};
}

}  // namespace peg::words
