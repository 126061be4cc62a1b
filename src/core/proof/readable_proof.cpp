// SPDX-License-Identifier: MIT
#include "core/proof/readable_proof.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <span>
#include <utility>

#include "core/proof/check_certificate.h"

namespace peg {

namespace {

using By = CaseDistinction::By;

// What is tried to find a proof by cases, in this order until one succeeds.
struct CasesAttempt {
    CutsAllowed cuts;
    std::size_t max_cases;
};
// One page per case: nobody reads more pages than this.
constexpr std::size_t kMaxPages = 60;
constexpr auto kInsteadOfSearch =
    std::to_array<CasesAttempt>({{CutsAllowed::kNone, kMaxPages}, {CutsAllowed::kSome, kMaxPages}});
// One page with cuts takes as long to follow as several pages without.
constexpr std::size_t kMaxPagesForCuts = 24;
constexpr auto kInsteadOfCuts =
    std::to_array<CasesAttempt>({{CutsAllowed::kNone, kMaxPagesForCuts}});

// Node limits of one attempt, and of all attempts together. On the English board, twice as many
// nodes find no more proofs.
constexpr std::uint64_t kNodesOfAttempt = 75'000;
constexpr std::uint64_t kNodesOfProof = 200'000;

// The cost of simplifying a pagoda function, which takes several linear programs; and the maximum
// number of such functions, which suffices for nearly every proof.
constexpr std::uint64_t kNodesOfSimplifying = 4 * kLinearProgramCost;
constexpr std::size_t kMaxSimplified = 40;

std::span<const CasesAttempt> attempts_at(const Certificate& certificate) {
    if (certificate.as<ClassCertificate>() != nullptr ||
        certificate.as<PagodaCertificate>() != nullptr)
        return {};
    if (certificate.as<ZeroHalfCertificate>() != nullptr) return kInsteadOfCuts;
    return kInsteadOfSearch;
}

// The weights and cuts of a certificate that has them; empty if it has more than kMaxCuts cuts.
std::optional<PagodaWithCuts> pagoda_of(const Certificate& certificate) {
    if (const auto* plain = certificate.as<PagodaCertificate>())
        return PagodaWithCuts{plain->weights, {}};
    const auto* with_cuts = certificate.as<ZeroHalfCertificate>();
    if (with_cuts == nullptr || with_cuts->cuts.size() > PagodaWithCuts::kMaxCuts) return {};
    PagodaWithCuts pagoda{with_cuts->weights, {}};
    std::ranges::copy(with_cuts->cuts, pagoda.cuts.begin());
    return pagoda;
}

// The goal of a case in a split by finish or by position.
Bits goal_of(const CaseDistinction& split, const CaseDistinction::Case& one) {
    return split.by == By::kPosition ? one.key : bit(one.hole());
}

// Calls f(certificate, start, goal) for each leaf with weights in a certificate for this start and
// goal.
template <class AnyCertificate, class F>
void for_each_pagoda(const Board& board, AnyCertificate& certificate, Bits start, Bits goal,
                     const F& f) {
    if (auto* split = std::get_if<CaseDistinction>(&certificate.kind)) {
        for (auto& one : split->cases) {
            const bool first = split->by == By::kFirstJump, last = split->by == By::kLastJump;
            const Bits from = first ? start ^ board.jump(one.jump()).mask : start;
            const Bits to = first  ? goal
                            : last ? goal ^ board.jump(one.jump()).mask
                                   : goal_of(*split, one);
            for_each_pagoda(board, one.certificate, from, to, f);
        }
    } else if (pagoda_of(certificate)) {
        f(certificate, start, goal);
    }
}

}  // namespace

ReadableProof::ReadableProof(const Board& board, const Problem& problem, Certificate certificate)
    : board_(&board), problem_(problem), certificate_(std::move(certificate)),
      better_(certificate_) {
    if (problem_.finish.kind == Finish::Kind::kFewest) problem_.finish = Finish::any();
    const auto* split = certificate_.as<CaseDistinction>();
    if (const auto goal = only_goal(problem_.finish))
        goals_.push_back({.pegs = *goal});
    else if (split != nullptr && (split->by == By::kFinish || split->by == By::kPosition))
        for (const auto& one : split->cases) goals_.push_back({.pegs = goal_of(*split, one)});
    if (goals_.empty() || certificate_.as<ClassCertificate>() != nullptr) phase_ = Phase::kDone;
}

bool ReadableProof::step_for(std::uint64_t nodes) {
    assert(nodes > 0);
    for (std::uint64_t done = 0; done < nodes && phase_ != Phase::kDone;) {
        const std::uint64_t cost = phase_ == Phase::kCases ? step_cases() : step_weights();
        cost_ += cost;
        done += cost;
    }
    return phase_ == Phase::kDone;
}

std::uint64_t ReadableProof::step_cases() {
    if (!cases_ && !begin_attempt()) {
        begin_weights();
        return 1;
    }
    const std::uint64_t done = 1 + cases_->step();
    if (cases_->state() == FewestCases::State::kRunning && cases_->cost() < kNodesOfAttempt)
        return done;
    if (cases_->state() == FewestCases::State::kProved) {
        certificate_of_goal() = cases_->certificate();
        ++next_goal_;
    }
    cases_.reset();
    return done;
}

// Begins the next attempt; returns false if there is none left.
bool ReadableProof::begin_attempt() {
    for (; next_goal_ < goals_.size() && cost_ < kNodesOfProof; ++next_goal_) {
        Goal& goal = goals_[next_goal_];
        const auto attempts = attempts_at(certificate_of_goal());
        if (goal.attempts == attempts.size()) continue;
        const auto [cuts, max_cases] = attempts[goal.attempts++];
        cases_.emplace(*board_, problem_.start.pegs, goal.pegs, cuts, max_cases);
        return true;
    }
    return false;
}

Certificate& ReadableProof::certificate_of_goal() {
    if (only_goal(problem_.finish)) return better_;
    return std::get<CaseDistinction>(better_.kind).cases[next_goal_].certificate;
}

void ReadableProof::begin_weights() {
    for_each_pagoda(*board_, better_, problem_.start.pegs, goals_.front().pegs,
                    [&](const Certificate& certificate, Bits start, Bits goal) {
                        add_leaf(*pagoda_of(certificate), {start, goal});
                    });
    phase_ = Phase::kWeights;
}

void ReadableProof::add_leaf(const PagodaWithCuts& found, const LostPlay& play) {
    const auto same = std::ranges::find(groups_, found, &Group::found);
    const auto group = static_cast<std::size_t>(same - groups_.begin());
    if (same == groups_.end()) groups_.push_back({found, {}});
    groups_[group].plays.push_back(play);
    leaves_.push_back({play, group, {}});
}

// Simplifies a pagoda function for all leaves of the next group, or else for the next single leaf;
// skips a leaf that is alone in its group, or that a function simplified for others excludes.
std::uint64_t ReadableProof::step_weights() {
    if (pagodas_.size() < groups_.size()) {
        const Group& group = groups_[pagodas_.size()];
        return simplify(group, group.plays);
    }
    while (next_leaf_ < leaves_.size() && pagodas_.size() < kMaxSimplified) {
        const Leaf& leaf = leaves_[next_leaf_++];
        const Group& group = groups_[leaf.group];
        bool has_one = group.plays.size() == 1;
        for (std::size_t p = 0; p < pagodas_.size() && !has_one; ++p)
            has_one = p != leaf.group && excludes(pagodas_[p], leaf);
        if (!has_one) return simplify(group, std::span(&leaf.play, 1));
    }
    choose_pagodas();
    finish();
    return 1;
}

std::uint64_t ReadableProof::simplify(const Group& group, std::span<const LostPlay> plays) {
    const bool simplifies = pagodas_.size() < kMaxSimplified;
    pagodas_.push_back(simplifies ? simplify_pagoda(*board_, group.found, plays) : group.found);
    return simplifies ? kNodesOfSimplifying : 1;
}

// Whether the pagoda function can be used at the leaf: one with cuts does not replace one without.
bool ReadableProof::excludes(const PagodaWithCuts& pagoda, const Leaf& leaf) const {
    return slack(pagoda, leaf.play.start, leaf.play.goal) < 0 &&
           (groups_[leaf.group].found.has_cuts() || !pagoda.has_cuts());
}

// Assigns a simplified pagoda function to each leaf, so that there is little to follow in total:
// repeatedly the function with the least effort per leaf that has none yet (the greedy algorithm
// for weighted set cover; V. Chvatal, 1979).
void ReadableProof::choose_pagodas() {
    std::vector<std::vector<std::size_t>> excluded(pagodas_.size());  // leaves, by pagoda function
    for (std::size_t p = 0; p < pagodas_.size(); ++p)
        for (std::size_t i = 0; i < leaves_.size(); ++i)
            if (excludes(pagodas_[p], leaves_[i])) excluded[p].push_back(i);
    const auto chosen = [&](std::size_t leaf) { return leaves_[leaf].chosen.has_value(); };
    std::vector<std::int64_t> efforts(pagodas_.size());
    std::ranges::transform(pagodas_, efforts.begin(), effort);
    // Whether p takes less effort per leaf than q.
    const auto is_better = [&](std::size_t p, std::size_t q) {
        return efforts[p] * std::ssize(excluded[q]) < efforts[q] * std::ssize(excluded[p]);
    };
    std::vector<std::size_t> unused(pagodas_.size());
    std::iota(unused.begin(), unused.end(), 0);
    for (;;) {
        std::erase_if(unused, [&](std::size_t p) { return excluded[p].empty(); });
        if (unused.empty()) return;
        const std::size_t best = *std::ranges::min_element(unused, is_better);
        for (std::size_t leaf : excluded[best]) leaves_[leaf].chosen = best;
        for (std::size_t p : unused) std::erase_if(excluded[p], chosen);
    }
}

void ReadableProof::finish() {
    std::size_t leaf = 0;
    for_each_pagoda(*board_, better_, problem_.start.pegs, goals_.front().pegs,
                    [&](Certificate& certificate, Bits start, Bits goal) {
                        certificate =
                            certificate_of(pagodas_[*leaves_[leaf++].chosen], start, goal);
                    });
    if (check_certificate(*board_, problem_, better_).may_hold()) certificate_ = std::move(better_);
    phase_ = Phase::kDone;
}

}  // namespace peg
