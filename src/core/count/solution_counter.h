// SPDX-License-Identifier: MIT
#pragma once

// From where the two sides of a count meet (meeting.h) to the prospects of the start: retrograde
// analysis of each side, and then prospects spread from the finish to the start,
//
//     solutions(p)  =  sum of solutions(c)  over all jumps p -> c, 1 at the finish
//     odds(p)       =  mean of odds(c)      over all jumps p -> c, 1 at the finish
//
// Where one side serves as both, what is known there says also how many paths lead from the start
// to each p before the jump in the middle, and how likely random jumps come to it. The prospects of
// the start are then a sum over these jumps, and need not be spread on to it:
//
//     solutions     =  sum of paths(p) * solutions(c)             over all such p and p -> c
//     odds          =  sum of chance(p) / jumps(p) * odds(c)
//
// A position that does not win has neither, so only winning positions are looked at. What they are
// for positions on the way can be asked for before: those of all positions of a game come from one
// count.

#include <cstdint>
#include <span>
#include <vector>

#include "core/count/meeting.h"

namespace peg {

class SolutionCounter {
public:
    // From winning positions of the deepest levels, of at least one side.
    SolutionCounter(const DenseCanonicalizer& canonicalizer, WinningSides winning);

    // Asks for the prospects of positions that can be reached from the start, in the board's
    // layout. Before the first run().
    void watch(std::span<const Bits> positions);

    // Goes on for up to `nodes` positions, and returns how many they were. When it takes more than
    // `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return phase_ == Phase::kDone; }
    bool full() const { return full_; }
    std::size_t bytes() const { return winning_.bytes(); }

    // How many positions of both sides win, up to symmetry: once only these are kept.
    bool winning_kept() const;
    std::uint64_t winning() const;
    // When done(): of the start.
    const Prospects& prospects() const { return prospects_; }
    // Of the watched positions, in the same order.
    const std::vector<Prospects>& watched() const { return found_; }

private:
    enum class Phase : std::uint8_t {
        kBegin,
        kFinishSide,  // from the finish to the deepest level of its side
        kMiddle,      // over the jump in the middle
        kStartSide,   // from there to the start
        kDone
    };
    template <class Pass>
    std::uint64_t run_pass(WinningSide& side, std::size_t max_bytes, Pass pass);
    std::uint64_t cross_middle(std::uint64_t nodes);
    bool cross_middle_of_positions(std::uint64_t nodes, std::uint64_t& done);
    bool cross_middle_of_sets(std::uint64_t nodes, std::uint64_t& done);
    void add_arrivals(const KnownProspects& known, std::size_t jumps, std::size_t orbit);
    void add_jumps_of_middle();
    void begin_start_side();
    void look_up_watched();
    bool sums_up() const { return !winning_.before && watched_.empty(); }

    const DenseCanonicalizer* canonicalizer_;
    WinningSides winning_;
    Phase phase_ = Phase::kBegin;
    LevelSet::Cursor cursor_;             // of the middle
    std::vector<KnownProspects> middle_;  // of the positions before the jump in the middle
    Neighbours children_;
    // Where the sum over these jumps is taken: to the positions that children_ are of.
    struct Arrivals {
        Uint128 paths = 0;  // to all positions of an orbit
        double odds = 0;
    };
    std::vector<Arrivals> arrivals_;
    std::vector<Bits> watched_;
    std::vector<Prospects> found_;
    Prospects prospects_;
    bool full_ = false;
};

}  // namespace peg
