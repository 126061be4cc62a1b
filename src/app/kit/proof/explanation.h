// SPDX-License-Identifier: MIT
#pragma once

// A page of a proof for people: the position, numbers or colours in the holes, and a few sentences.

#include <array>
#include <optional>
#include <string>

#include "app/kit/proof/proof_pages.h"
#include "app/model/knowledge/judgement.h"

namespace peg {

struct Explanation {
    Bits pegs = 0;    // position on the board, after the case's first jumps
    Bits goal = 0;    // the position in which play would have to end; none if there are several
    Bits marked = 0;  // the holes of the selected cut or region
    std::array<std::optional<std::int32_t>, kMaxHoles> worths{};  // for a pagoda function
    std::array<std::optional<int>, kMaxHoles> colours{};          // for the rule of three: 0 to 2
    std::array<std::optional<int>, kMaxHoles> regions{};  // for a cost partition: numbered from 0
    std::string title;
    std::string text;
};

// A number with a real minus sign.
std::string worth_text(std::int64_t worth);

// A, B, C ...; after Z, A again.
std::string region_name(int region);

// True if one short sentence, the size of a usual message, explains the page.
bool is_brief(const ProofPage& page);

// `cases`: number of cases, for the proof's overview page. `way`: the player's question.
Explanation explain(const Board& board, const ProofPage& page, std::size_t cases,
                    Way way = Way::kToGoal);

}  // namespace peg
