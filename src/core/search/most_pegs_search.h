// SPDX-License-Identifier: MIT
#pragma once

// A dead end, a position without a jump, with as many pegs as possible, so after as few jumps as
// possible ("fool's solitaire"). Breadth first up to the symmetries that keep the start, level by
// level, until a level has a dead end. The last level without one is the proof that more pegs are
// impossible; only a repetition could check it.
//
// From the vacancy c3 of the English board it takes 13 jumps, and so half of all positions that
// many jumps lead to.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/jump_levels.h"
#include "core/proof/certificate.h"
#include "core/search/search_state.h"

namespace peg {

class MostPegsSearch {
public:
    // The start must lie within the board's holes. The board must outlive this object. max_bytes is
    // for the levels.
    MostPegsSearch(const Board& board, Bits start, std::size_t max_bytes);

    // Goes on for about `nodes` > 0 positions; returns how many it took, at least 1 while running.
    std::uint64_t step(std::uint64_t nodes);
    // kRunning, kSolved or kOutOfMemory: every play comes to a dead end.
    SearchState state() const { return state_; }

    // When solved: the jumps to the dead end.
    const std::vector<JumpId>& solution() const { return solution_; }
    // How many positions were seen to exclude fewer jumps; none where the start is a dead end.
    const std::optional<Certificate>& certificate() const { return certificate_; }
    std::uint64_t stored() const { return levels_ ? levels_->stored() : 0; }

private:
    std::uint64_t look(std::uint64_t nodes);
    void solve_by(Bits dead_end);

    const Board* board_;
    std::size_t max_bytes_;
    SearchState state_ = SearchState::kRunning;
    std::vector<JumpId> solution_;
    std::optional<Certificate> certificate_;
    // Not moved, as the levels point to it; none where the start is a dead end.
    std::unique_ptr<DenseCanonicalizer> canonicalizer_;
    std::optional<JumpLevels> levels_;
    std::size_t looked_at_ = 0;  // levels without a dead end
    LevelSet::Cursor cursor_;    // in the next one
};

}  // namespace peg
