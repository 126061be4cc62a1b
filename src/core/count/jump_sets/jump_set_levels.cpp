// SPDX-License-Identifier: MIT
#include "core/count/jump_sets/jump_set_levels.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "core/board/jumps.h"
#include "core/count/jump_sets/jump_multiset.h"
#include "core/search/goals.h"
#include "core/support/position_map.h"

namespace peg {

// Interface of the levels for both sizes of multisets.
class JumpSetLevels::Levels {
public:
    virtual ~Levels() = default;
    Levels(const Levels&) = delete;
    Levels& operator=(const Levels&) = delete;

    virtual std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) = 0;
    virtual std::size_t bytes() const = 0;
    std::uint64_t stored() const { return stored_; }
    bool full() const { return full_; }
    // Whether a jump is taken more often than a digit of these multisets can represent.
    bool too_small() const { return too_small_; }
    const std::optional<Uint128>& result() const { return result_; }

protected:
    Levels() = default;

    std::uint64_t stored_ = 0;
    bool full_ = false;
    bool too_small_ = false;
    std::optional<Uint128> result_;
};

namespace {

using SmallMultiset = JumpMultiset<3, 2>;
using LargeMultiset = JumpMultiset<8, 4>;
static_assert(SmallMultiset::kMaxTaken == JumpSetLevels::kMaxTaken);
static_assert(LargeMultiset::kMaxJumpsHere == JumpSetLevels::kMaxJumps);

template <class Multiset>
class LevelsOf final : public JumpSetLevels::Levels {
public:
    LevelsOf(const DenseCanonicalizer& canonicalizer, const WinningLevels& winning,
             unsigned max_taken)
        : canonicalizer_(&canonicalizer), winning_(&winning), max_taken_(max_taken) {
        const Board& board = canonicalizer.board();
        for (const Permutation& symmetry : canonicalizer.symmetries()) {
            const std::vector<JumpId> images = permuted_jumps(board, symmetry);
            std::vector<JumpId> back(images.size());
            for (std::size_t jump = 0; jump < images.size(); ++jump)
                back[images[jump]] = static_cast<JumpId>(jump);
            back_.emplace_back(back);
        }
        next_.positions = winning.level(0);
        for (std::size_t i = 0; i < next_.positions.size(); ++i) {
            next_.multisets.emplace_back();
            next_.begins.push_back(next_.multisets.size());
        }
        end_level();
    }

    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) override {
        std::uint64_t done = 0;
        while (done < nodes && !result_ && !full_ && !too_small_) {
            done += owed_.pay(nodes - done);
            if (!owed_.paid()) break;
            if (next_.begins.size() > next_.positions.size())
                end_level();
            else
                owed_.owe(find_multisets(next_.positions[next_.begins.size() - 1]));
            full_ = bytes() > max_bytes;
        }
        return done;
    }

    std::size_t bytes() const override {
        std::size_t bytes = known_.bytes() + next_.bytes() + index_.growing_bytes() +
                            slots_.capacity() * sizeof(slots_[0]);
        for (const auto& permutation : back_) bytes += permutation.bytes();
        return bytes;
    }

private:
    // The canonical forms of the winning positions after a number of jumps. The multisets that lead
    // to positions[i] begin at multisets[begins[i]].
    struct Level {
        std::vector<DensePosition> positions;
        std::vector<std::size_t> begins{0};
        std::vector<Multiset> multisets;

        std::size_t bytes() const {
            return positions.capacity() * sizeof(positions[0]) +
                   begins.capacity() * sizeof(begins[0]) + grown_bytes<Multiset>(multisets.size());
        }
    };
    // A position one jump before: its multisets, mapped back and with the jump added, are multisets
    // here.
    struct Source {
        std::size_t position;  // index in the known level
        std::size_t symmetry;  // that mapped it to its canonical form
        JumpId jump;
    };

    std::uint64_t find_multisets(DensePosition position);
    void insert(const Multiset& multiset);
    void end_level();

    const DenseCanonicalizer* canonicalizer_;
    const WinningLevels* winning_;
    unsigned max_taken_;                               // maximum multiplicity of a jump
    std::vector<MultisetPermutation<Multiset>> back_;  // the inverse of each symmetry
    std::size_t depth_ = 0;                            // 1 + number of jumps to the known level
    Level known_;
    Level next_;                        // being filled
    PositionMap<std::uint32_t> index_;  // of the known level: 1 + index of each canonical form
    // Hash table of the current position's multisets: 1 + index of each, counted from the
    // position's first.
    std::vector<std::uint32_t> slots_;
    OwedNodes owed_;
};

