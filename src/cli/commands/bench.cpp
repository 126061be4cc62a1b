// SPDX-License-Identifier: MIT

// `lastpeg bench` times the tasks of report/bench_set.h, and gives the ratio to a plain solver
// (reference.h) that is timed in the same run.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/commands/reference.h"
#include "cli/console.h"
#include "cli/system/interrupt.h"
#include "cli/system/system.h"
#include "core/proof/check_certificate.h"
#include "report/bench_set.h"
#include "report/job.h"
#include "report/text.h"

namespace peg {
namespace {

struct BenchArguments : Arguments {
    bool quick = false;
    bool requests = false;
};

struct Timing {
    double seconds = 0;  // processor time of a run, median
    int runs = 0;        // number of timed runs
};

double processor_seconds() { return usage_so_far().processor_seconds; }

// Times at least three runs, and more until kMin has passed. Short runs are timed in groups,
// because the clock of processor time is coarse.
Timing measure(const std::function<void()>& task) {
    constexpr double kMin = 0.5;  // seconds
    constexpr std::size_t kMinRuns = 3;
    const double began = processor_seconds();
    task();
    const double first = processor_seconds() - began;
    const int group = std::clamp(static_cast<int>(0.02 / std::max(first, 1e-6)), 1, 1000);
    std::vector<double> times;
    for (double spent = first; times.size() < kMinRuns || spent < kMin;) {
        if (interrupted()) break;
        const double start = processor_seconds();
        for (int i = 0; i < group; ++i) task();
        const double taken = processor_seconds() - start;
        times.push_back(taken / group);
        spent += taken;
    }
    if (times.empty()) return {first, 1};
    std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
    return {times[times.size() / 2], static_cast<int>(times.size()) * group};
}

struct Row {
    std::string name;
    Timing timing;
    std::uint64_t nodes = 0;
};

std::string in_units(double seconds) {
    std::array<char, 32> text{};
    if (seconds < 1e-3)
        std::snprintf(text.data(), text.size(), "%.1f us", seconds * 1e6);
    else if (seconds < 1)
        std::snprintf(text.data(), text.size(), "%.2f ms", seconds * 1e3);
    else
        std::snprintf(text.data(), text.size(), "%.2f s", seconds);
    return text.data();
}

std::string row_text(const Row& row, const Row& reference) {
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), "%-42s %12s %14s nodes %10.3f\n", row.name.c_str(),
                  in_units(row.timing.seconds).c_str(), grouped(row.nodes).c_str(),
                  row.timing.seconds / reference.timing.seconds);
    return text.data();
}

Json row_json(const Row& row, const Row& reference) {
    return {{"name", row.name},
            {"seconds", row.timing.seconds},
            {"runs", row.timing.runs},
            {"nodes", row.nodes},
            {"ratio", row.timing.seconds / reference.timing.seconds}};
}

// The time includes parsing the request, as in the worker, so that scripts/bench_web.mjs can
// compare the two.
Row run_task(const BenchTask& task) {
    Row row{std::string(task.name), {}, 0};
    row.timing = measure([&] {
        const RequestLine line = parse_request(task.request);
        Job job(*line.request);
        constexpr std::uint64_t kStep = 100'000;
        while (!job.step(kStep) && !interrupted()) {
        }
        row.nodes = job.progress().nodes;
    });
    return row;
}

// Times checking the certificates of all tasks. Each certificate that holds counts as a node.
Row check_row(bool quick) {
    struct Proved {
        Request request;
        Certificate certificate;
    };
    std::vector<Proved> all;
    for (const BenchTask& task : bench_tasks()) {
        if (quick && !task.quick) continue;
        const RequestLine line = parse_request(task.request);
        if (line.request->command != Request::Command::kSolve) continue;
        Job job(*line.request);
        constexpr std::uint64_t kStep = 100'000;
        while (!job.step(kStep) && !interrupted()) {
        }
        if (job.answer()->verdict == Verdict::kUnsolvable)
            all.push_back({*line.request, *job.answer()->proof});
    }
    Row row{"check of " + counted(all.size(), "certificate"), {}, 0};
    row.timing = measure([&] {
        row.nodes = 0;
        for (const auto& [request, certificate] : all) {
            const auto check = check_certificate(request.board, request.problem, certificate);
            if (check.may_hold()) ++row.nodes;
        }
    });
    return row;
}

std::string signature_text() {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%016llx",
                  static_cast<unsigned long long>(bench_signature()));
    return text.data();
}

Outcome bench(const BenchArguments& arguments) {
    std::string text;
    if (arguments.requests) {
        for (const BenchTask& task : bench_tasks())
            if (task.quick || !arguments.quick) text += std::string(task.request) + '\n';
        return print(text);
    }
    Row reference{"plain solver, English d4 to d4", {}, 0};
    reference.timing = measure([&] { reference.nodes = solve_plainly(); });
    Json rows = Json::array();
    const auto show = [&](const Row& row) {
        if (!arguments.json) return print(row_text(row, reference));
        rows.push_back(row_json(row, reference));
        return Outcome(ExitStatus::kDone);
    };
    if (const Outcome shown = show(reference); !shown) return shown;
    for (const BenchTask& task : bench_tasks()) {
        if (arguments.quick && !task.quick) continue;
        const Row row = run_task(task);
        if (interrupted()) return ExitStatus::kInterrupted;
        if (const Outcome shown = show(row); !shown) return shown;
    }
    const Row checks = check_row(arguments.quick);
    const std::uint64_t memory = usage_so_far().max_memory >> 20;
    if (arguments.json)
        return print(to_line({{"tasks", std::move(rows)},
                              {"certificates", row_json(checks, reference)},
                              {"most_memory", memory},
                              {"signature", signature_text()}}) +
                     '\n');
    return print(row_text(checks, reference) +
                 "Median processor time, nodes, ratio to the plain solver; at most " +
                 grouped(memory) + " MiB in all.\nSignature " + signature_text() + ".\n");
}

}  // namespace

Command add_bench(CLI::App& program) {
    CLI::App* command = program.add_subcommand("bench", "Compare the searches with a plain solver");
    const auto arguments = std::make_shared<BenchArguments>();
    command->add_flag("--quick", arguments->quick, "Skip the tasks that take seconds");
    command->add_flag("--requests", arguments->requests,
                      "Print the tasks as requests for `solve --jsonl`");
    add_json(*command, *arguments);
    return {command, [arguments] { return bench(*arguments); }};
}

}  // namespace peg
