// SPDX-License-Identifier: MIT
#include "core/solver/generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "core/board/jumps.h"
#include "core/proof/position_class.h"

namespace peg {

namespace {

// The minimum log2_odds of each difficulty.
constexpr double kMedium = 5;
constexpr double kHard = 10;
constexpr std::uint64_t kMaxCandidates = 48;
constexpr std::uint64_t kMaxSymmetric = 400;  // most of them cannot be won

}  // namespace

Difficulty difficulty_of(double log2_odds) {
    if (log2_odds < kMedium) return Difficulty::kEasy;
    return log2_odds < kHard ? Difficulty::kMedium : Difficulty::kHard;
}

void Generator::begin(const Wish& wish, const Limits& limits) {
    wish_ = wish;
    limits_ = limits;
    if (wish_.finish.kind != Finish::Kind::kHole && wish_.finish.kind != Finish::Kind::kPosition)
        wish_.finish = Finish::any();
    wish_.symmetric &= board_->symmetries().size() > 1;
}

bool Generator::step(std::uint64_t nodes) {
    assert(nodes > 0);
    // A jump that cannot be judged within this limit counts as lost, as it does for a person.
    const Limits each{.nodes = 30'000, .bytes = limits_.bytes};
    const std::uint64_t end = std::min(nodes_ + nodes, limits_.nodes);
    while (nodes_ < end) {
        const bool fits = best_ && distance(*best_) == 0;
        const std::uint64_t max_tried = wish_.symmetric ? kMaxSymmetric : kMaxCandidates;
        if (!measuring_ && (fits || candidates_ == max_tried)) return true;
        if (!measuring_) {
            ++nodes_;
            make_candidate();
            if (measuring_) hints_.begin({at_, wish_.finish}, each);
            continue;
        }
        const std::uint64_t before = hints_.progress().nodes;
        const bool done = hints_.step(end - nodes_);
        nodes_ += std::max<std::uint64_t>(1, hints_.progress().nodes - before);
        if (!done) continue;
        take_hint();
        if (measuring_) hints_.begin({at_, wish_.finish}, each);
    }
    return nodes_ >= limits_.nodes;
}

void Generator::make_candidate() {
    Random random(wish_.seed + mixed(++candidates_));
    // By difficulty: the share of holes that are filled if no number of pegs is wished for.
    constexpr std::array kFilled{0.25, 0.4, 0.6};
    const double share = kFilled[static_cast<std::size_t>(wish_.difficulty)];
    const int goal = peg_count(Position{only_goal(wish_.finish).value_or(1)});
    const int usual =
        std::max(goal + 2, static_cast<int>(std::lround(share * board_->hole_count())));
    const int pegs = wish_.pegs.value_or(usual);
    candidate_ = {};
    candidate_.start = wish_.symmetric ? start_by_orbits(random, pegs)
                                       : start_by_unjumps(random, pegs, candidate_.solution);
    // The usual number of pegs may be missed; a wished number may not.
    const int made = peg_count(candidate_.start);
    if (made <= goal || (wish_.pegs && made != pegs)) return;
    judged_ = 0;
    at_ = candidate_.start;
    measuring_ = true;
}

// Plays random un-jumps from the finish, which are jumps on the complement, until there are `pegs`
// pegs or no un-jump is left. In reverse order they are a solution: a jump on the complement from
// one hole to another is undone by the jump between the same two holes.
Position Generator::start_by_unjumps(Random& random, int pegs,
                                     std::vector<JumpId>& solution) const {
    Position position;
    if (const auto goal = only_goal(wish_.finish)) {
        position.pegs = *goal;
    } else {
        const auto holes = board_->reading_order();
        position.pegs = bit(holes[random.below(holes.size())]);
    }
    Position rest = complement(*board_, position);
    while (board_->hole_count() - peg_count(rest) < pegs) {
        const PerJump<JumpId> jumps = legal_jumps(*board_, rest);
        if (jumps.size() == 0) break;
        solution.push_back(jumps.begin()[random.below(jumps.size())]);
        rest = play(rest, board_->jump(solution.back()));
    }
    std::ranges::reverse(solution);
    return complement(*board_, rest);
}

// Fills orbits of a symmetry, in random order, as long as they fit into the number of pegs. Empty
// if the position class excludes the finish.
Position Generator::start_by_orbits(Random& random, int pegs) const {
    const auto symmetries = board_->symmetries();
    const Permutation& symmetry = symmetries[1 + random.below(symmetries.size() - 1)];
    std::vector<Hole> holes(board_->reading_order().begin(), board_->reading_order().end());
    for (std::size_t i = holes.size(); i > 1; --i) std::swap(holes[i - 1], holes[random.below(i)]);
    Position start;
    for (const Hole hole : holes) {
        Bits orbit = 0;
        for (Hole at = hole; (orbit & bit(at)) == 0; at = symmetry[at]) orbit |= bit(at);
        if ((start.pegs & orbit) == 0 && peg_count(start) + count(orbit) <= pegs)
            start.pegs |= orbit;
    }
    const ClassRule class_of(*board_);
    const auto goal = only_goal(wish_.finish);
    const bool possible = goal ? class_of(*goal) == class_of(start.pegs)
                               : class_of.single_pegs(*board_, class_of(start.pegs)) != 0;
    return possible ? start : Position{};
}

// Adds what the hint says of one position of the solution, and moves on to the next.
void Generator::take_hint() {
    const Hint& hint = hints_.result();
    if (hint.verdict != Verdict::kSolvable) {  // not found again within the limit
        measuring_ = false;
        return;
    }
    if (!hint.jump) return finish_candidate();
    if (judged_ == candidate_.solution.size()) candidate_.solution.push_back(*hint.jump);
    const auto keeping = std::ranges::count(hint.jumps, Verdict::kSolvable, &JudgedJump::verdict);
    const auto legal = static_cast<int>(hint.jumps.size());
    candidate_.choices += legal;
    candidate_.losing += legal - static_cast<int>(keeping);
    candidate_.log2_odds += std::log2(static_cast<double>(legal) / static_cast<double>(keeping));
    at_ = play(at_, board_->jump(candidate_.solution[judged_++]));
}

void Generator::finish_candidate() {
    measuring_ = false;
    candidate_.difficulty = difficulty_of(candidate_.log2_odds);
    if (!best_ || distance(candidate_) < distance(*best_)) best_ = candidate_;
}

// How far the candidate's log2_odds is outside the range of the wished difficulty.
double Generator::distance(const Generated& candidate) const {
    switch (wish_.difficulty) {
        case Difficulty::kEasy:
            return std::max(0.0, std::nextafter(candidate.log2_odds, 1e9) - kMedium);
        case Difficulty::kMedium:
            return std::max({0.0, kMedium - candidate.log2_odds,
                             std::nextafter(candidate.log2_odds, 1e9) - kHard});
        case Difficulty::kHard: return std::max(0.0, kHard - candidate.log2_odds);
    }
    return 0;
}

}  // namespace peg
