// SPDX-License-Identifier: MIT
#include "app/features/edit/editing.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/questions.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/pointer.h"
#include "app/kit/proof/reading.h"
#include "app/kit/words/words.h"
#include "core/board/jumps.h"
#include "words/phrases/edit.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr float kDrawSeconds = 0.2f;  // that pegs take to come and go

constexpr Hole hole_of(Canvas::Spot spot) { return static_cast<Hole>(spot); }

Drawing& drawing(AppState& state) { return state.kept.drawings.at(state.played.board_text); }
const Drawing& drawing(const AppState& state) {
    return state.kept.drawings.at(state.played.board_text);
}

// To be called after every change of what is drawn.
void drawing_changed(Context& context, Position before) {
    AppState& state = context.state;
    editor(context).changed(context);
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

void leave_editor(Context& context) { uncover_game(context, drawn(context.state).start); }

void play_drawn(Context& context) {
    AppState& state = context.state;
    const Problem problem = drawn(state);
    drawing(state).taken_up = problem;
    start_game(context, Board(state.played.game.board()), problem);
    state.animation.clear();  // the pegs lie there already
    context.announce(phrase::edit::plays_drawn() + ' ' + words::status_line(state.played.game));
}

Standing can_be_played(const AppState& state) {
    const Problem& problem = drawn(state);
    if (is_finished(problem.finish, problem.start)) return greyed(phrase::reason::at_goal);
    return offered(has_jump(state.played.game.board(), problem.start),
                   phrase::reason::no_jump_drawn);
}

Standing can_be_made_winnable(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    const bool won = judgement && judgement->verdict == Verdict::kSolvable;
    return offered(!won && drawn(state).finish.kind != Finish::Kind::kFewest,
                   phrase::reason::winnable);
}

// What the player's question came to, while that is said; else that what is drawn cannot be won.
std::optional<Disproof> proof_at_hand(const AppState& state) {
    const Editing& mode = *editing(state);
    if (mode.refused && state.message) return mode.refused;
    if (!mode.judgement || !mode.judgement->proof) return std::nullopt;
    return Disproof{mode.judgement->problem, *mode.judgement->proof, words::cannot_be_won()};
}

}  // namespace

std::span<const ModeCommand> Editing::commands() const {
    static constexpr auto kUnlessBlank = [](State s) {
        return offered(drawn(s).start.pegs != 0, phrase::reason::nothing_drawn);
    };
    static constexpr std::array kModeCommands{
        ModeCommand{"edit", [](State) { return switched(true); }, leave_editor},
        ModeCommand{"leave", always, leave_editor,
                    [](State) -> std::string_view { return "leave_editing"; }},
        ModeCommand{"undo",
                    [](State s) { return offered(drawing(s).can_undo(), phrase::reason::no_move); },
                    [](Context& c) { step_in_time(c, false); }},
        ModeCommand{
            "redo",
            [](State s) { return offered(drawing(s).can_redo(), phrase::reason::nothing_undone); },
            [](Context& c) { step_in_time(c, true); }},
        ModeCommand{"clear", kUnlessBlank, [](Context& c) { lay(c, {}); }},
        ModeCommand{"fill",
                    [](State s) {
                        return offered(drawn(s).start.pegs != s.played.game.board().holes(),
                                       phrase::reason::all_full);
                    },
                    [](Context& c) { lay(c, {c.state.played.game.board().holes()}); }},
        ModeCommand{"complement", always,
                    [](Context& c) {
                        lay(c, complement(c.state.played.game.board(), drawn(c.state).start));
                    }},
        ModeCommand{"play_this", can_be_played, play_drawn},
        ModeCommand{"make_winnable", can_be_made_winnable, ask_nearest},
        ModeCommand{"can_arise", kUnlessBlank, ask_origin},
        ModeCommand{"through", kUnlessBlank, ask_through},
        ModeCommand{"finish", [](State s) { return switched(s.sheet == "finish"); }},
        ModeCommand{"symmetry",
                    [](State s) {
                        if (s.played.game.board().symmetries().size() == 1) return absent();
                        return switched(s.sheet == "symmetry");
                    }},
        ModeCommand{"why",
                    [](State s) {
                        Standing why = offered_if(proof_at_hand(s).has_value());
                        why.pressed = false;
                        return why;
                    },
                    [](Context& c) {
                        const Disproof shown = *proof_at_hand(c.state);
                        read_proof(c, shown);
                    }},
        ModeCommand{"save", [](State) { return absent(); }},
    };
    return kModeCommands;
}

void Editing::before_command(Context& context, Command command) {
    Canvas::before_command(context, command);
    picks_finish = false;
}

