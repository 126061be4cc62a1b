// SPDX-License-Identifier: MIT
#include "app/words/words.h"

#include <algorithm>

#include "app/play/selection.h"
#include "app/words/statistics_words.h"
#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

std::size_t count_legal_jumps(const Game& game) {
    std::size_t count = 0;
    for_each_jump(game.board(), game.position(), [&](JumpId) { ++count; });
    return count;
}

}  // namespace

std::string pegs(int count) { return counted(static_cast<std::uint64_t>(count), "peg"); }

std::string board_title(std::string_view board) {
    const auto entry = find_in_catalogue(board);
    return entry ? std::string{entry->title} : "Your own board";
}

std::string board_name(std::string_view board) {
    return find_in_catalogue(board) ? board_title(board) + " board" : board_title(board);
}

std::string problems_title(std::string_view board) {
    return find_in_catalogue(board) ? board_title(board) + " problems" : "Problems";
}

std::string goal(const Board& board, const Finish& finish) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return "One peg, in " + format_hole(board, finish.hole);
        case Finish::Kind::kAny: return "One peg, anywhere";
        case Finish::Kind::kFewest: return "As few pegs as possible";
        case Finish::Kind::kPosition: return "A figure of " + pegs(peg_count(finish.position));
    }
    return "";
}

Heading heading(const AppState& state) {
    return first_answer(state.modes, [&](const auto& mode) { return mode.title(state); })
        .value_or(Heading{});
}

std::string title(const AppState& state) {
    const Heading shown = heading(state);
    return shown.board.empty() ? shown.name : shown.name + ", " + shown.board;
}

std::string_view level(Level level) {
    switch (level) {
        case Level::kEasy: return "easy";
        case Level::kMedium: return "medium";
        case Level::kHard: return "hard";
        case Level::kExpert: return "expert";
    }
    return "";
}

std::string difficulty(const ListedProblem& listed) {
    const std::string moves =
        listed.fewest_moves
            ? "in " + counted(static_cast<std::uint64_t>(*listed.fewest_moves), "move") + ", "
            : "";
    return (listed.classic ? "classic, " : "") + moves + std::string(level(listed.level));
}

std::string name(std::optional<Level> level) {
    if (!level) return "All levels";
    switch (*level) {
        case Level::kEasy: return "Easy";
        case Level::kMedium: return "Medium";
        case Level::kHard: return "Hard";
        case Level::kExpert: return "Expert";
    }
    return "";
}

std::string label(const AppState& state, const ListedProblem& listed) {
    std::string label = listed.title + ", " + difficulty(listed);
    if (const std::string climbed = rungs(state, listed); !climbed.empty()) label += ", " + climbed;
    return label;
}

std::string label(const AppState& state, Hole hole) {
    const Board& board = state.game.board();
    const bool is_peg = contains(shown_position(state).pegs, hole);
    std::string label = format_hole(board, hole) + (is_peg ? ", peg" : ", hole");
    if (state.selected == hole) label += ", selected";
    if (contains(targets(state), hole)) label += ", target";
    if (const auto shown = shown_jump(state)) {
        const Jump& jump = board.jump(*shown);
        if (hole == jump.from || hole == jump.to) label += state.hint ? ", hint" : ", shown jump";
    }
    return label + remark(state, hole);
}

std::string jump(const Board& board, JumpId jump) {
    return format_hole(board, board.jump(jump).from) + " to " +
           format_hole(board, board.jump(jump).to);
}

std::string jumped(const Game& game) {
    std::string text = "Jumped " + jump(game.board(), game.played().back()) + ". " +
                       pegs(peg_count(game.position())) + " left.";
    if (const std::string end = outcome(game); !end.empty()) text += ' ' + end;
    return text;
}

std::string taken_back(const Game& game, JumpId taken) {
    return "Took back " + jump(game.board(), taken) + ". " + pegs(peg_count(game.position())) +
           " left.";
}

std::string selected(const Game& game, Hole hole) {
    const Board& board = game.board();
    const Bits targets = game.targets_of(hole);
    std::string text = format_hole(board, hole) + " selected. ";
    if (targets == 0) return text + "It cannot jump now.";
    text += "It can jump to ";
    int left = count(targets);
    for (Hole to : board.reading_order()) {
        if (!contains(targets, to)) continue;
        text += format_hole(board, to);
        --left;
        text += left > 1 ? ", " : left == 1 ? " or " : ".";
    }
    return text;
}

