// SPDX-License-Identifier: MIT
#include "app/features/share/share.h"

#include "app/kit/game/make_link.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/run_command.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/words.h"
#include "core/board/notation/foreign_notation.h"
#include "core/board/notation/notation.h"
#include "words/phrases/count.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

// As text, or in the quotes of an attribute.
std::string escaped_in_html(std::string_view text) {
    std::string out;
    for (const char c : text) switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '{': out += "&#123;"; break;  // of no "{site}"
            default: out += c;
        }
    return out;
}

// ` board="english" finish="any"`: what differs from the board's classic problem.
std::string attributes_of(const AppState& state, const Problem& problem) {
    const Board& board = state.played.game.board();
    const std::string& name = state.played.board_text;
    const Problem classic = parse_board(name)->classic;
    const auto attribute = [](std::string_view key, std::string_view value) {
        return ' ' + std::string(key) + "=\"" + escaped_in_html(value) + '"';
    };
    std::string attributes = attribute("board", name);
    if (problem.start != classic.start)
        attributes += attribute("position", format_position(board, problem.start));
    if (problem.finish != classic.finish)
        attributes += attribute("finish", format_finish(board, problem.finish));
    return attributes;
}

}  // namespace

void open_share_sheet(Context& context) {
    const AppState& state = context.state;
    toggle_sheet(context, "share");
    if (state.sheet == "share")
        context.effects.emplace_back(Share{problem_link(state, problem_at_hand(state)), false});
}

void share_position(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(Share{problem_link(state, problem_at_hand(state))});
}

void share_problem(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(Share{problem_link(state, *state.played.game.problem_after(0))});
}

void share_game(Context& context) { context.effects.emplace_back(Share{game_link(context.state)}); }

void copy_tag(Context& context) {
    const AppState& state = context.state;
    const Problem problem = *state.played.game.problem_after(0);
    context.effects.emplace_back(
        CopyHtml{"<script type=\"module\" src=\"{site}element.js\"></script>\n<last-peg" +
                 attributes_of(state, problem) + "><a href=\"{site}#" +
                 escaped_in_html(problem_link(state, problem)) + "\">" +
                 escaped_in_html(words::title(state)) + "</a></last-peg>\n"});
}

void copy_frame(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(
        CopyHtml{"<iframe src=\"{site}embed.html#" +
                 escaped_in_html(problem_link(state, *state.played.game.problem_after(0))) +
                 "\" width=\"480\" height=\"620\" title=\"" + escaped_in_html(words::title(state)) +
                 "\" loading=\"lazy\" style=\"border: 0\"></iframe>\n"});
}

void share_challenge(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(
        ShareText{words::challenge_to_pass_on(state), challenge_link(state)});
}

void take_picture(Context& context) {
    const AppState& state = context.state;
    const Game& game = state.played.game;
    const Position position = shown_position(state);
    const bool solved = position == game.position() && game.status() == Game::Status::kFinished;
    std::string caption =
        solved ? phrase::play::picture_solved(
                     words::title(state),
                     phrase::count::in_moves(moves_of(game.board(), game.played()).size()))
               : phrase::play::picture(words::title(state), words::pegs(peg_count(position)));
    context.effects.emplace_back(TakePicture{"last-peg.png", std::move(caption)});
}

void take_animation(Context& context) {
    AppState& state = context.state;
    const PlaybackMode* watched = playback_mode(state);
    const std::size_t first = watched != nullptr ? watched->begin : 0;
    const std::size_t end = watched != nullptr ? watched->end : state.played.game.jumps().size();
    state.filming = AnimationProgress{0, end - first};
    context.effects.emplace_back(TakeAnimation{"last-peg.gif", first, end});
    context.mark_changed();
    context.announce(words::begins_filming(end - first));
}

void follow_animation(Context& context, const AnimationProgress& progress) {
    AppState& state = context.state;
    state.filming = progress;
    if (progress.done == progress.of) state.filming.reset();
}

void copy_moves(Context& context) {
    const Game& game = context.state.played.game;
    const Notation liked = context.state.settings.notation;
    context.effects.emplace_back(Copy{write_game(game.board(), game.jumps(), liked)
                                          .value_or(format_moves(game.board(), game.jumps()))});
}

}  // namespace peg
