// SPDX-License-Identifier: MIT
#include "core/shortest_search.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/move_levels.h"
#include "core/pagoda.h"
#include "core/position_class.h"

namespace peg {

namespace {

// Where a solution may end: for `fewest` any position with as many pegs as the solver's ends with,
// which are too many to begin from, so that the search knows them when it sees them.
std::vector<Bits> ends_of(const Board& board, const Problem& problem) {
    const ClassRule class_of(board);
    switch (problem.finish.kind) {
        case Finish::Kind::kHole: return {bit(problem.finish.hole)};
        case Finish::Kind::kPosition: return {problem.finish.position.pegs};
        case Finish::Kind::kAny: {
            std::vector<Bits> ends;
            for_each_hole(class_of.single_pegs(board, class_of(problem.start.pegs)),
                          [&](Hole hole) { ends.push_back(bit(hole)); });
            return ends;
        }
        case Finish::Kind::kFewest: break;
    }
    return {};
}

}  // namespace

class ShortestSearch::Search {
public:
    Search(const Board& board, const Problem& problem, const Limits& limits)
        : board_(&board), problem_(problem), limits_(limits), solver_(board) {
        solver_.begin(problem, limits);
    }

    bool step(std::uint64_t nodes) {
        if (!done_ && nodes_ < limits_.nodes) {
            const std::uint64_t end = nodes_ + std::min(nodes, limits_.nodes - nodes_);
            while (nodes_ < end && !done_)
                nodes_ += forwards_ ? spread(end - nodes_) : solve(end - nodes_);
        }
        shortest_.answer.nodes = nodes_;
        return done_ || nodes_ >= limits_.nodes;
    }

    const Shortest& result() const { return shortest_; }
    Progress progress() const {
        if (!forwards_) return solver_.progress();
        return {nodes_, forwards_->stored() + (backwards_ ? backwards_->stored() : 0)};
    }

private:
    std::uint64_t solve(std::uint64_t nodes) {
        const std::uint64_t before = solver_.progress().nodes;
        const bool ended = solver_.step(nodes);
        const std::uint64_t spent = solver_.progress().nodes - before;
        if (!ended) return spent;
        shortest_.answer = solver_.result();
        solver_ = Solver(*board_);  // frees its tables
        if (shortest_.answer.verdict == Verdict::kSolvable) {
            begin_spreading();
        } else {
            done_ = true;
        }
        return spent;
    }

    void begin_spreading() {
        ends_ = ends_of(*board_, problem_);
        const bool one_end = problem_.finish.kind == Finish::Kind::kHole ||
                             problem_.finish.kind == Finish::Kind::kPosition;
        const Bits end = one_end ? ends_[0] : board_->holes();
        orbits_.emplace(*board_, std::array{problem_.start.pegs, end});
        // What is full in the end is no region to count on; where the end is not known, as many
        // may be as it has pegs.
        const auto pegs_left = static_cast<std::size_t>(shortest_.answer.pegs_left);
        regions_.emplace(*board_, problem_.start.pegs, one_end ? end : 0, one_end ? 0 : pegs_left);
        forward_pool_.emplace(*board_, PagodaPool::Side::kForwards, end);
        backward_pool_.emplace(*board_, PagodaPool::Side::kBackwards, problem_.start.pegs);
        aim_at(regions_->moves_to_end(problem_.start.pegs));
    }

    // Looks for a solution in so many moves, when fewer are excluded; unless one is known.
    void aim_at(std::size_t moves) {
        const std::size_t best = moves_of(*board_, shortest_.answer.jumps).size();
        shortest_.lower_bound = std::min(moves, best);
        shortest_.proved = done_ = moves >= best;
        if (done_) return;
        forwards_.emplace(*orbits_, MoveLevels::Side::kForwards, std::array{problem_.start.pegs},
                          *regions_, *forward_pool_, moves);
        if (!ends_.empty())
            backwards_.emplace(*orbits_, MoveLevels::Side::kBackwards, ends_, *regions_,
                               *backward_pool_, moves);
    }

