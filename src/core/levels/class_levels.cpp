// SPDX-License-Identifier: MIT
#include "core/levels/class_levels.h"

#include <algorithm>
#include <limits>

#include "core/support/bits/count_bits.h"

namespace peg {

namespace {

constexpr int kFewestHoles = 20;
constexpr int kMostHoles = 44;

// The bits of a word whose number has this digit.
constexpr Bits bits_with(int digit) {
    Bits bits = 0;
    for (unsigned number = 0; number < 64; ++number)
        if ((number >> digit & 1) != 0) bits |= Bits{1} << number;
    return bits;
}

// All bits, or none.
constexpr Bits all_if(bool condition) { return condition ? ~Bits{0} : 0; }

}  // namespace

bool ClassLevels::possible(const Board& board) {
    return board.hole_count() >= kFewestHoles && board.hole_count() <= kMostHoles;
}

std::size_t ClassLevels::bytes(const Board& board) {
    assert(possible(board));
    const ClassNumbering numbering(board, 0);
    const std::size_t deps = numbering.dependent_holes().size();
    const std::size_t tables = (kWordDigits + kBitDigits + deps + 1) << deps;
    const std::uint64_t positions = (std::uint64_t{1} << numbering.digits()) / 8;
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    return positions > kAll / 2 ? kAll
                                : static_cast<std::size_t>(positions) + tables * sizeof(Block);
}

ClassLevels::ClassLevels(const DenseCanonicalizer& canonicalizer, const LevelSet& level)
    : canonicalizer_(&canonicalizer), numbering_(canonicalizer.board(), level.position_class()),
      first_pegs_(level.pegs()), pegs_(level.pegs()), sizes_{level.size()} {
    positions_.resize(std::size_t{1} << (numbering_.digits() - kBitDigits));
    touched_.resize((positions_.size() / kWords + 63) / 64);
    make_tables();
    const auto jumps = canonicalizer.board().jumps();
    plays_.resize(jumps.size());
    std::ranges::transform(jumps, plays_.begin(), [&](const Jump& jump) { return play_of(jump); });
    const auto symmetries = canonicalizer.symmetries().subspan(1);
    fixed_.resize(symmetries.size());
    std::ranges::transform(symmetries, fixed_.begin(),
                           [&](const Permutation& symmetry) { return fixed_by(symmetry); });
    insert(level);
}

void ClassLevels::make_tables() {
    const auto deps = numbering_.dependent_holes();
    dependent_pegs_.resize(deps.size());
    with_pegs_.resize((kWordDigits + kBitDigits + deps.size() + 1) << deps.size());
    for (std::size_t word = 0; word < kWords; ++word)
        for (std::size_t in_word = 0; in_word < 64; ++in_word) {
            const std::uint64_t number = word << kBitDigits | in_word;
            const Bits own = Bits{1} << in_word;
            std::size_t changed = 0;  // dependent holes that are not as in the first bit
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

ClassLevels::Play ClassLevels::play_of(const Jump& jump) const {
    Play play;
    const auto need = [&](Hole hole, bool peg) {
        const int dense = lowest(canonicalizer_->dense(bit(hole)).bits);
        const auto deps = numbering_.dependent_holes();
        const auto dependent = std::ranges::find(deps, dense, &ClassNumbering::Dependent::hole);
        if (dependent != deps.end()) {
            play.needed.add({static_cast<std::size_t>(dependent - deps.begin()), peg});
            return;
        }
        const auto free = numbering_.free_holes();
        const int digit = static_cast<int>(std::ranges::find(free, dense) - free.begin());
        if (digit < kBitDigits) {
            play.bits &= bits_with(digit) ^ all_if(!peg);
            play.shift += peg ? -(1 << digit) : 1 << digit;
        } else if (digit < kBitDigits + kWordDigits) {
            const std::size_t own = std::size_t{1} << (digit - kBitDigits);
            play.word_mask |= own;
            if (peg) play.word_pegs |= own;
        } else {
            const std::size_t own = std::size_t{1} << (digit - kBitDigits - kWordDigits);
            play.block_mask |= own;
            if (peg) play.block_pegs |= own;
        }
    };
    need(jump.from, true);
    need(jump.over, true);
    need(jump.to, false);
    if (play.word_mask != 0) play.run = play.word_mask & (~play.word_mask + 1);
    for (std::size_t word = 0; word < kWords; word += play.run)
        if ((word & play.word_mask) == play.word_pegs) play.runs |= Bits{1} << word;
    return play;
}

ClassLevels::Fixed ClassLevels::fixed_by(const Permutation& symmetry) const {
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

void ClassLevels::insert(const LevelSet& level) {
    LevelSet::Cursor cursor;
    while (const auto position = level.next(cursor)) {
        const DenseCanonicalizer::Images images = canonicalizer_->images(*position);
        for (std::size_t i = 0; i < canonicalizer_->size(); ++i) {
            const std::uint64_t number = numbering_.number(images.dense[i]);
            const auto word = static_cast<std::size_t>(number / 64);
            positions_[word] |= Bits{1} << number % 64;
            const std::size_t block = word / kWords;
            touched_[block / 64] |= Bits{1} << block % 64;
        }
    }
}

std::uint64_t ClassLevels::expand(std::uint64_t nodes) {
    const int most = kWordDigits + kBitDigits + static_cast<int>(dependent_pegs_.size());
    std::uint64_t done = 0;
    while (done < nodes && !exhausted_) {
        // The next block that has, or may have, positions of any level.
        std::size_t at = block_ / 64;
        Bits left = at < touched_.size() ? touched_[at] & ~Bits{0} << block_ % 64 : 0;
        while (left == 0 && ++at < touched_.size()) left = touched_[at];
        if (left == 0) {
            end_level();
            return done;
        }
        const std::size_t block = 64 * at + lowest(left);
        block_ = block + 1;
        const int pegs = pegs_ - count(block);  // in its words
        if (pegs < 0 || pegs > most) {
            ++done;
            continue;
        }
        expand_block(block, static_cast<std::size_t>(pegs));
        done += kNodesPerBlock;
    }
    return done;
}

void ClassLevels::end_level() {
    exhausted_ = found_ == 0;
    if (!exhausted_ && pegs_ != first_pegs_) sizes_.push_back(orbits());
    --pegs_;
    block_ = 0;
    found_ = 0;
}

std::size_t ClassLevels::dependents_of(std::size_t block) const {
    const std::uint64_t number = std::uint64_t{block} << (kWordDigits + kBitDigits);
    const auto deps = numbering_.dependent_holes();
    std::size_t pegs = 0;
    for (std::size_t i = 0; i < deps.size(); ++i)
        pegs |= static_cast<std::size_t>(deps[i].peg(number)) << i;
    return pegs;
}

void ClassLevels::expand_block(std::size_t block, std::size_t pegs) {
    const std::size_t dependents = dependents_of(block);
    const Block& level = with_pegs_[pegs << dependent_pegs_.size() | dependents];
    const Bits* const all = &positions_[block * kWords];
    Block from;
    Bits any = 0;
    for (std::size_t i = 0; i < kWords; ++i) any |= from[i] = all[i] & level[i];
    if (any == 0) return;
    found_ += count_bits(from);
    for (const Play& one : plays_)
        if ((block & one.block_mask) == one.block_pegs) play(one, block, dependents, from);
}

void ClassLevels::play(const Play& play, std::size_t block, std::size_t dependents,
                       const Block& from) {
    Block masked;
    const Bits* source = from.data();
    for (const Play::Needed& needed : play.needed) {
        const Bits flip = all_if(((dependents >> needed.dependent & 1) != 0) != needed.peg);
        const Bits* const pegs = dependent_pegs_[needed.dependent].data();
        for (std::size_t i = 0; i < kWords; ++i) masked[i] = source[i] & ~(pegs[i] ^ flip);
        source = masked.data();
    }
    const std::size_t to = block ^ play.block_mask;
    touched_[to / 64] |= Bits{1} << to % 64;
    Bits* const target = &positions_[to * kWords];
    const Bits bits = play.bits;
    // The compiler makes the most of each of these loops where it knows how long it is and which
    // way it shifts: a third of the time.
    const auto join = [&](auto shifted) {
        if (play.run == kWords) {
            for (std::size_t i = 0; i < kWords; ++i) target[i] |= shifted(source[i] & bits);
            return;
        }
        for_each_hole(play.runs, [&](std::size_t begin) {
            const Bits* const of = source + begin;
            Bits* const into = target + (begin ^ play.word_mask);
            for (std::size_t i = 0; i < play.run; ++i) into[i] |= shifted(of[i] & bits);
        });
    };
    const int shift = play.shift;
    if (shift == 0)
        join([](Bits word) { return word; });
    else if (shift > 0)
        join([shift](Bits word) { return word << shift; });
    else
        join([shift](Bits word) { return word >> -shift; });
}

std::uint64_t ClassLevels::orbits() const {
    std::uint64_t sum = found_;
    for (const Fixed& fixed : fixed_) sum += count_fixed(fixed);
    assert(sum % canonicalizer_->size() == 0);
    return sum / canonicalizer_->size();
}

// All sets of rounds in the order of a Gray code: from one to the next, one comes or goes.
std::uint64_t ClassLevels::count_fixed(const Fixed& fixed) const {
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
        if (peg_count(position) != pegs_) continue;
        if (std::ranges::all_of(numbering_.dependent_holes(), in_class))
            sum += positions_[static_cast<std::size_t>(number / 64)] >> number % 64 & 1;
    }
    return sum;
}

}  // namespace peg
