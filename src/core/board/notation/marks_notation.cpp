// SPDX-License-Identifier: MIT
#include "core/board/notation/marks_notation.h"

#include <algorithm>

#include "core/board/notation/board_errors.h"
#include "core/support/text.h"

namespace peg {

namespace {

constexpr std::string_view kMarked = "marked:";

Result<Marks> parse_marks(const Board& board, std::string_view text) {
    Marks marks;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view mark = text.substr(begin, end - begin);
        begin = end + 1;
        const std::size_t arrow = mark.find('>');
        if (arrow == std::string_view::npos) return board_error("mark", in_quotes(mark));
        const auto from = parse_hole(board, mark.substr(0, arrow));
        if (!from) return from.error();
        const auto to = parse_hole(board, mark.substr(arrow + 1));
        if (!to) return to.error();
        for (const Marks::Mark& other : marks.all())
            if (other.from == *from || other.to == *to)
                return board_error("mark_twice",
                                   format_hole(board, other.from == *from ? *from : *to));
        if (marks.count == Marks::kMax) return board_error("marks", Marks::kMax);
        marks.pegs[marks.count++] = {*from, *to};
    }
    return marks;
}

}  // namespace

Result<FinishWithMarks> parse_finish_with_marks(const Board& board, std::string_view text) {
    const std::size_t place = text.find(kMarked);
    const bool marked = place == 0 || (place != std::string_view::npos && text[place - 1] == ' ');
    if (!marked) {
        const auto finish = parse_finish(board, text);
        if (!finish) return finish.error();
        return FinishWithMarks{*finish, {}};
    }
    const auto marks = parse_marks(board, text.substr(place + kMarked.size()));
    if (!marks) return marks.error();
    if (place == 0) {
        Position ends;
        for (const Marks::Mark& mark : marks->all()) ends.pegs |= bit(mark.to);
        const bool one = marks->count == 1;
        return FinishWithMarks{one ? Finish::at(lowest(ends.pegs)) : Finish::exactly(ends), *marks};
    }
    std::string_view before = text.substr(0, place);
    before = before.substr(0, before.find_last_not_of(' ') + 1);
    const auto finish = parse_finish(board, before);
    if (!finish) return finish.error();
    return FinishWithMarks{*finish, *marks};
}

std::string format_finish_with_marks(const Board& board, const FinishWithMarks& finish) {
    std::string text = format_finish(board, finish.finish);
    if (!finish.marks.empty())
        (text += ' ').append(kMarked).append(format_marks(board, finish.marks));
    return text;
}

std::string format_marks(const Board& board, const Marks& marks) {
    std::string text;
    for (const auto& [from, to] : marks.all())
        text += (text.empty() ? "" : ",") + format_hole(board, from) + '>' + format_hole(board, to);
    return text;
}

}  // namespace peg
