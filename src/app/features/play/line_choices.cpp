// SPDX-License-Identifier: MIT
#include "app/features/play/line_choices.h"

#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/game/timeline.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

void change_line(Context& context, std::size_t number) {
    enter_line(context, number);
    context.announce(phrase::play::other_line() + ' ' +
                     words::status_line(context.state.played.game));
}

// Goes to the position after n moves of the line; 0 is the start.
void go_to_move(Context& context, std::size_t number) {
    AppState& state = context.state;
    const std::vector<LineMove> line = line_of(state);
    if (number > line.size()) return context.complain({phrase::play::no_such_move(number)});
    const std::size_t cursor = number == 0 ? 0 : line[number - 1].end;
    follow_playback(state, cursor);
    go_to(context, cursor);
    const std::string where =
        number == 0 ? phrase::play::at_start()
                    : phrase::play::at_move(number, line.size(), line[number - 1].text);
    context.announce(where + ' ' + words::status_line(state.played.game));
}

void remove_line(Context& context, std::size_t number) {
    drop_line(context, number);
    context.say(Tone::kPlain, phrase::play::line_removed(), phrase::play::undo_brings_back());
}

// Number of other lines. What is played in a lesson is no line of a game.
std::size_t lines_of(const AppState& state) {
    return suspended_game(state) == nullptr ? state.played.variations.size() : 0;
}

}  // namespace

std::vector<Choice> move_choices(const AppState& state) {
    const std::vector<LineMove> line = line_of(state);
    if (line.empty()) return {};
    const std::size_t cursor = state.played.game.cursor();
    std::vector<Choice> list{{move_id(0), phrase::play::start(), cursor == 0}};
    for (std::size_t i = 0; i < line.size(); ++i) {
        const LineMove& move = line[i];
        std::string label = move.maker == Maker::kComputer
                                ? phrase::play::move_by_computer(i + 1, move.text)
                                : phrase::play::move(i + 1, move.text);
        list.push_back({move_id(i + 1), remarked_move(state, move, std::move(label)),
                        stands_in(move, cursor)});
    }
    return list;
}

// Removing and keeping lines is possible only where all lines are listed.
std::vector<Choice> line_choices(const AppState& state) {
    std::vector<Choice> list;
    if (suspended_game(state) != nullptr) return list;  // a lesson has no lines of a game
    list.reserve(3 * state.played.variations.size());
    for (std::size_t i = 0; i < state.played.variations.size(); ++i) {
        const std::string number = std::to_string(i);
        const std::string name = remarked_line(state, i, words::line(state, i));
        list.push_back({"line:" + number, phrase::play::line(name), false, words::line(state, i)});
        list.back().icon = "git-branch";
        if (state.played.variations[i].makers.back() == Maker::kComputer)
            list.back().icon = "sparkles";
        if (state.sheet != "moves") continue;
        if (is_passing(state.played.variations[i]))
            add_beside(list, "keep:" + number, phrase::play::keep_line(name)).icon = "pin";
        add_beside(list, "drop:" + number, phrase::play::remove_line(name)).icon = "x";
    }
    return list;
}

bool choose_move(Context& context, std::string_view number) {
    const auto move = read_number(number);
    if (move) go_to_move(context, *move);
    return move.has_value();
}

bool choose_line(Context& context, std::string_view number) {
    return choose_numbered(context, number, lines_of(context.state), change_line);
}

bool choose_line_to_keep(Context& context, std::string_view number) {
    return choose_numbered(context, number, lines_of(context.state), keep_line);
}

bool choose_line_to_drop(Context& context, std::string_view number) {
    return choose_numbered(context, number, lines_of(context.state), remove_line);
}

}  // namespace peg
