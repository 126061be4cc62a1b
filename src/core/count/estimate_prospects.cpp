// SPDX-License-Identifier: MIT
#include "core/count/estimate_prospects.h"

#include <cassert>
#include <cmath>

#include "core/board/jumps.h"
#include "core/support/random.h"

namespace peg {

namespace {

// From so many pegs on, all games are counted.
constexpr int kCountedPegs = 7;

// Complete games from a position, and the chance of random play.
struct Tail {
    double play_outs = 0;
    double odds = 0;
};

// As deep as there are pegs.
Tail count_tail(const Board& board, const Finish& finish, Position position) {
    const PerJump<JumpId> jumps = legal_jumps(board, position);
    const auto choices = static_cast<double>(jumps.end() - jumps.begin());
    Tail tail{choices > 0 ? 0.0 : 1.0, 0.0};
    for (const JumpId jump : jumps) {
        const Tail rest = count_tail(board, finish, play(position, board.jump(jump)));
        tail.play_outs += rest.play_outs;
        tail.odds += rest.odds / choices;
    }
    if (is_finished(finish, position)) tail.odds = 1;
    return tail;
}

// Mean and variance of a stream of numbers (B. P. Welford, Technometrics 4, 1962).
class Mean {
public:
    void add(double sample) {
        ++samples_;
        const double off = sample - mean_;
        mean_ += off / samples_;
        squares_ += off * (sample - mean_);
    }
    Estimate estimate() const { return {mean_, std::sqrt(squares_ / (samples_ - 1) / samples_)}; }

private:
    double samples_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // of the deviations from the mean, added up
};

}  // namespace

EstimatedProspects estimate_prospects(const Board& board, const Problem& problem,
                                      std::uint64_t samples, std::uint64_t seed) {
    assert(samples >= 2 && problem.finish.kind != Finish::Kind::kFewest);
    Random random(seed);
    Mean play_outs, odds;
    for (std::uint64_t i = 0; i < samples; ++i) {
        Position position = problem.start;
        double games_like_this = 1;
        bool finished = is_finished(problem.finish, position);
        while (peg_count(position) > kCountedPegs) {
            const PerJump<JumpId> jumps = legal_jumps(board, position);
            const auto choices = static_cast<std::size_t>(jumps.end() - jumps.begin());
            if (choices == 0) break;
            games_like_this *= static_cast<double>(choices);
            position = play(position, board.jump(jumps.begin()[random.below(choices)]));
            finished = finished || is_finished(problem.finish, position);
        }
        const Tail tail = count_tail(board, problem.finish, position);
        play_outs.add(games_like_this * tail.play_outs);
        odds.add(finished ? 1 : tail.odds);
    }
    return {play_outs.estimate(), odds.estimate()};
}

}  // namespace peg
