// SPDX-License-Identifier: MIT
#include "app/edit/editing.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/ask/ask.h"
#include "app/context.h"
#include "app/edit/edit_words.h"
#include "app/edit/paint.h"
#include "app/edit/questions.h"
#include "app/memory/saved_state.h"
#include "app/play/change_game.h"
#include "app/words/words.h"
#include "core/board/jumps.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr float kSayAfter = 0.4f;     // seconds; who draws on wants the last verdict alone
constexpr float kDrawSeconds = 0.2f;  // that pegs take to come and go

Drawing& drawing(AppState& state) { return state.drawings.at(state.board_text); }
const Drawing& drawing(const AppState& state) { return state.drawings.at(state.board_text); }

// To be called after every change of what is drawn: ends what was said and asked about it before.
void drawing_changed(Context& context, Position before) {
    AppState& state = context.state;
    Editing& editing = editor(context);
    context.mark_changed();
    stop_reading(state);
    cancel_question(context);
    state.message.reset();
    editing.refused.reset();
    editing.say_in = kSayAfter;
    remember(context);
    state.animation.change(state.view, {before, 0}, {drawn(state).start, 0}, kDrawSeconds);
}

// All holes at once.
void lay(Context& context, Position pegs) {
    edit(context, {pegs, drawn(context.state).finish});
    context.announce(words::pegs_drawn(context.state));
}

void step_in_time(Context& context, bool forward) {
    AppState& state = context.state;
    const Position before = drawn(state).start;
    forward ? drawing(state).redo() : drawing(state).undo();
    drawing_changed(context, before);
    context.announce(words::pegs_drawn(state));
}

void leave_editor(Context& context) {
    const Position before = drawn(context.state).start;
    stop_reading(context.state);
    stop_editing(context.state);
    uncover_game(context, before);
}

void play_drawn(Context& context) {
    AppState& state = context.state;
    const Problem problem = drawn(state);
    drawing(state).taken_up = problem;
    start_game(context, Board(state.game.board()), problem);
    state.animation.clear();  // the pegs lie there already
    context.announce(phrase::edit::plays_drawn() + ' ' + words::status_line(state.game));
}

bool can_be_played(const AppState& state) {
    const Problem& problem = drawn(state);
    return has_jump(state.game.board(), problem.start) &&
           !is_finished(problem.finish, problem.start);
}

bool can_be_made_winnable(const AppState& state, const Editing& editing) {
    const bool won = editing.judgement && editing.judgement->verdict == Verdict::kSolvable;
    return !won && drawn(state).finish.kind != Finish::Kind::kFewest;
}

// What the player's question came to, while that is said; else that what is drawn cannot be won.
std::optional<Disproof> proof_at_hand(const AppState& state, const Editing& editing) {
    if (editing.refused && state.message) return editing.refused;
    if (!editing.judgement || !editing.judgement->proof) return std::nullopt;
    return Disproof{editing.judgement->problem, *editing.judgement->proof, words::cannot_be_won()};
}

}  // namespace

std::optional<Standing> Editing::standing(const AppState& state, Command command) const {
    const Bits pegs = drawn(state).start.pegs;
    const Bits holes = state.game.board().holes();
    switch (command) {
        case Command::kEdit: return switched(true);
        case Command::kUndo: return offered(drawing(state).can_undo());
        case Command::kRedo: return offered(drawing(state).can_redo());
        case Command::kClear: return offered(pegs != 0);
        case Command::kFill: return offered(pegs != holes);
        case Command::kComplement: return offered();
        case Command::kPlayThis: return offered(can_be_played(state));
        case Command::kMakeWinnable: return offered(can_be_made_winnable(state, *this));
        case Command::kCanArise:
        case Command::kThrough: return offered(pegs != 0);
        case Command::kFinish: return switched(state.sheet == Sheet::kFinish);
        case Command::kSymmetry:
            if (state.game.board().symmetries().size() == 1) return absent();
            return switched(state.sheet == Sheet::kSymmetry);
        case Command::kWhy: {
            Standing why = offered_if(proof_at_hand(state, *this).has_value());
            why.pressed = false;
            return why;
        }
        case Command::kSave: return absent();
        default: break;
    }
    // The game below is out of sight.
    return is_about_game(command) ? std::optional{absent()} : std::nullopt;
}

bool Editing::run(Context& context, Command command) {
    AppState& state = context.state;
    const Board& board = state.game.board();
    const Position now = drawn(state).start;
    editor(context).brush.reset();
    editor(context).picks_finish = false;
    switch (command) {
        case Command::kEdit: leave_editor(context); return true;
        case Command::kUndo: step_in_time(context, false); return true;
        case Command::kRedo: step_in_time(context, true); return true;
        case Command::kClear: lay(context, {}); return true;
        case Command::kFill: lay(context, {board.holes()}); return true;
        case Command::kComplement: lay(context, complement(board, now)); return true;
        case Command::kPlayThis: play_drawn(context); return true;
        case Command::kMakeWinnable: ask_nearest(context); return true;
        case Command::kCanArise: ask_origin(context); return true;
        case Command::kThrough: ask_through(context); return true;
        case Command::kWhy: {
            const Disproof shown = *proof_at_hand(state, editor(context));
            read_proof(context, shown.problem, shown.proof, shown.claim);
            return true;
        }
        default: return false;
    }
}

