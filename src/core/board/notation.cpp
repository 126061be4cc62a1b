// SPDX-License-Identifier: MIT
#include "core/board/notation.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

#include "core/board/board_errors.h"
#include "core/board/catalogue.h"
#include "core/support/text.h"

namespace peg {

namespace {

constexpr std::string_view kLatticeKey = "lattice:";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// The pieces between separators: one more than there are separators.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        pieces.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) return pieces;
        begin = end + 1;
    }
}

Error place(std::size_t column, std::size_t row) {
    return board_error("place", row + 1, column + 1);
}

// A drawn position before there is a board to hold it against: what it has in each cell.
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
                return board_error("board_sign", in_quotes({&c, 1}), place(column, row));
            if (column >= kMaxColumns) return board_error("board_row", row + 1, kMaxColumns);
            if (drawing.cells.size() == kMaxHoles)
                return board_error("board_holes", kMaxHoles, place(column, row));
            drawing.cells.push_back(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            drawing.pegs.push_back(c == 'x');
        }
    if (drawing.cells.empty()) return board_error("board_empty");
    return drawing;
}

BoardAndProblem board_of(Lattice lattice, const Drawing& drawing) {
    const auto board = Board::make(lattice, drawing.cells);
    assert(board);  // parse_drawing gives some cells, not too many, and each once
    Position start;
    // Board::make moves the cells to the top left corner but keeps their reading order.
    for (std::size_t i = 0; i < drawing.cells.size(); ++i)
        if (drawing.pegs[i]) start.pegs |= bit(board->reading_order()[i]);
    return {*board, {start, Finish::any()}};
}

// The rows of a board file, the lattice line among them.
Result<BoardAndProblem> parse_board_rows(std::span<const std::string_view> rows) {
    Lattice lattice = Lattice::kSquare;
    if (!rows.empty() && rows[0].starts_with(kLatticeKey)) {
        const std::string_view name = trimmed(rows[0].substr(kLatticeKey.size()));
        if (name == "triangular")
            lattice = Lattice::kTriangular;
        else if (name != "square")
            return board_error("lattice", in_quotes(name));
        rows = rows.subspan(1);
    }
    const auto drawing = parse_drawing(rows);
    if (!drawing) return drawing.error();
    return board_of(lattice, *drawing);
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
    const auto drawing = parse_drawing(split(entry->start, '/'));
    if (!drawing) return drawing.error();
    BoardAndProblem known = board_of(entry->lattice, *drawing);
    const auto finish = parse_finish(known.board, entry->finish);
    if (!finish) return finish.error();
    known.classic.finish = *finish;
    return known;
}

Result<BoardAndProblem> parse_board_file(std::string_view text) {
    std::vector<std::string_view> rows = split(text, '\n');
    for (std::string_view& row : rows) row = row.substr(0, row.find_last_not_of(" \t\r") + 1);
    while (!rows.empty() && rows.back().empty()) rows.pop_back();
    return parse_board_rows(rows);
}

Result<BoardAndProblem> parse_board(std::string_view text) {
    if (text.find('\n') != std::string_view::npos) return parse_board_file(text);
    if (text.find('/') != std::string_view::npos) return parse_board_rows(split(text, '/'));
    return parse_board_name(text);
}

std::string format_board(const Board& board) {
    for (const CatalogueEntry& entry : catalogue()) {
        const auto known = parse_board_name(entry.name);
        if (known && known->board == board) return std::string(entry.name);
    }
    const std::string rows = format_position(board, Position{board.holes()});
    if (board.lattice() == Lattice::kTriangular) return "lattice: triangular/" + rows;
    // A board of one row has no '/' of its own to tell it from a name.
    return board.rows() == 1 ? "lattice: square/" + rows : rows;
}

Result<Hole> parse_hole(const Board& board, std::string_view text) {
    const auto no_name = [&] { return board_error("hole_name", in_quotes(text)); };
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] > 'z' || text[1] == '0')
        return no_name();
    int row = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + 1, end, row);
    if (error != std::errc{} || stop != end || row < 1) return no_name();
    const auto hole = board.hole_at(text[0] - 'a', row - 1);
    if (!hole) return board_error("no_hole", in_quotes(text));
    return *hole;
}

