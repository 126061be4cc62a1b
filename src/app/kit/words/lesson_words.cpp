// SPDX-License-Identifier: MIT
// Words of the lesson, and the summary of a finished game.

#include <algorithm>

#include "app/kit/coach/coach.h"
#include "app/kit/listing/day_here.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/help_words.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/count.h"
#include "words/phrases/lesson.h"
#include "words/phrases/play.h"
#include "words/phrases/puzzle.h"
#include "words/phrases/win.h"

namespace peg::words {

namespace {

constexpr int kSteps = 5;

std::size_t step(const AppState& state) {
    const bool chosen = state.hand.selected || state.played.game.cursor() > 0;
    return state.played.game.cursor() + (chosen ? 2 : 1);
}

// What to tap now.
std::string task(const AppState& state) {
    if (!state.hand.selected) return phrase::lesson::tap_peg();
    switch (state.played.game.cursor()) {
        case 0: return phrase::lesson::first_jump();
        case 1: return phrase::lesson::second_jump();
        case 2: return phrase::lesson::third_jump();
        default: return phrase::lesson::last_jump();
    }
}

// Why the tapped hole was not the right one.
std::string objection(const AppState& state, Hole tapped) {
    if (state.hand.selected == tapped) return phrase::lesson::peg_is_chosen();
    if (contains(state.played.game.position().pegs, tapped))
        return phrase::lesson::peg_cannot_jump();
    return state.hand.selected ? phrase::lesson::jump_is_over_one()
                               : phrase::lesson::hole_is_empty();
}

}  // namespace

Status lesson(const AppState& state) {
    if (state.played.game.status() == Game::Status::kFinished)
        return {Tone::kGood, false, phrase::lesson::solved(), phrase::lesson::whole_game()};
    return {Tone::kHint, false, phrase::lesson::step(step(state), kSteps), task(state)};
}

Status lesson_answer(const AppState& state, Hole tapped) {
    const std::string what = state.hand.selected ? phrase::lesson::tap_end() : task(state);
    return {Tone::kHint, false, phrase::lesson::step_not_that(step(state), kSteps),
            objection(state, tapped) + ' ' + what};
}

namespace {

// For a game that the player has solved.
std::string praise(const AppState& state) {
    const PlayedGame& played = state.played;
    const auto own = std::ranges::count(played.makers, Maker::kPlayer);
    if (own < std::ssize(played.makers) || suspended_game(state) != nullptr) return "";
    const int moves = played.game.move_count();
    const auto least = least_moves(state);
    const bool feat = !knew_solution(played.help_of_line());
    if (least && moves <= *least)
        return feat ? phrase::win::perfect(moves) : phrase::win::fewest(moves);
    // Fewer moves than in all earlier tries.
    const auto tries = state.achieved.tries.find(key_of(state));
    if (!feat || tries == state.achieved.tries.end()) return "";
    int before = 0;
    for (const auto& [id, one] : tries->second) {
        if (id == played.try_id || one.moves == 0) continue;
        if (one.moves <= moves) return "";
        ++before;
    }
    return before > 0 ? phrase::win::best(moves) : "";
}

}  // namespace

Ending ending(const AppState& state) {
    const Game& game = state.played.game;
    const int left = peg_count(game.position());
    const Finish& finish = game.problem().finish;
    const bool best_end = is_best_end(finish);
    const auto best = known_outcome(state.coach.knowledge, game, 0);
    Ending ending;
    ending.solved =
        game.status() == Game::Status::kFinished || (best_end && best == rank(finish, left));
    ending.title = ending.solved ? phrase::lesson::end_solved() : phrase::play::left(left);
    const std::string jumps = phrase::count::jumps(game.cursor());
    const std::string moves = phrase::count::in_moves(game.move_count());
    ending.text = phrase::lesson::end(jumps, moves, help(state.played.help_of_line()));
    if (ending.solved) {
        ending.praise = praise(state);
        if (const auto day = day_on_board(state)) {
            const int days = peg::streak(state.achieved.days, state.page.today);
            if (days > 0) ending.streak = phrase::puzzle::streak(days);
        }
    }
    if (best_end && best) {
        ending.better = finish.kind == Finish::Kind::kMost
                            ? phrase::lesson::end_most(rank(finish, *best))
                            : phrase::lesson::end_fewest(*best);
    } else if (!ending.solved) {
        const Loss& where = state.coach.loss;
        if (where.last_winnable)
            ending.better = lost_since(game, *where.last_winnable);
        else if (where.from_the_start)
            ending.better = phrase::lesson::end_lost_from_start();
        if (left == 1 && finish.kind == Finish::Kind::kHole)
            ending.better = phrase::lesson::end_wrong_hole(format_hole(game.board(), finish.hole)) +
                            ' ' + ending.better;
    }
    return ending;
}

}  // namespace peg::words
