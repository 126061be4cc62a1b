// SPDX-License-Identifier: MIT
#include "app/features/backwards/backwards.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "app/features/backwards/backwards_words.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/pointer.h"
#include "app/kit/game/selection.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/intent.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "words/phrases/backwards.h"
#include "words/phrases/play.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr float kStepSeconds = 0.3f;
constexpr float kLaySeconds = 0.25f;  // duration of pegs appearing and disappearing
constexpr float kDragSlack = 6;       // CSS pixels

Backwards& mode_of(Context& context) { return *find_mode<Backwards>(context.state.modes); }

void lay_built(Context& context, Position before) {
    AppState& state = context.state;
    state.animation.change(state.view, {before, 0}, {built(state, mode_of(context)), 0},
                           kLaySeconds);
    mode_of(context).changed(context);
}

// One step forward, or back to the step before.
void go_step(Context& context, bool on) {
    AppState& state = context.state;
    Backwards& mode = mode_of(context);
    if (!on && mode.cursor == 0) {  // back to choosing the last peg
        const Position before = built(state, mode);
        mode.end.reset();
        mode.taken.clear();
        return lay_built(context, before);
    }
    const JumpId id = mode.taken[on ? mode.cursor : mode.cursor - 1];
    on ? ++mode.cursor : --mode.cursor;
    state.animation.jump(state.view, state.played.game.board().jump(id), 0, on, kStepSeconds);
    context.sound(Sound::Kind::kJump);
    mode_of(context).changed(context);
}

void take_back(Context& context, JumpId id) {
    Backwards& mode = mode_of(context);
    mode.taken.resize(mode.cursor);
    mode.taken.push_back(id);
    go_step(context, true);
}

// The last peg if the finish determines it; otherwise the player chooses.
std::optional<Position> end_of(const Finish& finish) {
    if (const auto goal = only_goal(finish)) return Position{*goal};
    return std::nullopt;
}

void start_over(Context& context) {
    Backwards& mode = mode_of(context);
    const Position before = built(context.state, mode);
    mode.end = end_of(mode.game.finish);
    mode.taken.clear();
    mode.cursor = 0;
    lay_built(context, before);
}

void leave_backwards(Context& context) {
    uncover_game(context, built(context.state, mode_of(context)));
}

// The play built backwards is a solution of the game: plays it from its start.
void watch_forwards(Context& context) {
    AppState& state = context.state;
    const Backwards& mode = mode_of(context);
    std::vector<JumpId> jumps(mode.taken.begin(),
                              mode.taken.begin() + static_cast<std::ptrdiff_t>(mode.cursor));
    std::ranges::reverse(jumps);
    leave_way_back(state);
    end_modes_over_game(state);
    go_to(context, 0);
    watch(context, jumps, phrase::backwards::forwards());
}

void tell_hint(Context& context) {
    AppState& state = context.state;
    Backwards& mode = mode_of(context);
    mode.says_judgement = !mode.judgement;
    if (!mode.judgement) return;  // the judgement is still being asked for
    const Judgement& outlook = *mode.judgement;
    if (outlook.verdict == Verdict::kSolvable && !outlook.solution.empty()) {
        if (mode.hint != outlook.solution.back())
            ++state.played.help.hints;  // the same hint counts only once
        mode.hint = outlook.solution.back();
    }
    const words::Status said = words::outlook_told(state, mode);
    context.say(said.tone, said.title, said.text);
}

void choose_peg(Context& context, std::optional<Hole> hole) {
    AppState& state = context.state;
    state.hand.selected = hole;
    state.message.reset();
    context.mark_changed();
    context.announce(hole ? words::chosen(state, mode_of(context))
                          : phrase::play::nothing_selected());
}

// Chooses a peg, or drops the choice; tapping an empty hole takes the jump of the chosen peg back
// to that hole.
void activate_hole_backwards(Context& context, Hole hole) {
    AppState& state = context.state;
    Backwards& mode = mode_of(context);
    const Board& board = state.played.game.board();
    state.hand.cursor = hole;
    if (!mode.end) {
        mode.end = Position{bit(hole)};
        return lay_built(context, {});
    }
    if (contains(built(state, mode).pegs, hole))
        return choose_peg(context,
                          state.hand.selected == hole ? std::nullopt : std::optional(hole));
    if (!state.hand.selected)
        return context.announce(phrase::play::is_empty(format_hole(board, hole)));
    const Hole chosen = *state.hand.selected;
    if (ask_which_jump(context, hole, chosen)) return;
    if (const auto jumps = jumps_meant(state, hole, chosen); !jumps.empty())
        return take_back(context, jumps.front());
    context.say(Tone::kBad,
                phrase::backwards::no_jump(format_hole(board, hole), format_hole(board, chosen)));
}

