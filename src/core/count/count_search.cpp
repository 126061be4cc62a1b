// SPDX-License-Identifier: MIT
#include "core/count/count_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

#include "core/count/jump_sets/jump_set_levels.h"
#include "core/count/jump_sets/jump_set_search.h"
#include "core/count/play_out_search.h"
#include "core/count/retrograde/adaptive_levels.h"
#include "core/count/solution_count_search.h"
#include "core/count/solutions_up_to_symmetry.h"
#include "core/search/goals.h"

namespace peg {

namespace {

// Positions counted per batch of random games: they take at least as long as the batch.
constexpr std::uint64_t kNodesPerBatch = 20'000;
constexpr std::uint64_t kMaxBatches = CountSearch::kMaxSampledGames / ProspectsEstimator::kGames;
constexpr std::uint64_t kMinBatches = CountSearch::kMinGames / ProspectsEstimator::kGames;
constexpr std::uint64_t kSeed = 1;  // for the random games

// A group of symmetries as a canonicalizer, and the cross made for it.
struct Symmetries {
    explicit Symmetries(DenseCanonicalizer made)
        : canonicalizer(std::move(made)), cross(canonicalizer) {}

    DenseCanonicalizer canonicalizer;
    LazyCross cross;
};

}  // namespace

class CountSearch::Search {
public:
    Search(const Board& board, const Problem& problem, const Limits& limits, Until until,
           std::uint64_t max_paths)
        : board_(&board), limits_(limits), until_(until), max_paths_(max_paths), problem_(problem),
          of_finish_(finish_symmetries(board, problem)),
          of_problem_(problem_symmetries(board, problem)), estimator_(board, problem, kSeed) {
        begin_counting(until == Until::kWinning ? of_problem_ : of_finish_, max_in_level());
    }

    bool step(std::uint64_t nodes) {
        const std::uint64_t before = count_.nodes;
        const std::uint64_t end = before + std::min(nodes, limits_.nodes - before);
        while (count_.nodes < end && phase_ != Phase::kDone)
            count_.nodes += advance(end - count_.nodes);
        if (all_) count_.positions = std::max(count_.positions, all_->stored());
        const bool ended = phase_ == Phase::kDone || count_.nodes >= limits_.nodes;
        if (!wants_estimate()) {
            count_.estimate.reset();
            return ended;
        }
        // The step in which the count ends leaves the remaining games to later steps.
        if (ended && count_.nodes > before) return false;
        return !play_at_random(ended, nodes) && ended;
    }

    const Count& result() const { return count_; }
    Progress progress() const {
        if (solutions_) return {count_.nodes, solutions_->stored()};
        if (in_class_) return {count_.nodes, in_class_->stored()};
        if (all_) return {count_.nodes, all_->stored()};
        if (play_outs_) return {count_.nodes, play_outs_->stored()};
        if (jump_set_levels_) return {count_.nodes, jump_set_levels_->stored()};
        return {count_.nodes, jump_sets_ ? jump_sets_->stored() : 0};
    }

private:
    enum class Phase : std::uint8_t {
        kSolutions,  // solutions and odds
        kInClass,    // the same, in a class set
        kWinning,    // winning positions, if the start has fewer symmetries than the finish
        kPositions,  // all reachable positions
        kPlayOuts,
        kJumpSetLevels,
        kJumpSets,  // by decision diagrams
        kDone       // or a limit was reached
    };

    // Each phase function spends up to `nodes` nodes, begins the next phase when its own is done,
    // and returns the nodes.
    std::uint64_t advance(std::uint64_t nodes) {
        switch (phase_) {
            case Phase::kSolutions: return count_solutions(nodes);
            case Phase::kInClass: return count_in_class(nodes);
            case Phase::kWinning: return count_winning(nodes);
            case Phase::kPositions: return count_positions(nodes);
            case Phase::kPlayOuts: return count_play_outs(nodes);
            case Phase::kJumpSetLevels: return count_jump_set_levels(nodes);
            case Phase::kJumpSets: return count_jump_sets(nodes);
            case Phase::kDone: break;
        }
        return 0;
    }

    // Whether anything that can be estimated is not known exactly.
    bool wants_estimate() const {
        if (until_ == Until::kWinning) return false;
        if (!count_.odds) return true;
        return until_ == Until::kAll && (!count_.play_outs || *count_.play_outs == kTooMany);
    }

    // Plays the random games that are due, for about `nodes` positions; returns whether games are
    // still due.
    bool play_at_random(bool ended, std::uint64_t nodes) {
        const std::uint64_t due =
            ended ? kMaxBatches : std::min(kMaxBatches, count_.nodes / kNodesPerBatch);
        for (std::uint64_t done = 0; estimator_.batches() < due && done < nodes;)
            done += estimator_.add_batch();
        if (estimator_.batches() >= kMinBatches) count_.estimate = estimator_.result();
        return estimator_.batches() < due;
    }

