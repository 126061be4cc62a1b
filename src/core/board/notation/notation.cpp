// SPDX-License-Identifier: MIT
#include "core/board/notation/notation.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/pieces.h"
#include "core/support/text.h"

namespace peg {

namespace {

constexpr int kLetters = 26;

}  // namespace

std::string column_name(int column) {
    assert(column >= 0 && column < kMaxColumns);
    std::string name;
    if (column >= kLetters) name += static_cast<char>('a' + column / kLetters - 1);
    return name + static_cast<char>('a' + column % kLetters);
}

std::optional<ColumnLetters> read_column(std::string_view text) {
    int columns = 0;  // to the one that is named, with it
    std::size_t length = 0;
    for (; length < text.size(); ++length) {
        const char letter = static_cast<char>(text[length] | ('a' ^ 'A'));
        if (letter < 'a' || letter > 'z') break;
        columns = columns * kLetters + (letter - 'a' + 1);
        if (columns > kMaxColumns) return std::nullopt;
    }
    if (length == 0) return std::nullopt;
    return ColumnLetters{columns - 1, length};
}

Result<Hole> parse_hole(const Board& board, std::string_view text) {
    const auto no_name = [&] { return board_error("hole_name", in_quotes(text)); };
    const auto column = read_column(text);
    if (!column || std::ranges::any_of(text, [](char c) { return c >= 'A' && c <= 'Z'; }))
        return no_name();
    const std::string_view number = text.substr(column->length);
    if (number.empty() || number.size() > 2 || number[0] == '0') return no_name();
    int row = 0;
    for (const char digit : number) {
        if (digit < '0' || digit > '9') return no_name();
        row = 10 * row + (digit - '0');
    }
    const auto hole = board.hole_at(column->column, row - 1);
    if (!hole) return board_error("no_hole", in_quotes(text));
    return *hole;
}

std::string format_hole(const Board& board, Hole hole) {
    const Cell cell = board.cell(hole);
    return column_name(cell.column) + std::to_string(cell.row + 1);
}

Result<Position> parse_position(const Board& board, std::string_view text) {
    const std::vector<std::string_view> rows = pieces::split(text, '/');
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
                return board_error("position_sign", in_quotes({&c, 1}), pieces::place(column, row));
            if (hole && c == '.')
                return board_error("position_lacks", format_hole(board, *hole),
                                   pieces::place(column, row));
            if (!hole && c != '.') return board_error("position_has", pieces::place(column, row));
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

namespace {

// The only jump for which `matches` holds; the error `none` if there is none.
template <class Matches>
Result<JumpId> only_jump(const Board& board, const Matches& matches, const Error& none) {
    std::optional<JumpId> found;
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const auto number = static_cast<JumpId>(id);
        if (!matches(board.jumps()[id])) continue;
        if (found) {
            const auto whole = [&](JumpId jump) {
                const Jump& it = board.jump(jump);
                return format_hole(board, it.from) + '(' + format_hole(board, it.over) + ')' +
                       format_hole(board, it.to);
            };
            return board_error("twin_jumps", whole(*found), whole(number));
        }
        found = number;
    }
    if (!found) return none;
    return *found;
}

// Adds the jumps of one move, "c4-c2-e2" or "a1(b1)c1-e1".
std::optional<Error> parse_move(const Board& board, std::string_view move,
                                std::vector<JumpId>& jumps) {
    // The name of the hole with which the rest of the move begins.
    const auto take_hole = [&] {
        const std::string_view name = move.substr(0, move.find_first_of("-()"));
        move.remove_prefix(name.size());
        return parse_hole(board, name);
    };
    const auto take = [&](char sign) {
        if (!move.starts_with(sign)) return false;
        move.remove_prefix(1);
        return true;
    };
    if (move.find_first_of("-(") == std::string_view::npos) return board_error("move");
    auto from = take_hole();
    if (!from) return from.error();
    while (!move.empty()) {
        std::optional<Hole> over;
        if (take('(')) {
            const auto middle = take_hole();
            if (!middle) return middle.error();
            if (!take(')')) return board_error("move");
            over = *middle;
        } else if (!take('-')) {
            return board_error("move");
        }
        const auto to = take_hole();
        if (!to) return to.error();
        if (over) {
            const auto jump = board.find_jump(*from, *over, *to);
            if (!jump)
                return board_error("no_jump_by", format_hole(board, *from),
                                   format_hole(board, *over), format_hole(board, *to));
            jumps.push_back(*jump);
        } else {
            const auto jump = jump_to(board, *from, *to);
            if (!jump) return jump.error();
            jumps.push_back(*jump);
        }
        from = to;
    }
    return std::nullopt;
}

}  // namespace

bool is_twin_error(const Error& error) { return error.code == "twin_jumps"; }

Error either_jump(Error twins) {
    twins.code = "either_jump";
    return twins;
}

Result<JumpId> jump_to(const Board& board, Hole from, Hole to) {
    return only_jump(
        board, [&](const Jump& jump) { return jump.from == from && jump.to == to; },
        board_error("no_jump", format_hole(board, from), format_hole(board, to)));
}

Result<JumpId> jump_over(const Board& board, Hole from, Hole over) {
    return only_jump(
        board, [&](const Jump& jump) { return jump.from == from && jump.over == over; },
        board_error("no_jump_over", format_hole(board, from), format_hole(board, over)));
}

bool shares_over(const Board& board, JumpId jump) {
    const Jump& it = board.jump(jump);
    return board.lists_jumps() && std::ranges::count_if(board.jumps(), [&](const Jump& other) {
                                      return other.from == it.from && other.over == it.over;
                                  }) > 1;
}

Result<std::vector<JumpId>> parse_moves(const Board& board, std::string_view text) {
    std::vector<JumpId> jumps;
    int number = 0;
    for (const std::string_view move : pieces::words_of(text)) {
        ++number;
        if (auto error = parse_move(board, move, jumps))
            return board_error("in_move", number, in_quotes(move), *std::move(error));
    }
    return jumps;
}

std::string format_jump(const Board& board, JumpId jump) { return format_move(board, {&jump, 1}); }

std::string format_move(const Board& board, std::span<const JumpId> move) {
    std::string text;
    for (JumpId id : move) {
        const Jump& jump = board.jump(id);
        assert(text.empty() || text.ends_with(format_hole(board, jump.from)));
        if (text.empty()) text = format_hole(board, jump.from);
        text += jump.has_twin ? '(' + format_hole(board, jump.over) + ')' : "-";
        text += format_hole(board, jump.to);
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
