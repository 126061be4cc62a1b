// SPDX-License-Identifier: MIT
#pragma once

// The solver's review of each jump of a game. The answer comes in parts: what is missing so far is
// undecided or empty.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "report/json.h"

namespace peg {

struct ReviewedJump {
    Verdict verdict = Verdict::kUndecided;  // on the position after the jump
    std::string solutions;                  // number of solutions from there; empty: not counted
    std::size_t legal = 0;                  // number of legal jumps before it, including this one
    std::optional<std::size_t> keeping;     // number of those that keep the game winnable; none:
                                            // unknown
    std::vector<JumpId> keepers;            // those known to keep it winnable
};

struct GameReview {
    Problem problem;            // the start of the game
    std::vector<JumpId> jumps;  // the jumps of the game
    Verdict start = Verdict::kUndecided;
    std::string start_solutions;
    std::vector<ReviewedJump> judged;  // one for each jump, or empty before the first answer
    bool complete = false;             // the answer is complete
    std::uint32_t question = 0;        // id of the last question for this review

    // The number, from 1, of the jump from a winnable position to one that is not.
    std::optional<std::size_t> lost_at() const;
};

// What a jump did to the game.
enum class ReviewMark : std::uint8_t {
    kNone,   // unknown
    kKeeps,  // kept the game winnable
    kOnly,   // the only jump that did
    kLoses,
    kLate,  // the game was already lost
};
// The mark of jump `number`, from 1.
ReviewMark mark_of(const GameReview& review, std::size_t number);
// The mark of a move, whose jumps are those after `begin` up to `end`.
ReviewMark mark_of_move(const GameReview& review, std::size_t begin, std::size_t end);

// Whether the first jump in which another line differs keeps the game winnable; nothing if unknown.
std::optional<bool> branch_keeps(const GameReview& review, std::span<const JumpId> line);

// Reads review_json (report/knowledge_json.h) into the review. Returns false and reads nothing if
// the JSON does not fit the game: other jumps, or more jumps that keep it winnable than there are.
bool take_review(const Board& board, const Json& result, GameReview& review);

}  // namespace peg
