// SPDX-License-Identifier: MIT
#pragma once

// A proof for people: what to write into the holes, and one or two sentences. A proof by cases (one
// for each hole where the last peg could stand) has a page for each.

#include <array>
#include <optional>
#include <string>

#include "core/problem.h"
#include "core/proof.h"

namespace peg {

struct Explanation {
    std::array<std::optional<std::int32_t>, kMaxHoles> worths{};  // of a pagoda function
    std::array<std::optional<int>, kMaxHoles> colours{};          // of the rule of three: 0 to 2
    std::array<std::optional<int>, kMaxHoles> regions{};          // of fares: numbered from 0
    std::optional<Hole> last_peg;  // the hole that this page is about, where a proof has cases
    std::string title;
    std::string text;
};

// A number with a real minus sign.
std::string worth_text(std::int64_t worth);

// A, B, C ...; after Z again A.
std::string region_name(int region);

// At least 1.
std::size_t page_count(const Proof& proof);

// Of a proof that the problem has no solution.
Explanation explain(const Board& board, const Problem& problem, const Proof& proof,
                    std::size_t page);

}  // namespace peg
