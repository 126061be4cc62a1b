// SPDX-License-Identifier: MIT
#pragma once

// A proof by cases from both ends. What neither weights nor fares exclude is split, at the end that
// has the fewer ways to go: into what each jump leaves of the start, or into what each jump that
// can have been the last asks for. Where all cases are excluded, so is the whole.
//
//     start d2  +- d4-d2 -+- last f6-f8: fares          Diamond 41 from d2 to f8, which is lost, in
//               |         +- last h8-f8: weights        13 cases; a search took 705 million
//               +- f2-d2 -+ ...                         positions to prove it
//
// Near the corners of a board there are few ways to begin and to end, and what is in between is so
// much better defined that programmes which prove nothing of the whole exclude each case. And where
// there is but one way, the split costs nothing: what the whole would ask for, the case does too.

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
    // Cases looked at.
    std::size_t cases() const { return next_; }

    // When proved.
    Proof proof() const { return proof(0); }

private:
    struct Case {
        Bits start;
        Bits goal;
        Proof proof;             // by itself, or split
        std::size_t first = 0;   // of the cases it is split into
        std::size_t number = 0;  // of these
    };

    void split(std::size_t at);
    Proof proof(std::size_t at) const;

    const Board* board_;
    std::vector<Case> cases_;  // each before those it is split into
    std::size_t next_ = 0;     // the one whose turn it is
    State state_ = State::kRunning;
};

}  // namespace peg