std::string format_hole(const Board& board, Hole hole) {
    const Cell cell = board.cell(hole);
    return static_cast<char>('a' + cell.column) + std::to_string(cell.row + 1);
}

Result<Position> parse_position(const Board& board, std::string_view text) {
    const std::vector<std::string_view> rows = split(text, '/');
    if (rows.size() != static_cast<std::size_t>(board.rows()))
        return rows.size() == 1 ? board_error("position_row", board.rows())
                                : board_error("position_rows", rows.size(), board.rows());
    Position position;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t columns =
            std::max(static_cast<std::size_t>(board.columns()), rows[row].size());
        for (std::size_t column = 0; column < columns; ++column) {
            const char c = column < rows[row].size() ? rows[row][column] : '.';
            const auto hole = column < kMaxColumns
                                  ? board.hole_at(static_cast<int>(column), static_cast<int>(row))
                                  : std::nullopt;
            if (c != 'x' && c != 'o' && c != '.')
                return board_error("position_sign", in_quotes({&c, 1}), place(column, row));
            if (hole && c == '.')
                return board_error("position_lacks", format_hole(board, *hole), place(column, row));
            if (!hole && c != '.') return board_error("position_has", place(column, row));
            if (c == 'x') position.pegs |= bit(*hole);
        }
    }
    return position;
}

std::string format_position(const Board& board, Position position) {
    assert((position.pegs & ~board.holes()) == 0);
    std::string text;
    for (int row = 0; row < board.rows(); ++row) {
        if (row > 0) text += '/';
        for (int column = 0; column < board.columns(); ++column) {
            const auto hole = board.hole_at(column, row);
            text += !hole ? '.' : contains(position.pegs, *hole) ? 'x' : 'o';
        }
        while (!text.empty() && text.back() == '.') text.pop_back();
    }
    return text;
}

Position vacancy(const Board& board, Hole hole) {
    assert(contains(board.holes(), hole));
    return {board.holes() & ~bit(hole)};
}

Result<std::vector<JumpId>> parse_moves(const Board& board, std::string_view text) {
    std::vector<JumpId> jumps;
    int number = 0;
    for (std::string_view rest = trimmed(text); !rest.empty(); rest = trimmed(rest)) {
        const std::string_view move = rest.substr(0, rest.find_first_of(" \t\r\n"));
        rest.remove_prefix(move.size());
        ++number;
        const auto wrong = [&](Error error) {
            return board_error("in_move", number, in_quotes(move), std::move(error));
        };
        const std::vector<std::string_view> names = split(move, '-');
        if (names.size() < 2) return wrong(board_error("move"));
        auto from = parse_hole(board, names[0]);
        if (!from) return wrong(from.error());
        for (std::size_t i = 1; i < names.size(); ++i) {
            const auto to = parse_hole(board, names[i]);
            if (!to) return wrong(to.error());
            const auto jump = board.find_jump(*from, *to);
            if (!jump)
                return wrong(
                    board_error("no_jump", format_hole(board, *from), format_hole(board, *to)));
            jumps.push_back(*jump);
            from = to;
        }
    }
    return jumps;
}

std::string format_jump(const Board& board, JumpId jump) { return format_move(board, {&jump, 1}); }

std::string format_move(const Board& board, std::span<const JumpId> move) {
    std::string text;
    for (JumpId id : move) {
        assert(text.empty() || text.ends_with(format_hole(board, board.jump(id).from)));
        if (text.empty()) text = format_hole(board, board.jump(id).from);
        text += '-' + format_hole(board, board.jump(id).to);
    }
    return text;
}

std::string format_moves(const Board& board, std::span<const JumpId> jumps) {
    std::string text;
    for (const Move& move : moves_of(board, jumps)) {
        if (!text.empty()) text += ' ';
        text += format_move(board, move);
    }
    return text;
}

Error obstacle(const Board& board, Position position, JumpId jump) {
    const Jump& it = board.jump(jump);
    if (!contains(position.pegs, it.from))
        return board_error("is_empty", format_hole(board, it.from));
    if (!contains(position.pegs, it.over))
        return board_error("nothing_to_jump", format_hole(board, it.over));
    return board_error("is_not_empty", format_hole(board, it.to));
}

}  // namespace peg
