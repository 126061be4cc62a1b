// SPDX-License-Identifier: MIT
#include "core/count/prospects_estimator.h"

#include <array>
#include <cassert>
#include <cmath>
#include <vector>

#include "core/board/jumps.h"

namespace peg {

namespace {

// With this many pegs or fewer, all continuations are enumerated.
constexpr int kCountedPegs = 7;

// The number of complete games from a position, and the odds of random play.
struct Tail {
    double play_outs = 0;
    double odds = 0;
    std::uint64_t positions = 1;  // visited
};

// The recursion is as deep as the number of pegs.
Tail count_tail(const Board& board, const Finish& finish, Position position) {
    const PerJump<JumpId> jumps = legal_jumps(board, position);
    const auto choices = static_cast<double>(jumps.end() - jumps.begin());
    Tail tail{.play_outs = choices > 0 ? 0.0 : 1.0};
    for (const JumpId jump : jumps) {
        const Tail rest = count_tail(board, finish, play(position, board.jump(jump)));
        tail.play_outs += rest.play_outs;
        tail.odds += rest.odds / choices;
        tail.positions += rest.positions;
    }
    if (is_finished(finish, position)) tail.odds = 1;
    return tail;
}

}  // namespace

void ProspectsEstimator::Stream::add(double sample, std::uint64_t samples) {
    const double off = sample - mean;
    mean += off / static_cast<double>(samples);
    squares += off * (sample - mean);
}

Estimate ProspectsEstimator::Stream::estimate(std::uint64_t samples) const {
    const auto n = static_cast<double>(samples);
    return {mean, std::sqrt(squares / (n - 1) / n)};
}

std::uint64_t ProspectsEstimator::add_batch() {
    visited_ = 0;
    ++batches_;
    play_outs_.add(sample_play_outs(), batches_);
    odds_.add(sample_odds(), batches_);
    return visited_;
}

// A random number between 0 and 1, both excluded.
double ProspectsEstimator::fraction() {
    constexpr std::size_t kParts = std::size_t{1} << 20;
    return (static_cast<double>(random_.below(kParts)) + 0.5) / kParts;
}

double ProspectsEstimator::sample_play_outs() {
    std::vector<Position> games(kGames, problem_.start);
    std::vector<Position> next(kGames);
    std::array<double, kGames> choices{};
    double each = 1.0 / kGames;  // how many complete games each of these stands for
    double complete = 0;
    while (peg_count(games.front()) > kCountedPegs) {
        double sum = 0;
        for (std::size_t i = 0; i < kGames; ++i) {
            const PerJump<JumpId> jumps = legal_jumps(*board_, games[i]);
            choices[i] = static_cast<double>(jumps.end() - jumps.begin());
            sum += choices[i];
            if (choices[i] == 0) complete += each;
        }
        visited_ += kGames;
        if (sum == 0) return complete;
        // Systematic resampling: game i gets choices[i] / sum of the places, rounded up or down at
        // random.
        const double offset = fraction();
        double end = 0;
        std::size_t place = 0;
        for (std::size_t i = 0; i < kGames; ++i) {
            end += choices[i] * kGames / sum;
            for (; static_cast<double>(place) + offset < end; ++place)
                next[place] = play_at_random(games[i]);
        }
        assert(place == kGames);
        each *= sum / kGames;
        games.swap(next);
    }
    for (const Position game : games) {
        const Tail tail = count_tail(*board_, problem_.finish, game);
        complete += each * tail.play_outs;
        visited_ += tail.positions;
    }
    return complete;
}

double ProspectsEstimator::sample_odds() {
    std::vector<Position> games(kGames, problem_.start);
    std::vector<Position> next;
    double each = 1.0 / kGames;  // the probability that each of these stands for
    double odds = 0;
    while (peg_count(games.front()) > kCountedPegs) {
        next.clear();
        for (const Position game : games) {
            if (is_finished(problem_.finish, game))
                odds += each;
            else if (has_jump(*board_, game))
                next.push_back(play_at_random(game));
        }
        visited_ += kGames;
        if (next.empty()) return odds;
        const double share = static_cast<double>(next.size()) / kGames;
        const double offset = fraction();
        for (std::size_t place = 0; place < kGames; ++place)
            games[place] =
                next[static_cast<std::size_t>((static_cast<double>(place) + offset) * share)];
        each *= share;
    }
    for (const Position game : games) {
        const Tail tail = count_tail(*board_, problem_.finish, game);
        odds += each * tail.odds;
        visited_ += tail.positions;
    }
    return odds;
}

Position ProspectsEstimator::play_at_random(Position position) {
    const PerJump<JumpId> jumps = legal_jumps(*board_, position);
    const auto choices = static_cast<std::size_t>(jumps.end() - jumps.begin());
    return play(position, board_->jump(jumps.begin()[random_.below(choices)]));
}

EstimatedProspects ProspectsEstimator::result() const {
    assert(batches_ >= 2);
    constexpr double kMaxError = 0.5;  // maximum standard error of the odds, relative to their
                                       // mean
    EstimatedProspects estimated{play_outs_.estimate(batches_), {}, batches_ * kGames};
    const Estimate odds = odds_.estimate(batches_);
    if (odds.mean > 0 && odds.standard_error <= kMaxError * odds.mean) estimated.odds = odds;
    return estimated;
}

}  // namespace peg
