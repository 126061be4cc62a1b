// SPDX-License-Identifier: MIT
#include "app/features/print/print.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/link.h"
#include "app/kit/game/timeline.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "words/phrases/ask.h"
#include "words/phrases/print.h"

namespace peg {

namespace {

// Solutions that wait to be printed together, as sheets in JSON.
struct PrintQueue {
    std::vector<std::string> solutions;
};

constexpr int kBlankBoards = 4;
constexpr std::size_t kMaxQueued = 20;  // about forty pages

Json place_json(const Board& board, Hole hole) {
    const Point at = plane_point(board, hole);
    return {{"x", at.x}, {"y", at.y}};
}

// Width of a diagram, in widths of a usual one.
enum class Size : std::uint8_t { kUsual = 1, kLarge = 2, kPage = 4 };

Json diagram_json(const Game& game, Position position, std::string caption, Size size) {
    const Board& board = game.board();
    const Bits finish = goal_holes(game.problem().finish);
    Json holes = Json::array();
    for (const Hole hole : board.reading_order()) {
        Json& one = holes.emplace_back(place_json(board, hole));
        one["peg"] = contains(position.pegs, hole);
        one["finish"] = contains(finish, hole);
    }
    const auto left = game.problem_left();
    const auto note = [&](Hole hole, std::string text) {
        const auto places = board.reading_order();
        const auto place = std::ranges::find(places, hole) - places.begin();
        holes[static_cast<std::size_t>(place)]["note"] = std::move(text);
    };
    if (game.problem().finish.kind == Finish::Kind::kPattern)
        for_each_hole(game.problem().finish.holes & ~finish, [&](Hole hole) { note(hole, "o"); });
    for (const auto& [from, to] : left ? left->marks.all() : std::span<const Marks::Mark>())
        if (contains(position.pegs, from)) note(from, format_hole(board, to));
    return {{"caption", std::move(caption)},
            {"size", static_cast<int>(size)},
            {"holes", std::move(holes)},
            {"path", Json::array()}};
}

// Letters of columns and numbers of rows, beside the first hole of each.
Json labels_json(const Board& board) {
    constexpr float kBeyond = 0.58f;  // distance from that hole's centre, in steps
    const Point above = board.lattice() != Lattice::kTriangular
                            ? Point{0, -kBeyond}
                            : Point{kBeyond / 2, -kBeyond * kTriangularRow};
    Json labels = Json::array();
    std::vector<bool> lettered(static_cast<std::size_t>(board.columns()));
    std::vector<bool> numbered(static_cast<std::size_t>(board.rows()));
    const auto add = [&](Point at, const std::string& text) {
        labels.push_back(Json{{"x", at.x}, {"y", at.y}, {"text", text}});
    };
    for (const Hole hole : board.reading_order()) {
        const Point at = plane_point(board, hole);
        const Cell cell = board.cell(hole);
        const std::string name = format_hole(board, hole);
        const std::size_t digits = name.find_first_of("0123456789");
        if (!lettered[cell.column]) add(at + above, name.substr(0, digits));
        if (!numbered[cell.row]) add(at - Point{kBeyond, 0}, name.substr(digits));
        lettered[cell.column] = numbered[cell.row] = true;
    }
    return labels;
}

// What the rings and letters in the diagrams mean, behind another sentence; empty if there are
// none.
std::string legend(const AppState& state) {
    const bool pattern = state.played.game.problem().finish.kind == Finish::Kind::kPattern;
    return pattern ? ' ' + phrase::print::pattern() : "";
}

// `text`: the goal of the sheet's problem.
Json sheet_json(const AppState& state, const std::string& text) {
    return {{"title", words::title(state)},
            {"text", text + '.' + legend(state)},
            {"labels", labels_json(state.played.game.board())},
            {"diagrams", Json::array()}};
}

// Adds a diagram for each move: the position before it, and its path.
void add_moves(Json& sheet, Game game, std::span<const JumpId> jumps) {
    const Board& board = game.board();
    Json& diagrams = sheet["diagrams"];
    std::size_t number = 0;
    for (std::size_t i = 0; i < jumps.size();) {
        Json diagram = diagram_json(game, game.position(), "", Size::kUsual);
        Hole at = board.jump(jumps[i]).from;
        std::string text = std::to_string(++number) + ". " + format_hole(board, at);
        diagram["path"].push_back(place_json(board, at));
        for (; i < jumps.size() && board.jump(jumps[i]).from == at; ++i) {
            at = board.jump(jumps[i]).to;
            text += '-' + format_hole(board, at);
            diagram["path"].push_back(place_json(board, at));
            game.play(jumps[i]);
        }
        diagram["caption"] = std::move(text);
        diagrams.push_back(std::move(diagram));
    }
    diagrams.push_back(diagram_json(game, game.position(),
                                    phrase::print::left(peg_count(game.position())), Size::kUsual));
}

Json solution_json(const AppState& state) {
    Json sheet =
        sheet_json(state, words::goal(state.played.game.board(), state.played.game.problem()));
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

// For a class: the position, the rules, a line for a name, a link to the page, and the answer, if
// known, on a separate page.
void print_worksheet(Context& context) {
    const AppState& state = context.state;
    const Game& game = state.played.game;
    const std::string goal = words::goal(game.board(), problem_at_hand(state));
    Json sheet = sheet_json(state, goal);
    sheet["text"] = phrase::print::rules(goal) + legend(state);
    sheet["lines"] = {phrase::print::name(), phrase::print::date()};
    sheet["link"] = link_to(game.board(), state.played.board_text, problem_at_hand(state));
    sheet["link_text"] = phrase::print::link();
    Json& diagrams = sheet["diagrams"];
    diagrams.push_back(diagram_json(game, game.position(), "", Size::kLarge));
    for (int i = 0; i < kBlankBoards; ++i)
        diagrams.push_back(diagram_json(game, Position{}, "", Size::kUsual));
    Json sheets = Json::array({std::move(sheet)});
    if (knows_solution(state)) {
        Json answer = sheet_json(state, goal);
        answer["title"] = phrase::print::answer(words::title(state));
        add_moves(answer, Game(game.board(), *game.problem_left()), known_here(state)->solution);
        sheets.push_back(std::move(answer));
    }
    print(context, std::move(sheets));
}

// Looks for the answer to a worksheet. Without an answer, the worksheet is printed alone.
class AnswerQuestion final : public PositionQuestion {
public:
    int seconds() const override { return kHintSeconds; }
    std::string doing() const override { return phrase::ask::for_solution(); }

protected:
    void tell(Context& context, const Finding&, const Json&, const Thinking&) const override {
        print_worksheet(context);
    }
};

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
    if (sheets.empty()) return print_worksheet(context);
    print(context, std::move(sheets));
}

void queue_for_print(Context& context) {
    AppState& state = context.state;
    std::vector<std::string>& queue = state.own.of<PrintQueue>().solutions;
    std::string sheet = to_line(solution_json(state));
    if (std::ranges::find(queue, sheet) == queue.end()) queue.push_back(std::move(sheet));
    if (queue.size() > kMaxQueued) queue.erase(queue.begin());
    context.say(Tone::kPlain, phrase::print::queued(), phrase::print::together(queue.size()));
}

void print_puzzle(Context& context) {
    const AppState& state = context.state;
    const auto here = state.played.game.problem_left();
    const Known* known = here ? known_here(state) : nullptr;
    const bool asks = here && state.played.game.status() == Game::Status::kPlaying &&
                      !knows_solution(state) && !is_known_lost(state) &&
                      (known == nullptr || !known->given_up);
    if (asks) return ask_about(context, std::make_shared<AnswerQuestion>(), *here);
    print_worksheet(context);
}

void print_board(Context& context) {
    const AppState& state = context.state;
    Json sheet = sheet_json(state, "");
    sheet["cut"] = true;
    sheet["text"] = phrase::print::cut();
    sheet["pegs"] = peg_count(state.played.game.problem().start);
    sheet.erase("labels");
    sheet["diagrams"].push_back(diagram_json(state.played.game, Position{}, "", Size::kPage));
    print(context, Json::array({std::move(sheet)}));
}

}  // namespace peg
