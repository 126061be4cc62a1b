// SPDX-License-Identifier: MIT
#pragma once

// An estimate of what CountSearch counts exactly, for problems whose levels do not fit into memory:
// never to be shown as if it were exact. Random games are played side by side, jump by jump, until
// few pegs are left; what can become of the rest is counted. After each jump the games are drawn
// anew, so that those that go on take the places of those that are stuck, and a factor remembers
// how many games each of them stands for ("go with the winners"; D. Aldous and U. Vazirani, FOCS
// 1994). For the play-outs, those with more choices get more places: to multiply the choices along
// single games (D. E. Knuth, Mathematics of Computation 29, 1975) leaves nearly all of the sum to
// few games.
//
// 10,240 games say of the English board that there are 5.8e20 play-outs, give or take 0.4e20, in
// 30 ms; there are 5.77e20. Odds of less than some 1e-6 are too small for so many games.

#include <cstdint>
#include <optional>

#include "core/board/problem.h"
#include "core/support/random.h"

namespace peg {

// A mean of batches of games, and its standard error: the truth is within two of these in 19 of 20
// cases.
struct Estimate {
    double mean = 0;
    double standard_error = 0;
};

struct EstimatedProspects {
    Estimate play_outs;  // complete games
    // The chance that jumps chosen at random reach the finish; nothing where the games say no more
    // than that it is small, and for the finish `fewest`.
    std::optional<Estimate> odds;
    std::uint64_t games = 0;
};

class ProspectsEstimator {
public:
    static constexpr std::size_t kGames = 256;  // of a batch, for each of the two estimates

    // The seed says which games are played. The board must outlive this object.
    ProspectsEstimator(const Board& board, const Problem& problem, std::uint64_t seed)
        : board_(&board), problem_(problem), random_(seed) {}

    // Plays one more batch of games; returns the positions visited, at least 1. Takes some 1 ms.
    std::uint64_t add_batch();
    std::uint64_t batches() const { return batches_; }
    // From two batches on.
    EstimatedProspects result() const;

private:
    // Mean and variance of a stream of numbers (B. P. Welford, Technometrics 4, 1962).
    struct Stream {
        double mean = 0;
        double squares = 0;  // of the deviations from the mean, added up

        void add(double sample, std::uint64_t samples);
        Estimate estimate(std::uint64_t samples) const;
    };

    double sample_play_outs();
    double sample_odds();
    double fraction();
    Position play_at_random(Position position);

    const Board* board_;
    Problem problem_;
    Random random_;
    std::uint64_t batches_ = 0;
    std::uint64_t visited_ = 0;  // positions, in the batch at work
    Stream play_outs_, odds_;
};

}  // namespace peg
