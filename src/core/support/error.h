// SPDX-License-Identifier: MIT
#pragma once

// An error is a code with arguments, not a sentence. The code is the name of a phrase in
// web/languages (section `errors`). The arguments are put into the phrase: texts, numbers, or other
// errors, which are parts of the sentence. The caller who shows an error puts it into words: the
// interface in the player's language, the command line in English (report/english.h).
//
// Each room lists its errors and makes them from the list, so that the compiler finds an unknown
// code and a wrong number of arguments:
//
//     inline constexpr auto kBoardErrors = std::to_array<ErrorKind>({
//         {"no_hole", "name"},
//         ...
//     inline constexpr ErrorMaker<kBoardErrors> board_error;
//
//     return board_error("no_hole", in_quotes(text));

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace peg {

struct Argument;

struct Error {
    std::string_view code;  // of an ErrorKind; it outlives the error
    std::vector<Argument> arguments;

    bool operator==(const Error& other) const;
};

// An argument of a phrase: a number, an error or a text.
struct Argument {
    Argument(std::string words) : text(std::move(words)) {}
    Argument(std::string_view words) : text(words) {}
    Argument(const char* words) : text(words) {}
    Argument(std::integral auto value) : number(static_cast<std::uint64_t>(value)) {}
    Argument(Error part) : error{std::move(part)} {}

    bool operator==(const Argument&) const = default;

    std::string_view name;  // of the place in the phrase
    std::string text;
    std::optional<std::uint64_t> number;
    std::vector<Error> error;  // at most one
};

inline bool Error::operator==(const Error& other) const {
    return code == other.code && arguments == other.arguments;
}

// A code, and the names of its arguments in the order of the English phrase.
struct ErrorKind {
    constexpr ErrorKind(std::string_view its_code, std::string_view names = "")
        : code(its_code), arguments(names) {}

    constexpr std::size_t argument_count() const {
        if (arguments.empty()) return 0;
        return 1 + static_cast<std::size_t>(std::ranges::count(arguments, ' '));
    }
    std::vector<std::string_view> argument_names() const;

    std::string_view code;
    std::string_view arguments;  // separated by blanks: "row column"
};

Error make_error(const ErrorKind& kind, std::initializer_list<Argument> values);

// Not constexpr and without a body: if a code or the number of arguments is wrong, the compiler
// names this function in its message.
void the_list_has_no_such_code_with_so_many_arguments();

// The kind in a list that has this code.
template <const auto& kKinds, std::size_t kArguments>
struct KindNamed {
    consteval KindNamed(const char* code) : number(find(code)) {}

    static consteval std::size_t find(const char* code) {
        for (std::size_t i = 0; i < kKinds.size(); ++i)
            if (kKinds[i].code == code && kKinds[i].argument_count() == kArguments) return i;
        the_list_has_no_such_code_with_so_many_arguments();
        return 0;
    }

    std::size_t number;  // in the list
};

// Makes the errors of a list.
template <const auto& kKinds>
struct ErrorMaker {
    template <class... Values>
    Error operator()(KindNamed<kKinds, sizeof...(Values)> named, Values&&... values) const {
        return make_error(kKinds[named.number], {Argument(std::forward<Values>(values))...});
    }
};

}  // namespace peg
