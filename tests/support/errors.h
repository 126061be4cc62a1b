// SPDX-License-Identifier: MIT
#pragma once

// Errors in tests: shown as codes with arguments.

#include <algorithm>
#include <ostream>
#include <string>

#include "core/support/result.h"

namespace peg {

// in_move(number: 1, move: "d2", error: move())
inline std::string shown(const Error& error) {
    std::string text = std::string(error.code) + '(';
    for (const Argument& argument : error.arguments) {
        text += (text.ends_with('(') ? "" : ", ") + std::string(argument.name) + ": ";
        if (argument.number)
            text += std::to_string(*argument.number);
        else
            text += argument.error.empty() ? argument.text : shown(argument.error.front());
    }
    return text + ')';
}
inline std::ostream& operator<<(std::ostream& out, const Error& error) {
    return out << shown(error);
}

// The error of a result; the code is "none" if there is none.
template <class T>
Error error_of(const Result<T>& result) {
    return result ? Error{"none", {}} : result.error();
}

// True if the error's sentence is printable and not too long, whatever was in the input.
inline bool is_clean(const Error& error) {
    return !error.code.empty() &&
           std::ranges::all_of(error.arguments, [](const Argument& argument) {
               if (!argument.error.empty()) return is_clean(argument.error.front());
               return argument.text.size() < 300 &&
                      std::ranges::all_of(
                          argument.text, [](char c) { return ' ' <= c && c <= '~'; });
           });
}

}  // namespace peg
