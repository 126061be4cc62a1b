// SPDX-License-Identifier: MIT
#include "core/search/finishes/finish_set_search.h"

#include <cassert>
#include <concepts>
#include <utility>

#include "core/proof/finish_set.h"
#include "core/proof/pagoda/find_finish_pagoda.h"

namespace peg {

namespace {

constexpr std::size_t kFirstBeam = 64;
constexpr std::size_t kBeamGrowth = 8;

constexpr LearningRule kPatternLearning{.min_level = 32,
                                        .samples = 64,
                                        .programs = 6,
                                        .patience = 2,
                                        .reward = 2,
                                        .max_patience = 4,
                                        .nodes = kLinearProgramCost};

// A finish becomes a list of goals if it allows at most kMaxPositions positions, at most kMaxGoals
// of them in the start's class. With more goals each goal would wait too long for its turn, and
// GoalSearch gives no proof by cases. Nobody would read such a proof: it has a page for each goal.
constexpr std::size_t kMaxPositions = 4096;
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

// Continues another search on this problem.
template <class Search>
std::uint64_t FinishSetSearch::step_part(Search& search, std::uint64_t nodes) {
    const std::uint64_t done = search.step(nodes);
    nodes_ += done;
    state_ = search.state();
    if (state_ == SearchState::kSolved) solve_by(search.solution());
    if (state_ == SearchState::kExhausted) exclude_by(proof_of(search));
    return done;
}

// Why a search found nothing: for a list of goals, one case per goal.
template <class Search>
Certificate FinishSetSearch::proof_of(const Search& search) const {
    if constexpr (std::same_as<Search, GoalSearch>) {
        CaseDistinction by_position{CaseDistinction::By::kPosition, {}};
        for (const GoalSearch::Goal& goal : search.goals())
            by_position.cases.push_back({goal.pegs, search.certificate(goal)});
        return {std::move(by_position)};
    } else {
        return {SearchCertificate{nodes_}};
    }
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
                                             min_worth(*board_, pagoda->weights, finish_)}});
    if (const std::vector<Bits> goals = few_goals(); !goals.empty()) {
        search_.emplace<GoalSearch>(*board_, start_, goals, max_bytes_);
        return;
    }
    if (finish_.kind == Finish::Kind::kPegs) {
        // If `pegs` were at least the start's pegs, the pagoda function with weight 1 everywhere
        // would have decided it.
        search_.emplace<FewestPegsSearch>(*board_, start_, max_bytes_, finish_.pegs);
        return;
    }
    width_ = kFirstBeam;
    search_.emplace<Beam>(*board_, start_, finish_.position.pegs, finish_.holes).restart(width_);
}

// The positions of the set with the start's class and fewer pegs than the start; empty if there are
// too many.
std::vector<Bits> FinishSetSearch::few_goals() const {
    const bool pattern = finish_.kind == Finish::Kind::kPattern;
    std::vector<Bits> all{finish_.position.pegs};
    for (const Hole hole : board_->reading_order()) {
        if (contains(finish_.holes, hole)) continue;
        const std::size_t before = all.size();
        for (std::size_t i = 0; i < before; ++i)
            if (pattern || count(all[i]) < finish_.pegs) all.push_back(all[i] | bit(hole));
        if (all.size() > kMaxPositions) return {};
    }
    const ClassRule class_of(*board_);
    std::erase_if(all, [&](Bits goal) {
        return class_of(goal) != class_of(start_) || count(goal) >= count(start_) ||
               (!pattern && count(goal) != finish_.pegs);
    });
    if (all.size() > kMaxGoals) all.clear();
    return all;
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
