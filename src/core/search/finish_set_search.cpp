// SPDX-License-Identifier: MIT
#include "core/search/finish_set_search.h"

#include <cassert>
#include <utility>

#include "core/proof/finish_set.h"
#include "core/proof/pagoda/find_finish_pagoda.h"

namespace peg {

namespace {

constexpr std::size_t kFirstBeam = 64;
constexpr std::size_t kBeamGrowth = 8;

constexpr LearningRule kPatternLearning{.least_level = 32,
                                        .samples = 64,
                                        .programs = 6,
                                        .patience = 2,
                                        .won = 2,
                                        .most = 4,
                                        .nodes = kLinearProgramCost};

// What a pattern may leave open to be a list of goals: more goals would keep one another waiting.
constexpr int kMostFreeHoles = 12;
constexpr std::size_t kMaxGoals = 24;

}  // namespace

FinishSetSearch::FinishSetSearch(const Board& board, Bits start, const Finish& finish,
                                 std::size_t max_bytes)
    : board_(&board), start_(start), finish_(finish), max_bytes_(max_bytes),
      pool_(board, SearchDirection::kForwards, finish.position.pegs) {
    assert(((start | finish.holes | finish.position.pegs) & ~board.holes()) == 0);
    assert(is_set_of_positions(finish));
    for (const Permutation& symmetry : board.symmetries())
        if (permute(symmetry, finish.holes) == finish.holes &&
            permute(symmetry, finish.position.pegs) == finish.position.pegs)
            symmetries_.push_back(symmetry);
}

// Another search on this problem.
template <class Search>
std::uint64_t FinishSetSearch::step_part(Search& search, std::uint64_t nodes) {
    const std::uint64_t done = search.step(nodes);
    nodes_ += done;
    state_ = search.state();
    if (state_ == SearchState::kSolved) solve_by(search.solution());
    if (state_ == SearchState::kExhausted) exclude_by({SearchCertificate{nodes_}});
    return done;
}

std::uint64_t FinishSetSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    std::uint64_t done = 0;
    while (state_ == SearchState::kRunning && done < nodes) {
        if (std::holds_alternative<std::monostate>(search_)) {
            decide_or_begin();
            done += kLinearProgramCost;
            continue;
        }
        done += std::visit(
            [&](auto& search) -> std::uint64_t {
                if constexpr (requires { search.stored(); }) return step_part(search, nodes - done);
                return 0;
            },
            search_);
    }
    return done;
}

void FinishSetSearch::decide_or_begin() {
    if (is_finished(finish_, {start_})) return solve_by({});
    const PositionClass own = ClassRule(*board_)(start_);
    if ((classes_in(*board_, finish_) >> own & 1) == 0)
        return exclude_by(class_certificate(*board_, start_, {}));
    if (const auto pagoda = find_finish_pagoda(*board_, start_, finish_))
        return exclude_by({PagodaCertificate{pagoda->weights, worth(*pagoda, start_),
                                             least_worth(*board_, pagoda->weights, finish_)}});
    if (const std::vector<Bits> goals = few_goals(); !goals.empty()) {
        search_.emplace<GoalSearch>(*board_, start_, goals, max_bytes_);
        return;
    }
    if (finish_.kind == Finish::Kind::kPegs) {
        // One peg each is a pagoda function, so that the start has more pegs than that.
        search_.emplace<FewestPegsSearch>(*board_, start_, max_bytes_, finish_.pegs);
        return;
    }
    width_ = kFirstBeam;
    search_.emplace<Beam>(*board_, start_, finish_.position.pegs, finish_.holes).restart(width_);
}

// The positions of the set that have the start's class and fewer pegs; none where they are not few.
std::vector<Bits> FinishSetSearch::few_goals() const {
    const Bits free = board_->holes() & ~finish_.holes;
    const ClassRule class_of(*board_);
    std::vector<Bits> goals;
    if (finish_.kind == Finish::Kind::kPegs) {
        if (finish_.pegs == 1)
            for_each_hole(class_of.single_pegs(*board_, class_of(start_)),
                          [&](Hole hole) { goals.push_back(bit(hole)); });
        return goals;
    }
    if (count(free) > kMostFreeHoles) return goals;
    for (Bits chosen = free;; chosen = (chosen - 1) & free) {
        const Bits goal = finish_.position.pegs | chosen;
        if (class_of(goal) == class_of(start_) && count(goal) < count(start_))
            goals.push_back(goal);
        if (chosen == 0 || goals.size() > kMaxGoals) break;
    }
    if (goals.size() > kMaxGoals) goals.clear();
    return goals;
}

std::uint64_t FinishSetSearch::step_part(Beam& beam, std::uint64_t nodes) {
    const std::uint64_t done = beam.expand(pool_, nodes, max_bytes_);
    nodes_ += done;
    if (beam.full()) {
        state_ = SearchState::kOutOfMemory;
        return done + 1;
    }
    if (beam.in_between()) return done;
    for (std::size_t i = 0; i < beam.deepest_size(); ++i)
        if (is_finished(finish_, {beam.deepest(i)})) {
            solve_by(beam.path(i));
            return done + 1;
        }
    if (!beam.empty()) return done + learn(beam);
    if (beam.complete()) {
        exclude_by({SearchCertificate{beam.stored()}});
    } else {
        width_ *= kBeamGrowth;
        beam.restart(width_);
    }
    return done + 1;
}

// Returns the nodes that it counts as.
std::uint64_t FinishSetSearch::learn(const Beam& beam) {
    return learn_pagodas(
        kPatternLearning, beam.deepest_size(), pool_,
        [&] { return std::optional(beam.deepest(sampler_.draw(beam.deepest_size()))); },
        [&](Bits pegs) {
            return find_finish_pagoda(*board_, pegs, finish_, FreeHoles::kNotNegative);
        },
        [&](const PagodaWithCuts& pagoda) {
            const std::size_t before = pool_.size();
            add_images(pool_, *board_, symmetries_, pagoda);
            return pool_.size() > before;
        });
}

void FinishSetSearch::solve_by(std::vector<JumpId> jumps) {
    solution_ = std::move(jumps);
    state_ = SearchState::kSolved;
}

void FinishSetSearch::exclude_by(Certificate certificate) {
    certificate_ = std::move(certificate);
    state_ = SearchState::kExhausted;
}

std::uint64_t FinishSetSearch::stored() const {
    return std::visit(
        [](const auto& search) -> std::uint64_t {
            if constexpr (requires { search.stored(); }) return search.stored();
            return 0;
        },
        search_);
}

}  // namespace peg
