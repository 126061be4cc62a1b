// SPDX-License-Identifier: MIT
#pragma once

// A slow but obviously correct peg solitaire, for checking the fast one: boards are drawn on a grid
// of characters, jumps are found by walking over it, and the outcomes of a position are found by
// trying everything. It shares no code with src/core; translate.h converts between the two.

#include <compare>
#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace oracle {

struct Place {
    int row = 0;
    int column = 0;

    auto operator<=>(const Place&) const = default;
};

// Three holes in a line, as indices into Board::holes.
struct Jump {
    int from = 0;
    int over = 0;
    int to = 0;

    auto operator<=>(const Jump&) const = default;
};

struct Board {
    bool triangular = false;
    std::vector<std::string> rows;  // 'o' is a hole, '.' is none; all rows have the same length
    std::vector<Place> holes;       // in reading order
    std::vector<Jump> jumps;        // every possible jump
};

// A position: for each hole in reading order 'x' (peg) or 'o' (empty).
using Pegs = std::string;

// The board with these holes, moved to the top left corner.
Board make_board(bool triangular, const std::set<Place>& holes);
// From rows joined by '/' or line breaks; anything but '.' and ' ' is a hole.
Board read_board(bool triangular, std::string_view rows);
// The x and o of such rows.
Pegs read_pegs(std::string_view rows);

// "d4".
std::string name_of(Place place);
// Rows joined by '/', without trailing dots.
std::string write(const Board& board, const Pegs& pegs);

bool is_legal(const Pegs& pegs, const Jump& jump);
std::vector<Jump> legal_jumps(const Board& board, const Pegs& pegs);
Pegs after(const Pegs& pegs, const Jump& jump);
int count(const Pegs& pegs);
// A single peg.
Pegs single(const Board& board, int hole);
Pegs complement(const Pegs& pegs);

// The image of each hole under a symmetry of the board.
using Symmetry = std::vector<int>;
std::set<Symmetry> symmetries(const Board& board);

// Every position that play from `start` can reach, including the start.
using Outcomes = std::set<Pegs>;
Outcomes outcomes(const Board& board, const Pegs& start);
int fewest_pegs(const Outcomes& outcomes);

// --- Random boards and positions ----------------------------------------------------------------
// The same on every machine: the standard's distributions are not, so remainders are used.

using Random = std::mt19937_64;

// A number from 0 to n - 1.
int below(Random& random, int n);
// An element of a list.
template <class List>
const auto& one_of(Random& random, const List& list) {
    return list[static_cast<std::size_t>(below(random, static_cast<int>(list.size())))];
}
// Grown from one hole, by neighbours on the lattice.
Board random_connected_board(Random& random, bool triangular, int holes);
// Holes anywhere in a box.
Board random_scattered_board(Random& random, bool triangular, int holes, int rows, int columns);
// A board with few holes for which no pair (right, down) gives bits (right * column + down * row)
// mod 64 that are all different; `holes` must be at least 6.
Board random_unrotatable_board(Random& random, bool triangular, int holes);
// The i-th board of a series of all these kinds, both lattices, and sizes up to 64 holes.
Board random_board(Random& random, int i);
Pegs random_pegs(Random& random, const Board& board, int pegs);
// The position after `jumps` random jumps, or fewer if no jump is possible.
Pegs careless(Random& random, const Board& board, Pegs pegs, int jumps);
// A position from which one peg can be left in a random hole: after up to `unjumps` backward jumps.
Pegs random_winnable_pegs(Random& random, const Board& board, int unjumps);

}  // namespace oracle
