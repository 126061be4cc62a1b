// SPDX-License-Identifier: MIT
// What is said of the solver: while it works, and of its answers.

#include <algorithm>

#include "app/coach/coach.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "report/fields.h"
#include "report/text.h"

namespace peg::words {

namespace {

std::string quest(Purpose purpose) {
    switch (purpose) {
        case Purpose::kCoach:
        case Purpose::kCoachCount:
        case Purpose::kHint: return "Looking for a hint";
        case Purpose::kBoard:
        case Purpose::kVerdict:
        case Purpose::kSolve: return "Looking for a solution";
        case Purpose::kShortest: return "Looking for the shortest";
        case Purpose::kAnother: return "Looking for another";
        case Purpose::kEasiest: return "Looking for long sweeps";
        case Purpose::kCount: return "Counting the solutions";
        case Purpose::kGenerate: return "Making a puzzle";
        case Purpose::kNearest: return "Looking for what is winnable";
        case Purpose::kOrigin: return "Looking for the way there";
    }
    return "";
}

std::string positions(const Thinking& thinking) {
    return counted(static_cast<std::uint64_t>(std::max(thinking.nodes, 0.0)), "position");
}

std::string with_space(const std::string& sentence) {
    return sentence.empty() ? sentence : ' ' + sentence;
}

}  // namespace

Status thinking(const Thinking& thinking) {
    const auto tenths = static_cast<int>(std::clamp(thinking.seconds, 0.0, 1e6) * 10);
    return {Tone::kPlain, true, quest(thinking.purpose),
            positions(thinking) + ", " + std::to_string(tenths / 10) + '.' +
                std::to_string(tenths % 10) + " of at most " + std::to_string(thinking.limit) +
                " s." + with_space(thinking.so_far)};
}

std::string begins(const Thinking& thinking) {
    return quest(thinking.purpose) + ", for at most " + std::to_string(thinking.limit) +
           " seconds. Escape stops it.";
}

std::string goes_on(const Thinking& thinking) {
    return quest(thinking.purpose) + ": " + positions(thinking) + " so far." +
           with_space(thinking.so_far);
}

std::string so_far(Purpose purpose, const Json& result) {
    const auto number = [&](const char* key) {
        return static_cast<std::size_t>(
            std::clamp(integer_of(result, key), std::int64_t{0}, std::int64_t{1'000'000}));
    };
    if (purpose == Purpose::kShortest) {
        const std::size_t moves = number("move_count");
        const std::size_t least = number("move_count_at_least");
        if (moves == 0) return "";
        return "Found one of " + counted(moves, "move") +
               (least > 0 ? "; at least " + std::to_string(least) + " are needed." : ".");
    }
    if (purpose == Purpose::kEasiest || purpose == Purpose::kNearest) {
        const Json* found =
            field_of(result, purpose == Purpose::kNearest ? "positions" : "solutions");
        if (found == nullptr || !found->is_array() || found->empty()) return "";
        return "Found " + std::to_string(found->size()) + " so far.";
    }
    return "";
}

// The solver stops at its time, or before it where it has no more memory.
std::string no_answer(const Thinking& asked) {
    if (asked.seconds + 1 < asked.limit) return "No answer within the memory that a page may use.";
    return "No answer within " + std::to_string(asked.limit) + " seconds.";
}

std::string standing(const AppState& state) {
    const Known* known = known_here(state);
    if (known != nullptr && known->verdict == Verdict::kSolvable) return "The position can be won.";
    return "It is not known whether this position can be won.";
}

std::string solution(const Board& board, std::span<const JumpId> jumps) {
    return "A solution: " + counted(jumps.size(), "jump") + " in " +
           counted(moves_of(board, jumps).size(), "move") + '.';
}

std::string shortest(std::size_t moves, std::size_t least) {
    if (moves <= least) return counted(moves, "move") + ": no solution takes fewer.";
    const std::string bound = std::to_string(least);
    return counted(moves, "move") + (least > 0
                                         ? ". At least " + bound +
                                               " are needed; whether fewer than these will do is "
                                               "not known."
                                         : ". Whether fewer will do is not known.");
}

std::string another(std::size_t moves) {
    return "Another solution, in " + counted(moves, "move") + '.';
}

std::string easiest(std::size_t found, std::size_t moves) {
    if (found == 1) return "The only solution found, in " + counted(moves, "move") + '.';
    return "The one with the longest sweeps of " + std::to_string(found) + " solutions, in " +
           counted(moves, "move") + '.';
}

}  // namespace peg::words
