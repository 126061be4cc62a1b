// SPDX-License-Identifier: MIT
#include "core/proof/partition/find_cost_partition.h"

#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/proof/partition/projection.h"
#include "core/support/simplex.h"

namespace peg {

namespace {

// Blocks of three by three; the first column and row of blocks are narrower by these numbers of
// cells.
std::vector<Bits> blocks(const Board& board, int columns_less, int rows_less) {
    constexpr int kSide = 3;
    static_assert(kSide * kSide <= Projection::kMaxRegionHoles);
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

// Of the nine offsets of the grid, the one with the fewest jumps across borders: on boards with
// arms of width three, each arm is a block.
std::vector<Bits> regions_of(const Board& board) {
    std::vector<Bits> best = blocks(board, 0, 0);
    for (int offset = 1; offset < 9; ++offset) {
        std::vector<Bits> other = blocks(board, offset % 3, offset / 3);
        if (crossings(board, other) < crossings(board, best)) best = std::move(other);
    }
    return best;
}

}  // namespace

// The linear program:
//
//     maximise    - sum of |d(j, r)| + kWorth * (sum of all paths)
//     subject to  d(j, r) = how often the paths of region r make jump j, minus how often those of
//                           the first region that j touches do        for each other region r,
//                 sum of the paths of each region <= 1,  paths and cycles >= 0
//
// The absolute value |d| is written with one row: d - e <= 0, and d - 2 e in the objective. So the
// price of a row is between 0 and 2, and the cost of j in r is that price minus 1; in the first
// region, it is what makes the costs of j add up to 0.
class CostPartitionFinder::LinearProgram {
public:
    // Begins with the cycles that are known.
    LinearProgram(const Board& board, std::span<const Projection> projections, Bits start,
                  Bits finish, std::vector<Cycle>& cycles)
        : start_(start), finish_(finish), projections_(projections), terms_(projections_.size()),
          rows_(find_terms(board)),
          simplex_(bounds(), rows_ + kMaxCycles + kMaxRounds * projections_.size()),
          cycles_(&cycles) {
        std::vector<double> column(rows_ + projections_.size());
        for (std::size_t r = 0; r < rows_; ++r) {
            column[r] = -1;
            simplex_.add_column(column, -2, HUGE_VAL);
            column[r] = 0;
        }
        for (const auto& [block, path] : cycles) add(block, path);
    }

    std::optional<CostPartition> solve() {
        for (std::size_t round = 0; round < kMaxRounds; ++round) {
            const std::vector<double> prices = simplex_.prices();
            if (round > 0 && most(prices) < kMinMargin) break;
            std::vector<double> row_costs(rows_);
            for (std::size_t r = 0; r < rows_; ++r) row_costs[r] = prices[r] - 1;
            double least = 0;
            bool wanted = false;
            for (std::size_t i = 0; i < projections_.size(); ++i) {
                const Projection::Path path = cheapest(i, row_costs);
                if (path.kind == Projection::Path::Kind::kNone) return never(i);
                const bool is_path = path.kind == Projection::Path::Kind::kPath;
                least += is_path ? path.cost : -HUGE_VAL;
                if (is_path && kWorth - path.cost <= prices[rows_ + i] + kTiny) continue;
                add(i, path);
                wanted = true;
                if (!is_path && cycles_->size() < kMaxCycles) cycles_->push_back({i, path});
            }
            if (least > kMinMargin)
                if (auto found = rounded(row_costs)) return found;
            if (!wanted) break;
            simplex_.maximise();
        }
        return std::nullopt;
    }

private:
    static constexpr std::size_t kMaxRounds = 300;
    static constexpr std::size_t kMaxCycles = 200;  // more cost more time than they save
    static constexpr double kWorth = 1000;          // more than any cheapest path costs
    static constexpr double kTiny = 1e-6;
    static constexpr double kMinMargin = 1e-2;

    // A term of a jump's cost in a region: plus or minus the cost of one row.
    struct Term {
        std::size_t jump;  // index in the projection's jumps()
        std::size_t row;
        double sign;
    };

    // Fills terms_; returns the number of rows.
    std::size_t find_terms(const Board& board) {
        struct Place {
            std::size_t region, jump;
        };
        std::vector<std::vector<Place>> places(board.jumps().size());
        for (std::size_t i = 0; i < projections_.size(); ++i)
            for (std::size_t k = 0; k < projections_[i].jumps().size(); ++k)
                places[projections_[i].jumps()[k]].push_back({i, k});
        std::size_t rows = 0;
        for (const std::vector<Place>& touched : places)
            for (std::size_t other = 1; other < touched.size(); ++other, ++rows) {
                terms_[touched[0].region].push_back({touched[0].jump, rows, -1});
                terms_[touched[other].region].push_back({touched[other].jump, rows, 1});
            }
        return rows;
    }