    static constexpr std::uint64_t kAnySize = std::numeric_limits<std::uint64_t>::max();

    void begin_counting(Symmetries& symmetries, std::uint64_t max_in_level) {
        solutions_.emplace(symmetries.canonicalizer, symmetries.cross, problem_,
                           std::span<const Bits>(), max_in_level);
    }

    // The level size above which a class set is the better way to count, unless the level is a
    // cross set by then. A class set cannot find out which number of pegs is the minimum, and the
    // counts need at least as much memory again as the set.
    std::uint64_t max_in_level() const {
        const bool better = ClassSet::possible(*board_) &&
                            problem_.finish.kind != Finish::Kind::kFewest &&
                            ClassSet::bytes(*board_) <= limits_.bytes / 2;
        return better ? ClassSet::break_even_size(*board_) : kAnySize;
    }

    bool start_is_symmetric() const {
        return of_problem_.canonicalizer.size() == of_finish_.canonicalizer.size();
    }

    std::uint64_t count_solutions(std::uint64_t nodes) {
        const std::uint64_t done = solutions_->run(nodes, limits_.bytes);
        // Each orbit under the finish's symmetries has a position that the start itself can reach.
        count_.positions = std::max(count_.positions, solutions_->reached());
        if (solutions_->full()) phase_ = Phase::kDone;
        if (solutions_->outgrown()) begin_in_class();
        if (until_ == Until::kWinning) {
            if (solutions_ && solutions_->winning()) report_winning(*solutions_->winning());
        } else if (solutions_ && solutions_->result()) {
            const SolutionCount& found = *solutions_->result();
            if (start_is_symmetric() || found.winning == 0) count_.winning = found.winning;
            report_solutions(found.start, found.pegs_left);
        }
        return done;
    }

    void begin_in_class() {
        phase_ = Phase::kInClass;
        solutions_.reset();
        in_class_.emplace(of_problem_.canonicalizer, problem_.start.pegs,
                          goals_of(*board_, problem_), max_paths_);
    }

    std::uint64_t count_in_class(std::uint64_t nodes) {
        const std::uint64_t done = in_class_->run(nodes, limits_.bytes);
        count_.positions = std::max(count_.positions, in_class_->reached());
        if (!count_.winning && in_class_->winning()) {
            report_winning(*in_class_->winning());
        } else if (in_class_->prospects()) {
            const Prospects found = *in_class_->prospects();
            in_class_.reset();
            report_solutions(found, peg::count(goals_of(*board_, problem_).front()));
        } else if (in_class_->full() || in_class_->too_many()) {
            // Position by position it may still be possible: up to symmetry, and with pagoda
            // functions.
            in_class_.reset();
            begin_counting(of_finish_, kAnySize);
            phase_ = Phase::kSolutions;
        }
        return done;
    }

    void report_winning(std::uint64_t winning) {
        count_.winning = winning;
        count_.positions = std::max(count_.positions, winning);
        count_.verdict = winning > 0 ? Verdict::kSolvable : Verdict::kUnsolvable;
        if (until_ == Until::kWinning) phase_ = Phase::kDone;
    }

    void report_solutions(const Prospects& start, int pegs_left) {
        count_.verdict = start.solutions > 0 ? Verdict::kSolvable : Verdict::kUnsolvable;
        count_.solutions = start.solutions;
        count_.odds = start.odds;
        pegs_left_ = pegs_left;
        count_.up_to_symmetry =
            start.solutions == 0
                ? 0
                : solutions_up_to_symmetry(*board_, problem_, pegs_left_, start.solutions);
        if (until_ == Until::kSolutions) {
            phase_ = Phase::kDone;
        } else if (until_ == Until::kSets && (count_.winning || start.solutions == 0)) {
            begin_jump_sets();
        } else if (count_.winning) {
            begin_positions(start_is_symmetric() ? of_finish_ : of_problem_, start_is_symmetric());
        } else {
            phase_ = Phase::kWinning;
            begin_counting(of_problem_, kAnySize);
        }
    }

    std::uint64_t count_winning(std::uint64_t nodes) {
        const std::uint64_t done = solutions_->run(nodes, limits_.bytes);
        if (const auto& found = solutions_->result()) count_.winning = found->winning;
        if (!count_.winning && !solutions_->full()) return done;
        if (until_ == Until::kSets)
            begin_jump_sets();
        else
            begin_positions(of_problem_, count_.winning.has_value());
        return done;
    }

