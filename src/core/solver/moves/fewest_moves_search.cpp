// SPDX-License-Identifier: MIT
#include "core/solver/moves/fewest_moves_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/search/goals.h"
#include "core/solver/check_answer.h"

namespace peg {

namespace {

// The short cut. One more move takes about kGrowth times as many nodes, once there are kTelling of
// them; on some boards twenty times as many. If at most kShort nodes are expected to close a
// problem, the search once goes straight to the last open number of moves, without stopping for
// better bounds on the way.
constexpr std::uint64_t kGrowth = 5;
constexpr std::uint64_t kTelling = 1'000;
constexpr std::uint64_t kShort = 650'000;
// Relaxed moves take dozens of nodes to exclude a position. That pays if many levels would follow
// from the position: if the levels from the other end are at most kFewLevels deep, as on triangles,
// stars and hexagons, where very many last moves lead to a hole.
constexpr std::size_t kFewLevels = 2;
// Beam levels have one place for this many nodes that the levels have spent in total. Searching
// them takes about half of these nodes.
constexpr std::uint64_t kNodesOfPlace = 24;

}  // namespace

void FewestMovesSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    nodes_ = 0;
    owed_ = {};
    done_ = false;
    result_ = {};
    solver_.emplace(*board_, ProofWish::kReadable).begin(problem, limits);
    sampler_ = {};
    forwards_ = {};
    backwards_ = {};
    beams_.reset();
    beam_levels_.reset();
    level_nodes_ = 0;
    short_cut_ = ShortCut::kUntried;
}

bool FewestMovesSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    const std::uint64_t end = nodes_ + std::min(nodes, limits_.nodes - nodes_);
    while (nodes_ < end) {
        nodes_ += owed_.pay(end - nodes_);
        if (done_ || nodes_ == end) break;
        owed_.owe(solver_ ? step_solver(end - nodes_) : step_parts(end - nodes_));
    }
    result_.answer.nodes = nodes_;
    return (done_ && owed_.paid()) || nodes_ == limits_.nodes;
}

Progress FewestMovesSearch::progress() const {
    std::uint64_t stored = solver_ ? solver_->progress().stored : 0;
    if (forwards_.levels) stored += forwards_.levels->stored();
    if (backwards_.levels) stored += backwards_.levels->stored();
    if (beams_) stored += beams_->stored();
    if (beam_levels_) stored += beam_levels_->stored();
    return {nodes_, stored};
}

std::uint64_t FewestMovesSearch::step_solver(std::uint64_t nodes) {
    const std::uint64_t before = solver_->progress().nodes;
    const bool ended = solver_->step(nodes);
    const std::uint64_t spent = solver_->progress().nodes - before;
    // While only a readable proof is still sought, the answer is already valid.
    result_.answer = solver_->result();
    if (!ended) return spent;
    solver_.reset();  // frees its tables
    if (result_.answer.verdict == Verdict::kSolvable)
        begin_levels();
    else
        done_ = true;
    return spent;
}

