// SPDX-License-Identifier: MIT
#include "core/board/notation/board_art.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "core/board/notation/board_errors.h"
#include "core/support/text.h"

namespace peg {

namespace {

// What a sign may mean. A drawing has at most one sign of each kind.
enum class Kind : std::uint8_t { kBlank, kPeg, kRound, kDot, kHash };
constexpr std::size_t kKinds = 5;

struct Sign {
    std::string_view text;
    Kind kind;
};
constexpr std::array kSigns = std::to_array<Sign>({
    {" ", Kind::kBlank},      {"\t", Kind::kBlank},     {"\r", Kind::kBlank},
    {"\u00a0", Kind::kBlank}, {"\ufeff", Kind::kBlank}, {"x", Kind::kPeg},
    {"X", Kind::kPeg},        {"*", Kind::kPeg},        {"1", Kind::kPeg},
    {"@", Kind::kPeg},        {"\u25cf", Kind::kPeg},   {"\u2022", Kind::kPeg},
    {"\u26ab", Kind::kPeg},   {"o", Kind::kRound},      {"O", Kind::kRound},
    {"0", Kind::kRound},      {"\u25cb", Kind::kRound}, {"\u25ef", Kind::kRound},
    {"\u26aa", Kind::kRound}, {".", Kind::kDot},        {"\u00b7", Kind::kDot},
    {"#", Kind::kHash},
});

// A sign of the drawing and its place.
struct Mark {
    Kind kind;
    int column;  // in characters
    int row;     // in lines that are not blank
};

class Artist {
public:
    Result<BoardAndProblem> read(std::string_view text) {
        if (const auto error = find_marks(text)) return *error;
        if (marks_.empty()) return board_error("drawing_empty");
        choose_roles();
        if (!find_lattice()) return board_error("drawing_rows");
        return make_board();
    }

private:
    bool has(Kind kind) const { return !signs_[static_cast<std::size_t>(kind)].empty(); }

    std::optional<Error> find_marks(std::string_view text) {
        int line = 1;
        int column = 0;
        std::size_t before = 0;  // marks before this line
        while (!text.empty()) {
            if (text.front() == '\n') {
                rows_ += marks_.size() > before;
                before = marks_.size();
                column = 0;
                ++line;
                text.remove_prefix(1);
                continue;
            }
            const auto* const sign = std::ranges::find_if(
                kSigns, [&](const Sign& known) { return text.starts_with(known.text); });
            if (sign == kSigns.end())
                return board_error("drawing_sign", in_quotes(text.substr(0, 1)), line);
            std::string_view& known = signs_[static_cast<std::size_t>(sign->kind)];
            if (sign->kind != Kind::kBlank) {
                if (!known.empty() && known != sign->text)
                    return board_error("drawing_signs", in_quotes(known), in_quotes(sign->text));
                known = sign->text;
                marks_.push_back({sign->kind, column, rows_});
            }
            ++column;
            text.remove_prefix(sign->text.size());
        }
        return std::nullopt;
    }

    void choose_roles() {
        const bool peg = has(Kind::kPeg), round = has(Kind::kRound), dot = has(Kind::kDot),
                   hash = has(Kind::kHash);
        if (peg) {
            peg_ = Kind::kPeg;
            hole_ = round ? Kind::kRound : Kind::kDot;
        } else if (round && dot) {
            peg_ = Kind::kRound;
            hole_ = Kind::kDot;
        } else {
            peg_ = Kind::kHash;
            hole_ = round || !hash ? Kind::kRound : Kind::kDot;
        }
    }

    // The distance between columns, and how far each row is shifted.
    bool find_lattice() {
        for (std::size_t i = 1; i < marks_.size(); ++i)
            if (marks_[i].row == marks_[i - 1].row)
                pitch_ = std::gcd(pitch_, marks_[i].column - marks_[i - 1].column);
        if (pitch_ == 0)  // a single sign in each row
            for (const Mark& mark : marks_)
                pitch_ = std::gcd(pitch_, mark.column - marks_[0].column);
        pitch_ = std::max(pitch_, 1);
        const auto lines_up = [&](int shift) {
            return std::ranges::all_of(marks_, [&](const Mark& mark) {
                const int from_first = mark.column - marks_[0].column + shift * mark.row;
                return from_first % pitch_ == 0;
            });
        };
        if (lines_up(0)) return true;
        if (pitch_ % 2 != 0 || !lines_up(pitch_ / 2)) return false;
        lattice_ = Lattice::kTriangular;
        return true;
    }

    Result<BoardAndProblem> make_board() const {
        const int shift = lattice_ == Lattice::kTriangular ? pitch_ / 2 : 0;
        const auto column_of = [&](const Mark& mark) {
            return (mark.column - marks_[0].column + shift * mark.row) / pitch_;
        };
        std::vector<Mark> cells;  // the columns counted in holes
        for (const Mark& mark : marks_)
            if (mark.kind == peg_ || mark.kind == hole_)
                cells.push_back({mark.kind, column_of(mark), mark.row});
        if (cells.empty()) return board_error("drawing_no_holes");
        if (cells.size() > kMaxHoles) return board_error("drawing_holes", cells.size(), kMaxHoles);
        const int left = std::ranges::min(cells, {}, &Mark::column).column;
        const int right = std::ranges::max(cells, {}, &Mark::column).column;
        if (right - left >= kMaxColumns || cells.back().row - cells.front().row >= kMaxRows)
            return board_error("drawing_size", kMaxColumns, kMaxRows);
        std::vector<Cell> places;
        places.reserve(cells.size());
        for (const Mark& cell : cells)
            places.push_back({static_cast<std::uint8_t>(cell.column - left),
                              static_cast<std::uint8_t>(cell.row - cells.front().row)});
        const auto board = Board::make(lattice_, places);
        assert(board);  // there are some cells, not too many, and each once
        Position start;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (cells[i].kind == peg_) start.pegs |= bit(board->reading_order()[i]);
        return BoardAndProblem{*board, {start, Finish::any()}};
    }

    std::array<std::string_view, kKinds> signs_{};
    std::vector<Mark> marks_;
    int rows_ = 0;
    Kind peg_ = Kind::kPeg;
    Kind hole_ = Kind::kRound;
    int pitch_ = 0;
    Lattice lattice_ = Lattice::kSquare;
};

}  // namespace

Result<BoardAndProblem> parse_art(std::string_view text) {
    auto file = parse_board_file(text);
    if (file && file->classic.start.pegs != 0) return file;
    return Artist().read(text);
}

}  // namespace peg
