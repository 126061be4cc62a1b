// SPDX-License-Identifier: MIT
#include "core/proof/check_class.h"

#include <bitset>
#include <string>
#include <vector>

namespace peg {

namespace {

// 1, 2 or 3: three holes in a line have all three values, whose XOR is 0.
unsigned diagonal(int number) { return static_cast<unsigned>(number % 3 + 1); }

}  // namespace

bool ClassChecker::has_colours() const {
    return !board().lists_jumps() && board().lattice() != Lattice::kDiagonal;
}

unsigned ClassChecker::class_of(Bits pegs) const {
    if (!has_colours()) return 0;
    unsigned number = 0;
    for (Hole hole : board().reading_order()) {
        if (!contains(pegs, hole)) continue;
        const Cell cell = board().cell(hole);
        number ^= diagonal(cell.column + cell.row);
        if (board().lattice() == Lattice::kSquare)
            number ^= diagonal(cell.column - cell.row + 3 * kMaxRows) << 2;
    }
    return number;
}

CertificateCheck ClassChecker::check(const Claim& claim, const ClassCertificate& classes) const {
    if (!has_colours()) return check_cosets(claim, classes);
    const unsigned start = class_of(claim.start);
    if (classes.start_class != start)
        return fails("the start is of class " + std::to_string(start) + ", not " +
                     std::to_string(classes.start_class));
    if (!claim.goal) {
        if (classes.finish_class)
            return fails("a finish of several positions has no class of its own");
        return check_several(claim, start);
    }
    const unsigned finish = class_of(*claim.goal);
    if (classes.finish_class != finish)
        return fails("the finish is of class " + std::to_string(finish));
    if (start == finish) return fails("the finish is of the start's class");
    return holds();
}

CertificateCheck ClassChecker::check_cosets(const Claim& claim,
                                            const ClassCertificate& classes) const {
    // Reduced sets, each with a first hole that no other of them has.
    std::vector<Bits> sets;
    const auto reduced = [&](Bits set) {
        for (const Bits other : sets)
            if ((set & other & (~other + 1)) != 0) set ^= other;
        return set;
    };
    const auto add = [&](Bits set) {
        const Bits rest = reduced(set);
        if (rest == 0) return;
        for (Bits& other : sets)
            if ((other & rest & (~rest + 1)) != 0) other ^= rest;
        sets.push_back(rest);
    };
    for (const Jump& jump : board().jumps()) add(bit(jump.from) | bit(jump.over) | bit(jump.to));
    if (claim.goal) {
        if (!classes.finish_class || *classes.finish_class == classes.start_class)
            return fails("the classes of start and finish must be two");
        if (reduced(claim.start ^ *claim.goal) == 0)
            return fails("the finish is of the start's class");
        return holds();
    }
    if (classes.finish_class) return fails("a finish of several positions has no class of its own");
    switch (claim.goals) {
        case Claim::Goals::kOnePeg:
            for (Hole hole : board().reading_order())
                if (contains(claim.holes, hole) && reduced(claim.start ^ bit(hole)) == 0)
                    return fails("the hole " + name(hole) + " has the start's class");
            return holds();
        case Claim::Goals::kMatches:
            for (Hole hole : board().reading_order())
                if (!contains(claim.holes, hole)) add(bit(hole));
            if (reduced(claim.start ^ claim.pegs) == 0)
                return fails("some position of the finish is of the start's class");
            return holds();
        default: break;
    }
    return fails(
        "on this board the classes of positions with this number of pegs are not looked at");
}

CertificateCheck ClassChecker::check_several(const Claim& claim, unsigned start) const {
    if (claim.goals == Claim::Goals::kOnePeg) {
        for (Hole hole : board().reading_order())
            if (contains(claim.holes, hole) && class_of(bit(hole)) == start)
                return fails("the hole " + name(hole) + " has the start's class");
        return holds();
    }
    // The classes that are possible with n pegs; for a pattern, the number of pegs does not
    // matter.
    const bool any_number = claim.goals == Claim::Goals::kMatches;
    std::vector<std::bitset<16>> possible(static_cast<std::size_t>(claim.number) + 1);
    possible[0].set(class_of(claim.pegs));
    for (Hole hole : board().reading_order()) {
        if (contains(claim.holes, hole)) continue;
        const unsigned own = class_of(bit(hole));
        for (std::size_t n = possible.size(); n-- > (any_number ? 0 : 1);) {
            const std::bitset<16> before = possible[any_number ? n : n - 1];
            for (unsigned c = 0; c < 16; ++c)
                if (before[c]) possible[n].set(c ^ own);
        }
    }
    if (possible.back()[start]) return fails("some position of the finish is of the start's class");
    return holds();
}

}  // namespace peg