void FewestMovesSearch::begin_levels() {
    const Bits start = problem_.start.pegs;
    goals_ = goals_of(*board_, problem_);
    std::ranges::sort(goals_);  // fixes the order of the first level, and so of everything found
    // If the last peg may be anywhere, the class may still leave a single hole for it: then that is
    // the goal.
    const std::optional<Bits> goal =
        goals_.size() == 1 ? std::optional(goals_.front()) : std::nullopt;
    const Bits goal_or_all = goal.value_or(board_->holes());
    canonicalizer_.emplace(
        *board_,
        std::array{start, goal.value_or(kept_holes(problem_.finish).value_or(goal_or_all))});
    // A region that may be full at the end forces no move. Without a single goal, as many regions
    // may be full at the end as the solution leaves pegs.
    const auto pegs_left = static_cast<std::size_t>(result_.answer.pegs_left);
    regions_.emplace(*board_, start, goal.value_or(0), goal ? 0 : pegs_left);
    relaxed_.reset();
    if (goal && count(*goal) == 1) relaxed_.emplace(*board_, *regions_, lowest(*goal));
    forwards_.pools.emplace(*board_, *regions_, SearchDirection::kForwards, goal_or_all);
    backwards_.pools.emplace(*board_, *regions_, SearchDirection::kBackwards, start);
    const std::size_t least = regions_->moves_to_end(start);
    if (!goals_.empty()) {
        const std::size_t for_patterns = limits_.bytes / kShareOfPatterns;
        forwards_.patterns.emplace(*canonicalizer_, SearchDirection::kForwards, goals_,
                                   for_patterns);
        backwards_.patterns.emplace(*canonicalizer_, SearchDirection::kBackwards, std::array{start},
                                    for_patterns);
        beams_.emplace(*canonicalizer_, start, goals_, *regions_, known_moves());
        beam_levels_.emplace(*canonicalizer_, start, goals_, *forwards_.pools, *backwards_.pools);
    }
    turns_.begin(known_moves(), least);
    exclude_fewer_moves(least);
    if (!done_) begin_number_of_moves(least);
}

std::uint64_t FewestMovesSearch::step_parts(std::uint64_t nodes) {
    if (beam_levels_ && turns_.left_to_beam_levels() > 0) return step_beam_levels(nodes);
    if (beams_may_go_on() && turns_.left_to_beams() > 0) return step_beams(nodes);
    return step_levels(nodes);
}

// Beams and beam levels may take a quarter of the memory each; after the levels have ended, they
// share what patterns leave.
std::size_t FewestMovesSearch::bytes_beside_levels() const {
    if (forwards_.levels) return limits_.bytes / 4;
    const std::size_t patterns = std::min(limits_.bytes, forwards_.bytes() + backwards_.bytes());
    return (limits_.bytes - patterns) / (beams_ && beam_levels_ ? 2 : 1);
}

bool FewestMovesSearch::beams_may_go_on() const {
    return beams_ && beams_->bytes() <= bytes_beside_levels();
}

std::uint64_t FewestMovesSearch::step_beams(std::uint64_t nodes) {
    const std::uint64_t done =
        beams_->step(std::min(nodes, turns_.left_to_beams()), bytes_beside_levels());
    turns_.add_beams(done);
    if (beams_->moves() < known_moves()) {
        auto jumps = beams_->solution();
        if (!jumps) {
            beams_.reset();
            return done;
        }
        take(std::move(*jumps));
        exclude_fewer_moves(result_.lower_bound);
    }
    if (beams_->complete() && beams_->moves() == known_moves()) exclude_fewer_moves(known_moves());
    return done;
}

std::uint64_t FewestMovesSearch::step_beam_levels(std::uint64_t nodes) {
    const std::size_t moves = known_moves() - 1;
    const std::uint64_t done = beam_levels_->step(
        std::min(nodes, turns_.left_to_beam_levels()),
        {moves, static_cast<std::size_t>(turns_.nodes_of_levels() / kNodesOfPlace),
         forwards_.patterns->end_database(), backwards_.patterns->end_database()},
        bytes_beside_levels());
    turns_.add_beam_levels(done);
    if (!beam_levels_->solution().empty()) {
        take(beam_levels_->solution());
        if (beams_) beams_->improve_incumbent(known_moves());
        exclude_fewer_moves(result_.lower_bound);
    }
    if (beam_levels_->complete()) exclude_fewer_moves(known_moves());
    if (beam_levels_->stuck() || beam_levels_->bytes() > bytes_beside_levels()) end_beam_levels();
    return done;
}

// Ends the beam levels: they have found all that fits into memory.
void FewestMovesSearch::end_beam_levels() {
    beam_levels_.reset();
    turns_.end_beam_levels();
    if (forwards_.levels) return;
    forwards_.patterns.reset();
    backwards_.patterns.reset();
}

std::size_t FewestMovesSearch::known_moves() const {
    return moves_of(*board_, result_.answer.jumps).size();
}