    // Looks for pagoda functions that exclude positions of a new level. Returns what that cost, as
    // much as so many positions.
    std::uint64_t learn(bool back) {
        constexpr std::size_t kSamples = 48;
        constexpr std::uint64_t kProgrammeCost = 200;
        if (!back && ends_.size() != 1) return 0;  // only what excludes every end would do
        PagodaPool& pool = back ? *backward_pool_ : *forward_pool_;
        const std::span<const Bits> level = back ? backwards_->frontier() : forwards_->frontier();
        std::uint64_t cost = 0;
        for (std::size_t i = 0; i < kSamples && !pool.full() && level.size() > kSamples; ++i) {
            // Some member of the level, by Knuth's multiplicative hash.
            const std::uint64_t hash = ++samples_ * 2654435761U >> 7;
            const Bits pegs = orbits_->pegs(level[static_cast<std::size_t>(hash % level.size())]);
            if (!pool.possible(pool.slack(pegs))) continue;
            cost += kProgrammeCost;
            const auto pagoda = back ? find_pagoda(*board_, problem_.start.pegs, pegs)
                                     : find_pagoda(*board_, pegs, ends_[0]);
            if (pagoda) add_images(pool, *board_, orbits_->symmetries(), *pagoda);
        }
        return cost;
    }

    std::uint64_t spread(std::uint64_t nodes) {
        const std::size_t depth = forwards_->depth() + (backwards_ ? backwards_->depth() : 0);
        if (depth == shortest_.lower_bound) {
            aim_at(depth + 1);
            return 0;
        }
        const bool back =
            backwards_ && backwards_->frontier().size() < forwards_->frontier().size();
        MoveLevels& side = back ? *backwards_ : *forwards_;
        for (std::uint64_t done = 0; done < nodes; ++done) {
            if (!side.expand()) return done + learn(back);
            if (backwards_)
                for (Bits word : side.fresh()) (back ? *forwards_ : *backwards_).prefetch(word);
            for (Bits word : side.fresh())
                if (is_end(back, word)) {
                    meet(word);
                    return done + 1;
                }
            if (bytes() > limits_.bytes) {
                done_ = true;
                return done + 1;
            }
        }
        return nodes;
    }

    bool is_end(bool back, Bits word) const {
        if (back) return forwards_->contains(word);
        if (backwards_) return backwards_->contains(word);
        return count(word) == shortest_.answer.pegs_left;
    }

    void meet(Bits word) {
        const Bits pegs = orbits_->pegs(word);
        std::vector<JumpId>& jumps = shortest_.answer.jumps;
        jumps = forwards_->path(pegs);
        if (backwards_) {
            const std::vector<JumpId> rest = backwards_->path(pegs);
            jumps.insert(jumps.end(), rest.begin(), rest.end());
        }
        shortest_.lower_bound = moves_of(*board_, jumps).size();
        shortest_.proved = true;
        done_ = true;
    }

    std::size_t bytes() const {
        return forwards_->bytes() + (backwards_ ? backwards_->bytes() : 0);
    }

    const Board* board_;
    Problem problem_;
    Limits limits_;
    Solver solver_;
    std::vector<Bits> ends_;  // none for `fewest`
    std::optional<Orbits> orbits_;
    std::optional<MersonRegions> regions_;
    std::optional<PagodaPool> forward_pool_;
    std::optional<PagodaPool> backward_pool_;
    std::uint64_t samples_ = 0;  // of levels, for pagoda functions
    std::optional<MoveLevels> forwards_;
    std::optional<MoveLevels> backwards_;  // none for `fewest`
    std::uint64_t nodes_ = 0;
    bool done_ = false;
    Shortest shortest_;
};

ShortestSearch::ShortestSearch(const Board& board) : board_(&board) {}
ShortestSearch::~ShortestSearch() = default;
ShortestSearch::ShortestSearch(ShortestSearch&&) noexcept = default;
ShortestSearch& ShortestSearch::operator=(ShortestSearch&&) noexcept = default;

void ShortestSearch::begin(const Problem& problem, const Limits& limits) {
    search_ = std::make_unique<Search>(*board_, problem, limits);
}

bool ShortestSearch::step(std::uint64_t nodes) { return search_->step(nodes); }
Progress ShortestSearch::progress() const { return search_->progress(); }
const Shortest& ShortestSearch::result() const { return search_->result(); }

}  // namespace peg
