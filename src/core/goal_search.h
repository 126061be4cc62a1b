// SPDX-License-Identifier: MIT
#pragma once

// From a start to any one of some goals: the cheapest argument first, each goal by itself.
//
//   the class    leaves only the goals of the start's own position class (position_class.h)
//   round 0      a small attempt from both ends at each: most of what can be won is soon won
//   round 1      a linear programme for start and goal excludes most that are lost (pagoda.h);
//                otherwise a larger attempt follows before the next goal's turn
//   round 2      a still larger attempt at each goal that is open
//   round 3 ...  attempts at what is open of the ways to these goals (open_cases.h), with four
//                times the effort each round, until a goal is reached, all are excluded, or memory
//                does not allow more (two_ended.h); from the second of them on with some cases of
//                a proof from both ends before each (split_search.h); after the fourth, or when
//                memory does not allow more before, one search for all there is, in less memory
//                (frontier_search.h)
//
// Where there are many goals round 0 is passed over, and there are no proofs by cases.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/frontier_search.h"
#include "core/open_cases.h"
#include "core/position_class.h"
#include "core/proof.h"
#include "core/split_search.h"
#include "core/two_ended.h"

namespace peg {

class GoalSearch {
public:
    enum class State : std::uint8_t { kRunning, kSolved, kImpossible, kGaveUp };

    struct Goal {
        Bits pegs = 0;
        // Why it cannot be reached, where that is known: a pagoda function or a proof by cases,
        // by their numbers, or a search of so many positions.
        std::optional<std::uint32_t> pagoda;
        std::optional<std::uint32_t> split;
        std::uint64_t positions = 0;

        bool excluded() const { return pagoda || split || positions > 0; }
    };

    // Goals of another class than the start's are dropped: goals() shows those that are left.
    GoalSearch(const Board& board, Bits start, std::span<const Bits> goals, std::size_t max_bytes);

    // Goes on for about `nodes` positions; returns how many it took, at least 1 while running.
    std::uint64_t step(std::uint64_t nodes);
    State state() const { return state_; }

    // When solved: the jumps to the goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // When impossible: all goals of the start's class, and the proof of each.
    const std::vector<Goal>& goals() const { return goals_; }
    Proof proof(const Goal& goal) const;
    std::uint64_t stored() const {
        return attempt_ ? attempt_->stored() : frontiers_ ? frontiers_->stored() : 0;
    }

private:
    std::uint64_t consider(Goal& goal);
    std::uint64_t programme(Goal& goal);
    std::uint64_t look_at_case(Goal& goal);
    std::uint64_t find_ways(const Goal& goal);
    void next_way();
    void next_goal();
    std::uint64_t attempt(std::uint64_t nodes);
    std::uint64_t search_frontiers(std::uint64_t nodes);
    void next_round();
    std::size_t width() const;
    bool few_goals() const { return goals_.size() <= 16; }

    const Board* board_;
    Bits start_;
    std::size_t max_bytes_;
    State state_ = State::kRunning;
    std::vector<JumpId> solution_;

    std::vector<Goal> goals_;
    // A way to a goal that is attempted: at first the whole, later what is open of it.
    struct Way {
        OpenCase part;
        std::optional<TwoEndedSearch::Learned> learned;  // once attempted
        std::uint64_t positions = 0;                     // searched in vain, and no others are left
    };
    std::vector<std::vector<Way>> ways_;              // to each goal
    std::vector<std::optional<SplitSearch>> splits_;  // of each goal, once it was hard enough
    std::vector<Proof> split_proofs_;                 // found so far
    std::vector<Pagoda> pagodas_;                     // found so far
    static constexpr int kProgrammes = 1;             // the round of the linear programmes
    static constexpr int kOpenCases = 3;              // the first round with them
    static constexpr int kFrontiers = 7;              // the round of the frontier searches
    int round_ = 0;
    std::size_t at_ = 0;          // the goal whose turn it is
    std::size_t way_ = 0;         // to it
    bool out_of_memory_ = false;  // some attempt was
    bool turned_ = false;         // the attempt is at the complementary problem
    std::optional<TwoEndedSearch> attempt_;
    std::unique_ptr<FrontierSearch> frontiers_;
};

}  // namespace peg
