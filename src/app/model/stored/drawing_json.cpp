// SPDX-License-Identifier: MIT
#include "app/model/stored/drawing_json.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "app/model/stored/game_json.h"
#include "app/model/stored/known_board.h"
#include "core/board/catalogue.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "report/fields.h"
#include "report/request.h"

namespace peg {

namespace {

Json problem_json(const Board& board, const Problem& problem) {
    return {{"position", format_position(board, problem.start)},
            {"finish", format_finish_with_marks(board, {problem.finish, problem.marks})}};
}

std::optional<Problem> read_problem(const Board& board, const Json& json) {
    const auto problem = parse_problem({board, {}}, {.position = text_of(json, "position"),
                                                     .vacancy = {},
                                                     .finish = text_of(json, "finish"),
                                                     .survivor = {},
                                                     .from = {}});
    return problem ? std::optional{*problem} : std::nullopt;
}

// The board of a text, if format_board spells it the same way, otherwise null.
std::shared_ptr<const Board> read_board(const std::string& text) {
    const auto known = known_board(text);
    return known && known->text == text ? known->board : nullptr;
}

}  // namespace

Json drawings_json(const Drawings& drawings) {
    Json list = Json::array();
    for (const auto& [text, drawing] : drawings) {
        const auto known = drawing.can_undo() ? known_board(text) : nullptr;
        if (!known) continue;
        Json one = problem_json(*known->board, drawing.now());
        one["board"] = text;
        one["over"] = problem_json(*known->board, drawing.taken_up);
        list.push_back(std::move(one));
    }
    return list;
}

Drawings read_drawings(const Json* json) {
    Drawings drawings;
    if (json == nullptr || !json->is_array()) return drawings;
    for (const Json& one : *json) {
        if (!one.is_object()) continue;
        const std::string text = text_of(one, "board");
        const auto board = read_board(text);
        const Json* over = field_of(one, "over");
        if (!board || over == nullptr || !over->is_object()) continue;
        const auto now = read_problem(*board, one);
        const auto before = read_problem(*board, *over);
        if (now && before) drawings.try_emplace(text, *before).first->second.change(*now);
    }
    return drawings;
}

Json own_boards_json(const std::vector<OwnBoard>& boards) {
    Json list = Json::array();
    for (const OwnBoard& board : boards)
        list.push_back(Json{{"board", board.text}, {"name", board.name}});
    return list;
}

std::vector<OwnBoard> read_own_boards(const Json* json) {
    std::vector<OwnBoard> boards;
    if (json == nullptr || !json->is_array()) return boards;
    std::set<std::string> known;
    for (const Json& one : *json) {
        if (!one.is_object()) continue;
        std::string text = text_of(one, "board");
        const auto board = read_board(text);
        if (!board || board->jumps().empty() || find_in_catalogue(text)) continue;
        if (known.insert(text).second)
            boards.push_back({std::move(text), game_name(text_of(one, "name"))});
    }
    return boards;
}

Json sketch_json(const Sketchbook& book) {
    const Sketch& sketch = book.now();
    std::string holes;
    for (const Cell cell : sketch.holes()) holes += (holes.empty() ? "" : " ") + cell_name(cell);
    return {{"lattice", lattice_name(sketch.lattice())},
            {"side", sketch.rows()},
            {"holes", std::move(holes)},
            {"over", book.taken_up}};
}

std::optional<Sketchbook> read_sketch(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    constexpr std::array kLattices{Lattice::kSquare, Lattice::kTriangular, Lattice::kDiagonal};
    const auto* lattice = std::ranges::find(kLattices, text_of(json, "lattice"), lattice_name);
    if (lattice == kLattices.end()) return std::nullopt;
    const auto side = static_cast<int>(
        std::clamp(integer_of(json, "side"), std::int64_t{0}, std::int64_t{kMaxRows + 1}));
    auto sketch = Sketch::with_side(*lattice, side);
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
