// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_prospects.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"

namespace peg {

namespace {

// Lists summed at a time: enough for memory accesses to overlap.
constexpr std::size_t kListsAtOnce = 64;

}  // namespace

CrossProspects::CrossProspects(const Cross& cross, std::vector<Found> levels)
    : cross_(&cross), numbering_(cross),
      full_(cross.patterns(canonicalizer().dense(canonicalizer().board().holes()))) {
    for (const Jump& jump : canonicalizer().board().jumps())
        flips_.push_back(cross.patterns(canonicalizer().dense(jump.mask)));
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
    levels_[level].winning.build_ranks();
}

void CrossProspects::clear_lists() {
    places_.clear();
    ends_.clear();
}

// Adds a list: the places of the positions that the jumps of `pegs` lead to, from the position with
// these patterns or from its complement. Returns the number of jumps.
std::size_t CrossProspects::add_list(Bits pegs, Bits patterns) {
    const auto jumps = legal_jumps(canonicalizer().board(), {pegs});
    for (const JumpId jump : jumps)
        places_.push_back(numbering_.place(levels_[known_].numbers, patterns ^ flips_[jump]));
    ends_.push_back(places_.size());
    return jumps.size();
}

// Appends the sums of all lists.
void CrossProspects::append_sums(std::vector<Known>& sums) {
    const WinningLevel& winning = levels_[known_].winning;
    for (const std::size_t place : places_) winning.prefetch(place);
    winning.append_sums(places_, ends_, sums, terms_);
}

std::uint64_t CrossProspects::count(std::uint64_t nodes) {
    if (counted()) return 0;
    const Board& board = canonicalizer().board();
    const std::size_t own = from_first_ ? known_ + 1 : known_ - 1;
    Level& level = levels_[own];
    if (level.numbers.groups.empty()) {
        level.numbers = numbers_of(level);
        level.winning.build_ranks();
    }
    // For each position: its number of jumps, and a smaller place of the same orbit if there is
    // one; then what is known there is copied.
    struct Counted {
        std::size_t earlier_place = 0;
        double jumps = 0;
    };
    std::vector<Counted> counted;
    std::uint64_t done = 0;
    while (done < nodes) {
        clear_lists();
        counted.clear();
        bool at_end = false;
        while (ends_.size() < kListsAtOnce && done < nodes) {
            const auto patterns = numbering_.next(level.numbers, level.winning.places, cursor_);
            at_end = !patterns;
            if (at_end) break;
            const std::size_t place = cursor_.place - 1;
            counted.push_back({numbering_.earlier_place(level.numbers, place, *patterns), 0});
            if (counted.back().earlier_place < place) {
                ends_.push_back(places_.size());  // an empty list
                continue;
            }
            ++done;
            const Bits pegs = canonicalizer().pegs(cross_->position(*patterns));
            add_list(from_first_ ? board.holes() & ~pegs : pegs, *patterns);
            // A position without jumps passes no share on.
            counted.back().jumps = 1;
            if (!from_first_) continue;
            counted.back().jumps = std::max(1, count_jumps(board, {pegs}));
        }
        const std::size_t first = level.winning.values.size();
        append_sums(level.winning.values);
        for (std::size_t i = 0; i < counted.size(); ++i) {
            Known& known = level.winning.values[first + i];
            if (counted[i].jumps > 0)
                known.share /= counted[i].jumps;
            else
                known = level.winning.find(counted[i].earlier_place);
        }
        if (!at_end) continue;
        levels_[known_].winning.free_ranks_and_values();
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
        clear_lists();
        while (ends_.size() < kListsAtOnce && done < nodes) {
            const auto patterns = numbering_.next(from.numbers, from.winning.places, cursor_);
            if (!patterns) break;
            const std::size_t place = cursor_.place - 1;
            if (for_sum && numbering_.earlier_place(from.numbers, place, *patterns) < place)
                continue;
            ++done;
            const auto images = canonicalizer().images(cross_->position(*patterns));
            const std::size_t jumps = add_list(images.pegs, *patterns ^ full_);
            if (for_sum)
                middle.before.push_back(
                    {from.winning.find(place), jumps, canonicalizer().orbit_size(images)});
        }
        if (ends_.empty()) break;
        append_sums(middle.after);
    }
    return done;
}

}  // namespace peg
