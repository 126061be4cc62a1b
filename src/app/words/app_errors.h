// SPDX-License-Identifier: MIT
#pragma once

// Errors in input from the player, the page and the solver.

#include "core/support/error.h"

namespace peg {

inline constexpr auto kAppErrors = std::to_array<ErrorKind>({
    {"link_moves", "jump number"},
    {"language"},
    {"file_empty", "name"},
    {"file_damaged", "name"},
    {"file_foreign", "name"},
    {"paste_size", "kilobytes"},
    {"paste_empty"},
    {"paste_nothing"},
    {"typed_ambiguous"},
    {"answer"},
    {"no_graphics"},
    {"solver_message"},
    {"unknown_command", "name"},
    {"page_object"},
    {"page_message"},
});
inline constexpr ErrorMaker<kAppErrors> app_error;

}  // namespace peg
