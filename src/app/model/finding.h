// SPDX-License-Identifier: MIT
#pragma once

// What the solver found, believed only after a look: jumps are replayed and certificates checked
// (but for searches, which only another search could repeat), so that no broken worker can make the
// interface say something false. Takes microseconds, with a cost partition some 0.2 ms.

#include <optional>
#include <string>
#include <vector>

#include "app/words/app_errors.h"
#include "core/board/notation.h"
#include "core/solver/hint.h"
#include "report/json.h"

namespace peg {

struct Finding {
    Verdict verdict = Verdict::kUndecided;
    std::vector<JumpId> solution;      // from the position asked about to its finish
    std::vector<JudgedJump> jumps;     // of a hint: the legal jumps that were judged
    std::optional<Certificate> proof;  // when unsolvable
};

// One sentence for all that can be wrong: nobody but the solver's author can do anything about it.
inline Error unreadable() { return app_error("answer"); }

// "verdict" of a result; undecided where there is none that is known.
Verdict verdict_in(const Json& result);
// A list of texts, each a jump or a move; the jumps of the board that they are, which need not be
// legal. Empty for what is no list.
Result<std::vector<JumpId>> jumps_in(const Board& board, const Json* list);

// Of a result as answer_json or hint_json gives it; unknown fields do no harm.
Result<Finding> parse_finding(const Board& board, const Problem& problem, const Json& result);

}  // namespace peg
