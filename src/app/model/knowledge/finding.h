// SPDX-License-Identifier: MIT
#pragma once

// A result of the solver after checking: jumps are replayed and certificates are checked (except
// searches, which only another search could repeat). So a faulty worker cannot make the interface
// say something false.

#include <optional>
#include <string>
#include <vector>

#include "app/words/app_errors.h"
#include "core/board/notation/notation.h"
#include "core/solver/hint.h"
#include "report/json.h"

namespace peg {

struct Finding {
    Verdict verdict = Verdict::kUndecided;
    std::vector<JumpId> solution;      // from the position of the question to its finish
    std::vector<JudgedJump> jumps;     // of a hint: the legal jumps judged so far
    std::optional<Certificate> proof;  // if unsolvable
};

// One sentence for every fault in a result, because a player can do nothing about it.
inline Error unreadable() { return app_error("answer"); }

// The "verdict" of a result; undecided if it is missing or unknown.
Verdict verdict_in(const Json& result);
// The jumps of a list of texts, each a jump or a move. They exist on the board but need not be
// legal. Empty if `list` is no list.
Result<std::vector<JumpId>> jumps_in(const Board& board, const Json* list);

// Reads and checks a result in the form of answer_json or hint_json; unknown fields are ignored.
Result<Finding> parse_finding(const Board& board, const Problem& problem, const Json& result);

}  // namespace peg
