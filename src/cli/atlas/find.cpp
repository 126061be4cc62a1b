// SPDX-License-Identifier: MIT
#include "cli/atlas/find.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>

#include "cli/run_job.h"
#include "core/count/count_search.h"
#include "report/text.h"

namespace peg {
namespace {

// Counts may visit n times as many nodes: their nodes are much cheaper than those of other
// searches.
constexpr std::uint64_t kCountsNodes = 32;

SearchLimits counting(SearchLimits limits) {
    constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t& nodes = limits.core.nodes;
    nodes = nodes > kNoLimit / kCountsNodes ? kNoLimit : nodes * kCountsNodes;
    return limits;
}

bool asks(SearchAgain again, SearchAgain what) {
    return again == what || again == SearchAgain::kAll;
}

// Runs the searches of a unit, one after the other.
class Finder {
public:
    Finder(const Board& board, const Problem& problem, const SearchLimits& limits,
           const std::function<void(const std::string&)>& show)
        : board_(board), problem_(problem), limits_(limits), counting_(counting(limits)),
          show_(show) {}

    // Runs a search until it is done, reaches a limit, or has `enough`; false after Ctrl-C.
    template <class Search, class Enough>
    bool run(Search& search, const char* what, const SearchLimits& limits, Enough enough) const {
        search.begin(problem_, limits.core);
        const Run run = run_steps(
            [&](std::uint64_t nodes) { return search.step(nodes) || enough(search.result()); },
            limits.seconds,
            [&](double seconds) {
                show_(std::string(what) + ", " + counted(search.progress().nodes, "node") + ", " +
                      counted(static_cast<std::uint64_t>(seconds), "second"));
            });
        return !run.interrupted;
    }
    template <class Search>
    bool run(Search& search, const char* what, const SearchLimits& limits) const {
        return run(search, what, limits, [](const auto&) { return false; });
    }

    std::optional<UnitResult> levels() const {
        LevelCountSearch search(board_);
        if (!run(search, "levels", counting_)) return std::nullopt;
        return search.result();
    }

    std::optional<UnitResult> fewest_pegs() const {
        const auto answer = solve("fewest pegs");
        return answer ? std::optional<UnitResult>(*answer) : std::nullopt;
    }

    std::optional<UnitResult> double_vacancy() const {
        const auto answer = solve("solution");
        return answer ? std::optional<UnitResult>(DoubleVacancyResult{*answer}) : std::nullopt;
    }

    std::optional<UnitResult> problem(SearchAgain what = SearchAgain::kAll) const {
        ProblemResult found;
        if (!find_moves(found)) return std::nullopt;
        if (found.fewest.answer.verdict != Verdict::kSolvable) return found;
        if (asks(what, SearchAgain::kCounts) && !find_count(found)) return std::nullopt;
        if (!find_sweep(found)) return std::nullopt;
        return found;
    }

