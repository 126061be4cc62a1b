// SPDX-License-Identifier: MIT
#include "core/explain/explain_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <span>
#include <utility>

#include "core/board/game.h"
#include "core/board/position.h"
#include "core/proof/position_class.h"
#include "core/search/goals.h"

namespace peg {
namespace {

// The nodes that finding the removals of one hole counts as.
constexpr std::uint64_t kRemovalNodes = 1000;

// Rounds of wider and wider beams. Which step weight finds the fewest steps depends on the board,
// so two weights alternate.
constexpr StepSearch::Beam beam_of(std::size_t round) {
    constexpr std::size_t kNarrowest = 128;
    return {kNarrowest << round * 3 / 2, round % 2 == 0 ? 20 : 5};
}

// Before these rounds, and after each round that found fewer steps, parts of the path that remove
// this many pegs are searched, one after the other. It is cheap, and makes the first explanation at
// least twice as good.
constexpr std::array kSpans{10, 16, 24};
constexpr StepSearch::Beam kPartBeam{512, 20};

// The last beam is wider than any memory allows.
constexpr std::size_t kMaxBeams = 14;

// All positions of a class with `pegs` pegs; empty if there are too many to begin from.
std::vector<Bits> positions_with(const Board& board, int pegs, PositionClass wanted) {
    constexpr double kMax = 100'000;
    double all = 1;
    for (int i = 0; i < pegs; ++i) all = all * (board.hole_count() - i) / (i + 1);
    if (all > kMax) return {};
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
    symmetric_ = false;
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
    // While only a readable proof is still sought, the verdict is already valid.
    const Answer& answer = solver_.result();
    result_.verdict = answer.verdict;
    result_.proof = answer.proof;
    if (!answered) return visited;
    stage_ = Stage::kDone;
    if (answer.verdict != Verdict::kSolvable) return visited;
    path_.assign(1, problem_.start.pegs);
    for (const JumpId jump : answer.jumps)
        path_.push_back(play({path_.back()}, board_->jump(jump)).pegs);
    show(path_);
    if (answer.jumps.empty())
        result_.fewest = true;
    else
        stage_ = Stage::kFindingRemovals;
    return visited;
}

std::uint64_t ExplainSearch::find_removals() {
    const Hole hole = board_->reading_order()[holes_++];
    for (Removal& removal : removals_from(*board_, hole)) {
        const auto place = std::ranges::upper_bound(removals_, removal.block, {}, &Removal::block);
        removals_.insert(place, std::move(removal));
    }
    if (holes_ == board_->reading_order().size()) {
        path_ = joined_steps(*board_, removals_, path_);
        show(path_);
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

// Begins with the next part of the path that might take fewer steps, or else with the whole path.
void ExplainSearch::begin_search() {
    for (; span_ < kSpans.size(); ++span_, next_ = 0) {
        while (next_ + 1 < path_.size()) {
            first_ = next_++;
            last_ = first_ + 1;
            while (last_ + 1 < path_.size() && pegs_between(first_, last_) < kSpans[span_]) ++last_;
            if (last_ - first_ > min_steps(pegs_between(first_, last_)))
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
    search_.emplace(*board_, removals_, StepSearch::Ends{path_[first_], goals}, beam,
                    last_ - first_);
}

int ExplainSearch::pegs_between(std::size_t first, std::size_t last) const {
    return count(path_[first]) - count(path_[last]);
}

// The minimum number of steps is known: looks for the most symmetric way with that many.
void ExplainSearch::begin_symmetric_search() {
    symmetric_ = true;
    StepSearch::Beam beam = beam_of(kMaxBeams);
    beam.symmetric = true;
    search_.emplace(*board_, removals_, StepSearch::Ends{path_.front(), goals_}, beam,
                    path_.size());
}

std::uint64_t ExplainSearch::search(std::uint64_t nodes) {
    const std::uint64_t visited = search_->step(nodes, limits_.bytes);
    if (symmetric_) {
        if (!search_->done()) return visited;
        // If the memory limit was reached before a way was found, the known way stays.
        if (const auto path = search_->path()) show(*path);
        stage_ = Stage::kDone;
        return visited;
    }
    const std::size_t saved = last_ - first_ - search_->steps();
    // Shown immediately, because a limit may end a long search before it is done.
    if (path_.size() - 1 - saved < result_.packages.size()) show(shorter_path());
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
        if (search_->has_symmetry())
            begin_symmetric_search();
        else
            stage_ = Stage::kDone;
    } else if (!of_part && (out_of_memory || round_ == kMaxBeams)) {
        stage_ = Stage::kDone;
    } else {
        begin_search();
    }
    return visited;
}

// The path with the way that was found in place of the part that was searched.
std::vector<Bits> ExplainSearch::shorter_path() const {
    const std::vector<Bits> part = *search_->path();
    std::vector<Bits> path(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(first_));
    path.insert(path.end(), part.begin(), part.end());
    path.insert(path.end(), path_.begin() + static_cast<std::ptrdiff_t>(last_) + 1, path_.end());
    return path;
}

// Packages that are no solution would be a bug of a search: they are not shown.
void ExplainSearch::show(const std::vector<Bits>& path) {
    std::vector<Package> packages = packages_of(*board_, removals_, path);
    std::vector<JumpId> jumps;
    for (const Package& package : packages)
        jumps.insert(jumps.end(), package.jumps.begin(), package.jumps.end());
    const bool holds = replay(*board_, problem_, jumps).finished;
    assert(holds);
    if (holds) result_.packages = std::move(packages);
}

}  // namespace peg
