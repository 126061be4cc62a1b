// SPDX-License-Identifier: MIT
#include "app/kit/words/sheet_words.h"

#include <algorithm>

#include "app/kit/listing/listing.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/listing/solved.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/help_words.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "words/phrases/challenge.h"
#include "words/phrases/count.h"
#include "words/phrases/help.h"
#include "words/phrases/library.h"
#include "words/phrases/sheet.h"

namespace peg::words {

std::vector<Passage> help() {
    return {
        {phrase::help::how_title(), phrase::help::how()},
        {phrase::help::touch_title(), phrase::help::touch()},
        {phrase::help::solver_title(), phrase::help::solver()},
        {phrase::help::edit_title(), phrase::help::edit()},
        {phrase::help::names_title(), phrase::help::names()},
        {phrase::help::origin_title(), phrase::help::origin()},
    };
}

Table keys(const AppState& state) {
    const auto letters = [&](std::initializer_list<std::string_view> commands) {
        std::string text;
        for (const std::string_view command : commands) {
            const CommandRow* row = state.features->find(command);
            if (row == nullptr) continue;
            const std::string all = keys(*row);
            const std::string key = all.substr(0, all.find(' '));
            text += (text.empty() ? "" : " / ") + (key == "-" ? "\u2212" : key);
        }
        return text;
    };
    return {phrase::help::keys(),
            {
                {phrase::help::arrows(), phrase::help::arrows_do()},
                {phrase::help::enter(), phrase::help::enter_does()},
                {phrase::help::home_end(), phrase::help::home_end_do()},
                {letters({"undo", "redo"}), phrase::help::undo_redo()},
                {phrase::help::shift_home(), phrase::help::restart()},
                {letters({"new_game"}), phrase::help::new_game()},
                {letters({"hint", "solve"}), phrase::help::hint_solve()},
                {letters({"coach", "why", "go_back"}), phrase::help::coach_why_back()},
                {letters({"moves"}), phrase::help::moves()},
                {letters({"play"}), phrase::help::play()},
                {letters({"step_back", "step"}), phrase::help::step()},
                {letters({"slower", "faster"}), phrase::help::speed()},
                {letters({"boards", "problems", "figures", "next"}), phrase::help::lists()},
                {letters({"analyse", "coordinates", "settings"}),
                 phrase::help::analyse_coordinates_settings()},
                {letters({"return", "more"}), phrase::help::my_game_menu()},
                {letters({"edit"}), phrase::help::set_up()},
                {letters({"clear", "fill", "symmetry"}), phrase::help::clear_fill_symmetry()},
                {letters({"part", "follow"}), phrase::help::part_follow()},
                {phrase::help::escape(), phrase::help::escape_does()},
            },
            Table::Look::kKeys};
}

std::string tally(const AppState& state, const std::vector<ListedProblem>& problems) {
    if (problems.empty()) return phrase::sheet::no_list();
    const auto shown = shown_problems(state, problems);
    if (shown.empty())
        return state.lists.filter.unsolved ? phrase::sheet::none_left()
                                           : phrase::sheet::none_of_level();
    if (state.lists.filter.unsolved) return phrase::sheet::to_solve(shown.size());
    const auto solved = std::ranges::count_if(
        shown, [&](const ListedProblem* listed) { return is_solved(state, *listed); });
    return phrase::sheet::solved_of(solved, shown.size());
}

std::string game_title(const AppState& state, const PlayedGame& game) {
    if (!game.name.empty()) return game.name;
    const Board& board = game.game.board();
    const Problem& problem = game.game.problem();
    const std::string title = board_title(state, game.board_text);
    if (const auto entry = find_in_catalogue(game.board_text);
        entry && format_position(board, problem.start) == entry->start &&
        format_finish(board, problem.finish) == entry->finish)
        return phrase::library::classic(title);
    for (const ListedProblem& figure : state.lists.figures)
        if (game.board_text == figure.board && problem == figure.problem)
            return phrase::library::figure(figure.title, title);
    const Bits holes = complement(board, problem.start).pegs;
    if (count(holes) != 1 || problem.finish.kind != Finish::Kind::kHole)
        return phrase::library::of_pegs(title, pegs(peg_count(problem.start)));
    return phrase::library::problem(format_hole(board, lowest(holes)),
                                    format_hole(board, problem.finish.hole), title);
}

std::string game_detail(const PlayedGame& game) {
    std::string text = game.game.status() == Game::Status::kFinished
                           ? phrase::library::solved()
                           : pegs(peg_count(game.game.position()));
    const std::size_t jumps = game.game.jumps().size();
    if (jumps > 0) text = phrase::library::with(text, phrase::count::jumps(jumps));
    if (game.game.status() == Game::Status::kFinished)
        text = phrase::library::with(text, help(game.help_of_line()));
    if (!game.variations.empty())
        text = phrase::library::with(text, phrase::count::lines(game.variations.size() + 1));
    return text;
}

Table comparison(const AppState& state) {
    Table table;
    if (!ending(state).solved) return table;
    if (std::string outcome = challenge_outcome(state); !outcome.empty())
        table.rows.push_back({phrase::challenge::title(), std::move(outcome)});
    if (const auto best = own_best(state))
        table.rows.push_back({phrase::sheet::your_best(), phrase::count::moves(*best)});
    if (const auto least = least_moves(state))
        table.rows.push_back({phrase::sheet::fewest_known(), phrase::count::moves(*least)});
    return table;
}

std::string end_remark(const AppState& state) {
    std::string text;
    if (!ending(state).solved) return text;
    for (const Feature* feature : state.features->list()) {
        if (feature->end_words == nullptr) continue;
        const std::string added = feature->end_words(state);
        if (!text.empty() && !added.empty()) text += ' ';
        text += added;
    }
    return text;
}

std::string summary(const AppState& state) {
    const Ending end = ending(state);
    std::string text = end.title + ' ' + end.text;
    for (const std::string& more : {end.praise, end.streak})
        if (!more.empty()) text += ' ' + more;
    for (const auto& [name, value] : comparison(state).rows)
        text += ' ' + phrase::sheet::row(name, value);
    if (const std::string remark = end_remark(state); !remark.empty()) text += ' ' + remark;
    return text;
}

std::string welcome_title() { return phrase::sheet::welcome_title(); }

std::string welcome() { return phrase::sheet::welcome(); }

}  // namespace peg::words
