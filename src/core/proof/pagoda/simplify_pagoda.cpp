// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/simplify_pagoda.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

#include "core/support/simplex.h"

namespace peg {

namespace {

// The maximum margin for which a fractional optimum is rounded to integers.
constexpr int kMaxScale = 240;

class Simplifier {
public:
    Simplifier(const Board& board, std::span<const LostPlay> plays)
        : board_(&board), plays_(plays) {}

    bool excludes(const PagodaWithCuts& pagoda) const {
        return std::ranges::all_of(plays_,
                                   [&](const LostPlay& play) {
                                       return slack(pagoda, play.start, play.goal) < 0;
                                   }) &&
               is_pagoda(*board_, pagoda);
    }

    // Moves every weight and every cut as close to 0 as possible while the others stay.
    void lower(PagodaWithCuts& pagoda) const {
        constexpr int kMaxSweeps = 100;
        bool lowered = true;
        for (int i = 0; lowered && i < kMaxSweeps; ++i) {
            lowered = false;
            for (ZeroHalfCut& cut : pagoda.cuts)
                if (cut.weight != 0) lowered |= lower(pagoda, cut.weight);
            for (Hole hole : board_->reading_order())
                lowered |= lower(pagoda, pagoda.weights[hole]);
        }
        std::ranges::stable_partition(pagoda.cuts,
                                      [](const ZeroHalfCut& cut) { return cut.weight != 0; });
    }

    enum class Signs : std::uint8_t { kPositive, kBoth };
    using Prices = std::vector<double>;  // of a unit of weight, by the hole's index in reading
                                         // order

    // Not in braces, which would make a list of two prices.
    Prices equal_prices() const {
        Prices prices(static_cast<std::size_t>(board_->hole_count()), 1.0);
        return prices;
    }
    // Makes weights expensive for holes without a weight now, and cheap for holes with a large one:
    // this approximates the minimum number of weights better than the minimum sum does (E. Candes,
    // M. Wakin and S. Boyd, "Enhancing sparsity by reweighted l1 minimization", 2008).
    Prices prices_near(const PagodaWithCuts& pagoda) const {
        constexpr double kSoft = 0.3;
        Prices prices;
        for (Hole hole : board_->reading_order())
            prices.push_back(1 / (std::abs(pagoda.weights[hole]) + kSoft));
        return prices;
    }

    // Weights, with some of these cuts, that minimize the sum of prices times absolute values,
    // relative to the margin by which, in each play, the goal and the due cuts are worth more than
    // the start; empty if there are none.
    //
    //     maximise    the margin m
    //     subject to, for each jump,  w(to) - w(from) - w(over) + the cuts that it crosses <= 0
    //                 for each play,  m - worth(goal) + worth(start) - the cuts that are due <= 0
    //                 the sum of prices times absolute values <= 1
    //
    // where w = p - n with p, n >= 0. Scaled so that the margin is an integer, the result has the
    // minimum sum for that margin.
    std::optional<PagodaWithCuts> min_sum(const Prices& prices, Signs signs,
                                          std::span<const ZeroHalfCut> cuts) const {
        constexpr double kNegative = 1.5;  // factor on the price: negative weights are harder to
                                           // follow
        constexpr double kCut = 3;
        const std::size_t jumps = board_->jumps().size();
        const std::size_t holes = prices.size();
        std::vector<double> bound(jumps + plays_.size() + 1, 0.0);
        bound.back() = 1;
        Simplex simplex(bound, 2 * holes + cuts.size() + 1);
        std::vector<double> column(bound.size());
        const auto add_column = [&](double price, auto of_jump, auto of_play) {
            const auto end = std::ranges::transform(board_->jumps(), column.begin(), of_jump).out;
            std::ranges::transform(plays_, end, of_play);
            column.back() = price;
            simplex.add_column(column, 0, HUGE_VAL);
        };
        for (const double sign : {1.0, -1.0})
            for (std::size_t i = 0; i < holes && (sign > 0 || signs == Signs::kBoth); ++i) {
                const Hole hole = board_->reading_order()[i];
                const auto of_jump = [&](const Jump& jump) {
                    if (!contains(jump.mask, hole)) return 0.0;
                    return jump.to == hole ? sign : -sign;
                };
                add_column((sign > 0 ? 1 : kNegative) * prices[i], of_jump,
                           [&](const LostPlay& play) { return -sign * gain(play, hole); });
            }
        for (const ZeroHalfCut& cut : cuts)
            add_column(
                kCut, [&](const Jump& jump) { return cut.due(jump.mask) ? 1.0 : 0.0; },
                [&](const LostPlay& play) { return cut.due(play.start ^ play.goal) ? -1.0 : 0.0; });
        std::ranges::fill(column, 0.0);
        std::fill_n(column.begin() + static_cast<std::ptrdiff_t>(jumps), plays_.size(), 1.0);
        simplex.add_column(column, 1, HUGE_VAL);
        simplex.maximise();
        std::vector<double> values = simplex.values();
        const double margin = values.back();
        if (signs == Signs::kBoth) {
            for (std::size_t i = 0; i < holes; ++i) values[i] -= values[holes + i];
            const auto negative = values.begin() + static_cast<std::ptrdiff_t>(holes);
            values.erase(negative, negative + static_cast<std::ptrdiff_t>(holes));
        }
        return whole(values, cuts, margin);
    }

private:
    bool lower(const PagodaWithCuts& pagoda, std::int32_t& number) const {
        const std::int32_t before = number;
        for (const std::int32_t less : {0, before / 2, before - (before > 0 ? 1 : -1)}) {
            if (before == 0) break;
            number = less;
            if (excludes(pagoda)) return true;
        }
        number = before;
        return false;
    }

