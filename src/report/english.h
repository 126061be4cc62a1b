// SPDX-License-Identifier: MIT
#pragma once

// Errors in words. The phrases are in web/languages; the English ones are built in.

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "core/support/error.h"
#include "english/errors.h"

namespace peg {

// How a language words errors: the phrase for a code, and a number as text.
struct Wording {
    std::string_view (*phrase)(std::string_view code);
    std::string (*number)(std::uint64_t value);
};
std::string worded(const Error& error, const Wording& wording);

// The error in English: a sentence on one line with a full stop, or a part of a sentence.
std::string english(const Error& error);

// True if English has a phrase for each of these errors, with the same arguments in the same order.
constexpr bool are_in_english(std::span<const ErrorKind> kinds) {
    return std::ranges::all_of(kinds, [](const ErrorKind& kind) {
        const auto* const found = std::ranges::find(kEnglishErrors, kind.code, &EnglishError::code);
        return found != kEnglishErrors.end() && found->arguments == kind.arguments;
    });
}

}  // namespace peg
