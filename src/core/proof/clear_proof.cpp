// SPDX-License-Identifier: MIT
#include "core/proof/clear_proof.h"

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

// What is tried to find a proof by cases, one after the other until there is one.
struct CasesAttempt {
    CutsAllowed cuts;
    std::size_t most_cases;
};
// A page for each case: nobody reads more of them than this.
constexpr std::size_t kMostPages = 60;
constexpr auto kInsteadOfSearch = std::to_array<CasesAttempt>(
    {{CutsAllowed::kNone, kMostPages}, {CutsAllowed::kSome, kMostPages}});
// One page with cuts takes as long to follow as some pages without.
constexpr std::size_t kMostPagesForCuts = 24;
constexpr auto kInsteadOfCuts =
    std::to_array<CasesAttempt>({{CutsAllowed::kNone, kMostPagesForCuts}});

// What an attempt may cost, and all of them together, in nodes: on the English board 75,000 take
// some 30 ms. Twice as many find no more proofs there.
constexpr std::uint64_t kNodesOfAttempt = 75'000;
constexpr std::uint64_t kNodesOfProof = 200'000;

// A simplified pagoda function takes some linear programs; 40 are enough for nearly every proof.
constexpr std::uint64_t kNodesOfSimplifying = 4 * kLinearProgramCost;
constexpr std::size_t kMostSimplified = 40;

std::span<const CasesAttempt> attempts_at(const Certificate& certificate) {
    if (certificate.as<ClassCertificate>() != nullptr ||
        certificate.as<PagodaCertificate>() != nullptr)
        return {};
    if (certificate.as<ZeroHalfCertificate>() != nullptr) return kInsteadOfCuts;
    return kInsteadOfSearch;
}

// The weights and cuts of a certificate that has them, and not more cuts than there is room for.
std::optional<PagodaWithCuts> pagoda_of(const Certificate& certificate) {
    if (const auto* plain = certificate.as<PagodaCertificate>())
        return PagodaWithCuts{plain->weights, {}};
    const auto* with_cuts = certificate.as<ZeroHalfCertificate>();
    if (with_cuts == nullptr || with_cuts->cuts.size() > PagodaWithCuts::kMostCuts) return {};
    PagodaWithCuts pagoda{with_cuts->weights, {}};
    std::ranges::copy(with_cuts->cuts, pagoda.cuts.begin());
    return pagoda;
}

// Calls f(certificate, start, goal) for each certificate with weights that a certificate for this
// start and goal comes down to.
template <class AnyCertificate, class F>
void for_each_pagoda(const Board& board, AnyCertificate& certificate, Bits start, Bits goal,
                     const F& f) {
    if (auto* split = std::get_if<CaseDistinction>(&certificate.kind)) {
        for (auto& one : split->cases) {
            const bool first = split->by == By::kFirstJump, last = split->by == By::kLastJump;
            const Bits from = first ? start ^ board.jump(one.key).mask : start;
            const Bits to = first  ? goal
                            : last ? goal ^ board.jump(one.key).mask
                                   : bit(static_cast<Hole>(one.key));
            for_each_pagoda(board, one.certificate, from, to, f);
        }
    } else if (pagoda_of(certificate)) {
        f(certificate, start, goal);
    }
}

}  // namespace

ClearProof::ClearProof(const Board& board, const Problem& problem, Certificate certificate)
    : board_(&board), problem_(problem), certificate_(std::move(certificate)),
      better_(certificate_) {
    if (problem_.finish.kind == Finish::Kind::kFewest) problem_.finish = Finish::any();
    const auto* split = certificate_.as<CaseDistinction>();
    if (const auto goal = only_goal(problem_.finish))
        goals_.push_back({.pegs = *goal});
    else if (split != nullptr && split->by == By::kFinish)
        for (const auto& one : split->cases)
            goals_.push_back({.pegs = bit(static_cast<Hole>(one.key))});
    if (goals_.empty() || certificate_.as<ClassCertificate>() != nullptr) phase_ = Phase::kDone;
}

bool ClearProof::step_for(std::uint64_t nodes) {
    assert(nodes > 0);
    for (std::uint64_t done = 0; done < nodes && phase_ != Phase::kDone;) {
        const std::uint64_t cost = phase_ == Phase::kCases ? step_cases() : step_weights();
        cost_ += cost;
        done += cost;
    }
    return phase_ == Phase::kDone;
}

