// SPDX-License-Identifier: MIT
#pragma once

// Errors of requests and of certificates.

#include "core/support/error.h"

namespace peg {

inline constexpr auto kReportErrors = std::to_array<ErrorKind>({
    // The JSON of a request
    {"no_request"},
    {"request_json"},
    {"request_object"},
    {"request_id"},
    {"request_key", "key"},
    {"value_text", "key"},
    {"value_number", "key"},
    {"value_flag", "key"},
    {"request_board"},
    // Which keys go with which command
    {"command", "name"},
    {"first_command"},
    {"seed_command"},
    {"seed_shortest"},
    {"wish_command"},
    {"until_command"},
    {"all_command"},
    {"moves_command"},
    {"moves_needed"},
    {"text_command"},
    {"text_needed"},
    {"survivor_command"},
    {"from_command"},
    {"from_finish"},
    {"notation_command"},
    {"spelling", "name"},
    {"finish_command", "command finish"},
    {"marks_command"},
    {"route_command"},
    {"routes", "prefix"},
    {"last_sweep_alone"},
    // Values
    {"whole_number", "name least most"},
    {"seconds", "name least most"},
    {"memory", "name least most"},
    {"pegs", "name least most"},
    {"until", "name value"},
    {"difficulty", "name value"},
    // The problem
    {"two_starts"},
    {"survivor_peg", "hole"},
    {"survivor_finish"},
    {"last_sweep_finish"},
    {"last_sweep_board"},
    {"mark_peg", "hole"},
    {"marks_finish"},
    {"marks_survivor"},
    {"cannot_play", "number jump error"},
});
inline constexpr ErrorMaker<kReportErrors> report_error;

// Only the maker of a certificate can fix these errors, so they are worded in English alone.
inline constexpr auto kCertificateErrors = std::to_array<ErrorKind>({
    {"certificate", "error"},
    {"certificate_at", "error place"},
    // Parts of these errors
    {"certificate_kind", "kind"},
    {"nested_cases", "most"},
    {"cases_by"},
    {"hole_expected"},
    {"hole_twice", "hole"},
    {"not_a_hole", "name"},
    {"not_a_jump", "name"},
    {"not_a_position", "name"},
    {"object_expected"},
    {"key_missing", "key"},
    {"text_expected"},
    {"integer_expected"},
    {"integer_range"},
    {"list_expected"},
});
inline constexpr ErrorMaker<kCertificateErrors> certificate_error;

}  // namespace peg
