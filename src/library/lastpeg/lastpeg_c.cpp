// SPDX-License-Identifier: MIT
#include "library/lastpeg/lastpeg_c.h"

#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "library/run.h"
#include "report/certificate_json.h"
#include "report/error_json.h"
#include "report/report_errors.h"

struct lastpeg_handle {
    std::unique_ptr<peg::Job> job;
    std::optional<std::string> said;  // an answer that does not come from the job
    std::optional<double> seconds;    // duration of the last run
    bool out_of_memory = false;       // true: there is no job
    std::string result;
};

namespace {

constexpr const char* kNoMemory =
    R"({"error":"There is not enough memory: give a smaller max_memory."})";
constexpr const char* kNoHandle = R"({"error":"The handle is null."})";
constexpr std::size_t kMaxRequest = 65536;  // in bytes

void forget(lastpeg_handle& peg) {
    peg.job.reset();  // frees the old tables before new ones are made
    peg.said.reset();
    peg.seconds.reset();
    peg.out_of_memory = false;
}

int refuse(lastpeg_handle& peg, const peg::Error& error) {
    peg.said = peg::to_line(peg::error_json(error));
    return LASTPEG_REFUSED;
}

// Turns every exception into a status.
template <class Work>
int guarded(lastpeg_handle& peg, Work&& work) noexcept {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        forget(peg);
        peg.out_of_memory = true;
        return LASTPEG_NO_MEMORY;
    }
}

peg::Result<peg::Request> read_request(std::string_view text) {
    if (text.size() > kMaxRequest) return peg::report_error("request_json");
    return peg::parse_request(text).request;
}

}  // namespace

const char* lastpeg_version() { return LASTPEG_VERSION; }

int lastpeg_abi() { return LASTPEG_ABI; }

lastpeg_handle* lastpeg_new() { return new (std::nothrow) lastpeg_handle; }

void lastpeg_free(lastpeg_handle* peg) { delete peg; }

int lastpeg_begin(lastpeg_handle* peg, const char* request) {
    if (peg == nullptr || request == nullptr) return LASTPEG_NO_HANDLE;
    return guarded(*peg, [&] {
        forget(*peg);
        const auto read = read_request(request);
        if (!read) return refuse(*peg, read.error());
        peg->job = std::make_unique<peg::Job>(*read);
        return int{LASTPEG_MORE};
    });
}

int lastpeg_step(lastpeg_handle* peg, uint64_t nodes) {
    if (peg == nullptr) return LASTPEG_NO_HANDLE;
    if (!peg->job) return LASTPEG_IDLE;
    return guarded(*peg, [&] {
        return peg->job->step(nodes == 0 ? 1 : nodes) ? int{LASTPEG_DONE} : int{LASTPEG_MORE};
    });
}

int lastpeg_run(lastpeg_handle* peg, int (*keep_on)(void* user, double nodes), void* user) {
    if (peg == nullptr) return LASTPEG_NO_HANDLE;
    if (!peg->job) return LASTPEG_IDLE;
    return guarded(*peg, [&] {
        const peg::RunEnd end = peg::run(*peg->job, [&](double nodes) {
            return keep_on == nullptr || keep_on(user, nodes) != 0;
        });
        peg->seconds = end.seconds;
        return end.stopped ? int{LASTPEG_MORE} : int{LASTPEG_DONE};
    });
}

const char* lastpeg_result(lastpeg_handle* peg) {
    if (peg == nullptr) return kNoHandle;
    if (peg->out_of_memory) return kNoMemory;
    try {
        if (peg->said)
            peg->result = *peg->said;
        else if (peg->job)
            peg->result = peg::to_line(peg->job->result(peg->seconds));
        else
            peg->result = peg::to_line(peg::error_json(peg::report_error("no_request")));
        return peg->result.c_str();
    } catch (const std::bad_alloc&) {
        return kNoMemory;
    }
}

int lastpeg_check(lastpeg_handle* peg, const char* request, const char* certificate) {
    if (peg == nullptr || request == nullptr || certificate == nullptr) return LASTPEG_NO_HANDLE;
    return guarded(*peg, [&] {
        forget(*peg);
        const auto read = read_request(request);
        if (!read) return refuse(*peg, read.error());
        const auto proof = peg::parse_certificate(read->board, peg::parse_json(certificate));
        if (!proof) return refuse(*peg, proof.error());
        const auto found = peg::check_certificate(read->board, read->problem, *proof);
        peg::Json holds;  // null: the certificate cannot be checked
        if (found.holds() || found.fails()) holds = found.holds();
        peg->said = peg::to_line({{"holds", holds}, {"reason", found.fault}});
        return int{LASTPEG_DONE};
    });
}
