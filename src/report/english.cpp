// SPDX-License-Identifier: MIT
#include "report/english.h"

#include "core/board/notation/board_errors.h"
#include "core/support/text.h"
#include "read/kit/read_errors.h"
#include "report/report_errors.h"

namespace peg {

static_assert(are_in_english(kBoardErrors));
static_assert(are_in_english(kReadErrors));
static_assert(are_in_english(kReportErrors));
static_assert(are_in_english(kCertificateErrors));

std::string worded(const Error& error, const Wording& wording) {
    return filled(wording.phrase(error.code), [&](std::string_view name) -> std::string {
        const auto argument = std::ranges::find(error.arguments, name, &Argument::name);
        if (argument == error.arguments.end()) return {};
        if (argument->number) return wording.number(*argument->number);
        if (!argument->error.empty()) return worded(argument->error.front(), wording);
        return argument->text;
    });
}

std::string english(const Error& error) {
    const auto phrase = [](std::string_view code) -> std::string_view {
        const auto* const found = std::ranges::find(kEnglishErrors, code, &EnglishError::code);
        return found != kEnglishErrors.end() ? found->phrase : code;
    };
    return worded(error, {phrase, [](std::uint64_t value) { return std::to_string(value); }});
}

}  // namespace peg
