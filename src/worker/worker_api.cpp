// SPDX-License-Identifier: MIT
#include "worker/worker_api.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "report/job.h"

namespace {

constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMostInput = 65536;
constexpr std::size_t kMostTableBytes = std::size_t{768} << 20;

// A C interface without handles has one of everything.
struct Worker {
    std::string input;
    std::string output;
    std::unique_ptr<peg::Job> job;
    peg::Json error = {{"id", nullptr}, {"error", "No request has been begun."}};
};

Worker& worker() {
    static Worker it;
    return it;
}

peg::Progress progress() { return worker().job ? worker().job->progress() : peg::Progress{}; }

}  // namespace

std::uint32_t peg_api_version(void) { return kVersion; }

char* peg_input(std::uint32_t size) {
    if (size > kMostInput) return nullptr;
    worker().input.assign(size, ' ');
    return worker().input.data();
}

int peg_begin(void) {
    worker().job.reset();  // frees its tables before there are new ones
    auto [id, request] = peg::parse_request(worker().input);
    if (!request) {
        worker().error = {{"id", std::move(id)}, {"error", request.error().message}};
        return 1;
    }
    auto accepted = *request;
    accepted.limits.core.bytes = std::min(accepted.limits.core.bytes, kMostTableBytes);
    worker().job = std::make_unique<peg::Job>(accepted);
    return 0;
}

int peg_step(std::uint32_t nodes) {
    return worker().job && !worker().job->step(std::max(nodes, 1U)) ? 1 : 0;
}

const char* peg_output(void) {
    worker().output =
        peg::to_line(worker().job ? worker().job->result(std::nullopt) : worker().error);
    return worker().output.data();
}

std::uint32_t peg_output_size(void) { return static_cast<std::uint32_t>(worker().output.size()); }

double peg_nodes(void) { return static_cast<double>(progress().nodes); }

double peg_stored(void) { return static_cast<double>(progress().stored); }
