// SPDX-License-Identifier: MIT
#include "core/proof/fewest_cases.h"

#include <algorithm>
#include <cassert>

namespace peg {

namespace {

// Estimates the cost of a linear program in nodes by the size of the board: a pivot costs rows *
// columns operations, and there are about as many pivots as rows. Rows are jumps, columns are
// holes: 76 and 33 on the English board, where it counts as kLinearProgramCost nodes.
std::uint64_t linear_program_nodes(const Board& board) {
    constexpr std::uint64_t kEnglish = std::uint64_t{76} * 76 * 33;
    const std::uint64_t jumps = board.jumps().size();
    const auto holes = static_cast<std::uint64_t>(board.hole_count());
    return 1 + kLinearProgramCost * (jumps * jumps * holes) / kEnglish;
}

}  // namespace

FewestCases::FewestCases(const Board& board, Bits start, Bits goal, CutsAllowed cuts,
                         std::size_t max_cases)
    : board_(&board), cuts_(cuts), max_cases_(max_cases) {
    assert(((start | goal) & ~board.holes()) == 0 && max_cases > 0);
    number_of(start, goal);
    if (nodes_[0].proved) state_ = State::kProved;
}

std::uint64_t FewestCases::step() {
    if (state_ != State::kRunning) return 0;
    const std::uint64_t before = cost_++;
    // Descends in the best tree to the open node with the most cases, which soonest shows whether
    // the tree is good.
    std::size_t at = 0;
    while (nodes_[at].sides[nodes_[at].best].expanded) {
        std::optional<std::size_t> next;
        for (std::size_t child : nodes_[at].sides[nodes_[at].best].children)
            if (!nodes_[child].proved && (!next || nodes_[child].least > nodes_[*next].least))
                next = child;
        at = *next;
    }
    expand(at);
    if (state_ == State::kFailed) return cost_ - before;
    update_from(at);
    if (nodes_[0].least > max_cases_)
        state_ = State::kFailed;
    else if (nodes_[0].proved)
        state_ = State::kProved;
    return cost_ - before;
}

// The index of the node for a subproblem; a new node is excluded if weights exclude it.
std::size_t FewestCases::number_of(Bits start, Bits goal) {
    const auto [place, is_new] = numbers_.try_emplace({start, goal}, nodes_.size());
    if (!is_new) return place->second;
    ++cost_;
    Node node{.start = start, .goal = goal, .pagoda = {}, .sides = {}, .parents = {}};
    exclude(node);
    nodes_.push_back(std::move(node));
    return place->second;
}

void FewestCases::exclude(Node& node) {
    for (std::size_t i = 0; i < kSides.size(); ++i)
        node.sides[i].cases = split_cases(*board_, node.start, node.goal, kSides[i]);
    const bool has_pegs_to_take = count(node.start) > count(node.goal);
    if (has_pegs_to_take && update(node) && node.proved) return;  // no jump is possible
    const auto known = std::ranges::find_if(pagodas_, [&](const PagodaWithCuts& pagoda) {
        return slack(pagoda, node.start, node.goal) < 0;
    });
    if (known != pagodas_.end()) {
        node.pagoda = known - pagodas_.begin();
    } else {
        cost_ += linear_program_nodes(*board_);
        if (const auto pagoda = find_pagoda(*board_, node.start, node.goal, cuts_)) {
            node.pagoda = pagodas_.size();
            pagodas_.push_back(*pagoda);
        }
    }
    if (node.pagoda) {
        node.proved = true;
        node.least = 1;
    } else if (!has_pegs_to_take) {
        state_ = State::kFailed;  // the goal itself, or left open only by rounding
    }
}

void FewestCases::expand(std::size_t at) {
    const std::size_t best = nodes_[at].best;
    // A copy, because nodes_ grows.
    const std::vector<SplitCase> cases = nodes_[at].sides[best].cases;
    std::vector<std::size_t> children;
    for (const SplitCase& one : cases) {
        children.push_back(number_of(one.start, one.goal));
        nodes_[children.back()].parents.push_back(at);
    }
    nodes_[at].sides[best].children = std::move(children);
    nodes_[at].sides[best].expanded = true;
}

// Updates the bounds of a node and of its ancestors.
void FewestCases::update_from(std::size_t at) {
    std::vector<std::size_t> changed{at};
    while (!changed.empty()) {
        Node& node = nodes_[changed.back()];
        changed.pop_back();
        if (update(node)) changed.insert(changed.end(), node.parents.begin(), node.parents.end());
    }
}

// Chooses the side with the lower bound; returns true if the bound rises or the node becomes
// proved.
bool FewestCases::update(Node& node) const {
    if (node.proved) return false;
    const std::size_t before = node.least;
    for (std::size_t i = 0; i < node.sides.size(); ++i) {
        const Side& side = node.sides[i];
        std::size_t least = side.cases.size();
        bool proved = side.cases.empty();
        if (side.expanded) {
            least = 0;
            proved = true;
            for (std::size_t child : side.children) {
                least += nodes_[child].least;
                proved = proved && nodes_[child].proved;
            }
        }
        least = std::max<std::size_t>(least, 1);
        const bool ends_sooner = least == node.least && proved && !node.proved;
        if (i > 0 && least >= node.least && !ends_sooner) continue;
        node.best = i;
        node.least = least;
        node.proved = proved;
    }
    return node.proved || node.least != before;
}

Certificate FewestCases::certificate(std::size_t at) const {
    const Node& node = nodes_[at];
    if (node.pagoda) return certificate_of(pagodas_[*node.pagoda], node.start, node.goal);
    const Side& side = node.sides[node.best];
    CaseDistinction cases{kSides[node.best], {}};
    for (std::size_t i = 0; i < side.children.size(); ++i)
        cases.cases.push_back({side.cases[i].jump, certificate(side.children[i])});
    return {std::move(cases)};
}

}  // namespace peg
