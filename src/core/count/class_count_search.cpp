// SPDX-License-Identifier: MIT
#include "core/count/class_count_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/proof/position_class.h"
#include "core/support/bits/count_bits.h"

namespace peg {

namespace {

// Binary digits of the number of jumps of a position. Opposite jumps exclude each other, so a
// position has at most half of the board's jumps.
constexpr std::size_t kDigits = 7;

// Written out because std::popcount is a library call if the target need not have the instruction.
std::size_t bits_of(Bits word) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<std::size_t>(word * 0x0101010101010101 >> 56);
}

// Pending neighbours before any is read: enough for the prefetched memory to have arrived.
constexpr std::size_t kManyNeighbours = 2000;

}  // namespace

ClassCountSearch::ClassCountSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                                   std::span<const Bits> finishes, std::uint64_t max_paths)
    : positions_(canonicalizer, ClassRule(canonicalizer.board())(start)),
      symmetries_(canonicalizer.size()), max_paths_(max_paths), place_of_(ClassSet::kWords * 64) {
    const ClassRule class_of(canonicalizer.board());
    positions_.insert(canonicalizer.dense(start));
    for (const Bits finish : finishes)
        if (class_of(finish) == class_of(start)) positions_.insert(canonicalizer.dense(finish));
    const int first = peg::count(start);
    const int last = finishes.empty() ? first - 1 : peg::count(finishes[0]);
    assert(last < first && canonicalizer.board().jumps().size() < std::size_t{2} << kDigits);
    half(SearchDirection::kForwards).end = half(SearchDirection::kForwards).middle = first;
    half(SearchDirection::kBackwards).end = half(SearchDirection::kBackwards).middle = last;
    begin_growing();
}

std::size_t ClassCountSearch::bytes() const {
    return positions_.bytes() + halves_[0].known.bytes() + halves_[1].known.bytes() +
           growing_.bytes();
}

std::uint64_t ClassCountSearch::run(std::uint64_t nodes, std::size_t max_bytes) {
    full_ = full_ || bytes() > max_bytes;
    const bool winning_known = winning_.has_value();
    std::uint64_t done = 0;
    while (done < nodes && !prospects_ && !full_ && !too_many_ &&
           winning_known == winning_.has_value()) {
        done += owed_.pay(nodes - done);
        if (!owed_.paid()) break;
        const std::size_t block = positions_.next_block(block_);
        if (block == positions_.blocks()) {
            end_level(max_bytes);
            continue;
        }
        owed_.owe(go_through(block));
        block_ = block + 1;
    }
    return done;
}

std::uint64_t ClassCountSearch::go_through(std::size_t block) {
    ClassSet::Level level;
    if (!positions_.find_level(block, pegs_, level)) return 1;
    switch (phase_) {
        case Phase::kGrow: grow(level); return ClassSet::kNodesPerBlock;
        case Phase::kPrune: prune(level); return ClassSet::kNodesPerBlock;
        case Phase::kCount: count(level); break;
        case Phase::kMiddle: cross_middle(level); break;
    }
    return ClassSet::kNodesPerBlock + gathered_.size();
}

void ClassCountSearch::begin(Phase phase, SearchDirection direction, int pegs) {
    phase_ = phase;
    direction_ = direction;
    pegs_ = pegs;
    block_ = 0;
    found_ = {};
}

void ClassCountSearch::end_level(std::size_t max_bytes) {
    switch (phase_) {
        case Phase::kGrow: end_growing_level(); break;
        case Phase::kPrune: end_pruning_level(max_bytes); break;
        case Phase::kCount: end_counting_level(max_bytes); break;
        case Phase::kMiddle: prospects_ = sum_; break;
    }
}

// Grows the half with the smaller level by one level, until only one jump is between the halves.
void ClassCountSearch::begin_growing() {
    const Half& before = half(SearchDirection::kForwards);
    const Half& after = half(SearchDirection::kBackwards);
    const bool meet = before.middle - after.middle == 1;
    const SearchDirection direction =
        meet ? SearchDirection::kForwards : smaller_direction(before.size, after.size);
    begin(meet ? Phase::kPrune : Phase::kGrow, direction, half(direction).middle);
}

void ClassCountSearch::grow(const ClassSet::Level& level) {
    found_.positions += count_bits(level.positions);
    for (const ClassSet::Transition& transition : positions_.transitions(direction_))
        if (transition.possible(level.block)) positions_.insert_targets(transition, level);
}

void ClassCountSearch::end_growing_level() {
    if (found_.positions == 0) return report_none();
    Half& grown = half(direction_);
    grown.size = found_.positions;
    grown.middle = towards_middle(direction_, grown.middle);
    stored_[static_cast<std::size_t>(direction_)] += found_.positions;
    begin_growing();
}