// Begins to search for a solution in at most `moves` moves, unless one that short is known.
void FewestMovesSearch::begin_number_of_moves(std::size_t moves) {
    moves_ = moves;
    last_level_nodes_ = std::exchange(level_nodes_, 0);
    forwards_.levels.emplace(*canonicalizer_, SearchDirection::kForwards,
                             std::array{problem_.start.pegs}, *forwards_.pools, moves);
    if (!goals_.empty())
        backwards_.levels.emplace(*canonicalizer_, SearchDirection::kBackwards, goals_,
                                  *backwards_.pools, moves);
    for (MoveSide* side : {&forwards_, &backwards_})
        if (side->patterns) side->patterns->begin_number_of_moves();
}

// Raises the lower bound: no solution has fewer than `moves` moves.
void FewestMovesSearch::exclude_fewer_moves(std::size_t moves) {
    const std::size_t best = known_moves();
    if (moves > result_.lower_bound) turns_.bound_rose();
    result_.lower_bound = std::min(best, std::max(result_.lower_bound, moves));
    result_.proved = done_ = result_.lower_bound == best;
}

// The next target: one more move or, if that is expected to be cheap, one less than the best
// solution known. Levels find the minimum whatever their target is: if the two ends have not met
// after n levels in total, there is no solution in n moves.
std::size_t FewestMovesSearch::next_number_of_moves() {
    const std::size_t last = known_moves() - 1;
    std::uint64_t nodes = level_nodes_;
    for (std::size_t moves = moves_; moves < last && nodes <= kShort; ++moves) nodes *= kGrowth;
    if (short_cut_ != ShortCut::kUntried || level_nodes_ < kTelling || nodes > kShort)
        return moves_ + 1;
    short_cut_ = ShortCut::kTaken;
    return last;
}

// Whether the short cut takes more nodes than expected.
bool FewestMovesSearch::short_cut_is_long() const {
    return short_cut_ == ShortCut::kTaken && level_nodes_ > kShort && moves_ > result_.lower_bound;
}

std::uint64_t FewestMovesSearch::step_levels(std::uint64_t nodes) {
    const std::size_t open = known_moves() - result_.lower_bound;
    if (!forwards_.levels) {
        // The levels have ended: their turns take no time.
        if (!beams_may_go_on()) turns_.add_beams(turns_.left_to_beams());
        turns_.add_levels(turns_.left_to_levels(), open);
        done_ = !beam_levels_ && !beams_may_go_on();
        return 0;
    }
    const std::uint64_t done = grow_levels(std::min(nodes, turns_.left_to_levels()));
    turns_.add_levels(done, known_moves() - result_.lower_bound);
    return done;
}

// Expands the frontier that is expected to take fewer nodes, until it meets the other one or its
// next level is complete.
std::uint64_t FewestMovesSearch::grow_levels(std::uint64_t nodes) {
    const std::size_t depth =
        forwards_.levels->depth() + (backwards_.levels ? backwards_.levels->depth() : 0);
    exclude_fewer_moves(depth + 1);
    if (done_) return 0;
    if (depth == moves_) {
        begin_number_of_moves(next_number_of_moves());
        return 0;
    }
    moves_ = std::min(moves_, known_moves() - 1);
    if (short_cut_is_long()) {
        short_cut_ = ShortCut::kLeft;
        begin_number_of_moves(result_.lower_bound);
        return 0;
    }
    const SearchDirection direction = backwards_.levels && backwards_.levels->expected_nodes() <
                                                               forwards_.levels->expected_nodes()
                                          ? SearchDirection::kBackwards
                                          : SearchDirection::kForwards;
    const bool backwards = direction == SearchDirection::kBackwards;
    MoveLevels& growing = *side(direction).levels;
    // The last level, which holds most of all positions, is only compared with the other end.
    const bool last = depth + 1 == moves_;
    const std::optional<LevelPatterns>& patterns = side(direction).patterns;
    growing.set_target(moves_, patterns ? patterns->best_database() : nullptr,
                       backwards ? nullptr : useful_relaxed_moves());
    std::uint64_t done = 0;
    while (done < nodes && !short_cut_is_long()) {
        if (const std::uint64_t made = last ? 0 : make_patterns(direction); made > 0)
            return done + made;
        const std::uint64_t expanded = growing.expand(!last);
        if (expanded == 0)
            return done + learn_bounds(side(direction), *canonicalizer_, direction,
                                       problem_.start.pegs, goals_, sampler_);
        done += expanded;
        level_nodes_ += expanded;
        // If fewer moves are excluded, the two ends cannot meet before the last level.
        const bool may_meet = last || moves_ > result_.lower_bound;
        if (const DensePosition* meeting = may_meet ? find_meeting(direction) : nullptr) {
            join_at(*meeting);
            return done;
        }
        if (bytes() > limits_.bytes || !growing.complete()) {
            end_levels();
            return done;
        }
    }
    return done;
}

