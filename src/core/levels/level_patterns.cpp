// SPDX-License-Identifier: MIT
#include "core/levels/level_patterns.h"

#include <algorithm>
#include <vector>

namespace peg {

namespace {

// Of a perimeter of more positions, up to symmetry, every half has nearly all patterns.
constexpr std::size_t kMostOnPerimeter = 8192;
// Positions of a frontier on which patterns are compared, at least, and about as many are looked
// at where there are more.
constexpr std::size_t kCompared = 500;

bool are_due(const MovePatterns& patterns, std::uint64_t nodes, std::size_t max_bytes) {
    return nodes >= patterns.nodes_to_make() && patterns.bytes_to_make() <= max_bytes;
}

}  // namespace

LevelPatterns::LevelPatterns(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                             std::span<const Bits> ends)
    : canonicalizer_(&canonicalizer), direction_(direction),
      of_end_(canonicalizer.board(), direction, ends) {}

void LevelPatterns::begin_number_of_moves() {
    of_perimeter_.reset();
    perimeter_ = Perimeter::kUntried;
}

std::uint64_t LevelPatterns::make_next(const MoveLevels& own, const MoveLevels& other,
                                       std::uint64_t nodes, std::size_t max_bytes) {
    if (!of_end_.made()) return are_due(of_end_, nodes, max_bytes) ? of_end_.make_table() : 0;
    if (perimeter_ == Perimeter::kUntried && nodes >= of_end_.nodes_made() && other.depth() > 0 &&
        own.frontier().size() >= kCompared)
        return find_perimeter(other);
    if (perimeter_ != Perimeter::kInTheMaking || !are_due(*of_perimeter_, nodes, max_bytes))
        return 0;
    const std::uint64_t made = of_perimeter_->make_table();
    if (of_perimeter_->made()) compare(own.frontier());
    return made;
}

// The level of the other direction that is the perimeter: the farthest one up to which patterns of
// the end see no move at all, as long as levels are small; the first one at least.
std::size_t LevelPatterns::perimeter_in(const MoveLevels& other) const {
    const auto unseen = [&](DensePosition position) { return of_end_.least_moves(position) == 0; };
    std::size_t level = 0;
    while (level < other.depth() && other.level(level + 1).size() <= kMostOnPerimeter &&
           std::ranges::all_of(other.level(level + 1), unseen))
        ++level;
    return std::max<std::size_t>(level, 1);
}

std::uint64_t LevelPatterns::find_perimeter(const MoveLevels& other) {
    const std::size_t moves = perimeter_in(other);
    const std::span<const DensePosition> level = other.level(moves);
    if (level.empty() || level.size() > kMostOnPerimeter) {
        perimeter_ = Perimeter::kNone;
        return 1;
    }
    std::vector<Bits> perimeter;
    for (const DensePosition position : level) {
        const Bits pegs = canonicalizer_->pegs(position);
        for (const Permutation& symmetry : canonicalizer_->symmetries())
            perimeter.push_back(permute(symmetry, pegs));
    }
    of_perimeter_.emplace(canonicalizer_->board(), direction_, perimeter, moves);
    perimeter_ = Perimeter::kInTheMaking;
    return perimeter.size();
}

// Whether patterns of the perimeter see more moves than those of the end, on average.
void LevelPatterns::compare(std::span<const DensePosition> frontier) {
    std::size_t more = 0;
    std::size_t fewer = 0;
    for (std::size_t i = 0; i < frontier.size(); i += 1 + frontier.size() / kCompared) {
        more += of_perimeter_->least_moves(frontier[i]);
        fewer += of_end_.least_moves(frontier[i]);
    }
    perimeter_ = more > fewer ? Perimeter::kBetter : Perimeter::kNone;
    if (perimeter_ == Perimeter::kNone) of_perimeter_.reset();
}

}  // namespace peg
