// SPDX-License-Identifier: MIT
#pragma once

// Choices from a list: a position of the line of play, a bookmark, a board, a theme. In the mirror
// each choice is a button with an id such as "move:3" or "theme:dark". The prefix up to the colon
// names the list; the rest names the choice in it. A list is one row in its feature
// (kit/feature.h).

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
    // The canvas shows:
    std::string name;          // instead of the label, if it is enough
    std::string detail;        // in small print below the name
    std::string_view icon;     // of lucide.dev
    bool beside = false;       // a small button with only the icon, on the choice before it
    bool stands_out = false;   // highlighted without being the current choice
    std::vector<bool> steps;   // rungs of a ladder; filled if reached
    std::optional<int> stars;  // stars won, of three

    const std::string& seen() const { return name.empty() ? label : name; }
};

// Adds a small button to the last choice; it needs an icon.
Choice& add_beside(std::vector<Choice>& list, std::string id, std::string label);

// A small picture of a position, with rings round the holes of its finish.
struct Miniature {
    std::shared_ptr<const Board> board;
    Position position;
    Bits finish = 0;
};
// For a board that lives as long as the state.
inline std::shared_ptr<const Board> borrowed(const Board& board) {
    return {std::shared_ptr<const Board>(), &board};
}

struct ChoiceRow {
    std::string_view prefix;  // "move:"
    int order = 0;            // order of the lists in the mirror, lowest first
    // True if the mirror has the list now. Null: always.
    bool (*offered)(const AppState&) = nullptr;
    // All choices of the list, offered or not. Null: the choices are in the list of another row.
    std::vector<Choice> (*list)(const AppState&) = nullptr;
    // Carries out the choice with `rest` after the prefix, which comes from outside; if there is no
    // such choice, does nothing and returns false.
    bool (*choose)(Context&, std::string_view rest) = nullptr;
    // The picture of a choice, if the list has pictures.
    std::optional<Miniature> (*miniature)(const AppState&, std::string_view rest) = nullptr;
};

// The choices that are offered now, list by list.
std::vector<Choice> choices(const AppState& state);
// The list with this prefix, offered or not; empty if no feature has it.
std::vector<Choice> choices_of(const AppState& state, std::string_view prefix);
// Carries out a choice by its id, which comes from outside. Tells the player if there is no such
// choice.
void choose(Context& context, const std::string& chosen);

// The picture of the choice with this id, if it has one.
std::optional<Miniature> miniature_of(const AppState& state, std::string_view id);

// The number written by these digits; nothing if they are not all digits.
std::optional<std::size_t> read_number(std::string_view digits);
// Calls `act` with the number written by the digits, if it is below `many`; returns whether it is.
bool choose_numbered(Context& context, std::string_view digits, std::size_t many,
                     void (*act)(Context&, std::size_t));

}  // namespace peg
