// SPDX-License-Identifier: MIT
#include "app/features/paste/pasted.h"

#include <algorithm>
#include <utility>

#include "app/kit/game/link.h"
#include "app/words/app_errors.h"
#include "core/board/board_art.h"
#include "core/board/catalogue.h"
#include "core/board/game_words.h"

namespace peg {

namespace {

constexpr std::string_view kWhite = " \t\r\n";

std::string_view without_ends(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kWhite);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kWhite) - first + 1);
}

// Rows of a position below each other, as if '/' stood between them.
std::string on_one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n')
            line += '/';
        else if (c != '\r')
            line += c;
    }
    return line;
}

// The position of a board that has the same cells, whatever its lattice: a triangle may be drawn
// with its rows flush left.
std::optional<Position> position_on(const Board& board, const BoardAndProblem& drawn) {
    if (drawn.board.hole_count() != board.hole_count()) return std::nullopt;
    Position position;
    for (const Hole hole : drawn.board.reading_order()) {
        const auto [column, row] = drawn.board.cell(hole);
        const auto same = board.hole_at(column, row);
        if (!same) return std::nullopt;
        if (contains(drawn.classic.start.pegs, hole)) position.pegs |= bit(*same);
    }
    return position;
}

// Whether a text begins like a list of moves: with a hole's name that has a digit, or with a jump.
// Letters alone prove little, as nearly every word can be read as holes.
bool begins_like_moves(const Board& board, const Problem& problem, std::string_view text) {
    const std::string_view front = text.substr(0, text.find_first_of(kWhite));
    return std::ranges::any_of(kEveryNotation, [&](Notation notation) {
        if (read_game_as(board, problem, front, notation)) return true;
        const auto names = HoleNames::make(board, notation);
        const auto words = split_game(text, true);
        if (!names || !words || words->empty()) return false;
        const std::string_view first = words->front().text;
        return first.find_first_of("0123456789") != std::string_view::npos &&
               names->read(first).has_value();
    });
}

// What is said of a text that is nothing of all this.
Error complaint(const Board& board, const Problem& problem, std::string_view text, const Error& art,
                const Error& moves) {
    if (text.find_first_not_of("xo./") == std::string_view::npos)
        return parse_position(board, text).error();
    if (text.find('\n') != std::string_view::npos &&
        text.find_first_not_of("xX*1@oO0.# \t\r\n") == std::string_view::npos)
        return art;
    if (begins_like_moves(board, problem, text)) return moves;
    return app_error("paste_nothing");
}

}  // namespace

Result<Pasted> read_pasted(const Board& board, const Problem& problem, std::string_view text) {
    if (text.size() > kMostPasted) return app_error("paste_size", kMostPasted / 1000);
    const std::string_view inner = without_ends(text);
    if (inner.empty()) return app_error("paste_empty");
    if (auto link = find_link(inner)) return Pasted{*std::move(link)};
    if (const auto position = parse_position(board, on_one_line(inner)))
        return Pasted{PastedPosition{*position}};
    auto moves = read_game(board, problem, inner);
    if (moves) return Pasted{PastedMoves{*std::move(moves)}};
    if (find_in_catalogue(inner) || inner.find('/') != std::string_view::npos)
        if (auto named = parse_board(inner)) return Pasted{PastedBoard{*std::move(named)}};
    // The blanks in front of a drawing's first row count. A drawing of one row has to be ours.
    const bool rows = inner.find('\n') != std::string_view::npos;
    auto drawn = rows ? parse_art(text) : parse_board_file(inner);
    if (!drawn) return complaint(board, problem, inner, drawn.error(), moves.error());
    if (const auto position = position_on(board, *drawn)) return Pasted{PastedPosition{*position}};
    return Pasted{PastedBoard{*std::move(drawn)}};
}

}  // namespace peg
