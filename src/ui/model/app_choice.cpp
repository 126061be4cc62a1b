// SPDX-License-Identifier: MIT
// The part of App that follows choices out of a list, and keeps the list of problems solved.

#include <algorithm>
#include <charconv>
#include <memory>

#include "core/catalogue.h"
#include "core/jumps.h"
#include "ui/model/app.h"
#include "ui/model/timeline.h"
#include "ui/model/words.h"

namespace peg {

void App::handle(const Choose& choose) {
    constexpr std::string_view kMove = "move:";
    const std::string_view id = choose.id;
    if (id.starts_with(kMove)) {
        const std::string_view digits = id.substr(kMove.size());
        std::size_t number = 0;
        const auto* const begin = std::to_address(digits.begin());
        const auto* const end = std::to_address(digits.end());
        const auto [stop, error] = std::from_chars(begin, end, number);
        if (error == std::errc() && stop == end) return to_move(number);
    }
    for (const auto* list : {&state_.problems, &state_.figures}) {
        const auto found = std::ranges::find(*list, id, &ListedProblem::id);
        if (found != list->end()) return open(ListedProblem(*found));  // the lists may be made anew
    }
    complain({"There is nothing \"" + choose.id + "\" to choose."});
}

// 0 is the start.
void App::to_move(std::size_t number) {
    const std::vector<LineMove> line = line_of(state_);
    if (number > line.size())
        return complain({"The game has no move " + std::to_string(number) + '.'});
    const std::size_t cursor = number == 0 ? 0 : line[number - 1].end;
    if (state_.player) {
        state_.player->playing = false;
        if (cursor < state_.player->begin || cursor > state_.player->end) state_.player.reset();
    }
    go_to(cursor);
    const std::string where = number == 0
                                  ? "At the start"
                                  : "At move " + std::to_string(number) + " of " +
                                        std::to_string(line.size()) + ", " + line[number - 1].text;
    announce(where + ". " + words::status_line(state_.game) + '.');
}

void App::open(const ListedProblem& listed) {
    const auto board = parse_board_name(listed.board);
    if (!board) return complain(board.error());
    start(board->board, listed.problem);
    announce(listed.title + ", " + std::string(words::level(listed.level)) + ". " +
             words::goal(state_.game.board(), listed.problem.finish) + '.');
}

// A problem counts as solved when every jump of the game was the player's own.
void App::note_success() {
    const Game& game = state_.game;
    const auto played = std::span(state_.makers).first(game.cursor());
    if (std::ranges::find(played, Maker::kComputer) != played.end()) return;
    bool reached = game.status() == Game::Status::kFinished;
    if (game.problem().finish.kind == Finish::Kind::kFewest &&
        !has_jump(game.board(), game.position()))
        reached |= badness(state_.knowledge, game, 0) == peg_count(game.position());
    if (!reached || !find_in_catalogue(state_.board_text)) return;
    const std::string key = problem_key(state_.board_text, game.board(), game.problem());
    if (state_.solved.insert(key).second) remember();
}

// The next one of the list that the current problem is in, or of the figures, that is not solved.
void App::next_problem() {
    const auto is_this = [&](const ListedProblem& listed) { return is_current(state_, listed); };
    const auto in_problems = std::ranges::find_if(state_.problems, is_this);
    const bool figure = in_problems == state_.problems.end();
    const std::vector<ListedProblem>& list = figure ? state_.figures : state_.problems;
    const auto current = std::ranges::find_if(list, is_this);
    const auto here = static_cast<std::size_t>(current - list.begin());
    const std::size_t first = current == list.end() ? 0 : here + 1;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const ListedProblem& next = list[(first + i) % list.size()];
        if (is_solved(state_, next) || is_this(next)) continue;
        return open(ListedProblem(next));
    }
    say(Tone::kGood, "All of them are solved.");
}

}  // namespace peg
