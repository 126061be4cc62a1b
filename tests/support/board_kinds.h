// SPDX-License-Identifier: MIT
#pragma once

// Boards of kinds that the oracle cannot draw: more than 26 columns, the diagonal lattice, and
// boards that list their jumps. The oracle plays them with a list of jumps.

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "support/oracle.h"
#include "support/translate.h"

namespace peg {

enum class BoardKind { kWide, kDiagonal, kListed };
inline constexpr std::array kBoardKinds{BoardKind::kWide, BoardKind::kDiagonal, BoardKind::kListed};

// A board for the oracle, and the same for the core.
struct KindBoard {
    oracle::Board drawn;
    Board board;
};

// The jumps of the diagonal lattice between these holes.
inline std::vector<oracle::Jump> diagonal_jumps(const std::vector<oracle::Place>& holes) {
    std::map<oracle::Place, int> number;
    for (const oracle::Place hole : holes) number.emplace(hole, static_cast<int>(number.size()));
    std::vector<oracle::Jump> jumps;
    for (const auto& [place, from] : number)
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column) {
                const auto over = number.find({place.row + row, place.column + column});
                const auto to = number.find({place.row + 2 * row, place.column + 2 * column});
                if ((row != 0 || column != 0) && over != number.end() && to != number.end())
                    jumps.push_back({from, over->second, to->second});
            }
    return jumps;
}

inline KindBoard diagonal_board(const std::set<oracle::Place>& holes) {
    oracle::Board drawn = oracle::make_board(false, holes);
    drawn.jumps = diagonal_jumps(drawn.holes);
    const auto board = Board::make(Lattice::kDiagonal, cells_of(drawn));
    return {std::move(drawn), *board};
}

// The board with these lines of three holes, by their numbers in reading order.
using Lines = std::set<std::array<int, 3>>;
inline KindBoard listed_board(oracle::Board drawn, const Lines& lines) {
    std::set<oracle::Jump> jumps;
    std::vector<JumpLine> list;
    const std::vector<Cell> cells = cells_of(drawn);
    const auto cell = [&](int hole) { return cells[static_cast<std::size_t>(hole)]; };
    for (const auto& [a, over, b] : lines) {
        jumps.insert({a, over, b});
        jumps.insert({b, over, a});
        list.push_back({cell(a), cell(over), cell(b)});
    }
    drawn.jumps.assign(jumps.begin(), jumps.end());
    const auto lattice = drawn.triangular ? Lattice::kTriangular : Lattice::kSquare;
    const auto board = Board::make_from_lines(lattice, cells, list);
    return {std::move(drawn), *board};
}

// Holes in a row.
inline oracle::Board row_of(int holes) {
    return oracle::read_board(false, std::string(static_cast<std::size_t>(holes), 'o'));
}

// Pegs jump from a vertex of a graph over a neighbour to a neighbour of that neighbour.
using Edges = std::set<std::pair<int, int>>;
inline Lines lines_of_graph(const Edges& edges) {
    std::map<int, std::set<int>> beside;
    for (const auto& [a, b] : edges) {
        beside[a].insert(b);
        beside[b].insert(a);
    }
    Lines lines;
    for (const auto& [over, ends] : beside)
        for (const int a : ends)
            for (const int b : ends)
                if (a < b) lines.insert({a, over, b});
    return lines;
}
inline Edges path_edges(int vertices) {
    Edges edges;
    for (int i = 1; i < vertices; ++i) edges.insert({i - 1, i});
    return edges;
}
inline Edges cycle_edges(int vertices) {
    Edges edges = path_edges(vertices);
    edges.insert({0, vertices - 1});
    return edges;
}
inline Edges complete_edges(int vertices) {
    Edges edges;
    for (int b = 0; b < vertices; ++b)
        for (int a = 0; a < b; ++a) edges.insert({a, b});
    return edges;
}
// Two neighbours, 0 and 1, with these numbers of leaves.
inline Edges double_star_edges(int left, int right) {
    Edges edges{{0, 1}};
    for (int i = 0; i < left + right; ++i) edges.insert({i < left ? 0 : 1, 2 + i});
    return edges;
}
inline KindBoard graph_board(int vertices, const Edges& edges) {
    return listed_board(row_of(vertices), lines_of_graph(edges));
}

