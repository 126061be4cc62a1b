// SPDX-License-Identifier: MIT
#include "core/count_search.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/batch.h"
#include "core/cross_narrowing.h"
#include "core/half.h"
#include "core/jumps.h"
#include "core/level_counter.h"
#include "core/winning.h"

namespace peg {

namespace {

// The positions in which a problem is solved that are of the class of its start. None where the
// finish is `fewest`, which only the search can tell.
std::vector<Bits> finishes(const Board& board, const Problem& problem) {
    const ClassRule class_of(board);
    const PositionClass wanted = class_of(problem.start.pegs);
    std::vector<Bits> all;
    switch (problem.finish.kind) {
        case Finish::Kind::kHole: all = {bit(problem.finish.hole)}; break;
        case Finish::Kind::kPosition: all = {problem.finish.position.pegs}; break;
        case Finish::Kind::kAny:
            for (Hole hole : board.reading_order()) all.push_back(bit(hole));
            break;
        case Finish::Kind::kFewest: break;
    }
    std::erase_if(all, [&](Bits finish) { return class_of(finish) != wanted; });
    return all;
}

std::optional<Bits> only(std::span<const Bits> finishes) {
    if (finishes.size() != 1) return std::nullopt;
    return finishes[0];
}

Orbits orbits_of(const Board& board, const Problem& problem, std::span<const Bits> finishes) {
    const bool one = problem.finish.kind != Finish::Kind::kAny && !finishes.empty();
    return Orbits(board, std::array{problem.start.pegs, one ? finishes[0] : board.holes()});
}

std::vector<Bits> complements(const Board& board, std::vector<Bits> positions) {
    for (Bits& pegs : positions) pegs = complement(board, {pegs}).pegs;
    return positions;
}

}  // namespace

class CountSearch::Search {
public:
    Search(const Board& board, const Problem& problem, const Limits& limits)
        : board_(&board), limits_(limits), start_(problem.start.pegs),
          finishes_(finishes(board, problem)),
          fewest_(problem.finish.kind == Finish::Kind::kFewest),
          orbits_(orbits_of(board, problem, finishes_)),
          cross_(fewest_ ? std::nullopt : Cross::make(orbits_)),
          forward_(std::in_place, orbits_, cross(), std::array{problem.start.pegs},
                   only(finishes_)) {
        if (fewest_) {
            if (problem.start.pegs == 0) settle(1, 1);  // no level can hold this position
            return;
        }
        const int jumps =
            finishes_.empty() ? -1 : peg_count(problem.start) - peg::count(finishes_[0]);
        if (jumps <= 0) {
            const bool there = jumps == 0 && is_finished(problem.finish, problem.start);
            settle(there ? 1 : 0, there ? 1 : 0);
            return;
        }
        jumps_ = static_cast<std::size_t>(jumps);
        const std::vector<Bits> ends = complements(board, finishes_);
        one_half_ = jumps_ % 2 == 1 && ends == std::vector{problem.start.pegs};
        const Bits unplayed = complement(board, problem.start).pegs;
        if (!one_half_) backward_.emplace(orbits_, cross(), ends, unplayed);
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
        kReach,
        kMeet,        // position by position
        kNarrowSets,  // or set by set
        kNarrow,
        kWays,
        kMultiply,
        kRest,
        kDone
    };

    std::uint64_t advance(std::uint64_t nodes) {
        switch (phase_) {
            case Phase::kReach: return reach(nodes);
            case Phase::kMeet: return meet(nodes);
            case Phase::kNarrowSets: return narrow_sets(nodes);
            case Phase::kNarrow: return narrow(nodes);
            case Phase::kWays: return ways(nodes);
            case Phase::kMultiply: return multiply(nodes);
            case Phase::kRest: return rest(nodes);
            case Phase::kDone: break;
        }
        return 0;
    }

    const Cross* cross() const { return cross_ ? &*cross_ : nullptr; }
    Half& back() { return backward_ ? *backward_ : *forward_; }
    bool halves_touch() const {
        if (fewest_) return forward_->exhausted();
        if (one_half_) return 2 * forward_->depth() + 1 >= jumps_;
        return forward_->depth() + backward_->depth() + 1 == jumps_;
    }

    // What there is besides the half that is growing.
    std::size_t left_for(std::size_t growing) const {
        const std::size_t others = bytes() - growing;
        return limits_.bytes > others ? limits_.bytes - others : 0;
    }
    std::size_t bytes() const {
        return forward_->bytes() + (backward_ ? backward_->bytes() : 0) +
               (narrowing_ ? narrowing_->bytes() : 0) + (across_ ? CrossSet::bytes(*cross_) : 0) +
               (before_ ? before_->bytes() : 0) + (after_ ? after_->bytes() : 0);
    }

