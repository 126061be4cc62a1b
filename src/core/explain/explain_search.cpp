// SPDX-License-Identifier: MIT
#include "core/explain/explain_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <span>
#include <utility>

#include "core/board/position.h"
#include "core/proof/position_class.h"
#include "core/search/goals.h"

namespace peg {
namespace {

// What finding the removals of one hole counts as; it takes a millisecond or some.
constexpr std::uint64_t kRemovalNodes = 1000;

// Rounds of wider and wider beams. Which weight of a step finds the fewest steps depends on the
// board, so each width is tried with two.
constexpr StepSearch::Beam beam_of(std::size_t round) {
    constexpr std::size_t kFirstWidth = 128;
    return {kFirstWidth << round, round % 2 == 0 ? 20 : 5};
}

// Before these rounds, and after each that found fewer steps, the parts of the path that remove so
// many pegs are searched, one after the other. That takes a second or less, and makes the first
// explanation half as long or better.
constexpr std::array kSpans{10, 16, 24};
constexpr StepSearch::Beam kPartBeam{512, 20};

constexpr std::size_t kMostRounds = 30;  // wider than any memory

// The removal of a block; null where it cannot be removed. `removals` are sorted by block.
const Removal* removal_of(std::span<const Removal> removals, Bits block) {
    const auto found = std::ranges::lower_bound(removals, block, {}, &Removal::block);
    return found != removals.end() && found->block == block ? &*found : nullptr;
}

// The one step from a position to a later one: a package without its jumps; nothing where it takes
// more steps.
std::optional<Package> step_between(const Board& board, std::span<const Removal> removals,
                                    Bits from, Bits to) {
    if (count(from) - count(to) == 1) {
        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const Jump& jump = board.jumps()[id];
            if (jump.mask == (from ^ to) && is_legal({from}, jump))
                return Package{{static_cast<JumpId>(id)}, bit(jump.over), {}};
        }
        return std::nullopt;
    }
    if ((to & ~from) != 0) return std::nullopt;
    const Removal* removal = removal_of(removals, from & ~to);
    const Catalyst* catalyst = removal != nullptr ? ready_catalyst(*removal, from) : nullptr;
    if (catalyst == nullptr) return std::nullopt;
    return Package{{}, removal->block, *catalyst};
}

// The fewest of these positions, the first and the last among them, between which there is one step
// each.
std::vector<Bits> joined(const Board& board, std::span<const Removal> removals,
                         const std::vector<Bits>& path) {
    struct Best {
        std::size_t steps;
        std::size_t next;
    };
    std::vector<Best> best(path.size(), {0, 0});
    for (std::size_t i = path.size() - 1; i-- > 0;) {
        best[i] = {best[i + 1].steps + 1, i + 1};
        const std::size_t end = std::min(path.size() - 1, i + kMostInBlock);
        for (std::size_t k = i + kLeastInBlock; k <= end; ++k)
            if (best[k].steps + 1 < best[i].steps &&
                step_between(board, removals, path[i], path[k]))
                best[i] = {best[k].steps + 1, k};
    }
    std::vector<Bits> kept{path.front()};
    for (std::size_t i = 0; i + 1 < path.size();) kept.push_back(path[i = best[i].next]);
    return kept;
}

// All positions of a class with so many pegs; none where there are too many to begin from.
std::vector<Bits> positions_with(const Board& board, int pegs, PositionClass wanted) {
    constexpr double kMost = 100'000;
    double all = 1;
    for (int i = 0; i < pegs; ++i) all = all * (board.hole_count() - i) / (i + 1);
    if (all > kMost) return {};
    const ClassRule class_of(board);
    std::vector<Bits> sets{0};
    for (int i = 0; i < pegs; ++i) {
        std::vector<Bits> larger;
        for (const Bits set : sets)
            for_each_hole(board.holes() & ~(set == 0 ? 0 : std::bit_floor(set) * 2 - 1),
                          [&](Hole hole) { larger.push_back(set | bit(hole)); });
        sets = std::move(larger);
    }
    std::erase_if(sets, [&](Bits set) { return class_of(set) != wanted; });
    return sets;
}

}  // namespace

void ExplainSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    result_ = {};
    holes_ = 0;
    removals_.clear();
    search_.reset();
    round_ = 0;
    span_ = 0;
    next_ = 0;
    solver_.begin(problem, limits);
    stage_ = Stage::kSolving;
}

bool ExplainSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    const std::uint64_t end = result_.nodes + std::min(nodes, limits_.nodes - result_.nodes);
    while (stage_ != Stage::kDone && result_.nodes < end) {
        const std::uint64_t left = end - result_.nodes;
        switch (stage_) {
            case Stage::kSolving: result_.nodes += solve(left); break;
            case Stage::kFindingRemovals: result_.nodes += find_removals(); break;
            case Stage::kSearching: result_.nodes += search(left); break;
            case Stage::kDone: break;
        }
    }
    if (result_.nodes >= limits_.nodes) stage_ = Stage::kDone;
    return stage_ == Stage::kDone;
}

