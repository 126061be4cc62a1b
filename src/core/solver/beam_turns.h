// SPDX-License-Identifier: MIT
#pragma once

// Whose turn it is in a search for the fewest moves (fewest_moves_search.h): the levels', which
// raise the bound, or that of the beams or of the narrow levels, which find shorter solutions. One
// of a beam's nodes takes three to six times as long as one of the levels', of which the bounds
// exclude most positions at once.
//
// The levels begin: on small boards they are at an end before a beam is. But the beams have a turn
// first where the solver's solution is very far from the bound: on a triangle of 55 holes the first
// position backwards takes the levels a while. Then for each turn of the levels the beams have
//
//     at first         hardly anything, until the levels had what proves the English central game;
//                      but as below where the solution is far from the bound: triangles are then
//                      closed in less time, and the English game takes 7 % more
//     later            an eighth as many nodes, a third of the time or more
//     slow levels      as many while the solution is still farther from the bound, where
//                      that rose last after many turns: the next move takes some times as many
//     one move open    hardly anything again when it is later, as long as there are narrow levels
//
// Narrow levels, which come to the shortest solutions where beams do not, begin when it is later.
// They have a quarter as many nodes as the levels, and half as many when one move is open.

#include <cstddef>
#include <cstdint>

namespace peg {

class BeamTurns {
public:
    // Begins, with a solution in `found` moves, of which at least `bound` are needed.
    void begin(std::size_t found, std::size_t bound);

    // The nodes until the turn of each is at an end; where none are left to the others, it is
    // the levels' turn.
    std::uint64_t left_to_levels() const { return levels_due_ - levels_had_; }
    std::uint64_t left_to_beams() const {
        return beams_had_ < beams_due_ ? beams_due_ - beams_had_ : 0;
    }
    std::uint64_t left_to_narrow_levels() const {
        return narrow_had_ < narrow_due_ ? narrow_due_ - narrow_had_ : 0;
    }

    // What each has done. `open` are the moves between bound and solution.
    void add_levels(std::uint64_t nodes, std::size_t open);
    void add_beams(std::uint64_t nodes) { beams_had_ += nodes; }
    void add_narrow_levels(std::uint64_t nodes) { narrow_had_ += nodes; }
    // They have no more turns, and the beams have more again.
    void end_narrow_levels() { narrow_ended_ = true; }
    // All that the levels have done, or would have, had they not ended.
    std::uint64_t nodes_of_levels() const { return levels_had_; }
    // The levels have raised the bound.
    void bound_rose() { bound_turn_ = turns_; }

private:
    std::uint64_t nodes_of_beams(std::size_t open) const;
    bool later() const;

    std::uint64_t levels_had_ = 0;
    std::uint64_t levels_due_ = 0;
    std::uint64_t beams_had_ = 0;
    std::uint64_t beams_due_ = 0;
    std::uint64_t narrow_had_ = 0;
    std::uint64_t narrow_due_ = 0;
    bool narrow_ended_ = false;
    std::uint64_t turns_ = 0;       // that the levels had
    std::uint64_t bound_turn_ = 0;  // in which the bound rose last
};

}  // namespace peg
