// SPDX-License-Identifier: MIT
#include "core/solver/solutions_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"
#include "core/support/random.h"

namespace peg {

SolutionsSearch::SolutionsSearch(const Board& board, std::size_t max_solutions,
                                 std::optional<std::uint64_t> seed)
    : board_(&board), sharing_(board.jumps().size()), max_solutions_(max_solutions), seed_(seed),
      solver_(board) {
    assert(max_solutions > 0);
    for (std::size_t a = 0; a < sharing_.size(); ++a)
        for (std::size_t b = 0; b < sharing_.size(); ++b)
            sharing_[a][b] = (board.jumps()[a].mask & board.jumps()[b].mask) != 0;
}

void SolutionsSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    fewest_ = 0;
    frames_.clear();
    path_.clear();
    alive_.reset();
    dead_.reset();
    ended_ = false;
    unjudged_ = false;
    result_ = {};
    branches_.assign(1, {{}, problem.start.pegs, {}});
    begin_judging(problem.start.pegs, limits.nodes);
}

bool SolutionsSearch::step(std::uint64_t nodes) {
    assert(nodes > 0 && (judging_ || ended_ || !frames_.empty()));  // requires begin()
    std::uint64_t& done = result_.nodes;
    const std::uint64_t end = std::min(limits_.nodes, done + nodes);
    while (!ended_ && done < end && result_.found.size() < max_solutions_) {
        if (!judging_) {
            ++done;
            try_next_jump();
            continue;
        }
        const std::uint64_t before = solver_.progress().nodes;
        const bool judged = solver_.step(end - done);
        done += std::max<std::uint64_t>(1, solver_.progress().nodes - before);
        if (judged) take_verdict();
    }
    return ended_ || done >= limits_.nodes || result_.found.size() >= max_solutions_;
}

bool SolutionsSearch::finished(Bits pegs) const {
    if (problem_.finish.kind == Finish::Kind::kFewest) return count(pegs) == fewest_;
    return is_finished(problem_.finish, {pegs});
}

// Continues from a winnable position, or adds the solution that ends in it.
void SolutionsSearch::enter(Bits pegs, const JumpSet& asleep) {
    if (finished(pegs)) {
        result_.verdict = Verdict::kSolvable;
        result_.found.push_back(path_);
        if (!path_.empty()) path_.pop_back();
        if (frames_.empty()) begin_next_branch();
        return;
    }
    Frame& frame = frames_.emplace_back();
    frame.pegs = pegs;
    frame.asleep = asleep;
    const PerJump<JumpId> legal = legal_jumps(*board_, {pegs});
    frame.jumps.assign(legal.begin(), legal.end());
    if (seed_) shuffle(frame.jumps, pegs);
}

// Tries the next jump of the deepest position.
void SolutionsSearch::try_next_jump() {
    Frame& frame = frames_.back();
    if (frame.next == frame.jumps.size()) return leave();
    if (alive_.bytes() + dead_.bytes() > limits_.bytes / 2) {
        alive_.reset();
        dead_.reset();
    }
    const JumpId jump = frame.jumps[frame.next];
    const Bits pegs = after(jump);
    if (frame.asleep[jump] || dead_.contains(pegs)) {
        ++frame.next;
        return;
    }
    if (!alive_.contains(pegs)) {
        constexpr int kFewPegs = 16;
        constexpr std::uint64_t kAtOnce = 1200;
        if (count(pegs) > kFewPegs) return begin_judging(pegs, kAtOnce);
        if (!winnable(pegs)) {
            ++frame.next;
            return;
        }
    }
    const JumpSet asleep = frame.asleep & ~sharing_[jump];
    ++frame.next;
    frame.asleep.set(jump);  // below the jumps tried after it
    path_.push_back(jump);
    enter(pegs, asleep);
}

// Exhaustive search with a memory of its results. The recursion is at most as deep as the number of
// pegs.
bool SolutionsSearch::winnable(Bits pegs) {
    if (finished(pegs) || alive_.contains(pegs)) return true;
    if (dead_.contains(pegs)) return false;
    ++result_.nodes;
    const bool won = std::ranges::any_of(legal_jumps(*board_, {pegs}), [&](JumpId jump) {
        return winnable(pegs ^ board_->jump(jump).mask);
    });
    (won ? alive_ : dead_).insert(pegs);
    return won;
}

void SolutionsSearch::begin_judging(Bits pegs, std::uint64_t max_nodes) {
    judging_ = true;
    solver_.begin({{pegs}, problem_.finish},
                  {std::min(max_nodes, limits_.nodes - std::min(limits_.nodes, result_.nodes)),
                   limits_.bytes});
}

// Takes the solver's verdict on the branch or, within one, on the next jump.
void SolutionsSearch::take_verdict() {
    judging_ = false;
    const Answer& answer = solver_.result();
    bool won = answer.verdict == Verdict::kSolvable;
    if (problem_.finish.kind == Finish::Kind::kFewest) {
        if (fewest_ == 0) fewest_ = answer.pegs_left;
        won = won && answer.pegs_left == fewest_;
    }
    const bool unknown = answer.verdict == Verdict::kUndecided;
    if (frames_.empty()) {
        unjudged_ |= unknown;
        const Branch branch = std::move(branches_.back());
        branches_.pop_back();
        if (!won) return begin_next_branch();
        remember_alive(branch.pegs, answer.jumps);
        path_ = branch.path;
        return enter(branch.pegs, branch.asleep);
    }
    Frame& frame = frames_.back();
    const JumpId jump = frame.jumps[frame.next];
    if (won)
        remember_alive(after(jump), answer.jumps);
    else if (unknown)
        frame.put_off.push_back(frame.jumps[frame.next++]);
    else
        dead_.insert(after(jump));
}

// Backtracks when all jumps have been tried. Postponed jumps become branches.
void SolutionsSearch::leave() {
    Frame& frame = frames_.back();
    for (JumpId jump : frame.put_off) {
        Branch& branch = branches_.emplace_back();
        branch.path = path_;
        branch.path.push_back(jump);
        branch.pegs = after(jump);
        branch.asleep = frame.asleep & ~sharing_[jump];
        frame.asleep.set(jump);
    }
    frames_.pop_back();
    if (frames_.empty()) return begin_next_branch();
    path_.pop_back();
}

// Continues with a postponed branch, or ends the search.
void SolutionsSearch::begin_next_branch() {
    // A branch that the solver cannot judge within this limit must not delay the others.
    constexpr std::uint64_t kMaxNodes = 4'000'000;
    if (!branches_.empty()) return begin_judging(branches_.back().pegs, kMaxNodes);
    ended_ = true;
    result_.complete = !unjudged_;
    if (result_.found.empty() && result_.complete) result_.verdict = Verdict::kUnsolvable;
}

// Every position on a solution is winnable.
void SolutionsSearch::remember_alive(Bits pegs, const std::vector<JumpId>& jumps) {
    alive_.insert(pegs);
    for (JumpId jump : jumps) alive_.insert(pegs ^= board_->jump(jump).mask);
}

// Fisher-Yates shuffle, with random numbers that depend on the seed and the position.
void SolutionsSearch::shuffle(std::vector<JumpId>& jumps, Bits pegs) const {
    Random random(*seed_ ^ mixed(pegs));
    for (std::size_t i = jumps.size(); i > 1; --i) std::swap(jumps[i - 1], jumps[random.below(i)]);
}

}  // namespace peg
