// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_prospects.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"

namespace peg {

CrossProspects::CrossProspects(const Cross& cross, std::vector<Found> levels)
    : cross_(&cross), neighbours_(cross) {
    std::ranges::reverse(levels);
    for (Found& found : levels) {
        levels_.push_back({found.position_class, found.pegs, found.orbits, {}, {}});
        levels_.back().winning.places = std::move(found.places);
    }
}

std::uint64_t CrossProspects::orbits_after_first() const {
    std::uint64_t orbits = 0;
    for (const Level& level : std::span(levels_).subspan(1)) orbits += level.orbits;
    return orbits;
}

std::size_t CrossProspects::bytes() const {
    std::size_t bytes = 0;
    for (const Level& level : levels_) bytes += level.winning.bytes() + level.numbers.bytes();
    return bytes;
}

void CrossProspects::begin_counting(bool from_first, std::size_t level) {
    from_first_ = from_first;
    known_ = level;
    cursor_ = {};
    levels_[level].numbers = numbers_of(levels_[level]);
    levels_[level].winning.make_room();
}

// For the lists of neighbours.
void CrossProspects::append_sums(std::vector<Known>& sums) {
    const WinningLevel& winning = levels_[known_].winning;
    for (const std::size_t place : neighbours_.places()) winning.prefetch(place);
    winning.append_sums(neighbours_.places(), neighbours_.ends(), sums, terms_);
}

std::uint64_t CrossProspects::count(std::uint64_t nodes) {
    if (counted()) return 0;
    const Board& board = canonicalizer().board();
    const std::size_t own = from_first_ ? known_ + 1 : known_ - 1;
    Level& level = levels_[own];
    if (level.numbers.groups.empty()) {
        level.numbers = numbers_of(level);
        level.winning.make_room();
    }
    // Of each position: an earlier number that an image of it has, if there is one, and its number
    // of jumps. What is known there need not be looked up once more.
    struct Counted {
        std::size_t earlier_place = 0;
        double jumps = 0;
    };
    std::vector<Counted> counted;
    std::uint64_t done = 0;
    while (done < nodes) {
        neighbours_.clear();
        counted.clear();
        bool at_end = false;
        while (neighbours_.lists() < CrossNeighbours::kAtOnce && done < nodes) {
            const auto patterns =
                neighbours_.numbering().next(level.numbers, level.winning.places, cursor_);
            at_end = !patterns;
            if (at_end) break;
            const std::size_t place = cursor_.place - 1;
            counted.push_back(
                {neighbours_.numbering().earlier_place(level.numbers, place, *patterns), 0});
            if (counted.back().earlier_place < place) {
                neighbours_.skip();
                continue;
            }
            ++done;
            const Bits pegs = canonicalizer().pegs(cross_->position(*patterns));
            neighbours_.add(levels_[known_].numbers, from_first_ ? board.holes() & ~pegs : pegs,
                            *patterns);
            // A position without jumps has no share to give.
            counted.back().jumps = 1;
            if (!from_first_) continue;
            counted.back().jumps = std::max(1, count_jumps(board, {pegs}));
        }
        const std::size_t first = level.winning.known.size();
        append_sums(level.winning.known);
        for (std::size_t i = 0; i < counted.size(); ++i) {
            Known& known = level.winning.known[first + i];
            if (counted[i].jumps > 0)
                known.share /= counted[i].jumps;
            else
                known = level.winning.find(counted[i].earlier_place);
        }
        if (!at_end) continue;
        levels_[known_].winning.forget();
        levels_[known_].numbers = {};
        known_ = own;
        cursor_ = {};
        break;
    }
    return done;
}

std::uint64_t CrossProspects::append_middle(CrossProspects& first, bool for_sum,
                                            std::uint64_t nodes, Middle& middle) {
    assert(!for_sum || &first == this);
    Level& from = first.levels_.back();
    if (from.numbers.groups.empty()) from.numbers = numbers_of(from);
    std::uint64_t done = 0;
    while (done < nodes) {
        neighbours_.clear();
        while (neighbours_.lists() < CrossNeighbours::kAtOnce && done < nodes) {
            const auto patterns =
                neighbours_.numbering().next(from.numbers, from.winning.places, cursor_);
            if (!patterns) break;
            const std::size_t place = cursor_.place - 1;
            if (for_sum &&
                neighbours_.numbering().earlier_place(from.numbers, place, *patterns) < place)
                continue;
            ++done;
            const auto images = canonicalizer().images(cross_->position(*patterns));
            const std::size_t jumps = neighbours_.add(levels_[known_].numbers, images.pegs,
                                                      *patterns ^ neighbours_.full());
            if (for_sum)
                middle.before.push_back(
                    {from.winning.find(place), jumps, canonicalizer().orbit_size(images)});
        }
        if (neighbours_.lists() == 0) break;
        append_sums(middle.after);
    }
    return done;
}

}  // namespace peg
