// SPDX-License-Identifier: MIT
#pragma once

// "Fool's solitaire": finds a dead end, a position without a jump, with as many pegs as possible,
// that is, after the minimum number of jumps. Breadth-first search up to the symmetries that map
// the start to itself, until a level has a dead end. That no earlier level has one is the proof
// that more pegs are impossible; only repeating the search can verify it.
//
// From the vacancy c3 of the English board it takes 13 jumps; expanding the last levels is most of
// the work.

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
    // The start is a subset of the board's holes. The board outlives this object. `max_bytes`
    // limits the levels.
    MostPegsSearch(const Board& board, Bits start, std::size_t max_bytes);

    // Searches about `nodes` > 0 positions; returns the nodes spent, at least 1 while running.
    std::uint64_t step(std::uint64_t nodes);
    // kRunning, kSolved or kOutOfMemory: every play ends in a dead end.
    SearchState state() const { return state_; }

    // Requires kSolved. The jumps to the dead end.
    const std::vector<JumpId>& solution() const { return solution_; }
    // The number of positions searched to exclude fewer jumps; empty if the start is a dead end.
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
    // On the heap because the levels point to it; null if the start is a dead end.
    std::unique_ptr<DenseCanonicalizer> canonicalizer_;
    std::optional<JumpLevels> levels_;
    std::size_t looked_at_ = 0;  // number of levels known to have no dead end
    LevelSet::Cursor cursor_;    // in the next level
};

}  // namespace peg