    // Lets the half with the smaller last level grow by one.
    std::uint64_t reach(std::uint64_t nodes) {
        if (halves_touch()) {
            begin_meeting();
            return 0;
        }
        const bool backwards = backward_ && backward_->last_size() < forward_->last_size();
        Half& half = backwards ? *backward_ : *forward_;
        const std::uint64_t done = half.expand(nodes, left_for(half.bytes()));
        if (half.full()) phase_ = Phase::kDone;
        if (half.exhausted() && !fewest_) settle(0, 0);
        return done;
    }

    void begin_meeting() {
        depth_ = fewest_ ? forward_->depth() : jumps_ - 1 - back().depth();
        in_sets_ = forward_->in_sets() || back().in_sets();
        if (in_sets_) {
            begin_narrowing_sets();
            return;
        }
        if (!fewest_) after_.emplace(back().reach(), back().depth(), back().depth() + 1);
        if (!one_half_) before_.emplace(forward_->reach(), depth_, depth_ + 1);
        phase_ = Phase::kMeet;
    }

    void begin_narrowing_sets() {
        if (bytes() + CrossSet::bytes(*cross_) > limits_.bytes) {
            phase_ = Phase::kDone;
            return;
        }
        phase_ = Phase::kNarrowSets;
        CrossSet across = back().take_last();
        if (!one_half_) across_ = forward_->take_last();
        narrowing_.emplace(std::move(across), forward_->take_sets());
    }

    std::uint64_t narrow_sets(std::uint64_t nodes) {
        const std::uint64_t done = narrowing_->run(nodes);
        if (narrowing_->done()) take_narrowed();
        if (phase_ == Phase::kNarrowSets && bytes() > limits_.bytes) phase_ = Phase::kDone;
        return done;
    }

    // The forward half is narrowed first, unless it is both.
    void take_narrowed() {
        const bool forwards = across_.has_value();
        const bool met = forwards ? take_narrowed(*forward_, depth_, before_)
                                  : take_narrowed(back(), jumps_ - 1 - depth_, after_);
        narrowing_.reset();
        if (!met) {
            settle(0, 0);
        } else if (forwards) {
            narrowing_.emplace(std::move(*across_), backward_->take_sets());
            across_.reset();
        } else if (bytes() <= limits_.bytes) {
            phase_ = Phase::kNarrow;
        }
    }

    // Whether there is anything from which the other half is attained.
    bool take_narrowed(Half& half, std::size_t depth, std::optional<Winning>& winning) {
        std::vector<std::vector<Bits>> found = narrowing_->take_found();
        Reach& reach = half.reach();
        if (reach.depth() == depth) {
            winning.emplace(reach, depth, depth + 1);
            for (Bits word : found.front()) winning->add(word);
        } else {
            const std::size_t whole = reach.depth() + 1;
            for (; !found.empty(); found.pop_back()) reach.adopt(found.back());
            winning.emplace(reach, depth, whole);
        }
        return !winning->empty();
    }

    // Calls visit(child) for each child of a position, looked at backwards.
    template <class Visit>
    void for_each_child(const Orbits::Images& images, Visit visit) const {
        const Orbits::Images seen_back = orbits_.complement(images);
        for (JumpId jump : legal_jumps(*board_, {images.pegs}))
            visit(orbits_.smallest_flipped(seen_back, jump));
    }
    const Layer& reached_back() { return back().reach().level(back().depth()); }

    std::uint64_t meet(std::uint64_t nodes) {
        for (std::uint64_t done = 0; done < nodes; ++done) {
            const Bits word = forward_->reach().level(depth_).next(cursor_);
            if (word == 0) {
                const Winning& half = after_ ? *after_ : *before_;
                phase_ = Phase::kNarrow;
                if (half.empty()) settle(0, 0);
                return done;
            }
            if (fewest_) {
                before_->add(word);
            } else {
                const Orbits::Images images = orbits_.images(word);
                if (!forward_->reach().promising(images.pegs)) continue;
                const Layer& reached = reached_back();
                Batch<Bits> children;
                for_each_child(images, [&](Bits child) {
                    reached.prefetch(child);
                    children.add(child);
                });
                for (Bits child : children) {
                    if (!reached.contains(child)) continue;
                    after_->add(child);
                    if (before_) before_->add(word);
                }
            }
            if (bytes() > limits_.bytes) {
                phase_ = Phase::kDone;
                return done + 1;
            }
        }
        return nodes;
    }

