// SPDX-License-Identifier: MIT
#include "app/features/play/which_jump.h"

#include <algorithm>
#include <span>
#include <string>

#include "app/kit/game/change_game.h"
#include "app/kit/game/selection.h"
#include "core/board/notation/notation.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// The jumps that the player was asked for; none if the board is another one by now.
std::span<const JumpId> asked(const AppState& state) {
    const std::vector<JumpId>& jumps = state.hand.undecided;
    const bool there = std::ranges::all_of(
        jumps, [&](JumpId id) { return id < state.played.game.board().jumps().size(); });
    return there ? std::span(jumps) : std::span<const JumpId>{};
}

// Whether the question is still the same: nothing else has happened since.
bool is_open(const AppState& state) {
    const std::span<const JumpId> jumps = asked(state);
    if (jumps.empty() || state.hand.asked_in != topmost_kind(state.modes)) return false;
    const Jump& jump = state.played.game.board().jump(jumps.front());
    return std::ranges::equal(jumps_meant(state, jump.from, jump.to), jumps);
}

}  // namespace

std::vector<Choice> which_jump_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const JumpId id : asked(state))
        list.push_back({"over:" + std::to_string(list.size()),
                        format_jump(state.played.game.board(), id), false});
    return list;
}

DialogParts which_jump_parts(const AppState& state) {
    const std::span<const JumpId> jumps = asked(state);
    if (jumps.empty()) return {};
    const Board& board = state.played.game.board();
    const Jump& jump = board.jump(jumps.front());
    return {words::Passage{"",
                           phrase::sheet::choose_jump(format_hole(board, jump.from),
                                                      format_hole(board, jump.to)),
                           words::Passage::Look::kSmall},
            ChoiceList{phrase::sheet::jump_list(), which_jump_choices(state),
                       ChoiceList::Look::kRows, false}};
}

bool choose_which_jump(Context& context, std::string_view number) {
    if (!is_open(context.state)) {
        context.state.sheet = Sheet::kNone;
        return false;
    }
    return choose_numbered(
        context, number, asked(context.state).size(), [](Context& c, std::size_t chosen) {
            const JumpId jump = asked(c.state)[chosen];
            c.state.sheet = Sheet::kNone;
            const auto take = [&](Mode& mode) { return mode.take_jump(c, jump); };
            if (!offer(c.state.modes, take)) play_jump(c, jump);
        });
}

}  // namespace peg
