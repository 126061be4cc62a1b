// SPDX-License-Identifier: MIT
#include "app/words/sheet_words.h"

#include <algorithm>
#include <array>

#include "app/choose/listing.h"
#include "app/choose/solved.h"
#include "app/keep/keep.h"
#include "app/words/words.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

std::string title(const AppState& state, Sheet sheet) {
    switch (sheet) {
        case Sheet::kNone: return "";
        case Sheet::kBoards: return "Boards";
        case Sheet::kProblems: return problems_title(state.board_text);
        case Sheet::kFigures: return "Figures";
        case Sheet::kMoves: return "Moves";
        case Sheet::kHelp: return "Help";
        case Sheet::kAnalyse: return "Analyse";
        case Sheet::kSettings: return "Settings";
        case Sheet::kLibrary: return "Library";
        case Sheet::kPuzzle: return "Make a puzzle";
        case Sheet::kDays: return "Daily puzzles";
        case Sheet::kStatistics: return "Statistics";
        case Sheet::kReadings: return "Which notation?";
        case Sheet::kMore: return "More";
        case Sheet::kEnd: return ending(state).title;
        case Sheet::kFinish: return "Finish";
        case Sheet::kSymmetry: return "Symmetry";
        case Sheet::kNearest: return "Make it winnable";
    }
    return "";
}

std::span<const Passage> help() {
    static const std::array kPassages{
        Passage{"How to play",
                "Jump with a peg over its neighbour into the empty hole behind it, in a straight "
                "line. The peg you jump over is removed. Try to finish with a single peg."},
        Passage{"By mouse or finger",
                "Tap a peg, then the hole where it should land; or drag it there. Holes that can "
                "be reached light up. After a jump the peg stays chosen as long as it can jump "
                "on."},
        Passage{"Hint, Solve and Coach",
                "Hint shows a jump that keeps the game winnable, or says why none does. Solve "
                "finds a solution from where you are and plays it. The coach marks every jump: a "
                "tick keeps the game winnable, a cross loses it. When it is lost, Why? draws the "
                "proof on the board."},
        Passage{
            "Set up a position",
            "Edit makes the board a drawing: tap a hole to put a peg in or take it out, or drag "
            "over many. It is said at once whether what you draw can be won. Play this plays "
            "it; your game is kept."},
        Passage{"Names",
                "A hole is named by its column's letter and its row's number, counted from the "
                "top left: a1. d2-d4 is a jump, c4-c2-e2 a move of two. The thin ring marks the "
                "hole where the last peg should be."},
        Passage{"Where it comes from",
                "The game was the fashion at the court of Louis XIV: an engraving of 1697 shows "
                "the Princess of Soubise at it. Leibniz wrote of it in 1710. In 1912 Ernest "
                "Bergholt brought the English board to one peg in 18 moves, and John Beasley "
                "proved in 1964 that it takes no fewer."},
    };
    return kPassages;
}

const Table& keys() {
    static const Table kKeys{"Keys",
                             {
                                 {"Arrows", "move; from the chosen peg, jump"},
                                 {"Enter", "choose a peg, or jump"},
                                 {"Home  End", "to the ends of the row"},
                                 {"U  R", "undo, redo"},
                                 {"Shift+Home  N", "restart, new game"},
                                 {"H  S", "hint, solve"},
                                 {"K  W  L", "coach, why, back to winnable"},
                                 {"V", "the moves"},
                                 {"P  ,  .  \u2212  +", "play, step, speed"},
                                 {"B  D  F  X", "boards, problems, figures, next"},
                                 {"A  C  T", "analyse, coordinates, settings"},
                                 {"G", "back to my game"},
                                 {"I", "set up a position"},
                                 {"Q  O  Y", "there: clear, fill, symmetry"},
                                 {"J  E", "in a proof: next part, its cheapest way"},
                                 {"Esc", "let go, stop, close"},
                             }};
    return kKeys;
}

