// SPDX-License-Identifier: MIT
#include "app/features/print/print.h"

#include <algorithm>

#include "app/kit/game/timeline.h"
#include "app/kit/words/words.h"
#include "core/support/text.h"
#include "words/phrases/print.h"

namespace peg {

namespace {

// Solutions to be printed with the next, as sheets in JSON.
struct PrintQueue {
    std::vector<std::string> solutions;
};

constexpr int kBlankBoards = 6;
constexpr std::size_t kMostQueued = 20;  // some forty pages

Json place_json(const Board& board, Hole hole) {
    const Point at = plane_point(board, hole);
    return {{"x", at.x}, {"y", at.y}};
}

// How large a diagram is, in widths of a usual one.
enum class Size : std::uint8_t { kUsual = 1, kLarge = 2, kPage = 4 };

Json diagram_json(const Game& game, Position position, std::string caption, Size size) {
    const Board& board = game.board();
    const Bits finish = only_goal(game.problem().finish).value_or(0);
    Json holes = Json::array();
    for (const Hole hole : board.reading_order()) {
        Json& one = holes.emplace_back(place_json(board, hole));
        one["peg"] = contains(position.pegs, hole);
        one["finish"] = contains(finish, hole);
    }
    return {{"caption", std::move(caption)},
            {"size", static_cast<int>(size)},
            {"holes", std::move(holes)},
            {"path", Json::array()}};
}

Json sheet_json(const AppState& state) {
    return {
        {"title", words::title(state)},
        {"text", words::goal(state.played.game.board(), state.played.game.problem().finish) + '.'},
        {"diagrams", Json::array()}};
}

Json solution_json(const AppState& state) {
    Json sheet = sheet_json(state);
    Game game(state.played.game.board(), state.played.game.problem());
    const Board& board = game.board();
    std::size_t number = 0;
    for (const LineMove& move : line_of(state)) {
        Json diagram = diagram_json(game, game.position(),
                                    std::to_string(++number) + ". " + move.text, Size::kUsual);
        Json& path = diagram["path"];
        path.push_back(
            place_json(board, board.jump(state.played.game.jumps()[game.cursor()]).from));
        while (game.cursor() < move.end) {
            const JumpId jump = state.played.game.jumps()[game.cursor()];
            path.push_back(place_json(board, board.jump(jump).to));
            game.play(jump);
        }
        sheet["diagrams"].push_back(std::move(diagram));
    }
    sheet["diagrams"].push_back(diagram_json(
        game, game.position(), phrase::print::left(peg_count(game.position())), Size::kUsual));
    return sheet;
}

void print(Context& context, Json sheets) {
    context.effects.emplace_back(Print{to_line({{"sheets", std::move(sheets)}})});
}

}  // namespace

void print_game(Context& context) {
    AppState& state = context.state;
    Json sheets = Json::array();
    for (const std::string& queued : std::exchange(state.own.of<PrintQueue>().solutions, {}))
        sheets.push_back(parse_json(queued));
    if (!state.played.game.jumps().empty()) {
        Json sheet = solution_json(state);
        if (std::ranges::find(sheets, sheet) == sheets.end()) sheets.push_back(std::move(sheet));
    }
    if (sheets.empty()) return print_puzzle(context);
    print(context, std::move(sheets));
}

void queue_for_print(Context& context) {
    AppState& state = context.state;
    std::vector<std::string>& queue = state.own.of<PrintQueue>().solutions;
    std::string sheet = to_line(solution_json(state));
    if (std::ranges::find(queue, sheet) == queue.end()) queue.push_back(std::move(sheet));
    if (queue.size() > kMostQueued) queue.erase(queue.begin());
    context.say(Tone::kPlain, phrase::print::queued(), phrase::print::together(queue.size()));
}

void print_puzzle(Context& context) {
    const AppState& state = context.state;
    Json sheet = sheet_json(state);
    Json& diagrams = sheet["diagrams"];
    diagrams.push_back(
        diagram_json(state.played.game, state.played.game.position(), "", Size::kLarge));
    for (int i = 0; i < kBlankBoards; ++i)
        diagrams.push_back(diagram_json(state.played.game, Position{}, "", Size::kUsual));
    print(context, Json::array({std::move(sheet)}));
}

void print_board(Context& context) {
    const AppState& state = context.state;
    Json sheet = sheet_json(state);
    sheet["cut"] = true;
    sheet["diagrams"].push_back(diagram_json(state.played.game, Position{}, "", Size::kPage));
    print(context, Json::array({std::move(sheet)}));
}

}  // namespace peg
