// SPDX-License-Identifier: MIT
#include "cli/run_job.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <utility>

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/system/interrupt.h"
#include "report/text.h"

namespace peg {
namespace {

constexpr std::uint64_t kNodesPerStep = 5000;  // nodes between two looks at the clock and for
                                               // Ctrl-C
constexpr double kShowAfter = 0.5;             // seconds; shorter jobs show no progress
constexpr double kShowEvery = 0.1;             // seconds

std::string seconds_words(double seconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.6g s", seconds);
    return text.data();
}

// Progress of an explanation, which gets shorter while the job runs.
std::string steps_so_far(const Job& job) {
    const PackagedSolution* known = job.explanation();
    if (known == nullptr || known->packages.empty()) return {};
    return ", " + counted(known->packages.size(), "step") + " so far";
}

}  // namespace

Run run_steps(const std::function<bool(std::uint64_t)>& step, std::optional<double> max_seconds,
              const std::function<void(double)>& show) {
    const auto began = std::chrono::steady_clock::now();
    double show_at = kShowAfter;
    Run run;
    for (bool done = false; !done && !run.out_of_time && !run.interrupted;) {
        done = step(kNodesPerStep);
        run.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        run.interrupted = interrupted();
        run.out_of_time = !done && max_seconds && run.seconds >= *max_seconds;
        if (run.seconds < show_at) continue;
        show(run.seconds);
        show_at = run.seconds + kShowEvery;
    }
    return run;
}

Run run_job(Job& job, Progressing progress, const Look& look) {
    ProgressLine line;
    return run_steps(
        [&](std::uint64_t nodes) {
            const bool done = job.step(nodes);
            if (look) look(line);
            return done;
        },
        job.request().limits.seconds,
        [&](double seconds) {
            if (progress == Progressing::kSilent) return;
            const Progress now = job.progress();
            line.show(counted(now.nodes, "node") + ", " + grouped(now.stored) + " remembered, " +
                      counted(static_cast<std::uint64_t>(seconds), "second") + steps_so_far(job));
        });
}

std::string limit_words(const Job& job, const Run& run) {
    const auto& [core, seconds] = job.request().limits;
    if (run.out_of_time) return "the limit of " + seconds_words(*seconds) + " was reached";
    if (job.progress().nodes >= core.nodes)
        return "the limit of " + counted(core.nodes, "node") + " was reached";
    return "the limit of " + grouped(core.bytes >> 20) + " MiB was reached";
}

ExitStatus status_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::kSolvable: return ExitStatus::kDone;
        case Verdict::kUnsolvable: return ExitStatus::kNo;
        case Verdict::kUndecided: break;
    }
    return ExitStatus::kUndecided;
}

// True if everything that the request asks for is counted.
static bool is_complete(const Count& count, CountSearch::Until until) {
    if (until == CountSearch::Until::kWinning) return count.winning.has_value();
    if (until == CountSearch::Until::kSets) return count.jump_sets.has_value();
    return until == CountSearch::Until::kSolutions ? count.solutions.has_value() : count.complete;
}

// A count, levels or landmarks that a limit ended early are undecided, even if the verdict is
// known.
static ExitStatus status_of(const Job& job) {
    if (const Levels* levels = job.levels())
        return levels->complete ? ExitStatus::kDone : ExitStatus::kUndecided;
    if (const Count* count = job.count();
        count != nullptr && !is_complete(*count, job.request().until))
        return ExitStatus::kUndecided;
    if (const Landmarks* known = job.landmarks(); known != nullptr && !is_complete(*known))
        return ExitStatus::kUndecided;
    return status_of(job.verdict());
}

std::string in_spelling(const Request& request, std::string own) {
    return request.spelling ? request.spelling->text(own) : own;
}

Outcome run_and_print(const Result<Request>& request, bool json, const Words& words,
                      const FirstWords& first) {
    if (!request) return request.error();
    if (auto error = check_finish(*request)) return *std::move(error);
    Job job(*request);
    std::string said;
    Outcome written = ExitStatus::kDone;
    const auto look = [&](ProgressLine& line) {
        if (json || !first || !said.empty()) return;
        said = in_spelling(job.request(), first(job));
        if (said.empty()) return;
        line.erase();
        written = print(said);
    };
    const Run run = run_job(job, Progressing::kShown, look);
    if (!written) return written;
    if (run.interrupted) return ExitStatus::kInterrupted;
    const std::string text = json ? to_line(job.result(run.seconds)) + '\n'
                                  : in_spelling(job.request(), words(job, run));
    return print(text.starts_with(said) ? text.substr(said.size()) : text, status_of(job));
}

Command add_search(CLI::App& program, const char* name, const char* help, Request::Command search,
                   Takes takes, Words words) {
    CLI::App* command = program.add_subcommand(name, help);
    const auto arguments = std::make_shared<Arguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    if (takes >= Takes::kSurvivor) add_survivor(*command, *arguments);
    add_limits(*command, *arguments);
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments, search, words = std::move(words)] {
                return run_and_print(read_request(*arguments, search), arguments->json, words);
            }};
}

}  // namespace peg