    static double gain(const LostPlay& play, Hole hole) {
        return static_cast<double>(contains(play.goal, hole)) -
               static_cast<double>(contains(play.start, hole));
    }

    // The smallest integer multiple that remains a pagoda function after rounding. `values` has the
    // weights by the hole's index in reading order, then the weights of the cuts.
    std::optional<PagodaWithCuts> whole(std::span<const double> values,
                                        std::span<const ZeroHalfCut> cuts, double margin) const {
        constexpr double kMinMargin = 1e-5;  // Simplex::kRoom is worth less than this
        if (margin < kMinMargin) return std::nullopt;
        const auto holes = static_cast<std::size_t>(board_->hole_count());
        for (int scale = 1; scale <= kMaxScale; ++scale) {
            const auto rounded = [&](double value) {
                return static_cast<std::int32_t>(std::lround(value / margin * scale));
            };
            PagodaWithCuts pagoda;
            for (std::size_t i = 0; i < holes; ++i)
                pagoda.weights[board_->reading_order()[i]] = rounded(values[i]);
            for (std::size_t i = 0; i < cuts.size(); ++i)
                pagoda.cuts[i] = {cuts[i].holes, rounded(values[holes + i])};
            if (excludes(pagoda)) return pagoda;
        }
        return std::nullopt;
    }

    const Board* board_;
    std::span<const LostPlay> plays_;
};

}  // namespace

std::int64_t effort(const PagodaWithCuts& pagoda) {
    std::int64_t sum = 0;
    for (const std::int32_t weight : pagoda.weights)
        if (weight != 0) sum += 1 + std::abs(std::int64_t{weight}) + (weight < 0 ? 1 : 0);
    for (const ZeroHalfCut& cut : pagoda.cuts)
        if (cut.weight != 0) sum += cut.weight + count(cut.holes);
    return sum;
}

PagodaWithCuts simplify_pagoda(const Board& board, const PagodaWithCuts& pagoda,
                               std::span<const LostPlay> plays) {
    const Simplifier simplifier(board, plays);
    PagodaWithCuts best = pagoda;
    const auto consider = [&](std::optional<PagodaWithCuts> other) {
        if (!other) return;
        simplifier.lower(*other);
        if (effort(*other) < effort(best)) best = *other;
    };
    consider(pagoda);
    std::vector<ZeroHalfCut> used;
    std::ranges::copy_if(best.cuts, std::back_inserter(used),
                         [](const ZeroHalfCut& cut) { return cut.weight != 0; });
    using Signs = Simplifier::Signs;
    if (used.empty()) consider(simplifier.min_sum(simplifier.equal_prices(), Signs::kPositive, {}));
    consider(simplifier.min_sum(simplifier.equal_prices(), Signs::kBoth, used));
    consider(simplifier.min_sum(simplifier.prices_near(best), Signs::kBoth, used));
    return best;
}

}  // namespace peg
