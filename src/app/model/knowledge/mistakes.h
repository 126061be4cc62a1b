// SPDX-License-Identifier: MIT
#pragma once

// The player's mistakes: positions in which a jump lost a winnable game. A mistake is kept when the
// app learns where a game was lost, from the coach or at the end of a game; by then the solver has
// judged it.

#include <string>
#include <vector>

#include "core/support/result.h"
#include "report/json.h"

namespace peg {

// In notation, as stored; read again for practice.
struct KeptMistake {
    std::string board;
    std::string position;  // before the losing jump
    std::string finish;
    std::string jump;     // the losing jump
    bool mended = false;  // the player has found a jump that keeps the game winnable

    bool is_same_position(const KeptMistake& other) const {
        return board == other.board && position == other.position && finish == other.finish;
    }
};
using Mistakes = std::vector<KeptMistake>;  // oldest first

// Adds a mistake as the newest; one that was made before is open again.
void add_mistake(Mistakes& mistakes, KeptMistake mistake);

// Adds missing mistakes. A mistake is mended if it is mended in either.
void merge(Mistakes& ours, const Mistakes& others);
bool contains(const Mistakes& all, const Mistakes& part);
std::size_t open_mistakes(const Mistakes& mistakes);

Json mistakes_json(const Mistakes& mistakes);
std::string mistakes_text(const Mistakes& mistakes);  // the same as text
Mistakes read_mistakes(const Json* json);

}  // namespace peg
