// SPDX-License-Identifier: MIT
#pragma once

// The scheduler of a search for the fewest moves (fewest_moves_search.h): divides the nodes between
// the exhaustive levels, which raise the lower bound, and the beams and the beam levels
// (beam_levels.h), which find shorter solutions. A node of a beam takes several times as long as
// a node of the levels, where the bounds exclude most positions at once.
//
// The levels come first: on small boards they finish before a beam does. But if the solver's
// solution is very far from the lower bound, the beams get one turn first, because on a triangle of
// 55 holes the first position backwards keeps the levels busy for a while. After that, the nodes of
// the beams and of the beam levels are a share of those of the levels (the table in
// beam_turns.cpp). The open moves are those between bound and solution:
//
//     early        beams get hardly any nodes, until the levels have had enough to prove the
//                  English central game; if three moves or more are open, they get an eighth, which
//                  closes problems on triangles sooner
//     late         beams get an eighth; beam levels, which reach the shortest solutions where
//                  beams do not, get a quarter
//     slow levels, late
//                  if four moves or more are open and the bound last rose after many turns, beams
//                  get as many nodes as the levels: the next move takes the levels far more nodes
//     one move open, late
//                  beam levels get half, and beams hardly any nodes

#include <cstddef>
#include <cstdint>

namespace peg {

class BeamTurns {
public:
    // Begins, with a known solution in `found` moves and the lower bound `bound`.
    void begin(std::size_t found, std::size_t bound);

    // The nodes left in the current turn of each. If the others have none left, it is the turn of
    // the levels.
    std::uint64_t left_to_levels() const { return levels_due_ - levels_had_; }
    std::uint64_t left_to_beams() const {
        return beams_had_ < beams_due_ ? beams_due_ - beams_had_ : 0;
    }
    std::uint64_t left_to_beam_levels() const {
        return beam_had_ < beam_due_ ? beam_due_ - beam_had_ : 0;
    }

    // Adds the nodes that each has spent. `open` is the number of moves between bound and solution.
    void add_levels(std::uint64_t nodes, std::size_t open);
    void add_beams(std::uint64_t nodes) { beams_had_ += nodes; }
    void add_beam_levels(std::uint64_t nodes) { beam_had_ += nodes; }
    // Ends the turns of the beam levels; the beams get theirs.
    void end_beam_levels() { beam_ended_ = true; }
    // The nodes that the levels have spent, or would have spent if they had not ended.
    std::uint64_t nodes_of_levels() const { return levels_had_; }
    // Call this when the levels have raised the lower bound.
    void bound_rose() { bound_turn_ = turns_; }

private:
    std::uint64_t levels_had_ = 0;
    std::uint64_t levels_due_ = 0;
    std::uint64_t beams_had_ = 0;
    std::uint64_t beams_due_ = 0;
    std::uint64_t beam_had_ = 0;
    std::uint64_t beam_due_ = 0;
    bool beam_ended_ = false;
    std::uint64_t turns_ = 0;       // of the levels so far
    std::uint64_t bound_turn_ = 0;  // in which the bound last rose
};

}  // namespace peg
