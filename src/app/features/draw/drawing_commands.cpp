// SPDX-License-Identifier: MIT
// What the commands do while a board is drawn.

#include <array>

#include "app/features/draw/draw_words.h"
#include "app/features/draw/drawing_board.h"
#include "app/features/draw/lay_sketch.h"
#include "app/features/draw/own_boards.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/run_command.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

void step_in_sketch(Context& context, bool forward) {
    Sketchbook& book = context.state.kept.sketchbook;
    forward ? book.redo() : book.undo();
    drawing_mode(context).changed(context);
    context.announce(words::holes_drawn(context.state));
}

void leave_drawing_board(Context& context) { uncover_game(context); }

// The board that is drawn becomes one of the player's own, and a game on it begins.
void play_drawn_board(Context& context) {
    AppState& state = context.state;
    const SketchedBoard drawn = *drawing_mode(context).drawn;
    keep_own_board(context, drawn.text, "");
    state.kept.sketchbook.taken_up = drawn.text;
    start_game(context, drawn.board, *drawn.problem);
}

// To the lattice, or from it to the square one.
void switch_lattice(Context& context, Lattice lattice) {
    const Sketch& now = sketch(context.state);
    if (const auto other = now.on(now.lattice() == lattice ? Lattice::kSquare : lattice))
        lay_grid(context, *other);
    else
        context.say(Tone::kBad, words::no_such_grid());
}

bool has_problem(const DrawingBoard& mode) { return mode.drawn && mode.drawn->problem; }

}  // namespace

std::span<const ModeCommand> DrawingBoard::commands() const {
    static constexpr auto kNever = [](State) { return absent(); };
    static constexpr auto kIfPlayable = [](State s) {
        return offered(has_problem(*drawing_board(s)), phrase::reason::not_playable);
    };
    static constexpr std::array kModeCommands{
        ModeCommand{"draw_board", [](State) { return switched(true); }, leave_drawing_board},
        ModeCommand{"leave", always, leave_drawing_board,
                    [](State) -> std::string_view { return "leave_drawing"; }},
        ModeCommand{
            "undo",
            [](State s) { return offered(s.kept.sketchbook.can_undo(), phrase::reason::no_move); },
            [](Context& c) { step_in_sketch(c, false); }},
        ModeCommand{"redo",
                    [](State s) {
                        return offered(s.kept.sketchbook.can_redo(),
                                       phrase::reason::nothing_undone);
                    },
                    [](Context& c) { step_in_sketch(c, true); }},
        ModeCommand{"clear",
                    [](State s) {
                        return offered(sketch(s).hole_count() > 0, phrase::reason::nothing_drawn);
                    },
                    [](Context& c) {
                        Sketch next = sketch(c.state);
                        next.set_all(false);
                        lay_sketch(c, next);
                    }},
        ModeCommand{"fill", always,
                    [](Context& c) {
                        Sketch next = sketch(c.state);
                        next.set_all(true);
                        lay_sketch(c, next);
                    }},
        ModeCommand{"complement", always,
                    [](Context& c) {
                        Sketch next = sketch(c.state);
                        next.complement();
                        lay_sketch(c, next);
                    }},
        ModeCommand{"by_text", always, ask_for_board_text},
        ModeCommand{"larger",
                    [](State s) {
                        return offered(sketch(s).larger().has_value(), phrase::reason::largest);
                    },
                    [](Context& c) { lay_grid(c, *sketch(c.state).larger()); }},
        ModeCommand{"smaller",
                    [](State s) {
                        return offered(sketch(s).smaller().has_value(), phrase::reason::smallest);
                    },
                    [](Context& c) { lay_grid(c, *sketch(c.state).smaller()); }},
        ModeCommand{"triangular",
                    [](State s) { return switched(sketch(s).lattice() == Lattice::kTriangular); },
                    [](Context& c) { switch_lattice(c, Lattice::kTriangular); }},
        ModeCommand{"diagonal",
                    [](State s) { return switched(sketch(s).lattice() == Lattice::kDiagonal); },
                    [](Context& c) { switch_lattice(c, Lattice::kDiagonal); }},
        ModeCommand{"symmetry", [](State s) { return switched(s.sheet == "symmetry"); }},
        ModeCommand{"play_this", kIfPlayable,
                    [](Context& c) {
                        play_drawn_board(c);
                        c.announce(words::plays_drawn_board(c.state));
                    }},
        ModeCommand{"save_board", kIfPlayable, ask_for_board_name},
        ModeCommand{"save", kNever},
        ModeCommand{"edit",
                    [](State s) {
                        CommandState now = kIfPlayable(s);
                        now.pressed = false;
                        return now;
                    },
                    [](Context& c) {
                        play_drawn_board(c);
                        run_command(c, "edit");
                    }},
        ModeCommand{"why", kNever},
        ModeCommand{"share", kNever},
        ModeCommand{"share_position", kNever},
        ModeCommand{"paper", kNever},
        ModeCommand{"picture", kNever},
        ModeCommand{"print_board", kNever},
        ModeCommand{"generate", kNever},
        ModeCommand{"puzzle", kNever},
    };
    return kModeCommands;
}

}  // namespace peg
