// SPDX-License-Identifier: MIT
#pragma once

// The language in use. What can be said stands in web/languages/, a file a language, out of which
// scripts/languages.mjs writes words/phrases/: a header for each section, with a function for each
// phrase. The page brings them as files; English is built in elsewhere, for tests.
//
// The language is the one thing that is neither in AppState nor handed from function to function:
// every sentence would have to be given it.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/support/result.h"

namespace peg {

struct LanguageName {
    std::string_view tag;   // "de"
    std::string_view name;  // by itself: "Deutsch"
};

// Takes up a language as scripts/languages.mjs writes it; an error leaves the one in use.
std::optional<Error> use_language(std::string_view text);
std::string_view language_tag();  // of the one in use

// A whole number in words of the language in use: "23,475,688", "23.475.688".
std::string number(std::uint64_t value);
std::string number(std::string_view digits);  // one that is longer than 64 bits
// A number of tenths: "1.5", "1,5".
std::string number_with_tenths(std::int64_t tenths);

namespace phrase {

// What a placeholder stands for: words, or a number.
struct Word {
    Word(std::string words) : text(std::move(words)) {}
    Word(std::string_view words) : text(words) {}
    Word(const char* words) : text(words) {}
    Word(std::integral auto value) : text(number(static_cast<std::uint64_t>(value))) {}

    std::string text;
};
// The number that the form of a phrase depends on; it is never negative.
struct Count {
    Count(std::integral auto number) : value(static_cast<std::uint64_t>(number)) {}

    std::uint64_t value;
};

struct Placeholder {
    std::string_view name;
    const Word& word;
};
using Placeholders = std::initializer_list<Placeholder>;

// For words/phrases.cpp: the phrase of a number there.
std::string say(std::size_t phrase, Placeholders placeholders = {});
// In the form that the count asks for.
std::string say_counted(std::size_t phrase, Count count, Placeholders placeholders);
// The sentence of an error, in the language in use.
std::string sentence(const Error& error);
// The phrase of a key; the keys' phrases begin with `first`. Empty where there is no such key.
std::string look_up(std::size_t first, std::span<const std::string_view> keys,
                    std::string_view key);

}  // namespace phrase

}  // namespace peg
