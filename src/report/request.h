// SPDX-License-Identifier: MIT
#pragma once

// A question to the solver, as one line of JSON. `lastpeg solve --jsonl` and the worker read the
// same lines:
//
//   {"id":1,"command":"hint","board":"english","position":"..xxx/...","finish":"d4"}
//
//   id           any JSON scalar; the answer carries it
//   command      "solve" (the default), "hint", "count", "levels", "solutions", "generate",
//                "nearest", "review", "explain", "must" or "read"
//   shortest     true: solve in the fewest moves; with "solutions": those in the fewest moves, as
//                sets of moves up to symmetry
//   through      a position that the solution is to pass
//   last_sweep   the jumps of the last move of the solution
//   survivor     with "solve" and "hint": a hole; the peg that starts there is to be the last one
//   until        with "count": after what it ends, "winning", "solutions", "positions", "sets"
//                (the jump sets, beside the solutions) or "all" (the default)
//   all          with "levels": true counts positions that symmetries map to each other apart
//   first, seed  with "solutions": how many (10; 0 with "shortest": all); a seed shuffles their
//                order (the board's order)
//   difficulty, pegs, symmetric, seed
//                with "generate": "easy", "medium" (the default) or "hard"; how many pegs (as the
//                difficulty suggests); true for a symmetric start; which of them (0)
//   text         with "read": what somebody wrote; the board is the one at hand
//   moves        with "review": the game, moves separated by spaces
//   board        a catalogue name, or a drawn board (notation.h); the only key that must be there
//   position     the start; or else
//   vacancy      the one hole that is empty at the start
//   finish       a hole, "any", "fewest", "most", a position, a pattern, or another finish of
//                notation.h; behind it, or alone, marked pegs (marks_notation.h)
//   max_nodes, max_seconds, max_memory (MiB)
//
// A key that is left out, or null, means the board's classic problem, or no limit. The parser takes
// any bytes and returns a request, or an error that says what is wrong.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/notation.h"
#include "core/count/count_search.h"
#include "core/count/level_count_search.h"
#include "core/solver/generator.h"
#include "core/solver/solver.h"
#include "report/json.h"

namespace peg {

// What a search may cost.
struct SearchLimits {
    Limits core;
    std::optional<double> seconds;  // the caller must watch them, as the core has no clock
};

// Which solutions the command "solutions" finds.
struct SolutionChoice {
    std::uint64_t first = 10;           // how many, 1 to 1,000,000; of the shortest 0 is all
    bool shortest = false;              // those in the fewest moves alone
    std::optional<std::uint64_t> seed;  // shuffles their order; up to 2^53
};

struct Request {
    enum class Command : std::uint8_t {
        kSolve,
        kShortest,
        kThrough,
        kLastSweep,  // solve with a last move of so many jumps
        kHint,
        kCount,
        kLevels,
        kSolutions,
        kGenerate,
        kNearest,  // the nearest winnable positions
        kReview,   // of a game
        kExplain,
        kMust,  // what every solution contains
        kRead,  // what a text is
    };

    Command command = Command::kSolve;
    Board board;
    Problem problem;
    SearchLimits limits;
    SolutionChoice choice;
    CountSearch::Until until = CountSearch::Until::kAll;                           // of kCount
    LevelCountSearch::Symmetric symmetric = LevelCountSearch::Symmetric::kMerged;  // of kLevels
    Wish wish;                                                                     // of kGenerate
    Position through;                                                              // of kThrough
    std::size_t last_sweep = 0;                                                    // of kLastSweep
    std::vector<JumpId> game;  // of kReview; legal jumps, one after the other, from the start
    std::string text;          // of kRead; the board and the problem are those at hand
};

// A request and the id that its answer carries; null where the line has none.
struct RequestLine {
    Json id;
    Result<Request> request;
};
// `defaults` holds for the limits that the line leaves out.
RequestLine parse_request(std::string_view line, const SearchLimits& defaults = {});

// The parts of a problem in notation, as they were given. A part that is left out is that of the
// board's classic problem.
struct ProblemText {
    std::optional<std::string> position;
    std::optional<std::string> vacancy;  // not together with `position`
    std::optional<std::string> finish;
    std::optional<std::string> survivor;
};
Result<Problem> parse_problem(const BoardAndProblem& board, const ProblemText& text);

// How a solution is wanted, as it was given; at most one of these.
struct RouteText {
    bool shortest = false;
    std::optional<std::string> through;
    std::optional<double> last_sweep;  // a whole number from 1 to 63
};
// Puts the command that solves by such a route into the request, and what it takes; no other
// command than these and plain "solve" and "hint" may have a survivor. The prefix is for errors:
// "--" for options.
std::optional<Error> set_route(Request& request, const RouteText& route,
                               std::string_view prefix = "");

// Why the command cannot be asked with the finish and the marked pegs of the problem; nothing where
// it can.
std::optional<Error> check_finish(const Request& request);

// After what a count ends, as it was given. The name is for errors.
Result<CountSearch::Until> parse_until(std::optional<std::string_view> text,
                                       std::string_view name = "until");

// Moves that can be played from the start one after the other, as jumps.
Result<std::vector<JumpId>> parse_game(const Board& board, Position start, std::string_view text);

// The limits as they were given, any numbers, with the range that make_limits accepts.
struct LimitNumbers {
    std::optional<double> nodes;    // a whole number from 1 to 2^53
    std::optional<double> seconds;  // from 0 to 10^9
    std::optional<double> memory;   // MiB, a whole number from 1 to 2^20
};
// What errors call the limits: their keys in JSON, or their options on the command line.
struct LimitNames {
    std::string_view nodes = "max_nodes";
    std::string_view seconds = "max_seconds";
    std::string_view memory = "max_memory";
};
// Checks the ranges of `first` and `seed`; the shortest solutions take no seed. The names are for
// errors.
Result<SolutionChoice> make_choice(std::optional<double> first, std::optional<double> seed,
                                   bool shortest = false, std::string_view first_name = "first",
                                   std::string_view seed_name = "seed");
// What is wished for, as it was given. The finish is the problem's. The prefix is for errors: "--"
// for options.
struct WishText {
    std::optional<std::string> difficulty;
    std::optional<double> pegs;
    std::optional<double> seed;
    bool symmetric = false;
};
Result<Wish> make_wish(const WishText& text, const Board& board, const Finish& finish,
                       std::string_view prefix = "");
// Checks the ranges; a limit that was not given has its value in `defaults`.
Result<SearchLimits> make_limits(const LimitNumbers& numbers, const SearchLimits& defaults = {},
                                 const LimitNames& names = {});

}  // namespace peg
