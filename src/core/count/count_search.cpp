// SPDX-License-Identifier: MIT
#include "core/count/count_search.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/count/jump_or_cross_levels.h"
#include "core/count/meeting.h"
#include "core/count/solution_counter.h"
#include "core/search/goals.h"
#include "core/support/search_direction.h"

namespace peg {

namespace {

std::optional<Bits> only(std::span<const Bits> finishes) {
    if (finishes.size() != 1) return std::nullopt;
    return finishes[0];
}

// For the symmetries that leave the start as it is, and the finish.
DenseCanonicalizer canonicalizer_for(const Board& board, const Problem& problem,
                                     std::span<const Bits> finishes) {
    const bool one = problem.finish.kind != Finish::Kind::kAny && !finishes.empty();
    return DenseCanonicalizer(board,
                              std::array{problem.start.pegs, one ? finishes[0] : board.holes()});
}

std::vector<Bits> complements(const Board& board, std::vector<Bits> positions) {
    for (Bits& pegs : positions) pegs = complement(board, {pegs}).pegs;
    return positions;
}

}  // namespace

class CountSearch::Search {
public:
    Search(const Board& board, const Problem& problem, const Limits& limits)
        : limits_(limits), start_(problem.start.pegs), finishes_(goals_of(board, problem)),
          fewest_(problem.finish.kind == Finish::Kind::kFewest),
          canonicalizer_(canonicalizer_for(board, problem, finishes_)), cross_(canonicalizer_),
          forward_(std::in_place,
                   JumpLevels(canonicalizer_, std::array{problem.start.pegs}, only(finishes_)),
                   fewest_ ? nullptr : &cross_, JumpOrCrossLevels::Keep::kAllLevels) {
        if (fewest_) {
            if (problem.start.pegs == 0) report(1, 1);  // no level can hold this position
            return;
        }
        const int jumps =
            finishes_.empty() ? -1 : peg_count(problem.start) - peg::count(finishes_[0]);
        if (jumps <= 0) {
            const bool there = jumps == 0 && is_finished(problem.finish, problem.start);
            report(there ? 1 : 0, there ? 1 : 0);
            return;
        }
        jumps_ = static_cast<std::size_t>(jumps);
        const std::vector<Bits> ends = complements(board, finishes_);
        if (jumps_ % 2 == 1 && ends == std::vector{problem.start.pegs}) return;  // one side is both
        const Bits unplayed = complement(board, problem.start).pegs;
        backward_.emplace(JumpLevels(canonicalizer_, ends, unplayed), &cross_,
                          JumpOrCrossLevels::Keep::kAllLevels);
    }

    bool step(std::uint64_t nodes) {
        const std::uint64_t end = count_.nodes + std::min(nodes, limits_.nodes - count_.nodes);
        while (count_.nodes < end && phase_ != Phase::kDone)
            count_.nodes += advance(end - count_.nodes);
        count_.positions = std::max(count_.positions, all_ ? all_->stored() : forward_->stored());
        count_.complete = all_ && all_->exhausted();
        return phase_ == Phase::kDone || count_.nodes >= limits_.nodes;
    }

    const Count& result() const { return count_; }
    Progress progress() const {
        if (all_) return {count_.nodes, all_->stored()};
        return {count_.nodes, forward_->stored() + (backward_ ? backward_->stored() : 0)};
    }

private:
    enum class Phase : std::uint8_t {
        kGrow,   // both sides, until one jump is between them
        kMeet,   // find the positions before and after that jump
        kCount,  // the paths to and from them: then the solutions are known
        kRest,   // count all positions that can be reached
        kDone    // or a limit was met
    };

    // Each does up to `nodes` nodes' work of its phase, begins the next phase when it is done, and
    // returns the nodes.
    std::uint64_t advance(std::uint64_t nodes) {
        switch (phase_) {
            case Phase::kGrow: return grow(nodes);
            case Phase::kMeet: return meet(nodes);
            case Phase::kCount: return count_solutions(nodes);
            case Phase::kRest: return count_rest(nodes);
            case Phase::kDone: break;
        }
        return 0;
    }

    // One level of the side with the smaller deepest level.
    std::uint64_t grow(std::uint64_t nodes) {
        if (one_jump_between()) {
            begin_meeting();
            return 0;
        }
        const bool backwards =
            backward_ && smaller_direction(forward_->sizes().back(), backward_->sizes().back()) ==
                             SearchDirection::kBackwards;
        JumpOrCrossLevels& smaller = backwards ? *backward_ : *forward_;
        const std::uint64_t done = smaller.expand(nodes, bytes_left_for(smaller.bytes()));
        if (smaller.full()) phase_ = Phase::kDone;
        if (smaller.exhausted() && !fewest_) report(0, 0);
        return done;
    }

