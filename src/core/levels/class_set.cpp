// SPDX-License-Identifier: MIT
#include "core/levels/class_set.h"

#include <algorithm>
#include <limits>

#include "core/support/bits/digit_bits.h"

namespace peg {

namespace {

constexpr int kMinHoles = 20;
constexpr int kMaxClassHoles = 44;

// All bits, or none.
constexpr Bits all_if(bool condition) { return condition ? ~Bits{0} : 0; }

}  // namespace

bool ClassSet::possible(const Board& board) {
    return board.hole_count() >= kMinHoles && board.hole_count() <= kMaxClassHoles;
}

std::size_t ClassSet::bytes(const Board& board) {
    assert(possible(board));
    const ClassNumbering numbering(board, 0);
    const std::size_t deps = numbering.dependent_holes().size();
    const std::size_t tables = (kWordDigits + kBitDigits + deps + 1) << deps;
    const std::uint64_t positions = (std::uint64_t{1} << numbering.digits()) / 8;
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    return positions > kAll / 2 ? kAll
                                : static_cast<std::size_t>(positions) + tables * sizeof(Block);
}

ClassSet::ClassSet(const DenseCanonicalizer& canonicalizer, PositionClass position_class)
    : canonicalizer_(&canonicalizer), numbering_(canonicalizer.board(), position_class) {
    positions_.resize(std::size_t{1} << (numbering_.digits() - kBitDigits));
    touched_.resize((blocks() + 63) / 64);
    make_tables();
    for (const auto direction : {SearchDirection::kForwards, SearchDirection::kBackwards})
        for (const Jump& jump : canonicalizer.board().jumps())
            transitions_[static_cast<std::size_t>(direction)].push_back(
                transition_of(jump, direction));
    for (const Permutation& symmetry : canonicalizer.symmetries().subspan(1))
        fixed_.push_back(fixed_by(symmetry));
}

void ClassSet::make_tables() {
    const auto deps = numbering_.dependent_holes();
    dependent_pegs_.resize(deps.size());
    with_pegs_.resize((kWordDigits + kBitDigits + deps.size() + 1) << deps.size());
    for (std::size_t word = 0; word < kWords; ++word)
        for (std::size_t in_word = 0; in_word < 64; ++in_word) {
            const std::uint64_t number = word << kBitDigits | in_word;
            const Bits own = Bits{1} << in_word;
            std::size_t changed = 0;  // dependent holes that differ from the block's first position
            for (std::size_t i = 0; i < deps.size(); ++i) {
                if (!odd(number & deps[i].others)) continue;
                changed |= std::size_t{1} << i;
                dependent_pegs_[i][word] |= own;
            }
            for (std::size_t first = 0; first < std::size_t{1} << deps.size(); ++first) {
                const int pegs = count(number) + count(first ^ changed);
                with_pegs_[static_cast<std::size_t>(pegs) << deps.size() | first][word] |= own;
            }
        }
}

ClassSet::Transition ClassSet::transition_of(const Jump& jump, SearchDirection direction) const {
    Transition transition;
    const auto need = [&](Hole hole, bool peg) {
        const int dense = lowest(canonicalizer_->dense(bit(hole)).bits);
        const auto deps = numbering_.dependent_holes();
        const auto dependent = std::ranges::find(deps, dense, &ClassNumbering::Dependent::hole);
        if (dependent != deps.end()) {
            transition.needed.add({static_cast<std::size_t>(dependent - deps.begin()), peg});
            return;
        }
        const auto free = numbering_.free_holes();
        const int digit = static_cast<int>(std::ranges::find(free, dense) - free.begin());
        if (digit < kBitDigits) {
            transition.bits &= bits_with(digit) ^ all_if(!peg);
            transition.shift += peg ? -(1 << digit) : 1 << digit;
        } else if (digit < kBitDigits + kWordDigits) {
            const std::size_t own = std::size_t{1} << (digit - kBitDigits);
            transition.word_mask |= own;
            if (peg) transition.word_pegs |= own;
        } else {
            const std::size_t own = std::size_t{1} << (digit - kBitDigits - kWordDigits);
            transition.block_mask |= own;
            if (peg) transition.block_pegs |= own;
        }
    };
    const bool forwards = direction == SearchDirection::kForwards;
    need(jump.from, forwards);
    need(jump.over, forwards);
    need(jump.to, !forwards);
    if (transition.word_mask != 0)
        transition.run = transition.word_mask & (~transition.word_mask + 1);
    for (std::size_t word = 0; word < kWords; word += transition.run)
        if ((word & transition.word_mask) == transition.word_pegs)
            transition.runs |= Bits{1} << word;
    return transition;
}

ClassSet::Fixed ClassSet::fixed_by(const Permutation& symmetry) const {
    Fixed fixed;
    Bits left = canonicalizer_->board().holes();
    while (left != 0) {
        Bits round = 0;
        for (Hole hole = lowest(left); !contains(round, hole); hole = symmetry[hole])
            round |= bit(hole);
        left &= ~round;
        const DensePosition holes = canonicalizer_->dense(round);
        fixed.holes.add(holes);
        fixed.digits.add(numbering_.number(holes));
    }
    return fixed;
}

void ClassSet::insert(DensePosition position) {
    const std::uint64_t number = numbering_.number(position);
    const auto word = static_cast<std::size_t>(number / 64);
    positions_[word] |= Bits{1} << number % 64;
    touch(word / kWords);
}

std::size_t ClassSet::next_block(std::size_t block) const {
    std::size_t at = block / 64;
    Bits left = at < touched_.size() ? touched_[at] & ~Bits{0} << block % 64 : 0;
    while (left == 0 && ++at < touched_.size()) left = touched_[at];
    return left == 0 ? blocks() : 64 * at + lowest(left);
}

std::size_t ClassSet::dependents_of(std::size_t block) const {
    const std::uint64_t number = std::uint64_t{block} << (kWordDigits + kBitDigits);
    const auto deps = numbering_.dependent_holes();
    std::size_t pegs = 0;
    for (std::size_t i = 0; i < deps.size(); ++i)
        pegs |= static_cast<std::size_t>(deps[i].peg(number)) << i;
    return pegs;
}

const ClassSet::Block* ClassSet::with_pegs(std::size_t block, int pegs) const {
    const int max_pegs = kWordDigits + kBitDigits + static_cast<int>(dependent_pegs_.size());
    const int in_words = pegs - count(block);
    if (in_words < 0 || in_words > max_pegs) return nullptr;
    return &with_pegs_[static_cast<std::size_t>(in_words) << dependent_pegs_.size() |
                       dependents_of(block)];
}

bool ClassSet::find_level(std::size_t block, int pegs, Level& level) const {
    const Block* const with = with_pegs(block, pegs);
    if (with == nullptr) return false;
    level.block = block;
    level.dependents = dependents_of(block);
    const Bits* const all = &positions_[block * kWords];
    Bits any = 0;
    for (std::size_t i = 0; i < kWords; ++i) any |= level.positions[i] = all[i] & (*with)[i];
    return any != 0;
}

void ClassSet::insert_targets(const Transition& transition, const Level& level) {
    const std::size_t to = transition.target(level.block);
    touch(to);
    Bits* const target = &positions_[to * kWords];
    apply(transition, level, [&](std::size_t, std::size_t j, Bits landed) { target[j] |= landed; });
}

std::uint64_t ClassSet::orbits(int pegs, std::uint64_t found) const {
    std::uint64_t sum = found;
    for (const Fixed& fixed : fixed_) sum += count_fixed(fixed, pegs);
    assert(sum % canonicalizer_->size() == 0);
    return sum / canonicalizer_->size();
}

// Visits all unions of cycles in Gray code order: consecutive subsets differ by one cycle.
std::uint64_t ClassSet::count_fixed(const Fixed& fixed, int pegs) const {
    std::uint64_t sum = 0;
    DensePosition position{0};
    std::uint64_t number = 0;
    const auto in_class = [&](const ClassNumbering::Dependent& one) {
        return one.peg(number) == ((position.bits >> one.hole & 1) != 0);
    };
    for (std::uint64_t step = 1; step < std::uint64_t{1} << fixed.holes.size(); ++step) {
        const auto changed = static_cast<std::size_t>(std::countr_zero(step));
        position = position ^ fixed.holes.begin()[changed];
        number ^= fixed.digits.begin()[changed];
        if (peg_count(position) != pegs) continue;
        if (std::ranges::all_of(numbering_.dependent_holes(), in_class))
            sum += positions_[static_cast<std::size_t>(number / 64)] >> number % 64 & 1;
    }
    return sum;
}

}  // namespace peg
