// SPDX-License-Identifier: MIT
#pragma once

// A question to the solver, as one line of JSON. `lastpeg solve --jsonl` and the worker read the
// same lines:
//
//   {"id":1,"command":"hint","board":"english","position":"..xxx/...","finish":"d4"}
//
//   id           any JSON scalar; the answer has the same id
//   command      "solve" (the default), "hint", "count", "levels", "solutions", "generate",
//                "nearest", "review", "explain", "must" or "read"
//   shortest     true: solve in the fewest moves; with "solutions": all in the fewest moves, as
//                sets of moves up to symmetry
//   through      a position that the solution has to pass
//   last_sweep   number of jumps in the last move of the solution
//   from         with "solve", alone or with "shortest": a hole, in place of the finish; play goes
//                backwards, from one peg in this hole to the position
//   survivor     with "solve" and "hint": a hole; the peg that starts there has to be the last one
//   until        with "count": what to find before the count ends: "winning", "solutions",
//                "positions", "sets" (solutions and jump sets) or "all" (the default)
//   all          with "levels": true counts symmetric positions separately
//   first, seed  with "solutions": how many (default 10; with "shortest" 0 means all); a seed
//                shuffles their order (default: the board's order)
//   difficulty, pegs, symmetric, seed
//                with "generate": "easy", "medium" (the default) or "hard"; the number of pegs
//                (default: by difficulty); true for a symmetric start; the random seed (default 0)
//   text         with "read": the text; the board is the one at hand
//   moves        with "review": the game, moves separated by spaces
//   board        a catalogue name, or a drawn board (notation.h); the only required key
//   position     the start; excludes `vacancy`
//   vacancy      the only hole that is empty at the start
//   finish       a hole, "any", "fewest", "most", a position, a pattern, or another finish of
//                notation.h; after it, or alone, marked pegs (marks_notation.h)
//   marked       the marked pegs separately, as in answers: "a4>g4,g4>a4"
//   notation     how the answer spells holes and jumps (spelling.h): "numbers", "own-over", ...;
//                not with "read"
//   max_nodes, max_seconds, max_memory (MiB)
//
// A key that is missing or null means the board's classic problem, or no limit. The parser takes
// any bytes and returns a request, or an error that says what is wrong.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/count/count_search.h"
#include "core/count/level_count_search.h"
#include "core/solver/generator.h"
#include "core/solver/solver.h"
#include "report/json.h"
#include "report/spelling.h"

namespace peg {

// What a search may cost.
struct SearchLimits {
    Limits core;
    std::optional<double> seconds;  // the caller has to watch the time: the core has no clock
};

// Which solutions the command "solutions" finds.
struct SolutionChoice {
    std::uint64_t first = 10;           // how many, 1 to 1,000,000; with `shortest`, 0 means all
    bool shortest = false;              // only solutions in the fewest moves
    std::optional<std::uint64_t> seed;  // shuffles the order of the solutions; max 2^53
};

struct Request {
    enum class Command : std::uint8_t {
        kSolve,
        kShortest,
        kThrough,
        kLastSweep,  // solve with a last move of n jumps
        kHint,
        kCount,
        kLevels,
        kSolutions,
        kGenerate,
        kNearest,  // the nearest winnable positions
        kReview,   // judges the jumps of a game
        kExplain,
        kMust,  // what every solution contains
        kRead,  // reads a text
    };

    Command command = Command::kSolve;
    Board board;
    Problem problem;
    SearchLimits limits;
    SolutionChoice choice;
    CountSearch::Until until = CountSearch::Until::kAll;                           // for kCount
    LevelCountSearch::Symmetric symmetric = LevelCountSearch::Symmetric::kMerged;  // for kLevels
    Wish wish;                                                                     // for kGenerate
    Position through;                                                              // for kThrough
    std::size_t last_sweep = 0;                                                    // for
                                                                                   // kLastSweep:
                                                                                   // the number of
                                                                                   // jumps
    std::vector<JumpId> game;  // for kReview; legal when played in this order from the start
    std::string text;          // for kRead; the board and the problem are those at hand
    bool backwards = false;    // for kSolve and kShortest: play goes from the finish to the start
    std::shared_ptr<const Spelling> spelling;  // for the answer; null: our own notation
};

// A request, and the id for its answer; the id is null if the line has none.
struct RequestLine {
    Json id;
    Result<Request> request;
};
// `defaults` are the limits for keys that the line leaves out.
RequestLine parse_request(std::string_view line, const SearchLimits& defaults = {});

// The parts of a problem as given, in notation. A missing part is that of the board's classic
// problem.
struct ProblemText {
    std::optional<std::string> position;
    std::optional<std::string> vacancy;  // excludes `position`
    std::optional<std::string> finish;
    std::optional<std::string> survivor;
    std::optional<std::string> from;    // a hole to play backwards from; replaces the finish
    std::optional<std::string> marked;  // after `finish`, or alone
};
Result<Problem> parse_problem(const BoardAndProblem& board, const ProblemText& text);

// The kind of solution wanted, as given; at most one of these.
struct RouteText {
    bool shortest = false;
    std::optional<std::string> through;
    std::optional<double> last_sweep;  // a whole number from 1 to 63
    bool backwards = false;            // with `shortest`, or alone
};
// Sets the request's command to the one that solves by this route, with its arguments. A survivor
// is allowed only with these commands, plain "solve" and "hint". The prefix is for errors: "--" for
// options.
std::optional<Error> set_route(Request& request, const RouteText& route,
                               std::string_view prefix = "");

// Sets the notation (spelling.h) of the answer, if one is given.
std::optional<Error> set_spelling(Request& request, const std::optional<std::string>& notation);

// Why the command does not support the problem's finish or marked pegs; nothing if it does.
std::optional<Error> check_finish(const Request& request);

// What a count has to find before it ends, as given. The name is for errors.
Result<CountSearch::Until> parse_until(std::optional<std::string_view> text,
                                       std::string_view name = "until");

// The jumps of moves that can be played in this order from the start; otherwise an error.
Result<std::vector<JumpId>> parse_game(const Board& board, Position start, std::string_view text);

// Limits as given, any numbers. The comments say which ranges make_limits accepts.
struct LimitNumbers {
    std::optional<double> nodes;    // a whole number from 1 to 2^53
    std::optional<double> seconds;  // from 0 to 10^9
    std::optional<double> memory;   // MiB, a whole number from 1 to 2^20
};
// Names of the limits in errors: JSON keys, or options of the command line.
struct LimitNames {
    std::string_view nodes = "max_nodes";
    std::string_view seconds = "max_seconds";
    std::string_view memory = "max_memory";
};
// Checks the ranges of `first` and `seed`; a seed is not allowed with `shortest`. The names are for
// errors.
Result<SolutionChoice> make_choice(std::optional<double> first, std::optional<double> seed,
                                   bool shortest = false, std::string_view first_name = "first",
                                   std::string_view seed_name = "seed");
// The wish for a generated position, as given. The finish is the problem's. The prefix is for
// errors: "--" for options.
struct WishText {
    std::optional<std::string> difficulty;
    std::optional<double> pegs;
    std::optional<double> seed;
    bool symmetric = false;
};
Result<Wish> make_wish(const WishText& text, const Board& board, const Finish& finish,
                       std::string_view prefix = "");
// Checks the ranges; a limit that was not given is taken from `defaults`.
Result<SearchLimits> make_limits(const LimitNumbers& numbers, const SearchLimits& defaults = {},
                                 const LimitNames& names = {});

}  // namespace peg
