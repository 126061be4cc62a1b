// SPDX-License-Identifier: MIT
#include "app/kit/words/words.h"

#include <algorithm>

#include "app/kit/ask/ask.h"
#include "app/kit/game/selection.h"
#include "app/kit/game/survivor.h"
#include "app/kit/listing/listing.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/record_words.h"
#include "app/words/list_words.h"
#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "words/phrases/boards.h"
#include "words/phrases/challenge.h"
#include "words/phrases/count.h"
#include "words/phrases/draw.h"
#include "words/phrases/hole.h"
#include "words/phrases/level.h"
#include "words/phrases/memory.h"
#include "words/phrases/play.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg::words {

namespace {

std::size_t count_legal_jumps(const Game& game) {
    return static_cast<std::size_t>(count_jumps(game.board(), game.position()));
}

}  // namespace

std::string pegs(int count) { return phrase::count::pegs(count); }

std::string board_title(const AppState& state, std::string_view board) {
    if (std::string title = phrase::boards(board); !title.empty()) return title;
    const auto own = std::ranges::find(state.kept.own_boards, board, &OwnBoard::text);
    return own != state.kept.own_boards.end() && !own->name.empty() ? own->name
                                                                    : phrase::problem::own_board();
}

std::string board_name(const AppState& state, std::string_view board) {
    const std::string title = board_title(state, board);
    return find_in_catalogue(board) ? phrase::problem::board(title) : title;
}

std::string problems_title(std::string_view board) {
    const std::string title = phrase::boards(board);
    return title.empty() ? phrase::problem::problems_of_own() : phrase::problem::problems(title);
}

std::string goal(const Board& board, const Finish& finish) {
    switch (finish.kind) {
        case Finish::Kind::kHole:
            return phrase::problem::one_peg_in(format_hole(board, finish.hole));
        case Finish::Kind::kAny: return phrase::problem::one_peg_anywhere();
        case Finish::Kind::kFewest: return phrase::problem::fewest();
        case Finish::Kind::kPosition:
            return phrase::problem::figure(pegs(peg_count(finish.position)));
        case Finish::Kind::kPattern:
            if (finish.holes == finish.position.pegs && count(finish.holes) == 1)
                return phrase::problem::reach(format_hole(board, lowest(finish.holes)));
            return phrase::problem::pattern(pegs(peg_count(finish.position)));
        case Finish::Kind::kOneOf:
            return phrase::problem::one_of(list_with_or(board, finish.holes));
        case Finish::Kind::kPegs: return phrase::problem::exactly_pegs(pegs(finish.pegs));
        case Finish::Kind::kMost: return phrase::problem::most();
    }
    return "";
}

std::string goal(const Board& board, const Problem& problem) {
    std::string text = goal(board, problem.finish);
    if (problem.survivor) return phrase::problem::marked_one(text);
    if (problem.marks.empty()) return text;
    std::vector<std::string> pegs;
    for (const auto& [from, to] : problem.marks.all())
        pegs.push_back(phrase::problem::mark(format_hole(board, from), format_hole(board, to)));
    return phrase::problem::with_marks(text, list_with_and(pegs));
}

std::string goal(const AppState& state) {
    return goal(state.played.game.board(), problem_at_hand(state));
}

Heading heading(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.title(state); })
        .value_or(Heading{});
}

std::string title(const AppState& state) {
    const Heading shown = heading(state);
    return shown.board.empty() ? shown.name : phrase::problem::named(shown.name, shown.board);
}

std::string level(Level level) {
    switch (level) {
        case Level::kEasy: return phrase::level::easy();
        case Level::kMedium: return phrase::level::medium();
        case Level::kHard: return phrase::level::hard();
        case Level::kExpert: return phrase::level::expert();
    }
    return "";
}

std::string difficulty(const ListedProblem& listed) {
    std::string measured = level(listed.level);
    if (listed.classic) return phrase::level::classic(measured);
    if (!listed.fewest_moves) return measured;
    return phrase::level::in_moves(*listed.fewest_moves, measured);
}

std::string name(std::optional<Level> level) {
    if (!level) return phrase::level::all();
    switch (*level) {
        case Level::kEasy: return phrase::level::easy_title();
        case Level::kMedium: return phrase::level::medium_title();
        case Level::kHard: return phrase::level::hard_title();
        case Level::kExpert: return phrase::level::expert_title();
    }
    return "";
}

std::string label(const AppState& state, const ListedProblem& listed) {
    const std::string label = phrase::problem::named(listed.title, difficulty(listed));
    const std::string climbed = rungs(state, listed);
    return climbed.empty() ? label : phrase::problem::climbed(label, climbed);
}

std::string label(const Sketch& sketch, Cell cell) {
    const std::string name = cell_name(cell);
    return sketch.is_hole(cell) ? phrase::hole::hole(name) : phrase::draw::no_hole_in(name);
}