void ClassCountSearch::report_none() {
    winning_ = 0;
    prospects_ = Prospects{};
}

void ClassCountSearch::prune(const ClassSet::Level& level) {
    ClassSet::Block kept{};
    for (const ClassSet::Transition& transition : positions_.transitions(direction_)) {
        if (!transition.possible(level.block)) continue;
        const auto words = std::as_const(positions_).words(transition.target(level.block));
        positions_.apply(transition, level, [&](std::size_t i, std::size_t j, Bits landed) {
            kept[i] |= std::rotl(landed & words[j], -transition.shift);
        });
    }
    const std::uint64_t kept_positions = count_bits(kept);
    found_.positions += kept_positions;
    found_.blocks += kept_positions != 0;
    const auto words = positions_.words(level.block);
    for (std::size_t i = 0; i < ClassSet::kWords; ++i) words[i] ^= level.positions[i] ^ kept[i];
}

void ClassCountSearch::end_pruning_level(std::size_t max_bytes) {
    sizes_[static_cast<std::size_t>(pegs_)] = found_;
    if (found_.positions == 0) return report_none();
    winning_so_far_ += positions_.orbits(pegs_, found_.positions);
    if (pegs_ != half(direction_).end) {
        begin(Phase::kPrune, direction_, towards_end(direction_, pegs_));
    } else if (direction_ == SearchDirection::kForwards) {
        begin(Phase::kPrune, SearchDirection::kBackwards, half(SearchDirection::kBackwards).middle);
    } else {
        winning_ = winning_so_far_;
        begin_counting(SearchDirection::kForwards, half(SearchDirection::kForwards).end, max_bytes);
    }
}

void ClassCountSearch::begin_counting(SearchDirection direction, int pegs, std::size_t max_bytes) {
    begin(Phase::kCount, direction, pegs);
    const Size& size = sizes_[static_cast<std::size_t>(pegs)];
    const std::uint64_t wanted = positions_.blocks() * sizeof(growing_.of_block[0]) +
                                 size.blocks * sizeof(growing_.places[0]) +
                                 size.positions * sizeof(Known);
    full_ = wanted > max_bytes || bytes() > max_bytes - wanted;
    if (full_) return;
    growing_.of_block.resize(positions_.blocks());
    growing_.places.reserve(static_cast<std::size_t>(size.blocks));
    growing_.known.reserve(static_cast<std::size_t>(size.positions));
}

void ClassCountSearch::count(const ClassSet::Level& level) {
    find_places(level);
    const Half& own = half(direction_);
    if (pegs_ == own.end)
        std::ranges::fill(gathered_, Known{1, 1.0});
    else
        gather(level, opposite(direction_), towards_end(direction_, pegs_), own.known);
    const bool finished = direction_ == SearchDirection::kBackwards && pegs_ == own.end;
    if (!finished) {
        count_jumps(level);
        for (std::size_t i = 0; i < gathered_.size(); ++i) gathered_[i].share /= jumps_[i];
    }
    for (const Known& one : gathered_) too_many_ = too_many_ || one.paths > max_paths_;
    KnownLevel::Places places{growing_.known.size(), {}};
    std::size_t before = 0;
    for (std::size_t i = 0; i < ClassSet::kWords; ++i) {
        places.before[i] = static_cast<std::uint16_t>(before);
        before += bits_of(level.positions[i]);
    }
    growing_.of_block[level.block] = static_cast<std::uint32_t>(growing_.places.size());
    growing_.places.push_back(places);
    growing_.known.insert(growing_.known.end(), gathered_.begin(), gathered_.end());
}

void ClassCountSearch::end_counting_level(std::size_t max_bytes) {
    Half& own = half(direction_);
    own.known = std::exchange(growing_, {});
    if (pegs_ != own.middle) {
        begin_counting(direction_, towards_middle(direction_, pegs_), max_bytes);
    } else if (direction_ == SearchDirection::kForwards) {
        own.known.forget_places();
        begin_counting(SearchDirection::kBackwards, half(SearchDirection::kBackwards).end,
                       max_bytes);
    } else {
        begin(Phase::kMiddle, SearchDirection::kForwards, half(SearchDirection::kForwards).middle);
    }
}

void ClassCountSearch::cross_middle(const ClassSet::Level& level) {
    find_places(level);
    const Half& after = half(SearchDirection::kBackwards);
    gather(level, SearchDirection::kForwards, after.middle, after.known);
    const Known* const known = &half(SearchDirection::kForwards).known.known[crossed_];
    crossed_ += gathered_.size();
    for (std::size_t i = 0; i < gathered_.size(); ++i) {
        const Uint128 ways = Uint128{known[i].paths} * gathered_[i].paths;
        sum_.solutions = saturating_add(sum_.solutions, ways);
        sum_.odds += known[i].share * gathered_[i].share;
    }
}