    // Continues from the levels of the solution count, if they can be used and were not pruned;
    // otherwise begins at the start.
    void begin_positions(Symmetries& symmetries, bool go_on) {
        if (go_on && solutions_) all_ = solutions_->take_levels();
        solutions_.reset();
        if (!all_)
            all_.emplace(JumpLevels(symmetries.canonicalizer, std::array{problem_.start.pegs}),
                         &symmetries.cross, AdaptiveLevels::Keep::kDeepestLevel);
        phase_ = Phase::kPositions;
    }

    std::uint64_t count_positions(std::uint64_t nodes) {
        const std::uint64_t done = all_->expand(nodes, limits_.bytes);
        if (all_->full()) phase_ = Phase::kDone;
        if (!all_->exhausted()) return done;
        count_.complete = true;
        count_.positions = all_->stored();
        all_.reset();
        if (until_ == Until::kPositions)
            phase_ = Phase::kDone;
        else
            begin_play_outs();
        return done;
    }

    void begin_play_outs() {
        of_class_.emplace(DenseCanonicalizer::keeping_class(*board_, problem_.start.pegs));
        play_outs_.emplace(of_class_->cross, problem_.start);
        phase_ = Phase::kPlayOuts;
    }

    std::uint64_t count_play_outs(std::uint64_t nodes) {
        const std::uint64_t done = play_outs_->run(nodes, limits_.bytes);
        count_.play_outs = play_outs_->result();
        if (play_outs_->full() || count_.play_outs) begin_jump_sets();
        return done;
    }

    // Beyond `max_winning` winning positions the count would clearly not end soon; Until::kSets
    // counts anyway.
    bool few_winning(std::uint64_t max_winning) const {
        return until_ == Until::kSets || (count_.winning && *count_.winning <= max_winning);
    }

    void begin_jump_sets() {
        solutions_.reset();
        play_outs_.reset();
        of_class_.reset();
        phase_ = Phase::kDone;
        if (count_.solutions == 0 || peg_count(problem_.start) == pegs_left_) {
            count_.jump_sets = count_.solutions;  // none, or only the solution without jumps
        } else if (JumpSetLevels::possible(*board_, problem_)) {
            if (!few_winning(kMaxWinningForJumpSets)) return;
            phase_ = Phase::kJumpSetLevels;
            jump_set_levels_.emplace(of_problem_.canonicalizer, problem_, pegs_left_);
        } else if (few_winning(kMaxForJumpSets / 1024)) {
            phase_ = Phase::kJumpSets;
            jump_sets_.emplace(*board_, problem_, pegs_left_);
        }
    }

    std::size_t bytes_for_jump_sets() const {
        return until_ == Until::kSets ? limits_.bytes : std::min(limits_.bytes, kMaxForJumpSets);
    }

    std::uint64_t count_jump_set_levels(std::uint64_t nodes) {
        const std::uint64_t done = jump_set_levels_->run(nodes, bytes_for_jump_sets());
        count_.jump_sets = jump_set_levels_->result();
        if (!jump_set_levels_->full() && !count_.jump_sets) return done;
        jump_set_levels_.reset();
        phase_ = Phase::kDone;
        return done;
    }

    std::uint64_t count_jump_sets(std::uint64_t nodes) {
        const std::uint64_t done = jump_sets_->run(nodes, bytes_for_jump_sets());
        count_.jump_sets = jump_sets_->result();
        if (!jump_sets_->full() && !count_.jump_sets) return done;
        jump_sets_.reset();
        phase_ = Phase::kDone;
        return done;
    }

    const Board* board_;
    Limits limits_;
    Until until_;
    std::uint64_t max_paths_;
    Problem problem_;
    Symmetries of_finish_;
    Symmetries of_problem_;

    ProspectsEstimator estimator_;
    Phase phase_ = Phase::kSolutions;
    std::optional<SolutionCountSearch> solutions_;
    std::optional<ClassCountSearch> in_class_;
    std::optional<AdaptiveLevels> all_;  // in the phase kPositions: without a goal
    std::optional<Symmetries> of_class_;
    std::optional<PlayOutSearch> play_outs_;
    int pegs_left_ = 0;  // at the end of a solution
    std::optional<JumpSetLevels> jump_set_levels_;
    std::optional<JumpSetSearch> jump_sets_;
    Count count_;
};

CountSearch::CountSearch(const Board& board, Until until, std::uint64_t max_paths)
    : board_(&board), until_(until), max_paths_(max_paths) {}
CountSearch::~CountSearch() = default;
CountSearch::CountSearch(CountSearch&&) noexcept = default;
CountSearch& CountSearch::operator=(CountSearch&&) noexcept = default;

void CountSearch::begin(const Problem& problem, const Limits& limits) {
    search_ = std::make_unique<Search>(*board_, problem, limits, until_, max_paths_);
}

bool CountSearch::step(std::uint64_t nodes) { return search_->step(nodes); }
Progress CountSearch::progress() const { return search_->progress(); }
const Count& CountSearch::result() const { return search_->result(); }

}  // namespace peg
