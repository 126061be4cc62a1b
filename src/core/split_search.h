// SPDX-License-Identifier: MIT
#pragma once

// A proof by cases from both ends. What neither weights nor fares exclude is split, at the end that
// has the fewer ways to go: into what each jump leaves of the start, or into what each jump that
// can have been the last asks for. Where all cases are excluded, so is the whole.
//
//     Diamond 41  +- first d4-d2 -+- last d8-f8: ...    which is lost, in five cases; a search took
//     d2 to f8    |               +- last f6-f8: ...    705 million positions to prove it
//                 +- first f2-d2 -+ ...
//
// Near the corners of a board there are few ways to begin and to end, and what is in between is so
// much better defined that programmes which prove nothing of the whole exclude each case. And where
// there is but one way, the split costs nothing: what the whole would ask for, the case does too.

#include <optional>
#include <vector>

#include "core/proof.h"

namespace peg {

class SplitSearch {
public:
    enum class State : std::uint8_t { kRunning, kProved, kFailed };

    SplitSearch(const Board& board, Bits start, Bits goal);

    // Looks at one more case; returns the cost, in positions that a search would visit meanwhile.
    // It fails where a case cannot be split: the goal has been reached.
    std::uint64_t step();
    State state() const { return state_; }
    std::uint64_t cost() const { return cost_; }  // so far
    std::size_t cases() const { return next_; }   // looked at, those that were split too

    // When proved.
    Proof proof() const { return proof(0); }

private:
    struct Case {
        Bits start;
        Bits goal;
        bool backwards = false;
        std::size_t first = 0;             // of the cases it is split into
        std::size_t number = 0;            // of these
        std::optional<std::size_t> proof;  // in proofs_, where it is not split
    };

    bool excluded(std::size_t at);
    void split(std::size_t at);
    Proof proof(std::size_t at) const;

    const Board* board_;
    std::vector<Case> cases_;  // each before those it is split into
    std::vector<Proof> proofs_;
    std::size_t next_ = 0;  // the case whose turn it is
    std::uint64_t cost_ = 0;
    State state_ = State::kRunning;
};

}  // namespace peg
