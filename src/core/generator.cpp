// SPDX-License-Identifier: MIT
#include "core/generator.h"

#include <algorithm>
#include <cmath>

#include "core/jumps.h"
#include "core/random.h"

namespace peg {

namespace {

constexpr double kMedium = 5;
constexpr double kHard = 10;
constexpr std::uint64_t kMostTries = 48;

}  // namespace

Difficulty difficulty_of(double tosses) {
    if (tosses < kMedium) return Difficulty::kEasy;
    return tosses < kHard ? Difficulty::kMedium : Difficulty::kHard;
}

Generator::Generator(const Board& board, const Wish& wish)
    : board_(&board), wish_(wish), hints_(board) {}

bool Generator::step(std::uint64_t nodes) {
    // A jump that is not judged within so many nodes counts as lost, as it is for a person.
    constexpr Limits kEach{.nodes = 30'000};
    const std::uint64_t end = nodes_ + nodes;
    while (nodes_ < end) {
        const bool fits = best_ && misfit(*best_) == 0;
        if (!measuring_ && (fits || tries_ == kMostTries)) return true;
        if (!measuring_) {
            ++nodes_;
            make_candidate();
            if (measuring_) hints_.begin({at_, wish_.finish}, kEach);
            continue;
        }
        const std::uint64_t before = hints_.progress().nodes;
        const bool done = hints_.step(end - nodes_);
        nodes_ += std::max<std::uint64_t>(1, hints_.progress().nodes - before);
        if (!done) continue;
        measure();
        if (measuring_) hints_.begin({at_, wish_.finish}, kEach);
    }
    return false;
}

// Un-jumps from the finish, which are jumps of the complement.
void Generator::make_candidate() {
    Random random(wish_.seed + mixed(++tries_));
    Position position = wish_.finish.position;
    if (wish_.finish.kind == Finish::Kind::kHole) {
        position.pegs = bit(wish_.finish.hole);
    } else if (wish_.finish.kind != Finish::Kind::kPosition) {
        const auto holes = board_->reading_order();
        position.pegs = bit(holes[random.below(holes.size())]);
    }
    // Of the boards' holes so many are filled, unless the number is wished for.
    constexpr std::array kFilled{0.25, 0.4, 0.6};
    const double share = kFilled[static_cast<std::size_t>(wish_.difficulty)];
    const int usual = std::max(peg_count(position) + 2,
                               static_cast<int>(std::lround(share * board_->hole_count())));
    const int pegs = wish_.pegs.value_or(usual);

    Position rest = complement(*board_, position);
    std::vector<JumpId> jumps;
    while (board_->hole_count() - peg_count(rest) < pegs) {
        jumps.clear();
        for_each_jump(*board_, rest, [&](JumpId id) { jumps.push_back(id); });
        if (jumps.empty()) break;
        rest = play(rest, board_->jump(jumps[random.below(jumps.size())]));
    }
    const Position start = complement(*board_, rest);
    // The usual number may be out of reach; one that was wished for may not be missed.
    if (peg_count(start) == peg_count(position) || (wish_.pegs && peg_count(start) != pegs)) return;
    candidate_ = {};
    candidate_.start = start;
    at_ = start;
    measuring_ = true;
}

// Takes what is known of one position of the solution, and goes on to the next.
void Generator::measure() {
    const Hint& hint = hints_.result();
    if (hint.verdict != Verdict::kSolvable) {  // it was not found again in time: another one
        measuring_ = false;
        return;
    }
    if (!hint.jump) return settle_candidate();
    const auto keeping = std::ranges::count(hint.jumps, Verdict::kSolvable, &JudgedJump::verdict);
    const auto legal = static_cast<int>(hint.jumps.size());
    candidate_.choices += legal;
    candidate_.losing += legal - static_cast<int>(keeping);
    candidate_.tosses += std::log2(static_cast<double>(legal) / static_cast<double>(keeping));
    candidate_.solution.push_back(*hint.jump);
    at_ = play(at_, board_->jump(*hint.jump));
}

void Generator::settle_candidate() {
    measuring_ = false;
    candidate_.difficulty = difficulty_of(candidate_.tosses);
    if (!best_ || misfit(candidate_) < misfit(*best_)) best_ = candidate_;
}

// How many tosses it is away from what was wished for.
double Generator::misfit(const Generated& candidate) const {
    switch (wish_.difficulty) {
        case Difficulty::kEasy: return std::max(0.0, std::nextafter(candidate.tosses, 1e9) - kMedium);
        case Difficulty::kMedium:
            return std::max({0.0, kMedium - candidate.tosses,
                             std::nextafter(candidate.tosses, 1e9) - kHard});
        case Difficulty::kHard: return std::max(0.0, kHard - candidate.tosses);
    }
    return 0;
}

}  // namespace peg
