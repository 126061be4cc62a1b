// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_prospects.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"

namespace peg {

namespace {

// Positions whose neighbours are looked up together.
constexpr std::size_t kGathered = 16;

// Once in the program, for its size as WebAssembly.
[[gnu::noinline]] PerJump<JumpId> jumps_of(const Board& board, Bits pegs) {
    return legal_jumps(board, {pegs});
}

}  // namespace

CrossProspects::CrossProspects(const Cross& cross, std::vector<Found> levels)
    : cross_(&cross), numbering_(cross) {
    std::ranges::reverse(levels);
    for (Found& found : levels) {
        levels_.push_back({found.position_class, found.pegs, found.orbits, {}, {}});
        levels_.back().winning.places = std::move(found.places);
    }
    const DenseCanonicalizer& canonicalizer = cross.canonicalizer();
    const Board& board = canonicalizer.board();
    for (const Jump& jump : board.jumps())
        flips_.push_back(cross.patterns(canonicalizer.dense(jump.mask)));
    full_ = cross.patterns(canonicalizer.dense(board.holes()));
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

void CrossProspects::begin_gathering() {
    spots_.clear();
    ends_.clear();
}

// Adds the list of the neighbours to which the jumps of some pegs lead from a position, or from its
// complement; returns their number.
std::size_t CrossProspects::gather(Bits pegs, Bits patterns) {
    const CrossNumbering::Level& numbers = levels_[known_].numbers;
    const std::size_t others = spots_.size();
    for (JumpId jump : jumps_of(canonicalizer().board(), pegs)) {
        const CrossNumbering::Spot spot = numbering_.spot(patterns ^ flips_[jump]);
        CrossNumbering::prefetch(numbers, spot);
        spots_.push_back(spot);
    }
    ends_.push_back(spots_.size());
    return spots_.size() - others;
}

// For the lists that were gathered.
void CrossProspects::append_sums(std::vector<Known>& sums) {
    const Level& known = levels_[known_];
    places_.clear();
    for (CrossNumbering::Spot spot : spots_) {
        places_.push_back(CrossNumbering::place(known.numbers, spot));
        known.winning.prefetch(places_.back());
    }
    known.winning.append_sums(places_, ends_, sums, terms_);
}

std::uint64_t CrossProspects::count(std::uint64_t nodes) {
    if (counted()) return 0;
    const Board& board = canonicalizer().board();
    const std::size_t own = from_first_ ? known_ + 1 : known_ - 1;
    Level& level = levels_[own];
    if (level.numbers.begins.empty()) {
        level.numbers = numbers_of(level);
        level.winning.make_room();
    }
    // Of each position: the first number that an image of it has, and its number of jumps. What is
    // known there need not be looked up once more.
    struct Counted {
        std::size_t first_place = 0;
        double jumps = 0;
    };
    std::vector<Counted> counted;
    std::uint64_t done = 0;
    while (done < nodes) {
        begin_gathering();
        counted.clear();
        bool at_end = false;
        while (ends_.size() < kGathered && done < nodes) {
            const auto patterns = numbering_.next(level.numbers, level.winning.places, cursor_);
            at_end = !patterns;
            if (at_end) break;
            const std::size_t place = cursor_.place - 1;
            counted.push_back({numbering_.least_place(level.numbers, place, *patterns), 0});
            if (counted.back().first_place < place) {
                ends_.push_back(spots_.size());
                continue;
            }
            ++done;
            const Bits pegs = canonicalizer().pegs(position(*patterns));
            gather(from_first_ ? board.holes() & ~pegs : pegs, *patterns);
            // A position without jumps has no share to give.
            counted.back().jumps = 1;
            if (!from_first_) continue;
            const PerJump<JumpId> jumps = jumps_of(board, pegs);
            counted.back().jumps =
                static_cast<double>(std::max<std::ptrdiff_t>(1, jumps.end() - jumps.begin()));
        }
        const std::size_t first = level.winning.known.size();
        append_sums(level.winning.known);
        for (std::size_t i = 0; i < counted.size(); ++i) {
            Known& known = level.winning.known[first + i];
            if (counted[i].jumps > 0)
                known.share /= counted[i].jumps;
            else
                known = level.winning.find(counted[i].first_place);
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
    if (from.numbers.begins.empty()) from.numbers = numbers_of(from);
    std::uint64_t done = 0;
    while (done < nodes) {
        begin_gathering();
        while (ends_.size() < kGathered && done < nodes) {
            const auto patterns = numbering_.next(from.numbers, from.winning.places, cursor_);
            if (!patterns) break;
            const std::size_t place = cursor_.place - 1;
            if (for_sum && numbering_.least_place(from.numbers, place, *patterns) < place) continue;
            ++done;
            const auto images = canonicalizer().images(position(*patterns));
            const std::size_t jumps = gather(images.pegs, *patterns ^ full_);
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
