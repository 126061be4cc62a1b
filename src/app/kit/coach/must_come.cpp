// SPDX-License-Identifier: MIT
#include "app/kit/coach/must_come.h"

#include <utility>

#include "app/kit/app_state.h"
#include "app/kit/proof/proof_mode.h"
#include "app/model/knowledge/finding.h"
#include "report/fields.h"

namespace peg {

std::optional<MustCome> parse_must_come(const Board& board, const Problem& problem,
                                        const Json& result) {
    auto jumps = jumps_in(board, field_of(result, "jumps"));
    const auto undecided = jumps_in(board, field_of(result, "undecided"));
    if (!jumps || !undecided) return std::nullopt;
    MustCome must{problem, *std::move(jumps), undecided->size(), {}};
    const Json* last = field_of(result, "last");
    const Json* open = field_of(result, "last_undecided");
    const bool settled = open != nullptr && open->is_array() && open->empty();
    if (!settled || last == nullptr || !last->is_array() || last->size() != 1) return must;
    const auto hole = last->front().is_string()
                          ? parse_hole(board, last->front().get_ref<const std::string&>())
                          : Result<Hole>(unreadable());
    if (!hole || !contains(problem.start.pegs, *hole)) return std::nullopt;
    must.last = *hole;
    return must;
}

const MustCome* must_come_here(const AppState& state) {
    if (!state.marks.must_come || proof_mode(state) != nullptr || hides_game(state)) return nullptr;
    return state.marks.must_come->of == state.played.game.problem_left() ? &*state.marks.must_come
                                                                         : nullptr;
}

}  // namespace peg
