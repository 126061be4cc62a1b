// SPDX-License-Identifier: MIT
#include "core/board/notation.h"

#include <algorithm>
#include <cassert>
#include <charconv>

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

std::string place(std::size_t column, std::size_t row) {
    return "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
}

// A drawn position before there is a board to hold it against: what it has in each cell.
struct Drawing {
    std::vector<Cell> cells;
    std::vector<bool> pegs;  // for each cell
};

Result<Drawing> parse_drawing(std::span<const std::string_view> rows) {
    if (rows.size() > kMaxRows)
        return Error{"The board has " + std::to_string(rows.size()) + " rows; " +
                     std::to_string(kMaxRows) + " are the most."};
    Drawing drawing;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const char c = rows[row][column];
            if (c == '.') continue;
            if (c != 'x' && c != 'o')
                return Error{"A board is drawn with x, o and '.', but there is " +
                             in_quotes({&c, 1}) + " at " + place(column, row) + "."};
            if (column >= kMaxColumns)
                return Error{"Row " + std::to_string(row + 1) + " of the board is wider than " +
                             std::to_string(kMaxColumns) + " columns."};
            if (drawing.cells.size() == kMaxHoles)
                return Error{"The board has more than " + std::to_string(kMaxHoles) +
                             " holes; the first too many is at " + place(column, row) + "."};
            drawing.cells.push_back(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            drawing.pegs.push_back(c == 'x');
        }
    if (drawing.cells.empty()) return Error{"The board has no holes."};
    return drawing;
}

Result<BoardAndProblem> board_of(Lattice lattice, const Drawing& drawing) {
    const auto board = Board::make(lattice, drawing.cells);
    if (!board) return Error{"The board cannot be made of these cells."};
    Position start;
    // Board::make moves the cells to the top left corner but keeps their reading order.
    for (std::size_t i = 0; i < drawing.cells.size(); ++i)
        if (drawing.pegs[i]) start.pegs |= bit(board->reading_order()[i]);
    return BoardAndProblem{*board, {start, Finish::any()}};
}

// The rows of a board file, the lattice line among them.
Result<BoardAndProblem> parse_board_rows(std::span<const std::string_view> rows) {
    Lattice lattice = Lattice::kSquare;
    if (!rows.empty() && rows[0].starts_with(kLatticeKey)) {
        const std::string_view name = trimmed(rows[0].substr(kLatticeKey.size()));
        if (name == "triangular")
            lattice = Lattice::kTriangular;
        else if (name != "square")
            return Error{"The lattice is square or triangular, not " + in_quotes(name) + "."};
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
        return Error{"There is no board called " + in_quotes(name) + "; the boards are " + known +
                     "."};
    }
    const auto drawing = parse_drawing(split(entry->start, '/'));
    if (!drawing) return drawing.error();
    auto board = board_of(entry->lattice, *drawing);
    if (!board) return board;
    const auto finish = parse_finish(board->board, entry->finish);
    if (!finish) return finish.error();
    return BoardAndProblem{board->board, {board->classic.start, *finish}};
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
    const Error no_name{"A hole is named by a letter and a number like d4, not " + in_quotes(text) +
                        "."};
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] > 'z' || text[1] == '0')
        return no_name;
    int row = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + 1, end, row);
    if (error != std::errc{} || stop != end || row < 1) return no_name;
    const auto hole = board.hole_at(text[0] - 'a', row - 1);
    if (!hole) return Error{"The board has no hole " + in_quotes(text) + "."};
    return *hole;
}

std::string format_hole(const Board& board, Hole hole) {
    const Cell cell = board.cell(hole);
    return static_cast<char>('a' + cell.column) + std::to_string(cell.row + 1);
}

Result<Position> parse_position(const Board& board, std::string_view text) {
    const std::vector<std::string_view> rows = split(text, '/');
    if (rows.size() != static_cast<std::size_t>(board.rows()))
        return Error{"The position has " + std::to_string(rows.size()) +
                     (rows.size() == 1 ? " row" : " rows") + ", the board has " +
                     std::to_string(board.rows()) + "."};
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
                return Error{"A position is written with x, o and '.', but there is " +
                             in_quotes({&c, 1}) + " at " + place(column, row) + "."};
            if (hole && c == '.')
                return Error{"The position lacks the hole " + format_hole(board, *hole) + " at " +
                             place(column, row) + "."};
            if (!hole && c != '.')
                return Error{"The position has a hole at " + place(column, row) +
                             ", where the board has none."};
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

Result<Finish> parse_finish(const Board& board, std::string_view text) {
    if (text == "any") return Finish::any();
    if (text == "fewest") return Finish::fewest();
    // A hole has a digit, a position has none.
    if (!text.empty() && text.find_first_not_of("xo./") == std::string_view::npos) {
        const auto position = parse_position(board, text);
        if (!position) return position.error();
        return Finish::exactly(*position);
    }
    const auto hole = parse_hole(board, text);
    if (!hole)
        return Error{"A finish is a hole of the board, \"any\", \"fewest\" or a position, not " +
                     in_quotes(text) + "."};
    return Finish::at(*hole);
}

std::string format_finish(const Board& board, const Finish& finish) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return format_hole(board, finish.hole);
        case Finish::Kind::kAny: return "any";
        case Finish::Kind::kFewest: return "fewest";
        case Finish::Kind::kPosition: return format_position(board, finish.position);
    }
    return {};
}

Result<std::vector<JumpId>> parse_moves(const Board& board, std::string_view text) {
    std::vector<JumpId> jumps;
    int number = 0;
    for (std::string_view rest = trimmed(text); !rest.empty(); rest = trimmed(rest)) {
        const std::string_view move = rest.substr(0, rest.find_first_of(" \t\r\n"));
        rest.remove_prefix(move.size());
        const std::string where =
            "Move " + std::to_string(++number) + ", " + in_quotes(move) + ": ";
        const std::vector<std::string_view> names = split(move, '-');
        if (names.size() < 2)
            return Error{where + "A move is two or more holes joined by '-', like d2-d4."};
        auto from = parse_hole(board, names[0]);
        if (!from) return Error{where + from.error().message};
        for (std::size_t i = 1; i < names.size(); ++i) {
            const auto to = parse_hole(board, names[i]);
            if (!to) return Error{where + to.error().message};
            const auto jump = board.find_jump(*from, *to);
            if (!jump)
                return Error{where + "There is no jump from " + format_hole(board, *from) + " to " +
                             format_hole(board, *to) + " on this board."};
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

std::string obstacle_words(const Board& board, Position position, JumpId jump) {
    const Jump& it = board.jump(jump);
    if (!contains(position.pegs, it.from)) return format_hole(board, it.from) + " is empty";
    if (!contains(position.pegs, it.over))
        return "there is no peg in " + format_hole(board, it.over) + " to jump over";
    return format_hole(board, it.to) + " is not empty";
}

}  // namespace peg
