// SPDX-License-Identifier: MIT
// The commands of the editor.

#include <array>
#include <optional>
#include <span>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "app/features/edit/questions.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/words/words.h"
#include "core/board/jumps.h"
#include "words/phrases/edit.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

// Replaces all holes at once.
void lay(Context& context, Position pegs) {
    Problem next = drawn(context.state);
    next.start = pegs;
    edit(context, next);
    context.announce(words::pegs_drawn(context.state));
}

void step_in_time(Context& context, bool forward) {
    AppState& state = context.state;
    const Position before = shown_position(state);
    const Problem was = drawn(state);
    forward ? drawing(state).redo() : drawing(state).undo();
    drawing_changed(context, before);
    context.announce(drawn(state).start == was.start ? words::finish_chosen(state)
                                                     : words::pegs_drawn(state));
}

void leave_editor(Context& context) { uncover_game(context, drawn(context.state).start); }

void play_drawn(Context& context) {
    AppState& state = context.state;
    Problem problem = drawn(state);
    if (problem.finish.kind == Finish::Kind::kOneOf && count(problem.finish.holes) == 1)
        problem.finish = Finish::at(lowest(problem.finish.holes));
    drawing(state).taken_up = problem;
    start_game(context, Board(state.played.game.board()), problem);
    state.animation.clear();  // the pegs are already there
    context.announce(phrase::edit::plays_drawn() + ' ' + words::status_line(state.played.game));
}

CommandState can_be_played(const AppState& state) {
    const Problem& problem = drawn(state);
    if (is_finished(problem)) return greyed(phrase::reason::at_goal);
    return offered(has_jump(state.played.game.board(), problem.start),
                   phrase::reason::no_jump_drawn);
}

CommandState can_be_made_winnable(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!drawn(state).marks.empty()) return greyed(phrase::reason::pegs_marked);
    const bool won = judgement && judgement->verdict == Verdict::kSolvable;
    return offered(!won && !is_best_end(drawn(state).finish), phrase::reason::winnable);
}

void pick_mark(Context& context) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    state.message.reset();
    editor(context).picks = Editing::Picks::kMarkedPeg;
    context.mark_changed();
    context.announce(words::edit_status(state).title);
}

// The proof of the player's question while its answer is shown; otherwise the proof that the drawn
// problem cannot be won.
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
        ModeCommand{"clear",
                    [](State s) {
                        if (!is_painting(s)) return kUnlessBlank(s);
                        return offered_if(drawn(s).finish.kind == Finish::Kind::kPattern);
                    },
                    [](Context& c) {
                        if (!is_painting(c.state)) return lay(c, {});
                        Problem next = drawn(c.state);
                        next.finish = Finish::pattern(0, {});
                        edit(c, next);
                        c.announce(words::finish_chosen(c.state));
                    }},
        ModeCommand{"fill",
                    [](State s) {
                        if (is_painting(s)) return absent();
                        return offered(drawn(s).start.pegs != s.played.game.board().holes(),
                                       phrase::reason::all_full);
                    },
                    [](Context& c) { lay(c, {c.state.played.game.board().holes()}); }},
        ModeCommand{"complement", [](State s) { return offered_if(!is_painting(s)); },
                    [](Context& c) {
                        lay(c, complement(c.state.played.game.board(), drawn(c.state).start));
                    }},
        ModeCommand{"play_this", can_be_played, play_drawn},
        ModeCommand{"make_winnable", can_be_made_winnable, ask_nearest},
        ModeCommand{"can_arise", kUnlessBlank, ask_origin},
        ModeCommand{"through",
                    [](State s) {
                        const bool marked = !s.played.game.problem().marks.empty();
                        return marked ? greyed(phrase::reason::pegs_marked) : kUnlessBlank(s);
                    },
                    ask_through},
        ModeCommand{"mark",
                    [](State s) {
                        if (is_best_end(drawn(s).finish))
                            return greyed(phrase::reason::not_to_this_goal);
                        return is_painting(s) ? absent() : kUnlessBlank(s);
                    },
                    pick_mark},
        ModeCommand{"paint_goal",
                    [](State s) {
                        return is_paintable(drawn(s).finish) ? switched(is_painting(s)) : absent();
                    },
                    [](Context& c) { paint_goal(c, !is_painting(c.state)); }},
        ModeCommand{"either",
                    [](State s) {
                        const bool pattern = drawn(s).finish.kind == Finish::Kind::kPattern;
                        return pattern && is_painting(s) ? switched(editing(s)->either) : absent();
                    },
                    [](Context& c) {
                        Editing& mode = editor(c);
                        mode.either = !mode.either;
                        c.mark_changed();
                        c.announce(mode.either ? phrase::edit::brush_either()
                                               : phrase::edit::brush_pegs());
                    }},
        ModeCommand{"finish", [](State s) { return switched(s.sheet == "finish"); }},
        ModeCommand{"symmetry",
                    [](State s) {
                        if (s.played.game.board().symmetries().size() == 1) return absent();
                        return switched(s.sheet == "symmetry");
                    }},
        ModeCommand{"why",
                    [](State s) {
                        CommandState why = offered_if(proof_at_hand(s).has_value());
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

}  // namespace peg