std::string holes(int count) { return phrase::draw::holes(count); }

std::string label(const AppState& state, Hole hole) {
    const Board& board = state.played.game.board();
    const bool is_peg = contains(shown_position(state).pegs, hole);
    const std::string name = format_hole(board, hole);
    const auto painted = painted_goal(state);
    std::string label = painted && contains(painted->either, hole) ? phrase::hole::either(name)
                        : is_peg                                   ? phrase::hole::peg(name)
                                                                   : phrase::hole::hole(name);
    const SeenGoal goal = seen_goal(state);
    for (const auto& [from, to] : goal.marks.all()) {
        if (hole == from) label = phrase::hole::ends_in(label, format_hole(board, to));
        if (hole == to) label = phrase::hole::awaits(label, format_hole(board, from));
    }
    if (contains(goal.pegs, hole)) label = phrase::hole::peg_wanted(label);
    if (contains(goal.empty, hole)) label = phrase::hole::to_be_empty(label);
    if (state.hand.selected == hole) label = phrase::hole::selected(label);
    if (contains(targets(state), hole)) label = phrase::hole::target(label);
    if (contains(hinted_holes(state), hole)) {
        label = phrase::hole::hint(label);
    } else if (const auto shown = shown_jump(state)) {
        const Jump& jump = board.jump(*shown);
        if (hole == jump.from || hole == jump.to) label = phrase::hole::shown_jump(label);
    }
    return remarked(state, hole, label);
}

std::string about(const AppState& state, Hole hole) {
    const bool plays = !hides_game(state) && shown_position(state) == state.played.game.position();
    return plays && state.played.game.targets_of(hole) != 0 ? phrase::hole::can_jump() : "";
}

std::string jump(const Board& board, JumpId jump) {
    return phrase::play::jump(format_hole(board, board.jump(jump).from),
                              format_hole(board, board.jump(jump).to));
}

std::string jumped(const Game& game) {
    std::string text = phrase::play::jumped(jump(game.board(), game.played().back()),
                                            phrase::play::left(peg_count(game.position())));
    const std::string end = outcome(game);
    if (!end.empty()) return text + ' ' + end;
    const bool takes_it = !game.problem_left() && game.problem_after(game.cursor() - 1);
    return takes_it ? text + ' ' + gone(game) : text;
}

std::string taken_back(const Game& game, JumpId taken) {
    return phrase::play::taken_back(jump(game.board(), taken),
                                    phrase::play::left(peg_count(game.position())));
}

std::string selected(const Game& game, Hole hole) {
    const Board& board = game.board();
    const Bits targets = game.targets_of(hole);
    const std::string name = format_hole(board, hole);
    if (targets == 0) return phrase::play::selected_stuck(name);
    return phrase::play::selected(name, list_with_or(board, targets));
}

std::string no_jump(const Board& board, Hole from, Hole to) {
    return phrase::play::no_jump(format_hole(board, from), format_hole(board, to));
}

std::string gone(const Game& game) {
    return game.problem().marks.empty() ? phrase::play::survivor_gone()
                                        : phrase::play::marked_gone();
}

std::string outcome(const Game& game) {
    const Position position = game.position();
    const int left = peg_count(position);
    const auto last = [&] { return format_hole(game.board(), lowest(position.pegs)); };
    switch (game.status()) {
        case Game::Status::kPlaying: return "";
        case Game::Status::kFinished:
            if (left == 1) return phrase::play::one_peg_solved(last());
            if (game.problem().finish.kind == Finish::Kind::kPosition)
                return phrase::play::figure_solved();
            return phrase::play::goal_solved(goal(game.board(), game.problem().finish));
        case Game::Status::kStuck:
            if (!game.problem().marks.empty()) {
                if (!game.problem_left()) return gone(game);
                if (is_finished(game.problem().finish, position))
                    return phrase::play::marks_astray();
            }
            if (left != 1) return phrase::play::stuck(left);
            return is_finished(game.problem().finish, position)
                       ? phrase::play::one_peg_other(last())
                       : phrase::play::one_peg_stuck(last());
    }
    return "";
}

std::string opened(const AppState& state) {
    const ListedProblem* listed = current_problem(state);
    const std::string board = words::board_name(state, state.played.board_text);
    const std::string name = listed != nullptr && !listed->classic
                                 ? phrase::problem::named(listed->title, board)
                                 : board;
    return phrase::problem::opened(
        phrase::problem::with_pegs(name, words::pegs(peg_count(state.played.game.position()))),
        words::goal(state));
}

std::string status_line(const Game& game) {
    if (const std::string end = outcome(game); !end.empty()) return end;
    return phrase::play::pegs_and_possible(pegs(peg_count(game.position())),
                                           phrase::play::possible(count_legal_jumps(game)));
}

