// SPDX-License-Identifier: MIT
#include "app/kit/game/change_game.h"

#include <cassert>
#include <utility>

#include "app/kit/ask/ask.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/listing/solved.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/present/arrange.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr float kJumpSeconds = 0.3f;
constexpr float kUndoSeconds = 0.22f;
constexpr float kChangeSeconds = 0.45f;

Animation::Moment moment(const AppState& state) {
    return {state.game.position(), tray_slot(state.game.cursor())};
}

// Puts a game on the board in the place of the one that is there.
void replace_game(Context& context, RememberedGame next, std::unique_ptr<Mode> mode = nullptr) {
    AppState& state = context.state;
    const Board& board = next.game.board();
    const bool same_board = board == state.game.board();
    const Animation::Moment before = moment(state);
    if (!same_board) {
        state.must_come.reset();
        state.review.reset();
    }
    if (!same_board || next.game.problem().finish != state.game.problem().finish)
        state.knowledge.clear();
    state.game = std::move(next.game);
    state.makers = std::move(next.makers);
    state.hints = next.hints;
    state.variations = std::move(next.variations);
    state.game_name = std::move(next.name);
    state.bookmarks = std::move(next.bookmarks);
    state.backwards_line = std::move(next.backwards_line);
    state.try_id = std::move(next.try_id);
    state.seconds = next.seconds;
    state.modes.resize(1);  // the game itself
    if (mode != nullptr) state.modes.push_back(std::move(mode));
    state.reported_loss.reset();
    state.selected.reset();
    state.hovered.reset();
    state.sheet = Sheet::kNone;
    fit_board(state);
    if (same_board) {
        state.animation.change(state.view, before, moment(state), kChangeSeconds);
    } else {
        state.board_text = std::move(next.board_text);
        state.problems = problems_of(state.game.board(), state.board_text);
        state.cursor = middle_hole(state.game.board());
        state.animation.change(state.view, {}, moment(state), kChangeSeconds);
    }
    position_changed(context);
}

// The problem's lines that were played before become variations of the game that is to come.
RememberedGame with_lines_before(AppState& state, RememberedGame next) {
    if (const auto before = state.library.take(next.game)) add_played(next, *before);
    remove_contained(next.variations, line_of_game(next.game, next.makers));
    return next;
}

}  // namespace

void start_game(Context& context, const Board& board, const Problem& problem) {
    AppState& state = context.state;
    RememberedGame next = not_begun(board, problem);
    const RememberedGame now = remembered(state);
    if (is_same_problem(now.game, next.game)) next.name = now.name;
    // To a problem that is opened again, as it is, no way back is needed.
    const bool again = now.game.jumps().empty() && is_same_problem(now.game, next.game);
    const bool left = !again && leave_way_back(state);
    state.library.put(now);
    replace_game(context, with_lines_before(state, std::move(next)));
    state.just_left = left;
}

void continue_game(Context& context, const Board& board, const Problem& problem) {
    AppState& state = context.state;
    const Game fresh(board, problem);
    RememberedGame now = remembered(state);
    const bool here = is_same_problem(now.game, fresh) && !is_untouched(now);
    // A lesson or the trainer has the board, and the problem is that of the game before it.
    if (here && put_by(state) != nullptr && now.game.status() == Game::Status::kPlaying)
        return resume_game(context, std::move(now));
    auto left = state.library.take(fresh);
    const bool goes_on = left && left->game.status() == Game::Status::kPlaying && !here;
    if (left && !goes_on) state.library.put(*left);
    if (!goes_on) return start_game(context, board, problem);
    const bool has_way_back = leave_way_back(state);
    state.library.put(remembered(state));
    replace_game(context, *std::move(left));
    state.just_left = has_way_back;
}

void resume_game(Context& context, RememberedGame before) {
    AppState& state = context.state;
    state.library.put(remembered(state));
    replace_game(context, with_lines_before(state, std::move(before)));
    state.animation.clear();
}

void enter_game_of_mode(Context& context, const Board& board, const Problem& problem,
                        std::unique_ptr<Mode> mode) {
    replace_game(context, not_begun(board, problem), std::move(mode));
}

void enter_line(Context& context, std::size_t number) {
    AppState& state = context.state;
    assert(number < state.variations.size());
    const bool left = leave_way_back(state);
    const Line line = state.variations[number];
    RememberedGame next{Game(state.game.board(), *state.game.problem_after(0)),
                        state.board_text,
                        line.makers,
                        state.hints,
                        state.variations,
                        state.game_name,
                        state.try_id,
                        state.seconds,
                        state.bookmarks,
                        state.backwards_line};
    next.variations.erase(next.variations.begin() + static_cast<std::ptrdiff_t>(number));
    add_line(next.variations, line_of_game(state.game, state.makers));
    for (JumpId jump : line.jumps) next.game.play(jump);
    next.game.go_to(line.cursor);
    replace_game(context, std::move(next));
    state.just_left = left;
}

void keep_line(Context& context, std::size_t number) {
    context.state.variations[number].kept = true;
    context.mark_changed();
    remember(context);
}

