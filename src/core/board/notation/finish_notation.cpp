// SPDX-License-Identifier: MIT

// Reads and writes finishes (notation.h).

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <string>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"

namespace peg {

namespace {

constexpr std::string_view kReach = "reach:";
constexpr std::string_view kOneOf = "one-of:";
constexpr std::string_view kPegs = "pegs:";

std::string with_signs(std::string_view text, char sign, char instead) {
    std::string changed(text);
    std::ranges::replace(changed, sign, instead);
    return changed;
}

// A position in which '?' is a hole that may be either.
Result<Finish> parse_pattern(const Board& board, std::string_view text) {
    const auto pegs = parse_position(board, with_signs(text, '?', 'o'));
    if (!pegs) return pegs.error();
    const auto free = parse_position(board, with_signs(with_signs(text, 'x', 'o'), '?', 'x'));
    if (!free) return free.error();
    return Finish::pattern(board.holes() & ~free->pegs, *pegs);
}

std::string format_pattern(const Board& board, const Finish& finish) {
    const Bits pegs = finish.position.pegs;
    if (finish.holes == pegs && count(pegs) == 1)
        return std::string(kReach) + format_hole(board, lowest(pegs));
    // A hole of the pattern that is neither 'x' nor 'o' may be either.
    std::string text =
        with_signs(format_position(board, {board.holes() & ~finish.holes}), 'x', '?');
    const std::string with_pegs = format_position(board, {pegs});
    for (std::size_t i = 0; i < text.size(); ++i)
        if (with_pegs[i] == 'x') text[i] = 'x';
    return text;
}

// Holes separated by commas. A single hole is the finish kHole.
Result<Finish> parse_one_of(const Board& board, std::string_view names) {
    Bits holes = 0;
    for (std::size_t begin = 0; begin <= names.size();) {
        const std::size_t end = std::min(names.find(',', begin), names.size());
        const auto hole = parse_hole(board, names.substr(begin, end - begin));
        if (!hole) return hole.error();
        holes |= bit(*hole);
        begin = end + 1;
    }
    return count(holes) == 1 ? Finish::at(lowest(holes)) : Finish::one_of(holes);
}

Result<Finish> parse_pegs_left(const Board& board, std::string_view text) {
    int pegs = 0;
    const std::string digits(text);
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, pegs);
    if (error != std::errc{} || stop != end || pegs < 1 || pegs > board.hole_count())
        return board_error("finish_pegs", in_quotes(text), board.hole_count());
    return pegs == 1 ? Finish::any() : Finish::exactly_pegs(pegs);
}

}  // namespace

Result<Finish> parse_finish(const Board& board, std::string_view text) {
    if (text == "any") return Finish::any();
    if (text == "fewest") return Finish::fewest();
    if (text == "most") return Finish::most();
    if (text.starts_with(kReach)) {
        const auto hole = parse_hole(board, text.substr(kReach.size()));
        if (!hole) return hole.error();
        return Finish::reach(*hole);
    }
    if (text.starts_with(kOneOf)) return parse_one_of(board, text.substr(kOneOf.size()));
    if (text.starts_with(kPegs)) return parse_pegs_left(board, text.substr(kPegs.size()));
    // The name of a hole has a digit, a position has none.
    if (!text.empty() && text.find_first_not_of("xo./?") == std::string_view::npos) {
        if (text.find('?') != std::string_view::npos) return parse_pattern(board, text);
        const auto position = parse_position(board, text);
        if (!position) return position.error();
        return Finish::exactly(*position);
    }
    const auto hole = parse_hole(board, text);
    if (!hole) return board_error("finish", in_quotes(text));
    return Finish::at(*hole);
}

std::string format_finish(const Board& board, const Finish& finish) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return format_hole(board, finish.hole);
        case Finish::Kind::kAny: return "any";
        case Finish::Kind::kFewest: return "fewest";
        case Finish::Kind::kPosition: return format_position(board, finish.position);
        case Finish::Kind::kPattern: return format_pattern(board, finish);
        case Finish::Kind::kOneOf: {
            std::string text(kOneOf);
            for (const Hole hole : board.reading_order())
                if (contains(finish.holes, hole))
                    text += (text.ends_with(':') ? "" : ",") + format_hole(board, hole);
            return text;
        }
        case Finish::Kind::kPegs: return std::string(kPegs) + std::to_string(finish.pegs);
        case Finish::Kind::kMost: return "most";
    }
    return {};
}

}  // namespace peg
