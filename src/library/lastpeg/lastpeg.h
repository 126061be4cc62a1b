// SPDX-License-Identifier: MIT
#pragma once

// Last Peg as a C++20 library: peg solitaire on any board of up to 64 holes.
//
//     #include <lastpeg/lastpeg.h>
//
//     const lastpeg::Problem problem({.board = "diamond41", .vacancy = "d2"});
//     const lastpeg::Answer answer = lastpeg::solve(problem);
//     for (const std::string& move : answer.moves) std::cout << move << '\n';
//
// Texts are in the notation of the command line (src/cli/README.md): hole d4, jump d2-d4, move
// c4-c2-e2, position ..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx. All types are values; a const
// function may be called by several threads at once. A wrong text throws Error.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace lastpeg {

// The version of the linked library: "1.0.0".
std::string version();

// What is wrong with a text: what() is a sentence in English, and the code is for programs, such as
// "no_hole". The codes are listed in web/languages/en.json under app.errors, those of
// certificates under command_line.errors; "marked_peg_taken" (Problem::after) is in no list.
class Error : public std::invalid_argument {
public:
    Error(std::string code, const std::string& sentence)
        : std::invalid_argument(sentence), code_(std::move(code)) {}
    const std::string& code() const { return code_; }

private:
    std::string code_;
};

// The parts of a problem; an empty text means that part of the board's classic problem.
struct ProblemText {
    std::string board;     // a catalogue name (boards()), or the text of a board file
    std::string position;  // the start
    std::string vacancy;   // or, instead of `position`, the hole that is empty at the start
    std::string finish;    // a hole, "any", "fewest", "most", a position, a pattern, "pegs:3", ...;
                           // marked pegs may follow: "any marked:d2>d4"
    std::string survivor;  // the start hole of the peg that has to be the last one
};

// A valid problem. Cheap to copy.
class Problem {
public:
    // Throws Error. Cost: small, but building the jumps and symmetries takes longer for boards of
    // more than 45 holes.
    explicit Problem(const ProblemText& text);

    std::string board() const;     // the catalogue name, or the board's text
    std::string position() const;  // the start
    std::string finish() const;
    std::vector<std::string> holes() const;  // row by row
    int peg_count() const;                   // number of pegs at the start
    std::vector<std::string> legal_jumps() const;
    // The problem after some moves, such as "d2-d4 c4-c2-e2". Throws Error if they cannot be
    // played.
    Problem after(std::string_view moves) const;

    struct Data;
    const Data& data() const { return *data_; }  // used by the library itself

private:
    Problem() = default;
    std::shared_ptr<const Data> data_;
};

enum class Verdict {
    kSolvable,    // a solution was found
    kUnsolvable,  // a proof was found that there is no solution
    kUndecided,   // a limit was reached, or a stop was requested
};

// Limits of a search. A search that reaches one ends without a verdict.
struct Limits {
    std::uint64_t max_nodes = UINT64_MAX;             // number of positions visited
    std::size_t max_memory = std::size_t{512} << 20;  // size of the tables, in bytes
    std::optional<double> max_seconds;                // real time, 0 to 10^9; none: no limit
};

// A proof that a problem has no solution. For the kinds of proof see src/core/proof/README.md.
class Certificate {
public:
    // Reads JSON, the `proof` of an answer, for the board of a problem. Throws Error.
    Certificate(const Problem& problem, std::string_view json);

    std::string
    kind() const;  // "class", "pagoda", "zero_half", "cost_partition", "cases", "search"
    std::string json() const;  // on one line

    struct Data;
    const Data& data() const { return *data_; }  // used by the library itself
    explicit Certificate(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

private:
    std::shared_ptr<const Data> data_;
};

struct Answer {
    Verdict verdict = Verdict::kUndecided;
    std::vector<std::string> jumps;    // the solution's jumps, such as "d2-d4"
    std::vector<std::string> moves;    // the same jumps, with successive jumps of one peg joined:
                                       // "c4-c2-e2"
    int pegs_left = 0;                 // number of pegs after the jumps
    std::optional<Certificate> proof;  // if unsolvable; for the finishes "fewest" and "most", that
                                       // no better end is possible
    std::uint64_t nodes = 0;           // positions visited; the same on every machine
};

// Looks for a solution or a proof. Checks the clock and the stop token every few milliseconds.
// Throws Error if max_seconds is out of range, std::bad_alloc if memory runs out.
Answer solve(const Problem& problem, const Limits& limits = {}, std::stop_token stop = {});

enum class CheckResult {
    kHolds,         // the proof or solution is valid
    kFails,         // it is not valid; `reason` says why
    kNotCheckable,  // the proof is a search, which only another search could check; or the finish,
                    // "fewest" or "most", can always be reached
};
struct Check {
    CheckResult result = CheckResult::kFails;
    std::string reason;  // one sentence; empty if it holds
};

// Checks whether a certificate proves that the problem has no solution. The checking code shares
// nothing with the code that finds certificates.
Check check(const Problem& problem, const Certificate& certificate);
// Checks whether moves, such as "d2-d4 c4-c2-e2", solve the problem. Throws Error if they name no
// hole or jump of the board.
Check check(const Problem& problem, std::string_view moves);

// Answers any request of `lastpeg solve --jsonl`, given as one line of JSON, by one line of JSON:
// hint, count, levels, solutions, review, explain, must, read, generate. If the request is wrong,
// the answer's "error" says why. The request's `max_seconds` applies.
std::string ask(std::string_view request, std::stop_token stop = {});

}  // namespace lastpeg
