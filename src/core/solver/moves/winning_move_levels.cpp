// SPDX-License-Identifier: MIT
#include "core/solver/moves/winning_move_levels.h"

#include <array>

namespace peg {

namespace {

// The goal, if there is exactly one.
std::optional<Bits> sole(std::span<const Bits> goals) {
    return goals.size() == 1 ? std::optional(goals.front()) : std::nullopt;
}

}  // namespace

WinningMoveLevels::WinningMoveLevels(const DenseCanonicalizer& canonicalizer, Position start,
                                     std::span<const Bits> goals, int pegs_left, std::size_t moves,
                                     std::uint64_t spent, std::size_t max_bytes)
    : none_(canonicalizer.board(), SearchDirection::kForwards, 0), canonicalizer_(&canonicalizer),
      regions_(canonicalizer.board(), start.pegs, sole(goals).value_or(0),
               sole(goals) ? 0 : static_cast<std::size_t>(pegs_left)),
      start_(start.pegs), goals_(goals.begin(), goals.end()), spent_(spent),
      moves_of_(canonicalizer), kept_(moves + 1), pegs_left_(pegs_left) {
    const Board& board = canonicalizer.board();
    const std::array first{start.pegs};
    forwards_.pools.emplace(board, regions_, SearchDirection::kForwards,
                            sole(goals).value_or(board.holes()));
    forwards_.levels.emplace(canonicalizer, SearchDirection::kForwards, first, *forwards_.pools,
                             moves);
    if (goals.empty()) return;
    backwards_.pools.emplace(board, regions_, SearchDirection::kBackwards, start.pegs);
    backwards_.levels.emplace(canonicalizer, SearchDirection::kBackwards, goals, *backwards_.pools,
                              moves);
    const std::size_t for_patterns = max_bytes / kShareOfPatterns;
    forwards_.patterns.emplace(canonicalizer, SearchDirection::kForwards, goals, for_patterns);
    backwards_.patterns.emplace(canonicalizer, SearchDirection::kBackwards, first, for_patterns);
}

std::uint64_t WinningMoveLevels::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (done < nodes && !full_ && phase_ != Phase::kDone) {
        done += owed_.pay(nodes - done);
        if (!owed_.paid()) break;
        switch (phase_) {
            case Phase::kGrow: owed_.owe(grow()); break;
            case Phase::kBefore: owed_.owe(keep_neighbours(SearchDirection::kBackwards)); break;
            case Phase::kAfter: owed_.owe(keep_neighbours(SearchDirection::kForwards)); break;
            case Phase::kDone: break;
        }
        if (bytes() > max_bytes) drop_patterns();
        full_ = full_ || bytes() > max_bytes;
    }
    return done;
}

std::size_t WinningMoveLevels::depth() const {
    return (forwards_.levels ? forwards_.levels->depth() : 0) +
           (backwards_.levels ? backwards_.levels->depth() : 0);
}

// Expands a few positions of the frontier that is expected to take fewer nodes; returns the nodes.
std::uint64_t WinningMoveLevels::grow() {
    if (depth() == moves()) {
        meet();
        return 1;
    }
    const SearchDirection direction = direction_to_grow();
    MoveSide& growing = side(direction);
    const MoveSide& other = side(opposite(direction));
    const bool last = depth() + 1 == moves();
    if (last && growing.levels->between_levels()) begin_last_level(other);
    growing.levels->set_target(
        moves(), growing.patterns ? growing.patterns->best_database() : nullptr, nullptr);
    if (growing.patterns && !last)
        if (const auto made = growing.patterns->build_step(*growing.levels, *other.levels, spent_))
            return made;
    const std::uint64_t nodes = growing.levels->expand(!last);
    spent_ += nodes;
    full_ = !growing.levels->complete();
    if (nodes == 0)
        return last ? 1
                    : learn_bounds(growing, *canonicalizer_, direction, start_, goals_, sampler_);
    if (last) keep_meeting(direction);
    return nodes;
}