std::string line(const AppState& state, std::size_t number) {
    const Line& shown = state.played.variations[number];
    const Board& board = state.played.game.board();
    const std::size_t shared = shared_jumps(shown.jumps, state.played.game.jumps());
    const std::string jumps = phrase::count::jumps(shown.jumps.size());
    std::string text;
    switch (shown.makers.back()) {
        case Maker::kPlayer: text = phrase::play::line_yours(jumps); break;
        case Maker::kComputer: text = phrase::play::line_computers(jumps); break;
        case Maker::kElsewhere: text = phrase::play::line_elsewhere(jumps); break;
    }
    if (shared >= shown.jumps.size() || shared >= state.played.game.jumps().size()) return text;
    return phrase::play::line_instead(text, format_jump(board, shown.jumps[shared]),
                                      format_jump(board, state.played.game.jumps()[shared]),
                                      shared + 1);
}

std::string back_in_game(const AppState& state) {
    return phrase::play::back_in_game(title(state),
                                      phrase::play::played(state.played.game.cursor()));
}

std::string imported(const Holdings& before, const Holdings& after, bool whole,
                     std::size_t left_out) {
    std::vector<std::string> parts;
    const auto tell = [&](std::size_t Holdings::* number, std::string (*words)(phrase::Count)) {
        if (after.*number > before.*number) parts.push_back(words(after.*number - before.*number));
    };
    tell(&Holdings::games, phrase::count::games);
    tell(&Holdings::lines, phrase::count::lines);
    tell(&Holdings::bookmarks, phrase::count::bookmarks);
    tell(&Holdings::boards, phrase::count::boards);
    tell(&Holdings::positions, phrase::count::positions);
    tell(&Holdings::solved, phrase::memory::solved_problems);
    std::string text = parts.empty() ? phrase::memory::brought_none()
                                     : phrase::memory::brought(list_with_and(parts));
    if (!whole) text += ' ' + phrase::memory::not_whole();
    if (left_out > 0) text += ' ' + phrase::memory::left_out(left_out);
    return text;
}

std::string no_moves() { return phrase::play::no_moves(); }

std::string begins_filming(std::size_t jumps) { return phrase::play::begins_filming(jumps); }

Status filming(const AnimationProgress& progress) {
    return {Tone::kPlain, false, begins_filming(progress.of), phrase::play::filmed(progress.done)};
}

std::string place(const AppState& state) {
    const PlaybackMode& solution = *playback_mode(state);
    const auto jumps = state.played.game.jumps().first(solution.end).subspan(solution.begin);
    const std::size_t jump = watched_jumps(state);
    const auto moves = [&](std::size_t count) {
        return moves_of(state.played.game.board(), jumps.first(count)).size();
    };
    return phrase::play::place(jump, jumps.size(), moves(jump), moves(jumps.size()));
}

Status status(const AppState& state) {
    const Game& game = state.played.game;
    Status status;
    if (shows_thinking(state)) return thinking(*state.thinking);
    if (state.filming) return filming(*state.filming);
    if (!state.message)
        if (const auto instruction = first_answer(
                state.modes, [&](const Mode& mode) { return mode.instruction(state); }))
            return *instruction;
    if (state.message) {
        status.tone = state.message->tone;
        status.title = state.message->title;
        status.text = state.message->text;
        if (state.message->tells_lost) status.text = where_lost(state);
        // More may be known about the jump now. The lesson's arrow needs no reason.
        if (state.marks.hint && state.marks.hint->has_reason) status.text = hint(state).text;
        return status;
    }
    if (is_paused_here(state)) return paused(state.paused->thinking);
    if (const auto coach = coach_status(state)) return *coach;
    switch (game.status()) {
        case Game::Status::kPlaying: break;
        case Game::Status::kFinished:
            status.tone = Tone::kGood;
            status.title = outcome(game);
            status.text = phrase::play::solved_in(phrase::count::jumps(game.cursor()),
                                                  phrase::count::in_moves(game.move_count()));
            if (const std::string outcome = challenge_outcome(state); !outcome.empty())
                status.text += ' ' + phrase::sheet::row(phrase::challenge::title(), outcome);
            return status;
        case Game::Status::kStuck:
            status.tone = Tone::kBad;
            status.title = outcome(game);
            status.text = phrase::play::undo_or_restart();
            return status;
    }
    return first_answer(state.modes, [&](const Mode& mode) { return mode.status(state); })
        .value_or(Status{});
}

Status play(const AppState& state) {
    const Game& game = state.played.game;
    Status status;
    status.title = phrase::play::possible(count_legal_jumps(game));
    if (!game.problem_left())
        return {Tone::kBad, false, gone(game), phrase::play::undo_or_restart()};
    if (state.hand.selected)
        status.text = selected(game, *state.hand.selected);
    else if (game.cursor() == 0 && game.jumps().empty())
        status.text = phrase::play::how();
    else if (game.cursor() > 0)
        status.text = phrase::play::last_jump(jump(game.board(), game.played().back()));
    return status;
}

}  // namespace peg::words
