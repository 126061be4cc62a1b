// SPDX-License-Identifier: MIT
#include "app/features/play/which_jump.h"

#include <string>

#include "app/kit/game/change_game.h"
#include "app/kit/game/selection.h"
#include "core/board/notation/notation.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

std::vector<JumpId> undecided_jumps(const AppState& state) {
    const auto [from, to] = state.hand.undecided;
    return jumps_meant(state, from, to);
}

}  // namespace

std::vector<Choice> which_jump_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const JumpId id : undecided_jumps(state))
        list.push_back({"over:" + std::to_string(list.size()),
                        format_jump(state.played.game.board(), id), false});
    return list;
}

DialogParts which_jump_parts(const AppState& state) {
    const Board& board = state.played.game.board();
    const auto [from, to] = state.hand.undecided;
    return {words::Passage{
                "", phrase::sheet::choose_jump(format_hole(board, from), format_hole(board, to)),
                words::Passage::Look::kSmall},
            ChoiceList{phrase::sheet::jump_list(), which_jump_choices(state),
                       ChoiceList::Look::kRows, false}};
}

bool choose_which_jump(Context& context, std::string_view number) {
    return choose_numbered(
        context, number, undecided_jumps(context.state).size(), [](Context& c, std::size_t chosen) {
            const JumpId jump = undecided_jumps(c.state)[chosen];
            c.state.sheet = Sheet::kNone;
            const auto take = [&](Mode& mode) { return mode.take_jump(c, jump); };
            if (!offer(c.state.modes, take)) play_jump(c, jump);
        });
}

}  // namespace peg
