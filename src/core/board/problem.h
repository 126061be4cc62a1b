// SPDX-License-Identifier: MIT
#pragma once

// What is asked: from which position, to which finish.

#include <optional>

#include "core/board/position.h"

namespace peg {

struct Finish {
    enum class Kind : std::uint8_t {
        kHole,      // one peg, in `hole`
        kAny,       // one peg, anywhere
        kFewest,    // as few pegs as possible
        kPosition,  // exactly `position`
    };
    Kind kind = Kind::kAny;
    Hole hole = 0;
    Position position;

    static constexpr Finish at(Hole hole) { return {Kind::kHole, hole, {}}; }
    static constexpr Finish any() { return {Kind::kAny, 0, {}}; }
    static constexpr Finish fewest() { return {Kind::kFewest, 0, {}}; }
    static constexpr Finish exactly(Position position) { return {Kind::kPosition, 0, position}; }

    constexpr bool operator==(const Finish&) const = default;
};

struct Problem {
    Position start;
    Finish finish;
    // Where, at the start, the peg is that must be the last one ("the man on the watch"; Beasley,
    // The Ins and Outs of Peg Solitaire, ch. 7); nothing: any peg may. Only with a finish of one
    // peg. Few searches know of it; those that do say so.
    std::optional<Hole> survivor;

    constexpr bool operator==(const Problem&) const = default;
};

// What is known of a problem. kUndecided: a limit was reached, or the search has not ended yet.
enum class Verdict : std::uint8_t { kSolvable, kUnsolvable, kUndecided };

// Whether play may stop here as finished. For `fewest` no single position can tell: false.
constexpr bool is_finished(const Finish& finish, Position position) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return position.pegs == bit(finish.hole);
        case Finish::Kind::kAny: return peg_count(position) == 1;
        case Finish::Kind::kPosition: return position == finish.position;
        case Finish::Kind::kFewest: return false;
    }
    return false;
}

// The position that play has to end in; nothing where there are several.
constexpr std::optional<Bits> only_goal(const Finish& finish) {
    if (finish.kind == Finish::Kind::kHole) return bit(finish.hole);
    if (finish.kind == Finish::Kind::kPosition) return finish.position.pegs;
    return std::nullopt;
}

// Whether a peg can be asked to survive until such a finish.
constexpr bool takes_survivor(const Finish& finish) {
    return finish.kind == Finish::Kind::kHole || finish.kind == Finish::Kind::kAny;
}

// What is left of a problem after a legal jump; nothing where the jump takes the survivor.
constexpr std::optional<Problem> left_after(const Problem& problem, const Jump& jump) {
    Problem left{play(problem.start, jump), problem.finish, problem.survivor};
    if (left.survivor == jump.over) return std::nullopt;
    if (left.survivor == jump.from) left.survivor = jump.to;
    return left;
}

// Whether a symmetry of the board leaves the start, the finish and the survivor as they are.
constexpr bool keeps(const Permutation& symmetry, const Problem& problem) {
    const Bits goal = only_goal(problem.finish).value_or(0);
    return permute(symmetry, problem.start.pegs) == problem.start.pegs &&
           permute(symmetry, goal) == goal &&
           (!problem.survivor || symmetry[*problem.survivor] == *problem.survivor);
}

}  // namespace peg
