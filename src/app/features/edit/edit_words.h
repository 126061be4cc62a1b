// SPDX-License-Identifier: MIT
#pragma once

// Words of the editor. The editor must be open, except for functions that give only names.

#include <string>

#include "app/kit/app_state.h"
#include "core/solver/nearest_winnable.h"

namespace peg::words {

// The status panel: whether the drawn problem can be won and why, or what to do.
Status edit_status(const AppState& state);
// The verdict for the live region: "Winnable.", or a sentence that begins with "Cannot be won".
std::string verdict_said(const AppState& state);
// For the page's line: "31 pegs drawn. One peg, in d4. Winnable."
std::string drawing_line(const AppState& state);

std::string begins_editing(const AppState& state);
std::string pegs_drawn(const AppState& state);  // "31 pegs."
// After a tap on a hole; `before` is the number of pegs before.
std::string drawn_hole(const AppState& state, Hole hole, int before);
std::string finish_chosen(const AppState& state);

// The difference of a nearby winnable position: "d4 out, c3 in", "2 holes changed".
std::string changes(const AppState& state, const NearPosition& near);
std::string changed(const NearPosition& near);
std::string nearest_found(std::size_t found);

// For lists: "One peg, anywhere", "Half turn".
std::string name(Finish::Kind finish);
std::string name(Symmetry symmetry);

}  // namespace peg::words
