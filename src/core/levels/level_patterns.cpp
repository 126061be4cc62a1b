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

}  // namespace

LevelPatterns::LevelPatterns(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                             std::span<const Bits> ends, std::size_t max_bytes)
    : canonicalizer_(&canonicalizer), direction_(direction), max_bytes_(max_bytes),
      of_end_(canonicalizer.board(), direction, ends), fits_(of_end_.bytes_to_make() <= max_bytes) {
}

void LevelPatterns::begin_number_of_moves() {
    of_perimeter_.reset();
    perimeter_ = Perimeter::kUntried;
}

std::uint64_t LevelPatterns::make_next(const MoveLevels& own, const MoveLevels& other,
                                       std::uint64_t nodes) {
    if (!fits_) return 0;
    if (!of_end_.made()) return nodes < of_end_.nodes_to_make() ? 0 : of_end_.make_table();
    if (perimeter_ == Perimeter::kUntried && nodes >= of_end_.nodes_made() && other.depth() > 0 &&
        own.frontier().size() >= kCompared)
        return find_perimeter(other);
    if (perimeter_ != Perimeter::kInTheMaking || nodes < of_perimeter_->nodes_to_make()) return 0;
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
        give_up_perimeter();
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
    if (of_perimeter_->bytes_to_make() > max_bytes_) give_up_perimeter();
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
    if (more > fewer)
        perimeter_ = Perimeter::kBetter;
    else
        give_up_perimeter();
}

// Patterns of the end stay, until another number of moves.
void LevelPatterns::give_up_perimeter() {
    of_perimeter_.reset();
    perimeter_ = Perimeter::kNone;
}

}  // namespace peg
