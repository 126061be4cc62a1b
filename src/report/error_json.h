// SPDX-License-Identifier: MIT
#pragma once

// Errors as JSON, from the worker to the interface. The interface words them in the player's
// language.

#include <optional>

#include "core/support/error.h"
#include "report/json.h"

namespace peg {

// {"error":"The board has no hole \"a1\".","code":"no_hole","args":{"name":"\"a1\""}}
//
// `error` is the sentence in English. An argument is a text, a whole number, or an object with the
// `code` and `args` of a part of the sentence.
Json error_json(const Error& error);

// Reads an error; total. Nothing if the core and the report have no such error.
std::optional<Error> parse_error(const Json& json);

}  // namespace peg
