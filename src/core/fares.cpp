// SPDX-License-Identifier: MIT
#include "core/fares.h"

#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/region_graph.h"
#include "core/simplex.h"

namespace peg {

namespace {

// Blocks of three by three, the first column and row of blocks narrower by these numbers of cells.
std::vector<Bits> blocks(const Board& board, int columns_less, int rows_less) {
    constexpr int kSide = 3;
    static_assert(kSide * kSide <= RegionGraph::kMostHoles);
    static_assert(RegionGraph::kMostHoles <= Fares::kMaxRegionHoles);
    std::vector<Bits> blocks;
    for (int top = -rows_less; top < board.rows(); top += kSide)
        for (int left = -columns_less; left < board.columns(); left += kSide) {
            Bits block = 0;
            for (Hole hole : board.reading_order()) {
                const auto [column, row] = board.cell(hole);
                if (column >= left && column < left + kSide && row >= top && row < top + kSide)
                    block |= bit(hole);
            }
            if (block != 0) blocks.push_back(block);
        }
    return blocks;
}

std::size_t crossings(const Board& board, std::span<const Bits> regions) {
    std::size_t crossings = 0;
    for (const Jump& jump : board.jumps())
        for (Bits region : regions)
            crossings += (jump.mask & region) != 0 && (jump.mask & ~region) != 0;
    return crossings;
}

// Of the nine ways to lay the blocks the one with the fewest jumps across borders: on boards with
// arms three wide, each arm is a block.
std::vector<Bits> regions_of(const Board& board) {
    std::vector<Bits> best = blocks(board, 0, 0);
    for (int offset = 1; offset < 9; ++offset) {
        std::vector<Bits> other = blocks(board, offset % 3, offset / 3);
        if (crossings(board, other) < crossings(board, best)) best = std::move(other);
    }
    return best;
}

//     maximise    - sum of |d(j, r)| + kWorth * (sum of all ways)
//     subject to  d(j, r) = how often the walks of region r make jump j, less how often those of
//                           the first region that j touches do        for each other region r,
//                 sum of the ways of each region <= 1,  ways and cycles >= 0
//
// |d| is written with one row: d - e <= 0 and d - 2 e as its cost. So a row's price is between 0
// and 2, and the fare of j in r is that less 1; in the first region, what makes j's fares add up to
// nothing.
class Programme {
public:
    Programme(const Board& board, Bits start, Bits finish)
        : start_(start), finish_(finish), graphs_(graphs_of(board)), terms_(graphs_.size()),
          rows_(find_terms(board)), simplex_(bounds(), rows_ + kMostRounds * graphs_.size()) {
        std::vector<double> column(rows_ + graphs_.size());
        for (std::size_t r = 0; r < rows_; ++r) {
            column[r] = -1;
            simplex_.add_column(column, -2, HUGE_VAL);
            column[r] = 0;
        }
    }

    std::optional<Fares> solve() {
        for (std::size_t round = 0; round < kMostRounds; ++round) {
            const std::vector<double> prices = simplex_.prices();
            if (round > 0 && most(prices) < kLeastMargin) break;
            std::vector<double> fares(rows_);
            for (std::size_t r = 0; r < rows_; ++r) fares[r] = prices[r] - 1;
            double least = 0;
            bool wanted = false;
            for (std::size_t i = 0; i < graphs_.size(); ++i) {
                const RegionGraph::Walk walk = shortest(i, fares);
                if (walk.kind == RegionGraph::Walk::Kind::kNone) return never(i);
                const bool way = walk.kind == RegionGraph::Walk::Kind::kWay;
                least += way ? walk.length : -HUGE_VAL;
                if (way && kWorth - walk.length <= prices[rows_ + i] + kTiny) continue;
                add(i, walk);
                wanted = true;
            }
            if (least > kLeastMargin)
                if (auto found = rounded(fares)) return found;
            if (!wanted) break;
            simplex_.maximise();
        }
        return std::nullopt;
    }

private:
    static constexpr std::size_t kMostRounds = 300;
    static constexpr double kWorth = 1000;  // more than any shortest way costs
    static constexpr double kTiny = 1e-6;
    static constexpr double kLeastMargin = 1e-2;

    // Of the fare of a jump in a region: the price of one row, or less that.
    struct Term {
        std::size_t jump;  // place in the graph's jumps()
        std::size_t row;
        double sign;
    };

