// SPDX-License-Identifier: MIT
#include "app/features/edit/editing.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include "app/features/edit/edit_words.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/pointer.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/words/words.h"
#include "core/board/notation/board_errors.h"
#include "words/phrases/edit.h"

namespace peg {

namespace {

constexpr float kDrawSeconds = 0.2f;  // duration of pegs appearing and disappearing

constexpr Hole hole_of(Canvas::Spot spot) { return static_cast<Hole>(spot); }

// Animates the pegs that differ from the position `before`.
void show_change(AppState& state, Position before) {
    state.animation.change(state.view, {before, 0}, {shown_position(state), 0}, kDrawSeconds);
}

// Removes marks whose peg was taken out; removes all marks if the finish is `fewest` or `most`.
void keep_marks(Problem& problem) {
    Marks kept;
    for (const Marks::Mark& mark : problem.marks.all())
        if (contains(problem.start.pegs, mark.from) && !is_best_end(problem.finish))
            kept.pegs[kept.count++] = mark;
    problem.marks = kept;
}

// Marks a peg and then the hole where it has to end, by two taps; tapping a marked peg unmarks it.
void take_mark(Context& context, Editing& mode, Hole hole) {
    Problem next = drawn(context.state);
    Marks& marks = next.marks;
    const auto old = std::span(marks.pegs).first(marks.count);
    const auto without = [&](auto is_it) {
        const auto gone = std::ranges::remove_if(old, is_it);
        const auto there = static_cast<std::uint8_t>(old.size() - gone.size());
        std::ranges::fill(gone, Marks::Mark{});
        return std::exchange(marks.count, there) != there;
    };
    if (mode.picks == Editing::Picks::kMarkedEnd) {
        without([&](const Marks::Mark& mark) { return mark.to == hole; });
        marks.pegs[marks.count++] = {mode.marked, hole};
    } else if (!without([&](const Marks::Mark& mark) { return mark.from == hole; })) {
        const bool is_peg = contains(next.start.pegs, hole);
        if (is_peg && marks.count == Marks::kMax)
            return context.complain(board_error("marks", Marks::kMax));
        mode.picks = is_peg ? Editing::Picks::kMarkedEnd : Editing::Picks::kMarkedPeg;
        mode.marked = hole;
        context.mark_changed();
        return context.announce(words::edit_status(context.state).title);
    }
    mode.picks = Editing::Picks::kNothing;
    edit(context, next);
    context.announce(words::finish_chosen(context.state));
}

}  // namespace

void Editing::before_command(Context& context, Command command) {
    Canvas::before_command(context, command);
    picks = Picks::kNothing;
}

bool Editing::activate(Context& context, Hole hole) {
    touch(context, hole);
    return true;
}

bool Editing::escape(Context& context) {
    if (std::exchange(picks, Picks::kNothing) != Picks::kNothing) {
        context.mark_changed();
        context.announce(phrase::edit::finish_stays());
        return true;
    }
    is_painting(context.state) ? paint_goal(context, false)
                               : uncover_game(context, drawn(context.state).start);
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
    const Game& game = state.played.game;
    Problem here = game.problem_left().value_or(Problem{game.position(), game.problem().finish});
    here.survivor.reset();
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
    const auto goal = painted(state);
    const bool by_either = goal && either;
    return contains(by_either ? goal->either : shown_position(state).pegs, hole_of(spot));
}

int Editing::count_set(const AppState& state) const { return peg_count(drawn(state).start); }

bool Editing::set(Context& context, Spot spot, bool on, bool further) {
    const AppState& state = context.state;
    Problem next = drawn(state);
    const Bits holes = orbit(state.played.game.board(), symmetry_in_use(state), hole_of(spot));
    const auto put = [&](Bits& bits, bool there) { bits = there ? bits | holes : bits & ~holes; };
    Finish& finish = next.finish;
    if (!is_painting(state)) {
        put(next.start.pegs, on);
    } else if (finish.kind == Finish::Kind::kOneOf) {
        put(finish.holes, on);
        if (finish.holes == 0) {
            context.say(Tone::kBad, phrase::edit::one_hole_needed());
            return false;
        }
    } else {
        put(finish.holes, !(on && either));
        put(finish.position.pegs, on && !either);
    }
    edit(context, next, further);
    return true;
}

bool Editing::take(Context& context, Spot spot) {
    if (picks == Picks::kNothing) return false;
    if (picks != Picks::kFinish) {
        take_mark(context, *this, hole_of(spot));
        return true;
    }
    picks = Picks::kNothing;
    Problem next = drawn(context.state);
    next.finish = Finish::at(hole_of(spot));
    edit(context, next);
    context.announce(words::finish_chosen(context.state));
    return true;
}

void Editing::set_cursor(AppState& state, Spot spot) { state.hand.cursor = hole_of(spot); }

void Editing::set_hovered(AppState& state, std::optional<Spot> spot) {
    state.hand.hovered = spot ? std::optional(hole_of(*spot)) : std::nullopt;
}

std::string Editing::all_said(const AppState& state) const {
    return is_painting(state) ? words::finish_chosen(state) : words::pegs_drawn(state);
}

std::string Editing::touched_said(const AppState& state, Spot spot, int count_before) const {
    if (is_painting(state)) return words::label(state, hole_of(spot)) + '.';
    return words::drawn_hole(state, hole_of(spot), count_before);
}

std::string Editing::judgement_said(const AppState& state) const {
    return words::verdict_said(state);
}

bool Editing::may_speak(const AppState& state) const { return proof_mode(state) == nullptr; }

Drawing& drawing(AppState& state) { return state.kept.drawings.at(state.played.board_text); }
const Drawing& drawing(const AppState& state) {
    return state.kept.drawings.at(state.played.board_text);
}

void drawing_changed(Context& context, Position before) {
    editor(context).changed(context);
    show_change(context.state, before);
}

void stop_editing(AppState& state) { end_modes<Editing>(state.modes); }

void edit(Context& context, const Problem& next, bool further) {
    AppState& state = context.state;
    const Position before = shown_position(state);
    Problem kept = next;
    keep_marks(kept);
    further ? drawing(state).amend(kept) : drawing(state).change(kept);
    drawing_changed(context, before);
}

void paint_goal(Context& context, bool on) {
    AppState& state = context.state;
    Editing& mode = editor(context);
    const Position before = shown_position(state);
    mode.paints_goal = on;
    mode.either = false;
    show_change(state, before);
    context.mark_changed();
    context.announce(on ? words::edit_status(state).title : words::drawing_line(state));
}

bool is_paintable(const Finish& finish) {
    return finish.kind == Finish::Kind::kPattern || finish.kind == Finish::Kind::kOneOf;
}

bool is_painting(const AppState& state) {
    return editing(state)->paints_goal && is_paintable(drawn(state).finish);
}

std::optional<PaintedGoal> Editing::painted(const AppState& state) const {
    if (!is_painting(state)) return std::nullopt;
    const Finish& finish = drawn(state).finish;
    if (finish.kind == Finish::Kind::kOneOf) return PaintedGoal{{finish.holes}, 0};
    return PaintedGoal{finish.position, state.played.game.board().holes() & ~finish.holes};
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
    if (proof_mode(state) != nullptr) return 0;
    std::optional<Hole> hole = state.hand.hovered;
    const bool by_key = !hole && state.hand.cursor_visible;
    if (by_key) hole = state.hand.cursor;
    if (!hole) return 0;
    const Bits all = picks != Picks::kNothing
                         ? bit(*hole)
                         : orbit(state.played.game.board(), symmetry_in_use(state), *hole);
    return by_key ? all & ~bit(*hole) : all;  // the cursor has its own ring
}

std::optional<std::string> Editing::sentence(const AppState& state) const {
    return words::drawing_line(state);
}

const Editing* editing(const AppState& state) { return find_mode<Editing>(state.modes); }

}  // namespace peg
