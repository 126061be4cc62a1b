// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list: a moment of the line of play, a bookmark, a board, a theme. In
// the mirror each is a button like a command's, under an id such as "move:3" or "theme:dark": a
// prefix up to the colon, which names the list, and what stands for the choice in it. A list is one
// row in the feature that it belongs to (kit/feature.h).

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace peg {

struct AppState;
struct Context;

struct Choice {
    std::string id;
    std::string label;
    bool current = false;
};

struct ChoiceRow {
    std::string_view prefix;  // "move:"
    int order = 0;            // the mirror has the lists from the lowest number on
    // Whether the mirror has the list now. Null: always.
    bool (*offered)(const AppState&) = nullptr;
    // All that is in the list, offered or not. Null: the choices stand in the list of another row.
    std::vector<Choice> (*list)(const AppState&) = nullptr;
    // Carries out the choice that has `rest` after the prefix, which comes from outside; false, and
    // nothing done, where there is no such one now.
    bool (*choose)(Context&, std::string_view rest) = nullptr;
};

// The choices that are offered now, list after list.
std::vector<Choice> choices(const AppState& state);
// The list with this prefix, offered or not; empty where no feature has such a list.
std::vector<Choice> choices_of(const AppState& state, std::string_view prefix);
// By an id, which comes from outside. Says so where there is no such choice.
void choose(Context& context, const std::string& chosen);

// The number that these digits write; nothing where they are no digits.
std::optional<std::size_t> read_number(std::string_view digits);
// Runs `act` with the number that the digits write, where it is below `many`; whether it is.
bool choose_numbered(Context& context, std::string_view digits, std::size_t many,
                     void (*act)(Context&, std::size_t));

}  // namespace peg
