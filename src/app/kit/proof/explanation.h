// SPDX-License-Identifier: MIT
#pragma once

// A page of a proof for people: what lies on the board, what to write into the holes, and a few
// sentences.

#include <array>
#include <optional>
#include <string>

#include "app/kit/proof/proof_pages.h"
#include "app/model/judgement.h"

namespace peg {

struct Explanation {
    Bits pegs = 0;    // on the board: the case's first jumps are made
    Bits goal = 0;    // the position that play would have to end in; none where there are several
    Bits marked = 0;  // the holes of the cut or part that is picked out
    std::array<std::optional<std::int32_t>, kMaxHoles> worths{};  // of a pagoda function
    std::array<std::optional<int>, kMaxHoles> colours{};          // of the rule of three: 0 to 2
    std::array<std::optional<int>, kMaxHoles> regions{};  // of a cost partition: numbered from 0
    std::string title;
    std::string text;
};

// A number with a real minus sign.
std::string worth_text(std::int64_t worth);

// A, B, C ...; after Z again A.
std::string region_name(int region);

// Whether the page is explained in one short sentence, which needs no more room than any other
// message.
bool is_brief(const ProofPage& page);

// `cases`: how many the proof has, for its page of all cases. `way`: what the player asked.
Explanation explain(const Board& board, const ProofPage& page, std::size_t cases,
                    Way way = Way::kToGoal);

}  // namespace peg