template <class Multiset>
std::uint64_t LevelsOf<Multiset>::find_multisets(DensePosition position) {
    const Board& board = canonicalizer_->board();
    const DenseCanonicalizer::Images images = canonicalizer_->images(position);
    PerJump<Source> sources;
    std::size_t found = 0;
    for (const JumpId jump : legal_jumps(board, complement(board, {images.pegs}))) {
        const DenseCanonicalizer::Images before = canonicalizer_->flipped(images, jump);
        const auto first = before.dense.begin();
        const auto smallest =
            std::min_element(first, first + static_cast<std::ptrdiff_t>(canonicalizer_->size()));
        const std::uint32_t* number = index_.find(smallest->bits);
        if (number == nullptr) continue;
        sources.add({*number - 1, static_cast<std::size_t>(smallest - first), jump});
        found += known_.begins[*number] - known_.begins[*number - 1];
    }
    slots_.assign(std::bit_ceil(2 * found + 2), 0);
    for (const Source& source : sources)
        for (std::size_t i = known_.begins[source.position]; i < known_.begins[source.position + 1];
             ++i) {
            const Multiset& known = known_.multisets[i];
            Multiset multiset = source.symmetry == 0 ? known : back_[source.symmetry](known);
            too_small_ = too_small_ || multiset.taken(source.jump) == max_taken_;
            if (too_small_) return found;
            multiset.add(source.jump);
            insert(multiset);
        }
    next_.begins.push_back(next_.multisets.size());
    return found + 1;
}

template <class Multiset>
void LevelsOf<Multiset>::insert(const Multiset& multiset) {
    const std::size_t first = next_.begins.back();
    std::size_t i = static_cast<std::size_t>(multiset.hash()) & (slots_.size() - 1);
    for (; slots_[i] != 0; i = (i + 1) & (slots_.size() - 1))
        if (next_.multisets[first + slots_[i] - 1] == multiset) return;
    next_.multisets.push_back(multiset);
    slots_[i] = static_cast<std::uint32_t>(next_.multisets.size() - first);
}

template <class Multiset>
void LevelsOf<Multiset>::end_level() {
    stored_ += next_.multisets.size();
    known_ = std::exchange(next_, {});
    index_ = {};
    if (depth_++ == winning_->jumps()) {
        Uint128 sum = 0;
        for (std::size_t i = 0; i < known_.positions.size(); ++i) {
            const auto orbit =
                canonicalizer_->orbit_size(canonicalizer_->images(known_.positions[i]));
            sum += Uint128{known_.begins[i + 1] - known_.begins[i]} * orbit;
        }
        result_ = sum;
        return;
    }
    for (std::size_t i = 0; i < known_.positions.size(); ++i)
        index_[known_.positions[i].bits] = static_cast<std::uint32_t>(i + 1);
    next_.positions = winning_->level(depth_);
}

}  // namespace

bool JumpSetLevels::possible(const Board& board, const Problem& problem) {
    return board.jumps().size() <= kMaxJumps &&
           (problem.finish.kind == Finish::Kind::kFewest || !goals_of(board, problem).empty());
}

JumpSetLevels::JumpSetLevels(const DenseCanonicalizer& canonicalizer, const Problem& problem,
                             int pegs_left, unsigned max_taken)
    : canonicalizer_(&canonicalizer), max_taken_(max_taken),
      winning_(std::make_unique<WinningLevels>(canonicalizer, problem, pegs_left)) {}
JumpSetLevels::~JumpSetLevels() = default;
JumpSetLevels::JumpSetLevels(JumpSetLevels&&) noexcept = default;
JumpSetLevels& JumpSetLevels::operator=(JumpSetLevels&&) noexcept = default;

std::uint64_t JumpSetLevels::run(std::uint64_t nodes, std::size_t max_bytes) {
    if (full_ || result()) return 0;
    if (!winning_->done()) {
        const std::uint64_t done = winning_->run(nodes, max_bytes);
        full_ = winning_->full();
        if (winning_->done())
            begin_levels(canonicalizer_->board().jumps().size() > SmallMultiset::kMaxJumpsHere);
        return done;
    }
    const std::size_t others = winning_->bytes();
    const std::uint64_t done = levels_->run(nodes, max_bytes > others ? max_bytes - others : 0);
    full_ = levels_->full() || (levels_->too_small() && large_);
    if (levels_->too_small() && !large_) begin_levels(true);
    return done;
}

void JumpSetLevels::begin_levels(bool large) {
    large_ = large;
    levels_.reset();
    if (large)
        levels_ = std::make_unique<LevelsOf<LargeMultiset>>(*canonicalizer_, *winning_,
                                                            LargeMultiset::kMaxTaken);
    else
        levels_ = std::make_unique<LevelsOf<SmallMultiset>>(*canonicalizer_, *winning_, max_taken_);
}

bool JumpSetLevels::full() const { return full_; }
std::uint64_t JumpSetLevels::stored() const {
    return winning_->stored() + (levels_ ? levels_->stored() : 0);
}
std::size_t JumpSetLevels::bytes() const {
    return winning_->bytes() + (levels_ ? levels_->bytes() : 0);
}
std::optional<Uint128> JumpSetLevels::result() const {
    return levels_ ? levels_->result() : std::nullopt;
}

}  // namespace peg
