// SPDX-License-Identifier: MIT
#include "worker/worker_api.h"

#include <algorithm>
#include <memory>
#include <string>

#include "report/error_json.h"
#include "report/job.h"
#include "report/report_errors.h"

namespace {

constexpr std::uint32_t kVersion = 3;
constexpr std::uint32_t kMaxInput = 65536;
constexpr std::size_t kMaxTableBytes = std::size_t{768} << 20;

// The state of the module: one of each, since the C interface has no handles.
struct Worker {
    std::string input;
    std::string output;
    std::unique_ptr<peg::Job> job;
    peg::Error error = peg::report_error("no_request");
};

Worker& worker() {
    static Worker it;
    return it;
}

}  // namespace

std::uint32_t peg_api_version(void) { return kVersion; }

char* peg_input(std::uint32_t size) {
    if (size > kMaxInput) return nullptr;
    worker().input.assign(size, ' ');
    return worker().input.data();
}

int peg_begin(void) {
    worker().job.reset();  // frees the old tables before new ones are made
    const auto request = peg::parse_request(worker().input).request;
    if (!request) {
        worker().error = request.error();
        return 1;
    }
    auto accepted = *request;
    accepted.limits.core.bytes = std::min(accepted.limits.core.bytes, kMaxTableBytes);
    worker().job = std::make_unique<peg::Job>(accepted);
    return 0;
}

int peg_step(std::uint32_t nodes) {
    return worker().job && !worker().job->step(std::max(nodes, 1U)) ? 1 : 0;
}

const char* peg_output(void) {
    worker().output = peg::to_line(worker().job ? worker().job->result(std::nullopt)
                                                : peg::error_json(worker().error));
    return worker().output.data();
}

std::uint32_t peg_output_size(void) { return static_cast<std::uint32_t>(worker().output.size()); }

double peg_nodes(void) {
    return worker().job ? static_cast<double>(worker().job->progress().nodes) : 0;
}
