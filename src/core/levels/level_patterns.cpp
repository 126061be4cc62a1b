// SPDX-License-Identifier: MIT
#include "core/levels/level_patterns.h"

#include <algorithm>
#include <vector>

namespace peg {

namespace {

// If the perimeter has more positions, up to symmetry, nearly every pattern of a half occurs in it.
constexpr std::size_t kMaxOnPerimeter = 8192;
// The minimum size of a frontier on which the two databases are compared; of a larger frontier, a
// sample of about this size is taken.
constexpr std::size_t kCompared = 500;

}  // namespace

LevelPatterns::LevelPatterns(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                             std::span<const Bits> ends, std::size_t max_bytes)
    : canonicalizer_(&canonicalizer), direction_(direction), max_bytes_(max_bytes),
      end_database_(canonicalizer.board(), direction, ends),
      fits_(end_database_.bytes_to_make() <= max_bytes) {}

void LevelPatterns::begin_number_of_moves() {
    perimeter_database_.reset();
    perimeter_ = Perimeter::kUntried;
}

std::uint64_t LevelPatterns::build_step(const MoveLevels& own, const MoveLevels& other,
                                        std::uint64_t nodes) {
    if (!fits_) return 0;
    if (!end_database_.made())
        return nodes < end_database_.nodes_to_make() ? 0 : end_database_.make_table();
    if (perimeter_ == Perimeter::kUntried && nodes >= end_database_.nodes_made() &&
        other.depth() > 0 && own.frontier().size() >= kCompared)
        return find_perimeter(other);
    if (perimeter_ != Perimeter::kInTheMaking || nodes < perimeter_database_->nodes_to_make())
        return 0;
    const std::uint64_t made = perimeter_database_->make_table();
    if (perimeter_database_->made()) compare(own.frontier());
    return made;
}

// The level of the other direction to take as perimeter: the farthest level for which patterns of
// the end give the bound 0 on every position of all levels up to it, as long as levels are small;
// at least level 1.
std::size_t LevelPatterns::perimeter_in(const MoveLevels& other) const {
    const auto unseen = [&](DensePosition position) {
        return end_database_.lower_bound(position) == 0;
    };
    std::size_t level = 0;
    while (level < other.depth() && other.level(level + 1).size() <= kMaxOnPerimeter &&
           std::ranges::all_of(other.level(level + 1), unseen))
        ++level;
    return std::max<std::size_t>(level, 1);
}

std::uint64_t LevelPatterns::find_perimeter(const MoveLevels& other) {
    const std::size_t moves = perimeter_in(other);
    const std::span<const DensePosition> level = other.level(moves);
    if (level.empty() || level.size() > kMaxOnPerimeter) {
        give_up_perimeter();
        return 1;
    }
    std::vector<Bits> perimeter;
    for (const DensePosition position : level) {
        const Bits pegs = canonicalizer_->pegs(position);
        for (const Permutation& symmetry : canonicalizer_->symmetries())
            perimeter.push_back(permute(symmetry, pegs));
    }
    perimeter_database_.emplace(canonicalizer_->board(), direction_, perimeter, moves);
    perimeter_ = Perimeter::kInTheMaking;
    if (perimeter_database_->bytes_to_make() > max_bytes_) give_up_perimeter();
    return perimeter.size();
}

// Compares the two databases: the one with the greater average bound on the frontier is used.
void LevelPatterns::compare(std::span<const DensePosition> frontier) {
    std::size_t more = 0;
    std::size_t fewer = 0;
    for (std::size_t i = 0; i < frontier.size(); i += 1 + frontier.size() / kCompared) {
        more += perimeter_database_->lower_bound(frontier[i]);
        fewer += end_database_.lower_bound(frontier[i]);
    }
    if (more > fewer)
        perimeter_ = Perimeter::kBetter;
    else
        give_up_perimeter();
}

// Falls back to patterns of the end until the number of moves changes.
void LevelPatterns::give_up_perimeter() {
    perimeter_database_.reset();
    perimeter_ = Perimeter::kNone;
}

}  // namespace peg
