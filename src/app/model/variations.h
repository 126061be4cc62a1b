// SPDX-License-Identifier: MIT
#pragma once

// The variations of a game: the lines of jumps from its start that are not on the board just now.
// Together with the line on the board (Game) they are a tree, which branches where two lines
// differ:
//
//     start -- d2-d4 -- b3-d3 -- c1-c3      on the board
//                    `- f3-d3               a variation: another jump was tried
//           `- f4-d4 -- ...                 a variation: the computer's solution
//
// No line overwrites another. A line is dropped only where a line of the player's goes on from its
// end, which then holds all its jumps; where the computer has made too many; or where the player
// removes it.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/board/board.h"

namespace peg {

// Who played a jump. What came with a link, or was pasted, is of somebody elsewhere.
enum class Maker : std::uint8_t { kPlayer, kComputer, kElsewhere };

struct Line {
    std::vector<JumpId> jumps;  // legal one after the other from the problem's start
    std::vector<Maker> makers;  // one for each jump
    std::size_t cursor = 0;     // where the line was left: jumps before that place
    bool kept = false;          // the player wants to keep it, though the computer made it

    auto operator<=>(const Line&) const = default;
};

// A moment of a game that the player has named.
struct Bookmark {
    std::string name;
    Line line;  // up to that moment, and no further

    auto operator<=>(const Bookmark&) const = default;
};
using Bookmarks = std::vector<Bookmark>;  // of one game, from the first to the last made
// Adds those that are not there.
void add_bookmarks(Bookmarks& bookmarks, const Bookmarks& more);

// From the line that was left first to the one that was left last.
using Variations = std::vector<Line>;

// Lines of the computer that stay by themselves; when it has made more, the oldest goes.
inline constexpr std::size_t kComputersLines = 8;

// Whether the computer made the end of the line, and the player has not said to keep it.
bool is_passing(const Line& line);
// The number of jumps that two lines share from the start on.
std::size_t shared_jumps(std::span<const JumpId> a, std::span<const JumpId> b);

// Adds a line as the one that was left last. Of lines with the same jumps one remains; a line
// without jumps is not added.
void add_line(Variations& variations, Line line);
// The same for each line of `more`.
void add_lines(Variations& variations, const Variations& more);
// Whether `line` holds all that `part` is: the same jumps, or more that the player went on with.
bool contains(const Line& line, const Line& part);
// Removes the lines that this one contains.
void remove_contained(Variations& variations, const Line& line);

}  // namespace peg
