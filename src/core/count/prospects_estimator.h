// SPDX-License-Identifier: MIT
#pragma once

// Estimates what CountSearch counts exactly, by Monte Carlo, for problems whose levels do not fit
// into memory. Never show the result as if it were exact. A batch of random games is played in
// parallel, jump by jump, until few pegs are left; then the rest is enumerated. After each jump the
// games are resampled: games that go on replace games that are stuck, and a weight remembers how
// many games each one stands for ("go with the winners"; D. Aldous and U. Vazirani, FOCS 1994). For
// the play-outs, games are resampled in proportion to their number of choices: multiplying the
// choices along single games (D. E. Knuth, Mathematics of Computation 29, 1975) would leave nearly
// all of the sum to a few games.
//
// On the English board 10,240 games estimate 5.8e20 play-outs with a standard error of 0.4e20; the
// exact number is 5.77e20. Odds below about 1e-6 are too small for this many games.

#include <cstdint>
#include <optional>

#include "core/board/problem.h"
#include "core/support/random.h"

namespace peg {

// A mean over batches of games, and its standard error: the true value is within two standard
// errors in about 95 % of all cases.
struct Estimate {
    double mean = 0;
    double standard_error = 0;
};

struct EstimatedProspects {
    Estimate play_outs;  // complete games
    // The probability that uniformly random jumps reach the finish. Empty for the finish `fewest`,
    // and if its relative error is too large.
    std::optional<Estimate> odds;
    std::uint64_t games = 0;
};

class ProspectsEstimator {
public:
    static constexpr std::size_t kGames = 256;  // in a batch, for each of the two estimates

    // The seed determines the games. The board outlives this object.
    ProspectsEstimator(const Board& board, const Problem& problem, std::uint64_t seed)
        : board_(&board), problem_(problem), random_(seed) {}

    // Plays one more batch of games; returns the positions visited, at least 1.
    std::uint64_t add_batch();
    std::uint64_t batches() const { return batches_; }
    // Requires at least two batches.
    EstimatedProspects result() const;

private:
    // Running mean and variance (B. P. Welford, Technometrics 4, 1962).
    struct Stream {
        double mean = 0;
        double squares = 0;  // sum of squared deviations from the mean

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
    std::uint64_t visited_ = 0;  // positions visited in the current batch
    Stream play_outs_, odds_;
};

}  // namespace peg
