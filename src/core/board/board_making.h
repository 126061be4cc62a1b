// SPDX-License-Identifier: MIT
#pragma once

// The bodies of the constexpr functions that board.h declares. Only board.h includes this file.

#include "core/board/board.h"

namespace peg {

constexpr std::optional<Board> Board::make(Lattice lattice, std::span<const Cell> cells) {
    Cell corner;
    auto board = place(lattice, cells, false, corner);
    if (!board) return std::nullopt;
    board->find_jumps();
    board->find_kinds();
    board->find_symmetries();
    return board;
}

constexpr std::optional<Board> Board::make_from_lines(Lattice lattice, std::span<const Cell> cells,
                                                      std::span<const JumpLine> lines) {
    Cell corner;
    auto board = place(lattice, cells, true, corner);
    if (!board) return std::nullopt;
    for (const JumpLine& line : lines) {
        const auto hole_in = [&](Cell cell) {
            return board->hole_at(cell.column - corner.column, cell.row - corner.row);
        };
        const auto end = hole_in(line.end), over = hole_in(line.over);
        const auto other_end = hole_in(line.other_end);
        if (!end || !over || !other_end || end == over || over == other_end || end == other_end)
            return std::nullopt;
        if (!board->add_listed_jump(*end, *over, *other_end) ||
            !board->add_listed_jump(*other_end, *over, *end))
            return std::nullopt;
    }
    board->find_twins();
    board->find_kinds();
    board->find_symmetries();
    return board;
}

constexpr std::optional<Board> Board::place(Lattice lattice, std::span<const Cell> cells,
                                            bool lists_jumps, Cell& corner) {
    if (cells.empty() || cells.size() > kMaxHoles) return std::nullopt;
    int left = 255, top = 255, right = 0, bottom = 0;
    for (Cell cell : cells) {
        left = std::min<int>(left, cell.column);
        right = std::max<int>(right, cell.column);
        top = std::min<int>(top, cell.row);
        bottom = std::max<int>(bottom, cell.row);
    }
    corner = {static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(top)};
    Board board;
    board.lattice_ = lattice;
    board.lists_jumps_ = lists_jumps;
    board.columns_ = right - left + 1;
    board.rows_ = bottom - top + 1;
    if (board.columns_ > kMaxColumns || board.rows_ > kMaxRows) return std::nullopt;

    // A map of the bounding box sorts the cells into reading order and finds duplicates.
    std::array<std::array<bool, kMaxColumns>, kMaxRows> filled{};
    for (Cell cell : cells) {
        bool& there = filled[static_cast<std::size_t>(cell.row - top)]
                            [static_cast<std::size_t>(cell.column - left)];
        if (there) return std::nullopt;
        there = true;
    }
    std::array<Cell, kMaxHoles> ordered{};
    std::size_t n = 0;
    for (int row = 0; row < board.rows_; ++row)
        for (int column = 0; column < board.columns_; ++column)
            if (filled[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
                ordered[n++] = {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};

    board.hole_count_ = static_cast<int>(n);
    if (!lists_jumps)
        board.layout_ = find_layout(std::span(ordered).first(n), lattice != Lattice::kDiagonal);
    for (std::size_t i = 0; i < n; ++i) {
        const Hole hole =
            board.layout_.rotates() ? board.layout_.hole(ordered[i]) : static_cast<Hole>(i);
        board.reading_order_[i] = hole;
        board.cells_[hole] = ordered[i];
        board.holes_ |= bit(hole);
    }
    return board;
}

constexpr std::optional<Hole> Board::hole_at(int column, int row) const {
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return std::nullopt;
    const Cell wanted{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
    if (layout_.rotates()) {
        const Hole hole = layout_.hole(wanted);
        if (contains(holes_, hole) && cells_[hole] == wanted) return hole;
        return std::nullopt;
    }
    for (Hole hole : reading_order())
        if (cells_[hole] == wanted) return hole;
    return std::nullopt;
}

constexpr void Board::find_jumps() {
    for (Hole from : reading_order())
        for (int d = 0; d < direction_count(lattice_); ++d) {
            const auto [column, row] = kDirections[static_cast<std::size_t>(d)];
            const Cell at = cells_[from];
            const auto over = hole_at(at.column + column, at.row + row);
            const auto to = hole_at(at.column + 2 * column, at.row + 2 * row);
            if (!over || !to) continue;
            add_jump({from, *over, *to, static_cast<std::uint8_t>(d),
                      bit(from) | bit(*over) | bit(*to)});
        }
}

constexpr void Board::add_jump(const Jump& jump) {
    const auto id = static_cast<JumpId>(jump_count_++);
    jumps_[id] = jump;
    if (lists_jumps_) return;
    targets_[jump.direction] |= bit(jump.to);
    jump_into_[jump.direction][jump.to] = id;
}

// A sort key for listed jumps: on such boards holes are numbered in reading order.
constexpr int listed_order(Hole from, Hole over, Hole to) {
    return (from * kMaxHoles + over) * kMaxHoles + to;
}

// Inserts the jump at its place in the order, unless it is there already; false if there is no
// room.
constexpr bool Board::add_listed_jump(Hole from, Hole over, Hole to) {
    const auto order = [](const Jump& jump) { return listed_order(jump.from, jump.over, jump.to); };
    const auto place = static_cast<std::size_t>(
        std::ranges::lower_bound(jumps(), listed_order(from, over, to), {}, order) -
        jumps().begin());
    if (place < jumps().size() && order(jumps_[place]) == listed_order(from, over, to)) return true;
    if (jump_count_ == kMaxJumps) return false;
    for (auto i = static_cast<std::size_t>(jump_count_); i > place; --i) jumps_[i] = jumps_[i - 1];
    jumps_[place] = {from, over, to, 0, bit(from) | bit(over) | bit(to)};
    ++jump_count_;
    return true;
}

constexpr void Board::find_twins() {
    for (std::size_t i = 0; i < jumps().size(); ++i)
        for (std::size_t k = i + 1; k < jumps().size() && jumps_[k].from == jumps_[i].from; ++k)
            if (jumps_[k].to == jumps_[i].to) jumps_[i].has_twin = jumps_[k].has_twin = true;
}

// If jumps are listed, a kind is a connected set of holes: those that a peg can reach from each
// other. There may be more such sets than kinds; the last kind is the union of all remaining sets.
constexpr void Board::find_kinds() {
    if (!lists_jumps_) {
        for (Hole hole : reading_order())
            kinds_[hole] =
                static_cast<std::uint8_t>((cells_[hole].column & 1) | (cells_[hole].row & 1) << 1);
        return;
    }
    std::uint8_t kind = 0;
    Bits left = holes_;
    while (left != 0 && kind < 3) {
        Bits known = bit(lowest(left));
        for (Bits before = 0; before != known;) {
            before = known;
            for (const Jump& jump : jumps())
                if (contains(known, jump.from)) known |= bit(jump.to);
        }
        for_each_hole(known, [&](Hole hole) { kinds_[hole] = kind; });
        left &= ~known;
        ++kind;
    }
    for_each_hole(left, [&](Hole hole) { kinds_[hole] = 3; });
}

constexpr std::optional<JumpId> Board::find_jump(Hole from, Hole to) const {
    for (int id = 0; id < jump_count_; ++id)
        if (jumps_[static_cast<std::size_t>(id)].from == from &&
            jumps_[static_cast<std::size_t>(id)].to == to)
            return static_cast<JumpId>(id);
    return std::nullopt;
}

constexpr std::optional<JumpId> Board::find_jump(Hole from, Hole over, Hole to) const {
    if (!lists_jumps_) {
        const auto id = find_jump(from, to);
        return id && jumps_[*id].over == over ? id : std::nullopt;
    }
    const auto order = [](const Jump& jump) { return listed_order(jump.from, jump.over, jump.to); };
    const auto wanted = listed_order(from, over, to);
    const auto found = std::ranges::lower_bound(jumps(), wanted, {}, order);
    if (found == jumps().end() || order(*found) != wanted) return std::nullopt;
    return static_cast<JumpId>(found - jumps().begin());
}

// Whether the image of each jump is a jump. For jumps that follow from the cells it always is.
constexpr bool Board::maps_jumps(const Permutation& image) const {
    return !lists_jumps_ || std::ranges::all_of(jumps(), [&](const Jump& jump) {
        return find_jump(image[jump.from], image[jump.over], image[jump.to]).has_value();
    });
}

// The point group of a lattice is the set of integer matrices with entries -1, 0, 1 that permute
// its directions: 8 of them on the square and the diagonal lattice, 12 on the triangular one. A
// matrix is a symmetry of the board if it maps the set of cells to itself, after a shift that
// brings the corner of the image's bounding box back.
constexpr void Board::find_symmetries() {
    const auto add_if_symmetry = [&](int a, int b, int c, int d) {
        const int directions = direction_count(lattice_);
        for (int i = 0; i < directions; ++i) {
            const Direction from = kDirections[static_cast<std::size_t>(i)];
            const int column = a * from.column + b * from.row;
            const int row = c * from.column + d * from.row;
            bool found = false;
            for (int j = 0; j < directions; ++j)
                found |= kDirections[static_cast<std::size_t>(j)].column == column &&
                         kDirections[static_cast<std::size_t>(j)].row == row;
            if (!found) return;
        }
        int left = 1000, top = 1000;
        for (Hole hole : reading_order()) {
            const Cell cell = cells_[hole];
            left = std::min(left, a * cell.column + b * cell.row);
            top = std::min(top, c * cell.column + d * cell.row);
        }
        Permutation image{};
        for (Hole hole : reading_order()) {
            const Cell cell = cells_[hole];
            const auto to = hole_at(a * cell.column + b * cell.row - left,
                                    c * cell.column + d * cell.row - top);
            if (!to) return;
            image[hole] = *to;
        }
        if (maps_jumps(image)) symmetries_[static_cast<std::size_t>(symmetry_count_++)] = image;
    };
    add_if_symmetry(1, 0, 0, 1);
    for (int a = -1; a <= 1; ++a)
        for (int b = -1; b <= 1; ++b)
            for (int c = -1; c <= 1; ++c)
                for (int d = -1; d <= 1; ++d) {
                    const bool invertible = a * d != b * c;
                    const bool identity = a == 1 && b == 0 && c == 0 && d == 1;
                    if (invertible && !identity) add_if_symmetry(a, b, c, d);
                }
}

constexpr bool Board::operator==(const Board& other) const {
    if (lattice_ != other.lattice_ || lists_jumps_ != other.lists_jumps_ ||
        hole_count_ != other.hole_count_)
        return false;
    for (Hole hole : reading_order())
        if (!other.hole_at(cells_[hole].column, cells_[hole].row)) return false;
    return columns_ == other.columns_ && rows_ == other.rows_ &&
           std::ranges::equal(jumps(), other.jumps());
}

constexpr Board Board::without_jump(JumpId forbidden) const {
    assert(forbidden < jump_count_);
    const Jump& jump = jumps_[forbidden];
    Board board = *this;
    board.jump_count_ = 0;
    board.targets_ = {};
    for (std::size_t id = 0; id < jumps().size(); ++id)
        if (id != forbidden) board.add_jump(jumps_[id]);
    board.symmetry_count_ = 0;
    for (const Permutation& image : symmetries())
        if (image[jump.from] == jump.from && image[jump.over] == jump.over &&
            image[jump.to] == jump.to)
            board.symmetries_[static_cast<std::size_t>(board.symmetry_count_++)] = image;
    return board;
}

}  // namespace peg
