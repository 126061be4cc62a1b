// SPDX-License-Identifier: MIT
#include "app/words/draw_words.h"

#include <cstdlib>

#include "app/ask/ask.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

constexpr std::string_view kHowToDraw =
    "Tap a cell to make a hole or to close it; drag to draw over many.";

// Whether the natural problem of the board can be won; while that is not known, a question.
std::string board_verdict(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    if (!mode.drawn) return "No hole is drawn yet.";
    if (!mode.drawn->problem) return no_jump_on_board();
    if (!mode.judgement) return "Can it be won?";
    switch (mode.judgement->verdict) {
        case Verdict::kSolvable: return "Winnable.";
        case Verdict::kUnsolvable: return "Cannot be won.";
        case Verdict::kUndecided: break;
    }
    return "Not decided within " + std::to_string(kVerdictSeconds) + " seconds.";
}

// The natural problem, and what is known of it, as a sentence.
std::string problem_sentence(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    const Board& board = mode.drawn->board;
    const auto& [start, finish] = *mode.drawn->problem;
    const std::string vacancy = cell_name(*mode.drawn, lowest(complement(board, start).pegs));
    const bool there = finish.kind == Finish::Kind::kHole;
    const Verdict verdict = mode.judgement ? mode.judgement->verdict : Verdict::kUndecided;
    switch (verdict) {
        case Verdict::kSolvable:
            return there ? "Full but for " + vacancy + ", it can be played to one peg there."
                         : "Full but for " + vacancy + ", it can be played to one peg.";
        case Verdict::kUnsolvable:
            return there ? "Full but for " + vacancy + ", it cannot be played to one peg there."
                         : "Full but for " + vacancy + ", it cannot be played to one peg.";
        case Verdict::kUndecided: break;
    }
    return there ? "The question is whether it can be played to one peg in " + vacancy +
                       ", full but for that hole."
                 : "The question is whether it can be played to one peg, full but for " + vacancy +
                       '.';
}

Tone board_tone(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    if (!mode.judgement || mode.judgement->verdict == Verdict::kUndecided) return Tone::kPlain;
    return mode.judgement->verdict == Verdict::kSolvable ? Tone::kGood : Tone::kBad;
}

}  // namespace

Heading sketch_title(const AppState& state) {
    const auto& drawn = drawing_board(state)->drawn;
    if (!drawn) return {"A new board", ""};
    return {"Drawing: " + board_title(state, drawn->text), ""};
}

Status sketch_status(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    Status status{board_tone(state), false, board_verdict(state), std::string(kHowToDraw)};
    if (!mode.drawn) return status;
    if (!mode.drawn->problem) {
        status.tone = Tone::kBad;
        status.text = "A jump needs three holes in a line.";
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
    return holes(sketch(state).hole_count()) + " drawn. " + board_verdict(state);
}

std::string sketch_goal(const AppState& state) {
    const auto& drawn = drawing_board(state)->drawn;
    if (!drawn || !drawn->problem) return "";
    const Finish& finish = drawn->problem->finish;
    if (finish.kind != Finish::Kind::kHole) return goal(drawn->board, finish);
    return "One peg, in " + cell_name(*drawn, finish.hole);
}

std::string begins_drawing_board(const AppState& state) {
    return title(state) + ". " + holes_drawn(state) + ' ' + std::string(kHowToDraw);
}

std::string holes(int count) { return counted(static_cast<std::uint64_t>(count), "hole"); }

std::string holes_drawn(const AppState& state) { return holes(sketch(state).hole_count()) + '.'; }

std::string drawn_cell(const AppState& state, Cell cell, int before) {
    const int changed = std::abs(sketch(state).hole_count() - before);
    const bool made = sketch(state).is_hole(cell);
    if (changed == 1)
        return (made ? "Made the hole " : "Closed the hole ") + peg::cell_name(cell) + ". " +
               holes_drawn(state);
    return (made ? "Made " : "Closed ") + holes(changed) + ". " + holes_drawn(state);
}

std::string label(const AppState& state, Cell cell) {
    return peg::cell_name(cell) + (sketch(state).is_hole(cell) ? ", hole" : ", no hole");
}

std::string grid_size(const Sketch& sketch) {
    return "The grid has " + std::to_string(sketch.rows()) + " rows of up to " +
           std::to_string(sketch.columns()) + " cells.";
}

std::string too_many_holes(int holes) {
    return "A board has " + std::to_string(kMaxHoles) + " holes at most, and this would have " +
           std::to_string(holes) + '.';
}

std::string no_such_cell(std::string_view name) {
    return "The grid has no cell " + std::string(name) + '.';
}

std::string no_such_grid() {
    return "The board is too large for the grid on which boards are drawn.";
}

std::string no_jump_on_board() { return "No peg can ever jump on this board."; }

std::string asks_board_name() { return "A name for this board"; }

std::string asks_board_text() {
    return "The rows of the board: x for a hole, a point for none, a slash between rows";
}

std::string own_board(const OwnBoard& board) {
    if (!board.name.empty()) return board.name;
    const auto read = parse_board(board.text);
    return read ? "Your own board of " + holes(read->board.hole_count()) : "Your own board";
}

std::string is_in_catalogue(const AppState& state, std::string_view board) {
    return "This is the " + board_name(state, board) + ", which is among the boards already.";
}

std::string board_is_kept(const AppState& state, std::string_view board) {
    return "The board is among the boards as \"" + board_title(state, board) + "\".";
}

std::string board_is_removed(const std::string& title) {
    return "Removed " + title + ". It can be brought back.";
}

std::string board_is_back(const std::string& title) { return title + " is back."; }

std::string plays_drawn_board(const AppState& state) {
    return board_name(state, state.board_text) + ", " + pegs(peg_count(state.game.position())) +
           ". " + goal(state.game.board(), state.game.problem().finish) + '.';
}

}  // namespace peg::words
