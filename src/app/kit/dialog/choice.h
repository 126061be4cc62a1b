// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list: a moment of the line of play, a bookmark, a board, a theme. In
// the mirror each is a button like a command's, under an id such as "move:3" or "theme:dark": a
// prefix up to the colon, which names the list, and what stands for the choice in it. A list is one
// row in the feature that it belongs to (kit/feature.h).

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/position.h"

namespace peg {

struct AppState;
struct Context;

struct Choice {
    std::string id;
    std::string label;
    bool current = false;
    // What the canvas shows of it.
    std::string name;          // where less than the label is enough
    std::string detail;        // in small letters below the name
    std::string_view icon;     // of lucide.dev
    bool beside = false;       // as a small button, the icon alone, on the choice before it
    bool stands_out = false;   // from the others, without being the current one
    std::vector<bool> steps;   // of a ladder; those taken are filled
    std::optional<int> stars;  // won, of three

    const std::string& seen() const { return name.empty() ? label : name; }
};

// Adds a small button on the last choice; it needs an icon.
Choice& add_beside(std::vector<Choice>& list, std::string id, std::string label);

// A small picture of a position, with rings round the holes of its finish.
struct Miniature {
    std::shared_ptr<const Board> board;
    Position position;
    Bits finish = 0;
};
// Of a board that lives as long as the state.
inline std::shared_ptr<const Board> borrowed(const Board& board) {
    return {std::shared_ptr<const Board>(), &board};
}

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
    // The picture of a choice of the list, where the list shows pictures.
    std::optional<Miniature> (*miniature)(const AppState&, std::string_view rest) = nullptr;
};

// The choices that are offered now, list after list.
std::vector<Choice> choices(const AppState& state);
// The list with this prefix, offered or not; empty where no feature has such a list.
std::vector<Choice> choices_of(const AppState& state, std::string_view prefix);
// By an id, which comes from outside. Says so where there is no such choice.
void choose(Context& context, const std::string& chosen);

// The picture of a choice by its id, if it has one.
std::optional<Miniature> miniature_of(const AppState& state, std::string_view id);

// The number that these digits write; nothing where they are no digits.
std::optional<std::size_t> read_number(std::string_view digits);
// Runs `act` with the number that the digits write, where it is below `many`; whether it is.
bool choose_numbered(Context& context, std::string_view digits, std::size_t many,
                     void (*act)(Context&, std::size_t));

}  // namespace peg