// Taking a jump back by dragging a peg to where it came from, or by two taps.
void follow_hand(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    const auto hole = hole_under(state, pointer);
    switch (pointer.phase) {
        case Pointer::Phase::kHover:
            state.hand.hovered = state.view.hole_near(pointer.at, 0);
            return;
        case Pointer::Phase::kLeave: state.hand.hovered.reset(); return;
        case Pointer::Phase::kDown: {
            const Bits pegs = built(state, mode_of(context)).pegs;
            state.hand.cursor_visible = false;
            state.hand.hovered.reset();
            state.hand.press = Press{pointer.at, pointer.at, hole, false, false, pointer.touch};
            if (!hole || !contains(pegs, *hole)) return;
            state.hand.press->was_selected = state.hand.selected == hole;
            if (!state.hand.press->was_selected) choose_peg(context, hole);
            return;
        }
        case Pointer::Phase::kMove:
            if (!state.hand.press) return;
            state.hand.press->at = pointer.at;
            if (state.hand.selected && state.hand.press->hole == state.hand.selected &&
                length(state.hand.press->at - state.hand.press->start) > kDragSlack)
                state.hand.press->dragging = true;
            return;
        case Pointer::Phase::kUp: break;
    }
    if (!state.hand.press) return;
    if (state.hand.press->dragging) {
        drop_back(context);
        if (hole && hole != state.hand.selected) activate_hole_backwards(context, *hole);
        return;
    }
    const Press press = *std::exchange(state.hand.press, std::nullopt);
    if (!press.hole) return choose_peg(context, std::nullopt);
    const bool chose = state.hand.selected == press.hole && !press.was_selected;
    if (!chose) activate_hole_backwards(context, *press.hole);
}

}  // namespace

std::span<const ModeCommand> Backwards::commands() const {
    static constexpr auto kNever = [](State) { return absent(); };
    static constexpr std::array kModeCommands{
        ModeCommand{"backwards", [](State) { return switched(true); }, leave_backwards},
        ModeCommand{"leave", always, leave_backwards,
                    [](State) -> std::string_view { return "leave_backwards"; }},
        ModeCommand{"undo",
                    [](State s) {
                        const Backwards& mode = *backwards(s);
                        return offered(mode.cursor > 0 || (mode.end && !end_of(mode.game.finish)),
                                       phrase::reason::no_move);
                    },
                    [](Context& c) { go_step(c, false); }},
        ModeCommand{"redo",
                    [](State s) {
                        return offered(backwards(s)->cursor < backwards(s)->taken.size(),
                                       phrase::reason::nothing_undone);
                    },
                    [](Context& c) { go_step(c, true); }},
        ModeCommand{
            "restart",
            [](State s) { return offered(backwards(s)->cursor > 0, phrase::reason::at_start); },
            start_over},
        ModeCommand{"hint",
                    [](State s) {
                        if (!backwards(s)->end) return greyed(phrase::reason::no_last_peg);
                        return offered(!is_built(s, *backwards(s)), phrase::reason::built);
                    },
                    tell_hint},
        ModeCommand{"play_this", [](State s) { return offered_if(is_built(s, *backwards(s))); },
                    watch_forwards},
        ModeCommand{"why",
                    [](State s) {
                        const auto& outlook = backwards(s)->judgement;
                        CommandState why = offered_if(outlook && outlook->proof);
                        why.pressed = false;
                        return why;
                    },
                    [](Context& c) {
                        const Judgement shown = *mode_of(c).judgement;
                        read_proof(
                            c, {shown.problem, *shown.proof, phrase::backwards::cannot_be_built()});
                    }},
        ModeCommand{"edit", kNever},
        ModeCommand{"draw_board", kNever},
        ModeCommand{"save", kNever},
    };
    return kModeCommands;
}

