// SPDX-License-Identifier: MIT
#pragma once

// One attempt at one start and one goal from both ends, of a given effort: the levels backwards
// from the goal until one has some `16 * width` positions, then a beam of that width forwards until
// it meets that level. Pagoda functions are learned on the way: a position sampled from a level is
// put to the linear programme, and if that excludes it, the weights watch over all that follow.
//
//     start  o===========.                        === levels forwards, at most `width` wide
//             \ \  \ \ \ :\___                    : the meeting level
//                        :     \=======o  goal    === levels backwards, complete
//
// An attempt ends with a solution, with the knowledge that all positions were seen (so there is no
// solution), or with neither; then a caller that wants to know tries again with more effort and
// with all that was learned. What it does depends on the arguments of the constructor alone, not on
// the sizes of the steps.

#include <cstdint>
#include <vector>

#include "core/backward.h"
#include "core/beam.h"
#include "core/pagoda_pool.h"

namespace peg {

class TwoEndedSearch {
public:
    enum class State : std::uint8_t { kRunning, kSolved, kExhausted, kGaveUp, kOutOfMemory };

    // What attempts at one start and goal learn, each from those before.
    struct Learned {
        Learned(const Board& board, Bits start, Bits goal);

        PagodaPool forward;
        PagodaPool backward;
    };

    // The start must have at least as many pegs as the goal; what is learned outlives this.
    TwoEndedSearch(const Board& board, Bits start, Bits goal, std::size_t width,
                   std::size_t max_bytes, Learned& learned);

    // Goes on for at most `nodes` positions, stopping early at the end of a level; returns how many
    // positions it expanded (a linear programme counts as kProgrammeCost).
    std::uint64_t step(std::uint64_t nodes);
    State state() const { return state_; }

    // The jumps from start to goal, when solved.
    const std::vector<JumpId>& solution() const { return solution_; }
    // Positions seen and kept, from both ends.
    std::uint64_t stored() const { return beam_.stored() + levels_.stored(); }

    static constexpr std::uint64_t kProgrammeCost = 500;

private:
    std::uint64_t step_backward(std::uint64_t nodes);
    std::uint64_t step_forward(std::uint64_t nodes);
    void meet();

    // Puts some of a level's `size` positions to the programme; returns the cost.
    template <class Sample, class Prove>
    std::uint64_t learn(PagodaPool& pool, std::size_t size, Sample sample, Prove prove);

    const Board* board_;
    Bits start_;
    Bits goal_;
    std::size_t jumps_;  // in any solution
    std::size_t width_;
    std::size_t max_bytes_;
    Learned* learned_;
    std::uint64_t samples_ = 0;
    Beam beam_;
    BackwardLevels levels_;
    State state_ = State::kRunning;
    std::vector<JumpId> solution_;
};

}  // namespace peg