    std::optional<UnitResult> find_again(const UnitResult& known, SearchAgain again) const {
        if (const auto* sizes = std::get_if<Levels>(&known)) return levels_again(*sizes);
        const auto& problem_known = *std::get_if<ProblemResult>(&known);
        if (problem_known.fewest.answer.verdict == Verdict::kUndecided) return problem(again);
        ProblemResult found = problem_known;
        const auto wanted = [&](SearchAgain what) {
            return asks(again, what) && is_open(known, what);
        };
        if (wanted(SearchAgain::kMoves) && !find_moves_again(found)) return std::nullopt;
        if (wanted(SearchAgain::kCounts) && !find_count(found)) return std::nullopt;
        if (wanted(SearchAgain::kSweeps) && !find_sweep_again(found)) return std::nullopt;
        return found;
    }

private:
    std::optional<UnitResult> levels_again(const Levels& known) const {
        const auto found = levels();
        if (!found) return std::nullopt;
        return std::get_if<Levels>(&*found)->sizes.size() < known.sizes.size() ? known : *found;
    }
    bool find_moves_again(ProblemResult& found) const {
        const FewestMoves known = found.fewest;
        if (!find_moves(found)) return false;
        const auto moves = [&](const FewestMoves& fewest) {
            return moves_of(board_, fewest.answer.jumps).size();
        };
        // The new search may have ended at a limit without a solution, or with a longer one.
        if (found.fewest.answer.verdict != Verdict::kSolvable || moves(found.fewest) > moves(known))
            found.fewest.answer = known.answer;
        found.fewest.lower_bound = std::max(found.fewest.lower_bound, known.lower_bound);
        found.fewest.proved = found.fewest.lower_bound == moves(found.fewest);
        return true;
    }
    bool find_sweep_again(ProblemResult& found) const {
        const LongestLastSweep known = found.sweep;
        if (!find_sweep(found)) return false;
        const std::size_t at_most = std::min(found.sweep.at_most, known.at_most);
        if (found.sweep.jumps < known.jumps) found.sweep = known;
        found.sweep.at_most = at_most;
        return true;
    }
    std::optional<Answer> solve(const char* what) const {
        Solver search(board_, ProofWish::kReadable);
        if (!run(search, what, limits_)) return std::nullopt;
        return search.result();
    }
    bool find_moves(ProblemResult& found) const {
        FewestMovesSearch search(board_);
        if (!run(search, "fewest moves", limits_)) return false;
        found.fewest = search.result();
        return true;
    }
    bool find_count(ProblemResult& found) const {
        CountSearch search(board_);
        // The atlas needs the winning positions and what comes before them, not play-outs or random
        // games.
        const auto enough = [&](const Count& count) {
            return (count.solutions && count.winning) || count.nodes >= counting_.core.nodes;
        };
        if (!run(search, "solutions", counting_, enough)) return false;
        const Count& count = search.result();
        if (count.solutions && *count.solutions != kTooMany)
            found.solutions = to_decimal(*count.solutions);
        found.winning = count.winning;
        return true;
    }
    bool find_sweep(ProblemResult& found) const {
        LongestLastSweepSearch search(board_);
        if (!run(search, "last sweep", limits_)) return false;
        found.sweep = search.result();
        // If a limit ended the search early, the known solution may have the longer last move.
        const std::vector<JumpId>& known = found.fewest.answer.jumps;
        const std::size_t jumps = known.empty() ? 0 : moves_of(board_, known).back().size();
        if (jumps > found.sweep.jumps) {
            found.sweep.solution = known;
            found.sweep.jumps = jumps;
        }
        return true;
    }

    const Board& board_;
    const Problem& problem_;
    const SearchLimits& limits_;
    const SearchLimits counting_;
    const std::function<void(const std::string&)>& show_;
};

}  // namespace

std::optional<UnitResult> find_unit(const Board& board, const Unit& unit,
                                    const SearchLimits& limits,
                                    const std::function<void(const std::string&)>& show) {
    const Finder finder(board, unit.problem, limits, show);
    switch (unit.kind) {
        case Unit::Kind::kPositions: return finder.levels();
        case Unit::Kind::kMinPegs: return finder.fewest_pegs();
        case Unit::Kind::kDoubleVacancy: return finder.double_vacancy();
        case Unit::Kind::kProblem: break;
    }
    return finder.problem();
}

bool is_open(const UnitResult& known, SearchAgain again) {
    return (asks(again, SearchAgain::kMoves) && fewest_moves_are_open(known)) ||
           (asks(again, SearchAgain::kCounts) && count_is_open(known)) ||
           (asks(again, SearchAgain::kSweeps) && last_sweep_is_open(known));
}

std::optional<UnitResult> find_again(const Board& board, const Unit& unit, const UnitResult& known,
                                     SearchAgain again, const SearchLimits& limits,
                                     const std::function<void(const std::string&)>& show) {
    assert(is_open(known, again));
    return Finder(board, unit.problem, limits, show).find_again(known, again);
}

}  // namespace peg
