// SPDX-License-Identifier: MIT
#pragma once

// A problem: a start, a finish of one of eight kinds, and optionally a survivor or marked pegs; and
// the questions to it: is it solved, what is left after a jump, which symmetries preserve it.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/board/position.h"

namespace peg {

struct Finish {
    enum class Kind : std::uint8_t {
        kHole,      // one peg, in `hole`
        kAny,       // one peg, anywhere
        kFewest,    // as few pegs as possible
        kPosition,  // exactly `position`
        kPattern,   // `holes` as in `position`, which has no pegs elsewhere; other holes may be
                    // either
        kOneOf,     // one peg, in one of `holes`
        kPegs,      // exactly `pegs` pegs, in any holes
        kMost,      // a dead end, a position without a jump, with as many pegs as possible
    };
    Kind kind = Kind::kAny;
    Hole hole = 0;
    Position position;
    Bits holes = 0;
    std::uint8_t pegs = 0;

    static constexpr Finish at(Hole hole) { return {Kind::kHole, hole, {}}; }
    static constexpr Finish any() { return {Kind::kAny, 0, {}}; }
    static constexpr Finish fewest() { return {Kind::kFewest, 0, {}}; }
    static constexpr Finish exactly(Position position) { return {Kind::kPosition, 0, position}; }
    static constexpr Finish pattern(Bits holes, Position position) {
        return {Kind::kPattern, 0, {position.pegs & holes}, holes};
    }
    // A peg in the hole, and anything elsewhere (Conway's army).
    static constexpr Finish reach(Hole hole) { return pattern(bit(hole), {bit(hole)}); }
    static constexpr Finish one_of(Bits holes) { return {Kind::kOneOf, 0, {}, holes}; }
    // Requires pegs >= 1.
    static constexpr Finish exactly_pegs(int pegs) {
        return {Kind::kPegs, 0, {}, 0, static_cast<std::uint8_t>(pegs)};
    }
    static constexpr Finish most() { return {Kind::kMost, 0, {}}; }

    constexpr bool operator==(const Finish&) const = default;
};

// Marked pegs: each must end in a given hole, and is never jumped over.
struct Marks {
    static constexpr std::size_t kMax = 8;
    struct Mark {
        Hole from = 0;  // at the start
        Hole to = 0;    // at the end

        constexpr bool operator==(const Mark&) const = default;
    };
    std::array<Mark, kMax> pegs{};  // the first `count`; no two are from the same hole
    std::uint8_t count = 0;

    constexpr bool empty() const { return count == 0; }
    constexpr std::span<const Mark> all() const& { return std::span(pegs).first(count); }
    void all() const&& = delete;  // the span would dangle
    constexpr bool at_home() const {
        return std::ranges::all_of(all(), [](const Mark& mark) { return mark.from == mark.to; });
    }
    constexpr bool operator==(const Marks&) const = default;
};

struct Problem {
    Position start;
    Finish finish;
    // The survivor: the hole, at the start, of the peg that must be the last one ("the man on the
    // watch"; Beasley, The Ins and Outs of Peg Solitaire, ch. 7). If empty, any peg may be.
    // Requires takes_survivor(finish). Searches ignore it unless they say that they respect it.
    std::optional<Hole> survivor;
    // Even fewer searches respect marks, and none respects them together with a survivor.
    Marks marks;

