// SPDX-License-Identifier: MIT
#pragma once

// The language in use. The phrases are in web/languages/, one file per language.
// scripts/languages.mjs generates words/phrases/ from them: a header for each section, with a
// function for each phrase. The page loads the phrases as files; only tests have English built in.
//
// The language is the only thing that is neither in AppState nor passed between functions: every
// sentence would need it as a parameter.

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
    std::string_view name;  // its name for itself: "Deutsch"
};

// Switches to a language, given as scripts/languages.mjs writes it; after an error the current one
// stays.
std::optional<Error> use_language(std::string_view text);
std::string_view language_tag();  // of the current language

// A whole number as the current language writes it: "23,475,688", "23.475.688".
std::string number(std::uint64_t value);
std::string number(std::string_view digits);  // a number of more than 64 bits
// A number given in tenths: "1.5", "1,5".
std::string number_with_tenths(std::int64_t tenths);

namespace phrase {

// The value of a placeholder: words, or a number.
struct Word {
    Word(std::string words) : text(std::move(words)) {}
    Word(std::string_view words) : text(words) {}
    Word(const char* words) : text(words) {}
    Word(std::integral auto value) : text(number(static_cast<std::uint64_t>(value))) {}

    std::string text;
};
// The number that selects the plural form of a phrase; never negative.
struct Count {
    Count(std::integral auto number) : value(static_cast<std::uint64_t>(number)) {}

    std::uint64_t value;
};

struct Placeholder {
    std::string_view name;
    const Word& word;
};
using Placeholders = std::initializer_list<Placeholder>;

// For words/phrases.cpp: the phrase with this index.
std::string say(std::size_t phrase, Placeholders placeholders = {});
// The same in the plural form for the count.
std::string say_counted(std::size_t phrase, Count count, Placeholders placeholders);
// The sentence of an error in the current language.
std::string sentence(const Error& error);
// The phrase of a key in a section whose phrases begin at `first`. Empty if there is no such key.
std::string look_up(std::size_t first, std::span<const std::string_view> keys,
                    std::string_view key);

}  // namespace phrase

}  // namespace peg