// The i-th board of a series.
inline KindBoard random_board_of_kind(oracle::Random& random, BoardKind kind, int i) {
    const auto below = [&](int n) { return oracle::below(random, n); };
    if (kind == BoardKind::kWide) {
        if (i % 3 != 0) {
            oracle::Board row = row_of(27 + below(38));
            const Board board = board_of(row);
            return {std::move(row), board};
        }
        // Two pieces far apart.
        std::set<oracle::Place> holes;
        const int shift = 24 + below(30);
        for (const int left : {0, shift})
            for (const oracle::Place hole : oracle::random_connected_board(random, false, 6).holes)
                holes.insert({hole.row, left + hole.column});
        holes.insert({0, shift + 8});
        oracle::Board pieces = oracle::make_board(false, holes);
        const Board board = board_of(pieces);
        return {std::move(pieces), board};
    }
    if (kind == BoardKind::kDiagonal) {
        const auto size = static_cast<std::size_t>(3 + below(9));
        std::set<oracle::Place> holes{{20, 20}};
        while (holes.size() < size) {
            const std::vector<oracle::Place> all(holes.begin(), holes.end());
            const oracle::Place beside = oracle::one_of(random, all);
            holes.insert({beside.row - 1 + below(3), beside.column - 1 + below(3)});
        }
        return diagonal_board(holes);
    }
    switch (i % 6) {
        case 0: return graph_board(6 + below(6), path_edges(3 + below(4)));  // with isolated holes
        case 1: {
            const int vertices = 4 + below(7);
            return graph_board(vertices,
                               below(2) == 0 ? cycle_edges(vertices) : path_edges(vertices));
        }
        case 2: {
            const int vertices = 4 + below(3);
            if (below(2) == 0) return graph_board(vertices, complete_edges(vertices));
            return graph_board(2 + vertices, double_star_edges(vertices - 2, 2));
        }
        case 3: {  // a board of the lattice with some curved lines
            oracle::Board drawn = oracle::random_connected_board(random, below(2) == 0, 10);
            Lines lines;
            for (const oracle::Jump& jump : drawn.jumps)
                lines.insert(
                    {std::min(jump.from, jump.to), jump.over, std::max(jump.from, jump.to)});
            lines.insert({0, 5, 9});
            lines.insert({1, 5, 8});
            return listed_board(std::move(drawn), lines);
        }
        default: break;
    }
    // Random lines; if there are many, some have the same ends.
    const int size = 3 + below(i % 6 == 4 ? 9 : 4);
    oracle::Board drawn = oracle::random_scattered_board(random, below(2) == 0, size, 4, 5);
    Lines lines;
    for (int n = 1 + below(20); n > 0; --n) {
        const int a = below(size), over = below(size), b = below(size);
        if (a != over && over != b && a < b) lines.insert({a, over, b});
    }
    return listed_board(std::move(drawn), lines);
}

// A start with few pegs if there are many holes, so that the oracle can play it.
inline oracle::Pegs random_start(oracle::Random& random, const KindBoard& on, int i) {
    const int holes = on.board.hole_count();
    if (i % 3 == 0 && holes <= 12)
        return oracle::complement(oracle::single(on.drawn, oracle::below(random, holes)));
    if (i % 3 == 1) {
        oracle::Pegs pegs(static_cast<std::size_t>(holes), 'o');
        const int window = std::min(holes, 12);
        const int first = oracle::below(random, holes - window + 1);
        for (int n = first; n < first + window; ++n)
            if (oracle::below(random, 5) < 3) pegs[static_cast<std::size_t>(n)] = 'x';
        return pegs;
    }
    return oracle::random_winnable_pegs(random, on.drawn, 3 + oracle::below(random, 7));
}

// The symmetries of the drawn cells that map the jumps onto each other.
inline std::set<oracle::Symmetry> symmetries_of(const oracle::Board& drawn) {
    const std::set<oracle::Jump> jumps(drawn.jumps.begin(), drawn.jumps.end());
    std::set<oracle::Symmetry> all = oracle::symmetries(drawn);
    std::erase_if(all, [&](const oracle::Symmetry& symmetry) {
        const auto image = [&](int hole) { return symmetry[static_cast<std::size_t>(hole)]; };
        return std::ranges::any_of(jumps, [&](const oracle::Jump& jump) {
            return !jumps.contains({image(jump.from), image(jump.over), image(jump.to)});
        });
    });
    return all;
}

// The core's jump that is the oracle's.
inline JumpId jump_id_of(const Board& board, const oracle::Jump& jump) {
    return *board.find_jump(hole_of(board, jump.from), hole_of(board, jump.over),
                            hole_of(board, jump.to));
}

}  // namespace peg
