// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/find_pagoda.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

#include "core/proof/pagoda/zero_half_cuts.h"
#include "core/support/simplex.h"

namespace peg {

namespace {

int difference(Bits a, Bits b, Hole hole) {
    return static_cast<int>(contains(a, hole)) - static_cast<int>(contains(b, hole));
}

// The linear program for the weights, in v = 1 - w:
//
//     maximise    sum of v(h) over the start's pegs - the same over the finish's + sum of the cuts
//     subject to  v(from) + v(over) - v(to) + the cuts that the jump crosses <= 1  for every jump,
//                 0 <= v <= 2
//
// w = 1 everywhere (each peg is worth one) is v = 0: a feasible vertex to begin with, at which no
// constraint is tight. The variable of a cut is its weight; a jump crosses a cut if it flips an odd
// number of the cut's holes. The shadow price of a row is how often its jump is made in the optimal
// fractional play.
class PagodaProgram {
public:
    PagodaProgram(const Board& board, Bits start, Bits finish)
        : board_(&board), change_(start ^ finish),
          simplex_(std::vector(board.jumps().size(), 1.0),
                   static_cast<std::size_t>(board.hole_count()) + kMaxCuts) {
        constexpr double kMaxV = 2;
        std::vector<double> column(board.jumps().size());
        for (Hole hole : board.reading_order()) {
            for (std::size_t r = 0; r < column.size(); ++r) {
                const Jump& jump = board.jumps()[r];
                column[r] = contains(jump.mask, hole) ? (jump.to == hole ? -1 : 1) : 0;
            }
            const int gain = difference(start, finish, hole);
            simplex_.add_column(column, gain, kMaxV);
        }
        simplex_.maximise();
    }

    // Adds cuts that the optimal fractional play crosses less often than any real play; returns
    // false if none were found.
    bool add_cuts() {
        constexpr double kTiny = 1e-7;
        constexpr double kOnce = 0.999;
        constexpr std::size_t kAtOnce = 3;
        const std::vector<double> prices = simplex_.prices();
        std::vector<std::size_t> made;  // jumps of the optimal fractional play, most frequent first
        for (std::size_t r = 0; r < prices.size(); ++r)
            if (prices[r] > kTiny) made.push_back(r);
        std::ranges::stable_sort(made, std::greater{}, [&](std::size_t r) { return prices[r]; });
        std::vector<Bits> flips(made.size());
        std::ranges::transform(made, flips.begin(),
                               [&](std::size_t r) { return board_->jumps()[r].mask; });

        std::vector<Bits> sets = zero_half_cuts(flips, change_);
        std::erase_if(sets, [&](Bits set) {
            double crossed = 0;  // how often the set is crossed
            for (std::size_t r : made)
                if (odd(board_->jumps()[r].mask & set)) crossed += prices[r];
            return crossed > kOnce;
        });
        const auto crossing_jumps = [&](Bits set) {
            return std::ranges::count_if(board_->jumps(),
                                         [&](const Jump& jump) { return odd(jump.mask & set); });
        };
        std::ranges::stable_sort(sets, {}, crossing_jumps);
        if (sets.size() > kAtOnce) sets.resize(kAtOnce);
        if (cuts_.size() + sets.size() > kMaxCuts) return false;
        std::vector<double> column(board_->jumps().size());
        for (Bits set : sets) {
            std::ranges::transform(board_->jumps(), column.begin(),
                                   [&](const Jump& jump) { return odd(jump.mask & set); });
            simplex_.add_column(column, 1, HUGE_VAL);
            cuts_.push_back(set);
        }
        if (!sets.empty()) simplex_.maximise();
        return !sets.empty();
    }

    struct Optimum {
        std::vector<double> weights;  // by the hole's index in reading order, -1 to 1
        std::vector<double> cuts;     // weights, by the index in cuts()
    };
    Optimum optimum() const {
        Optimum optimum;
        const std::vector<double> values = simplex_.values();
        const auto holes = static_cast<std::size_t>(board_->hole_count());
        for (std::size_t c = 0; c < holes; ++c) optimum.weights.push_back(1 - values[c]);
        for (std::size_t c = holes; c < values.size(); ++c) optimum.cuts.push_back(values[c]);
        return optimum;
    }
    const std::vector<Bits>& cuts() const { return cuts_; }

private:
    static constexpr std::size_t kMaxCuts = 24;