RelaxedMoves* FewestMovesSearch::useful_relaxed_moves() {
    return relaxed_ && backwards_.levels->depth() <= kFewLevels ? &*relaxed_ : nullptr;
}

// Makes pattern tables that are due; returns the nodes.
std::uint64_t FewestMovesSearch::make_patterns(SearchDirection direction) {
    MoveSide& own = side(direction);
    if (!own.patterns) return 0;
    return own.patterns->build_step(*own.levels, *side(opposite(direction)).levels,
                                    last_level_nodes_ + level_nodes_);
}

// The first newly found position of a direction that is known in the other one; null if there is
// none. For `fewest`, which has no list of goals: a position with as few pegs as the solver's
// solution leaves.
const DensePosition* FewestMovesSearch::find_meeting(SearchDirection direction) const {
    if (direction == SearchDirection::kBackwards)
        return forwards_.levels->find_first(backwards_.levels->fresh());
    const std::span<const DensePosition> fresh = forwards_.levels->fresh();
    if (backwards_.levels) return backwards_.levels->find_first(fresh);
    const auto meeting = std::ranges::find_if(fresh, [this](DensePosition position) {
        return peg_count(position) == result_.answer.pegs_left;
    });
    return meeting == fresh.end() ? nullptr : &*meeting;
}

// Takes the solution through a position where the two ends meet, which is a shortest one, if its
// moves can be enumerated again.
void FewestMovesSearch::join_at(DensePosition position) {
    const Bits pegs = canonicalizer_->pegs(position);
    auto jumps = forwards_.levels->path(pegs);
    const auto rest = backwards_.levels ? backwards_.levels->path(pegs) : std::vector<JumpId>{};
    if (!jumps || !rest) return end_levels();
    jumps->insert(jumps->end(), rest->begin(), rest->end());
    done_ = true;
    if (!take(std::move(*jumps))) return;
    result_.lower_bound = known_moves();
    result_.proved = true;
}

// Takes a solution with fewer moves than the one known. If it did not hold, which would be a bug,
// the old one stays, and it stays open whether that is the minimum.
bool FewestMovesSearch::take(std::vector<JumpId> jumps) {
    Answer shorter = result_.answer;
    shorter.jumps = std::move(jumps);
    const bool holds = answer_holds(*board_, problem_, shorter);
    assert(holds);
    if (holds) result_.answer = std::move(shorter);
    return holds;
}

// Ends the levels, which take more memory than allowed or have more moves than moves.h enumerates.
// What they have excluded stays excluded.
void FewestMovesSearch::end_levels() {
    for (MoveSide* side : {&forwards_, &backwards_}) {
        side->levels.reset();
        if (!side->patterns) continue;
        side->patterns->begin_number_of_moves();  // frees what only the levels use
        if (!beam_levels_) side->patterns.reset();
    }
}

std::size_t FewestMovesSearch::bytes() const {
    return forwards_.bytes() + backwards_.bytes() + (beams_ ? beams_->bytes() : 0) +
           (beam_levels_ ? beam_levels_->bytes() : 0);
}

}  // namespace peg
