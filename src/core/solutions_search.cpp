// SPDX-License-Identifier: MIT
#include "core/solutions_search.h"

#include <algorithm>
#include <utility>

#include "core/jumps.h"
#include "core/random.h"

namespace peg {

SolutionsSearch::SolutionsSearch(const Board& board, std::size_t most,
                                 std::optional<std::uint64_t> seed)
    : board_(&board), sharing_(board.jumps().size()), most_(most), seed_(seed), solver_(board) {
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
    judge(problem.start.pegs, limits.nodes);
}

bool SolutionsSearch::step(std::uint64_t nodes) {
    std::uint64_t& done = result_.nodes;
    const std::uint64_t end = std::min(limits_.nodes, done + nodes);
    while (!ended_ && done < end && result_.found.size() < most_) {
        if (!judging_) {
            ++done;
            advance();
            continue;
        }
        const std::uint64_t before = solver_.progress().nodes;
        const bool judged = solver_.step(end - done);
        done += std::max<std::uint64_t>(1, solver_.progress().nodes - before);
        if (judged) settle();
    }
    return ended_ || done >= limits_.nodes || result_.found.size() >= most_;
}

bool SolutionsSearch::finished(Bits pegs) const {
    switch (problem_.finish.kind) {
        case Finish::Kind::kHole: return pegs == bit(problem_.finish.hole);
        case Finish::Kind::kPosition: return pegs == problem_.finish.position.pegs;
        case Finish::Kind::kAny: return count(pegs) == 1;
        case Finish::Kind::kFewest: return count(pegs) == fewest_;
    }
    return false;
}

// Goes to a position that can be won.
void SolutionsSearch::open(Bits pegs, const JumpSet& asleep) {
    if (finished(pegs)) {
        result_.verdict = Verdict::kSolvable;
        result_.found.push_back(path_);
        if (!path_.empty()) path_.pop_back();
        if (frames_.empty()) resume();
        return;
    }
    Frame& frame = frames_.emplace_back();
    frame.pegs = pegs;
    frame.asleep = asleep;
    for_each_jump(*board_, {pegs}, [&](JumpId id) { frame.jumps.push_back(id); });
    if (seed_) shuffle(frame.jumps, pegs);
}

// Tries the next jump of the deepest position.
void SolutionsSearch::advance() {
    Frame& frame = frames_.back();
    if (frame.next == frame.jumps.size()) return retreat();
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
        if (count(pegs) > kFewPegs) return judge(pegs, kAtOnce);
        if (!winnable(pegs)) {
            ++frame.next;
            return;
        }
    }
    const JumpSet asleep = frame.asleep & ~sharing_[jump];
    ++frame.next;
    frame.asleep.set(jump);  // below the siblings that follow
    path_.push_back(jump);
    open(pegs, asleep);
}

// By trying everything; what was found out is remembered. No deeper than the number of pegs.
bool SolutionsSearch::winnable(Bits pegs) {
    if (finished(pegs) || alive_.contains(pegs)) return true;
    if (dead_.contains(pegs)) return false;
    ++result_.nodes;
    bool won = false;
    for_each_jump(*board_, {pegs},
                  [&](JumpId id) { won = won || winnable(pegs ^ board_->jump(id).mask); });
    (won ? alive_ : dead_).insert(pegs);
    return won;
}

void SolutionsSearch::judge(Bits pegs, std::uint64_t most_nodes) {
    judging_ = true;
    solver_.begin({{pegs}, problem_.finish},
                  {std::min(most_nodes, limits_.nodes - std::min(limits_.nodes, result_.nodes)),
                   limits_.bytes});
}

// Takes the solver's verdict on the branch, or on the jump to be tried.
void SolutionsSearch::settle() {
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
        if (!won) return resume();
        remember_alive(branch.pegs, answer.jumps);
        path_ = branch.path;
        return open(branch.pegs, branch.asleep);
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

void SolutionsSearch::retreat() {
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
    if (frames_.empty()) return resume();
    path_.pop_back();
}

// On with a branch that was put off.
void SolutionsSearch::resume() {
    // One jump that cannot be judged must not stand in the way of all others.
    constexpr std::uint64_t kMostNodes = 4'000'000;
    if (!branches_.empty()) return judge(branches_.back().pegs, kMostNodes);
    ended_ = true;
    result_.complete = !unjudged_;
    if (result_.found.empty() && result_.complete) result_.verdict = Verdict::kUnsolvable;
}

// A solution also shows that each position on its way can be won.
void SolutionsSearch::remember_alive(Bits pegs, const std::vector<JumpId>& jumps) {
    alive_.insert(pegs);
    for (JumpId jump : jumps) alive_.insert(pegs ^= board_->jump(jump).mask);
}

// Fisher and Yates, with numbers that depend on the seed and the position.
void SolutionsSearch::shuffle(std::vector<JumpId>& jumps, Bits pegs) const {
    Random random(*seed_ ^ mixed(pegs));
    for (std::size_t i = jumps.size(); i > 1; --i) std::swap(jumps[i - 1], jumps[random.below(i)]);
}

}  // namespace peg