    // An upper bound on the total cost that any partition can force, from the paths known so far.
    double most(std::span<const double> prices) const {
        double most = 0;
        for (double price : prices.subspan(rows_)) most += kWorth - price;
        return most;
    }

    std::vector<double> bounds() const {
        std::vector<double> bounds(rows_, 0.0);
        bounds.resize(rows_ + projections_.size(), 1.0);
        return bounds;
    }

    std::vector<double> costs(std::size_t region, std::span<const double> row_costs) const {
        std::vector<double> costs(projections_[region].jumps().size());
        for (const Term& term : terms_[region]) costs[term.jump] += term.sign * row_costs[term.row];
        return costs;
    }

    Projection::Path cheapest(std::size_t region, std::span<const double> row_costs) const {
        return projections_[region].cheapest(start_, finish_, costs(region, row_costs));
    }

    void add(std::size_t region, const Projection::Path& path) {
        std::vector<double> times(projections_[region].jumps().size());
        for (std::size_t jump : path.jumps) ++times[jump];
        std::vector<double> column(rows_ + projections_.size());
        for (const Term& term : terms_[region]) column[term.row] += term.sign * times[term.jump];
        double gain = std::accumulate(column.begin(), column.end(), 0.0);
        if (path.kind == Projection::Path::Kind::kPath) {
            column[rows_ + region] = 1;
            gain += kWorth;
        }
        simplex_.add_column(column, gain, HUGE_VAL);
    }

    // Vertices usually have small denominators.
    std::optional<CostPartition> rounded(std::span<const double> row_costs) const {
        constexpr int kMaxDenominator = 24;
        for (int scale = 1; scale <= kMaxDenominator; ++scale) {
            std::vector<double> whole(row_costs.begin(), row_costs.end());
            for (double& cost : whole) cost = std::round(cost * scale);
            if (auto found = partition_of(whole)) return found;
        }
        return std::nullopt;
    }

    std::optional<CostPartition> partition_of(std::span<const double> whole) const {
        CostPartition partition;
        double least = 0;
        for (std::size_t i = 0; i < projections_.size(); ++i) {
            const Projection::Path path = cheapest(i, whole);
            if (path.kind != Projection::Path::Kind::kPath) return std::nullopt;
            least += path.cost;
            partition.regions.push_back(
                region(i, costs(i, whole), static_cast<std::int32_t>(std::lround(path.cost))));
        }
        if (least <= 0) return std::nullopt;
        return partition;
    }

    // The proof for a region that cannot go from its start to its finish whatever happens
    // elsewhere.
    CostPartition never(std::size_t i) const {
        const std::vector<double> free(projections_[i].jumps().size());
        return {{region(i, free, 1)}};
    }

    CostPartition::Region region(std::size_t i, std::span<const double> costs,
                                 std::int32_t least) const {
        CostPartition::Region region{.holes = projections_[i].holes(), .least = least, .costs = {}};
        for (std::size_t k = 0; k < costs.size(); ++k)
            if (const long cost = std::lround(costs[k]); cost != 0)
                region.costs.push_back(
                    {projections_[i].jumps()[k], static_cast<std::int32_t>(cost)});
        return region;
    }

    Bits start_;
    Bits finish_;
    std::span<const Projection> projections_;
    std::vector<std::vector<Term>> terms_;  // by region
    std::size_t rows_;                      // border crossings of jumps
    Simplex simplex_;
    std::vector<Cycle>* cycles_;
};

CostPartitionFinder::CostPartitionFinder(const Board& board) : board_(&board) {
    for (Bits region : regions_of(board)) blocks_.emplace_back(board, region);
}

std::optional<CostPartition> CostPartitionFinder::find(Bits start, Bits finish) {
    return LinearProgram(*board_, blocks_, start, finish, cycles_).solve();
}

std::uint64_t CostPartitionFinder::cost() const {
    return board_->jumps().size() * board_->jumps().size();
}

std::optional<CostPartition> find_cost_partition(const Board& board, Bits start, Bits finish) {
    return CostPartitionFinder(board).find(start, finish);
}

}  // namespace peg