bool Editing::activate(Context& context, Hole hole) {
    touch(context, hole);
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

std::optional<DrawableSymmetries> Editing::symmetries(const AppState& state) const {
    return DrawableSymmetries{drawable_symmetries(state.played.game.board()),
                              symmetry_in_use(state)};
}

void Editing::take_symmetry(Context& context, Symmetry symmetry) { draw_in(context, symmetry); }

std::optional<words::Heading> Editing::title(const AppState& state) const {
    return words::Heading{phrase::edit::title(words::board_title(state, state.played.board_text)),
                          ""};
}

std::optional<words::Status> Editing::instruction(const AppState& state) const {
    return words::edit_status(state);
}

void Editing::begin(Context& context) {
    AppState& state = context.state;
    cover_game(context);
    const Problem here{state.played.game.position(), state.played.game.problem().finish};
    Drawing& drawing = state.kept.drawings.try_emplace(state.played.board_text, here).first->second;
    if (drawing.taken_up != here) drawing.change(here);
    drawing.taken_up = here;
    begin_mode<Editing>(state.modes).changed(context);
    state.animation.change(state.view,
                           {state.played.game.position(), tray_slot(state.played.game.cursor())},
                           {drawing.now().start, 0}, kDrawSeconds);
    context.announce(words::begins_editing(state));
}

void begin_editing(Context& context) { Editing::begin(context); }

std::optional<OverGame::Judged> Editing::to_judge(const AppState& state) const {
    if (drawn(state).start.pegs == 0) return std::nullopt;
    return Judged{state.played.game.board(), state.played.board_text, drawn(state)};
}

void Editing::changed(Context& context) {
    refused.reset();
    Canvas::changed(context);
}

std::optional<Canvas::Spot> Editing::pressed(const AppState& state, const Pointer& pointer) const {
    return hole_under(state, pointer);
}

std::optional<Canvas::Spot> Editing::nearest(const AppState& state, Point at) const {
    return state.view.hole_near(at, 0);
}

Point Editing::centre(const AppState& state, Spot spot) const {
    return state.view.centre(hole_of(spot));
}

float Editing::pitch(const AppState& state) const { return state.view.pitch(); }

bool Editing::is_set(const AppState& state, Spot spot) const {
    return contains(drawn(state).start.pegs, hole_of(spot));
}

int Editing::count_set(const AppState& state) const { return peg_count(drawn(state).start); }

bool Editing::set(Context& context, Spot spot, bool on, bool further) {
    const AppState& state = context.state;
    Problem next = drawn(state);
    const Bits holes = orbit(state.played.game.board(), symmetry_in_use(state), hole_of(spot));
    next.start.pegs = on ? next.start.pegs | holes : next.start.pegs & ~holes;
    edit(context, next, further);
    return true;
}

bool Editing::take(Context& context, Spot spot) {
    if (!std::exchange(picks_finish, false)) return false;
    edit(context, {drawn(context.state).start, Finish::at(hole_of(spot))});
    context.announce(words::finish_chosen(context.state));
    return true;
}

void Editing::set_cursor(AppState& state, Spot spot) { state.hand.cursor = hole_of(spot); }

void Editing::set_hovered(AppState& state, std::optional<Spot> spot) {
    state.hand.hovered = spot ? std::optional(hole_of(*spot)) : std::nullopt;
}

std::string Editing::all_said(const AppState& state) const { return words::pegs_drawn(state); }

std::string Editing::touched_said(const AppState& state, Spot spot, int count_before) const {
    return words::drawn_hole(state, hole_of(spot), count_before);
}

std::string Editing::judgement_said(const AppState& state) const {
    return words::verdict_said(state);
}

bool Editing::may_speak(const AppState& state) const { return reading(state) == nullptr; }

void stop_editing(AppState& state) { end_modes<Editing>(state.modes); }

void edit(Context& context, const Problem& next, bool further) {
    AppState& state = context.state;
    const Position before = drawn(state).start;
    further ? drawing(state).amend(next) : drawing(state).change(next);
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

std::optional<Problem> Editing::problem(const AppState& state) const { return drawn(state); }

Bits Editing::brushed(const AppState& state) const {
    if (reading(state) != nullptr) return 0;
    std::optional<Hole> hole = state.hand.hovered;
    const bool by_key = !hole && state.hand.cursor_visible;
    if (by_key) hole = state.hand.cursor;
    if (!hole) return 0;
    const Bits all =
        picks_finish ? bit(*hole) : orbit(state.played.game.board(), symmetry_in_use(state), *hole);
    return by_key ? all & ~bit(*hole) : all;  // the cursor has a ring of its own
}

std::optional<std::string> Editing::sentence(const AppState& state) const {
    return words::drawing_line(state);
}

const Editing* editing(const AppState& state) { return find_mode<Editing>(state.modes); }

}  // namespace peg
