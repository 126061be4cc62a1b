// SPDX-License-Identifier: MIT
#include "core/solver/review_search.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include "core/board/jumps.h"

namespace peg {

namespace {

// The node limit for one verdict in the first round. Of some thousand verdicts on games of the
// English board and the Diamond 41, all took less.
constexpr std::uint64_t kFirstRoundNodes = 1'000'000;

// The node limit of one count, chosen so that it takes about the same time on either kind of board:
// on a cross, whole rows of bits are nodes. The English central game takes 8.7 million.
constexpr std::uint64_t kMaxCounted = 3'000'000;
constexpr std::uint64_t kMaxCountedOnCross = 20'000'000;

// Counts begin at every sixth position: each costs several times as much as the one before it.
constexpr std::size_t kStride = 6;

}  // namespace

std::optional<std::size_t> Review::lost_at() const {
    for (std::size_t n = 1; n < positions.size(); ++n)
        if (positions[n - 1].verdict == Verdict::kSolvable &&
            positions[n].verdict == Verdict::kUnsolvable)
            return n;
    return std::nullopt;
}

std::optional<std::size_t> count_keeping(const ReviewedPosition& position) {
    std::size_t keeping = 0;
    for (const auto& [jump, verdict] : position.choices) {
        if (verdict == Verdict::kUndecided) return std::nullopt;
        keeping += verdict == Verdict::kSolvable;
    }
    return keeping;
}

// A count that begins at one position of the game.
struct ReviewSearch::Counting {
    Counting(const Board& board, const Problem& problem, std::size_t from,
             std::span<const Bits> watched)
        : first(from), canonicalizer(finish_symmetries(board, problem)), cross(canonicalizer),
          search(canonicalizer, cross, problem, watched),
          max_nodes(cross.get() != nullptr ? kMaxCountedOnCross : kMaxCounted) {}

    std::size_t first;  // index of the position
    DenseCanonicalizer canonicalizer;
    LazyCross cross;
    SolutionCountSearch search;
    std::uint64_t max_nodes;
    std::uint64_t nodes = 0;
};

ReviewSearch::ReviewSearch(const Board& board, std::vector<JumpId> game)
    : board_(&board), game_(std::move(game)), solver_(board) {}
ReviewSearch::~ReviewSearch() = default;
ReviewSearch::ReviewSearch(ReviewSearch&&) noexcept = default;
ReviewSearch& ReviewSearch::operator=(ReviewSearch&&) noexcept = default;

void ReviewSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    positions_ = {problem.start};
    for (const JumpId jump : game_) {
        assert(is_legal(positions_.back(), board_->jump(jump)));
        positions_.push_back(play(positions_.back(), board_->jump(jump)));
    }
    review_ = {};
    for (const Position position : positions_) {
        ReviewedPosition& reviewed = review_.positions.emplace_back();
        for (const JumpId jump : legal_jumps(*board_, position))
            reviewed.choices.push_back({.jump = jump});
    }
    counting_.reset();
    target_.reset();
    symmetric_start_ =
        finish_symmetries(*board_, problem).size() > 1 &&
        finish_symmetries(*board_, problem).size() == problem_symmetries(*board_, problem).size();
    begin_round(Round::kFirst);
    if (is_best_end(problem_.finish)) {
        phase_ = Phase::kBestEnd;
        begin_judging({});
    }
}

bool ReviewSearch::step(std::uint64_t nodes) {
    const std::uint64_t end =
        review_.nodes + std::min(nodes, limits_.nodes - std::min(limits_.nodes, review_.nodes));
    while (review_.nodes < end && phase_ != Phase::kDone) {
        const std::uint64_t max_nodes = end - review_.nodes;
        review_.nodes += phase_ == Phase::kCounts ? count(max_nodes) : judge(max_nodes);
    }
    return phase_ == Phase::kDone || review_.nodes >= limits_.nodes;
}

Progress ReviewSearch::progress() const {
    if (counting_) return {review_.nodes, counting_->search.stored()};
    return {review_.nodes, target_ ? solver_.progress().stored : 0};
}

void ReviewSearch::begin_round(Round round) {
    round_ = round;
    phase_ = Phase::kPositions;
    next_ = positions_.size();
    tried_.assign(positions_.size(), {});
}

// --- Verdicts ------------------------------------------------------------------------------------

void ReviewSearch::begin_judging(const Target& target) {
    Position position = positions_[target.jumps];
    if (target.choice) position = play(position, board_->jump(*target.choice));
    Limits limits = limits_;
    limits.nodes -= review_.nodes;
    if (round_ == Round::kFirst && phase_ != Phase::kBestEnd)
        limits.nodes = std::min(limits.nodes, kFirstRoundNodes);
    solver_.begin({position, problem_.finish}, limits);
    target_ = target;
}

std::uint64_t ReviewSearch::judge(std::uint64_t nodes) {
    if (!target_) {
        if (phase_ == Phase::kPositions && !begin_next_position()) begin_choices();
        if (phase_ == Phase::kChoices && !begin_next_choice()) end_round();
        if (!target_) return 0;
    }
    const std::uint64_t before = solver_.progress().nodes;
    if (solver_.step(nodes)) take_verdict(*std::exchange(target_, std::nullopt));
    return solver_.progress().nodes - before;
}