SearchDirection WinningMoveLevels::direction_to_grow() const {
    if (!backwards_.levels) return SearchDirection::kForwards;
    const MoveLevels& forwards = *forwards_.levels;
    const MoveLevels& backwards = *backwards_.levels;
    const bool between = forwards.between_levels() && backwards.between_levels();
    const bool grows_backwards = between ? backwards.expected_nodes() < forwards.expected_nodes()
                                         : !backwards.between_levels();
    return grows_backwards ? SearchDirection::kBackwards : SearchDirection::kForwards;
}

void WinningMoveLevels::begin_last_level(const MoveSide& other) {
    reached_.reset(other.levels ? other.levels->frontier().size() : 0);
    seen_.reset();
    if (!other.levels) return;
    for (const DensePosition position : other.levels->frontier()) reached_.insert(position.bits);
}

// Keeps the newly found positions of the last level that are in the other frontier; for `fewest`,
// those with as few pegs as a solution leaves.
void WinningMoveLevels::keep_meeting(SearchDirection direction) {
    const std::size_t forwards = direction == SearchDirection::kForwards ? 1 : 0;
    std::vector<DensePosition>& meeting = kept_[forwards_.levels->depth() + forwards];
    for (const DensePosition position : side(direction).levels->fresh()) {
        const bool meets = backwards_.levels ? reached_.contains(position.bits)
                                             : peg_count(position) == pegs_left_;
        if (meets && seen_.insert(position.bits)) meeting.push_back(position);
    }
}

// The levels never ask them again: each expansion is told anew which patterns there are.
void WinningMoveLevels::drop_patterns() {
    forwards_.patterns.reset();
    backwards_.patterns.reset();
}

void WinningMoveLevels::meet() {
    middle_ = forwards_.levels->depth();
    if (moves() == 0) kept_[0].assign(1, forwards_.levels->frontier()[0]);
    drop_patterns();
    level_ = middle_ + 1;
    phase_ = Phase::kBefore;
    end_level();
}

// Begins the next level whose neighbours are kept: from the middle to the start, then from the
// middle to the goals.
void WinningMoveLevels::end_level() {
    cursor_ = 0;
    if (phase_ == Phase::kBefore) --level_;
    if (phase_ == Phase::kAfter) ++level_;
    if (phase_ == Phase::kBefore && level_ == 0) {
        phase_ = Phase::kAfter;
        level_ = middle_;
    }
    if (phase_ == Phase::kAfter && level_ == moves()) {
        phase_ = Phase::kDone;
        forwards_.levels.reset();
        backwards_.levels.reset();
        reached_.reset();
        seen_.reset();
        return;
    }
    const std::span<const DensePosition> beside =
        phase_ == Phase::kBefore ? forwards_.levels->level(level_ - 1)
                                 : backwards_.levels->level(moves() - level_ - 1);
    reached_.reset(beside.size());
    seen_.reset();
    for (const DensePosition position : beside) reached_.insert(position.bits);
}

// Keeps the neighbours of one position of the level; returns the nodes.
std::uint64_t WinningMoveLevels::keep_neighbours(SearchDirection direction) {
    if (cursor_ == kept_[level_].size()) {
        end_level();
        return 1;
    }
    const bool backwards = direction == SearchDirection::kBackwards;
    std::vector<DensePosition>& kept = kept_[backwards ? level_ - 1 : level_ + 1];
    std::uint64_t looked = 0;
    const auto look = [&](const DenseCanonicalizer::Images& next, std::span<const JumpId>) {
        ++looked;
        const DensePosition position = canonicalizer_->smallest(next);
        if (reached_.contains(position.bits) && seen_.insert(position.bits))
            kept.push_back(position);
        return false;
    };
    const auto visited =
        moves_of_.visit(direction, none_, canonicalizer_->images(kept_[level_][cursor_++]), look);
    full_ = visited != Moves::Visited::kAll;
    return nodes_of_moves(looked);
}

std::uint64_t WinningMoveLevels::stored() const {
    return (forwards_.levels ? forwards_.levels->stored() : 0) +
           (backwards_.levels ? backwards_.levels->stored() : 0);
}

std::size_t WinningMoveLevels::bytes() const {
    std::size_t bytes =
        forwards_.bytes() + backwards_.bytes() + reached_.bytes() + seen_.growing_bytes();
    for (const auto& level : kept_) bytes += grown_bytes<DensePosition>(level.size());
    return bytes;
}

}  // namespace peg