Progress ExplainSearch::progress() const {
    return {result_.nodes, search_ ? search_->stored() : solver_.progress().stored};
}

std::uint64_t ExplainSearch::solve(std::uint64_t nodes) {
    const std::uint64_t before = solver_.progress().nodes;
    const bool answered = solver_.step(nodes);
    const std::uint64_t visited = solver_.progress().nodes - before;
    if (!answered) return visited;
    const Answer& answer = solver_.result();
    result_.verdict = answer.verdict;
    result_.proof = answer.proof;
    stage_ = Stage::kDone;
    if (answer.verdict != Verdict::kSolvable) return visited;
    path_.assign(1, problem_.start.pegs);
    for (const JumpId jump : answer.jumps)
        path_.push_back(play({path_.back()}, board_->jump(jump)).pegs);
    explain(path_);
    if (answer.jumps.empty())
        result_.fewest = true;
    else
        stage_ = Stage::kFindingRemovals;
    return visited;
}

std::uint64_t ExplainSearch::find_removals() {
    const Hole hole = board_->reading_order()[holes_++];
    for (Removal& removal : removals_from(*board_, hole)) removals_.push_back(std::move(removal));
    if (holes_ == board_->reading_order().size()) {
        std::ranges::sort(removals_, {}, &Removal::block);
        path_ = joined(*board_, removals_, path_);
        explain(path_);
        find_goals();
    }
    return kRemovalNodes;
}

void ExplainSearch::find_goals() {
    goals_ = goals_of(*board_, problem_);
    const int pegs_left = count(path_.back());
    if (problem_.finish.kind == Finish::Kind::kFewest)
        goals_ = positions_with(*board_, pegs_left, ClassRule(*board_)(problem_.start.pegs));
    all_goals_ = !goals_.empty();
    if (!all_goals_) goals_.push_back(path_.back());
    stage_ = Stage::kSearching;
    begin_search();
}

// Begins with the next part of the path that may take fewer steps, or else with the whole.
void ExplainSearch::begin_search() {
    for (; span_ < kSpans.size(); ++span_, next_ = 0) {
        while (next_ + 1 < path_.size()) {
            first_ = next_++;
            last_ = first_ + 1;
            while (last_ + 1 < path_.size() && pegs_between(first_, last_) < kSpans[span_]) ++last_;
            if (last_ - first_ > least_steps(pegs_between(first_, last_)))
                return search_part(kPartBeam);
        }
    }
    first_ = 0;
    last_ = path_.size() - 1;
    next_ = 0;
    search_part(beam_of(round_++));
}

void ExplainSearch::search_part(StepSearch::Beam beam) {
    std::span<const Bits> goals = goals_;
    if (last_ + 1 < path_.size()) goals = std::span(&path_[last_], 1);
    search_.emplace(*board_, removals_, path_[first_], goals);
    search_->restart(beam, last_ - first_);
}

int ExplainSearch::pegs_between(std::size_t first, std::size_t last) const {
    return count(path_[first]) - count(path_[last]);
}

std::uint64_t ExplainSearch::search(std::uint64_t nodes) {
    const std::uint64_t visited = search_->step(nodes, limits_.bytes);
    const std::size_t saved = last_ - first_ - search_->steps();
    // Shown at once, as a limit may end a long search before it is done.
    if (path_.size() - 1 - saved < result_.packages.size()) explain(shorter_path());
    if (!search_->done()) return visited;
    const bool of_part = span_ < kSpans.size();
    const bool whole = first_ == 0 && last_ + 1 == path_.size();
    const bool out_of_memory = search_->bytes() > limits_.bytes;
    if (saved > 0) {
        path_ = shorter_path();
        if (!of_part) span_ = 0;  // its parts may be improved again
    }
    if (whole && search_->complete()) {
        result_.fewest = all_goals_;
        stage_ = Stage::kDone;
    } else if (!of_part && (out_of_memory || round_ == kMostRounds)) {
        stage_ = Stage::kDone;
    } else {
        begin_search();
    }
    return visited;
}

// The path with the way that was found in the place of the part that was searched.
std::vector<Bits> ExplainSearch::shorter_path() const {
    const std::vector<Bits> part = *search_->path();
    std::vector<Bits> path(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(first_));
    path.insert(path.end(), part.begin(), part.end());
    path.insert(path.end(), path_.begin() + static_cast<std::ptrdiff_t>(last_) + 1, path_.end());
    return path;
}

void ExplainSearch::explain(const std::vector<Bits>& path) {
    result_.packages.clear();
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        Package package = *step_between(*board_, removals_, path[i], path[i + 1]);
        if (package.catalyst)
            package.jumps = removal_jumps(*board_, package.removes, *package.catalyst);
        result_.packages.push_back(std::move(package));
    }
}

}  // namespace peg
