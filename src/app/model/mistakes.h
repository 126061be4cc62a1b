// SPDX-License-Identifier: MIT
#pragma once

// The player's mistakes: positions of games in which a jump lost what could be won. One is kept
// when the app learns where a game was lost, as the coach says it or the end of a game: then the
// solver has judged it already, and no game need be searched afterwards.

#include <string>
#include <vector>

#include "core/support/result.h"
#include "report/json.h"

namespace peg {

// In notation, as it is stored; read again when it is practised.
struct KeptMistake {
    std::string board;
    std::string position;  // before the jump
    std::string finish;
    std::string jump;     // that lost
    bool mended = false;  // the player has found one that does not

    bool is_same_position(const KeptMistake& other) const {
        return board == other.board && position == other.position && finish == other.finish;
    }
};
using Mistakes = std::vector<KeptMistake>;  // from the oldest on

// Made once more, a mistake is the last again, and open.
void add_mistake(Mistakes& mistakes, KeptMistake mistake);

// Adds what is not there. What was mended in either is mended.
void merge(Mistakes& ours, const Mistakes& others);
bool contains(const Mistakes& all, const Mistakes& part);
std::size_t open_mistakes(const Mistakes& mistakes);

Json mistakes_json(const Mistakes& mistakes);
std::string mistakes_text(const Mistakes& mistakes);  // the same
Mistakes read_mistakes(const Json* json);

}  // namespace peg
