// SPDX-License-Identifier: MIT
#include "read/fields/fields.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/board/notation/marks_notation.h"
#include "read/fields/board_names.h"
#include "read/kit/read_errors.h"
#include "read/moves/moves.h"

namespace peg {

namespace {

using Field = std::optional<std::string> Fields::*;
struct FieldKey {
    std::string_view key;
    Field field;
};
constexpr std::array kFieldKeys = std::to_array<FieldKey>({
    {"board", &Fields::board},
    {"position", &Fields::position},
    {"start", &Fields::position},
    {"vacancy", &Fields::vacancy},
    {"finish", &Fields::finish},
    {"survivor", &Fields::survivor},
    {"marked", &Fields::marked},
    {"moves", &Fields::moves},
    {"daily", &Fields::daily},
});

Result<BoardAndProblem> board_of_field(const std::string& text) {
    const auto signs = signs_of(text);
    if (signs) {
        const auto named = boards_named(*signs);
        if (named.size() == 1) return parse_board_name(named.front());
    }
    return parse_board(text);
}

// A hole of a field, in our own notation, in either case.
Result<Hole> hole_of_field(const Board& board, std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return parse_hole(board, text);
}

TextReading::Kind kind_of(const Fields& fields) {
    const bool start = fields.position || fields.vacancy;
    if (fields.moves && !fields.moves->empty())
        return start ? TextReading::Kind::kGame : TextReading::Kind::kMoves;
    if (fields.finish || fields.survivor || fields.marked) return TextReading::Kind::kProblem;
    if (start) return TextReading::Kind::kPosition;
    return fields.board ? TextReading::Kind::kBoard : TextReading::Kind::kLink;
}

// Reads the finish, the marked pegs and the survivor if the fields name them.
std::optional<Error> read_wish(const Fields& fields, const Board& board, Problem& problem) {
    std::string wish = fields.finish.value_or("");
    if (fields.marked) wish += (wish.empty() ? "marked:" : " marked:") + *fields.marked;
    if (!wish.empty()) {
        const auto finish = parse_finish_with_marks(board, wish);
        if (finish) {
            problem.finish = finish->finish;
            problem.marks = finish->marks;
        } else {
            const auto hole = hole_of_field(board, wish);
            if (!hole) return finish.error();
            problem.finish = Finish::at(*hole);
        }
    }
    for (const Marks::Mark& mark : problem.marks.all())
        if (!contains(problem.start.pegs, mark.from))
            return read_error("read_no_peg", format_hole(board, mark.from));
    if (fields.survivor) {
        const auto hole = hole_of_field(board, *fields.survivor);
        if (!hole) return hole.error();
        if (!contains(problem.start.pegs, *hole))
            return read_error("read_no_peg", format_hole(board, *hole));
        problem.survivor = *hole;
    }
    return std::nullopt;
}

SignsView take_word(SignsView& line) {
    while (!line.empty() && is_blank_sign(line.front())) line.remove_prefix(1);
    std::size_t end = 0;
    while (end < line.size() && !is_blank_sign(line[end])) ++end;
    const SignsView word = line.substr(0, end);
    line.remove_prefix(end);
    return word;
}

// "lastpeg solve english --position ... --finish=d4 d2-d4"
bool take_command(SignsView line, Fields& fields) {
    SignsView word = take_word(line);
    while (word == U"$" || word == U"npx" || word.ends_with(U"/lastpeg") || word == U"last-peg" ||
           word == U"lastpeg") {
        const bool program = word.ends_with(U"lastpeg") || word == U"last-peg";
        word = take_word(line);
        if (!program) continue;
        word = take_word(line);
        const auto plain = [](SignsView quoted) {
            while (!quoted.empty() && (quoted.front() == U'"' || quoted.front() == U'\''))
                quoted.remove_prefix(1);
            while (!quoted.empty() && (quoted.back() == U'"' || quoted.back() == U'\''))
                quoted.remove_suffix(1);
            return text_of(quoted);
        };
        fields.board = plain(word);
        for (word = take_word(line); !word.empty(); word = take_word(line)) {
            if (!word.starts_with(U"--")) {
                if (!fields.moves) fields.moves.emplace();
                *fields.moves += plain(word) + ' ';
                continue;
            }
            word.remove_prefix(2);
            const std::size_t equals = std::min(word.find(U'='), word.size());
            auto* const field = find_field(fields, text_of(word.substr(0, equals)));
            if (field == nullptr) continue;
            *field = plain(equals < word.size() ? word.substr(equals + 1) : take_word(line));
        }
        return true;
    }
    return false;
}

}  // namespace

std::optional<std::string>* find_field(Fields& fields, std::string_view key) {
    std::string lower(key);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const auto* const known = std::ranges::find(kFieldKeys, lower, &FieldKey::key);
    return known == kFieldKeys.end() ? nullptr : &(fields.*known->field);
}

Fields take_labelled(std::vector<SignsView>& lines) {
    Fields fields;
    for (SignsView& line : lines) {
        const SignsView inner = trimmed_signs(line);
        if (fields.empty() && take_command(inner, fields)) {
            line = {};
            continue;
        }
        const std::size_t end = inner.find_first_of(U":=");
        if (end > 12) continue;  // no colon, or the word before it is longer than any key
        auto* const field = find_field(fields, text_of(trimmed_signs(inner.substr(0, end))));
        const SignsView value = trimmed_signs(inner.substr(end + 1));
        if (field == nullptr || field->has_value() || value.empty()) continue;
        *field = text_of(value);
        line = {};
    }
    return fields;
}

Result<Readings> read_fields(const BoardAndProblem& at_hand, const Fields& fields) {
    BoardAndProblem on = at_hand;
    if (fields.board) {
        auto named = board_of_field(*fields.board);
        if (!named) return named.error();
        on = *std::move(named);
    }
    TextReading reading;
    reading.kind = kind_of(fields);
    if (reading.kind == TextReading::Kind::kLink) {
        reading.notes.push_back(read_error("note_left_out", "daily=" + fields.daily.value_or("")));
        return Readings{reading};
    }
    reading.board = on.board;
    Problem problem = on.classic;
    // A drawn board contains its position.
    if (fields.board && fields.board->find('/') != std::string::npos &&
        problem.start.pegs != on.board.holes())
        reading.position = problem.start;
    if (fields.position) {
        auto position = parse_position(on.board, *fields.position);
        if (!position) return position.error();
        reading.position = *position;
    } else if (fields.vacancy) {
        const auto hole = hole_of_field(on.board, *fields.vacancy);
        if (!hole) return hole.error();
        reading.position = vacancy(on.board, *hole);
    }
    if (reading.position) problem.start = *reading.position;
    if (auto error = read_wish(fields, on.board, problem)) return *std::move(error);
    if (fields.finish || !problem.marks.empty()) reading.finish = problem.finish;
    reading.survivor = problem.survivor;
    reading.marks = problem.marks;
    if (!fields.moves || fields.moves->empty()) return Readings{reading};

    const auto signs = signs_of(*fields.moves);
    if (!signs) return signs.error();
    const auto games = read_moves(on.board, problem, *signs, reading.position.has_value());
    if (!games) return games.error();
    Readings readings;
    for (const MovesRead& game : *games) {
        readings.push_back(reading);
        add_moves(readings.back(), game);
    }
    return readings;
}

}  // namespace peg
