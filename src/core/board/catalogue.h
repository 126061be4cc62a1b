// SPDX-License-Identifier: MIT
#pragma once

// The catalogue: the boards that have a name, each with its classic problem.

#include <optional>
#include <span>
#include <string_view>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

struct CatalogueEntry {
    std::string_view name;   // in the command line and in addresses: "english"
    std::string_view title;  // for people: "English"
    Lattice lattice;
    std::string_view start;   // the classic start in position notation; its rows draw the board
    std::string_view finish;  // the classic finish in notation
};

// All entries, in the order in which boards are offered.
std::span<const CatalogueEntry> catalogue();

// The entry with a name; empty if there is none.
std::optional<CatalogueEntry> find_in_catalogue(std::string_view name);

}  // namespace peg
