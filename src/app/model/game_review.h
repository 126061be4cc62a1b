// SPDX-License-Identifier: MIT
#pragma once

// What the solver says of each jump of a game. The answer comes in piece by piece: what is not
// there yet is undecided, or empty.

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
    std::string solutions;                  // from there, in digits; empty: not counted
    std::size_t legal = 0;                  // jumps that there were before it, this one too
    std::optional<std::size_t> keeping;     // how many of them kept the game; none: not known yet
    std::vector<JumpId> keepers;            // those that are known to
};

struct GameReview {
    Problem problem;            // from the start of the game
    std::vector<JumpId> jumps;  // of the game
    Verdict start = Verdict::kUndecided;
    std::string start_solutions;
    std::vector<ReviewedJump> judged;  // one for each jump, or nothing before the first answer
    bool complete = false;             // no more will come
    std::uint32_t question = 0;        // the id of the question for it that was asked last

    // The number, from 1, of the jump that led from a position that can be won to one that cannot.
    std::optional<std::size_t> lost_at() const;
};

// What a jump did to the game.
enum class ReviewMark : std::uint8_t {
    kNone,   // it is not known
    kKeeps,  // it kept the game
    kOnly,   // as no other jump did
    kLoses,
    kLate,  // the game was lost already
};
// Of jump number `number`, from 1.
ReviewMark mark_of(const GameReview& review, std::size_t number);
// Of a move, the jumps after `begin` up to `end`: what its jumps did altogether.
ReviewMark mark_of_move(const GameReview& review, std::size_t begin, std::size_t end);

// Whether the jump with which another line leaves the game keeps it; nothing where that is not
// known.
std::optional<bool> branch_keeps(const GameReview& review, std::span<const JumpId> line);

// Takes what review_json (report/knowledge_json.h) gives of this game into the review. False, and
// nothing is taken, where it is no review of the game: other jumps, or more that keep the game than
// there are.
bool take_review(const Board& board, const Json& result, GameReview& review);

}  // namespace peg