    // Where fewest pegs are the finish: whether no further jump can be played.
    bool one_jump_between() const {
        if (fewest_) return forward_->exhausted();
        return forward_->depth() + (backward_ ? *backward_ : *forward_).depth() + 1 == jumps_;
    }

    void begin_meeting() {
        phase_ = Phase::kMeet;
        JumpOrCrossLevels& back = backward_ ? *backward_ : *forward_;
        met_in_sets_ = forward_->in_sets() || back.in_sets();
        if (!met_in_sets_) {
            meeting_ = std::make_unique<PositionMeeting>(forward_->jump_levels(),
                                                         fewest_ ? nullptr : &back.jump_levels());
        } else if (bytes() + CrossSet::bytes(*cross_.get()) <= limits_.bytes) {
            meeting_ = std::make_unique<SetMeeting>(*forward_, back);
        } else {
            phase_ = Phase::kDone;
        }
    }

    std::uint64_t meet(std::uint64_t nodes) {
        const std::uint64_t done = meeting_->run(nodes, bytes_left_for(meeting_->bytes()));
        if (meeting_->done())
            begin_counting(meeting_->take_winning());
        else if (meeting_->full())
            phase_ = Phase::kDone;
        return done;
    }

    void begin_counting(WinningSides winning) {
        meeting_.reset();
        if (winning.empty()) {
            report(0, 0);
            return;
        }
        counter_.emplace(canonicalizer_, std::move(winning));
        phase_ = bytes() > limits_.bytes ? Phase::kDone : Phase::kCount;
    }

    std::uint64_t count_solutions(std::uint64_t nodes) {
        const std::uint64_t done = counter_->run(nodes, bytes_left_for(counter_->bytes()));
        if (counter_->full()) phase_ = Phase::kDone;
        if (counter_->done()) report(counter_->solutions(), counter_->winning());
        return done;
    }

    // Solutions are known: forgets what led to them, and begins to count all positions.
    void report(Uint128 solutions, std::uint64_t winning) {
        count_.verdict = solutions > 0 ? Verdict::kSolvable : Verdict::kUnsolvable;
        count_.solutions = solutions;
        count_.winning = winning;
        count_.positions = std::max(count_.positions, forward_->stored());
        counter_.reset();
        meeting_.reset();
        backward_.reset();
        // Levels towards one finish leave some positions out; and of levels that met in sets, only
        // what wins was kept.
        const bool nothing_left_out = !only(finishes_) && !met_in_sets_;
        JumpLevels levels = nothing_left_out ? std::move(forward_->jump_levels())
                                             : JumpLevels(canonicalizer_, std::array{start_});
        forward_.reset();
        all_.emplace(std::move(levels), &cross_, JumpOrCrossLevels::Keep::kDeepestLevel);
        phase_ = Phase::kRest;
    }

    std::uint64_t count_rest(std::uint64_t nodes) {
        const std::uint64_t done = all_->expand(nodes, limits_.bytes);
        if (all_->exhausted() || all_->full()) phase_ = Phase::kDone;
        return done;
    }

    std::size_t bytes() const {
        std::size_t bytes = forward_->bytes() + (backward_ ? backward_->bytes() : 0);
        return bytes + (meeting_ ? meeting_->bytes() : 0) + (counter_ ? counter_->bytes() : 0);
    }
    // What the limit leaves for a part that takes `own` bytes, itself included.
    std::size_t bytes_left_for(std::size_t own) const {
        const std::size_t others = bytes() - own;
        return limits_.bytes > others ? limits_.bytes - others : 0;
    }

    Limits limits_;
    Bits start_;
    std::vector<Bits> finishes_;
    bool fewest_;
    std::size_t jumps_ = 0;  // from the start to the finish, unless that is `fewest`
    DenseCanonicalizer canonicalizer_;
    LazyCross cross_;

    Phase phase_ = Phase::kGrow;
    std::optional<JumpOrCrossLevels> forward_;   // until the solutions are known
    std::optional<JumpOrCrossLevels> backward_;  // none where the forward side serves as both
    bool met_in_sets_ = false;
    std::unique_ptr<Meeting> meeting_;
    std::optional<SolutionCounter> counter_;
    std::optional<JumpOrCrossLevels> all_;  // in the last phase: without a goal
    Count count_;
};

CountSearch::CountSearch(const Board& board) : board_(&board) {}
CountSearch::~CountSearch() = default;
CountSearch::CountSearch(CountSearch&&) noexcept = default;
CountSearch& CountSearch::operator=(CountSearch&&) noexcept = default;

void CountSearch::begin(const Problem& problem, const Limits& limits) {
    search_ = std::make_unique<Search>(*board_, problem, limits);
}

bool CountSearch::step(std::uint64_t nodes) { return search_->step(nodes); }
Progress CountSearch::progress() const { return search_->progress(); }
const Count& CountSearch::result() const { return search_->result(); }

}  // namespace peg