    // The half that has not narrowed, or counted, yet; null when there is none.
    Winning* unfinished(bool (Winning::*finished)() const) {
        if (before_ && !((*before_).*finished)()) return &*before_;
        if (after_ && !((*after_).*finished)()) return &*after_;
        return nullptr;
    }

    std::uint64_t narrow(std::uint64_t nodes) {
        Winning* half = unfinished(&Winning::narrowed);
        if (half == nullptr) {
            phase_ = Phase::kWays;
            return 0;
        }
        const std::uint64_t done = half->narrow(nodes, left_for(half->bytes()));
        if (half->full()) phase_ = Phase::kDone;
        return done;
    }

    std::uint64_t ways(std::uint64_t nodes) {
        Winning* half = unfinished(&Winning::counted);
        if (half == nullptr) {
            phase_ = Phase::kMultiply;
            cursor_ = {};
            return 0;
        }
        const std::uint64_t done = half->count(nodes, left_for(half->bytes()));
        if (half->full()) phase_ = Phase::kDone;
        return done;
    }

    std::uint64_t multiply(std::uint64_t nodes) {
        const Winning& before = before_ ? *before_ : *after_;
        std::uint64_t done = 0;
        while (done < nodes) {
            ways_here_.clear();
            ways_on_.clear();
            children_.clear();
            Bits word = 0;
            while (ways_here_.size() < Winning::kAtOnce && done < nodes) {
                word = before.next(depth_, cursor_);
                if (word == 0) break;
                ++done;
                const Orbits::Images images = orbits_.images(word);
                const Wide ways = before.ways(depth_, word);
                ways_here_.push_back(product(ways, orbits_.orbit_size(images)));
                if (!after_) continue;
                for_each_child(images, [&](Bits child) {
                    reached_back().prefetch_place(child);
                    children_.words.push_back(child);
                });
                children_.ends.push_back(children_.words.size());
            }
            if (after_) after_->add_ways(back().depth(), children_, ways_on_);
            for (std::size_t i = 0; i < ways_here_.size(); ++i)
                solutions_ = sum(solutions_, product(ways_here_[i], after_ ? ways_on_[i] : 1));
            if (word != 0) continue;
            const std::uint64_t winning = before.size(depth_);
            settle(solutions_, winning + (after_ ? after_->size(back().depth()) : 0));
            return done;
        }
        return done;
    }

    void settle(Wide solutions, std::uint64_t winning) {
        count_.verdict = solutions > 0 ? Verdict::kSolvable : Verdict::kUnsolvable;
        count_.solutions = solutions;
        count_.winning = winning;
        count_.positions = std::max(count_.positions, forward_->stored());
        before_.reset();
        after_.reset();
        narrowing_.reset();
        across_.reset();
        backward_.reset();
        // Where play towards one finish was followed, or only what wins was kept, not all is there.
        const bool whole = !only(finishes_) && !in_sets_;
        all_.emplace(whole ? std::move(forward_->reach()) : Reach(orbits_, std::array{start_}));
        forward_.reset();
        phase_ = Phase::kRest;
    }

    std::uint64_t rest(std::uint64_t nodes) {
        const std::uint64_t done = all_->expand(nodes, limits_.bytes);
        if (all_->exhausted() || all_->full()) phase_ = Phase::kDone;
        return done;
    }

    const Board* board_;
    Limits limits_;
    Bits start_;
    std::vector<Bits> finishes_;
    bool fewest_;
    bool one_half_ = false;
    bool in_sets_ = false;  // whether the halves met in cross sets
    Phase phase_ = Phase::kReach;
    std::size_t jumps_ = 0;  // from the start to the finish
    Orbits orbits_;
    std::optional<Cross> cross_;
    std::optional<Half> forward_;  // until there are solutions
    std::optional<Half> backward_;
    std::size_t depth_ = 0;                    // of the positions before the meeting
    std::optional<CrossNarrowing> narrowing_;  // of one half after the other
    std::optional<CrossSet> across_;           // what the second one needs of the first
    std::optional<Winning> before_;    // of forward_; where one half is both, after_ holds them too
    std::optional<Winning> after_;     // of back()
    std::optional<LevelCounter> all_;  // that can be reached, in the end
    Layer::Cursor cursor_;             // of the meeting, then of the multiplication
    // Of some positions before the meeting: their children, the ways to all that is like them, and
    // the ways from there to the finish.
    Relatives children_;
    std::vector<Wide> ways_here_, ways_on_;
    Wide solutions_ = 0;
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