void drop_line(Context& context, std::size_t number) {
    AppState& state = context.state;
    assert(number < state.variations.size());
    leave_way_back(state);
    state.variations.erase(state.variations.begin() + static_cast<std::ptrdiff_t>(number));
    state.just_left = true;
    context.mark_changed();
    remember(context);
}

Problem own_problem(const AppState& state) {
    if (!find_in_catalogue(state.board_text)) return state.game.problem();
    return parse_board_name(state.board_text)->classic;
}

void new_game(Context& context) {
    const AppState& state = context.state;
    start_game(context, Board(state.game.board()), own_problem(state));
    context.announce(phrase::play::new_game() + ' ' + words::status_line(state.game));
}

// Game drops the jumps beyond the cursor for another jump: they become a variation before.
void record_jump(AppState& state, JumpId jump, Maker maker) {
    assert(is_legal(state.game.position(), state.game.board().jump(jump)));
    const std::size_t at = state.game.cursor();
    const bool at_end = at == state.game.jumps().size();
    if (!at_end && state.game.jumps()[at] == jump) {
        state.game.redo();
        return;
    }
    const bool hands_over =
        at_end && at > 0 && maker == Maker::kComputer && state.makers.back() == Maker::kPlayer;
    if (!at_end || hands_over) add_line(state.variations, line_of_game(state.game, state.makers));
    state.game.play(jump);
    state.makers.resize(at, Maker::kPlayer);
    state.makers.push_back(maker);
}

bool play_jump(Context& context, Hole from, Hole to, std::optional<Point> dropped_at) {
    AppState& state = context.state;
    const Game& game = state.game;
    const auto id = game.board().find_jump(from, to);
    if (!id || !is_legal(game.position(), game.board().jump(*id))) return false;
    const bool follows_line =
        game.cursor() < game.jumps().size() && game.jumps()[game.cursor()] == *id;
    record_jump(state, *id, Maker::kPlayer);
    record_try(state);
    if (!follows_line) stop_watching(state);
    follow_watching(state, game.cursor());
    state.animation.jump(state.view, game.board().jump(*id), tray_slot(game.cursor() - 1), false,
                         kJumpSeconds, dropped_at);
    position_changed(context);
    // Selected while it can go on: a chain of jumps needs no new click.
    state.selected = game.targets_of(to) != 0 ? std::optional{to} : std::nullopt;
    state.cursor = to;
    context.announce(words::jumped(game));
    context.sound(game.status() == Game::Status::kFinished ? Sound::Kind::kSolved
                                                           : Sound::Kind::kJump);
    record_success(context);
    if (game.status() != Game::Status::kPlaying)
        offer(state.modes, [&](Mode& mode) { return mode.end_game(context); });
    return true;
}

void undo(Context& context) {
    AppState& state = context.state;
    const Game& game = state.game;
    assert(game.cursor() > 0);
    const JumpId taken = game.played().back();
    follow_watching(state, game.cursor() - 1);
    state.game.undo();
    state.selected.reset();
    state.animation.jump(state.view, game.board().jump(taken), tray_slot(game.cursor()), true,
                         kUndoSeconds);
    position_changed(context);
    context.announce(words::taken_back(game, taken));
    context.sound(Sound::Kind::kBack);
}

void redo(Context& context) {
    AppState& state = context.state;
    const Game& game = state.game;
    assert(game.cursor() < game.jumps().size());
    state.game.redo();
    state.selected.reset();
    state.animation.jump(state.view, game.board().jump(game.played().back()),
                         tray_slot(game.cursor() - 1), false, kUndoSeconds);
    position_changed(context);
    context.announce(words::jumped(game));
    context.sound(Sound::Kind::kJump);
}

void restart(Context& context) {
    stop_watching(context.state);
    end_try(context.state);
    go_to(context, 0);
    context.announce(phrase::play::back_to_start() + ' ' + words::status_line(context.state.game));
}

void go_to(Context& context, std::size_t cursor) {
    AppState& state = context.state;
    const Animation::Moment before = moment(state);
    if (!state.game.go_to(cursor)) return;
    state.selected.reset();
    state.animation.change(state.view, before, moment(state), kChangeSeconds);
    position_changed(context);
}

void uncover_game(Context& context, Position before) {
    AppState& state = context.state;
    cancel_question(context);
    state.message.reset();
    state.sheet = Sheet::kNone;
    state.animation.change(state.view, {before, 0}, moment(state), kChangeSeconds);
    context.mark_changed();
    context.announce(phrase::edit::back_in_game() + ' ' + words::status_line(state.game));
}

void position_changed(Context& context) {
    AppState& state = context.state;
    context.mark_changed();
    state.hint.reset();
    state.message.reset();
    state.press.reset();
    stop_reading(state);
    stop_editing(state);
    stop_drawing_board(state);
    stop_backwards(state);
    state.just_left = false;
    state.seeks_loss = false;
    state.welcoming = false;
    state.offers_way_on = false;
    find_mode<Playing>(state.modes)->let_go();
    if (state.sheet == Sheet::kEnd) state.sheet = Sheet::kNone;
    cancel_question(context);
    remember(context);
}

}  // namespace peg