std::string no_jump(const Board& board, Hole from, Hole to) {
    return format_hole(board, from) + " to " + format_hole(board, to) + " is not a jump.";
}

std::string outcome(const Game& game) {
    const Position position = game.position();
    const int left = peg_count(position);
    switch (game.status()) {
        case Game::Status::kPlaying: return "";
        case Game::Status::kFinished:
            if (left == 1)
                return "One peg, in " + format_hole(game.board(), lowest(position.pegs)) +
                       ". Solved!";
            return "The figure is reached. Solved!";
        case Game::Status::kStuck:
            if (left == 1)
                return "One peg, in " + format_hole(game.board(), lowest(position.pegs)) +
                       ". No jump left.";
            return "No jump left, " + pegs(left) + " remain.";
    }
    return "";
}

std::string status_line(const Game& game) {
    if (const std::string end = outcome(game); !end.empty()) return end;
    return pegs(peg_count(game.position())) + ", " + counted(count_legal_jumps(game), "jump") +
           " possible.";
}

std::string line(const AppState& state, std::size_t number) {
    const Line& shown = state.variations[number];
    const Board& board = state.game.board();
    const bool computers = shown.makers.back() == Maker::kComputer;
    const std::size_t shared = shared_jumps(shown.jumps, state.game.jumps());
    std::string text = std::string(computers ? "The computer's, " : "Yours, ") +
                       counted(shown.jumps.size(), "jump");
    if (shared < shown.jumps.size() && shared < state.game.jumps().size())
        text += ", with " + format_jump(board, shown.jumps[shared]) + " instead of " +
                format_jump(board, state.game.jumps()[shared]) + " as jump " +
                std::to_string(shared + 1);
    return text;
}

std::string back_in_game(const AppState& state) {
    return "Back in your game: " + title(state) + ", " + counted(state.game.cursor(), "jump") +
           " played.";
}

std::string imported(std::size_t games, std::size_t solved, bool whole) {
    std::string text = "It brought " + counted(games, "new game") + " and " +
                       counted(solved, "solved problem") + " that you did not have.";
    if (!whole) text += " A game in it could not be read in full; what was in the file is kept.";
    return text;
}

std::string_view no_moves() { return "Your moves will be listed here."; }

std::string place(const AppState& state) {
    const Watching& solution = *watching(state);
    const auto jumps = state.game.jumps().first(solution.end).subspan(solution.begin);
    const std::size_t jump = watched_jumps(state);
    const auto moves = [&](std::size_t count) {
        return std::to_string(moves_of(state.game.board(), jumps.first(count)).size());
    };
    return "Jump " + std::to_string(jump) + " of " + std::to_string(jumps.size()) + ", move " +
           moves(jump) + " of " + moves(jumps.size());
}

Status status(const AppState& state) {
    const Game& game = state.game;
    Status status;
    if (shows_thinking(state)) return thinking(*state.thinking);
    if (!state.message)
        if (const auto instruction = first_answer(
                state.modes, [&](const auto& mode) { return mode.instruction(state); }))
            return *instruction;
    if (state.message) {
        status.tone = state.message->tone;
        status.title = state.message->title;
        status.text = state.message->text;
        // More may be known of the jump by now. The lesson's arrow needs no reason.
        if (state.hint && peg::lesson(state) == nullptr) status.text = hint_reason(state);
        return status;
    }
    if (const auto coach = coach_status(state)) return *coach;
    switch (game.status()) {
        case Game::Status::kPlaying: break;
        case Game::Status::kFinished:
            status.tone = Tone::kGood;
            status.title = outcome(game);
            status.text = counted(game.cursor(), "jump") + " in " +
                          counted(static_cast<std::uint64_t>(game.move_count()), "move") + '.';
            return status;
        case Game::Status::kStuck:
            status.tone = Tone::kBad;
            status.title = outcome(game);
            status.text = "Undo, or start again.";
            return status;
    }
    return first_answer(state.modes, [&](const auto& mode) { return mode.status(state); })
        .value_or(Status{});
}

Status play(const AppState& state) {
    const Game& game = state.game;
    Status status;
    status.title = counted(count_legal_jumps(game), "jump") + " possible";
    if (state.selected)
        status.text = selected(game, *state.selected);
    else if (game.cursor() == 0 && game.jumps().empty())
        status.text = "Jump with a peg over a neighbour into an empty hole; the peg you jump over "
                      "is removed.";
    else if (game.cursor() > 0)
        status.text = "Last jump: " + jump(game.board(), game.played().back()) + '.';
    return status;
}

}  // namespace peg::words
