// SPDX-License-Identifier: MIT
#include "app/kit/game/change_game.h"

#include <cassert>
#include <utility>

#include "app/kit/ask/ask.h"
#include "app/kit/game/playing.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/listing/solved.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/view/fit_board.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "words/phrases/edit.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

constexpr float kJumpSeconds = 0.3f;
constexpr float kWinDelay = 0.5f;  // until the last taken peg is in the tray
constexpr float kUndoSeconds = 0.22f;
constexpr float kChangeSeconds = 0.45f;

Animation::Moment moment(const AppState& state) {
    return {state.played.game.position(), tray_slot(state.played.game.cursor())};
}

// Puts another game on the board.
void replace_game(Context& context, PlayedGame next, std::unique_ptr<Mode> mode = nullptr) {
    AppState& state = context.state;
    const Board& board = next.game.board();
    const bool same_board = board == state.played.game.board();
    const Animation::Moment before = moment(state);
    const bool same_problem = is_same_problem(next.game, state.played.game);
    // A visitor who comes by a link for the first time is offered the rules as well.
    const bool stranger = state.invites.to_lesson && mode == nullptr;
    const bool same_finish =
        same_board && next.game.problem().finish == state.played.game.problem().finish;
    if (!same_board) state.marks.must_come.reset();
    if (!same_finish) state.coach.knowledge.clear();
    state.played = std::move(next);
    state.modes.resize(1);  // only the game itself
    if (mode != nullptr) state.modes.push_back(std::move(mode));
    state.hand.selected.reset();
    state.hand.hovered.reset();
    state.sheet = Sheet::kNone;
    fit_board(state);
    if (same_board) {
        state.animation.change(state.view, before, moment(state), kChangeSeconds);
    } else {
        state.hand.cursor = middle_hole(state.played.game.board());
        state.animation.change(state.view, {}, moment(state), kChangeSeconds);
    }
    context.emit(GameReplaced{same_board, same_finish});
    position_changed(context);
    if (!same_problem) give_up_paused(context);
    state.invites.to_lesson = stranger;
}

// The lines played earlier on the same problem become variations of the new game.
PlayedGame with_lines_before(AppState& state, PlayedGame next) {
    if (const auto before = state.kept.library.take(next.game)) next.add(*before);
    remove_contained(next.variations, next.line());
    return next;
}

}  // namespace

void start_game(Context& context, const Board& board, const Problem& problem) {
    AppState& state = context.state;
    PlayedGame next = not_begun(board, problem);
    const PlayedGame now = remembered(state);
    if (is_same_problem(now.game, next.game)) next.name = now.name;
    // Opening the same unplayed problem again needs no way back.
    const bool again = now.game.jumps().empty() && is_same_problem(now.game, next.game);
    const bool left = !again && leave_way_back(state);
    state.kept.library.put(now);
    replace_game(context, with_lines_before(state, std::move(next)));
    state.back_stack.just_left = left;
}

void continue_game(Context& context, const Board& board, const Problem& problem) {
    AppState& state = context.state;
    const Game fresh(board, problem);
    PlayedGame now = remembered(state);
    const bool here = is_same_problem(now.game, fresh) && !now.is_untouched();
    // A lesson or the trainer uses the board, and the problem is that of the player's own game.
    if (here && suspended_game(state) != nullptr && now.game.status() == Game::Status::kPlaying)
        return resume_game(context, std::move(now));
    auto left = state.kept.library.take(fresh);
    const bool goes_on = left && left->game.status() == Game::Status::kPlaying && !here;
    if (left && !goes_on) state.kept.library.put(*left);
    if (!goes_on) return start_game(context, board, problem);
    const bool has_way_back = leave_way_back(state);
    state.kept.library.put(remembered(state));
    replace_game(context, *std::move(left));
    state.back_stack.just_left = has_way_back;
}

void resume_game(Context& context, PlayedGame before) {
    AppState& state = context.state;
    state.kept.library.put(remembered(state));
    replace_game(context, with_lines_before(state, std::move(before)));
    state.animation.clear();
}

void enter_game_of_mode(Context& context, const Board& board, const Problem& problem,
                        std::unique_ptr<Mode> mode) {
    replace_game(context, not_begun(board, problem), std::move(mode));
}

void enter_line(Context& context, std::size_t number) {
    AppState& state = context.state;
    const bool left = leave_way_back(state);
    replace_game(context, state.played.with_line(number));
    state.back_stack.just_left = left;
}

void keep_line(Context& context, std::size_t number) {
    context.state.played.variations[number].kept = true;
    context.mark_changed();
    remember(context);
}

void drop_line(Context& context, std::size_t number) {
    AppState& state = context.state;
    assert(number < state.played.variations.size());
    leave_way_back(state);
    state.played.variations.erase(state.played.variations.begin() +
                                  static_cast<std::ptrdiff_t>(number));
    state.back_stack.just_left = true;
    context.mark_changed();
    remember(context);
}