    const Board* board_;
    Bits change_;
    Simplex simplex_;
    std::vector<Bits> cuts_;
};

// The worth of the finish plus the cuts, all of which are due, minus the worth of the start.
double margin(const Board& board, const PagodaProgram::Optimum& optimum, Bits start, Bits finish) {
    double sum = 0;
    for (std::size_t c = 0; c < optimum.weights.size(); ++c)
        sum += optimum.weights[c] * difference(finish, start, board.reading_order()[c]);
    for (double weight : optimum.cuts) sum += weight;
    return sum;
}

bool proves(const Board& board, const PagodaWithCuts& pagoda, Bits start, Bits finish) {
    return is_pagoda(board, pagoda) && slack(pagoda, start, finish) < 0;
}

// Empty if more cuts have a weight than a PagodaWithCuts can hold.
std::optional<PagodaWithCuts> rounded(const Board& board, const PagodaProgram& linear_program,
                                      const PagodaProgram::Optimum& optimum, double scale) {
    const auto whole = [&](double value) {
        return static_cast<std::int32_t>(std::lround(value * scale));
    };
    PagodaWithCuts pagoda;
    for (std::size_t c = 0; c < optimum.weights.size(); ++c)
        pagoda.weights[board.reading_order()[c]] = whole(optimum.weights[c]);
    std::size_t used = 0;
    for (std::size_t i = 0; i < optimum.cuts.size(); ++i) {
        const std::int32_t weight = whole(optimum.cuts[i]);
        if (weight <= 0) continue;
        if (used == PagodaWithCuts::kMaxCuts) return std::nullopt;
        pagoda.cuts[used++] = {linear_program.cuts()[i], weight};
    }
    return pagoda;
}

void divide_by_common_factor(PagodaWithCuts& pagoda) {
    std::int32_t factor = 0;
    for (std::int32_t weight : pagoda.weights) factor = std::gcd(factor, weight);
    for (const ZeroHalfCut& cut : pagoda.cuts) factor = std::gcd(factor, cut.weight);
    if (factor <= 1) return;
    for (std::int32_t& weight : pagoda.weights) weight /= factor;
    for (ZeroHalfCut& cut : pagoda.cuts) cut.weight /= factor;
}

// At a large scale, rounding may violate the condition of a jump slightly. Adding 1 to every weight
// adds 1 to the loss of every jump.
void lift(const Board& board, PagodaWithCuts& pagoda) {
    std::int64_t missing = 0;
    for (const Jump& jump : board.jumps())
        missing = std::max(missing, cuts_due(pagoda, jump.mask) - loss(pagoda, jump));
    for (Hole hole : board.reading_order())
        pagoda.weights[hole] += static_cast<std::int32_t>(missing);
}

}  // namespace

std::optional<PagodaWithCuts> find_pagoda(const Board& board, Bits start, Bits finish,
                                          CutsAllowed cuts) {
    constexpr double kMinMargin = 1e-4;  // Simplex::kRoom is worth less than this
    PagodaProgram linear_program(board, start, finish);
    PagodaProgram::Optimum optimum = linear_program.optimum();
    while (margin(board, optimum, start, finish) < kMinMargin) {
        if (cuts == CutsAllowed::kNone || !linear_program.add_cuts()) return std::nullopt;
        optimum = linear_program.optimum();
    }
    // Vertices usually have small denominators.
    constexpr int kMaxDenominator = 240;
    for (int scale = 1; scale <= kMaxDenominator; ++scale) {
        auto pagoda = rounded(board, linear_program, optimum, scale);
        if (!pagoda || !proves(board, *pagoda, start, finish)) continue;
        divide_by_common_factor(*pagoda);
        return pagoda;
    }
    constexpr double kLargeScale = 1 << 20;
    auto pagoda = rounded(board, linear_program, optimum, kLargeScale);
    if (!pagoda) return std::nullopt;
    lift(board, *pagoda);
    if (!proves(board, *pagoda, start, finish)) return std::nullopt;
    return pagoda;
}

}  // namespace peg
