// SPDX-License-Identifier: MIT
#include "app/features/library/library_words.h"

#include "app/features/library/keep.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/count.h"
#include "words/phrases/library.h"

namespace peg::words {

std::string library_tally(const AppState& state) {
    const std::size_t all = state.kept.library.games().size();
    if (all == 0) return phrase::library::empty();
    if (state.own.of<LibraryView>().sought.empty()) return phrase::count::games(all);
    return phrase::library::sought(all, sought_games(state).size(),
                                   state.own.of<LibraryView>().sought);
}

}  // namespace peg::words
