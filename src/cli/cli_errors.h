// SPDX-License-Identifier: MIT
#pragma once

// What the command line alone can find wrong. It speaks English: the phrases stand in the part
// `command_line` of web/languages/en.json.

#include "core/support/error.h"

namespace peg {

inline constexpr auto kCliErrors = std::to_array<ErrorKind>({
    // Arguments
    {"usage", "fault"},  // as CLI11 says it
    {"command_needed"},
    {"solve_board"},
    {"jsonl_arguments"},
    {"problems_board"},
    {"boards_board"},
    {"proof_moves"},
    {"no_notation", "name"},
    {"piece", "text"},
    {"again", "text"},
    {"again_store"},
    {"collect"},
    // Files, and standard input and output
    {"output_failed", "reason"},
    {"input_failed", "reason"},
    {"file_unread", "file reason"},
    {"file_size", "file"},
    {"board_file_unread", "file reason"},
    {"board_file_size", "file"},
    {"board_file", "file error"},
    {"no_board_or_file", "name"},
    {"no_json_in", "file"},
    {"no_certificate_in", "file"},
    // The store of an atlas
    {"store_closed", "store reason"},
    {"store_busy", "store"},
    {"store_unwritten", "store reason"},
    {"store_line", "store line error"},
    // Parts of that: what is wrong with a line
    {"line_object"},
    {"line_board", "board"},
    {"line_unit"},
    {"line_no_limits"},
    {"line_limits"},
    {"line_number", "key"},
    {"line_unreadable", "key"},
    {"line_proof"},
    {"line_answer"},
    {"line_levels"},
    {"line_start"},
    {"line_positions"},
    {"line_pegs"},
    {"line_sweep"},
    {"line_verdict"},
    {"line_fewer_moves"},
    // What was found
    {"no_position"},
    {"wrong_find", "unit error"},
    {"contradiction", "unit found bound"},
});
inline constexpr ErrorMaker<kCliErrors> cli_error;

}  // namespace peg
