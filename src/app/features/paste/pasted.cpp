// SPDX-License-Identifier: MIT
#include "app/features/paste/pasted.h"

#include <algorithm>
#include <array>
#include <utility>

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

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// A value of a fragment: %2F is a slash, + a blank. What is no escape stands for itself.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
        const int low = high >= 0 ? hex_value(text[i + 2]) : -1;
        if (low < 0) {
            plain += text[i] == '+' ? ' ' : text[i];
            continue;
        }
        plain += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return plain;
}

constexpr std::size_t kLongestFieldName = 8;
struct LinkField {
    std::string_view name;
    std::optional<std::string> PastedLink::* value;
};
constexpr std::array kLinkFields{
    LinkField{"daily", &PastedLink::daily},       LinkField{"board", &PastedLink::board},
    LinkField{"position", &PastedLink::position}, LinkField{"finish", &PastedLink::finish},
    LinkField{"moves", &PastedLink::moves},       LinkField{"survivor", &PastedLink::survivor},
};

// The field of which a part of a fragment ("finish=d4") is the value, or null.
const LinkField* field_of_part(std::string_view part) {
    const auto field =
        std::ranges::find(kLinkFields, part.substr(0, part.find('=')), &LinkField::name);
    return field == kLinkFields.end() || part.size() == field->name.size() ? nullptr : field;
}

// What stands behind the first "#" that a field follows, up to the next blank. Of two parts with
// the same name the first counts, as in web/address.js.
std::optional<PastedLink> find_link(std::string_view text) {
    const auto begins_link = [&](std::size_t hash) {
        return field_of_part(text.substr(hash + 1, kLongestFieldName + 1)) != nullptr;
    };
    std::size_t hash = text.find('#');
    while (hash != std::string_view::npos && !begins_link(hash)) hash = text.find('#', hash + 1);
    if (hash == std::string_view::npos) return std::nullopt;
    std::string_view rest = text.substr(hash + 1);
    rest = rest.substr(0, rest.find_first_of(" \t\r\n\"'<>"));
    PastedLink link;
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const LinkField* field = field_of_part(part);
        if (field == nullptr) continue;
        std::optional<std::string>& value = link.*field->value;
        if (!value) value = unescaped(part.substr(field->name.size() + 1));
    }
    return link;
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
