// SPDX-License-Identifier: MIT
#pragma once

// Errors that only the command line has. They are worded in English alone: the phrases are in the
// part `command_line` of web/languages/en.json.

#include "core/support/error.h"

namespace peg {

inline constexpr auto kCliErrors = std::to_array<ErrorKind>({
    // Arguments
    {"usage", "fault"},  // in CLI11's words
    {"command_needed"},
    {"solve_board"},
    {"check_board"},
    {"jsonl_arguments"},
    {"problems_board"},
    {"boards_board"},
    {"proof_moves"},
    {"game_key", "key"},
    {"game_moves"},
    {"game_moves_type"},
    {"no_notation", "name"},
    {"piece", "text"},
    {"again", "text"},
    {"again_store"},
    {"collect"},
    {"atlas_board"},
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
    // Parts of these errors: what is wrong with a line
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
