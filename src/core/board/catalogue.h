// SPDX-License-Identifier: MIT
#pragma once

// The boards that Last Peg knows by name, each with its classic problem.

#include <optional>
#include <span>
#include <string_view>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

struct CatalogueEntry {
    std::string_view name;   // as the command line and addresses spell it: "english"
    std::string_view title;  // as people say it: "English"
    Lattice lattice;
    std::string_view start;   // the classic start in position notation; its rows draw the board
    std::string_view finish;  // the classic finish in notation
};

// In the order in which they are offered.
std::span<const CatalogueEntry> catalogue();

// The entry of a name; nothing where there is none.
std::optional<CatalogueEntry> find_in_catalogue(std::string_view name);

}  // namespace peg
