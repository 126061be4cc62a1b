// SPDX-License-Identifier: MIT
#include "app/model/drawing_json.h"

#include <algorithm>

#include "app/model/game_json.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr const char* kSquareLattice = "square";
constexpr const char* kTriangularLattice = "triangular";

Json problem_json(const Board& board, const Problem& problem) {
    return {{"position", format_position(board, problem.start)},
            {"finish", format_finish(board, problem.finish)}};
}

std::optional<Problem> read_problem(const Board& board, const Json& json) {
    const auto start = parse_position(board, text_of(json, "position"));
    const auto finish = parse_finish(board, text_of(json, "finish"));
    if (!start || !finish) return std::nullopt;
    return Problem{*start, *finish};
}

// The board of a text that is spelt as format_board spells it.
std::optional<Board> read_board(const std::string& text) {
    const auto read = parse_board(text);
    if (!read || format_board(read->board) != text) return std::nullopt;
    return read->board;
}

}  // namespace

Json drawings_json(const Drawings& drawings) {
    Json list = Json::array();
    for (const auto& [text, drawing] : drawings) {
        const auto board = parse_board(text);
        if (!drawing.can_undo() || !board || list.size() == kMostDrawings) continue;
        Json one = problem_json(board->board, drawing.now());
        one["board"] = text;
        one["over"] = problem_json(board->board, drawing.taken_up);
        list.push_back(std::move(one));
    }
    return list;
}

bool read_drawing(const Json& json, Drawings& drawings) {
    if (!json.is_object()) return false;
    const std::string text = text_of(json, "board");
    const auto board = read_board(text);
    const Json* over = field_of(json, "over");
    const auto now = board ? read_problem(*board, json) : std::nullopt;
    if (!now || over == nullptr || !over->is_object()) return false;
    const auto before = read_problem(*board, *over);
    if (!before) return false;
    if (drawings.size() < kMostDrawings)
        drawings.try_emplace(text, *before).first->second.change(*now);
    return true;
}

Json own_boards_json(const std::vector<OwnBoard>& boards) {
    Json list = Json::array();
    for (const OwnBoard& board : boards)
        list.push_back(Json{{"board", board.text}, {"name", board.name}});
    return list;
}

bool read_own_board(const Json& json, std::vector<OwnBoard>& boards) {
    if (!json.is_object()) return false;
    std::string text = text_of(json, "board");
    const auto board = read_board(text);
    if (!board || board->jumps().empty() || find_in_catalogue(text)) return false;
    const bool known = std::ranges::find(boards, text, &OwnBoard::text) != boards.end();
    if (!known && boards.size() < kMostOwnBoards)
        boards.push_back({std::move(text), game_name(text_of(json, "name"))});
    return true;
}

Json sketch_json(const Sketchbook& book) {
    const Sketch& sketch = book.now();
    std::string holes;
    for (const Cell cell : sketch.holes()) holes += (holes.empty() ? "" : " ") + cell_name(cell);
    return {{"lattice", sketch.lattice() == Lattice::kSquare ? kSquareLattice : kTriangularLattice},
            {"side", sketch.rows()},
            {"holes", std::move(holes)},
            {"over", book.taken_up}};
}

std::optional<Sketchbook> read_sketch(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    const std::string lattice = text_of(json, "lattice");
    if (lattice != kSquareLattice && lattice != kTriangularLattice) return std::nullopt;
    const auto side = static_cast<int>(
        std::clamp(integer_of(json, "side"), std::int64_t{0}, std::int64_t{kMaxRows + 1}));
    auto sketch = Sketch::with_side(
        lattice == kSquareLattice ? Lattice::kSquare : Lattice::kTriangular, side);
    if (!sketch) return std::nullopt;
    const std::string holes = text_of(json, "holes");
    for (std::string_view rest = holes; !rest.empty();) {
        const std::string_view name = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        const auto cell = find_cell(*sketch, name);
        if (!cell) return std::nullopt;
        sketch->set(*cell, true);
    }
    if (sketch->hole_count() > kMaxHoles) return std::nullopt;
    Sketchbook book;
    book.change(*sketch);
    book.taken_up = text_of(json, "over");
    return book;
}

}  // namespace peg