void ReviewSearch::take_verdict(const Target& target) {
    const Answer& answer = solver_.result();
    Verdict verdict = answer.verdict;
    if (phase_ == Phase::kBestEnd) {
        best_ = answer.pegs_left;
        // Without the best end, nothing can be said of any jump.
        phase_ = verdict == Verdict::kSolvable ? Phase::kPositions : Phase::kDone;
    }
    if (is_best_end(problem_.finish) && verdict == Verdict::kSolvable &&
        falls_short(problem_.finish, answer.pegs_left, best_))
        verdict = Verdict::kUnsolvable;
    if (target.choice)
        set_choice(target.jumps, *target.choice, verdict);
    else
        set_position(target.jumps, verdict);
}

// If a position can be won, so can all before it; if it is lost, so are all after it.
void ReviewSearch::set_position(std::size_t jumps, Verdict verdict) {
    if (verdict == Verdict::kSolvable)
        for (std::size_t n = 0; n <= jumps; ++n) review_.positions[n].verdict = verdict;
    if (verdict != Verdict::kUnsolvable) return;
    for (std::size_t n = jumps; n < positions_.size(); ++n) {
        ReviewedPosition& lost = review_.positions[n];
        lost.verdict = verdict;
        lost.prospects = Prospects{};
        for (auto& choice : lost.choices) choice.verdict = verdict;
    }
}

// Begins to judge the last position that is not judged yet.
bool ReviewSearch::begin_next_position() {
    while (next_ > 0) {
        if (review_.positions[--next_].verdict != Verdict::kUndecided) continue;
        begin_judging({next_, {}});
        return true;
    }
    return false;
}

// Transfers the verdicts on the positions to the jumps that were played.
void ReviewSearch::begin_choices() {
    phase_ = Phase::kChoices;
    for (std::size_t n = 0; n < game_.size(); ++n)
        if (review_.positions[n].verdict == Verdict::kSolvable)
            set_choice(n, game_[n], review_.positions[n + 1].verdict);
}

Verdict* ReviewSearch::find_choice(std::size_t jumps, JumpId choice) {
    auto& choices = review_.positions[jumps].choices;
    const auto found = std::ranges::find(choices, choice, &ReviewedPosition::Choice::jump);
    return found != choices.end() ? &found->verdict : nullptr;
}

// Sets the verdict, and what follows from it for the same jump earlier or later.
void ReviewSearch::set_choice(std::size_t jumps, JumpId choice, Verdict verdict) {
    if (verdict == Verdict::kSolvable)
        for (std::size_t n = jumps + 1; n-- > 0;) {
            Verdict* known = find_choice(n, choice);
            if (known == nullptr) break;
            *known = verdict;
        }
    if (verdict == Verdict::kUnsolvable)
        for (std::size_t n = jumps; n < positions_.size(); ++n) {
            Verdict* known = find_choice(n, choice);
            if (known == nullptr) break;
            *known = verdict;
        }
}

bool ReviewSearch::is_open(std::size_t jumps, JumpId choice) {
    const Verdict* verdict = find_choice(jumps, choice);
    return verdict != nullptr && *verdict == Verdict::kUndecided &&
           std::ranges::find(tried_[jumps], choice) == tried_[jumps].end();
}

// Bisection: begins with the middle of the undecided run of the choice that ends last.
bool ReviewSearch::begin_next_choice() {
    for (std::size_t last = positions_.size(); last-- > 0;) {
        if (review_.positions[last].verdict != Verdict::kSolvable) continue;
        for (const auto& [jump, verdict] : review_.positions[last].choices) {
            if (!is_open(last, jump)) continue;
            std::size_t first = last;
            while (first > 0 && is_open(first - 1, jump)) --first;
            const std::size_t middle = first + (last - first + 1) / 2;
            tried_[middle].push_back(jump);
            begin_judging({middle, jump});
            return true;
        }
    }
    return false;
}

void ReviewSearch::end_round() {
    if (round_ == Round::kFirst)
        begin_counting(positions_.size());  // lost positions are known to have no solutions
    else
        phase_ = Phase::kDone;
}

// --- Counts --------------------------------------------------------------------------------------

// Begins a count from a position before `end`; if there is none to be counted, begins the second
// round.
void ReviewSearch::begin_counting(std::size_t end) {
    counting_.reset();
    const auto countable = [](const ReviewedPosition& position) {
        return position.verdict == Verdict::kSolvable && !position.prospects;
    };
    const auto& positions = review_.positions;
    if (!is_countable(problem_.finish)) end = 0;
    while (end > 0 && !countable(positions[end - 1])) --end;
    if (end == 0) {
        begin_round(Round::kSecond);
        return;
    }
    phase_ = Phase::kCounts;
    std::size_t first = (end - 1) / kStride * kStride;
    if (symmetric_start_ && first < positions.size() / 2) first = 0;
    std::vector<Bits> watched;
    for (std::size_t n = first; n < positions.size() && countable(positions[n]); ++n)
        watched.push_back(positions_[n].pegs);
    counting_ = std::make_unique<Counting>(*board_, Problem{positions_[first], problem_.finish},
                                           first, watched);
}

std::uint64_t ReviewSearch::count(std::uint64_t nodes) {
    Counting& counting = *counting_;
    const std::uint64_t done = counting.search.run(nodes, limits_.bytes);
    counting.nodes += done;
    const std::size_t first = counting.first;
    if (const auto& found = counting.search.result()) {
        for (std::size_t i = 0; i < found->watched.size(); ++i)
            review_.positions[first + i].prospects = found->watched[i];
        begin_counting(first);
    } else if (counting.search.full() || counting.nodes >= counting.max_nodes) {
        const bool skipped = std::exchange(symmetric_start_, false) && first == 0;
        begin_counting(skipped ? positions_.size() : 0);
    }
    return done;
}

}  // namespace peg
