// SPDX-License-Identifier: MIT
// What the tutorial says, and how a game went.

#include <algorithm>

#include "report/text.h"
#include "ui/model/coach.h"
#include "ui/model/words.h"

namespace peg::words {

Status lesson(const AppState& state) {
    const Game& game = state.game;
    Status status{Tone::kHint, false, "", ""};
    if (game.status() == Game::Status::kFinished) {
        status.tone = Tone::kGood;
        status.title = "One peg is left: solved!";
        status.text = "That is the whole game. On a real board it takes thirty jumps and a plan.";
        return status;
    }
    status.title = "Step " +
                   std::to_string(game.cursor() + (state.selected || game.cursor() > 0 ? 2 : 1)) +
                   " of 5";
    if (!state.selected) {
        status.text = "Tap the peg where the arrow begins.";
        return status;
    }
    switch (game.cursor()) {
        case 0:
            status.text = "Now tap where the arrow ends. The peg it jumps over leaves the board.";
            break;
        case 1: status.text = "The same peg can jump on. Tap the next hole."; break;
        case 2: status.text = "And on: all jumps of one peg in a row are one move."; break;
        default: status.text = "Two pegs are left. Make it one."; break;
    }
    return status;
}

std::string shortest(std::size_t moves, bool proved) {
    return counted(moves, "move") + (proved ? ": no solution from here takes fewer."
                                            : "; whether there is a shorter one is not known.");
}

Ending ending(const AppState& state) {
    const Game& game = state.game;
    const int left = peg_count(game.position());
    const bool fewest = game.problem().finish.kind == Finish::Kind::kFewest;
    const auto best = badness(state.knowledge, game, 0);
    Ending ending;
    ending.solved = game.status() == Game::Status::kFinished || (fewest && best == left);
    ending.title = ending.solved ? "Solved!" : pegs(left) + " left.";
    ending.text =
        counted(game.cursor(), "jump") + " in " +
        counted(static_cast<std::uint64_t>(game.move_count()), "move") +
        (state.hints > 0 ? ", with " + counted(static_cast<std::uint64_t>(state.hints), "hint")
                         : ", without a hint") +
        '.';
    if (fewest && best) {
        ending.better = "The fewest possible from this start: " + pegs(*best) + '.';
    } else if (!ending.solved) {
        const Loss where = loss(state);
        if (where.last_winnable)
            ending.better = lost_since(game, *where.last_winnable);
        else if (where.from_the_start)
            ending.better = "This problem could not be won from its start.";
    }
    return ending;
}

}  // namespace peg::words
