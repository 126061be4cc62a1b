// SPDX-License-Identifier: MIT
#include "app/model/variations.h"

#include <algorithm>
#include <set>

namespace peg {

bool is_passing(const Line& line) {
    return !line.kept && !line.makers.empty() && line.makers.back() == Maker::kComputer;
}

std::size_t shared_jumps(std::span<const JumpId> a, std::span<const JumpId> b) {
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

bool contains(const Line& line, const Line& part) {
    const std::size_t size = part.jumps.size();
    if (shared_jumps(line.jumps, part.jumps) < size) return false;
    return line.jumps.size() == size || line.makers[size] == Maker::kPlayer;
}

void add_line(Variations& variations, Line line) {
    if (line.jumps.empty()) return;
    for (const Line& other : variations)
        if (other.jumps.size() > line.jumps.size() && contains(other, line)) return;
    std::erase_if(variations, [&](const Line& other) {
        if (!contains(line, other)) return false;
        line.kept |= other.kept && other.jumps.size() == line.jumps.size();
        return true;
    });
    variations.push_back(std::move(line));
    if (static_cast<std::size_t>(std::ranges::count_if(variations, is_passing)) > kComputersLines)
        variations.erase(std::ranges::find_if(variations, is_passing));
}

void add_lines(Variations& variations, const Variations& more) {
    for (const Line& line : more) add_line(variations, line);
}

void remove_contained(Variations& variations, const Line& line) {
    std::erase_if(variations, [&](const Line& part) { return contains(line, part); });
}

void add_bookmarks(Bookmarks& bookmarks, const Bookmarks& more) {
    if (more.empty()) return;
    std::set<Bookmark> known(bookmarks.begin(), bookmarks.end());
    for (const Bookmark& one : more)
        if (known.insert(one).second) bookmarks.push_back(one);
}

}  // namespace peg
