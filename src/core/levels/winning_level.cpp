// SPDX-License-Identifier: MIT
#include "core/levels/winning_level.h"

#include <array>

namespace peg {

void WinningLevel::make_room() {
    forget();
    before.reserve(places.size());
    std::uint32_t bits = 0;
    for (Bits word : places) {
        before.push_back(bits);
        bits += static_cast<std::uint32_t>(peg::count(word));
    }
    known.reserve(bits);
}

// As find(), but a place where nothing wins has a term of zero instead of a branch: in the English
// central game about half of the neighbours win.
void WinningLevel::append_sums(std::span<const std::size_t> of, std::span<const std::size_t> ends,
                               std::vector<Known>& sums, std::vector<const Known*>& terms) const {
    static constexpr Known kNone;
    terms.clear();
    for (std::size_t place : of) {
        const std::array<const Known*, 2> either{&kNone, known.data() + number(place)};
        const Known* const term = either[places[place / 64] >> place % 64 & 1];
        __builtin_prefetch(term);
        terms.push_back(term);
    }
    std::size_t i = 0;
    for (std::size_t end : ends) {
        // All jumps of a position are in its list, so the list's length is what odds are shared by.
        const auto jumps = static_cast<double>(end - i);
        Known sum;
        for (; i < end; ++i) {
            sum.solutions = saturating_add(sum.solutions, terms[i]->solutions);
            sum.odds += terms[i]->odds;
            sum.share += terms[i]->share;
        }
        if (jumps > 0) sum.odds /= jumps;
        sums.push_back(sum);
    }
}

}  // namespace peg