bool Editing::activate(Context& context, Hole hole) {
    touch_hole(context, hole);
    return true;
}

bool Editing::point(Context& context, const Pointer& pointer) {
    follow_brush(context, pointer);
    return true;
}

bool Editing::escape(Context& context) {
    if (!std::exchange(editor(context).picks_finish, false)) {
        leave_editor(context);
        return true;
    }
    context.mark_changed();
    context.announce(phrase::edit::finish_stays());
    return true;
}

// The verdict is said when it is there and nobody draws on.
bool Editing::tick(Context& context, float seconds) {
    const AppState& state = context.state;
    const bool asks = state.thinking && state.thinking->purpose == Purpose::kVerdict;
    if (!say_in) return asks;
    *say_in = std::max(*say_in - seconds, 0.0f);
    const bool known = judgement || drawn(state).start.pegs == 0;
    if (*say_in > 0 || !known || brush || reading(state) != nullptr) return *say_in > 0 || asks;
    say_in.reset();
    context.announce(words::verdict_said(state));
    return false;
}

void Editing::refresh(Context& context) {
    AppState& state = context.state;
    Editing& editing = editor(context);
    const Problem& now = drawn(state);
    if (editing.judgement && editing.judgement->problem == now) return;
    editing.judgement.reset();
    if (state.thinking || now.start.pegs == 0) return;
    editing.judgement = judge_at_once(state.game.board(), now);
    if (!editing.judgement) ask_verdict(context);
}

std::optional<words::Heading> Editing::title(const AppState& state) {
    return words::Heading{phrase::edit::title(words::board_title(state, state.board_text)), ""};
}

std::optional<words::Status> Editing::instruction(const AppState& state) {
    return words::edit_status(state);
}

void begin_editing(Context& context) {
    AppState& state = context.state;
    assert(put_by(state) == nullptr);
    stop_reading(state);
    stop_watching(state);
    cancel_question(context);
    const Problem here{state.game.position(), state.game.problem().finish};
    Drawing& drawing = state.drawings.try_emplace(state.board_text, here).first->second;
    if (drawing.taken_up != here) drawing.change(here);
    drawing.taken_up = here;
    find_mode<Playing>(state.modes)->summary_in.reset();
    state.modes.emplace_back(Editing{});
    state.selected.reset();
    state.hovered.reset();
    state.press.reset();
    state.hint.reset();
    state.message.reset();
    state.sheet = Sheet::kNone;
    state.animation.change(state.view, {state.game.position(), tray_slot(state.game.cursor())},
                           {drawing.now().start, 0}, kDrawSeconds);
    editor(context).say_in = kSayAfter;
    context.mark_changed();
    context.announce(words::begins_editing(state));
}

void stop_editing(AppState& state) { end_modes<Editing>(state.modes); }

void edit(Context& context, const Problem& next) {
    AppState& state = context.state;
    const Position before = drawn(state).start;
    drawing(state).change(next);
    drawing_changed(context, before);
}

void edit_further(Context& context, const Problem& next) {
    AppState& state = context.state;
    const Position before = drawn(state).start;
    drawing(state).amend(next);
    drawing_changed(context, before);
}

void draw_in(Context& context, Symmetry symmetry) {
    drawing(context.state).symmetry = symmetry;
    context.mark_changed();
}

Editing& editor(Context& context) {
    assert(editing(context.state) != nullptr);
    return *find_mode<Editing>(context.state.modes);
}

const Problem& drawn(const AppState& state) {
    assert(editing(state) != nullptr);
    return drawing(state).now();
}

Symmetry symmetry_in_use(const AppState& state) { return drawing(state).symmetry; }

bool is_untouched_drawing(const AppState& state) { return !drawing(state).can_undo(); }

Problem problem_at_hand(const AppState& state) {
    if (editing(state) != nullptr) return drawn(state);
    if (const Backwards* mode = backwards(state)) return {built(state, *mode), mode->game.finish};
    return state.game.problem_left().value_or(
        Problem{state.game.position(), state.game.problem().finish, std::nullopt});
}

Bits under_brush(const AppState& state) {
    const Editing* mode = editing(state);
    if (mode == nullptr || reading(state) != nullptr) return 0;
    std::optional<Hole> hole = state.hovered;
    const bool by_key = !hole && state.cursor_visible;
    if (by_key) hole = state.cursor;
    if (!hole) return 0;
    const Bits all =
        mode->picks_finish ? bit(*hole) : orbit(state.game.board(), symmetry_in_use(state), *hole);
    return by_key ? all & ~bit(*hole) : all;  // the cursor has a ring of its own
}

}  // namespace peg
