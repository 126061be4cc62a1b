// SPDX-License-Identifier: MIT
#include "read/moves/hole_reader.h"

#include <array>

#include "core/board/notation/notation.h"

namespace peg {

namespace {

constexpr std::array kReadNotations = std::to_array<ReadNotation>({
    {"own", Scheme::kNames, Notation::kOwn},
    {"numbers", Scheme::kNames, Notation::kNumbers},
    {"zero", Scheme::kNames, Notation::kZero},
    {"digits", Scheme::kNames, Notation::kDigits},
    {"rows", Scheme::kNames, Notation::kRows},
    {"digits_zero", Scheme::kDigitsZero, Notation::kOwn},
    {"rows_zero", Scheme::kRowsZero, Notation::kOwn},
    {"letters", Scheme::kNames, Notation::kLetters},
    {"mirrored", Scheme::kNames, Notation::kMirrored},
    {"own_zero", Scheme::kOwnZero, Notation::kOwn},
    {"own_rows", Scheme::kOwnRows, Notation::kOwn},
    {"own_upwards", Scheme::kOwnUpwards, Notation::kOwn},
    {"centre", Scheme::kCentre, Notation::kOwn},
    {"centre_rows", Scheme::kCentreRows, Notation::kOwn},
});

bool is_number(char c) { return c >= '0' && c <= '9'; }
char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::size_t notation_count() { return kReadNotations.size(); }
const ReadNotation& read_notation(std::size_t number) { return kReadNotations[number]; }

std::optional<HoleReader> HoleReader::make(const Board& board, const ReadNotation& notation) {
    HoleReader reader(board, notation);
    switch (notation.scheme) {
        case Scheme::kNames:
            reader.names_ = HoleNames::make(board, notation.names);
            if (notation.names == Notation::kDigits) reader.first_ = Part::kColumn;
            if (notation.names == Notation::kRows) reader.first_ = Part::kRow;
            // Pairs name holes on boards of any size.
            if (!reader.names_ && !reader.pairs()) return std::nullopt;
            break;
        case Scheme::kDigitsZero:
            reader.first_ = Part::kColumn;
            reader.origin_ = 0;
            break;
        case Scheme::kRowsZero:
            reader.first_ = Part::kRow;
            reader.origin_ = 0;
            break;
        case Scheme::kCentre:
            reader.first_ = Part::kColumn;
            reader.centred_ = true;
            break;
        case Scheme::kCentreRows:
            reader.first_ = Part::kRow;
            reader.centred_ = true;
            break;
        case Scheme::kOwnZero:
        case Scheme::kOwnRows:
        case Scheme::kOwnUpwards: break;
    }
    return reader;
}

bool HoleReader::letters() const {
    return notation_.scheme == Scheme::kNames &&
           (notation_.names == Notation::kLetters || notation_.names == Notation::kMirrored);
}

bool HoleReader::numbers() const {
    return pairs() ||
           (notation_.scheme == Scheme::kNames &&
            (notation_.names == Notation::kNumbers || notation_.names == Notation::kZero));
}

NotationRank HoleReader::rank(bool two_digits) const {
    switch (notation_.scheme) {
        case Scheme::kNames: return NotationRank::kUsual;
        case Scheme::kDigitsZero:
        case Scheme::kRowsZero: return two_digits ? NotationRank::kUnusual : NotationRank::kUsual;
        default: return NotationRank::kUnusual;
    }
}

std::optional<Hole> HoleReader::pair(int first, int second, bool named) const {
    if (!pairs() || (named && first_ != Part::kRow)) return std::nullopt;
    int column = first_ == Part::kColumn ? first : second;
    int row = first_ == Part::kColumn ? second : first;
    if (centred_) {
        column += board_->columns() / 2;
        // On paper y grows upwards, and rows count downwards.
        row = first_ == Part::kColumn ? board_->rows() / 2 - row : row + board_->rows() / 2;
    } else {
        column -= origin_;
        row -= origin_;
    }
    return board_->hole_at(column, row);
}

std::optional<std::vector<Hole>> HoleReader::digits(std::string_view text) const {
    std::vector<Hole> holes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        if (i > 0 && small(text[i]) == 'x') ++i;
        if (i + 1 >= text.size() || !is_number(text[i]) || !is_number(text[i + 1]))
            return std::nullopt;
        const auto hole = pair(text[i] - '0', text[i + 1] - '0', false);
        if (!hole) return std::nullopt;
        holes.push_back(*hole);
    }
    return holes;
}

std::optional<std::vector<Hole>> HoleReader::own(std::string_view text) const {
    std::vector<Hole> holes;
    for (std::size_t i = 0; i < text.size();) {
        if (!holes.empty() && small(text[i]) == 'x' && i + 1 < text.size() &&
            !is_number(text[i + 1]))
            ++i;
        const auto column = read_column(text.substr(i));
        if (!column) return std::nullopt;
        const int letter = column->column;
        i += column->length;
        int number = 0;
        const std::size_t begin = i;
        while (i < text.size() && is_number(text[i]) && i < begin + 2)
            number = number * 10 + (text[i++] - '0');
        if (i == begin) return std::nullopt;
        std::optional<Hole> hole;
        switch (notation_.scheme) {
            case Scheme::kOwnZero: hole = board_->hole_at(letter, number); break;
            case Scheme::kOwnRows: hole = board_->hole_at(number - 1, letter); break;
            default: hole = board_->hole_at(letter, board_->rows() - number); break;
        }
        if (!hole) return std::nullopt;
        holes.push_back(*hole);
    }
    return holes;
}

std::optional<std::vector<Hole>> HoleReader::read(const MoveToken& token) const {
    if (token.kind == MoveToken::Kind::kPair) {
        if (pairs()) {
            const auto hole = pair(token.first_number, token.second_number, token.named);
            return hole ? std::optional(std::vector{*hole}) : std::nullopt;
        }
        if (!numbers() || token.named) return std::nullopt;
        // "(5, 17)" may be a jump between numbered holes.
        std::vector<Hole> holes;
        for (const int number : {token.first_number, token.second_number}) {
            const auto one = names_->read(std::to_string(number));
            if (!one) return std::nullopt;
            holes.push_back(one->front());
        }
        return holes;
    }
    if (token.text.empty()) return std::nullopt;
    switch (notation_.scheme) {
        case Scheme::kNames: return names_ ? names_->read(token.text) : std::nullopt;
        case Scheme::kOwnZero:
        case Scheme::kOwnRows:
        case Scheme::kOwnUpwards: return own(token.text);
        case Scheme::kDigitsZero:
        case Scheme::kRowsZero: return digits(token.text);
        case Scheme::kCentre:
        case Scheme::kCentreRows: return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace peg
