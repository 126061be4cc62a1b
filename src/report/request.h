// SPDX-License-Identifier: MIT
#pragma once

// What is asked of the solver, as one line of JSON. `lastpeg solve --jsonl` and the worker read the
// same lines:
//
//   {"id":1,"command":"hint","board":"english","position":"..xxx/...","finish":"d4"}
//
//   id           any JSON scalar; the answer carries it
//   command      "solve" (the default), "hint", "count", "levels" or "solutions"
//   shortest     true: solve in the fewest moves
//   first, seed  of solutions: how many (10), and in what shuffled order (in the board's)
//   board        a catalogue name, or a drawn board (notation.h); the only key that must be there
//   position     the start; or else
//   vacancy      the one hole that is empty at the start
//   finish       a hole, "any", "fewest", or a position
//   max_nodes, max_seconds, max_memory (MiB)
//
// What is left out, or null, is the board's classic problem, or no limit. Any bytes in, a request
// or one sentence out.

#include <optional>
#include <string>
#include <string_view>

#include "core/notation.h"
#include "core/solver.h"
#include "report/json.h"

namespace peg {

// What a search may cost.
struct SearchLimits {
    Limits core;
    std::optional<double> seconds;  // for the caller to watch, as the core has no clock
};

// Which solutions, for the command that asks for several.
struct SolutionChoice {
    std::uint64_t first = 10;           // so many
    std::optional<std::uint64_t> seed;  // shuffles their order
};

struct Request {
    enum class Command : std::uint8_t { kSolve, kShortest, kHint, kCount, kLevels, kSolutions };

    Command command = Command::kSolve;
    Board board;
    Problem problem;
    SearchLimits limits;
    SolutionChoice choice;
};

// A request and the id to answer with, null where there is none.
struct RequestLine {
    Json id;
    Result<Request> request;
};
// `defaults` holds for the limits that the line leaves out.
RequestLine parse_request(std::string_view line, const SearchLimits& defaults = {});

// The parts of a problem as they were given; those left out are the board's classic ones.
struct ProblemText {
    std::optional<std::string> position;
    std::optional<std::string> vacancy;  // not together with `position`
    std::optional<std::string> finish;
};
Result<Problem> parse_problem(const BoardAndProblem& board, const ProblemText& text);

// The limits as they were given, as any numbers.
struct LimitNumbers {
    std::optional<double> nodes;    // a whole number from 1 to 2^53
    std::optional<double> seconds;  // from 0 to 10^9
    std::optional<double> memory;   // MiB, a whole number from 1 to 2^20
};
// How the person who gave the limits calls them: in errors.
struct LimitNames {
    std::string_view nodes = "max_nodes";
    std::string_view seconds = "max_seconds";
    std::string_view memory = "max_memory";
};
Result<SolutionChoice> make_choice(std::optional<double> first, std::optional<double> seed,
                                   std::string_view first_name = "first",
                                   std::string_view seed_name = "seed");
Result<SearchLimits> make_limits(const LimitNumbers& numbers, const SearchLimits& defaults = {},
                                 const LimitNames& names = {});

}  // namespace peg
