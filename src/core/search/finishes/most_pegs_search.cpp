// SPDX-License-Identifier: MIT
#include "core/search/finishes/most_pegs_search.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/board/jumps.h"

namespace peg {

MostPegsSearch::MostPegsSearch(const Board& board, Bits start, std::size_t max_bytes)
    : board_(&board), max_bytes_(max_bytes) {
    assert((start & ~board.holes()) == 0);
    if (!has_jump(board, {start})) {
        state_ = SearchState::kSolved;
        return;
    }
    canonicalizer_ = std::make_unique<DenseCanonicalizer>(board, std::array{start});
    levels_.emplace(*canonicalizer_, std::array{start});
    looked_at_ = 1;
}

std::uint64_t MostPegsSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    std::uint64_t done = 0;
    while (state_ == SearchState::kRunning && done < nodes) {
        if (looked_at_ <= levels_->depth()) {
            done += look(nodes - done);
            continue;
        }
        done += 1 + levels_->expand(nodes - done, max_bytes_);
        if (levels_->full()) state_ = SearchState::kOutOfMemory;
        // Cannot be: if there were no next level, every position of this level would be a dead end.
        assert(!levels_->exhausted());
    }
    return done;
}

std::uint64_t MostPegsSearch::look(std::uint64_t nodes) {
    const LevelSet& level = levels_->level(looked_at_);
    std::uint64_t done = 0;
    for (; done < nodes; ++done) {
        const auto position = level.next(cursor_);
        if (!position) {
            ++looked_at_;
            cursor_ = {};
            return done + 1;
        }
        const Bits pegs = canonicalizer_->pegs(*position);
        if (has_jump(*board_, {pegs})) continue;
        solve_by(pegs);
        return done + 1;
    }
    return done;
}

// Goes back level by level: each position has a predecessor on the previous level, and so have its
// images, because the symmetries map the start to itself.
void MostPegsSearch::solve_by(Bits dead_end) {
    Bits pegs = dead_end;
    for (std::size_t level = looked_at_; level-- > 0;) {
        const auto& jumps = board_->jumps();
        const auto last = std::ranges::find_if(jumps, [&](const Jump& jump) {
            return (pegs & jump.mask) == bit(jump.to) &&
                   levels_->level(level).contains(canonicalizer_->smallest(pegs ^ jump.mask));
        });
        assert(last != jumps.end());
        solution_.push_back(static_cast<JumpId>(last - jumps.begin()));
        pegs ^= last->mask;
    }
    std::ranges::reverse(solution_);
    certificate_ = {SearchCertificate{levels_->stored()}};
    state_ = SearchState::kSolved;
}

}  // namespace peg
