// SPDX-License-Identifier: MIT
#include "support/oracle.h"

#include <algorithm>
#include <climits>

namespace oracle {

namespace {

// Steps to the neighbours: right, left, down, up and, on the triangular lattice, down and right at
// once, up and left at once.
std::vector<Place> steps(bool triangular) {
    std::vector<Place> all{{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    if (triangular) all.insert(all.end(), {{1, 1}, {-1, -1}});
    return all;
}

Place step(Place place, Place by) { return {place.row + by.row, place.column + by.column}; }

int index_of(const std::vector<Place>& holes, Place place) {
    const auto at = std::find(holes.begin(), holes.end(), place);
    return at == holes.end() ? -1 : static_cast<int>(at - holes.begin());
}

std::set<Place> moved_to_corner(const std::set<Place>& places) {
    int top = INT_MAX, left = INT_MAX;
    for (Place place : places) {
        top = std::min(top, place.row);
        left = std::min(left, place.column);
    }
    std::set<Place> moved;
    for (Place place : places) moved.insert({place.row - top, place.column - left});
    return moved;
}

char at(const Pegs& pegs, int hole) { return pegs[static_cast<std::size_t>(hole)]; }
char& at(Pegs& pegs, int hole) { return pegs[static_cast<std::size_t>(hole)]; }

}  // namespace

Board make_board(bool triangular, const std::set<Place>& holes) {
    Board board;
    board.triangular = triangular;
    const std::set<Place> moved = moved_to_corner(holes);
    board.holes.assign(moved.begin(), moved.end());  // by row, then by column
    std::size_t columns = 0;
    for (Place hole : board.holes)
        columns = std::max(columns, static_cast<std::size_t>(hole.column) + 1);
    board.rows.assign(static_cast<std::size_t>(board.holes.back().row) + 1,
                      std::string(columns, '.'));
    for (Place hole : board.holes)
        board.rows[static_cast<std::size_t>(hole.row)][static_cast<std::size_t>(hole.column)] = 'o';

    for (std::size_t from = 0; from < board.holes.size(); ++from)
        for (Place by : steps(triangular)) {
            const Place beside = step(board.holes[from], by);
            const int over = index_of(board.holes, beside);
            const int to = index_of(board.holes, step(beside, by));
            if (over >= 0 && to >= 0) board.jumps.push_back({static_cast<int>(from), over, to});
        }
    return board;
}

Board read_board(bool triangular, std::string_view rows) {
    std::set<Place> holes;
    Place place;
    for (char c : rows) {
        if (c == '/' || c == '\n') {
            place = {place.row + 1, 0};
            continue;
        }
        if (c != '.' && c != ' ') holes.insert(place);
        ++place.column;
    }
    return make_board(triangular, holes);
}

Pegs read_pegs(std::string_view rows) {
    Pegs pegs;
    for (char c : rows)
        if (c == 'x' || c == 'o') pegs += c;
    return pegs;
}

std::string name_of(Place place) {
    return static_cast<char>('a' + place.column) + std::to_string(place.row + 1);
}

std::string write(const Board& board, const Pegs& pegs) {
    std::string text;
    std::size_t next = 0;
    for (std::size_t row = 0; row < board.rows.size(); ++row) {
        std::string line;
        for (char c : board.rows[row]) line += c == 'o' ? pegs[next++] : '.';
        while (!line.empty() && line.back() == '.') line.pop_back();
        text += (row == 0 ? "" : "/") + line;
    }
    return text;
}

bool is_legal(const Pegs& pegs, const Jump& jump) {
    return at(pegs, jump.from) == 'x' && at(pegs, jump.over) == 'x' && at(pegs, jump.to) == 'o';
}

std::vector<Jump> legal_jumps(const Board& board, const Pegs& pegs) {
    std::vector<Jump> legal;
    for (const Jump& jump : board.jumps)
        if (is_legal(pegs, jump)) legal.push_back(jump);
    return legal;
}

Pegs after(const Pegs& pegs, const Jump& jump) {
    Pegs next = pegs;
    at(next, jump.from) = 'o';
    at(next, jump.over) = 'o';
    at(next, jump.to) = 'x';
    return next;
}

int count(const Pegs& pegs) { return static_cast<int>(std::count(pegs.begin(), pegs.end(), 'x')); }

Pegs single(const Board& board, int hole) {
    Pegs pegs(board.holes.size(), 'o');
    at(pegs, hole) = 'x';
    return pegs;
}

Pegs complement(const Pegs& pegs) {
    Pegs swapped;
    for (char c : pegs) swapped += c == 'x' ? 'o' : 'x';
    return swapped;
}

std::set<Symmetry> symmetries(const Board& board) {
    // All that a turn and a mirroring of the lattice generate, applied to the holes themselves. On
    // the triangular lattice a turn by a sixth takes right to down-right and down to left.
    const auto turned = [&](Place p) {
        return board.triangular ? Place{p.column, p.column - p.row} : Place{p.column, -p.row};
    };
    const int turns = board.triangular ? 6 : 4;
    std::set<Symmetry> found;
    for (bool mirrored : {false, true}) {
        std::vector<Place> image = board.holes;
        if (mirrored)
            for (Place& p : image) std::swap(p.row, p.column);
        for (int turn = 0; turn < turns; ++turn) {
            for (Place& p : image) p = turned(p);
            int top = INT_MAX, left = INT_MAX;
            for (Place p : image) {
                top = std::min(top, p.row);
                left = std::min(left, p.column);
            }
            Symmetry symmetry;
            for (Place p : image)
                symmetry.push_back(index_of(board.holes, {p.row - top, p.column - left}));
            if (std::count(symmetry.begin(), symmetry.end(), -1) == 0) found.insert(symmetry);
        }
    }
    return found;
}

Outcomes outcomes(const Board& board, const Pegs& start) {
    Outcomes seen{start};
    std::vector<Pegs> waiting{start};
    while (!waiting.empty()) {
        const Pegs pegs = waiting.back();
        waiting.pop_back();
        for (const Jump& jump : legal_jumps(board, pegs)) {
            const Pegs next = after(pegs, jump);
            if (seen.insert(next).second) waiting.push_back(next);
        }
    }
    return seen;
}

int fewest_pegs(const Outcomes& outcomes) {
    int fewest = INT_MAX;
    for (const Pegs& pegs : outcomes) fewest = std::min(fewest, count(pegs));
    return fewest;
}

int below(Random& random, int n) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

namespace {

void grow(Random& random, bool triangular, std::set<Place>& holes, std::size_t size) {
    const std::vector<Place> ways = steps(triangular);
    while (holes.size() < size) {
        auto beside = holes.begin();
        std::advance(beside, below(random, static_cast<int>(holes.size())));
        holes.insert(step(*beside, one_of(random, ways)));
    }
}

}  // namespace

Board random_connected_board(Random& random, bool triangular, int holes) {
    std::set<Place> places{{0, 0}};
    grow(random, triangular, places, static_cast<std::size_t>(holes));
    return make_board(triangular, places);
}

Board random_scattered_board(Random& random, bool triangular, int holes, int rows, int columns) {
    std::set<Place> places;
    while (places.size() < static_cast<std::size_t>(holes)) {
        const int row = below(random, rows);
        places.insert({row, below(random, columns)});
    }
    return make_board(triangular, places);
}

Board random_unrotatable_board(Random& random, bool triangular, int holes) {
    // It is enough to look at right = 1, 2, 4, ... 32, since an odd factor only permutes the bits.
    // The holes (row 0, column 0) and (0, 16) rule out 4 to 32. (0, 0) and (32, 0) rule out every
    // even down. For an odd down, 16 * down is 16 or 48 mod 64: (0, 0) and (16, 16) collide, or
    // (0, 16) and (16, 0), where right is 1; (0, 8) and (16, 0), or (0, 8) and (16, 16), where
    // right is 2.
    std::set<Place> places{{0, 0}, {0, 8}, {0, 16}, {16, 0}, {16, 16}, {32, 0}};
    // Grow inwards only, so that these six keep their places.
    const auto size = static_cast<std::size_t>(holes);
    while (places.size() < size) {
        std::set<Place> grown = places;
        grow(random, triangular, grown, places.size() + 1);
        if (grown.begin()->row == 0 &&
            std::all_of(grown.begin(), grown.end(), [](Place p) { return p.column >= 0; }))
            places = grown;
    }
    return make_board(triangular, places);
}

Board random_board(Random& random, int i) {
    const bool triangular = i % 2 == 1;
    switch (i / 2 % 4) {
        case 0: return random_connected_board(random, triangular, 1 + below(random, 45));
        case 1: return random_scattered_board(random, triangular, 20 + below(random, 45), 9, 9);
        case 2: return random_scattered_board(random, triangular, 60, 10, 26);
        default: return random_unrotatable_board(random, triangular, 6 + below(random, 10));
    }
}

Pegs random_pegs(Random& random, const Board& board, int pegs) {
    Pegs drawn(board.holes.size(), 'o');
    for (int placed = 0; placed < pegs;) {
        char& hole = at(drawn, below(random, static_cast<int>(drawn.size())));
        placed += hole == 'o' ? 1 : 0;
        hole = 'x';
    }
    return drawn;
}

Pegs careless(Random& random, const Board& board, Pegs pegs, int jumps) {
    for (; jumps > 0; --jumps) {
        const std::vector<Jump> legal = legal_jumps(board, pegs);
        if (legal.empty()) break;
        pegs = after(pegs, one_of(random, legal));
    }
    return pegs;
}

Pegs random_winnable_pegs(Random& random, const Board& board, int unjumps) {
    // An un-jump is a jump for the complement.
    const int last = below(random, static_cast<int>(board.holes.size()));
    return complement(careless(random, board, complement(single(board, last)), unjumps));
}

}  // namespace oracle
