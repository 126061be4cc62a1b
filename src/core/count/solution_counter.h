// SPDX-License-Identifier: MIT
#pragma once

// Second half of a count: from the winning positions where the two sides meet (meeting.h) to the
// prospects of the start. Retrograde analysis of each side finds the winning positions; then the
// prospects are propagated from the finish to the start:
//
//     solutions(p)  =  sum of solutions(c)  over all jumps p -> c, 1 at the finish
//     odds(p)       =  mean of odds(c)      over all jumps p -> c, 1 at the finish
//
// If one side serves as both, what is known there also gives the number of paths from the start to
// each p before the jump in the middle, and the probability that random play reaches p. The
// prospects of the start are then a sum over the jumps in the middle, and need not be propagated to
// the start:
//
//     solutions     =  sum of paths(p) * solutions(c)             over all such p and p -> c
//     odds          =  sum of chance(p) / jumps(p) * odds(c)
//
// Both are 0 for a position that does not win, so only winning positions are visited. Prospects of
// positions on the way can be requested beforehand (watch): one count gives those of all positions
// of a game.

#include <cstdint>
#include <span>
#include <vector>

#include "core/count/retrograde/meeting.h"

namespace peg {

class SolutionCounter {
public:
    // Begins with the winning positions of the deepest levels, of at least one side.
    SolutionCounter(const DenseCanonicalizer& canonicalizer, WinningSides winning);

    // Requests the prospects of positions, in the board's layout, that can be reached from the
    // start. Call it before the first run().
    void watch(std::span<const Bits> positions);

    // Processes up to `nodes` positions, and returns how many. If it takes more than `max_bytes`,
    // it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return phase_ == Phase::kDone; }
    bool full() const { return full_; }
    std::size_t bytes() const { return winning_.bytes(); }

    // The number of winning positions of both sides, up to symmetry; requires winning_kept().
    bool winning_kept() const;
    std::uint64_t winning() const;
    // Requires done(). The prospects of the start.
    const Prospects& prospects() const { return prospects_; }
    // Requires done(). The prospects of the watched positions, in their order.
    const std::vector<Prospects>& watched() const { return found_; }

private:
    enum class Phase : std::uint8_t {
        kBegin,
        kFinishSide,  // from the finish to the deepest level of its side
        kMiddle,      // across the jump in the middle
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
    LevelSet::Cursor cursor_;             // in the middle level
    std::vector<KnownProspects> middle_;  // of the positions before the jump in the middle
    Neighbours children_;
    // For the sum over the jumps in the middle: what leads to the positions that children_ belong
    // to.
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
