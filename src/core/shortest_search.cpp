// SPDX-License-Identifier: MIT
#include "core/shortest_search.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/move_levels.h"
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
        const std::vector<Bits> ends = ends_of(*board_, problem_);
        const bool one_end = problem_.finish.kind == Finish::Kind::kHole ||
                             problem_.finish.kind == Finish::Kind::kPosition;
        orbits_.emplace(*board_,
                        std::array{problem_.start.pegs, one_end ? ends[0] : board_->holes()});
        forwards_.emplace(*orbits_, MoveLevels::Side::kForwards, std::array{problem_.start.pegs});
        if (!ends.empty()) backwards_.emplace(*orbits_, MoveLevels::Side::kBackwards, ends);
        bound();
    }

    // So many moves any solution has: those of the complete levels did not meet.
    void bound() {
        const std::size_t moves = moves_of(*board_, shortest_.answer.jumps).size();
        const std::size_t excluded = forwards_->depth() + (backwards_ ? backwards_->depth() : 0);
        shortest_.lower_bound = std::min(moves, excluded + 1);
        shortest_.proved = shortest_.lower_bound == moves;
        done_ = shortest_.proved;
    }

    std::uint64_t spread(std::uint64_t nodes) {
        const bool back = backwards_ && backwards_->frontier() < forwards_->frontier();
        MoveLevels& side = back ? *backwards_ : *forwards_;
        for (std::uint64_t done = 0; done < nodes; ++done) {
            if (!side.expand()) {
                bound();
                return done;
            }
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
    std::optional<Orbits> orbits_;
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
