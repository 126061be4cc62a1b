// SPDX-License-Identifier: MIT
// What the lesson says, and how a game that is over is summed up.

#include <algorithm>

#include "app/coach/coach.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

// Where the lesson is: "Step 2 of 5".
std::string step_title(const AppState& state) {
    const bool chosen = state.selected || state.game.cursor() > 0;
    return "Step " + std::to_string(state.game.cursor() + (chosen ? 2 : 1)) + " of 5";
}

// What to tap now.
std::string task(const AppState& state) {
    if (!state.selected) return "Tap the peg where the arrow begins.";
    switch (state.game.cursor()) {
        case 0: return "Now tap where the arrow ends. The peg you jump over is removed.";
        case 1: return "The same peg can jump on. Tap the next hole.";
        case 2: return "And on: all jumps of one peg in a row are one move.";
        default: return "Two pegs are left. Make it one.";
    }
}

}  // namespace

Status lesson(const AppState& state) {
    const Game& game = state.game;
    Status status{Tone::kHint, false, "", ""};
    if (game.status() == Game::Status::kFinished) {
        status.tone = Tone::kGood;
        status.title = "One peg is left: solved!";
        status.text = "That is the whole game. On a real board it takes thirty jumps and a plan.";
        return status;
    }
    status.title = step_title(state);
    status.text = task(state);
    return status;
}

Status lesson_answer(const AppState& state, Hole tapped) {
    const bool is_peg = contains(state.game.position().pegs, tapped);
    std::string why;
    if (state.selected == tapped)
        why = "That peg is chosen already.";
    else if (is_peg)
        why = "That peg cannot jump: it needs a neighbour with an empty hole behind it.";
    else if (state.selected)
        why = "A jump goes over one neighbour, to the hole right behind it.";
    else
        why = "That hole is empty.";
    const std::string what = state.selected ? "Tap where the arrow ends." : task(state);
    return {Tone::kHint, false, step_title(state) + ": not that one.", why + ' ' + what};
}

Ending ending(const AppState& state) {
    const Game& game = state.game;
    const int left = peg_count(game.position());
    const bool fewest = game.problem().finish.kind == Finish::Kind::kFewest;
    const auto best = known_outcome(state.knowledge, game, 0);
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
        const Loss& where = state.loss;
        if (where.last_winnable)
            ending.better = lost_since(game, *where.last_winnable);
        else if (where.from_the_start)
            ending.better = "This problem could not be won from its start.";
        const Finish& finish = game.problem().finish;
        if (left == 1 && finish.kind == Finish::Kind::kHole)
            ending.better = "The last peg should be in " + format_hole(game.board(), finish.hole) +
                            ". " + ending.better;
    }
    return ending;
}

}  // namespace peg::words