    static std::vector<RegionGraph> graphs_of(const Board& board) {
        std::vector<RegionGraph> graphs;
        for (Bits region : regions_of(board)) graphs.emplace_back(board, region);
        return graphs;
    }

    // Fills terms_; returns the number of rows.
    std::size_t find_terms(const Board& board) {
        struct Place {
            std::size_t region, jump;
        };
        std::vector<std::vector<Place>> places(board.jumps().size());
        for (std::size_t i = 0; i < graphs_.size(); ++i)
            for (std::size_t k = 0; k < graphs_[i].jumps().size(); ++k)
                places[graphs_[i].jumps()[k]].push_back({i, k});
        std::size_t rows = 0;
        for (const std::vector<Place>& touched : places)
            for (std::size_t other = 1; other < touched.size(); ++other, ++rows) {
                terms_[touched[0].region].push_back({touched[0].jump, rows, -1});
                terms_[touched[other].region].push_back({touched[other].jump, rows, 1});
            }
        return rows;
    }

    // What no fares can make the regions ask for more than, as the walks known show.
    double most(std::span<const double> prices) const {
        double most = 0;
        for (double price : prices.subspan(rows_)) most += kWorth - price;
        return most;
    }

    std::vector<double> bounds() const {
        std::vector<double> bounds(rows_, 0.0);
        bounds.resize(rows_ + graphs_.size(), 1.0);
        return bounds;
    }

    std::vector<double> lengths(std::size_t region, std::span<const double> fares) const {
        std::vector<double> lengths(graphs_[region].jumps().size());
        for (const Term& term : terms_[region]) lengths[term.jump] += term.sign * fares[term.row];
        return lengths;
    }

    RegionGraph::Walk shortest(std::size_t region, std::span<const double> fares) const {
        return graphs_[region].shortest(start_, finish_, lengths(region, fares));
    }

    void add(std::size_t region, const RegionGraph::Walk& walk) {
        std::vector<double> times(graphs_[region].jumps().size());
        for (std::size_t jump : walk.jumps) ++times[jump];
        std::vector<double> column(rows_ + graphs_.size());
        for (const Term& term : terms_[region]) column[term.row] += term.sign * times[term.jump];
        double cost = std::accumulate(column.begin(), column.end(), 0.0);
        if (walk.kind == RegionGraph::Walk::Kind::kWay) {
            column[rows_ + region] = 1;
            cost += kWorth;
        }
        simplex_.add_column(column, cost, HUGE_VAL);
    }

    // Vertices have small denominators as a rule.
    std::optional<Fares> rounded(std::span<const double> fares) const {
        constexpr int kMaxDenominator = 24;
        for (int scale = 1; scale <= kMaxDenominator; ++scale) {
            std::vector<double> whole(fares.begin(), fares.end());
            for (double& fare : whole) fare = std::round(fare * scale);
            if (auto found = proof_of(whole)) return found;
        }
        return std::nullopt;
    }

    std::optional<Fares> proof_of(std::span<const double> whole) const {
        Fares fares;
        double least = 0;
        for (std::size_t i = 0; i < graphs_.size(); ++i) {
            const RegionGraph::Walk walk = shortest(i, whole);
            if (walk.kind != RegionGraph::Walk::Kind::kWay) return std::nullopt;
            least += walk.length;
            fares.regions.push_back(
                region(i, lengths(i, whole), static_cast<std::int32_t>(std::lround(walk.length))));
        }
        if (least <= 0) return std::nullopt;
        return fares;
    }

    // Where a region cannot come from its start to its finish whatever happens elsewhere.
    Fares never(std::size_t i) const {
        const std::vector<double> free(graphs_[i].jumps().size());
        return {{region(i, free, 1)}};
    }

    Fares::Region region(std::size_t i, std::span<const double> lengths, std::int32_t least) const {
        Fares::Region region{.holes = graphs_[i].holes(), .least = least, .fares = {}};
        for (std::size_t k = 0; k < lengths.size(); ++k)
            if (const long fare = std::lround(lengths[k]); fare != 0)
                region.fares.push_back({graphs_[i].jumps()[k], static_cast<std::int32_t>(fare)});
        return region;
    }

    Bits start_;
    Bits finish_;
    std::vector<RegionGraph> graphs_;
    std::vector<std::vector<Term>> terms_;  // by region
    std::size_t rows_;                      // borders that a jump crosses
    Simplex simplex_;
};

}  // namespace

std::optional<Fares> find_fares(const Board& board, Bits start, Bits finish) {
    return Programme(board, start, finish).solve();
}

}  // namespace peg