std::string tally(const AppState& state, const std::vector<ListedProblem>& problems) {
    if (problems.empty()) return "This board has no list of problems";
    const auto shown = shown_problems(state, problems);
    if (shown.empty())
        return state.filter.unsolved ? "None is left to solve here" : "None of this level";
    if (state.filter.unsolved) return std::to_string(shown.size()) + " to solve";
    const auto solved = std::ranges::count_if(
        shown, [&](const ListedProblem* listed) { return is_solved(state, *listed); });
    return std::to_string(solved) + " of " + std::to_string(shown.size()) + " solved";
}

std::string game_title(const AppState& state, const RememberedGame& game) {
    if (!game.name.empty()) return game.name;
    const Board& board = game.game.board();
    const Problem& problem = game.game.problem();
    const std::string title = board_title(game.board_text);
    if (const auto entry = find_in_catalogue(game.board_text);
        entry && format_position(board, problem.start) == entry->start &&
        format_finish(board, problem.finish) == entry->finish)
        return title + ", classic";
    for (const ListedProblem& figure : state.figures)
        if (game.board_text == figure.board && problem == figure.problem)
            return figure.title + ", " + title;
    const Bits holes = complement(board, problem.start).pegs;
    if (count(holes) != 1 || problem.finish.kind != Finish::Kind::kHole)
        return title + ", " + pegs(peg_count(problem.start));
    const auto from = static_cast<Hole>(std::countr_zero(holes));
    return format_hole(board, from) + " to " + format_hole(board, problem.finish.hole) + ", " +
           title;
}

std::string game_detail(const RememberedGame& game) {
    std::string text = pegs(peg_count(game.game.position()));
    if (game.game.status() == Game::Status::kFinished) text = "solved";
    const std::size_t jumps = game.game.jumps().size();
    if (jumps > 0) text += ", " + counted(jumps, "jump");
    if (!game.variations.empty()) text += ", " + counted(game.variations.size() + 1, "line");
    return text;
}

std::string library_tally(const AppState& state) {
    const std::size_t all = state.library.games().size();
    if (all == 0)
        return "Games that you leave are kept here, and positions that you save. There is none "
               "yet.";
    if (state.sought.empty()) return counted(all, "game");
    return std::to_string(sought_games(state).size()) + " of " + counted(all, "game") + " with \"" +
           state.sought + '"';
}

Table comparison(const AppState& state) {
    Table table;
    if (!ending(state).solved) return table;
    const auto moves = [](int count) { return counted(static_cast<std::uint64_t>(count), "move"); };
    if (const auto best = own_best(state))
        table.rows.push_back(
            {*best == state.game.move_count() ? "Your best, this game" : "Your best",
             moves(*best)});
    if (const auto least = least_moves(state))
        table.rows.push_back({"Fewest known", moves(*least)});
    return table;
}

std::string summary(const AppState& state) {
    const Ending end = ending(state);
    std::string text = end.title + ' ' + end.text;
    for (const auto& [name, value] : comparison(state).rows)
        text.append(" ").append(name).append(": ").append(value).append(".");
    return text;
}

std::string way_on(const AppState& state, const WayOn& way) {
    switch (way.kind) {
        case WayOn::Kind::kGame: {
            const RememberedGame& game = state.library.games()[way.game];
            return "You left a game unfinished: " + game_title(state, game) + ", " +
                   game_detail(game) + '.';
        }
        case WayOn::Kind::kProblem:
            return "The next problem is " + way.problem->title + ", " + difficulty(*way.problem) +
                   '.';
        case WayOn::Kind::kDay: return "The puzzle of today is waiting for you.";
    }
    return "";
}

std::string_view welcome_title() { return "Welcome to Last Peg"; }

std::string_view welcome() {
    return "Jump over a neighbouring peg into an empty hole; the peg you jump over is removed. "
           "Finish with a single peg.";
}

}  // namespace peg::words