void ClassCountSearch::find_filled(const ClassSet::Level& level) {
    filled_.clear();
    for (std::size_t i = 0; i < ClassSet::kWords; ++i)
        if (level.positions[i] != 0) filled_.push_back(static_cast<std::uint8_t>(i));
}

// Indexes the positions of the block, and makes room for their sums.
void ClassCountSearch::find_places(const ClassSet::Level& level) {
    std::uint16_t place = 0;
    find_filled(level);
    for (const std::size_t i : filled_)
        for_each_hole(level.positions[i],
                      [&](Hole in_word) { place_of_[64 * i + in_word] = place++; });
    gathered_.assign(place, Known{});
}

// Sums up what is known of the neighbours, which are on the level with `pegs` pegs. In a large set
// nearly every access misses the caches, so everything is prefetched well before it is read: first
// the words that transitions lead to, then what is known of the neighbours in them.
void ClassCountSearch::gather(const ClassSet::Level& level, SearchDirection direction, int pegs,
                              const KnownLevel& known) {
    const auto for_each_possible = [&](auto visit) {
        for (const ClassSet::Transition& transition : positions_.transitions(direction))
            if (transition.possible(level.block)) visit(transition);
    };
    for_each_possible([&](const ClassSet::Transition& transition) {
        const std::size_t block = transition.target(level.block);
        const auto words = std::as_const(positions_).words(block);
        __builtin_prefetch(&known.of_block[block]);
        for (const std::size_t i : filled_) __builtin_prefetch(&words[transition.target_in(i)]);
    });
    for_each_possible([&](const ClassSet::Transition& transition) {
        __builtin_prefetch(&known.places[known.of_block[transition.target(level.block)]]);
    });
    for_each_possible([&](const ClassSet::Transition& transition) {
        find_neighbours(level, transition, pegs, known);
        if (neighbours_.size() >= kManyNeighbours) add_neighbours();
    });
    add_neighbours();
}

void ClassCountSearch::find_neighbours(const ClassSet::Level& level,
                                       const ClassSet::Transition& transition, int pegs,
                                       const KnownLevel& known) {
    const std::size_t block = transition.target(level.block);
    const ClassSet::Block* const with_pegs = positions_.with_pegs(block, pegs);
    if (with_pegs == nullptr) return;
    const auto words = std::as_const(positions_).words(block);
    const KnownLevel::Places& places = known.places[known.of_block[block]];
    for (const std::size_t i : filled_) {
        if (!transition.possible_in(i)) continue;
        const std::size_t j = transition.target_in(i);
        const Bits found = positions_.landed(transition, level, i) & words[j];
        if (found == 0) continue;
        const Bits all = words[j] & (*with_pegs)[j];
        const Known* const first = known.known.data() + places.first + places.before[j];
        const std::uint16_t* const place_of = &place_of_[64 * i];
        for_each_hole(found, [&](Hole in_word) {
            const Known* const one = first + bits_of(all & (bit(in_word) - 1));
            __builtin_prefetch(one);
            neighbours_.push_back({one, place_of[in_word - transition.shift]});
        });
    }
}

void ClassCountSearch::add_neighbours() {
    Known* const gathered = gathered_.data();
    for (const Neighbour& neighbour : neighbours_) {
        Known& sum = gathered[neighbour.place];
        sum.paths += neighbour.known->paths;
        sum.share += neighbour.known->share;
    }
    neighbours_.clear();
}

// Bit-sliced counters for all bits of a word at once: adding 1 takes an XOR and an AND per digit.
void ClassCountSearch::count_jumps(const ClassSet::Level& level) {
    std::array<ClassSet::Block, kDigits> digits{};
    for (const ClassSet::Transition& transition :
         positions_.transitions(SearchDirection::kForwards)) {
        if (!transition.possible(level.block)) continue;
        for (const std::size_t i : filled_) {
            if (!transition.possible_in(i)) continue;
            Bits carry = std::rotl(positions_.landed(transition, level, i), -transition.shift);
            for (ClassSet::Block& digit : digits) {
                const Bits sum = digit[i] ^ carry;
                carry &= digit[i];
                digit[i] = sum;
            }
        }
    }
    jumps_.clear();
    for (const std::size_t i : filled_)
        for_each_hole(level.positions[i], [&](Hole in_word) {
            unsigned jumps = 0;
            for (std::size_t d = 0; d < kDigits; ++d)
                jumps |= static_cast<unsigned>(digits[d][i] >> in_word & 1) << d;
            jumps_.push_back(static_cast<std::uint8_t>(jumps));
        });
}

}  // namespace peg