Problem own_problem(const AppState& state) {
    if (!find_in_catalogue(state.played.board_text)) return state.played.game.problem();
    return parse_board_name(state.played.board_text)->classic;
}

void new_game(Context& context) {
    const AppState& state = context.state;
    start_game(context, Board(state.played.game.board()), own_problem(state));
    context.announce(phrase::play::new_game() + ' ' + words::status_line(state.played.game));
}

bool play_jump(Context& context, Hole from, Hole to, std::optional<Point> dropped_at) {
    const Game& game = context.state.played.game;
    const auto id = legal_jump(game.board(), game.position(), from, to);
    if (id) play_jump(context, *id, dropped_at);
    return id.has_value();
}

void play_jump(Context& context, JumpId id, std::optional<Point> dropped_at) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    const Hole to = game.board().jump(id).to;
    const bool follows_line =
        game.cursor() < game.jumps().size() && game.jumps()[game.cursor()] == id;
    if (state.settings.coach && !is_coach_silent(state)) state.played.help.add(HelpKind::kCoach);
    // A solution that was seen today still counts after a restart.
    if (state.played.try_id.empty() && state.played.solution_seen == state.page.today)
        state.played.help.add(HelpKind::kSolution);
    state.played.play(id, Maker::kPlayer);
    if (game.status() != Game::Status::kPlaying && !state.played.ended_with)
        state.played.ended_with = state.played.help;
    context.emit(PlayerJumped{});
    if (!follows_line) end_playback(state);
    follow_playback(state, game.cursor());
    state.animation.jump(state.view, game.board().jump(id), tray_slot(game.cursor() - 1), false,
                         kJumpSeconds, dropped_at);
    if (game.status() == Game::Status::kFinished)
        state.animation.celebrate(to, static_cast<int>(game.cursor()), kWinDelay);
    position_changed(context);
    // The peg stays selected if it can jump on, so a chain of jumps needs no new click.
    state.hand.selected = game.targets_of(to) != 0 ? std::optional{to} : std::nullopt;
    state.hand.cursor = to;
    context.announce(words::jumped(game));
    context.sound(game.status() == Game::Status::kFinished ? Sound::Kind::kSolved
                                                           : Sound::Kind::kJump);
    record_success(context);
    if (game.status() != Game::Status::kPlaying)
        offer(state.modes, [&](Mode& mode) { return mode.end_game(context); });
}

void undo(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    assert(game.cursor() > 0);
    const JumpId taken = game.played().back();
    follow_playback(state, game.cursor() - 1);
    state.played.game.undo();
    state.hand.selected.reset();
    state.animation.jump(state.view, game.board().jump(taken), tray_slot(game.cursor()), true,
                         kUndoSeconds);
    position_changed(context);
    context.announce(words::taken_back(game, taken));
    context.sound(Sound::Kind::kBack);
}

void redo(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    assert(game.cursor() < game.jumps().size());
    state.played.go_to(game.cursor() + 1);
    state.hand.selected.reset();
    state.animation.jump(state.view, game.board().jump(game.played().back()),
                         tray_slot(game.cursor() - 1), false, kUndoSeconds);
    position_changed(context);
    context.announce(words::jumped(game));
    context.sound(Sound::Kind::kJump);
}

void restart(Context& context) {
    end_playback(context.state);
    context.state.played.end_try();
    go_to(context, 0);
    context.announce(phrase::play::back_to_start() + ' ' +
                     words::status_line(context.state.played.game));
}

void go_to(Context& context, std::size_t cursor) {
    AppState& state = context.state;
    const Animation::Moment before = moment(state);
    if (!state.played.go_to(cursor)) return;
    state.hand.selected.reset();
    state.animation.change(state.view, before, moment(state), kChangeSeconds);
    position_changed(context);
}

void uncover_game(Context& context, std::optional<Position> before) {
    AppState& state = context.state;
    end_modes_over_game(state);
    cancel_question(context);
    state.message.reset();
    state.sheet = Sheet::kNone;
    if (before) state.animation.change(state.view, {*before, 0}, moment(state), kChangeSeconds);
    context.mark_changed();
    context.announce(phrase::edit::back_in_game() + ' ' + words::status_line(state.played.game));
}

void position_changed(Context& context) {
    AppState& state = context.state;
    context.mark_changed();
    state.marks.hint.reset();
    state.message.reset();
    state.hand.press.reset();
    end_modes_over_game(state);
    state.back_stack.just_left = false;
    state.invites.to_lesson = false;
    state.invites.to_continue = false;
    find_mode<Playing>(state.modes)->let_go();
    if (state.sheet == "end") state.sheet = Sheet::kNone;
    give_up_question(context);
    context.emit(PositionChanged{});
    remember(context);
}

}  // namespace peg