std::uint64_t ClearProof::step_cases() {
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

// Begins the next attempt; false where there is no more.
bool ClearProof::begin_attempt() {
    for (; next_goal_ < goals_.size() && cost_ < kNodesOfProof; ++next_goal_) {
        Goal& goal = goals_[next_goal_];
        const auto attempts = attempts_at(certificate_of_goal());
        if (goal.attempts == attempts.size()) continue;
        const auto [cuts, most_cases] = attempts[goal.attempts++];
        cases_.emplace(*board_, problem_.start.pegs, goal.pegs, cuts, most_cases);
        return true;
    }
    return false;
}

Certificate& ClearProof::certificate_of_goal() {
    if (only_goal(problem_.finish)) return better_;
    return std::get<CaseDistinction>(better_.kind).cases[next_goal_].certificate;
}

void ClearProof::begin_weights() {
    for_each_pagoda(*board_, better_, problem_.start.pegs, goals_.front().pegs,
                    [&](const Certificate& certificate, Bits start, Bits goal) {
                        add_leaf(*pagoda_of(certificate), {start, goal});
                    });
    phase_ = Phase::kWeights;
}

void ClearProof::add_leaf(const PagodaWithCuts& found, const LostPlay& play) {
    const auto same = std::ranges::find(groups_, found, &Group::found);
    const auto group = static_cast<std::size_t>(same - groups_.begin());
    if (same == groups_.end()) groups_.push_back({found, {}});
    groups_[group].plays.push_back(play);
    leaves_.push_back({play, group, {}});
}

// Simplifies a pagoda function for all leaves of the next group, or else for the next leaf by
// itself: unless its group has no other, or what was simplified for others excludes it too.
std::uint64_t ClearProof::step_weights() {
    if (pagodas_.size() < groups_.size()) {
        const Group& group = groups_[pagodas_.size()];
        return simplify(group, group.plays);
    }
    while (next_leaf_ < leaves_.size() && pagodas_.size() < kMostSimplified) {
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

std::uint64_t ClearProof::simplify(const Group& group, std::span<const LostPlay> plays) {
    const bool simplifies = pagodas_.size() < kMostSimplified;
    pagodas_.push_back(simplifies ? simplify_pagoda(*board_, group.found, plays) : group.found);
    return simplifies ? kNodesOfSimplifying : 1;
}

// Whether the pagoda function can stand at the leaf: one with cuts does not replace one without.
bool ClearProof::excludes(const PagodaWithCuts& pagoda, const Leaf& leaf) const {
    return slack(pagoda, leaf.play.start, leaf.play.goal) < 0 &&
           (groups_[leaf.group].found.has_cuts() || !pagoda.has_cuts());
}

// Gives each leaf one of the simplified pagoda functions, so that there is little to follow in all:
// again and again the one that takes the least effort for each leaf that has none yet (the greedy
// rule for a weighted set cover; V. Chvatal, 1979).
void ClearProof::choose_pagodas() {
    std::vector<std::vector<std::size_t>> excluded(pagodas_.size());  // leaves, by pagoda function
    for (std::size_t p = 0; p < pagodas_.size(); ++p)
        for (std::size_t i = 0; i < leaves_.size(); ++i)
            if (excludes(pagodas_[p], leaves_[i])) excluded[p].push_back(i);
    const auto chosen = [&](std::size_t leaf) { return leaves_[leaf].chosen.has_value(); };
    std::vector<std::int64_t> efforts(pagodas_.size());
    std::ranges::transform(pagodas_, efforts.begin(), effort);
    // Whether p takes less effort for each leaf than q.
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

void ClearProof::finish() {
    std::size_t leaf = 0;
    for_each_pagoda(*board_, better_, problem_.start.pegs, goals_.front().pegs,
                    [&](Certificate& certificate, Bits start, Bits goal) {
                        certificate =
                            certificate_of(pagodas_[*leaves_[leaf++].chosen], start, goal);
                    });
    if (!check_certificate(*board_, problem_, better_).fails()) certificate_ = std::move(better_);
    phase_ = Phase::kDone;
}

}  // namespace peg
