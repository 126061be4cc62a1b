// SPDX-License-Identifier: MIT
#include "app/features/draw/draw_words.h"

#include <cstdlib>

#include "app/features/draw/drawing_board.h"
#include "app/features/draw/drawn_cells.h"
#include "app/kit/ask/ask.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/draw.h"
#include "words/phrases/edit.h"
#include "words/phrases/problem.h"

namespace peg::words {

namespace {

// Whether the board's natural problem can be won; phrased as a question until that is known.
std::string board_verdict(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    if (!mode.drawn) return phrase::draw::no_hole();
    if (!mode.drawn->problem) return no_jump_on_board();
    if (!mode.judgement || mode.judgement->interrupted) return phrase::edit::can_it_be_won();
    switch (mode.judgement->verdict) {
        case Verdict::kSolvable: return phrase::edit::winnable();
        case Verdict::kUnsolvable: return phrase::edit::cannot_be_won();
        case Verdict::kUndecided: break;
    }
    return phrase::edit::not_decided(kVerdictSeconds);
}

// The natural problem and what is known about it, as a sentence.
std::string problem_sentence(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    const Board& board = mode.drawn->board;
    const Position start = mode.drawn->problem->start;
    const Finish finish = mode.drawn->problem->finish;
    const std::string vacancy = cell_name(*mode.drawn, lowest(complement(board, start).pegs));
    const bool there = finish.kind == Finish::Kind::kHole;
    const Verdict verdict = mode.judgement ? mode.judgement->verdict : Verdict::kUndecided;
    switch (verdict) {
        case Verdict::kSolvable:
            return there ? phrase::draw::won_there(vacancy) : phrase::draw::won(vacancy);
        case Verdict::kUnsolvable:
            return there ? phrase::draw::lost_there(vacancy) : phrase::draw::lost(vacancy);
        case Verdict::kUndecided: break;
    }
    return there ? phrase::draw::question_there(vacancy) : phrase::draw::question(vacancy);
}

Tone board_tone(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    if (!mode.judgement || mode.judgement->verdict == Verdict::kUndecided) return Tone::kPlain;
    return mode.judgement->verdict == Verdict::kSolvable ? Tone::kGood : Tone::kBad;
}

}  // namespace

Heading sketch_title(const AppState& state) {
    const auto& drawn = drawing_board(state)->drawn;
    if (!drawn) return {phrase::draw::new_board(), ""};
    return {phrase::draw::title(board_title(state, drawn->text)), ""};
}

Status sketch_status(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    Status status{board_tone(state), false, board_verdict(state), phrase::draw::how()};
    if (!mode.drawn) return status;
    if (!mode.drawn->problem) {
        status.tone = Tone::kBad;
        status.text = phrase::draw::needs_three();
        return status;
    }
    status.thinking = !mode.judgement && state.thinking && state.thinking->age >= kPatience;
    status.text = problem_sentence(state);
    return status;
}

std::string sketch_said(const AppState& state) {
    const auto& drawn = drawing_board(state)->drawn;
    if (!drawn || !drawn->problem) return board_verdict(state);
    return board_verdict(state) + ' ' + problem_sentence(state);
}

std::string sketch_line(const AppState& state) {
    return phrase::draw::holes_drawn(sketch(state).hole_count()) + ' ' + board_verdict(state);
}

std::string sketch_goal(const AppState& state) {
    const auto& drawn = drawing_board(state)->drawn;
    if (!drawn || !drawn->problem) return "";
    const Finish& finish = drawn->problem->finish;
    if (finish.kind != Finish::Kind::kHole) return goal(drawn->board, finish);
    return phrase::problem::one_peg_in(cell_name(*drawn, finish.hole));
}

std::string begins_drawing_board(const AppState& state) {
    return title(state) + ". " + holes_drawn(state) + ' ' + phrase::draw::how();
}

std::string holes_drawn(const AppState& state) {
    return phrase::draw::holes_now(sketch(state).hole_count());
}

std::string drawn_cell(const AppState& state, Cell cell, int before) {
    const int changed = std::abs(sketch(state).hole_count() - before);
    const bool made = sketch(state).is_hole(cell);
    if (changed == 1)
        return (made ? phrase::draw::made(peg::cell_name(cell))
                     : phrase::draw::closed(peg::cell_name(cell))) +
               ' ' + holes_drawn(state);
    return (made ? phrase::draw::made_many(changed) : phrase::draw::closed_many(changed)) + ' ' +
           holes_drawn(state);
}

std::string grid_size(const Sketch& sketch) {
    return phrase::draw::grid_size(sketch.rows(), sketch.columns());
}

std::string too_many_holes(int holes) { return phrase::draw::too_many(kMaxHoles, holes); }

std::string no_such_cell(std::string_view name) { return phrase::draw::no_such_cell(name); }

std::string no_such_grid() { return phrase::draw::no_such_grid(); }

std::string no_jump_on_board() { return phrase::draw::no_jump(); }

std::string asks_board_name() { return phrase::draw::ask_name(); }

std::string asks_board_text() { return phrase::draw::ask_text(); }

std::string own_board(const OwnBoard& board) {
    if (!board.name.empty()) return board.name;
    const auto read = parse_board(board.text);
    return read ? phrase::draw::own_of(read->board.hole_count()) : phrase::problem::own_board();
}

std::string is_in_catalogue(const AppState& state, std::string_view board) {
    return phrase::draw::in_catalogue(board_name(state, board));
}

std::string board_is_kept(const AppState& state, std::string_view board) {
    return phrase::draw::kept(board_title(state, board));
}

std::string board_is_removed(const std::string& title) { return phrase::draw::removed(title); }

std::string board_is_back(const std::string& title) { return phrase::draw::is_back(title); }

std::string plays_drawn_board(const AppState& state) {
    return phrase::problem::opened(
        phrase::problem::with_pegs(board_name(state, state.played.board_text),
                                   pegs(peg_count(state.played.game.position()))),
        goal(state.played.game.board(), state.played.game.problem().finish));
}

}  // namespace peg::words
