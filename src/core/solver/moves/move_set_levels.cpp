// SPDX-License-Identifier: MIT
#include "core/solver/moves/move_set_levels.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <set>
#include <utility>

#include "core/support/random.h"

namespace peg {

namespace {

// For each symmetry, the index of its inverse.
std::vector<std::size_t> inverses_of(const DenseCanonicalizer& canonicalizer) {
    std::vector<std::size_t> inverses;
    for (const Permutation& symmetry : canonicalizer.symmetries())
        for (std::size_t i = 0; i < canonicalizer.size(); ++i) {
            bool back = true;
            for_each_hole(canonicalizer.board().holes(), [&](Hole hole) {
                back = back && canonicalizer.symmetries()[i][symmetry[hole]] == hole;
            });
            if (back) inverses.push_back(i);
        }
    assert(inverses.size() == canonicalizer.size());
    return inverses;
}

}  // namespace

MoveSetLevels::MoveSetLevels(const DenseCanonicalizer& canonicalizer, Position start,
                             const WinningMoveLevels& winning)
    : canonicalizer_(&canonicalizer), start_(start), winning_(&winning), moves_of_(canonicalizer),
      none_(canonicalizer.board(), SearchDirection::kForwards, 0),
      inverses_(inverses_of(canonicalizer)) {
    const auto first = winning.level(0);
    next_.positions.assign(first.begin(), first.end());
    // One multiset, without moves, leads to the start.
    next_.begins.assign(next_.positions.size() + 1, 1);
    next_.begins.front() = 0;
    end_level();
}

MoveSetLevels::Kind MoveSetLevels::image(const Kind& kind, const Permutation& symmetry) const {
    return {symmetry[kind.start], symmetry[kind.end], permute(symmetry, kind.taken)};
}

// The id of a move; for a new move, its images get ids as well.
MoveSetLevels::MoveId MoveSetLevels::number(const Kind& kind) {
    if (const auto known = numbers_.find(kind); known != numbers_.end()) return known->second;
    const std::size_t first = kinds_.size();
    for (const Permutation& symmetry : canonicalizer_->symmetries()) {
        const Kind moved = image(kind, symmetry);
        if (numbers_.emplace(moved, static_cast<MoveId>(kinds_.size())).second)
            kinds_.push_back(moved);
    }
    for (std::size_t move = first; move < kinds_.size(); ++move)
        for (const Permutation& symmetry : canonicalizer_->symmetries())
            images_.push_back(numbers_.at(image(kinds_[move], symmetry)));
    return numbers_.at(kind);
}

std::uint64_t MoveSetLevels::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (done < nodes && !done_ && !full_) {
        done += owed_.pay(nodes - done);
        if (!owed_.paid()) break;
        if (next_.begins.size() > next_.positions.size())
            end_level();
        else
            owed_.owe(find_multisets(next_.positions[next_.begins.size() - 1]));
        full_ = full_ || bytes() > max_bytes;
    }
    return done;
}

// Finds the positions of the known level, and the moves, that lead to the position; returns the
// nodes.
std::uint64_t MoveSetLevels::find_sources(DensePosition position) {
    const Board& board = canonicalizer_->board();
    sources_.clear();
    std::uint64_t looked = 0;
    const auto look = [&](const DenseCanonicalizer::Images& before,
                          std::span<const JumpId> jumps) {  // the last jump first
        ++looked;
        const auto first = before.dense.begin();
        const auto smallest =
            std::min_element(first, first + static_cast<std::ptrdiff_t>(canonicalizer_->size()));
        const std::uint32_t* known = index_.find(smallest->bits);
        if (known == nullptr) return false;
        Kind kind{board.jump(jumps.back()).from, board.jump(jumps.front()).to, 0};
        for (const JumpId jump : jumps) kind.taken |= bit(board.jump(jump).over);
        sources_.push_back(
            {*known - 1, static_cast<std::uint32_t>(smallest - first), number(kind)});
        return false;
    };
    const auto visited =
        moves_of_.visit(SearchDirection::kBackwards, none_, canonicalizer_->images(position), look);
    full_ = visited != Moves::Visited::kAll;
    // Several runs of jumps can be the same move.
    std::ranges::sort(sources_);
    sources_.erase(std::ranges::unique(sources_).begin(), sources_.end());
    return nodes_of_moves(looked);
}

std::uint64_t MoveSetLevels::find_multisets(DensePosition position) {
    std::uint64_t nodes = find_sources(position);
    std::size_t found = 0;
    for (const Source& source : sources_)
        found += known_.begins[source.position + 1] - known_.begins[source.position];
    slots_.assign(std::bit_ceil(2 * found + 2), 0);
    const std::size_t first = next_.begins.back();
    std::vector<MoveId> multiset(next_.moves);
    const auto known_as = [&](std::uint32_t n) {
        const auto other =
            next_.multisets.begin() + static_cast<std::ptrdiff_t>((first + n) * next_.moves);
        return std::equal(multiset.begin(), multiset.end(), other);
    };
    for (const Source& source : sources_)
        for (std::size_t n = known_.begins[source.position]; n < known_.begins[source.position + 1];
             ++n) {
            for (std::size_t i = 0; i < known_.moves; ++i)
                multiset[i] =
                    image(known_.multisets[n * known_.moves + i], inverses_[source.symmetry]);
            multiset.back() = source.move;
            std::ranges::sort(multiset);
            std::uint64_t hash = 0;
            for (const MoveId move : multiset) hash = mixed(hash ^ move);
            std::size_t slot = static_cast<std::size_t>(hash) & (slots_.size() - 1);
            while (slots_[slot] != 0 && !known_as(slots_[slot] - 1))
                slot = (slot + 1) & (slots_.size() - 1);
            if (slots_[slot] != 0) continue;
            next_.multisets.insert(next_.multisets.end(), multiset.begin(), multiset.end());
            slots_[slot] = static_cast<std::uint32_t>(next_.multisets.size() / next_.moves - first);
        }
    next_.begins.push_back(next_.multisets.size() / next_.moves);
    return nodes + found;
}

