// SPDX-License-Identifier: MIT
#pragma once

// The variations of a game: the lines of jumps from its start that are not on the board at the
// moment. Together with the line on the board (Game) they form a tree, which branches where two
// lines differ:
//
//     start -- d2-d4 -- b3-d3 -- c1-c3      on the board
//                    `- f3-d3               a variation: another jump was tried
//           `- f4-d4 -- ...                 a variation: the computer's solution
//
// No line overwrites another. A line is only dropped if a line of the player's continues from its
// end, and so contains all its jumps; if the computer has made too many lines; or if the player
// removes it.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/board/board.h"

namespace peg {

// Who played a jump. kElsewhere: it came with a link or was pasted.
enum class Maker : std::uint8_t { kPlayer, kComputer, kElsewhere };

struct Line {
    std::vector<JumpId> jumps;  // legal when played in order from the problem's start
    std::vector<Maker> makers;  // one for each jump
    std::size_t cursor = 0;     // number of jumps at which the line was left
    bool kept = false;          // a computer's line that the player wants to keep

    auto operator<=>(const Line&) const = default;
};

// A position of a game that the player has named.
struct Bookmark {
    std::string name;
    Line line;  // the line up to that position

    auto operator<=>(const Bookmark&) const = default;
};
using Bookmarks = std::vector<Bookmark>;  // of one game, oldest first
// Adds missing bookmarks.
void add_bookmarks(Bookmarks& bookmarks, const Bookmarks& more);

// First left first.
using Variations = std::vector<Line>;

// Max number of computer's lines that the player has not kept; beyond it the oldest is dropped.
inline constexpr std::size_t kComputersLines = 8;

// True if the computer made the end of the line and the player has not kept it.
bool is_passing(const Line& line);
// Number of initial jumps that two lines share.
std::size_t shared_jumps(std::span<const JumpId> a, std::span<const JumpId> b);

// Adds a line as the last one left. A line with the same jumps is replaced; a line without jumps is
// not added.
void add_line(Variations& variations, Line line);
// The same for each line of `more`.
void add_lines(Variations& variations, const Variations& more);
// True if `line` contains all of `part`: the same jumps, or more jumps with which the player
// continued.
bool contains(const Line& line, const Line& part);
// Removes the lines that this one contains.
void remove_contained(Variations& variations, const Line& line);

}  // namespace peg