    constexpr bool operator==(const Problem&) const = default;
};

// What is known about a problem. kUndecided: a limit was reached, or the search has not ended yet.
enum class Verdict : std::uint8_t { kSolvable, kUnsolvable, kUndecided };

// Whether the finish is the best end of all that play can reach. Then there always is a solution,
// and a position alone does not tell whether it is a finish.
constexpr bool is_best_end(const Finish& finish) {
    return finish.kind == Finish::Kind::kFewest || finish.kind == Finish::Kind::kMost;
}

// Requires is_best_end(). Whether an end with `pegs` pegs is worse than one with `best` pegs.
constexpr bool falls_short(const Finish& finish, int pegs, int best) {
    return finish.kind == Finish::Kind::kMost ? pegs < best : pegs > best;
}

// Whether the position is a finish. Always false if is_best_end(), because the position alone does
// not tell.
constexpr bool is_finished(const Finish& finish, Position position) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return position.pegs == bit(finish.hole);
        case Finish::Kind::kAny: return peg_count(position) == 1;
        case Finish::Kind::kPosition: return position == finish.position;
        case Finish::Kind::kPattern: return (position.pegs & finish.holes) == finish.position.pegs;
        case Finish::Kind::kOneOf:
            return peg_count(position) == 1 && (position.pegs & ~finish.holes) == 0;
        case Finish::Kind::kPegs: return peg_count(position) == finish.pegs;
        case Finish::Kind::kFewest:
        case Finish::Kind::kMost: return false;
    }
    return false;
}

// The only position that the finish allows; empty if it allows several.
constexpr std::optional<Bits> only_goal(const Finish& finish) {
    if (finish.kind == Finish::Kind::kHole) return bit(finish.hole);
    if (finish.kind == Finish::Kind::kPosition) return finish.position.pegs;
    return std::nullopt;
}

// Whether the finish is one peg, so that a survivor can be asked for.
constexpr bool takes_survivor(const Finish& finish) {
    return finish.kind == Finish::Kind::kHole || finish.kind == Finish::Kind::kAny ||
           finish.kind == Finish::Kind::kOneOf;
}

// Whether the solutions to such a finish can be counted. That is not defined for a pattern, because
// a solution need not end where it first reaches the pattern, nor for `most` and n pegs.
constexpr bool is_countable(const Finish& finish) {
    return takes_survivor(finish) || finish.kind == Finish::Kind::kPosition ||
           finish.kind == Finish::Kind::kFewest;
}

// The holes that a picture of the finish marks: all that must have a peg at the end, or of which
// one must.
constexpr Bits goal_holes(const Finish& finish) {
    if (finish.kind == Finish::Kind::kHole) return bit(finish.hole);
    if (finish.kind == Finish::Kind::kOneOf) return finish.holes;
    return finish.position.pegs;
}

// A set of holes such that a symmetry preserves the finish if it maps the set to itself. Empty if
// every symmetry preserves the finish. Not for patterns.
constexpr std::optional<Bits> kept_holes(const Finish& finish) {
    if (finish.kind == Finish::Kind::kOneOf) return finish.holes;
    return only_goal(finish);
}

// Whether the start of `left` is a finish, with each marked peg where it must end.
constexpr bool is_finished(const Problem& left) {
    return is_finished(left.finish, left.start) && left.marks.at_home();
}

// The problem that is left after a legal jump; empty if the jump is over the survivor or a marked
// peg.
constexpr std::optional<Problem> left_after(const Problem& problem, const Jump& jump) {
    Problem left{play(problem.start, jump), problem.finish, problem.survivor, problem.marks};
    if (left.survivor == jump.over) return std::nullopt;
    if (left.survivor == jump.from) left.survivor = jump.to;
    for (std::size_t i = 0; i < left.marks.count; ++i) {
        Hole& peg = left.marks.pegs[i].from;
        if (peg == jump.over) return std::nullopt;
        if (peg == jump.from) peg = jump.to;
    }
    return left;
}

// Whether a symmetry of the board preserves start, finish, survivor and marked pegs.
constexpr bool keeps(const Permutation& symmetry, const Problem& problem) {
    const Bits goal = only_goal(problem.finish).value_or(0);
    return permute(symmetry, problem.start.pegs) == problem.start.pegs &&
           permute(symmetry, goal) == goal &&
           permute(symmetry, problem.finish.holes) == problem.finish.holes &&
           permute(symmetry, problem.finish.position.pegs) == problem.finish.position.pegs &&
           (!problem.survivor || symmetry[*problem.survivor] == *problem.survivor) &&
           std::ranges::all_of(problem.marks.all(), [&](const Marks::Mark& mark) {
               return symmetry[mark.from] == mark.from && symmetry[mark.to] == mark.to;
           });
}

}  // namespace peg