void MoveSetLevels::end_level() {
    stored_ += next_.begins.back();
    known_ = std::exchange(next_, {});
    if (known_.moves == moves()) {
        keep_distinct();
        done_ = true;
        return;
    }
    index_ = {};
    for (std::size_t i = 0; i < known_.positions.size(); ++i)
        index_[known_.positions[i].bits] = static_cast<std::uint32_t>(i + 1);
    next_.moves = known_.moves + 1;
    const auto level = winning_->level(next_.moves);
    next_.positions.assign(level.begin(), level.end());
}

// Of the multisets that lead to a goal, those that symmetries fixing the goal map to each other
// count as one. Other goals are images of these.
void MoveSetLevels::keep_distinct() {
    for (std::size_t i = 0; i < known_.positions.size(); ++i) {
        const auto images = canonicalizer_->images(known_.positions[i]);
        std::set<std::vector<MoveId>> seen;
        for (std::size_t n = known_.begins[i]; n < known_.begins[i + 1]; ++n) {
            const auto begin =
                known_.multisets.begin() + static_cast<std::ptrdiff_t>(n * known_.moves);
            const std::vector<MoveId> own(begin, begin + static_cast<std::ptrdiff_t>(known_.moves));
            std::vector<MoveId> smallest = own;
            for (std::size_t s = 1; s < canonicalizer_->size(); ++s) {
                if (images.dense[s] != images.dense[0]) continue;
                std::vector<MoveId> moved;
                moved.reserve(own.size());
                for (const MoveId move : own) moved.push_back(image(move, s));
                std::ranges::sort(moved);
                smallest = std::min(smallest, moved);
            }
            if (seen.insert(smallest).second)
                distinct_.insert(distinct_.end(), own.begin(), own.end());
        }
    }
}

std::vector<JumpId> MoveSetLevels::solution(std::size_t n) const {
    assert(done_ && n < size());
    std::vector<JumpId> jumps;
    if (moves() == 0) return jumps;
    const std::span<const MoveId> chosen(distinct_.data() + n * moves(), moves());
    std::map<std::uint64_t, bool> tried;
    const bool ordered =
        order(start_.pegs, chosen, ~std::uint64_t{0} >> (64 - moves()), tried, jumps);
    assert(ordered);
    (void)ordered;
    return jumps;
}

// Plays the remaining moves, given as bits of `left`, in some order; which moves remain determines
// the position.
bool MoveSetLevels::order(Bits pegs, std::span<const MoveId> moves, std::uint64_t left,
                          std::map<std::uint64_t, bool>& tried, std::vector<JumpId>& jumps) const {
    if (left == 0) return true;
    if (!tried.emplace(left, true).second) return false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if ((left >> i & 1) == 0) continue;
        const std::size_t before = jumps.size();
        const Kind& kind = kinds_[moves[i]];
        Bits after = pegs;
        if (contains(pegs, kind.start) && (pegs & kind.taken) == kind.taken &&
            play(after, kind.start, kind, jumps) &&
            order(after, moves, left & ~(std::uint64_t{1} << i), tried, jumps))
            return true;
        jumps.resize(before);
    }
    return false;
}

// Plays on with a peg until it has removed what is left and is at the end of the move.
bool MoveSetLevels::play(Bits& pegs, Hole peg, const Kind& left, std::vector<JumpId>& jumps) const {
    if (left.taken == 0) return peg == left.end;
    const Board& board = canonicalizer_->board();
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        if (jump.from != peg || !contains(left.taken, jump.over) || !is_legal({pegs}, jump))
            continue;
        const Bits before = pegs;
        pegs ^= jump.mask;
        jumps.push_back(static_cast<JumpId>(id));
        if (play(pegs, jump.to, {left.start, left.end, left.taken & ~bit(jump.over)}, jumps))
            return true;
        pegs = before;
        jumps.pop_back();
    }
    return false;
}

std::size_t MoveSetLevels::bytes() const {
    constexpr std::size_t kBytesOfKind = 128;  // with its id, in the map
    return grown_bytes<MoveId>(next_.multisets.size()) +
           grown_bytes<MoveId>(known_.multisets.size()) + index_.growing_bytes() +
           kinds_.size() * (kBytesOfKind + canonicalizer_->size() * sizeof(MoveId)) +
           slots_.size() * sizeof(slots_[0]) +
           (known_.positions.size() + next_.positions.size()) * 2 * sizeof(DensePosition);
}

}  // namespace peg
