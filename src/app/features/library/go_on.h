// SPDX-License-Identifier: MIT
#pragma once

// What there is to go on with: the game that was left unfinished last; where there is none, the
// next problem that is not solved; else the puzzle of today.

#include <optional>

#include "app/kit/context.h"

namespace peg {

struct WayOn {
    enum class Kind : std::uint8_t { kGame, kProblem, kDay };
    Kind kind = Kind::kDay;
    std::size_t game = 0;                    // its place in the library
    const ListedProblem* problem = nullptr;  // of the list where the one on the board stands
};
// Nothing where even today's puzzle is solved.
std::optional<WayOn> way_on(const AppState& state);
// Whether there is one, which is asked after every change: the cheapest reason comes first.
bool has_way_on(const AppState& state);
// Takes it; there must be one.
void go_on(Context& context);
// Greets a player who comes back to a game that is over, or not begun, and offers to go on; whether
// it was one.
bool offer_to_go_on(Context& context);

}  // namespace peg
