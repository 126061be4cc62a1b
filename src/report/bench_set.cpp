// SPDX-License-Identifier: MIT
#include "report/bench_set.h"

#include <array>

#include "report/job.h"

namespace peg {

namespace {

// The positions of the proofs came from random seeds, by backward jumps from a finish or by
// careless play; of many positions, the slowest for the solver were kept.
constexpr auto kTasks = std::to_array<BenchTask>({
    {"first solution, English d4 to d4", R"({"board":"english"})"},
    {"first solution, Diamond-41 d2 to any", R"({"board":"diamond41"})"},
    {"first solution, Triangle-15 a1 to any", R"({"board":"triangle15"})"},
    {"first solution, Wiegleb e5 to e5", R"({"board":"wiegleb"})"},
    {"first solution, hexagon 37 to any", R"({"board":"hexagon37"})"},
    {"proof by a pagoda, Diamond-41 e4 to e3",
     R"({"board":"diamond41","vacancy":"e4","finish":"e3"})"},
    {"proof by zero-half cuts, Wiegleb, 31 pegs",
     R"({"board":"wiegleb","position":"...xxx/...xxx/...xxo/xxxoxoxxx/xxxooxxox/xxxxxooxx/...ooo/...xxx/...xxx","finish":"c4"})"},
    {"proof by search, asymmetric, 26 pegs",
     R"({"board":"asymmetric","position":"..xxx/..oox/..oox/xoxxxxxx/ooxooxxx/xoxxxxxx/..oxx/..xoo","finish":"g6"})"},
    {"proof by search, Wiegleb, 34 pegs",
     R"({"board":"wiegleb","position":"...xxo/...xxo/...xoo/xooxooxox/xxoxxxxox/xxxxxxxxx/...xxx/...xxx/...xxx","finish":"c5"})"},
    {"proof by a cost partition, Wiegleb e1 to e1",
     R"({"board":"wiegleb","vacancy":"e1","finish":"e1"})"},
    {"fewest pegs, Diamond-25", R"({"board":"diamond25"})"},
    {"hint, English after d2-d4",
     R"({"board":"english","command":"hint","position":"..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx"})"},
    {"100 distinct solutions, Triangle-15",
     R"({"board":"triangle15","command":"solutions","first":100})"},
    {"number of solutions, Triangle-15 a1", R"({"board":"triangle15","command":"count"})"},
    {"fewest moves, Triangle-15 a1 to a1",
     R"({"board":"triangle15","shortest":true,"finish":"a1"})"},
    {"100 distinct solutions, English", R"({"board":"english","command":"solutions","first":100})",
     false},
    {"winning positions, English", R"({"board":"english","command":"count","until":"winning"})",
     false},
    {"number of solutions, English", R"({"board":"english","command":"count","until":"solutions"})",
     false},
    {"solutions and positions, English",
     R"({"board":"english","command":"count","until":"positions"})", false},
    {"solutions, positions and play-outs, English", R"({"board":"english","command":"count"})",
     false},
    {"reachable positions, English", R"({"board":"english","command":"levels"})", false},
    {"fewest moves, English", R"({"board":"english","shortest":true})", false},
});

}  // namespace

std::span<const BenchTask> bench_tasks() { return kTasks; }

std::uint64_t bench_signature() {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const BenchTask& task : bench_tasks()) {
        if (!task.quick) continue;
        const RequestLine line = parse_request(task.request);
        if (!line.request) return 0;  // cannot happen: a test parses every task
        Job job(*line.request);
        constexpr std::uint64_t kStep = 100'000;
        while (!job.step(kStep)) {
        }
        Json result = job.result({});
        result.erase("proof");
        for (const char byte : to_line(result)) {
            hash ^= static_cast<unsigned char>(byte);
            hash *= 0x100000001b3;
        }
    }
    return hash;
}

}  // namespace peg
