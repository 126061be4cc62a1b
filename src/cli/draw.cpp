// SPDX-License-Identifier: MIT
#include "cli/draw.h"

#include <algorithm>
#include <utility>

#include "core/board/notation/notation.h"

namespace peg {
namespace {

constexpr int kMargin = 4;       // columns: a row number and two blanks
constexpr std::size_t kGap = 3;  // columns between drawings side by side

// Select Graphic Rendition codes (ECMA-48).
constexpr std::string_view kFaint = "2";
constexpr std::string_view kPegColour = "33";
constexpr std::string_view kMarkColour = "1;32";

// A piece of text in a line: `width` columns wide, `right` is its last column.
struct Glyph {
    int right = 0;
    int width = 1;
    std::string text;
    std::string_view colour;
};

std::string coloured(const Glyph& glyph) {
    return "\x1b[" + std::string(glyph.colour) + 'm' + glyph.text + "\x1b[0m";
}

std::size_t lines_of(const Board& board) { return static_cast<std::size_t>(board.rows()) + 1; }

// The column and line of each board cell in a drawing whose glyphs are at most `width` columns
// wide.
class Places {
public:
    Places(const Board& board, int width)
        : triangular_(board.lattice() == Lattice::kTriangular), width_(width),
          half_step_(width / 2 + 1) {
        for (int column = 0; column < board.columns(); ++column)
            leftmost_ = std::min(leftmost_, steps(column, letter_row(board, column)));
    }

    // The last column of a cell's glyph, and the cell's line.
    int right(int column, int row) const {
        return kMargin + width_ - 1 + half_step_ * (steps(column, row) - leftmost_);
    }
    // The row for a column's letter. On a square board all letters are above the first row. On a
    // triangular board, where columns slant, each letter is below the last hole of its column.
    int letter_row(const Board& board, int column) const {
        if (!triangular_) return -1;
        int row = board.rows() - 1;
        while (row > 0 && !board.hole_at(column, row)) --row;
        return row + 1;
    }
    std::size_t line(int row) const {
        const int line = row + (triangular_ ? 0 : 1);
        return static_cast<std::size_t>(line);
    }

private:
    int steps(int column, int row) const { return 2 * column - (triangular_ ? row : 0); }

    bool triangular_;
    int width_;
    int half_step_;  // in terminal columns
    int leftmost_ = 0;
};

std::string render(std::vector<Glyph> glyphs, std::size_t width, Style style) {
    std::ranges::sort(glyphs, {}, &Glyph::right);
    std::string line;
    int column = 0;
    for (const Glyph& glyph : glyphs) {
        const int left = glyph.right - glyph.width + 1;
        line.append(static_cast<std::size_t>(std::max(left - column, 0)), ' ');
        line += style.colour ? coloured(glyph) : glyph.text;
        column = glyph.right + 1;
    }
    return line.append(width - static_cast<std::size_t>(column), ' ');
}

// glyph_of(hole) gives the text, width and colour of a hole.
template <class GlyphOf>
Drawing draw(const Board& board, int glyph_width, Style style, const GlyphOf& glyph_of) {
    // Column names of two letters need more room.
    const auto last_name = static_cast<int>(column_name(board.columns() - 1).size());
    glyph_width = std::max(glyph_width, last_name);
    const Places places(board, glyph_width);
    std::vector<std::vector<Glyph>> lines(lines_of(board));
    for (int row = 0; row < board.rows(); ++row) {
        std::string number = std::to_string(row + 1);
        const int width = static_cast<int>(number.size());
        lines[places.line(row)].push_back({1, width, std::move(number), kFaint});
    }
    for (int column = 0; column < board.columns(); ++column) {
        const int row = places.letter_row(board, column);
        std::string name = column_name(column);
        const int width = static_cast<int>(name.size());
        lines[places.line(row)].push_back(
            {places.right(column, row), width, std::move(name), kFaint});
    }
    for (const Hole hole : board.reading_order()) {
        const auto [column, row] = board.cell(hole);
        Glyph glyph = glyph_of(hole);
        glyph.right = places.right(column, row);
        lines[places.line(row)].push_back(std::move(glyph));
    }

    Drawing drawing;
    for (const auto& glyphs : lines)
        for (const Glyph& glyph : glyphs)
            drawing.width = std::max(drawing.width, static_cast<std::size_t>(glyph.right) + 1);
    for (auto& glyphs : lines)
        drawing.lines.push_back(render(std::move(glyphs), drawing.width, style));
    return drawing;
}

}  // namespace

Drawing draw_position(const Board& board, Position position, Bits marked, Style style) {
    const std::string peg = style.unicode ? "●" : "x";
    const std::string empty = style.unicode ? "○" : "o";
    return draw(board, 1, style, [&](Hole hole) {
        const bool full = contains(position.pegs, hole);
        const std::string_view plain = full ? kPegColour : kFaint;
        return Glyph{0, 1, full ? peg : empty, contains(marked, hole) ? kMarkColour : plain};
    });
}

Drawing draw_numbers(const Board& board, const std::array<std::int32_t, kMaxHoles>& numbers,
                     Style style) {
    std::size_t width = 1;
    for (const Hole hole : board.reading_order())
        width = std::max(width, std::to_string(numbers[hole]).size());
    return draw(board, static_cast<int>(width), style, [&](Hole hole) {
        std::string number = std::to_string(numbers[hole]);
        const int digits = static_cast<int>(number.size());
        return Glyph{0, digits, std::move(number), numbers[hole] == 0 ? kFaint : kPegColour};
    });
}

Drawing draw_names(const Board& board, Style style,
                   const std::function<std::string(Hole)>& name_of) {
    std::size_t width = 1;
    for (const Hole hole : board.reading_order()) width = std::max(width, name_of(hole).size());
    return draw(board, static_cast<int>(width), style, [&](Hole hole) {
        std::string name = name_of(hole);
        const int signs = static_cast<int>(name.size());
        return Glyph{0, signs, std::move(name), kPegColour};
    });
}

Drawing with_caption(std::string_view caption, Drawing drawing) {
    const std::size_t width = std::max(drawing.width, caption.size());
    for (std::string& line : drawing.lines) line.append(width - drawing.width, ' ');
    drawing.width = width;
    drawing.lines.insert(drawing.lines.begin(), std::string(caption));
    drawing.lines.front().resize(width, ' ');
    return drawing;
}

std::string side_by_side(std::span<const Drawing> drawings, int width) {
    std::string text;
    while (!drawings.empty()) {
        std::size_t fitting = 1;
        std::size_t used = drawings[0].width;
        while (fitting < drawings.size() &&
               used + kGap + drawings[fitting].width <= static_cast<std::size_t>(width))
            used += kGap + drawings[fitting++].width;
        std::size_t height = 0;
        for (const Drawing& drawing : drawings.first(fitting))
            height = std::max(height, drawing.lines.size());

        for (std::size_t y = 0; y < height; ++y) {
            std::string line;
            for (const Drawing& drawing : drawings.first(fitting)) {
                line +=
                    y < drawing.lines.size() ? drawing.lines[y] : std::string(drawing.width, ' ');
                line.append(kGap, ' ');
            }
            line.erase(line.find_last_not_of(' ') + 1);
            text += line + '\n';
        }
        drawings = drawings.subspan(fitting);
        if (!drawings.empty()) text += '\n';
    }
    return text;
}

std::string to_text(const Drawing& drawing) { return side_by_side({&drawing, 1}, 0); }

}  // namespace peg
