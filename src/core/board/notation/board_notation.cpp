// SPDX-License-Identifier: MIT

// Reads and writes boards: names of the catalogue, and board files.

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/board/notation/pieces.h"
#include "core/support/text.h"

namespace peg {

namespace {

constexpr std::string_view kLatticeKey = "lattice:";
constexpr std::string_view kJumpsKey = "jumps:";

struct NamedLattice {
    std::string_view name;
    Lattice lattice;
};
constexpr std::array kLattices = std::to_array<NamedLattice>({{"square", Lattice::kSquare},
                                                              {"triangular", Lattice::kTriangular},
                                                              {"diagonal", Lattice::kDiagonal}});

// A position that draws its own board: what each cell holds.
struct Drawing {
    std::vector<Cell> cells;
    std::vector<bool> pegs;  // for each cell
};

Result<Drawing> parse_drawing(std::span<const std::string_view> rows) {
    if (rows.size() > kMaxRows) return board_error("board_rows", rows.size(), kMaxRows);
    Drawing drawing;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const char c = rows[row][column];
            if (c == '.') continue;
            if (c != 'x' && c != 'o')
                return board_error("board_sign", in_quotes({&c, 1}), pieces::place(column, row));
            if (column >= kMaxColumns) return board_error("board_row", row + 1, kMaxColumns);
            if (drawing.cells.size() == kMaxHoles)
                return board_error("board_holes", kMaxHoles, pieces::place(column, row));
            drawing.cells.push_back(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            drawing.pegs.push_back(c == 'x');
        }
    if (drawing.cells.empty()) return board_error("board_empty");
    return drawing;
}

BoardAndProblem with_start(const Board& board, const Drawing& drawing) {
    Position start;
    // Board::make moves the cells to the top left corner but keeps their reading order.
    for (std::size_t i = 0; i < drawing.cells.size(); ++i)
        if (drawing.pegs[i]) start.pegs |= bit(board.reading_order()[i]);
    return {board, {start, Finish::any()}};
}

BoardAndProblem board_of(Lattice lattice, const Drawing& drawing) {
    const auto board = Board::make(lattice, drawing.cells);
    assert(board);  // parse_drawing gives some cells, not too many, and each once
    return with_start(*board, drawing);
}

// The board of a drawing with the jumps that are listed below it.
Result<BoardAndProblem> board_with_jumps(Lattice lattice, const Drawing& drawing,
                                         std::span<const std::string_view> rows) {
    const Board cells = board_of(lattice, drawing).board;  // for the names of holes
    std::vector<JumpLine> lines;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (pieces::trimmed(rows[i]).empty()) continue;
        const std::vector<std::string_view> names = pieces::words_of(rows[i]);
        if (names.size() != 3) return board_error("jumps_line", i + 1, in_quotes(rows[i]));
        std::array<Cell, 3> line;
        for (std::size_t k = 0; k < line.size(); ++k) {
            const auto hole = parse_hole(cells, names[k]);
            if (!hole) return board_error("in_jumps", i + 1, in_quotes(rows[i]), hole.error());
            line[k] = cells.cell(*hole);
        }
        if (line[0] == line[1] || line[1] == line[2] || line[0] == line[2])
            return board_error("jumps_line", i + 1, in_quotes(rows[i]));
        lines.push_back({line[0], line[1], line[2]});
    }
    std::vector<Cell> places;
    for (const Hole hole : cells.reading_order()) places.push_back(cells.cell(hole));
    const auto board = Board::make_from_lines(lattice, places, lines);
    if (!board) return board_error("jumps_many", kMaxListedLines);
    return with_start(*board, drawing);
}

// The two parts of a board file: the lattice line and the rows; and the lines of its jumps.
Result<BoardAndProblem> parse_board_rows(std::span<const std::string_view> rows) {
    Lattice lattice = Lattice::kSquare;
    if (!rows.empty() && rows[0].starts_with(kLatticeKey)) {
        const std::string_view name = pieces::trimmed(rows[0].substr(kLatticeKey.size()));
        const auto* const known = std::ranges::find(kLattices, name, &NamedLattice::name);
        if (known == kLattices.end()) return board_error("lattice", in_quotes(name));
        lattice = known->lattice;
        rows = rows.subspan(1);
    }
    const auto jumps = std::ranges::find(rows, kJumpsKey, pieces::trimmed);
    const auto drawn = static_cast<std::size_t>(jumps - rows.begin());
    const auto drawing = parse_drawing(rows.first(drawn));
    if (!drawing) return drawing.error();
    if (jumps == rows.end()) return board_of(lattice, *drawing);
    return board_with_jumps(lattice, *drawing, rows.subspan(drawn + 1));
}

}  // namespace

Result<BoardAndProblem> parse_board_name(std::string_view name) {
    const auto entry = find_in_catalogue(name);
    if (!entry) {
        std::string known;
        for (const CatalogueEntry& e : catalogue())
            known += (known.empty() ? "" : ", ") + std::string(e.name);
        return board_error("no_board", in_quotes(name), known);
    }
    const auto drawing = parse_drawing(pieces::split(entry->start, '/'));
    if (!drawing) return drawing.error();
    BoardAndProblem known = board_of(entry->lattice, *drawing);
    const auto finish = parse_finish(known.board, entry->finish);
    if (!finish) return finish.error();
    known.classic.finish = *finish;
    return known;
}

Result<BoardAndProblem> parse_board_file(std::string_view text) {
    std::vector<std::string_view> rows = pieces::split(text, '\n');
    for (std::string_view& row : rows) row = row.substr(0, row.find_last_not_of(" \t\r") + 1);
    while (!rows.empty() && rows.back().empty()) rows.pop_back();
    return parse_board_rows(rows);
}

Result<BoardAndProblem> parse_board(std::string_view text) {
    if (text.find('\n') != std::string_view::npos) return parse_board_file(text);
    if (text.find('/') != std::string_view::npos) return parse_board_rows(pieces::split(text, '/'));
    return parse_board_name(text);
}

bool is_error_in_jumps(const Error& error) {
    return error.code == "jumps_line" || error.code == "in_jumps" || error.code == "jumps_many";
}

std::string format_board(const Board& board) {
    for (const CatalogueEntry& entry : catalogue()) {
        const auto known = parse_board_name(entry.name);
        if (known && known->board == board) return std::string(entry.name);
    }
    std::string text = format_position(board, Position{board.holes()});
    if (board.lists_jumps()) {
        text += '/' + std::string(kJumpsKey);
        for (const Jump& jump : board.jumps())
            if (jump.from < jump.to)  // each line once, and holes are numbered in reading order
                text += '/' + format_hole(board, jump.from) + ' ' + format_hole(board, jump.over) +
                        ' ' + format_hole(board, jump.to);
    }
    // Without a '/' the text would be read as a name.
    if (board.lattice() == Lattice::kSquare && text.find('/') != std::string::npos) return text;
    return std::string(kLatticeKey) + ' ' + std::string(lattice_name(board.lattice())) + '/' + text;
}

std::string_view lattice_name(Lattice lattice) {
    return std::ranges::find(kLattices, lattice, &NamedLattice::lattice)->name;
}

}  // namespace peg
