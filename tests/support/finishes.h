// SPDX-License-Identifier: MIT
#pragma once

// Random finishes of all kinds, and the oracle's view of them.

#include <algorithm>
#include <set>

#include "core/board/problem.h"
#include "support/oracle.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

// Close to a reachable end, so that about half of the finishes can be reached.
inline Finish random_finish(oracle::Random& random, const Board& board, Finish::Kind kind,
                            const oracle::Outcomes& outcomes) {
    auto some = outcomes.begin();
    std::advance(some, oracle::below(random, static_cast<int>(outcomes.size())));
    Bits near = position_of(board, *some).pegs;
    if (oracle::below(random, 2) == 0) near ^= bit(random_hole(random, board));
    const Bits one = bit(random_hole(random, board));
    switch (kind) {
        case Finish::Kind::kHole: return Finish::at(lowest(one));
        case Finish::Kind::kFewest: return Finish::fewest();
        case Finish::Kind::kPosition: return Finish::exactly({near});
        case Finish::Kind::kPattern: {
            if (oracle::below(random, 3) == 0) return Finish::reach(lowest(one));
            const Bits holes = random_holes(random, board, 1 + oracle::below(random, 3)) | one;
            return Finish::pattern(holes, {near & holes});
        }
        case Finish::Kind::kOneOf:
            return Finish::one_of(one | bit(random_hole(random, board)) |
                                  random_holes(random, board, 5));
        case Finish::Kind::kPegs: {
            const int most = std::min(board.hole_count(), oracle::count(*outcomes.begin()) + 2);
            return Finish::exactly_pegs(
                1 + oracle::below(random, std::max(most, board.hole_count() / 2)));
        }
        case Finish::Kind::kMost: return Finish::most();
        case Finish::Kind::kAny: break;
    }
    return Finish::any();
}

// The outcomes that solve a problem with this finish, checked one by one without is_finished().
inline std::set<oracle::Pegs> solved_in(const oracle::Board& drawn, const Board& board,
                                        const Finish& finish, const oracle::Outcomes& outcomes) {
    const int fewest = oracle::fewest_pegs(outcomes);
    int most = 0;
    for (const oracle::Pegs& pegs : outcomes)
        if (oracle::legal_jumps(drawn, pegs).empty()) most = std::max(most, oracle::count(pegs));
    std::set<oracle::Pegs> ends;
    for (const oracle::Pegs& pegs : outcomes) {
        const int left = oracle::count(pegs);
        bool fits = true;  // every hole that matters
        int allowed = 0;   // pegs in holes that may be either
        for (std::size_t i = 0; i < pegs.size(); ++i) {
            const Hole hole = board.reading_order()[i];
            const bool peg = pegs[i] == 'x';
            const bool matters = contains(finish.holes, hole);
            if (matters || finish.kind == Finish::Kind::kPosition)
                fits = fits && peg == contains(finish.position.pegs, hole);
            allowed += peg && (finish.kind == Finish::Kind::kHole ? hole == finish.hole : matters);
        }
        bool solved = false;
        switch (finish.kind) {
            case Finish::Kind::kHole:
            case Finish::Kind::kOneOf: solved = left == 1 && allowed == 1; break;
            case Finish::Kind::kAny: solved = left == 1; break;
            case Finish::Kind::kFewest: solved = left == fewest; break;
            case Finish::Kind::kPosition:
            case Finish::Kind::kPattern: solved = fits; break;
            case Finish::Kind::kPegs: solved = left == finish.pegs; break;
            case Finish::Kind::kMost:
                solved = left == most && oracle::legal_jumps(drawn, pegs).empty();
                break;
        }
        if (solved) ends.insert(pegs);
    }
    return ends;
}

}  // namespace peg
