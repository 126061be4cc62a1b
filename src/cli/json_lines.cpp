// SPDX-License-Identifier: MIT
#include "cli/json_lines.h"

#include <cerrno>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "cli/cli_errors.h"
#include "cli/console.h"
#include "cli/lines.h"
#include "cli/run_job.h"
#include "cli/system/system.h"
#include "report/english.h"

namespace peg {
namespace {

// The answer to a line; nothing after Ctrl-C.
std::optional<Json> answer(std::string_view line, const SearchLimits& defaults) {
    auto [id, request] = parse_request(line, defaults);
    if (!request) return error_line(std::move(id), english(request.error()));
    try {
        Job job(*request);
        const Run run = run_job(job, Progressing::kSilent);
        if (run.interrupted) return std::nullopt;
        Json reply = {{"id", id}};
        reply.update(job.result(run.seconds));
        return reply;
    } catch (
        const std::bad_alloc&) {  // the job's memory is free again, and the next line may need less
        return error_line(std::move(id), "There is not enough memory: give a smaller max_memory.");
    }
}

}  // namespace

Json error_line(Json id, const std::string& message) {
    return {{"id", std::move(id)}, {"error", message}};
}

Outcome answer_lines(const SearchLimits& defaults) {
    return answer_each_line([&](std::string_view line) { return answer(line, defaults); });
}

Outcome answer_each_line(const std::function<std::optional<Json>(std::string_view)>& answer) {
    LineReader reader(kInput);
    std::string line;
    for (;;) {
        std::optional<Json> reply;
        switch (reader.next(line)) {
            case LineReader::Got::kEnd: return ExitStatus::kDone;
            case LineReader::Got::kInterrupted: return ExitStatus::kInterrupted;
            case LineReader::Got::kFailed: return cli_error("input_failed", std::strerror(errno));
            case LineReader::Got::kTooLong:
                reply = error_line(nullptr, "The line is longer than 64 KiB.");
                break;
            case LineReader::Got::kLine:
                if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
                reply = answer(line);
                break;
        }
        if (!reply) return ExitStatus::kInterrupted;
        if (auto written = print(to_line(*reply) + '\n'); !written) return written;
    }
}

}  // namespace peg