bool Backwards::activate(Context& context, Hole hole) {
    activate_hole_backwards(context, hole);
    return true;
}

bool Backwards::point(Context& context, const Pointer& pointer) {
    follow_hand(context, pointer);
    return true;
}

bool Backwards::take_jump(Context& context, JumpId jump) {
    take_back(context, jump);
    return true;
}

std::optional<std::vector<JumpId>> Backwards::jumps_between(const AppState& state, Hole from,
                                                            Hole to) const {
    const Board& board = state.played.game.board();
    const Position now = built(state, *this);
    std::vector<JumpId> jumps = jumps_with_ends(board, from, to);
    std::erase_if(jumps, [&](JumpId id) { return !can_be_taken_back(board, now, board.jump(id)); });
    return jumps;
}

bool Backwards::escape(Context& context) {
    leave_backwards(context);
    return true;
}

// The question: does the start lead to the position on the board?
std::optional<OverGame::Judged> Backwards::to_judge(const AppState& state) const {
    if (!end || is_built(state, *this)) return std::nullopt;
    return Judged{state.played.game.board(),
                  state.played.board_text,
                  {game.start, Finish::exactly(built(state, *this)), std::nullopt}};
}

void Backwards::changed(Context& context) {
    AppState& state = context.state;
    state.hand.selected.reset();
    state.hand.press.reset();
    hint.reset();
    says_judgement = false;
    state.played.backwards_line = *this;
    OverGame::changed(context);
    context.announce(words::built_now(state, *this));
}

void Backwards::judged(Context& context) {
    if (std::exchange(says_judgement, false)) tell_hint(context);
}

std::optional<words::Heading> Backwards::title(const AppState& state) const {
    return words::backwards_heading(state);
}

std::optional<words::Status> Backwards::instruction(const AppState& state) const {
    return words::backwards_status(state, *backwards(state));
}

void Backwards::begin(Context& context) {
    AppState& state = context.state;
    cover_game(context);
    const Animation::Moment before{state.played.game.position(),
                                   tray_slot(state.played.game.cursor())};
    auto& mode = begin_mode<Backwards>(state.modes);
    mode.game = state.played.game.problem();
    static_cast<BackwardsLine&>(mode) = state.played.backwards_line;
    if (!mode.end || is_built(state, mode))
        static_cast<BackwardsLine&>(mode) = {end_of(mode.game.finish), {}, 0};
    state.animation.change(state.view, before, {built(state, mode), 0}, kLaySeconds);
    mode.changed(context);
}

void begin_backwards(Context& context) { Backwards::begin(context); }

void Backwards::ended(AppState& state) {
    state.hand.selected.reset();
    state.hand.press.reset();
}

std::optional<Problem> Backwards::problem(const AppState& state) const {
    return Problem{built(state, *this), game.finish};
}

std::optional<Bits> Backwards::targets(const AppState& state) const {
    return sources(state, *this);
}

Bits Backwards::hinted(const AppState& state) const {
    if (!hint) return 0;
    const Jump& jump = state.played.game.board().jump(*hint);
    return bit(jump.from) | bit(jump.to);
}

std::optional<std::string> Backwards::sentence(const AppState& state) const {
    return words::built_now(state, *this);
}

std::optional<std::string> Backwards::goal(const AppState&) const {
    return phrase::backwards::goal();
}

const Backwards* backwards(const AppState& state) { return find_mode<Backwards>(state.modes); }

Position built(const AppState& state, const Backwards& mode) {
    Position position = mode.end.value_or(Position{});
    for (std::size_t i = 0; i < mode.cursor; ++i)
        position.pegs ^= state.played.game.board().jump(mode.taken[i]).mask;
    return position;
}

bool is_built(const AppState& state, const Backwards& mode) {
    return built(state, mode) == mode.game.start;
}

Bits sources(const AppState& state, const Backwards& mode) {
    Bits sources = 0;
    if (!state.hand.selected) return sources;
    const Position position = built(state, mode);
    const Board& board = state.played.game.board();
    for (const Jump& jump : board.jumps())
        if (jump.to == *state.hand.selected && can_be_taken_back(board, position, jump))
            sources |= bit(jump.from);
    return sources;
}

}  // namespace peg
